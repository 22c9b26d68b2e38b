import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { type Company, checkedCompany } from '../companies.ts';
import { hashLinkToken, newLinkToken } from './links.ts';
import { checkPasswordLength } from './password.ts';
import type { PeopleContext } from './sign-in.ts';
import { insertCompanyOf, type SignUp } from './sign-up.ts';
import { checkedPersonEmail, checkedPersonName, findPerson, type Person } from './users.ts';

const VALID_MINUTES = 15;
/** Of one code; with a million of them nobody hits it by chance. */
const MOST_TRIES = 5;
const PURPOSE = 'sign-up code';

const companySchema = z.object({
  name: z.string(),
  currency: z.string(),
  country: z.string(),
  timeZone: z.string().exactOptional(),
  taxRate: z.string().exactOptional(),
  taxNumber: z.string().exactOptional(),
});

/**
 * Keeps what somebody signs up with until they prove that they read the mail of the address; returns the token that the
 * code goes with. Whether somebody has an account of that address is told to the address alone. Throws what `signUpCompany`
 * throws for its input.
 */
export async function beginSignUp(context: PeopleContext, input: SignUp): Promise<string> {
  const { db, clock, secrets, peopleMail, publicUrl } = context;
  const name = checkedPersonName(input.name);
  const email = checkedPersonEmail(input.email);
  checkPasswordLength(input.password);
  checkedCompany(input.company);
  const token = newLinkToken();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const row = {
    token_hash: hashLinkToken(token),
    code_hash: secrets.sign(PURPOSE, `${token} ${code}`),
    email,
    name,
    company: JSON.stringify(input.company),
    language: input.language ?? null,
    expires_at: new Date(clock.now().getTime() + VALID_MINUTES * 60_000),
  };
  await db.insertInto('sign_ups').values(row).execute();
  const known = (await findPerson(db, email)) !== null;
  // the code of an address that has an account is known to nobody
  const mail = {
    to: email,
    language: input.language ?? 'en',
    signInUrl: `${publicUrl}/sign-in`,
    validMinutes: VALID_MINUTES,
  };
  peopleMail.sendSignUp({ ...mail, code: known ? null : code });
  return token;
}

export interface Confirmation {
  readonly token: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Makes the person, their company and its owner's place, once. Throws `invalid_request` for a wrong code, `not_found` for
 * one that has expired, was tried too often or used.
 */
export async function confirmSignUp(
  { db, clock, secrets }: PeopleContext,
  { token, code, password }: Confirmation,
): Promise<{ person: Person; company: Company }> {
  const hash = hashLinkToken(token);
  // counted before it is looked at, so that tries at the same time are counted as well
  const tried = await db
    .updateTable('sign_ups')
    .set({ tries: sql`tries + 1` })
    .where('token_hash', '=', hash)
    .where('tries', '<', MOST_TRIES)
    .where('expires_at', '>', clock.now())
    .returning(['code_hash', 'name', 'email', 'company', 'language'])
    .executeTakeFirst();
  if (tried === undefined) throw noSignUp();
  if (!secrets.verify(PURPOSE, `${token} ${code.replace(/\s/g, '')}`, tried.code_hash)) {
    throw invalidRequest('code', ({ accounts }) => accounts.wrongCode);
  }
  const input = {
    name: tried.name,
    email: tried.email,
    password,
    company: companySchema.parse(tried.company),
    language: tried.language ?? undefined,
  };
  return insertCompanyOf(db, input, (tx) => use(tx, hash));
}

async function use(tx: Tx, hash: Buffer): Promise<{ verified: true }> {
  const used = await tx.deleteFrom('sign_ups').where('token_hash', '=', hash).executeTakeFirst();
  if (used.numDeletedRows !== 1n) throw noSignUp();
  return { verified: true };
}

function noSignUp(): AppError {
  return new AppError('not_found', ({ accounts }) => accounts.codeOver);
}
