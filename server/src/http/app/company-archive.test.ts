import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeExportPlace } from '../../company-archive/index.ts';
import { bytesOf, readTarFile } from '../../platform/tar-file/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(() => service.close());

function download({ cookie }: { readonly cookie: string }, id = company.id) {
  return service.call('GET', `/app/companies/${id}/archive`, { headers: { cookie } });
}

it('an owner downloads all that belongs to the company', async () => {
  const answer = await download(owner);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/gzip',
    'content-length': String(answer.bytes.length),
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9-]+-\d{4}-\d\d-\d\d\.tar\.gz"$/),
  });
  const folder = mkdtempSync(join(tmpdir(), 'showbill-download-'));
  const file = join(folder, 'archive.tar.gz');
  writeFileSync(file, answer.bytes);
  const names: string[] = [];
  for await (const entry of readTarFile(file, 'company archive')) {
    names.push(entry.name);
    await bytesOf(entry);
  }
  rmSync(folder, { recursive: true });
  expect([names[0], names.at(-1)]).toEqual(['manifest.json', 'closing.json']);
  expect(names).toContain('products.jsonl');
});

it('nobody else does: not who is signed out, an editor, or the owner of another company', async () => {
  expect((await download({ cookie: '' })).status).toBe(401);
  expect((await download(await signedInMember(service, company.id, 'editor'))).status).toBe(403);
  const other = await service.company();
  expect((await download(owner, other.id)).status).toBe(404);
  expect((await download(owner, 'none')).status).toBe(404);
});

it('one at a time', async () => {
  const leave = takeExportPlace(company.id);
  const answer = await download(owner);
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '30']);
  leave();
  expect((await download(owner)).status).toBe(200);
});
