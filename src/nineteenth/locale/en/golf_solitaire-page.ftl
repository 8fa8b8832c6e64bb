# Golf Solitaire alone in the browser.

golf_solitaire-desk-number = A deal’s number is from 1 to { $high }.
golf_solitaire-desk-no-redo = Nothing was taken back that could be played again.

web-solitaire-number = Deal { $number }
web-solitaire-loading = Getting the cards out …
web-solitaire-loading-why = The rules and the solver are loaded once (12 MB); after that you can play without a network.
web-solitaire-failed = The game could not be loaded: { $text }
web-solitaire-new = New deal
web-solitaire-any = Deal the cards
web-solitaire-daily = The deal of { $day }
web-solitaire-rules = Rules
web-solitaire-by-number = A deal by its number
web-solitaire-by-text = A deal as text: seven lines of five cards, then the stock
web-solitaire-this-text = Show this deal
web-solitaire-deal = Deal
web-solitaire-redo = Play it again
web-solitaire-restart = Start over
web-solitaire-hint = Hint
web-solitaire-winnable = Still winnable?
web-solitaire-thinking = Thinking it through …
web-solitaire-can-clear = Yes, it can still be cleared with the stock as it lies.
web-solitaire-cannot-clear = No: with the stock as it lies { $left ->
    [one] 1 card is left at best
   *[other] { $left } cards are left at best
}.
web-solitaire-show = Show how
web-solitaire-showing = The solution is played.
web-solitaire-over = The deal is over.
web-solitaire-cleared = Cleared!
web-solitaire-could-clear = This deal could have been cleared.
web-solitaire-best = The best that could be done was { $left }.
web-solitaire-course = { $played } of { $deals } deals: { $scores }; total { $total }.
web-solitaire-another = Another deal
web-solitaire-next = Next deal
web-solitaire-statistics = Statistics
web-solitaire-no-statistics = Nothing yet: finish a deal first.
web-solitaire-played = Deals
web-solitaire-cleared-count = Cleared
web-solitaire-average = Cards left on average
web-solitaire-best-count = Fewest left
web-solitaire-streak = Cleared in a row
web-solitaire-longest = Longest row
web-solitaire-distribution = How often how many cards were left
web-solitaire-forget = Forget all this
