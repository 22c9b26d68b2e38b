import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMember, findPerson, hasPassword, setPassword } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { randomBase62 } from '../platform/ids.ts';
import { ROBIN } from './people.ts';

const FILE = 'demo-password';

export interface DemoSignIn {
  readonly email: string;
  /** Null: somebody has set another. */
  readonly password: string | null;
}

/** The demo's person, made where there is none. The password is random and kept in the data folder, for its owner alone. */
export async function demoSignIn({ db, config }: Context, companyId: string): Promise<DemoSignIn> {
  const path = join(config.dataDir, FILE);
  const person = await findPerson(db, ROBIN.email);
  const kept = readKept(path);
  if (person !== null && kept !== null) {
    return { email: ROBIN.email, password: (await hasPassword(db, person.id, kept)) ? kept : null };
  }
  const password = kept ?? randomBase62(20);
  if (kept === null) keep(config.dataDir, path, password);
  if (person === null) await createMember(db, companyId, { ...ROBIN, password, role: 'owner' });
  else await setPassword(db, person.id, password);
  return { email: ROBIN.email, password };
}

function readKept(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function keep(dataDir: string, path: string, password: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(path, `${password}\n`, { mode: 0o600, flag: 'wx' });
}
