import { expect, it } from 'vitest';
import { demand, factsOf, product, SHELF, unitsByKind } from './fixtures.ts';
import { planDraft } from './index.ts';

it.each([
  [null, 2],
  [4, 4],
])('delay towers carry a loudspeaker each: %s', (quantity, units) => {
  const shelf = { products: [...SHELF.products, product('tower', 'Wind-up tower', 'lifting_tower')] };
  const facts = factsOf('other', {
    demands: [demand('delay towers', ['lifting_tower'], quantity)],
    more: { hireList: true },
  });
  const draft = planDraft({}, facts, shelf);
  const planned = unitsByKind(draft, false, shelf);
  expect([planned.get('lifting_tower'), planned.get('speaker_top')]).toEqual([units, units]);
});

it('towers that the shelf lacks are not missed beside their loudspeakers', () => {
  const facts = factsOf('other', { demands: [demand('delay towers', ['lifting_tower'], 2)], more: { hireList: true } });
  const draft = planDraft({}, facts, SHELF);
  expect(draft.unmet).toEqual([]);
  expect(unitsByKind(draft, false, SHELF).get('speaker_top')).toBe(2);
});
