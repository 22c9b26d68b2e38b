import { recordAudit } from '../../audit/index.ts';
import type { Tx } from '../../platform/db.ts';
import { join, lockInvitation } from '../people/invitations.ts';
import { isUnproved } from '../people/second-factor/unproved.ts';
import { findPerson, insertPerson, type Person } from '../people/users.ts';
import type { Claims } from './openid.ts';

const LONGEST_NAME = 200;

type Admitted =
  | { readonly userId: string }
  | { readonly problem: 'over' | 'unverified' | 'invited' | 'stranger' | 'unproved' | 'other_account' };

interface Arrival {
  readonly companyId: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly claims: Claims;
  readonly invitation: string | null;
  readonly now: Date;
}

/**
 * Which member of a company it is that its provider speaks of: the one that its subject is linked with, whatever their
 * address is now; or, the first time, the member of the verified address that it tells, or whoever was invited at that
 * address and holds the invitation's link.
 */
export async function admit(tx: Tx, arrival: Arrival): Promise<Admitted> {
  const { companyId, issuer, clientId, claims } = arrival;
  const provider = await lockProvider(tx, companyId);
  // it may have been turned off or replaced while the sign-in was under way
  if (provider?.is_on !== true || provider.issuer !== issuer || provider.client_id !== clientId)
    return { problem: 'over' };
  const known = await tx
    .updateTable('company_identities')
    .set({ last_used_at: arrival.now })
    .where('company_id', '=', companyId)
    .where('issuer', '=', issuer)
    .where('subject', '=', claims.subject)
    .returning('user_id')
    .executeTakeFirst();
  if (known !== undefined) return { userId: known.user_id };
  const email = verifiedEmail(claims, provider.vouches_for_emails);
  if (email === null) return { problem: 'unverified' };
  const person = (await memberOf(tx, companyId, email)) ?? (await joined(tx, arrival, email));
  if (person === 'unproved') return { problem: 'unproved' };
  if (person === null) return { problem: (await isInvited(tx, arrival, email)) ? 'invited' : 'stranger' };
  return link(tx, arrival, person);
}

/** As it stands, until this transaction is over. */
function lockProvider(tx: Tx, companyId: string) {
  return tx
    .selectFrom('company_providers')
    .select(['is_on', 'issuer', 'client_id', 'vouches_for_emails'])
    .where('company_id', '=', companyId)
    .forShare()
    .executeTakeFirst();
}

/** In small letters. Of other than plain letters none is ours, and some of them turn into plain ones. */
function verifiedEmail({ email, emailVerified }: Claims, vouches: boolean): string | null {
  if (email === null || !/^[\x21-\x7e]{3,254}$/.test(email)) return null;
  return emailVerified === true || (emailVerified === null && vouches) ? email.toLowerCase() : null;
}

async function memberOf(tx: Tx, companyId: string, email: string): Promise<Person | null> {
  const member = await tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'users.name', 'users.email'])
    .where('members.company_id', '=', companyId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  return member ?? null;
}

/**
 * Who was invited and holds the link that was mailed to the address: the company alone could make anybody its member, and
 * learn of them what their other companies do not tell. Where there is an account of that address which nobody has proved to
 * be theirs, somebody else may be in it.
 */
async function joined(
  tx: Tx,
  { companyId, claims, invitation, now }: Arrival,
  email: string,
): Promise<Person | 'unproved' | null> {
  const open = invitation === null ? null : await lockInvitation(tx, companyId, invitation, now);
  if (open === null || open.email !== email) return null;
  const name = claims.name?.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) ?? '';
  const known = await findPerson(tx, email);
  if (known !== null && (await isUnproved(tx, known.id))) return 'unproved';
  const person =
    known ??
    (await insertPerson(tx, {
      name: name === '' ? email.slice(0, email.indexOf('@')) : name,
      email,
      passwordHash: null,
    }));
  await join(tx, open, person, now);
  return person;
}

async function isInvited(tx: Tx, { companyId, now }: Arrival, email: string): Promise<boolean> {
  const open = await tx
    .selectFrom('invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open !== undefined;
}

async function link(tx: Tx, { companyId, issuer, claims, now }: Arrival, { id, name }: Person): Promise<Admitted> {
  const { numInsertedOrUpdatedRows: linked } = await tx
    .insertInto('company_identities')
    .values({ company_id: companyId, issuer, subject: claims.subject, user_id: id, created_at: now, last_used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  // an address that went from one person at the company to another does not take the account with it
  if (linked !== 1n) return { problem: 'other_account' };
  await recordAudit(tx, companyId, { what: 'member.provider_linked', id, name }, { kind: 'user', id, name });
  return { userId: id };
}
