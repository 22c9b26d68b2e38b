import { describe, expect, it } from 'vitest';
import { misreadOf } from '../exclusions/fixtures.ts';
import { TABLES } from './tables.rows.ts';

describe('tables, matrices and forms', () => {
  it.each(TABLES)('tell what is wished from what is not: %s', (_, description, notFromUs, wished) => {
    expect(misreadOf([description, notFromUs, wished])).toEqual({ brought: [], missed: [] });
  });
});
