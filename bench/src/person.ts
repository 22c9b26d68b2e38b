import { createMember } from '../../server/src/accounts/index.ts';
import type { Ground, Served } from './ground.ts';

const ORIGIN = 'http://127.0.0.1';
const PERSON = { email: 'bench@example.com', password: 'a password of the bench', role: 'owner' } as const;

/** What a browser sends of somebody who has signed in. */
export type Session = Readonly<Record<string, string>>;

/** An owner of a company, signed in to the application. */
export async function signIn({ database: { db } }: Ground, { port }: Served, companyId: string): Promise<Session> {
  await createMember(db, companyId, PERSON);
  const response = await fetch(`http://127.0.0.1:${port}/app/auth/sign-in`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ email: PERSON.email, password: PERSON.password }),
  });
  if (!response.ok) throw new Error(await response.text());
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { origin: ORIGIN, cookie: cookies.join('; '), 'x-company': companyId };
}
