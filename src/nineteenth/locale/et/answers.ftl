# Mida lahendajad vastavad: üks sõnum vastuse iga osa kohta, mida inimene lugeda tahab, <mäng>-answer-<osa>.

golf_solitaire-answer-deal = { $value }. jagamine
golf_solitaire-answer-winnable-yes = tuleb välja
golf_solitaire-answer-winnable-no = ei tule välja
golf_solitaire-answer-fewest-left = vähim järele jäävaid kaarte: { $value }
golf_solitaire-answer-line = käigud: { $value }
golf_solitaire-answers-winnable = tuleb välja: { $sum }
golf_solitaire-answers-fewest-left = vähim järele jäävaid kaarte kokku: { $sum }

five_hundred-answer-id = { $value }. jagamine
five_hundred-answer-dd = kohtade 1 ja 3 tihid pakkumise kaupa: { $value }
five_hundred-answer-by = misäär nimetatud masti kaupa: { $value }
