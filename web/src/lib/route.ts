export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'proposal'; readonly id: string }
  | { readonly page: 'unknown' };

const HOME: Route = { page: 'home' };
const UNKNOWN: Route = { page: 'unknown' };

/** What an address shows. `base` is the path that the application lives under, with a slash at its end. */
export function routeOf(path: string, base: string): Route {
  if (path === base || `${path}/` === base) return HOME;
  if (!path.startsWith(base)) return UNKNOWN;
  const id = /^proposals\/([\w-]+)\/?$/.exec(path.slice(base.length))?.[1];
  return id === undefined ? UNKNOWN : { page: 'proposal', id };
}
