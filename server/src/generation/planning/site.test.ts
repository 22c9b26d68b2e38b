import { describe, expect, it } from 'vitest';
import { withSurroundings } from '../reading/around/index.ts';
import { readFacts } from '../reading/index.ts';
import { demand, factsOf, SHELF } from './fixtures.ts';
import { planDraft } from './index.ts';

/** Whether somebody comes to put up 300 chairs and 60 tables. */
function crew(description: string): boolean {
  const demands = [demand('chairs', ['chair'], 300), demand('tables', ['table_trestle'], 60)];
  const facts = factsOf('other', { attendees: null, demands, more: { hireList: true } });
  return planDraft({}, withSurroundings(facts, description), SHELF).lines.some(
    ({ productId }) => productId === 'hands',
  );
}

describe('a list of things to hire', () => {
  it.each([
    'Location de 300 chaises, 20 tables et 4 micros sans fil, sans montage.',
    'Alquiler de 300 sillas, 20 mesas y 4 micrófonos inalámbricos.',
    'Te huur gevraagd: 300 stoelen, 20 tafels, 4 draadloze microfoons.',
  ])('gets nothing but what is on it and its carriage: %s', (description) => {
    const draft = planDraft({}, readFacts({ description }), SHELF);
    const kinds = draft.lines.map(({ productId }) => SHELF.products.find(({ id }) => id === productId)?.kinds[0]?.kind);
    const beside = new Set([
      'chair',
      'chair_banquet',
      'table_trestle',
      'table_round',
      'mic_wireless_handheld',
      'batteries',
    ]);
    const carriage = new Set(['delivery', 'truck', 'van', 'mileage']);
    expect(kinds.filter((kind) => !beside.has(kind ?? '') && !carriage.has(kind ?? ''))).toEqual([]);
  });

  it('takes hands only where things are to be put up', () => {
    expect(crew('300 chairs and 60 tables, delivered')).toBe(false);
    expect(crew('300 chairs and 60 tables, delivered and set out in rows')).toBe(true);
    expect(crew('300 chairs and 60 tables, we set up ourselves')).toBe(false);
  });
});
