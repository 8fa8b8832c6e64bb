# The table of Golf in sentences: games/golf/board.py. Rows are parted by semicolons.

golf-board-round = Round { $round }. { $player } dealt.
golf-board-grid = { $player } (total { $total }): { $places }.
golf-board-up = { $place } { $card }
golf-board-known = { $place } { $card } face down
golf-board-seen = { $place } face down but seen
golf-board-down = { $place } face down
golf-board-gone = { $place } empty
golf-board-stock = Stock: { $stock }. The discard pile is empty.
golf-board-piles = Stock: { $stock }. Discard pile: { $card }.
golf-board-held-stock = { $player } holds { $card }, drawn from the stock.
golf-board-held-discard = { $player } holds { $card }, taken from the discard pile.
golf-board-held-unseen = { $player } holds a card drawn from the stock.
golf-board-closed = { $player } has closed: everybody else has one last turn.
