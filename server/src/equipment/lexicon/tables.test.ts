import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Entry, vocabulary } from '../matching/compile.ts';
import { patternStems } from '../matching/pattern.ts';
import type { TrieNode } from '../matching/trie.ts';
import * as lexicon from './index.ts';

const TABLES = [lexicon.KIND_WORDS, lexicon]
  .flatMap((holder): unknown[] => Object.values(holder))
  .filter((each): each is lexicon.Table<unknown> => typeof each === 'object' && each !== null && 'rows' in each);

describe('the tables of the lexicon', () => {
  it('are sorted, without duplicates, and hold known kinds, categories and languages only', () => {
    const faults = TABLES.flatMap(({ rows }) => {
      try {
        return rows().length > 0 ? [] : ['empty'];
      } catch (error) {
        return [String(error)];
      }
    });
    expect(faults).toEqual([]);
  });

  it('are all read by the program', () => {
    const folder = fileURLToPath(new URL('./', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.csv'));
    expect(files.map((file) => `lexicon/${file}`).sort()).toEqual(TABLES.map(({ file }) => file).sort());
  });

  it('say which of several kinds a phrase or a model means first, and nothing else', () => {
    const listed = lexicon.SEVERAL_KINDS.rows().map(
      ({ phrase, kinds }) => [patternStems(phrase).join(' '), kinds] as const,
    );
    expect(listed.length).toBe(new Map(listed).size);
    const shared = sharedIn(vocabulary().kinds);
    const wrong = [...new Set([...shared.keys(), ...listed.map(([phrase]) => phrase)])].filter(
      (phrase) =>
        [...(new Map(listed).get(phrase) ?? [])].sort().join() !== [...(shared.get(phrase) ?? [])].sort().join(),
    );
    expect(wrong).toEqual([]);
  });

  it('give a phrase for a category the same meaning in every language', () => {
    const byPhrase = Map.groupBy(lexicon.CATEGORY_PHRASES.rows(), ({ phrase }) => patternStems(phrase).join(' '));
    const wrong = [...byPhrase].filter(([, rows]) => new Set(rows.map(({ categories }) => categories.join())).size > 1);
    expect(wrong).toEqual([]);
  });
});

/** The kinds among which order decides, by phrase: words among words, models among models. */
function sharedIn(node: TrieNode<Entry>, path: readonly string[] = []): Map<string, Set<string>> {
  const kindsOf = (model: boolean) =>
    new Set(node.found.flatMap((entry) => (entry.model === model && entry.kind !== null ? [entry.kind] : [])));
  const several = [kindsOf(false), kindsOf(true)].filter(({ size }) => size > 1).flatMap((kinds) => [...kinds]);
  const own: [string, Set<string>][] = several.length > 0 ? [[path.join(' '), new Set(several)]] : [];
  return new Map([...own, ...[...node.next].flatMap(([key, next]) => [...sharedIn(next, [...path, key])])]);
}

function read(text: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'table-')), 'fruit.csv');
  writeFileSync(file, text);
  const columns = { kind: z.enum(['apple', 'pear']), word: z.string().min(1) };
  return lexicon.table(pathToFileURL(file).href, columns, ({ word }) => word).rows;
}

describe('a table', () => {
  it('is read with quoted cells', () => {
    expect(read('kind,word\napple,"12"" russet, red"\npear,conference\n')()).toEqual([
      { kind: 'apple', word: '12" russet, red' },
      { kind: 'pear', word: 'conference' },
    ]);
  });

  it.each([
    ['a row that comes twice', 'apple,cox\napple,cox\n', /fruit\.csv:3: .*duplicate/],
    ['a row out of order', 'pear,conference\napple,cox\n', /fruit\.csv:3: .*sorted/],
    ['a word of two kinds', 'apple,cox\npear,cox\n', /fruit\.csv:3: another row/],
    ['a kind that is none', 'apple,cox\nplum,mirabelle\n', /fruit\.csv:3: kind/],
    ['an empty word', 'apple,\n', /fruit\.csv:2: word/],
    ['a cell too many', 'apple,cox,red\n', /fruit\.csv:2: 3 cells instead of 2/],
  ])('refuses %s and names the line', (_, rows, message) => {
    expect(read(`kind,word\n${rows}`)).toThrow(message);
  });
});
