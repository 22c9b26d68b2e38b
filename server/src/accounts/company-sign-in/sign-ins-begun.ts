import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';

const MINUTES = 10;
const SEALING = 'company sign-in begun';

/** What is kept of a sign-in between the way to the provider and the way back. */
const begun = z.strictObject({
  companyId: z.string(),
  /** Of the cookie in the browser that began. */
  browser: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Where to go on in the application. */
  next: z.string().nullable(),
  /** Of the link by which an invitation is accepted. */
  invitation: z.string().nullable(),
});
export type BegunSignIn = z.infer<typeof begun>;

/** Keeps it under its state for ten minutes, sealed. */
export async function keepBegun(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  state: string,
  what: BegunSignIn,
): Promise<void> {
  await db
    .insertInto('verifications')
    .values({
      id: newId(),
      identifier: identifierOf(state),
      value: secrets.seal(SEALING, JSON.stringify(what)).toString('base64'),
      expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
    })
    .execute();
}

/** Takes it out, once, whoever brings the state; null where it was taken before, has run out or never was. */
export async function takeBegun(
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  state: string,
): Promise<BegunSignIn | null> {
  const taken = await db
    .deleteFrom('verifications')
    .where('identifier', '=', identifierOf(state))
    .returning(['value', sql<boolean>`expires_at > now()`.as('counts')])
    .executeTakeFirst();
  if (taken === undefined || !taken.counts) return null;
  return begun.parse(JSON.parse(secrets.open(SEALING, Buffer.from(taken.value, 'base64'))));
}

function identifierOf(state: string): string {
  return `company-sign-in:${createHash('sha256').update(state).digest('base64url')}`;
}
