import type { Hit, Lexicon } from './lexicon.ts';
import { once } from './once.ts';
import type { Token } from './tokens.ts';

/** Many tables looked up in one pass: for each of them what `findAll` finds in the tokens. */
export function together<T>(
  tables: readonly Lexicon<T>[],
): (tokens: readonly Token[]) => readonly (readonly Hit<T>[])[] {
  const byHead = once(() => tablesByHead(tables));
  return (tokens) => {
    const { exact, prefix, suffix } = byHead();
    const hits = tables.map((): Hit<T>[] => []);
    const look = (table: number, index: number): void => {
      const found = hits[table];
      if (found === undefined || (found.at(-1)?.to ?? 0) > index) return;
      const hit = tables[table]?.at(tokens, index) ?? null;
      if (hit !== null) found.push(hit);
    };
    tokens.forEach(({ text, head, tail }, index) => {
      for (const table of exact.get(text) ?? NONE) look(table, index);
      for (const table of prefix.get(head) ?? NONE) look(table, index);
      for (const table of suffix.get(tail) ?? NONE) look(table, index);
    });
    return hits;
  };
}

const NONE: readonly never[] = [];

function tablesByHead<T>(tables: readonly Lexicon<T>[]) {
  const exact = new Map<string, number[]>();
  const prefix = new Map<string, number[]>();
  const suffix = new Map<string, number[]>();
  tables.forEach(({ heads }, table) => {
    for (const key of heads.exact) note(exact, key, table);
    for (const key of heads.prefix) note(prefix, key, table);
    for (const key of heads.suffix) note(suffix, key, table);
  });
  return { exact, prefix, suffix };
}

function note(map: Map<string, number[]>, key: string, table: number): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [table]);
  else known.push(table);
}
