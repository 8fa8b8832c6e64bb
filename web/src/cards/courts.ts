/**
 * Half figures of king, queen and jack, drawn from a few shapes in a box 126 wide (x 62…188) whose foot is the
 * middle of the card (y = 175). The other half is the same turned round.
 */

const ROBE = `<path class="robe" d="M62 175V158C70 138 92 131 107 127H143C158 131 180 138 188 158V175Z"/>`;
const TRIM = `<path class="trim" d="M108 127L125 175L142 127"/><path class="trim thin" d="M80 142L92 175M170 142L158 175"/>`;
const HEAD = `<path class="skin" d="M106 84H144V104C144 120 136 130 125 130C114 130 106 120 106 104Z"/>`;
const FACE = `<path class="line" d="M113 99H119M131 99H137M125 100V110H122M119 118H131"/>`;

const KING =
  `<path class="hair" d="M103 82H147V112C146 118 150 122 152 124H144L143 96H107L106 124H98C100 122 104 118 103 112Z"/>` +
  ROBE +
  TRIM +
  HEAD +
  `<path class="hair" d="M106 104C108 112 112 113 116 113H134C138 113 142 112 144 104V116C144 134 134 144 125 150C116 144 106 134 106 116Z"/>` +
  `<path class="line" d="M113 98H119M131 98H137M125 99V108H122"/>` +
  `<path class="gold" d="M101 86L97 54L112 68L125 48L138 68L153 54L149 86Z"/>` +
  `<path class="line" d="M101 78H149"/><circle class="gem" cx="125" cy="46" r="4.5"/><circle class="gem" cx="96" cy="53" r="3.5"/><circle class="gem" cx="154" cy="53" r="3.5"/>`;

const QUEEN =
  `<path class="hair" d="M125 72C101 72 98 92 99 110C100 126 92 130 90 144C104 146 110 138 112 128H138C140 138 146 146 160 144C158 130 150 126 151 110C152 92 149 72 125 72Z"/>` +
  ROBE +
  `<path class="trim" d="M106 128C108 150 142 150 144 128"/><path class="trim thin" d="M125 146V175M82 141C86 152 90 162 90 175M168 141C164 152 160 162 160 175"/>` +
  HEAD +
  FACE +
  `<path class="hair" d="M106 100C106 86 112 84 125 84C138 84 144 86 144 100C140 92 134 90 125 90C116 90 110 92 106 100Z"/>` +
  `<path class="gold" d="M105 80C103 72 104 64 106 58L115 68L125 54L135 68L144 58C146 64 147 72 145 80C132 75 118 75 105 80Z"/>` +
  `<circle class="gem" cx="125" cy="52" r="4"/><circle class="gem" cx="105" cy="56" r="3"/><circle class="gem" cx="145" cy="56" r="3"/><circle class="gem" cx="125" cy="150" r="4.5"/>`;

const JACK =
  `<path class="hair" d="M104 84H146L149 122C144 126 140 122 139 118V96H111V118C110 122 106 126 101 122Z"/>` +
  ROBE +
  `<path class="trim" d="M108 127V140L125 132L142 140V127"/><path class="trim thin" d="M125 134V175M92 136V175M158 136V175"/>` +
  HEAD +
  FACE +
  `<path class="robe" d="M98 86C96 68 110 60 128 60C144 60 154 70 152 86Z"/><path class="gold" d="M97 80H153V88H97Z"/>` +
  `<path class="gold" d="M140 64C146 46 160 42 170 46C164 56 156 66 146 70Z"/><path class="line" d="M143 68C150 60 158 52 166 48"/>`;

export const COURT: Record<string, string> = { K: KING, Q: QUEEN, J: JACK };
