import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound } from '../../platform/outbound/index.ts';
import { type CommandLine, openCommandLine } from '../../testing/command-line.ts';
import { openOwnDatabase } from '../../testing/database.ts';
import { type Follower, openFollower } from '../../testing/follow-commands.ts';
import { isInstalled } from '../../testing/is-installed.ts';
import { isFull } from '../../testing/runs.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import { answersIn, type Example, examplesIn } from '../../testing/examples.ts';

/** The guides' examples do as they are written, each page from its top, in a company with the demo's catalogue. */

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const DEMO = readFileSync(join(ROOT, 'server/src/demo/catalogue.csv'), 'utf8');
const GUIDES = join(ROOT, 'docs/guide');
const SETTINGS = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'nodenext',
    moduleDetection: 'force',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    typeRoots: [join(ROOT, 'node_modules/@types')],
    types: ['node'],
  },
};
/** What runs elsewhere, or needs a model. */
const LEFT_OUT = /^(npm |export |bin\/showbill (serve|model check))/;
const KINDS = new Set(['sh', 'ts', 'json', 'python', 'php', 'text', 'csv']);
const RUN = promisify(execFile);

const pages = readdirSync(GUIDES)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(GUIDES, file), 'utf8') }))
  .map((page) => ({ ...page, examples: examplesIn(page.text) }));

let showbill: CommandLine;
let service: TestService;
let address: string;
let check: ReturnType<typeof answersIn>;
const followers = new Map<string, Follower>();

beforeAll(async () => {
  showbill = await openCommandLine(await openOwnDatabase());
  const outbound = createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] });
  service = await startTestService({ outbound, clock: { now: () => new Date() } }, showbill.database);
  address = await service.listen();
  check = answersIn((await service.call('GET', '/v1/openapi.json')).json);
  const { id: COMPANY, key: KEY } = await service.company({ catalogue: DEMO });
  for (const { file } of pages) followers.set(file, openFollower({ service, showbill, address }, { COMPANY, KEY }));
});
afterAll(async () => {
  for (const follower of followers.values()) follower.close();
  await service.close();
  await showbill.database.close();
});

describe.each(pages)('$file', ({ file, text, examples }) => {
  it('has examples of known kinds alone, and says which are not run, and which in full runs only', () => {
    expect(text.match(/^```/gm) ?? []).toHaveLength(2 * examples.length);
    expect(examples.map(({ kind }) => kind).filter((kind) => !KINDS.has(kind))).toEqual([]);
    const silent = examples.filter(({ isRun, isExcused }) => !isRun && !isExcused);
    expect(silent).toEqual([]);
    const hasRare = examples.some(({ kind }) => kind === 'python' || kind === 'php');
    expect(!hasRare || /npm\s+run\s+test:full/.test(text)).toBe(true);
  });

  it('shows answers as the OpenAPI document has them', () => {
    const answers = examples.filter(({ kind }) => kind === 'json');
    expect(answers.flatMap(({ code, words }) => check(code, words))).toEqual([]);
  });

  it('can be followed to the letter, from its top to its end', async () => {
    await expect(followAll(file, examples)).resolves.toBeUndefined();
  });
});

it('compile where they are TypeScript', async () => {
  const { folder } = followerOf('README.md');
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(SETTINGS));
  for (const { file, examples } of pages) {
    for (const [n, { kind, code }] of examples.entries()) {
      if (kind === 'ts') writeFileSync(join(folder, `${file}-${n}.ts`), withOurs(code));
    }
  }
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const said = await RUN(process.execPath, [compiler], { cwd: folder }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  expect(said).toBe('');
});

function followerOf(file: string): Follower {
  const follower = followers.get(file);
  if (follower === undefined) throw new Error(`nobody follows ${file}`);
  return follower;
}

async function followAll(file: string, examples: readonly Example[]): Promise<void> {
  const follower = followerOf(file);
  for (const [n, example] of examples.entries()) {
    const { kind, words, isRun, code } = example;
    if (!isShownIn(follower.printed(), example)) throw new Error(`what came is ${follower.printed()}`);
    if (!isRun) continue;
    if (kind === 'sh') await follower.follow(code, words[0], (step) => LEFT_OUT.test(step));
    else await runProgram(example, n, follower);
  }
}

const PROGRAMS: Readonly<Record<string, { readonly program: string; readonly ending: string }>> = {
  ts: { program: process.execPath, ending: 'ts' },
  python: { program: 'python3', ending: 'py' },
  php: { program: 'php', ending: 'php' },
};

async function runProgram({ kind, code }: Example, n: number, { folder, variables }: Follower): Promise<void> {
  const found = PROGRAMS[kind];
  if (found === undefined) return;
  if (kind !== 'ts' && !(isFull && isInstalled(found.program))) return;
  const path = join(folder, `example-${n}.${found.ending}`);
  writeFileSync(path, withOurs(code));
  await RUN(found.program, [path], { cwd: folder, env: { ...process.env, ...variables } });
}

/** Whether an error, or lines of an output, are what the command before has printed. */
function isShownIn(printed: string, { words: [word], code }: Example): boolean {
  if (word === 'Error') return isDeepStrictEqual(JSON.parse(code).error, JSON.parse(printed).error);
  return (
    word !== 'output' ||
    code
      .trimEnd()
      .split('\n')
      .every((line) => printed.includes(line))
  );
}

/** With the library as it is here, and the address of this test's service. */
function withOurs(code: string): string {
  return code
    .replaceAll("'@showbill/client'", `'${join(ROOT, 'sdk/src/index.ts')}'`)
    .replaceAll('http://127.0.0.1:3000', address);
}
