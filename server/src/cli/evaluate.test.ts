import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { contentsOf } from '../testing/database-contents.ts';
import { aliasIn, answer, failure, startFakeProvider } from '../testing/fake-provider.ts';
import { runHere } from '../testing/run-here.ts';

const DEMO = fileURLToPath(new URL('../demo/catalogue.csv', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'showbill-evaluate-'));

let showbill: CommandLine;
let company: string;
beforeAll(async () => {
  showbill = await openCommandLine();
  const made = await showbill.json('company', 'create', '--name', 'Hire', '--currency', 'GBP', '--country', 'GB');
  company = made.id;
  await showbill.json('catalogue', 'import', '--company', company, DEMO);
});
afterAll(() => rmSync(folder, { recursive: true }));

const K12 = 'QSC K12.2 12in Powered Speaker';
const BRIEFS = [
  {
    id: 'quiz',
    description:
      'Quiz night for 80 in the village hall. Projector, 2 x flibberator and two handheld radio mics. No chairs.',
    attendees: 80,
    quoted: [
      { sku: 'aud-qlxd58', units: 2, days: 1 },
      { product: 'Projector 5,000 lm', units: 3 },
      { product: 'Smoke machine', units: 1 },
    ],
    kept_off: ['chairs', 'Projector'],
  },
  { id: 'speech', description: 'Two K12.2 speakers', quoted: [{ sku: 'AUD-K122', units: 2 }] },
];

function fileOf(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const evaluate = (file: string, ...more: string[]) => showbill.json('evaluate', '--company', company, file, ...more);

it('says what of a quote was found, in which number, and what to mend first', async () => {
  const file = fileOf(
    'briefs.jsonl',
    BRIEFS.map((brief) => JSON.stringify(brief)),
  );
  const found = await evaluate(file);
  expect(found).toMatchObject({
    briefs: 2,
    quoted: 4,
    found: 3,
    same_product: 2,
    same_kind: 1,
    in_range: 2,
    missed: 1,
    kept_off: 1,
    kept_off_asked: 2,
    found_part: 0.75,
    failed: 0,
    model: null,
    not_known: [{ words: 'flibberator', briefs: ['quiz'] }],
  });
  expect(found.lines).toMatchObject([
    {
      brief: 'quiz',
      product: 'Shure QLX-D SM58 Handheld Radio Mic',
      outcome: 'same_product',
      in_range: true,
      days_right: true,
    },
    { product: 'Projector 5,000 lm', in_catalogue: false, outcome: 'same_kind', in_range: false },
    { product: 'Smoke machine', outcome: 'missed', in_range: null },
    { brief: 'speech', outcome: 'same_product', units: 2, in_range: true },
  ]);
  expect(found.kinds.slice(0, 2)).toMatchObject([
    { kind: 'smoke_machine', missed: 1 },
    { kind: 'projector', found: 1, in_range: 0 },
  ]);
  expect(found.by_brief[0].drafted_although_kept_off).toEqual([
    { name: 'Projector', on: [expect.stringMatching(/Projector/)] },
  ]);
  expect((await evaluate(file, '--tolerance', '25', '--tolerance', 'video=80')).in_range).toBe(3);
  expect((await evaluate(file, '--built-in')).found).toBe(3);
  const text = (await showbill.lines('evaluate', '--company', company, file)).join('\n');
  expect(text).toMatch(/^ +quoted +found .*\nall briefs +4 +3 .*\nsmoke machine +1 +0 /);
  expect(text).toContain('missed: 1 Smoke machine');
  expect(text).toContain(
    '2 briefs: 3 of 4 lines found (2 the same product, 1 of the same kind), 2 of these in range; 1 of 2 kept off',
  );
});

it('writes nothing: no proposal, record, event, mail or place of the allowance', async () => {
  const file = fileOf(
    'again.jsonl',
    [...BRIEFS, { id: 'nothing', description: 'Hello there', quoted: [] }].map((brief) => JSON.stringify(brief)),
  );
  const before = await contentsOf(showbill.database);
  const { by_brief: briefs, failed } = await evaluate(file);
  expect(failed).toBe(1);
  expect(briefs[2]).toMatchObject({ brief: 'nothing', drafted_by: null, failure: expect.stringMatching(/./) });
  expect(await contentsOf(showbill.database)).toEqual(before);
});

it('drafts by the model where one is configured, and says what that took', async () => {
  const provider = await startFakeProvider((request) =>
    answer({
      title: 'Talk',
      scope_summary: 'Sound.',
      lines: [{ product: aliasIn(request, K12), units: 2, hours: null, optional: false, reason: 'As asked for.' }],
      unmet: [],
    }),
  );
  const env = { ...showbill.env, LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: provider.baseUrl };
  const file = fileOf(
    'model.csv',
    ['a', 'b', 'c']
      .map((id) => `${id},Talk with two speakers,AUD-K122,2`)
      .toSpliced(0, 0, 'brief,description,sku,units'),
  );
  const run = (...more: string[]) => runHere(env, ['evaluate', '--company', company, file, '--json', ...more]);
  try {
    const { code, stdout, stderr } = await run();
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      briefs: 3,
      same_product: 3,
      in_range: 3,
      model: { drafts: 3, fell_back: 0, input_tokens: 3600, output_tokens: 1020 },
    });
    expect(stderr).toMatch(/^1 of 3: [abc]\n2 of 3: [abc]\n3 of 3: [abc]\n$/);
    expect(provider.requests).toHaveLength(3);
    expect(JSON.parse((await run('--built-in')).stdout)).toMatchObject({ briefs: 3, model: null });
    expect(provider.requests).toHaveLength(3);
    provider.play(failure(401, 'no such key'));
    expect(JSON.parse((await run('--at-once', '1')).stdout)).toMatchObject({ failed: 3, found: 0, missed: 3 });
  } finally {
    await provider.close();
  }
});

it('ends with 1 where less was found than asked for', async () => {
  const file = fileOf('low.csv', ['brief,description,product,units', 'a,Two K12.2 speakers,Smoke machine,1']);
  const run = await showbill.run('evaluate', '--company', company, file, '--json', '--at-least', '0.8');
  expect(run.code).toBe(1);
  expect(JSON.parse(run.stdout)).toMatchObject({ briefs: 1, found: 0 });
  expect(run.stderr).toBe('showbill: 0.0 % of the quoted lines were found, less than 80.0 %\n');
  expect((await evaluate(file, '--at-least', '0')).found).toBe(0);
});

it('names what is wrong in a file by line and field, and drafts nothing', async () => {
  const file = fileOf('wrong.csv', ['brief,description,sku,units', 'a,Party,K12,some', 'b,,K12,1']);
  const run = await showbill.run('evaluate', '--company', company, file, '--json');
  expect(run.code).toBe(1);
  expect(JSON.parse(run.stdout)).toEqual({
    errors: [
      { line: 2, field: 'units', message: 'must be a finite number' },
      { line: 3, field: 'description', message: 'is required' },
    ],
  });
  expect(run.stderr).toBe('showbill: nothing was drafted: line 2, units: must be a finite number, and 1 more\n');
  expect(await showbill.refusal('evaluate', '--company', company, join(folder, 'none.csv'))).toMatch(/no such file$/);
  const other = '00000000-0000-4000-8000-000000000000';
  expect(await showbill.refusal('evaluate', '--company', other, file)).toMatch(/no company/);
  expect(await showbill.misuse('evaluate', '--company', company, file, '--tolerance', 'cakes=5')).toMatch(/percent/);
  expect(await showbill.misuse('evaluate', '--company', company, file, '--at-least', '80')).toMatch(/0 to 1/);
});
