import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { exclusionsOf } from '../../plan/exclusions.ts';
import { understand } from '../index.ts';
import { TABLES } from './tables.rows.ts';

const KINDS = new Set<string>(Object.keys(KIND_CATEGORY));

describe('tables, matrices and forms', () => {
  it.each(TABLES)('tell what is wished from what is not: %s', (_, description, notFromUs, wished) => {
    const facts = understand({ description });
    const exclusions = exclusionsOf(facts);
    const asked = new Set(facts.demands.flatMap(({ kinds }) => kinds));
    const isWished = (kind: Kind) => asked.has(kind) && !exclusions.forbid(kind);
    expect(kindsOf(notFromUs).filter((kind) => isWished(kind) || !exclusions.makeIdle(kind))).toEqual([]);
    expect(kindsOf(wished).filter((kind) => !isWished(kind))).toEqual([]);
  });
});

function kindsOf(list: string): readonly Kind[] {
  return list
    .split(' ')
    .filter((word) => word !== '')
    .map(kindOf);
}

function kindOf(word: string): Kind {
  if (!isKind(word)) throw new RangeError(`${word} is no kind`);
  return word;
}

function isKind(word: string): word is Kind {
  return KINDS.has(word);
}
