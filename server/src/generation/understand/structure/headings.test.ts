import { describe, expect, it } from 'vitest';
import { misreadOf } from '../exclusions/fixtures.ts';
import { HEADED_LISTS } from './headings.lists.ts';

describe('headings over lists', () => {
  it.each(HEADED_LISTS)('say "$state" in $language over $shape under "$heading"', ({ row }) => {
    expect(misreadOf(row)).toEqual({ brought: [], missed: [] });
  });
});
