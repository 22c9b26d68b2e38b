/** The path that the application lives under, with a slash at its end. */
export const BASE_PATH = new URL(document.baseURI).pathname;

/** An address of this server: `addressOf('app/trpc')`. */
export function addressOf(path: string): string {
  return new URL(path, document.baseURI).href;
}
