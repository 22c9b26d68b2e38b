import { describe, expect, it } from 'vitest';
import { routeOf } from './route.ts';

describe('routeOf', () => {
  it('finds the views at the root and below a prefix', () => {
    for (const base of ['/', '/quotes/']) {
      expect(routeOf(base, base)).toEqual({ page: 'home' });
      expect(routeOf(`${base}proposals/0197f0aa-0000`, base)).toEqual({ page: 'proposal', id: '0197f0aa-0000' });
      expect(routeOf(`${base}proposals`, base)).toEqual({ page: 'unknown' });
      expect(routeOf(`${base}proposals/a/b`, base)).toEqual({ page: 'unknown' });
    }
  });

  it('takes the prefix without its last slash for home', () => {
    expect(routeOf('/quotes', '/quotes/')).toEqual({ page: 'home' });
  });

  it('knows nothing outside the prefix', () => {
    expect(routeOf('/proposals/a', '/quotes/')).toEqual({ page: 'unknown' });
  });
});
