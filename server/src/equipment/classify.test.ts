import { CATEGORIES, type Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classify } from './classify.ts';
import { KINDS, type Kind } from './kinds.ts';
import { table } from './lexicon/index.ts';

const SURE = 0.6;

/**
 * What a product of that name, category and note is: surely of a `kind`; `not kind` first of all; `nothing sure`, or
 * `nothing` at all.
 */
const NAMES = table('test-data/classify.csv', {
  about: z.string().min(1),
  name: z.string().min(1),
  category: z.enum(CATEGORIES),
  note: z.string(),
  is: z.enum([...KINDS, ...KINDS.map((kind) => `not ${kind}` as const), 'nothing', 'nothing sure']),
});

it('recognises the products of test-data/classify.csv', () => {
  const failing = NAMES.rows().flatMap((row) => {
    const matches = classify({ ...row, description: row.note === '' ? null : row.note });
    return isAsSaid(row.is, matches) ? [] : [{ ...row, matches }];
  });
  expect(failing).toEqual([]);
});

function isAsSaid(said: string, [top]: ReturnType<typeof classify>): boolean {
  if (said === 'nothing') return top === undefined;
  const sure = top !== undefined && top.confidence >= SURE ? top.kind : null;
  if (said === 'nothing sure') return sure === null;
  return said.startsWith('not ') ? top?.kind !== said.slice('not '.length) : sure === said;
}

function kinds(name: string, category: Category): readonly Kind[] {
  return classify({ name, category }).map(({ kind }) => kind);
}

describe('what only comes with a thing', () => {
  it('is not what a package is, however many of it are in the brackets', () => {
    expect(kinds('Band Light Package (6 pars, 2 trees, controller)', 'lighting')).not.toContain('lighting_stand');
    expect(kinds('Presentation Kit (1 laptop, 2 clickers)', 'video')).not.toContain('presentation_clicker');
  });

  it('is not what a note says that a thing is', () => {
    const [kind] = classify({ name: 'Pearl Export', category: 'backline', description: 'c/w cymbals' });
    expect(kind?.kind).toBe('drum_kit');
  });
});

describe('names that say nothing', () => {
  it('take what a short description says outright, and with low confidence what a long one mentions first', () => {
    const name = 'Model 900';
    expect(classify({ name, category: 'audio', description: 'Compact subwoofer for clubs' })).toEqual([
      { kind: 'subwoofer', confidence: 0.85 },
    ]);
    const description =
      'Loved by clubs all over the country, and this subwoofer is as good on a lawn or in a village hall.';
    expect(classify({ name, category: 'audio', description })).toEqual([{ kind: 'subwoofer', confidence: 0.45 }]);
  });

  it('are taken for a loudspeaker by the size of a driver, in audio only', () => {
    expect(classify({ name: 'Acme 15"', category: 'audio' })).toEqual([{ kind: 'speaker_top', confidence: 0.4 }]);
    expect(classify({ name: 'Acme 18"', category: 'audio' })).toEqual([{ kind: 'subwoofer', confidence: 0.4 }]);
    expect(classify({ name: 'Acme 15"', category: 'furniture' })).toEqual([]);
  });

  it('stay without a kind where nothing can be known', () => {
    expect(classify({ name: 'Medium inputs', category: 'audio' })).toEqual([]);
  });
});

it('gives at most three kinds, best first', () => {
  const kinds = classify({ name: 'Tables, chairs, lectern and flip chart', category: 'furniture' });
  expect(kinds.length).toBe(3);
  expect(kinds.map(({ confidence }) => confidence)).toEqual(
    kinds.map(({ confidence }) => confidence).toSorted((left, right) => right - left),
  );
  expect(kinds[0]?.kind).toBe('table_trestle');
});
