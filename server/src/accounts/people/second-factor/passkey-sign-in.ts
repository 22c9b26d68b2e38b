import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Person } from '../users.ts';
import { isChallenge, newChallenge, useChallenge } from './challenges.ts';
import { passkeySite, requireSite, userHandle } from './passkey-site.ts';

const ANYBODY = 'sign in';

/** Of a browser; nothing is asked of extensions. */
type Answer = Omit<AuthenticationResponseJSON, 'clientExtensionResults'>;
type PasskeyContext = Pick<Context, 'db' | 'secrets' | 'clock' | 'publicUrl'>;

/** What a browser asks anybody's passkey to sign. Throws conflict where there can be none under this address. */
export async function passkeyOptions(context: PasskeyContext): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return optionsFor(context, requireSite(context).host, ANYBODY, []);
}

/** The same of one person, whose password was right, for their passkeys alone; null where they have none to use here. */
export async function passkeyOptionsOf(
  context: PasskeyContext,
  userId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const site = passkeySite(context.publicUrl);
  const known = await context.db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute();
  if (site === null || known.length === 0) return null;
  return optionsFor(
    context,
    site.host,
    purposeOf(userId),
    known.map(({ credential_id: id, transports }) => ({ id, transports })),
  );
}

/** The person whom a passkey belongs to, before anything of it was verified; null: nobody. */
export async function ownerOfPasskey(db: Db, credentialId: string): Promise<Person | null> {
  return (await storedPasskey(db, credentialId))?.person ?? null;
}

/**
 * Whom a passkey signs in: it signed a challenge of ours, for our pages, and its authenticator has verified the person.
 * Throws unauthorized for everything else. The challenge is used up, and the passkey's count kept.
 */
export async function verifyPasskey(context: PasskeyContext, answer: Answer): Promise<Person> {
  const { db, clock } = context;
  const site = requireSite(context);
  const stored = await storedPasskey(db, answer.id);
  if (stored === null) throw refused();
  const { person, passkey } = stored;
  const handle = answer.response.userHandle;
  if (handle !== undefined && handle !== userHandle(person.id).toString('base64url')) throw refused();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (given) => {
      challenge = given;
      return isChallenge(context, [ANYBODY, purposeOf(person.id)], given);
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(passkey.public_key),
      counter: Number(passkey.sign_count),
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    throw refused(error);
  });
  if (!verified) throw refused();
  await db.transaction().execute(async (tx) => {
    if (!(await useChallenge(tx, challenge))) throw refused();
    const { numUpdatedRows } = await tx
      .updateTable('passkeys')
      .set({ sign_count: authenticationInfo.newCounter, last_used_at: clock.now() })
      .where('id', '=', passkey.id)
      // nobody was quicker with the same count
      .where('sign_count', '=', passkey.sign_count)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) throw refused();
  });
  return person;
}

async function optionsFor(
  context: PasskeyContext,
  host: string,
  purpose: string,
  allowed: { id: string; transports: string[] }[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: host,
    challenge: newChallenge(context, purpose),
    timeout: 5 * 60_000,
    ...(allowed.length > 0 && { allowCredentials: allowed }),
    userVerification: 'required',
  });
}

async function storedPasskey(db: Db, credentialId: string) {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'credential_id', 'public_key', 'sign_count', 'user_id', 'users.name', 'users.email'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: id, name, email, ...passkey } = row;
  return { person: { id, name, email }, passkey };
}

function purposeOf(userId: string): string {
  return `${ANYBODY} as ${userId}`;
}

function refused(cause?: unknown): AppError {
  return new AppError('unauthorized', ({ accounts }) => accounts.passkeyRefused, { cause });
}
