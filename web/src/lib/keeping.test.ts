import { beforeEach, describe, expect, it } from 'vitest';
import { keeperOf } from './keeping.ts';

const DAY = 86_400_000;

describe('what is kept in the browser', () => {
  let held: Map<string, string>;
  let store: Storage;
  let now: number;
  const keeper = (key = 'a') => keeperOf(key, store, () => now);

  beforeEach(() => {
    held = new Map();
    now = 0;
    store = {
      length: 0,
      key: () => null,
      clear: () => held.clear(),
      getItem: (key) => held.get(key) ?? null,
      setItem: (key, value) => void held.set(key, value),
      removeItem: (key) => void held.delete(key),
    };
  });

  it('is there again under its own name until it is forgotten', () => {
    keeper().keep({ description: 'Party' });
    expect(keeper().read()).toEqual({ description: 'Party' });
    expect(keeper('b').read()).toBeNull();
    keeper().forget();
    expect(keeper().read()).toBeNull();
  });

  it('is gone after 30 days', () => {
    keeper().keep('Party');
    now = 30 * DAY;
    expect(keeper().read()).toBe('Party');
    now += 1;
    expect(keeper().read()).toBeNull();
    expect(held.size).toBe(0);
  });

  it.each(['{', '7', 'null', '{"value":1}'])('is nothing where it cannot be read: %s', (text) => {
    held.set('a', text);
    expect(keeper().read()).toBeNull();
  });

  it('is not missed where the browser has no room', () => {
    store.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    keeper().keep('Party');
    expect(keeper().read()).toBeNull();
  });
});
