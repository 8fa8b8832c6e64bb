# Mida ütlevad kõik mängud ja ekraanid: valikud, partiid, ülestähendused.

## Majareeglid
option-unknown-preset = Põhivarianti „{ $preset }“ ei ole; põhivariandid on { $known }.
option-unknown = Selles mängus ei ole valikut „{ $option }“.
option-not-a-setting = „{ $text }“ ei ole seade; kirjuta see kujul nimi=väärtus, iga nimi üks kord.
option-out-of-range = { $option } peab olema täisarv { $low } kuni { $high }, mitte „{ $value }“.
option-not-a-value = { $option } ei saa olla „{ $value }“; see võib olla { $known }.
option-not-in-preset = { $option } ei tähenda põhivariandis „{ $preset }“ midagi ja tuleb jätta nii, nagu see on.
option-needs = { $option } tähendab midagi ainult siis, kui { $other } on üks neist: { $values }.

## Mängud, partiid, käigud
game-unknown = Mängu „{ $game }“ ei ole; mängud on { $known }.
match-round-over = Voor on läbi: enne järgmist jagamist ei saa midagi käia.
match-round-not-over = Voor alles käib: järgmine jagatakse, kui see on läbi.
match-over = Partii on läbi.
match-no-stop = Nende majareeglite järgi partii praegu kokkuleppel ei lõpe.
undo-refused = Viimast käiku ei saa tagasi võtta: see näitas midagi või on keegi pärast seda käinud.

## Ülestähendused
record-error = Rida { $line }: { $fault }
record-no-deal = Ülestähendus lõpeb enne esimest jagamist.
record-expected = Siin peab olema rida, mille alguses on „{ $expected }“, mitte „{ $text }“.
record-format = See programm loeb ülestähendusi vormingus { $known }; failis seisab „{ $text }“.
record-version = Ülestähendus on tehtud reeglite versiooniga { $version }, see programm mängib versiooni { $known }.
record-seat = Siin peab olema „seat { $number } NIMI“.
record-seed = Siin peab olema „seed TEKST“, tekst ühe sõnana.
record-deal = Siin peab olema „deal { $number } dealer KOHT seed TEKST“.
record-dealer = Reeglite järgi jagab selle vooru koht { $dealer }.
record-turn = Käigu tegijaks on märgitud „{ $text }“, aga käigukord on kohal { $expected }.
record-unknown-line = Rida, mille alguses on „{ $text }“, ei ole tuttav.
record-mismatch = Real { $what } peaks olema { $expected }, ülestähenduses on „{ $text }“.
record-words = Siin peab olema „words KOHT TEKST“, mitte „words { $text }“.
record-proof = Jagamise { $number } saladus ei sobi sellega, mida enne jagamist lubati: kaarte ei segatud nii, nagu öeldud.
