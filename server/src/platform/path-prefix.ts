/** The path below which everything is served, without a slash at its end; empty where the address has none. */
export function pathPrefix(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/+$/, '');
}
