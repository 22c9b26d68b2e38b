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

/** The person who acts, where it is one of the company's. */
export function personOf(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null;
}

export const SERVICE: Actor = { kind: 'service' };
