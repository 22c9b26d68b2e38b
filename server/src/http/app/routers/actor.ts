import type { Actor } from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';

/** Who acts, for the history. */
export function actorOf({ user }: Pick<MemberContext, 'user'>): Actor {
  return { kind: 'user', id: user.id, name: user.name };
}
