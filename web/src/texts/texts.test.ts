import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { dutch } from './nl/index.ts';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { german } from './de/index.ts';
import { spanish } from './es/index.ts';
import { german as germanInvoices } from './invoices/de.ts';
import { english as englishInvoices } from './invoices/en.ts';
import { spanish as spanishInvoices } from './invoices/es.ts';
import { french as frenchInvoices } from './invoices/fr.ts';
import { dutch as dutchInvoices } from './invoices/nl.ts';
import { german as germanPayments } from './payments/de.ts';
import { english as englishPayments } from './payments/en.ts';
import { spanish as spanishPayments } from './payments/es.ts';
import { french as frenchPayments } from './payments/fr.ts';
import { dutch as dutchPayments } from './payments/nl.ts';
import { german as germanSubHires } from './sub-hires/de.ts';
import { english as englishSubHires } from './sub-hires/en.ts';
import { spanish as spanishSubHires } from './sub-hires/es.ts';
import { french as frenchSubHires } from './sub-hires/fr.ts';
import { dutch as dutchSubHires } from './sub-hires/nl.ts';

/** By name: the texts of another language, and the English ones that they are held against. */
const OTHERS: readonly (readonly [name: string, texts: object, english: object])[] = [
  ...Object.entries({ german, french, spanish, dutch }).map(([each, texts]) => [each, texts, english] as const),
  ['german invoices', germanInvoices, englishInvoices],
  ['french invoices', frenchInvoices, englishInvoices],
  ['spanish invoices', spanishInvoices, englishInvoices],
  ['dutch invoices', dutchInvoices, englishInvoices],
  ['german payments', germanPayments, englishPayments],
  ['french payments', frenchPayments, englishPayments],
  ['spanish payments', spanishPayments, englishPayments],
  ['dutch payments', dutchPayments, englishPayments],
  ['german sub-hires', germanSubHires, englishSubHires],
  ['french sub-hires', frenchSubHires, englishSubHires],
  ['spanish sub-hires', spanishSubHires, englishSubHires],
  ['dutch sub-hires', dutchSubHires, englishSubHires],
];
const SRC = fileURLToPath(new URL('../', import.meta.url));

interface Leaf {
  readonly path: readonly string[];
  readonly text: unknown;
}

function leavesOf(texts: object, path: readonly string[] = []): Leaf[] {
  return Object.entries(texts).flatMap(([key, text]: [string, unknown]) =>
    typeof text === 'object' && text !== null ? leavesOf(text, [...path, key]) : { path: [...path, key], text },
  );
}

const kinds = (leaves: readonly Leaf[]) => leaves.map((leaf) => `${name(leaf)}: ${typeof leaf.text}`).sort();
const name = ({ path }: Leaf) => path.join('.');

describe.each(OTHERS)('%s', (_, texts, inEnglish) => {
  it('has the texts that English has, of the same kind, and no others', () => {
    expect(kinds(leavesOf(texts))).toEqual(kinds(leavesOf(inEnglish)));
  });

  it('says everything that it is given, and nothing empty', () => {
    const given = ['«1»', '«2»', '«3»', '«4»'];
    const said = (text: unknown) => (typeof text === 'function' ? String(text(...given)) : String(text));
    const others = new Map(leavesOf(texts).map((leaf) => [name(leaf), said(leaf.text)]));
    const wrong = leavesOf(inEnglish).filter((leaf) => {
      const other = others.get(name(leaf)) ?? '';
      return other.trim() === '' || given.some((value) => said(leaf.text).includes(value) && !other.includes(value));
    });
    expect(wrong.map(name)).toEqual([]);
  });
});

/** Other words for a proposal than the one in docs/glossary.md. */
const OTHER_WORDS: Readonly<Record<string, RegExp>> = {
  german: /\bVorschlag|\bOfferte/,
  french: /\bproposition/i,
  spanish: /\bpropuesta/i,
  dutch: /\bvoorstel/i,
};

it.each(OTHERS)('%s calls a proposal by one name', (named, texts) => {
  const [language = ''] = named.split(' ');
  const said = leavesOf(texts).map((leaf) => `${name(leaf)}: ${String(leaf.text)}`);
  expect(said.filter((text) => OTHER_WORDS[language]?.test(text))).toEqual([]);
});

it('every text is used', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('texts/'))
    .map((file) => readFileSync(join(SRC, file), 'utf8'))
    .filter((text) => text.includes('TEXTS'));
  const unused = leavesOf(english).filter(({ path: [subject = '', ...keys] }) => {
    const own = files.filter((text) => new RegExp(`TEXTS\\.${subject}\\b|\\b${subject}\\b[^;]*= TEXTS`).test(text));
    // by its own name, or by way of what it is chosen from
    const chosenFrom = [`TEXTS\\.${subject}`, ...keys.slice(0, -1)].flatMap((key) => [
      `\\b${key}(?:\\[|\\))`,
      `Record<[^=;]*= [\\w.]*\\b${key};`,
      `= TEXTS[\\w.]*\\b${key};[^]*\\btexts\\[`,
    ]);
    const mention = new RegExp([`\\b${keys.at(-1)}\\b`, ...chosenFrom].join('|'));
    return !own.some((text) => mention.test(text));
  });
  expect(unused.map(name)).toEqual([]);
});
