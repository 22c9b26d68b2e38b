import type { Actor, Reader } from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';

/** Who acts, for the history. */
export function actorOf({ user }: Pick<MemberContext, 'user'>): Actor {
  return { kind: 'user', id: user.id, name: user.name };
}

/** Who reads what clients did, and when. */
export function readerOf({ user, service }: Pick<MemberContext, 'user' | 'service'>): Reader {
  return { userId: user.id, now: service.clock.now() };
}
