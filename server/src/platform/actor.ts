/** Who does something in a company. */
export type Actor =
  | { readonly kind: 'user'; readonly id: string; readonly name: string }
  /** An API key, by its name. */
  | { readonly kind: 'key'; readonly id?: string; readonly name: string }
  /** Whoever holds the share link. */
  | { readonly kind: 'client' }
  /** The operator's command line. */
  | { readonly kind: 'command' }
  | { readonly kind: 'service' };

export const SERVICE: Actor = { kind: 'service' };
export const COMMAND: Actor = { kind: 'command' };

const acting = new WeakMap<object, Actor>();

/** Says who acts in a transaction. */
export function actIn(tx: object, actor: Actor): void {
  acting.set(tx, actor);
}

/** Who acts in a transaction; the service itself where nobody was named. */
export function actorIn(tx: object): Actor {
  return acting.get(tx) ?? SERVICE;
}
