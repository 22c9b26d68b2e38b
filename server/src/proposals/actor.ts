/** Who did something to a proposal. */
export type Actor =
  | { readonly kind: 'user'; readonly id: string; readonly name: string }
  /** An API key, by its name. */
  | { readonly kind: 'key'; readonly name: string }
  /** Whoever holds the share link. */
  | { readonly kind: 'client' }
  /** The operator's command line. */
  | { readonly kind: 'command' }
  | { readonly kind: 'service' };

export const SERVICE: Actor = { kind: 'service' };
