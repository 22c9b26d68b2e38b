import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CATEGORIES, LANGUAGES, UNITS } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { categoryFromWord, unitFromWord } from '../equipment/index.ts';
import { needOf, type Refusals, saidIn } from './index.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

function leavesOf(texts: object, path: readonly string[] = []): (readonly [path: string, text: unknown])[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? leavesOf(text, [...path, key]) : [[[...path, key].join('.'), text]],
  );
}

function textsIn(language: (typeof LANGUAGES)[number]): Refusals {
  let texts: Refusals | undefined;
  saidIn(language, (all) => {
    texts = all;
    return '';
  });
  if (texts === undefined) throw new Error('nobody asked for the texts');
  return texts;
}

const VALUES = ['«1»', '«2»', '«3»', '«4»'];
const said = (text: unknown) => (typeof text === 'function' ? String(text(...VALUES)) : String(text));
const english = leavesOf(textsIn('en'));

/** Source files of a folder, tests apart. */
function sourcesOf(folder: string): readonly string[] {
  const root = join(ROOT, folder);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('refusals/'))
    .map((file) => readFileSync(join(root, file), 'utf8'));
}

describe.each(LANGUAGES)('%s', (language) => {
  const others = new Map(leavesOf(textsIn(language)));

  it('has the texts that English has, and no others', () => {
    expect([...others.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('names categories and units for a catalogue file by words that a file may hold', () => {
    const { categories, units } = textsIn(language).imports;
    expect(categories.split(', ').map(categoryFromWord)).toEqual(CATEGORIES);
    expect(units.split(', ').map(unitFromWord)).toEqual(UNITS);
  });

  it('says everything that it is given, and nothing empty', () => {
    // what a program has sent is named to programs alone
    const wrong = english.filter(([path, text]) => {
      const other = said(others.get(path));
      const given = path === 'ofInput' ? VALUES.slice(1) : VALUES;
      return other.trim() === '' || given.some((value) => said(text).includes(value) && !other.includes(value));
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

it('every text is used', () => {
  const program = sourcesOf('server/src').join('\n');
  const unused = english
    .map(([path]) => path.split('.'))
    .filter(([group = '', ...rest]) => {
      // understood by what schemas say, or chosen by name
      if (group === 'needs' || group === 'statuses' || group === 'roles' || rest[0] === 'model') return false;
      return !new RegExp(`\\b${[group, ...rest].join('\\.')}\\b|\\b${group}\\[`).test(program);
    });
  expect(unused.map((path) => path.join('.'))).toEqual([]);
});

it('English alone is said to programs and operators alone', () => {
  const root = join(ROOT, 'server/src');
  const saying = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(?:refusals|backup|cli|http\/(?:mcp|v1))\//.test(file),
    )
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('inEnglish('));
  expect(saying.sort()).toEqual(TO_PROGRAMS);
});

/** What a page never sends, or is answered to nobody who looks at one. */
const TO_PROGRAMS: readonly string[] = [
  'accounts/allowance.ts',
  'accounts/companies.ts',
  'company-archive/import.ts',
  'http/app/auth.ts',
  'http/app/membership.ts',
  'http/app/trpc-errors.ts',
  'http/encoded-bodies.ts',
  'http/idempotently.ts',
  'http/json-body.ts',
  'http/listener.ts',
  'http/methods.ts',
  'http/metrics.ts',
  'http/problem.ts',
  'payments/online/gateway.ts',
  'platform/cursor.ts',
  'platform/idempotency.ts',
  'platform/server-place.ts',
  'platform/tar-file/read-tar-file.ts',
  'platform/threads/thread-of-tests.ts',
  'proposals/edit/edit-proposal.ts',
  'proposals/life/as-seen.ts',
  'proposals/locate.ts',
];

describe('a need that is worded in English', () => {
  it('is said in the language of whoever is refused, with its values as that writes them', () => {
    const needs = ['must be at most 1,000', 'must not be before from (2027-03-12)', 'must be more than 0'];
    expect(needs.map((need) => saidIn('de', needOf(need)))).toEqual([
      'höchstens 1.000',
      'darf nicht vor dem ersten Tag liegen (12.03.2027)',
      'muss mehr als 0 sein',
    ]);
    expect(needs.map((need) => saidIn('en', needOf(need)))).toEqual(needs);
  });

  it('that nobody foresaw is to the letter in English, and said to be not allowed in other languages', () => {
    expect(LANGUAGES.map((language) => saidIn(language, needOf('must be blue')))).toEqual([
      'must be blue',
      'diese Angabe ist nicht zulässig',
      'cette valeur n’est pas admise',
      'este valor no es válido',
      'deze waarde is niet toegestaan',
    ]);
  });

  it('is foreseen wherever a schema or a check has words of its own for it', () => {
    const needs = ['contract/src', 'server/src/http/app', 'server/src/platform/outbound']
      .flatMap(sourcesOf)
      .flatMap((source) => [...source.matchAll(/(['`])((?:must|has|may|holds) (?:(?!\1).)+)\1/gs)])
      .map(([, , need = '']) => need.replaceAll(/\$\{[^}]*\}/g, '1'));
    expect(needs.length).toBeGreaterThan(30);
    expect([...new Set(needs)].filter((need) => !OF_PROGRAMS.has(need) && isUnforeseen(need))).toEqual([]);
  });
});

function isUnforeseen(need: string): boolean {
  return saidIn('de', needOf(need)) === textsIn('de').needs.asDocumented;
}

/** What the pages never send otherwise, or the public API alone takes. */
const OF_PROGRAMS: ReadonlySet<string> = new Set([
  'has no address', // the end of a need
  'has 1, which 1 cannot fill in', // of a mail or a subject
  'holds a NUL or half of a surrogate pair, which is no text',
  'must be an id',
  'must be base64url',
  'must be an ISO 8601 moment with a zone, such as 2026-01-31T09:00:00Z, or a date',
  'must be ids of 1 to 64 letters, digits, _ or -, separated by single commas without spaces',
  'must be the key of a file that was tried',
  'must hold at least one change',
  'must hold at most 1 changes',
  'must list at most 1 ids',
  'must not be sent together with client: send one of the two',
]);
