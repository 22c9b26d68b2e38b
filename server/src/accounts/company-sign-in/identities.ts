import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { endCompanySessions } from '../people/sessions.ts';

/** A member who has signed in through the company's provider. */
export interface Identity {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly since: Date;
  readonly lastUsedAt: Date;
}

/** By name. */
export async function listIdentities(tx: Tx, companyId: string): Promise<Identity[]> {
  const rows = await tx
    .selectFrom('company_identities as identity')
    .innerJoin('users', 'users.id', 'identity.user_id')
    .select(['users.id', 'users.name', 'users.email', 'identity.created_at', 'identity.last_used_at'])
    .where('identity.company_id', '=', companyId)
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id, name, email, created_at: since, last_used_at: lastUsedAt }) => ({
    userId: id,
    name,
    email,
    since,
    lastUsedAt,
  }));
}

/**
 * Ends what a member opened through the provider, and forgets which account there is theirs: the next sign-in of their
 * address links it anew. Throws not_found for one who is not linked.
 */
export async function unlinkIdentity(tx: Tx, companyId: string, userId: string): Promise<void> {
  const gone = isUuid(userId)
    ? await tx
        .deleteFrom('company_identities')
        .where('company_id', '=', companyId)
        .where('user_id', '=', userId)
        .returning('user_id')
        .executeTakeFirst()
    : undefined;
  if (gone === undefined) throw new AppError('not_found', (texts) => texts.none.member(userId));
  await endCompanySessions(tx, companyId, userId);
  const { name } = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirstOrThrow();
  await recordAudit(tx, companyId, { what: 'member.provider_unlinked', id: userId, name });
}

export interface PersonsSignIn {
  readonly companyId: string;
  readonly slug: string;
  readonly isRequired: boolean;
}

/** The companies of a person whose provider is in use. */
export async function signInsOf(db: Db, userId: string): Promise<readonly PersonsSignIn[]> {
  const { rows } = await sql<{ company_id: string; slug: string; is_required: boolean }>`
    select company_id, slug, is_required from sign_ins_of_user(${userId})`.execute(db);
  return rows.map(({ company_id: companyId, slug, is_required: isRequired }) => ({ companyId, slug, isRequired }));
}
