import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Person } from '../users.ts';
import { noteOfAccount } from './account-note.ts';
import { providerOf } from './authenticators.ts';
import { isChallenge, newChallenge, useChallenge } from './challenges.ts';
import { hasSecondFactor, lockFactors } from './has-second-factor.ts';
import { requireSite, userHandle } from './passkey-site.ts';
import { checkedPasskeyName } from './passkeys.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';

const MOST = 10;
/** EdDSA, ES256 and RS256, as COSE numbers them: together they are what authenticators know. */
const ALGORITHMS = [-8, -7, -257];

/** Of a browser; nothing is asked of extensions. */
type Answer = Omit<RegistrationResponseJSON, 'clientExtensionResults'>;
type PasskeyContext = Pick<Context, 'db' | 'secrets' | 'clock' | 'publicUrl'>;

/**
 * What a browser makes a passkey from. Whoever calls has asked for the password: what is made counts for this person.
 * Throws conflict where they have ten, or where there can be none under this address.
 */
export async function beginPasskey(
  context: PasskeyContext,
  { id, email, name }: Person,
): Promise<Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>> {
  const { host } = requireSite(context);
  const known = await context.db.selectFrom('passkeys').select('credential_id').where('user_id', '=', id).execute();
  if (known.length >= MOST) throw full();
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { extensions: _none, ...options } = await generateRegistrationOptions({
    rpName: 'Showbill',
    rpID: host,
    userID: Uint8Array.from(userHandle(id)),
    userName: email,
    userDisplayName: name,
    challenge: newChallenge(context, purposeFor(id)),
    timeout: 5 * 60_000,
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id: credential }) => ({ id: credential })),
    // found without an address, and asking for a finger or a PIN: it signs in alone and is two factors
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return options;
}

/**
 * Keeps what a browser made, under the name of who keeps it where that is known, else the one that is given. Returns the
 * recovery codes where it is the person's first factor: they are shown once; null where they have them. Throws
 * invalid_request for what was not made from `beginPasskey` in the last minutes, conflict for a passkey that is known.
 */
export async function addPasskey(
  context: PasskeyContext,
  { id: userId }: Person,
  answer: Answer,
  name: string,
): Promise<{ id: string; recoveryCodes: readonly string[] | null }> {
  const made = await verified(context, userId, answer);
  const id = newId();
  const row = {
    id,
    user_id: userId,
    credential_id: made.credential.id,
    public_key: Buffer.from(made.credential.publicKey),
    sign_count: made.credential.counter,
    transports: made.credential.transports ?? [],
    name: providerOf(made.aaguid) ?? checkedPasskeyName(name),
    created_at: context.clock.now(),
  };
  return context.db.transaction().execute(async (tx) => {
    await lockFactors(tx, userId);
    if (!(await useChallenge(tx, made.challenge))) throw notAdded();
    if ((await countOf(tx, userId)) >= MOST) throw full();
    const isFirst = !(await hasSecondFactor(tx, userId));
    const { numInsertedOrUpdatedRows: added } = await tx
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow();
    if (added !== 1n) throw new AppError('conflict', ({ accounts }) => accounts.passkeyKnown);
    await noteOfAccount(tx, userId, 'user', 'passkey_added');
    return { id, recoveryCodes: isFirst ? await replaceRecoveryCodes(tx, context.secrets, userId) : null };
  });
}

async function verified(context: PasskeyContext, userId: string, answer: Answer) {
  const site = requireSite(context);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  let challenge = '';
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: (given) => {
      challenge = given;
      return isChallenge(context, [purposeFor(userId)], given);
    },
    expectedOrigin: site.origin,
    expectedRPID: site.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch((error: unknown) => {
    throw notAdded(error);
  });
  if (registrationInfo === undefined) throw notAdded();
  return { ...registrationInfo, challenge };
}

async function countOf(tx: Db, userId: string): Promise<number> {
  return (await tx.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute()).length;
}

function purposeFor(userId: string): string {
  return `add ${userId}`;
}

function notAdded(cause?: unknown): AppError {
  return new AppError('invalid_request', ({ accounts }) => accounts.passkeyNotAdded, { param: 'answer', cause });
}

function full(): AppError {
  return new AppError('conflict', ({ accounts }) => accounts.passkeysFull(String(MOST)));
}
