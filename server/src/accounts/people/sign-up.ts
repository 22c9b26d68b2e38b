import type { Language } from '@showbill/contract';
import { recordAudit } from '../../audit/index.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type Company, insertCompany } from '../companies.ts';
import { hashPassword } from './password.ts';
import { checkedPersonEmail, checkedPersonName, insertPerson, type Person } from './users.ts';

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Theirs, and that of what the company writes to its clients. */
  readonly language?: Language | undefined;
  readonly company: {
    readonly name: string;
    readonly currency: string;
    readonly country: string;
    readonly timeZone?: string | undefined;
    /** Percent, as a decimal text; 0: that none is charged is decided. */
    readonly taxRate?: string | undefined;
    readonly taxNumber?: string | undefined;
  };
}

/**
 * Makes a person, their company (plan starter; written to at the person's address) and the place of its owner, all or
 * nothing. Throws conflict where the address has been taken.
 */
export function signUpCompany(db: Db, input: SignUp): Promise<{ person: Person; company: Company }> {
  return insertCompanyOf(db, input, () => Promise.resolve({ verified: false }));
}

/** The same, after `first` in its transaction, which says whether the address is proved to be theirs. */
export async function insertCompanyOf(
  db: Db,
  input: SignUp,
  first: (tx: Tx) => Promise<{ readonly verified: boolean }>,
): Promise<{ person: Person; company: Company }> {
  const name = checkedPersonName(input.name);
  const email = checkedPersonEmail(input.email);
  const passwordHash = await hashPassword(input.password);
  const companyId = newId();
  return forCompany(db, companyId, async (tx) => {
    const { verified } = await first(tx);
    const { language } = input;
    const company = await insertCompany(tx, companyId, { ...input.company, plan: 'starter', email, language });
    const person = await insertPerson(tx, { name, email, passwordHash, language });
    await tx.insertInto('members').values({ company_id: companyId, user_id: person.id, role: 'owner' }).execute();
    const joined = { what: 'member.joined' as const, id: person.id, name, details: { role: 'owner' } };
    await recordAudit(tx, companyId, joined, { kind: 'user', id: person.id, name });
    if (verified) await tx.updateTable('users').set({ email_verified: true }).where('id', '=', person.id).execute();
    return { person, company };
  });
}
