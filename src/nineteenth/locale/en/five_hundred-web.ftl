### Five Hundred in the browser.

## Presets by name
web-preset-five-hundred-australian = Four in partnership
web-preset-five-hundred-complete = Four, every bid
web-preset-five-hundred-american = Four, one call each
web-preset-five-hundred-three-handed = Three players
web-preset-five-hundred-two-handed = Two players, 24 cards
web-preset-five-hundred-two-handed-33 = Two players, 33 cards
web-preset-five-hundred-two-handed-25 = Two players, 25 cards
web-preset-five-hundred-two-handed-partners = Two players with table hands
web-preset-five-hundred-two-handed-43 = Two players, 43 cards
web-preset-five-hundred-four-handed-us = Four, 45 cards
web-preset-five-hundred-five-handed = Five players
web-preset-five-hundred-six-handed = Six in teams

## Cards and places
web-500-card = { $card }
web-500-card-chosen = { $card }, chosen
web-500-pile = { $name }: { $count ->
    [one] { $count } trick taken
   *[other] { $count } tricks taken
}. Look at the last trick.
web-500-part = { $part }
web-500-badge-contractor = Contractor
web-500-badge-contractor-short = C
web-500-badge-partner = Contractor’s partner
web-500-badge-partner-short = P
web-500-table-hand = Table hand of { $name }
web-500-sits-out = sits out

## The auction
web-500-auction = Bidding
web-500-ladder = Bids, from low to high
web-500-pass = Pass
web-500-look = Look at your cards
web-500-sans = Without the kitty
web-500-short-misere = Misère
web-500-short-open-misere = Open
web-500-short-blind-misere = Blind
web-500-short-nt = NT
web-500-short-sans = s
web-500-bid-label = Bid { $bid }, worth { $value }
web-500-bid-standing = { $bid }, worth { $value }: the bid that stands, by { $player }
web-500-bid-closed = { $bid }, worth { $value }: not to be bid now
web-500-no-bid = No bid yet
web-500-no-contract = No contract
web-500-thrown-in = Thrown in
web-500-by = by { $name }
web-500-value = Worth

## The kitty, the joker, the partner
web-500-exchange = Choose { $count ->
    [one] a card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
   *[other] { $count } cards
} to put away: { $chosen } of { $count }. Tap one again to take it back.
web-500-others-exchange = { $name } takes the kitty and puts cards away.
web-500-put-away = Put away
web-500-nominate = Give the joker a suit?
web-500-nominate-how = It is then the top card of that suit. Without a suit it beats everything, but is hard to get rid of.
web-500-nominate-suit = Nominate { $suit }
web-500-nominate-none = No suit
web-500-others-nominate = { $name } may give the joker a suit.
web-500-name-suit = Lead the joker in the name of which suit?
web-500-name-suit-label = Lead it in the name of { $suit }
web-500-partner = Who plays with you?
web-500-call-card = Call a card: whoever holds it plays with you
web-500-alone = Go alone
web-500-others-call = { $name } looks for a partner.

## The play
web-500-progress = { $taken } of { $needed } tricks; the others have { $others }
web-500-progress-misere = { $taken ->
    [0] No trick taken
    [one] { $taken } trick taken
   *[other] { $taken } tricks taken
}; the others have { $others }
web-500-joker-is = The joker is the top card of { $suit }
web-500-led-suits = Suits led so far:
web-500-called = partner: { $card }
web-500-claim = Claim
web-500-claim-ask = Claim all remaining tricks? Your hand takes every one of them, whatever the others hold and play.
web-500-claim-misere-ask = Claim the misère? Nothing can make your hand take a trick any more.
web-500-last-trick = Last trick
web-500-review = Tricks played
web-500-trick-number = Trick { $number }
web-500-no-tricks = No trick yet
web-500-took = takes the trick
web-500-named = The joker was led in the name of { $suit }.
web-500-you-put-away = You have put away:
web-500-earlier = Earlier
web-500-later = Later

## What may be done
web-500-prompt-look = Look at your cards, or bid blind.
web-500-prompt-bid = Bid, or pass.
web-500-prompt-bid-over = Bid higher than { $bid }, or pass.
web-500-prompt-partner = Name your partner.
web-500-prompt-call = Call a card, or go alone.
web-500-prompt-exchange = Put { $count ->
    [one] a card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
    [6] six cards
   *[other] { $count } cards
} away.
web-500-prompt-nominate = Give the joker a suit, or none.
web-500-prompt-lead = { $table ->
    [true] Lead from your table hand.
   *[other] Lead a card.
}
web-500-prompt-follow = { $table ->
    [true] Play from your table hand: { $suit } led.
   *[other] Play a card: { $suit } led.
}
