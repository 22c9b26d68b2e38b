import type { Role } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import { actorIn } from '../../platform/actor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { saveSettings } from '../companies.ts';
import { hashPassword } from './password.ts';
import { hasSecondFactor, isSecured } from './second-factor/has-second-factor.ts';
import { endCompanySessions } from './sessions.ts';
import { checkedPersonEmail, checkedPersonName, insertPerson, type Person } from './users.ts';

export interface Member extends Person {
  readonly role: Role;
  readonly since: Date;
  readonly hasSecondFactor: boolean;
}

export interface Membership {
  readonly companyId: string;
  readonly companyName: string;
  readonly role: Role;
}

/** The companies that a person belongs to, by name. */
export async function companiesOf(db: Db, userId: string): Promise<Membership[]> {
  const { rows } = await sql<{ company_id: string; company_name: string; role: Role }>`
    select company_id, company_name, role from companies_of_user(${userId})`.execute(db);
  return rows.map((row) => ({ companyId: row.company_id, companyName: row.company_name, role: row.role }));
}

/** What a person may do in a company at this moment; null: it is none of theirs. */
export async function roleOf(db: Db, companyId: string, userId: string): Promise<Role | null> {
  return (await rightsOf(db, companyId, userId))?.role ?? null;
}

export interface Rights {
  readonly role: Role;
  /** The company requires a second factor, which they have not set up: their own sessions show nothing until then. */
  readonly lacksSecondFactor: boolean;
  /** The company has them sign in through its provider: their other sessions show nothing of it. */
  readonly requiresProvider: boolean;
  /** They sign in through its provider, which is in use. */
  readonly signsInThroughProvider: boolean;
}

/** The same, and by which way of signing in. */
export function rightsOf(db: Db, companyId: string, userId: string): Promise<Rights | null> {
  if (!isUuid(companyId)) return Promise.resolve(null);
  return forCompany(db, companyId, async (tx) => {
    const row = await tx
      .selectFrom('members')
      .innerJoin('companies', 'companies.id', 'members.company_id')
      .leftJoin('company_providers as provider', 'provider.company_id', 'members.company_id')
      .leftJoin('company_identities as identity', (join) =>
        join
          .onRef('identity.company_id', '=', 'members.company_id')
          .onRef('identity.user_id', '=', 'members.user_id')
          .onRef('identity.issuer', '=', 'provider.issuer'),
      )
      .select(['members.role', 'provider.is_on', 'provider.is_required', 'identity.subject'])
      // the factor is looked for where one is asked for: a provider that is down shuts nobody out, as owners go on with their
      // password and a second factor
      .select(
        sql<boolean>`(companies.requires_second_factor or coalesce(provider.is_required, false) and members.role = 'owner')
          and not ${isSecured('members.user_id')}`.as('lacking'),
      )
      .where('members.company_id', '=', companyId)
      .where('members.user_id', '=', userId)
      .executeTakeFirst();
    if (row === undefined) return null;
    const { role } = row;
    return {
      role,
      lacksSecondFactor: row.lacking,
      requiresProvider: row.is_required === true && role !== 'owner',
      signsInThroughProvider: row.is_on === true && row.subject !== null,
    };
  });
}

/** Whether its members need a second factor; an owner who has none would shut themselves out, and is refused. */
export async function requireSecondFactor(tx: Tx, companyId: string, userId: string, required: boolean): Promise<void> {
  if (required && !(await hasSecondFactor(tx, userId))) {
    throw new AppError('conflict', ({ accounts }) => accounts.secondFactorFirst);
  }
  await saveSettings(tx, companyId, { requires_second_factor: required });
}

/** The companies of a person in which they can do nothing before they have a second factor. */
export async function companiesRequiringSecondFactor(db: Db, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select companies_requiring_second_factor(${userId}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a session has neither ended nor run out. */
export async function isSessionOpen(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row !== undefined;
}

/** Owners first, then by name. */
export async function listMembers(tx: Tx, companyId: string): Promise<Member[]> {
  return tx
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select(['users.id', 'users.name', 'users.email', 'members.role', 'members.created_at as since'])
    .select(isSecured('users.id').as('hasSecondFactor'))
    .where('members.company_id', '=', companyId)
    .orderBy(sql`array_position(array['owner', 'editor', 'viewer'], members.role)`)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();
}

/** Throws not_found for a person who is no member, conflict for the last owner. */
export async function changeRole(tx: Tx, companyId: string, userId: string, role: Role): Promise<void> {
  if (role !== 'owner') await leaveAnOwner(tx, companyId, userId);
  const { name, role: was } = await lockMember(tx, companyId, userId);
  if (was === role) return;
  await tx
    .updateTable('members')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  const details = { fields: [{ field: 'role', was, now: role }] };
  await recordAudit(tx, companyId, { what: 'member.role_changed', id: userId, name, details });
}

/** Throws not_found for a person who is no member, conflict for the last owner. The person stays one, elsewhere. */
export async function removeMember(tx: Tx, companyId: string, userId: string): Promise<void> {
  await leaveAnOwner(tx, companyId, userId);
  const { name } = await lockMember(tx, companyId, userId);
  await tx.deleteFrom('members').where('company_id', '=', companyId).where('user_id', '=', userId).execute();
  await endCompanySessions(tx, companyId, userId);
  const actor = actorIn(tx);
  const isSelf = actor.kind === 'user' && actor.id === userId.toLowerCase();
  await recordAudit(tx, companyId, { what: isSelf ? 'member.left' : 'member.removed', id: userId, name });
}

/** Makes a person who can sign in, as a member of a company, for the operator. */
export async function createMember(
  db: Db,
  companyId: string,
  input: { readonly email: string; readonly password: string; readonly name?: string | undefined; readonly role: Role },
): Promise<Person> {
  const email = checkedPersonEmail(input.email);
  const name = checkedPersonName(input.name ?? email.slice(0, email.indexOf('@')));
  const passwordHash = await hashPassword(input.password);
  return forCompany(db, companyId, async (tx) => {
    const person = await insertPerson(tx, { name, email, passwordHash });
    // the operator vouches for the address
    await tx.updateTable('users').set({ email_verified: true }).where('id', '=', person.id).execute();
    await tx.insertInto('members').values({ company_id: companyId, user_id: person.id, role: input.role }).execute();
    await recordAudit(tx, companyId, { what: 'member.joined', id: person.id, name, details: { role: input.role } });
    return person;
  });
}

/** Locks the company's owners, so that two of them cannot go at once, and refuses where nobody else would be left. */
async function leaveAnOwner(tx: Tx, companyId: string, userId: string): Promise<void> {
  const owners = await tx
    .selectFrom('members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .orderBy('user_id')
    .forUpdate()
    .execute();
  if (owners.length === 1 && owners[0]?.user_id === userId.toLowerCase()) {
    throw new AppError('conflict', ({ accounts }) => accounts.lastOwner);
  }
}

/** Throws not_found for a person who is no member. */
async function lockMember(tx: Tx, companyId: string, userId: string): Promise<{ name: string; role: Role }> {
  const member = isUuid(userId)
    ? await tx
        .selectFrom('members')
        .innerJoin('users', 'users.id', 'members.user_id')
        .select(['users.name', 'members.role'])
        .where('members.company_id', '=', companyId)
        .where('members.user_id', '=', userId)
        .forUpdate('members')
        .executeTakeFirst()
    : undefined;
  if (member === undefined) throw noMember(userId);
  return member;
}

function noMember(userId: string): AppError {
  return new AppError('not_found', (texts) => texts.none.member(userId));
}
