import { expect, it } from 'vitest';
import { priceLevels } from './price-level.ts';

const priced = (id: string, kind: 'chair' | 'projector', unitPrice: bigint, unit: 'day' | 'event' = 'day') => ({
  id,
  kinds: [{ kind, confidence: 1 }],
  unit,
  unitPrice,
});

it('tells what is cheap and what is dear among products of one kind and pricing unit', () => {
  const levels = priceLevels([
    priced('small', 'projector', 4_000n),
    priced('middle', 'projector', 9_000n),
    priced('usual', 'projector', 8_000n),
    priced('large', 'projector', 30_000n),
    priced('chair', 'chair', 300n),
    priced('by event', 'projector', 90_000n, 'event'),
  ]);
  expect(Object.fromEntries(levels)).toEqual({ small: 'low', large: 'high' });
});

it('says nothing of two of a kind, nor of what has none', () => {
  const none = { kinds: [], unit: 'day' as const };
  const levels = priceLevels([
    priced('plain', 'chair', 200n),
    priced('gilt', 'chair', 900n),
    ...[1n, 20n, 300n].map((unitPrice) => ({ ...none, id: String(unitPrice), unitPrice })),
  ]);
  expect(levels.size).toBe(0);
});
