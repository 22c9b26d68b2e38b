import { type Language, ROLES, type Role } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid, newId } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { getCompany } from '../companies.ts';
import { readProvider } from '../company-sign-in/providers.ts';
import { hashLinkToken, invitationUrl, newLinkToken } from './links.ts';
import { hashPassword } from './password.ts';
import type { InvitationMail } from './people-mail.ts';
import { checkedPersonEmail, checkedPersonName, insertPerson, type Person } from './users.ts';

const INVITATION_DAYS = 7;

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** What the person who opens a link is shown. */
export interface OpenInvitation {
  readonly companyId: string;
  readonly companyName: string;
  readonly email: string;
  readonly role: Role;
  /** The address of sign-in through the company's provider, by which it is accepted as well; null: there is none. */
  readonly signIn: string | null;
}

/**
 * Invites whoever reads an address; an open invitation of the same address ends. `token` is in this answer and nowhere
 * else. Throws conflict where the address is a member's.
 */
export async function invite(
  tx: Tx,
  companyId: string,
  input: { readonly email: string; readonly role: Role; readonly invitedBy: string | null; readonly now: Date },
): Promise<{ invitation: Invitation; token: string }> {
  const email = checkedPersonEmail(input.email);
  const role = checkedRole(input.role);
  const member = await tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select('users.id')
    .where('members.company_id', '=', companyId)
    .where('users.email', '=', email)
    .executeTakeFirst();
  if (member !== undefined)
    throw new AppError('conflict', ({ accounts }) => accounts.member(email), { param: 'email' });
  await endOpen(tx, companyId, input.now).where('email', '=', email).execute();
  const token = newLinkToken();
  const row = {
    company_id: companyId,
    id: newId(),
    email,
    role,
    token_hash: hashLinkToken(token),
    invited_by: input.invitedBy,
    created_at: input.now,
    expires_at: daysLater(input.now),
    accepted_at: null,
    revoked_at: null,
  };
  await tx.insertInto('invitations').values(row).execute();
  await recordAudit(tx, companyId, { what: 'member.invited', id: row.id, name: email, details: { role } });
  return { invitation: { id: row.id, email, role, createdAt: row.created_at, expiresAt: row.expires_at }, token };
}

/** The mail that brings an invitation to whom it is for, in `language`. */
export function invitationMail(
  { email, role }: Invitation,
  {
    token,
    publicUrl,
    ...words
  }: Pick<InvitationMail, 'companyName' | 'invitedBy' | 'language'> & {
    readonly token: string;
    readonly publicUrl: string;
  },
): InvitationMail {
  return { ...words, to: email, role, url: invitationUrl(publicUrl, token), validDays: INVITATION_DAYS };
}

