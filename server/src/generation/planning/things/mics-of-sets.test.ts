import { describe, expect, it } from 'vitest';
import { withSurroundings } from '../../reading/around/index.ts';
import { factsOf, product, SHELF } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const microphone = product('portable', 'Battery PA with handheld mic', 'pa_package', 'day', { seats: 100 });
const shelf = { products: [...SHELF.products.filter(({ id }) => !id.startsWith('pa')), microphone] };

function lines(phrase: string, microphones: number): readonly string[] {
  const demand = { optional: false, traits: {}, words: phrase };
  const facts = factsOf('sports', {
    attendees: 80,
    demands: [
      { ...demand, kinds: ['pa_package'], phrase, quantity: null },
      { ...demand, kinds: ['mic_wireless_handheld'], phrase: 'handheld', words: 'handheld', quantity: microphones },
    ],
  });
  return planDraft({}, withSurroundings(facts, phrase), shelf).lines.map(({ productId }) => productId);
}

describe('a set that runs by itself', () => {
  it('is chosen where battery is said, without desk, power or technician, and with its own microphone', () => {
    const sent = lines('a battery PA', 1);
    expect(sent).toContain('portable');
    expect(sent.filter((id) => /^(?:hand|mix|distro|tech|sound)/u.test(id))).toEqual([]);
  });

  it('leaves further microphones that are asked for', () => {
    expect(lines('a battery PA', 3)).toContain('hand');
  });
});
