import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';
import { kindsOf } from './fixtures.ts';
import { SENTENCES } from './sentences.rows.ts';

describe.each(SENTENCES)('in %s what the client has or does not want', (_, rows) => {
  it.each(rows)('is read from "%s"', (sentence, excluded, left) => {
    const { exclusions } = understand({ description: sentence });
    const named = new Set(exclusions.flatMap(({ kinds }) => kinds));
    const categories = new Set(exclusions.flatMap((exclusion) => exclusion.categories));
    const isExcluded = (kind: Kind) => named.has(kind) || categories.has(KIND_CATEGORY[kind]);
    expect(kindsOf(excluded).filter((kind) => !isExcluded(kind))).toEqual([]);
    expect(kindsOf(left).filter(isExcluded)).toEqual([]);
  });
});