/** Those that can still be accepted, newest first. */
export async function listInvitations(tx: Tx, companyId: string, now: Date): Promise<Invitation[]> {
  const rows = await tx
    .selectFrom('invitations')
    .select(['id', 'email', 'role', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows;
}

/** Its link opens nothing from then on. Throws not_found where it is not open. */
export async function revokeInvitation(tx: Tx, companyId: string, id: string, now: Date): Promise<void> {
  const ended = isUuid(id)
    ? await endOpen(tx, companyId, now).where('id', '=', id).returning('email').executeTakeFirst()
    : undefined;
  if (ended === undefined) throw new AppError('not_found', (texts) => texts.none.invitation(id));
  await recordAudit(tx, companyId, { what: 'member.invitation_withdrawn', id, name: ended.email });
}

/** What a link invites to; throws not_found for one that was used, revoked or replaced, has expired or never was. */
export function readInvitation(db: Db, token: string, now: Date): Promise<OpenInvitation> {
  return withInvitation(db, token, now, async (tx, { companyId, email, role }) => {
    const { name } = await getCompany(tx, companyId);
    const provider = await readProvider(tx, companyId);
    return { companyId, companyName: name, email, role, signIn: provider?.isOn === true ? provider.slug : null };
  });
}

/** Makes a signed-in person a member. The invitation must be to their address; a member keeps the role they have. */
export function acceptInvitation(
  db: Db,
  { token, person, now }: { readonly token: string; readonly person: Person; readonly now: Date },
): Promise<{ companyId: string }> {
  return withInvitation(db, token, now, async (tx, invitation) => {
    if (invitation.email !== person.email) {
      throw new AppError('forbidden', ({ accounts }) => accounts.otherPerson(person.email));
    }
    await join(tx, invitation, person, now);
    return { companyId: invitation.companyId };
  });
}

/** Makes a person of the invited address, and a member. Throws conflict where that address can sign in already. */
export async function signUpInvited(
  db: Db,
  input: {
    readonly token: string;
    readonly name: string;
    readonly password: string;
    readonly language?: Language | undefined;
    readonly now: Date;
  },
): Promise<{ person: Person; companyId: string }> {
  const name = checkedPersonName(input.name);
  // no work is done for a link that opens nothing
  await readInvitation(db, input.token, input.now);
  const passwordHash = await hashPassword(input.password);
  return withInvitation(db, input.token, input.now, async (tx, invitation) => {
    const person = await insertPerson(tx, {
      name,
      email: invitation.email,
      passwordHash,
      language: input.language,
    });
    await join(tx, invitation, person, input.now);
    return { person, companyId: invitation.companyId };
  });
}

/** A new link of the newest open invitation of an address, for the operator; the one before opens nothing any more. */
export async function renewInvitationToken(db: Db, email: string, now: Date): Promise<string | null> {
  const { rows } = await sql<{ company_id: string; id: string }>`
    select company_id, id from open_invitation_of(${email.trim().toLowerCase()}, ${now})`.execute(db);
  const found = rows[0];
  if (found === undefined) return null;
  const token = newLinkToken();
  await forCompany(db, found.company_id, (tx) =>
    tx
      .updateTable('invitations')
      .set({ token_hash: hashLinkToken(token), expires_at: daysLater(now) })
      .where('company_id', '=', found.company_id)
      .where('id', '=', found.id)
      .execute(),
  );
  return token;
}

export interface LockedInvitation {
  readonly companyId: string;
  readonly id: string;
  readonly email: string;
  readonly role: Role;
}

/** Runs `work` in the transaction of the company that invites, the invitation locked. */
async function withInvitation<T>(
  db: Db,
  token: string,
  now: Date,
  work: (tx: Tx, invitation: LockedInvitation) => Promise<T>,
): Promise<T> {
  const hash = hashLinkToken(token);
  const { rows } = await sql<{ company_id: string; id: string }>`
    select company_id, id from find_invitation(${hash})`.execute(db);
  const found = rows[0];
  if (found === undefined) throw noInvitation();
  return forCompany(db, found.company_id, async (tx) => {
    const invitation = await lockInvitation(tx, found.company_id, token, now);
    if (invitation === null) throw noInvitation();
    return work(tx, invitation);
  });
}

/** The open invitation of a company that a link leads to, locked; null: it opens nothing there. */
export async function lockInvitation(
  tx: Tx,
  companyId: string,
  token: string,
  now: Date,
): Promise<LockedInvitation | null> {
  const row = await tx
    .selectFrom('invitations')
    .select(['id', 'email', 'role'])
    .where('company_id', '=', companyId)
    .where('token_hash', '=', hashLinkToken(token))
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : { ...row, companyId };
}

/** Makes a person a member by an invitation that is locked; a member keeps the role they have. */
export async function join(
  tx: Tx,
  { companyId, id, role }: LockedInvitation,
  { id: userId, name }: Person,
  now: Date,
): Promise<void> {
  const { numInsertedOrUpdatedRows: joined } = await tx
    .insertInto('members')
    .values({ company_id: companyId, user_id: userId, role })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (joined === 1n) {
    const record = { what: 'member.joined' as const, id: userId, name, details: { role } };
    await recordAudit(tx, companyId, record, { kind: 'user', id: userId, name });
  }
  await tx
    .updateTable('invitations')
    .set({ accepted_at: now })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  // the link came by mail to that address
  await tx.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
}

function endOpen(tx: Tx, companyId: string, now: Date) {
  return tx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where('company_id', '=', companyId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
}

function daysLater(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * 86_400_000);
}

function checkedRole(role: string): Role {
  const known = ROLES.find((name) => name === role);
  if (known === undefined) throw invalidRequest('role', ({ accounts }) => accounts.notARole(role, ROLES.join(', ')));
  return known;
}

function noInvitation(): AppError {
  return new AppError('not_found', ({ accounts }) => accounts.invitationOver);
}
