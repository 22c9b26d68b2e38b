import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbound } from '../../server/src/platform/outbound/index.ts';
import { startTestService, type TestCompany, type TestService } from '../../server/src/testing/service.ts';
import { newSigningSecret, signedHeaders } from '../../server/src/webhooks/signing.ts';

/** What README.md says, done in an empty folder with the package as it is packed. */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const README = readFileSync(join(ROOT, 'sdk/README.md'), 'utf8');
const blocksIn = (language: string) =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, text = '']) => text);

/** A field that is misspelt: without types of the package's own this compiles, and then the comment is an error. */
const MISSPELT = `
import { Showbill } from '@showbill/client';
const showbill = new Showbill({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'sbk_1' });
// @ts-expect-error
export const wrong = () => showbill.proposals.create({ event: { description: 'Conference', attendes: 120 } });
`;
const SETTINGS = {
  compilerOptions: {
    target: 'es2022',
    module: 'nodenext',
    strict: true,
    outDir: 'out',
    typeRoots: [join(ROOT, 'node_modules/@types')],
    types: ['node'],
  },
};

const run = promisify(execFile);
let service: TestService;
let company: TestCompany;
let folder: string;

beforeAll(async () => {
  const outbound = createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] });
  service = await startTestService({ outbound });
  company = await service.company();
  folder = mkdtempSync(join(tmpdir(), 'showbill-client-'));
  // npm takes what an npm around it has set for settings of its own
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
  const install = ['-euc', blocksIn('sh').join('')];
  await run('sh', install, { cwd: ROOT, env: { ...env, PROJECT: folder, npm_config_offline: 'true' } });

  const address = await service.listen();
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  writeFileSync(join(folder, 'misspelt.ts'), MISSPELT);
  for (const [n, code] of blocksIn('ts').entries()) {
    writeFileSync(join(folder, `example-${n}.ts`), code.replaceAll('http://127.0.0.1:3000', address));
  }
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

/** What a program prints; it is given as JavaScript that may import what was compiled. */
async function printed(program: string, variables: Record<string, string>): Promise<string> {
  const args = ['--input-type=module', '-e', program];
  const { stdout } = await run(process.execPath, args, { cwd: folder, env: { ...process.env, ...variables } });
  return stdout;
}

it('README.md can be followed from an empty folder: its examples compile, run, and a misspelt field does not', async () => {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const failed = await run(process.execPath, [compiler], { cwd: folder }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(failed).toBe('');

  const secret = newSigningSecret();
  const { json } = await service.call('GET', '/v1/openapi.json');
  const body = JSON.stringify({ type: Object.keys(json.webhooks)[2], data: { number: 'P-2027-0007', total: 480.5 } });
  const init = JSON.stringify({ method: 'POST', body, headers: signedHeaders('event-1', body, new Date(), [secret]) });
  const said = await printed(
    `for (const n of [0, 1, 2, 4, 5]) await import(\`./out/example-\${n}.js\`);
    const { receive } = await import('./out/example-3.js');
    const answerTo = async (init) => console.log((await receive(new Request('http://hook.example', init))).status);
    await answerTo(${init});
    await answerTo({ ...${init}, body: '{}' });`,
    { SHOWBILL_API_KEY: company.key, SHOWBILL_WEBHOOK_SECRET: secret },
  );
  expect(blocksIn('ts')).toHaveLength(6);
  for (const line of [
    /^P-\d{4}-0001: .*, [\d.]+ GBP$/m,
    /^\d+ × .+: .+$/m,
    /^pricing, \d+ lines so far$/m,
    /^Company \d+ has used 2 of 120 proposals this month$/m,
    /^P-\d{4}-0001 has \d+ lines$/m,
    /^keep this, it is shown once: whsec_\S{44}$/m,
    /^invalid_request at event\.description: .*1 to 10,000 characters.* \(request \S+\)$/m,
    /^P-\d{4}-0003$/m,
    /^P-2027-0007 was accepted: 480\.5\n204\n400\n$/m,
  ]) {
    expect(said).toMatch(line);
  }
});

it('holds what it needs and no more: modules, their types, README and licence', async () => {
  const { stdout } = await run('find', ['-type', 'f'], { cwd: join(folder, 'node_modules/@showbill/client') });
  const files = stdout.trim().split('\n');
  const others = files.filter((file) => !/^\.\/dist\/(?:generated\/)?[a-z-]+\.(?:js|d\.ts)$/.test(file));
  expect(others.sort()).toEqual(['./LICENSE', './README.md', './package.json']);
  expect(files).toContain('./dist/generated/api.d.ts');
  const manifest = JSON.parse(readFileSync(join(folder, 'node_modules/@showbill/client/package.json'), 'utf8'));
  expect([manifest.dependencies, manifest.peerDependencies]).toEqual([undefined, undefined]);
});
