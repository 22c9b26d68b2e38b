import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPerson, setPassword } from '../accounts/index.ts';
import { openBrowser } from '../testing/browser.ts';
import { startLoneTestService, type TestService } from '../testing/service.ts';
import { type DemoSignIn, demoSignIn } from './sign-in.ts';

let dataDir: string;
let file: string;
let service: TestService;
let companyId: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'showbill-demo-'));
  file = join(dataDir, 'demo-password');
  service = await startLoneTestService({ config: { dataDir } });
  companyId = (await service.company()).id;
});
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function signsIn({ email, password }: DemoSignIn): Promise<boolean> {
  const browser = openBrowser(service);
  if ((await browser.post('/auth/sign-in', { email, password })).status !== 200) return false;
  return (await browser.query('me.company', { company: companyId })).json.result.data.role === 'owner';
}

describe("the demo's sign-in", () => {
  it('is random, kept for the owner of the data folder alone, and told again at each start', async () => {
    const first = await demoSignIn(service.context, companyId);
    expect(first.password).toMatch(/^\w{20}$/);
    expect(await signsIn(first)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8').trim()).toBe(first.password);
    expect(await demoSignIn(service.context, companyId)).toEqual(first);
  });

  it('is made anew where the file was lost, and not told where another password was set', async () => {
    const before = await demoSignIn(service.context, companyId);
    rmSync(file);
    const after = await demoSignIn(service.context, companyId);
    expect(after.password).not.toBe(before.password);
    expect(await signsIn(after)).toBe(true);
    const person = await findPerson(service.context.db, after.email);
    await setPassword(service.context.db, person?.id ?? '', 'another password');
    expect(await demoSignIn(service.context, companyId)).toEqual({ email: after.email, password: null });
    expect(readFileSync(file, 'utf8').trim()).toBe(after.password);
  });

  it('is of the database at hand, whatever was kept of another', async () => {
    const other = await startLoneTestService({ config: { dataDir } });
    writeFileSync(file, 'kept of another database\n');
    const { id } = await other.company();
    expect((await demoSignIn(other.context, id)).password).toBe('kept of another database');
    await other.close();
  });
});
