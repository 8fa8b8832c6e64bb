# Golfi laud lausetes: games/golf/board.py. Ridu lahutab semikoolon.

golf-board-round = Voor { $round }. Jagas { $player }.
golf-board-grid = { $player } (kokku { $total }): { $places }.
golf-board-up = { $place } { $card }
golf-board-known = { $place } { $card } kinni
golf-board-seen = { $place } kinni, aga nähtud
golf-board-down = { $place } kinni
golf-board-gone = { $place } tühi
golf-board-stock = Tõmbepakis: { $stock }. Mahapanekupakk on tühi.
golf-board-piles = Tõmbepakis: { $stock }. Mahapanekupakk: { $card }.
golf-board-held-stock = { $player } hoiab tõmbepakist võetud kaarti { $card }.
golf-board-held-discard = { $player } hoiab mahapanekupakist võetud kaarti { $card }.
golf-board-held-unseen = { $player } hoiab tõmbepakist võetud kaarti.
golf-board-closed = { $player } on lõpetanud: kõigil teistel on veel üks käik.
