# Golfipasjanss üksi brauseris.

golf_solitaire-desk-number = Jaotuse number on 1 kuni { $high }.
golf_solitaire-desk-no-redo = Midagi pole tagasi võetud, mida uuesti mängida.

web-solitaire-number = Jaotus { $number }
web-solitaire-loading = Kaardid võetakse välja …
web-solitaire-loading-why = Reeglid ja lahendaja laaditakse korra (12 MB); edasi saab mängida ka ilma võrguta.
web-solitaire-failed = Mängu ei õnnestunud laadida: { $text }
web-solitaire-new = Uus jaotus
web-solitaire-any = Jaga kaardid
web-solitaire-daily = Päeva { $day } jaotus
web-solitaire-rules = Reeglid
web-solitaire-by-number = Jaotus numbri järgi
web-solitaire-by-text = Jaotus tekstina: seitse rida viie kaardiga, siis pakk
web-solitaire-this-text = Näita seda jaotust
web-solitaire-deal = Jaga
web-solitaire-redo = Mängi uuesti
web-solitaire-restart = Alusta otsast
web-solitaire-hint = Vihje
web-solitaire-winnable = Kas veel tuleb välja?
web-solitaire-thinking = Mõtlen järele …
web-solitaire-can-clear = Jah, selle pakiga saab laua veel tühjaks.
web-solitaire-cannot-clear = Ei: selle pakiga jääb parimal juhul { $left ->
    [one] 1 kaart
   *[other] { $left } kaarti
} alles.
web-solitaire-show = Näita, kuidas
web-solitaire-showing = Lahendust mängitakse ette.
web-solitaire-over = Jaotus on läbi.
web-solitaire-cleared = Tuli välja!
web-solitaire-could-clear = See jaotus oleks välja tulnud.
web-solitaire-best = Parim võimalik tulemus oli { $left }.
web-solitaire-course = { $played } jaotust { $deals } jaotusest: { $scores }; kokku { $total }.
web-solitaire-another = Veel üks jaotus
web-solitaire-next = Järgmine jaotus
web-solitaire-statistics = Statistika
web-solitaire-no-statistics = Veel pole midagi: mängi üks jaotus lõpuni.
web-solitaire-played = Jaotusi
web-solitaire-cleared-count = Välja tulnud
web-solitaire-average = Keskmiselt alles
web-solitaire-best-count = Kõige vähem alles
web-solitaire-streak = Järjest välja tulnud
web-solitaire-longest = Pikim jada
web-solitaire-distribution = Kui sageli mitu kaarti alles jäi
web-solitaire-forget = Unusta kõik
