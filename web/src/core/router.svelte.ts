// Which page an address means. Keys stand behind "#", which browsers never send.
export type Route =
  | { page: "home" }
  | { page: "new"; game: string; kind: string }
  | { page: "join"; table: string; key: string }
  | { page: "table"; table: string; key: string }
  | { page: "replay"; table: string; at: number; seat: number | null; key: string }
  | { page: "rules"; game: string; rule: string; table?: string }
  | { page: "lost" };

/** The route of an address. */
export function parse(url: URL): Route {
  const [, page = "", name = "", ...rest] = url.pathname.replace(/\/$/, "").split("/");
  const mark = decoded(url.hash.slice(1));
  if (rest.length > 0) return { page: "lost" };
  if (page === "") return { page: "home" };
  if (name === "") return { page: "lost" };
  switch (page) {
    case "new":
      return { page, game: name, kind: url.searchParams.get("with") ?? "" };
    case "join":
    case "table":
      return { page, table: name, key: mark };
    case "replay":
      return { page, table: name, ...moment(url.searchParams), key: mark };
    case "rules":
      return { page, game: name, rule: mark, ...from(url.searchParams) };
    default:
      return { page: "lost" };
  }
}

/** A part of an address as it was meant; as it is if it means nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The table from which a page was opened. */
function from(query: URLSearchParams): { table?: string } {
  const table = query.get("table");
  return table ? { table } : {};
}

function moment(query: URLSearchParams): { at: number; seat: number | null } {
  const number = (name: string): number | null => {
    const text = query.get(name);
    return text !== null && /^-?\d{1,7}$/.test(text) ? Number(text) : null;
  };
  return { at: Math.max(0, number("at") ?? 0), seat: number("seat") };
}

/** The address of a route. */
export function address(route: Route): string {
  const key = "key" in route && route.key ? `#${route.key}` : "";
  switch (route.page) {
    case "new":
      return `/new/${route.game}${route.kind ? `?with=${route.kind}` : ""}`;
    case "join":
    case "table":
      return `/${route.page}/${route.table}${key}`;
    case "replay": {
      const query = new URLSearchParams();
      if (route.at > 0) query.set("at", String(route.at));
      if (route.seat !== null) query.set("seat", String(route.seat));
      return `/replay/${route.table}${query.size > 0 ? `?${query}` : ""}${key}`;
    }
    case "rules":
      return `/rules/${route.game}${route.table ? `?table=${route.table}` : ""}${route.rule ? `#${route.rule}` : ""}`;
    default:
      return "/";
  }
}

/** The whole address, to be sent to somebody. */
export function fullAddress(route: Route): string {
  return new URL(address(route), location.href).href;
}

let current = $state.raw<Route>(parse(new URL(location.href)));
let moved = false; // from another page of ours

/** The page that is shown. */
export function route(): Route {
  return current;
}

/** Go to a page. */
export function go(to: Route | string): void {
  history.pushState(null, "", typeof to === "string" ? to : address(to));
  current = parse(new URL(location.href));
  if (current.page !== "rules") scrollTo(0, 0);
  moved = true;
}

/** The main part of a new page has been drawn: whoever came from another page goes on reading there. */
export function arrive(main: HTMLElement): void {
  if (moved) main.focus({ preventScroll: true });
  moved = false;
}

/** The same page at another moment: the address changes, the history does not grow. */
export function stay(at: Route): void {
  history.replaceState(null, "", address(at));
}

/** Follow links inside the page without loading it again, and the browser's back and forward. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = parse(new URL(location.href))));
  document.addEventListener("click", (click) => {
    const link = click.target instanceof Element ? click.target.closest("a") : null;
    const special = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
    if (!link || special || click.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api")) return;
    click.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
