import type { FastifyRequest } from 'fastify';
import { nameOfKey } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { accountOf } from './authenticate.ts';

/** The key of a request, as what it does is written down. */
export async function actorOf({ db }: Context, request: FastifyRequest): Promise<Actor> {
  const { ownerId, keyId: id } = accountOf(request);
  return { kind: 'key', id, name: await forCompany(db, ownerId, (tx) => nameOfKey(tx, ownerId, id)) };
}
