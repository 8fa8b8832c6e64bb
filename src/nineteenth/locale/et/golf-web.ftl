# Mida leht ütleb lisaks mängu enda sõnadele.

web-preset-golf-six = Kuus kaarti
web-preset-golf-eight = Kaheksa kaarti
web-preset-golf-ten = Kümme kaarti
web-preset-golf-nine = Üheksa kaarti, kolmikud
web-preset-golf-nine-hole = Üheksa auku
web-preset-golf-nine-hole-6 = Üheksa auku, kuus kaarti
web-preset-golf-nine-hole-3 = Üheksa auku, kolm kaarti
web-preset-golf-four = Neli kinnist kaarti
web-preset-golf-four-hand = Neli kaarti käes
web-golf-stock = Pakk, { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarti
}. Võta kaart.
web-golf-discard = Maha pandud kaardid, peal { $card }
web-golf-discard-empty = Maha pandud kaarte ei ole
web-golf-held = Käes: { $card }
web-golf-place-down = { $row }. rida, { $column }. tulp, kinni
web-golf-place-known = { $row }. rida, { $column }. tulp, kinni, oled näinud
web-golf-place-up = { $row }. rida, { $column }. tulp, { $card }
web-golf-place-secret = { $row }. rida, { $column }. tulp, { $card }, näed ainult sina
web-golf-place-gone = { $row }. rida, { $column }. tulp, eemaldatud
web-golf-badge-closer = Lõpetas vooru
web-golf-badge-closer-short = ✓
web-golf-knock = Koputa
web-golf-keep = Jäta nii
web-golf-pass = Jäta vahele
web-golf-throw = Pane { $card } maha
web-golf-remove = Eemalda { $line }. rida
web-golf-prompt-flip = Pööra üks oma kaart lahti.
web-golf-prompt-peek = { $count ->
    [one] Vaata üht oma kaarti.
   *[other] Vali { $count } oma kaarti, mida vaadata.
}
web-golf-prompt-flip-after = { $free ->
    [true] Pööra üks kaart lahti või jäta nii.
   *[other] Pööra üks kaart lahti.
}
web-golf-prompt-holding = Vaheta { $card } mõne oma kaardi vastu või pane maha.
web-golf-prompt-taken = Vaheta { $card } mõne oma kaardi vastu.
web-golf-prompt-turn = { $knock ->
    [true] Võta pakist, võta pealmine mahapandud kaart või koputa.
   *[other] Võta pakist või võta pealmine mahapandud kaart.
}
web-golf-prompt-last = Sinu viimane käik: võta pakist või võta pealmine mahapandud kaart.
