# What the solvers answer, a message for each part of an answer that people want to read: <game>-answer-<part>.

golf_solitaire-answer-deal = Deal { $value }
golf_solitaire-answer-winnable-yes = can be cleared
golf_solitaire-answer-winnable-no = cannot be cleared
golf_solitaire-answer-fewest-left = fewest cards left: { $value }
golf_solitaire-answer-line = line: { $value }
golf_solitaire-answers-winnable = can be cleared: { $sum }
golf_solitaire-answers-fewest-left = fewest cards left in all: { $sum }

five_hundred-answer-id = Deal { $value }
five_hundred-answer-dd = tricks of seats 1 and 3 by contract: { $value }
five_hundred-answer-by = misère by nomination: { $value }
