import type { FastifyRequest } from 'fastify';
import type { Person, SignIn } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { headersOf } from './auth.ts';
import { signInFirst } from './membership.ts';

/** Who sends a request beside the procedures. Throws `unauthorized` where nobody is signed in. */
export async function requirePerson(open: () => Promise<SignIn>, request: FastifyRequest): Promise<Person> {
  const session = await (await open()).session(headersOf(request));
  if (session === null) throw signInFirst();
  return session.person;
}

/** The same, once it is known, as what they do is written down. */
export function actorOf({ person }: FastifyRequest): Actor {
  if (person === null) throw new Error('a route was served without its person having been asked for');
  return { kind: 'user', id: person.id, name: person.name };
}
