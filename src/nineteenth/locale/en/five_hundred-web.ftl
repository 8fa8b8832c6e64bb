# What the page says beside the game’s own words.

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
web-500-card = { $card }
web-500-card-table = Table hand: { $card }
web-500-table-hand = Table hand of { $player }
web-500-standing = Highest bid: { $bid } ({ $player })
web-500-contract = { $bid } by { $player }
web-500-contract-called = { $bid } by { $player }, calling { $card }
web-500-contract-nominated = { $bid } by { $player }, joker in { $suit }
web-500-bid = { $bid }
web-500-bid-suit = { $tricks } { $sign }
web-500-bid-nt = { $tricks } NT
web-500-worth = { $value }
web-500-pass = Pass
web-500-passed = passed
web-500-look = Look at my cards
web-500-your-call = Your call
web-500-call-partner = Find your partner
web-500-partner = { $player }
web-500-alone = Alone
web-500-naming = Joker as { $suit }
web-500-nominate = Joker belongs to { $suit }
web-500-nominate-none = Joker belongs to no suit
web-500-claim = Claim the rest
web-500-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
web-500-badge-contractor = Contractor
web-500-badge-contractor-short = C
web-500-prompt-auction = Bid or pass.
web-500-prompt-calling = Find your partner.
web-500-prompt-exchange = { $count ->
    [one] Put { $count } more card away.
   *[other] Put { $count } more cards away.
}
web-500-prompt-nomination = Say which suit the joker belongs to.
web-500-prompt-lead = Lead a card.
web-500-prompt-follow = Play a card.
web-500-prompt-table = Play from the table hand.
