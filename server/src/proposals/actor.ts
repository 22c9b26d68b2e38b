import type { Actor } from '../platform/actor.ts';

export { type Actor, SERVICE } from '../platform/actor.ts';

/** The person who acts, where it is one of the company's. */
export function personOf(actor: Actor): string | null {
  return actor.kind === 'user' ? actor.id : null;
}
