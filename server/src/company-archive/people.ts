import { ROLES } from '@showbill/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { findPerson, getCompany, type InvitationMail, invitationMail, invite, languageOf } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

const peopleSchema = z
  .object({
    email: z.string().transform((email) => email.toLowerCase()),
    name: z.string(),
    language: z.string().nullish(),
    role: z.enum(ROLES),
  })
  .array();

type People = z.infer<typeof peopleSchema>;

export interface BroughtPeople {
  /** The lines of those who were made, and are to be members. */
  readonly lines: readonly string[];
  /** For those whose address is known here: they are asked first. */
  readonly invitations: readonly InvitationMail[];
}

/**
 * Makes the people of an archive who are not here yet, without a password. Whoever is here already belongs to no company
 * that they have not agreed to join: they are invited, in the role that they had.
 */
export async function bringPeople(
  { clock, publicUrl }: Pick<Context, 'clock' | 'publicUrl'>,
  tx: Tx,
  companyId: string,
  lines: readonly string[],
): Promise<BroughtPeople> {
  const people = peopleSchema.parse(lines.map((line): unknown => JSON.parse(line)));
  const made = await makeUnknown(tx, people);
  const company = await getCompany(tx, companyId);
  const invitations: InvitationMail[] = [];
  for (const { email, role } of people.filter((person) => !made.has(person.email))) {
    const known = await findPerson(tx, email);
    const language = (known && (await languageOf(tx, known.id))) ?? company.language;
    const { invitation, token } = await invite(tx, companyId, { email, role, invitedBy: null, now: clock.now() });
    const words = { companyName: company.name, invitedBy: null, language };
    invitations.push(invitationMail(invitation, { ...words, token, publicUrl }));
  }
  return { lines: lines.filter((_, at) => made.has(people[at]?.email ?? '')), invitations };
}

async function makeUnknown(tx: Tx, people: People): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    insert into users (id, name, email, language)
    select * from unnest(
      ${people.map(() => newId())}::uuid[], ${people.map(({ name }) => name)}::text[],
      ${people.map(({ email }) => email)}::text[], ${people.map(({ language }) => language ?? null)}::language[])
    on conflict (email) do nothing
    returning email`.execute(tx);
  return new Set(rows.map(({ email }) => email));
}
