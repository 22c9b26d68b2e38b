import type { Role } from '@showbill/contract';
import { createMember } from '../../../server/src/accounts/index.ts';
import type { Db } from '../../../server/src/platform/db.ts';
import type { Sender } from '../request.ts';

const PASSWORD = 'a password of the abuse';

/** How the program is reached: over HTTP, and beneath it for what no address makes. */
export interface Way {
  readonly sender: Sender;
  /** Of the program's own pages. */
  origin: string;
  readonly db: Db;
}

/** Somebody signed in. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: Role;
  /** What their browser sends along. */
  cookie: string;
}

let made = 0;

/** A new member of a company, signed in over HTTP. */
export async function signedIn(
  way: Way,
  company: { readonly id: string; readonly marker: string },
  role: Role,
): Promise<Person> {
  made += 1;
  const email = `${role}${made}@${company.marker.toLowerCase()}.example`;
  const given = { email, password: PASSWORD, role, name: `${company.marker} ${role}` };
  const { id } = await createMember(way.db, company.id, given);
  const person = { id, email, role, cookie: '' };
  await signIn(way, person);
  return person;
}

/** Signs somebody in anew. */
export async function signIn({ sender, origin }: Way, person: Person): Promise<void> {
  const { status, headers, text } = await sender.send({
    method: 'POST',
    path: '/app/auth/sign-in',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': `10.9.${made % 250}.1` },
    body: Buffer.from(JSON.stringify({ email: person.email, password: PASSWORD })),
  });
  if (status !== 200) throw new Error(`${person.email} could not sign in: ${status} ${text}`);
  person.cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}
