import type { Role } from '@showbill/contract';
import { initTRPC } from '@trpc/server';
import type { Actor } from '../../platform/actor.ts';
import { whileAsked } from '../../platform/hang-up.ts';
import { noteCompany } from '../../platform/request-marks.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { inSpan } from '../../platform/traces/index.ts';
import type { RequestContext } from './context.ts';
import { requireMember, requireOwnSession, signInFirst } from './membership.ts';
import { errorData, refusalIn, toTrpcError } from './trpc-errors.ts';

/**
 * Who may call a procedure: anybody; whoever is signed in, in a session of their own or in any; or a member of the company
 * with at least this role.
 */
export type Access = 'open' | 'signed-in' | 'any-session' | Role;

const PING_MS = 15_000;

const t = initTRPC
  .context<RequestContext>()
  .meta<{ readonly access: Access }>()
  .create({
    isDev: false,
    errorFormatter({ error, shape, ctx }) {
      const refusal = refusalIn(error);
      return { ...shape, message: refusal.in(ctx?.language ?? 'en'), data: errorData(refusal, shape.data.path) };
    },
    sse: { ping: { enabled: true, intervalMs: PING_MS }, client: { reconnectAfterInactivityMs: 3 * PING_MS } },
  });

export const router = t.router;

const open = t.procedure
  .meta({ access: 'open' })
  .use(async ({ next }) => {
    const result = await next();
    if (!result.ok) throw toTrpcError(result.error.cause ?? result.error);
    return result;
  })
  .use(({ path, next }) =>
    inSpan(`procedure ${path}`, {}, async (span) => {
      const result = await next();
      if (!result.ok) span.fail(result.error.code);
      return result;
    }),
  )
  .use(({ type, signal, next }) => (type === 'query' && signal !== undefined ? whileAsked(signal, next) : next()));

const anySession = open.meta({ access: 'any-session' }).use(({ ctx: { session }, next }) => {
  if (session === null) throw signInFirst();
  return next({ ctx: { session, user: session.person } });
});

const signedIn = anySession.meta({ access: 'signed-in' }).use(({ ctx: { session }, next }) => {
  requireOwnSession(session);
  return next();
});

function member(least: Role, factor: 'asked' | 'not asked' = 'asked') {
  return anySession.meta({ access: least }).use(async ({ ctx: { service, session, user, named }, next }) => {
    const { companyId, role } = await requireMember(service.db, named, session, least, factor);
    noteCompany(companyId);
    const actor: Actor = { kind: 'user', id: user.id, name: user.name };
    const inCompany = <T>(work: Parameters<typeof forCompany<T>>[2]) => forCompany(service.db, companyId, work, actor);
    return next({ ctx: { companyId, role, actor, inCompany } });
  });
}

/**
 * What procedures are made of. Rights are read from the database on every call. `anySession` is for what a session that
 * opens one company alone may do besides: what is the person's own is refused to it.
 */
export const procedure = {
  open,
  anySession,
  signedIn,
  viewer: member('viewer'),
  /** Nothing of the company is shown by it: it needs no second factor, whatever the company requires. */
  memberWithoutFactor: member('viewer', 'not asked'),
  editor: member('editor'),
  owner: member('owner'),
} as const;
