# Starting the card room, and checking its shuffles.

serve-arg-host = the address to listen at; 0.0.0.0 lets the household in
serve-arg-port = the port ({ $port } by default)
serve-arg-database = the file that keeps the tables ({ $file } by default)
serve-arg-bot-pause = how long a computer player waits before it moves
serve-arg-grace = how long a seat waits for a player whose connection is lost before a computer player stands in
serve-arg-no-browser = do not open a browser
serve-open = The card room is open at { $link } – press Ctrl-C to close it.
serve-closed = The card room is closed; every table is kept.
serve-no-port = { $port } is no port: choose one from 1 to 65535.
serve-no-seconds = { $seconds } is no time to wait: choose from 0 to 86400 seconds.
serve-port-taken = The card room cannot listen at { $host }, port { $port }: { $reason }.

verify-deal = Deal { $number }
    promised before the deal: { $promise }
    secret told after it:     { $secret }
verify-words = { "    " }words mixed in by { $name }: { $words }
verify-sound = { "    " }sound: the promise is the secret’s SHA-256, the cards follow from seed { $seed }, and every move fits them.
verify-broken = { "    " }broken: promise, secret and seed do not belong together.
verify-no-proof = Deal { $number }: nothing was promised before it, so nothing can be proven.
verify-all = { $deals ->
    [one] The deal is proven.
   *[other] All { $deals } deals are proven.
  }
verify-some = { $proven } of { $deals } deals are proven.
