import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examplesIn } from '../../server/src/testing/examples.ts';
import { isFull } from '../../server/src/testing/runs.ts';
import { startTestService, type TestCompany, type TestService } from '../../server/src/testing/service.ts';
import { digestOf } from '../python/digest.ts';

/** The generated Python client. */

const PACKAGE = fileURLToPath(new URL('../python/', import.meta.url));
const [README, MADE_FROM] = ['README.md', 'made-from.sha256'].map((file) => readFileSync(`${PACKAGE}${file}`, 'utf8'));
const PYTHONS = ['python3', '/usr/bin/python3'];

const run = promisify(execFile);
let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
});
afterAll(() => service.close());

it.skipIf(!isFull)('is made of the OpenAPI document as it is served (npm run generate:python)', async () => {
  expect(digestOf((await service.call('GET', '/v1/openapi.json')).json)).toBe(MADE_FROM?.trim());
});

it.skipIf(!isFull)('runs the first hour, as its README has it', async ({ skip }) => {
  const python = await findPython();
  skip(python === '', 'no Python with httpx and attrs');
  const example = examplesIn(README ?? '').find(({ kind }) => kind === 'python');
  const env = { ...process.env, PYTHONPATH: PACKAGE, PYTHONDONTWRITEBYTECODE: '1' };
  const { stdout } = await run(python, ['-c', example?.code ?? ''], {
    env: { ...env, KEY: company.key, SERVICE: await service.listen() },
  });
  expect(stdout).toMatch(
    /^used this month: 0\nP-\d{4}-0001 .*60.* [\d.]+ GBP\nrefused: invalid_request event\.description\n$/,
  );
});

/** The name of one that has what the client needs; '': there is none. */
async function findPython(): Promise<string> {
  for (const python of PYTHONS) {
    const found = await run(python, ['-c', 'import attrs, httpx']).then(
      () => true,
      () => false,
    );
    if (found) return python;
  }
  return '';
}
