import { countTry, forgiveTry, hasPassword, type OwnTry } from '../../accounts/index.ts';
import { invalidRequest } from '../../platform/errors.ts';
import type { PersonContext } from './context.ts';

/** Whoever sits at a browser that somebody left signed in does not know it. */
export async function requirePassword(ctx: PersonContext, given: string): Promise<void> {
  const attempt = ownTry(ctx);
  await countTry(ctx.service.db, attempt);
  if (!(await hasPassword(ctx.service.db, ctx.user.id, given))) {
    throw invalidRequest('current_password', ({ accounts }) => accounts.wrongPassword);
  }
  await forgiveTry(ctx.service.db, attempt);
}

export function ownTry({ session, user }: PersonContext): OwnTry {
  return { kind: 'sign-in', at: user.email, by: session.id };
}
