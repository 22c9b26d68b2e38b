import { describe, expect, it } from 'vitest';
import { rowsToTry } from '../../../testing/runs.ts';
import { misreadOf } from './fixtures.ts';
import { NOT_FROM_US } from './not-from-us.ts';

describe.each(NOT_FROM_US)('in %s what we are not to bring', (_, rows) => {
  it.each(rowsToTry(rows, 4))('is told from what is wished in "%s"', (description, notFromUs, wished) => {
    expect(misreadOf([description, notFromUs, wished])).toEqual({ brought: [], missed: [] });
  });
});
