import { describe, expect, it } from 'vitest';
import { demand, factsOf, product } from './fixtures.ts';
import { planDraft } from './index.ts';

function planned(phrase: string, ...names: readonly string[]): readonly string[] {
  const products = [
    product('c', 'Chair', 'chair', 'event'),
    ...names.map((name) => ({ ...product(name, name, 'game', 'event'), kinds: [] })),
  ];
  const facts = factsOf('party', { attendees: 40, demands: [demand(phrase, [], 2), demand('chairs', ['chair'], 40)] });
  return planDraft({}, facts, { products }).lines.map(({ productId }) => productId);
}

describe('a wish that no kind of equipment names', () => {
  it('is met by a product that is called so', () => {
    expect(planned('easels', 'Wooden Easel with Clips')).toContain('Wooden Easel with Clips');
  });

  it.each([
    ['tripods', 'Work Lamp on Tripod'],
    ['trolleys', 'Water Urn with Trolley'],
    ['lockers', 'Padlock for Locker'],
  ])('is not met by what only stands on it, comes with it or is for it: %s', (phrase, name) => {
    expect(planned(phrase, name)).not.toContain(name);
  });

  it('is met by nobody who shares a word with what is to happen', () => {
    const caller = { ...product('Show Caller', 'Show Caller', 'crew_stage_manager', 'day'), category: 'crew' as const };
    const facts = factsOf('party', { attendees: 40, demands: [demand('drone shows', [], 2)] });
    const { lines } = planDraft({}, facts, { products: [caller] });
    expect(lines).toEqual([]);
  });
});
