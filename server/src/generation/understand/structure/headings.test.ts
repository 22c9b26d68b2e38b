import { describe, expect, it } from 'vitest';
import { rowsToTry } from '../../../testing/runs.ts';
import { misreadOf } from '../exclusions/fixtures.ts';
import { HEADED_LISTS } from './headings.lists.ts';

describe('headings over lists', () => {
  it.each(rowsToTry(HEADED_LISTS, 7))('say "$state" in $language over $shape under "$heading"', ({ row }) => {
    expect(misreadOf(row)).toEqual({ brought: [], missed: [] });
  });
});
