import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';

const SIGNING = 'passkey challenge';
const VALID_MS = 5 * 60_000;

type Signing = Pick<Context, 'secrets' | 'clock'>;

/**
 * What a passkey signs, for five minutes and one purpose. It carries its own end and our signature: whoever asks for one
 * and goes away leaves nothing in the database, and every server knows those of the others.
 */
export function newChallenge({ secrets, clock }: Signing, purpose: string): string {
  const body = `${randomBytes(16).toString('base64url')}.${clock.now().getTime() + VALID_MS}`;
  return `${body}.${secrets.sign(SIGNING, `${purpose} ${body}`)}`;
}

/** Whether a challenge, in base64url as browsers give it back, is ours, for one of these purposes, and has not ended. */
export function isChallenge({ secrets, clock }: Signing, purposes: readonly string[], challenge: string): boolean {
  const { body, signature, expiresAt } = partsOf(challenge);
  const isOurs = purposes.some((purpose) => secrets.verify(SIGNING, `${purpose} ${body}`, signature));
  return isOurs && clock.now().getTime() < expiresAt;
}

/** Whether it is the first time that this challenge, which `isChallenge`, is answered. */
export async function useChallenge(tx: Db, challenge: string): Promise<boolean> {
  const { body, expiresAt } = partsOf(challenge);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('used_challenges')
    .values({ hash: createHash('sha256').update(body).digest(), expires_at: new Date(expiresAt) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

function partsOf(challenge: string) {
  const [random = '', end = '', signature = ''] = Buffer.from(challenge, 'base64url').toString('utf8').split('.');
  return { body: `${random}.${end}`, signature, expiresAt: Number(end) };
}
