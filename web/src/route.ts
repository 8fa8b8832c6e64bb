import { signal } from "@preact/signals";

export type Route = { page: "home" } | { page: "new"; game: string } | { page: "table"; id: string } | { page: "verify" } | { page: "solitaire" } | { page: "rules"; game: string };

/** The address the room hangs under, as the page's <base> says. */
export function rooted(path: string): string {
  return new URL(path, document.baseURI).href;
}

/** The same room for sockets. */
export function socketAddress(path: string): string {
  return rooted(path).replace(/^http/, "ws");
}

/** What an address shows. `root` is the path of the room, with its last slash. */
export function parseRoute(pathname: string, hash: string, root = "/"): Route {
  const path = pathname.startsWith(root) ? pathname.slice(root.length) : pathname.replace(/^\//, "");
  const table = /^t\/([^/]+)\/?$/.exec(path);
  if (table) {
    return { page: "table", id: decodeURIComponent(table[1]!) };
  }
  const fresh = /^#new\/([a-z_]+)$/.exec(hash);
  if (fresh) {
    return { page: "new", game: fresh[1]! };
  }
  const rules = /^rules\/([a-z_]+)\/?$/.exec(path);
  if (rules) {
    return { page: "rules", game: rules[1]! };
  }
  if (path === "solitaire") {
    return { page: "solitaire" };
  }
  return path === "verify" ? { page: "verify" } : { page: "home" };
}

function here(): Route {
  return parseRoute(location.pathname, location.hash, new URL(document.baseURI).pathname);
}

export const route = signal<Route>({ page: "home" });

export function followRoute(): void {
  const update = () => {
    route.value = here();
    scrollTo(0, 0);
  };
  addEventListener("popstate", update);
  addEventListener("hashchange", update);
  update();
}

export function go(path: string): void {
  history.pushState(null, "", rooted(path));
  route.value = here();
  scrollTo(0, 0);
}

/** An ordinary link that stays in the page. */
export function link(path: string): { href: string; onClick: (event: MouseEvent) => void } {
  return {
    href: rooted(path),
    onClick: (event) => {
      if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey) {
        event.preventDefault();
        go(path);
      }
    },
  };
}
