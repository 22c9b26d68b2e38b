import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { exclusionsOf } from '../../plan/exclusions.ts';
import { understand } from '../index.ts';
import { CLAUSES } from './not-from-us.clauses.ts';
import { ENGLISH } from './not-from-us.english.ts';
import { ENQUIRIES } from './not-from-us.enquiries.ts';
import { FRENCH_AND_SPANISH } from './not-from-us.french-spanish.ts';
import { GERMAN_AND_DUTCH } from './not-from-us.german-dutch.ts';
import { LETTERS } from './not-from-us.letters.ts';
import { LISTS } from './not-from-us.lists.ts';
import { DUTCH, FRENCH, GERMAN, SPANISH } from './not-from-us.other-languages.ts';
import { STATEMENTS } from './not-from-us.statements.ts';
import { TENDERS } from './not-from-us.tenders.ts';

/** What a description speaks of and we are not to bring, and what it wishes for; both as kinds. */
export type NotFromUsRow = readonly [description: string, notFromUs: string, wished: string];

const KINDS = new Set<string>(Object.keys(KIND_CATEGORY));

describe.each([
  ['English', ENGLISH],
  ['German', GERMAN],
  ['French', FRENCH],
  ['Spanish', SPANISH],
  ['Dutch', DUTCH],
  ['five languages', STATEMENTS],
  ['clauses', CLAUSES],
  ['short lists', LISTS],
  ['enquiries', ENQUIRIES],
  ['tenders', TENDERS],
  ['letters', LETTERS],
  ['German and Dutch enquiries', GERMAN_AND_DUTCH],
  ['French and Spanish enquiries', FRENCH_AND_SPANISH],
])('in %s what we are not to bring', (_, rows) => {
  it.each(rows)('is told from what is wished in "%s"', (description, notFromUs, wished) => {
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
