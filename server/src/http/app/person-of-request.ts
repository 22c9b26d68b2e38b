import type { Role } from '@showbill/contract';
import type { FastifyRequest } from 'fastify';
import type { Session, SignIn } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Db } from '../../platform/db.ts';
import { headersOf } from './auth.ts';
import { requireMember, signInFirst } from './membership.ts';

/** The session of a request beside the procedures. Throws `unauthorized` where nobody is signed in. */
export async function requireSession(open: () => Promise<SignIn>, request: FastifyRequest): Promise<Session> {
  const session = await (await open()).session(headersOf(request));
  if (session === null) throw signInFirst();
  return session;
}

/** Notes who sends a request beside the procedures, and throws where they may not do this in the company that it names. */
export async function admitMember(
  open: () => Promise<SignIn>,
  db: Db,
  request: FastifyRequest,
  named: string | null,
  least: Role,
): Promise<void> {
  const session = await requireSession(open, request);
  request.person = session.person;
  await requireMember(db, named, session, least);
}

/** The same, once it is known, as what they do is written down. */
export function actorOf({ person }: FastifyRequest): Actor {
  if (person === null) throw new Error('a route was served without its person having been asked for');
  return { kind: 'user', id: person.id, name: person.name };
}
