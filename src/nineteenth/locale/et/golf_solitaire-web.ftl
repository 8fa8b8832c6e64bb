# Mida leht ütleb lisaks mängu enda sõnadele.

web-preset-golf-solitaire-classic = Klassikaline
web-preset-golf-solitaire-relaxed = Leebe
web-preset-golf-solitaire-wrapped = Ringiratast
web-preset-golf-solitaire-nine-deals = Üheksa jagamist
web-solitaire-column = { $column }. tulp: { $card }, { $behind ->
    [0] viimane kaart
    [one] selle taga { $behind } kaart
   *[other] selle taga { $behind } kaarti
}
web-solitaire-stock = Pakk, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}. Pööra järgmine kaart.
web-solitaire-discard = Maha pandud kaardid, peal { $card }
web-solitaire-left = { $left ->
    [one] alles { $left } kaart
   *[other] alles { $left } kaarti
}
web-solitaire-prompt = Pane peale kaart, mis on { $card } kõrval, või pööra järgmine.
web-solitaire-prompt-turn = { $card } peale ei sobi ükski kaart: pööra järgmine.
