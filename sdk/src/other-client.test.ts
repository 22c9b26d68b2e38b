import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../server/src/testing/runs.ts';
import { startTestService, type TestCompany, type TestService } from '../../server/src/testing/service.ts';

/** A client that somebody else's generator makes from the OpenAPI document. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The generator prints through the compiler's API, which TypeScript 7 does not have. */
const COMPILER_WITH_API = import.meta.resolve('typescript');
const GENERATOR = fileURLToPath(import.meta.resolve('@hey-api/openapi-ts'));
const SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: [],
    outDir: 'out',
  },
  include: ['*.ts', 'client/**/*.ts'],
};
const FIRST_HOUR = `
import { client } from './client/client.gen.js';
import { createProposal, getAccount, getProposal, listProposals } from './client/index.js';

declare const process: { readonly env: { readonly KEY: string; readonly SERVICE: string } };
client.setConfig({ baseUrl: process.env.SERVICE, auth: process.env.KEY });
const { data: account } = await getAccount({ throwOnError: true });
const { data: made } = await createProposal({
  body: { event: { description: 'Sales conference for 120 people with a keynote stage', date: '2027-03-12' } },
  headers: { 'Idempotency-Key': 'first' },
  throwOnError: true,
});
const { data: read } = await getProposal({ path: { id: made.id }, throwOnError: true });
const { data: list } = await listProposals({ query: { status: 'draft', limit: 10 }, throwOnError: true });
const { error } = await createProposal({ body: { event: { description: '' } } });
console.log(JSON.stringify([
  account.quota.used, read.line_items.length === made.line_items.length, list.data[0]?.number === made.number,
  error && 'error' in error ? error.error.code : null,
]));
`;

const run = promisify(execFile);
let service: TestService;
let company: TestCompany;
let folder: string;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  folder = mkdtempSync(join(tmpdir(), 'showbill-other-client-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

it.skipIf(!isFull)('compiles, and runs the first hour', async () => {
  const { json } = await service.call('GET', '/v1/openapi.json');
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(json));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, 'first-hour.ts'), FIRST_HOUR);
  const generate = `
    const { registerHooks } = await import('node:module');
    registerHooks({
      resolve: (name, context, next) => next(name === 'typescript' ? ${JSON.stringify(COMPILER_WITH_API)} : name, context),
    });
    const { createClient } = await import(${JSON.stringify(GENERATOR)});
    await createClient({ input: 'openapi.json', output: 'client', logs: { level: 'silent' } });`;
  await run(process.execPath, ['--input-type=module', '-e', generate], { cwd: folder });
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const failed = await run(process.execPath, [compiler], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(failed).toBe('');
  const env = { ...process.env, KEY: company.key, SERVICE: await service.listen() };
  const { stdout } = await run(process.execPath, ['out/first-hour.js'], { cwd: folder, env });
  expect(JSON.parse(stdout)).toEqual([0, true, true, 'invalid_request']);
});
