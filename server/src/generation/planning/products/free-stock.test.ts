import { describe, expect, it } from 'vitest';
import type { Demand, Facts } from '../../facts.ts';
import type { Draft, ShelfProduct, ShelfStock } from '../../types.ts';
import { withSurroundings } from '../../reading/around/index.ts';
import { needOfDemand } from '../asked/need.ts';
import { exclusionsOf } from '../asked/exclusions.ts';
import { demand, factsOf, product, space } from '../fixtures.ts';
import { withFreeStock } from './free-stock.ts';
import { planDraft } from '../index.ts';
import { indexShelf } from './shelf-index.ts';
import { choose } from './choose.ts';
import { occasionOf } from '../event/occasion.ts';
import type { Choice } from '../types.ts';

function free(units: number): ShelfStock {
  return { free: units, tightestDay: '2026-06-12' };
}

function speaker(id: string, name: string, inches: number, stock: ShelfStock | null): ShelfProduct {
  return product(id, name, 'speaker_top', 'day', { inches }, { stock });
}

function projector(lumens: number, units: number): ShelfProduct {
  return product(`p${lumens}`, `Projector ${lumens} lm`, 'projector', 'day', { lumens }, { stock: free(units) });
}

function round(seats: number, units: number): ShelfProduct {
  const traits = { seats };
  return product(`r${seats}`, `Round Table (seats ${seats})`, 'table_round', 'event', traits, { stock: free(units) });
}

function lapels(units: number, others: number): readonly ShelfProduct[] {
  return [
    product('a', 'Aria Lapel Mic', 'mic_wireless_lapel', 'day', {}, { stock: free(units) }),
    product('b', 'Brio Lapel Mic', 'mic_wireless_lapel', 'day', {}, { stock: free(others) }),
  ];
}

/** Six and four of the same. */
function twice(first: Partial<Demand> = {}): Facts {
  return hired(
    demand('lapel mics', ['mic_wireless_lapel'], 6, first),
    demand('clip-on mics', ['mic_wireless_lapel'], 4),
  );
}

function planned(products: readonly ShelfProduct[], facts: Facts, description = ''): Draft {
  return planDraft({}, withSurroundings(facts, description), { products });
}

function hired(...demands: readonly Demand[]): Facts {
  return factsOf('other', { attendees: null, demands });
}

/** Units by product, those of an option behind a plus. */
function unitsOf(draft: Draft): Record<string, string> {
  const units: Record<string, string> = {};
  for (const { productId, units: number, optional } of draft.lines) {
    units[productId] = `${units[productId] ?? ''}${optional ? '+' : ''}${number}`;
  }
  return units;
}

const twelves = demand('speakers', ['speaker_top'], 8, { traits: { inches: 12 }, words: '8 12in speakers' });

describe('a product that is short', () => {
  it('gives way to an equivalent that has enough free', () => {
    const shelf = [speaker('a', 'Aria 12in Speaker', 12, free(4)), speaker('b', 'Brio 12in Speaker', 12, free(8))];
    expect(unitsOf(planned(shelf, hired(twelves)))).toEqual({ b: '8' });
  });

  it('stays where it has just enough', () => {
    const shelf = [speaker('a', 'Aria 12in Speaker', 12, free(8)), speaker('b', 'Brio 12in Speaker', 12, free(80))];
    expect(unitsOf(planned(shelf, hired(twelves)))).toEqual({ a: '8' });
  });

  it('stays whole where the equivalent is short too, by however little', () => {
    const shelf = [speaker('a', 'Aria 12in Speaker', 12, free(-2)), speaker('b', 'Brio 12in Speaker', 12, free(7))];
    const { lines } = planned(shelf, hired(twelves));
    expect(lines.map(({ productId, units }) => [productId, units])).toEqual([['a', 8]]);
    expect(lines[0]?.reason).toBe('Requested: “8 12in speakers”.');
  });

  it('gives way to one whose stock is not tracked, where no other has enough', () => {
    const [short, hiredIn] = [
      speaker('a', 'Aria 12in Speaker', 12, free(0)),
      speaker('c', 'Cento 12in Speaker', 12, null),
    ];
    const enough = speaker('d', 'Duo 12in Speaker', 12, free(8));
    expect(unitsOf(planned([short, hiredIn], hired(twelves)))).toEqual({ c: '8' });
    expect(unitsOf(planned([short, hiredIn, enough], hired(twelves)))).toEqual({ d: '8' });
  });

  it('counts what is owned for an event without a date', () => {
    const [few, many] = [6, 60].map((units) => ({ free: units, tightestDay: null }));
    const shelf = [
      speaker('a', 'Aria 12in Speaker', 12, few ?? null),
      speaker('b', 'Brio 12in Speaker', 12, many ?? null),
    ];
    expect(unitsOf(planned(shelf, hired(twelves)))).toEqual({ b: '8' });
  });
});

describe('no equivalent is', () => {
  it('another size than the client stated', () => {
    const shelf = [
      speaker('a', 'Aria 12in Speaker', 12, free(0)),
      speaker('s', 'Aria 10in Speaker', 10, free(50)),
      speaker('l', 'Aria 15in Speaker', 15, free(50)),
    ];
    expect(unitsOf(planned(shelf, hired(twelves)))).toEqual({ a: '8' });
  });

  it('a smaller one, where a larger one is', () => {
    const facts = factsOf('conference', { attendees: 250, activities: ['presentation'] });
    const ids = (...products: readonly ShelfProduct[]) => Object.keys(unitsOf(planned(products, facts)));
    expect(ids(projector(4000, 5), projector(7000, 5), projector(12_000, 5))).toEqual(['p7000']);
    expect(ids(projector(4000, 5), projector(7000, 0), projector(12_000, 5))).toEqual(['p12000']);
    expect(ids(projector(4000, 5), projector(7000, 0))).toEqual(['p7000']);
    expect(ids(projector(7000, 0), projector(20_000, 5))).toEqual(['p7000']);
  });

  it('another kind of thing', () => {
    const chairs = product('c', 'Conference Chair', 'chair', 'event', {}, { stock: free(10) });
    const benches = product('b', 'Bench', 'bench', 'event', { seats: 4 }, { stock: free(500) });
    expect(unitsOf(planned([chairs, benches], hired(demand('chairs', ['chair'], 80))))).toEqual({ c: '80' });
  });
});

it('a guess is no equivalent of what is surely the thing', () => {
  const guess = {
    ...speaker('b', 'Brio Speaker', 12, free(80)),
    kinds: [{ kind: 'speaker_top' as const, confidence: 0.5 }],
  };
  const asked = hired(demand('speakers', ['speaker_top'], 8));
  expect(unitsOf(planned([speaker('a', 'Aria Speaker', 12, free(4)), guess], asked))).toEqual({ a: '8' });
  const other = { ...guess, id: 'c', name: 'Cento Speaker', stock: free(4) };
  expect(unitsOf(planned([other, { ...guess, name: 'Duo Speaker' }], asked))).toEqual({ b: '8' });
});

it('a smaller size in a larger number is an equivalent where the number is ours to reckon', () => {
  const facts = factsOf('gala_dinner', { attendees: 100, demands: [demand('round tables', ['table_round'])] });
  expect(unitsOf(planned([round(8, 20), round(10, 20)], facts))['r10']).toBe('10');
  expect(unitsOf(planned([round(8, 20), round(10, 9)], facts))).toMatchObject({ r8: '13' });
});

describe('what the client named stays, however short', () => {
  const stools = [
    product('black', 'Black Bar Stool', 'bar_stool', 'event', {}, { stock: free(4) }),
    product('white', 'White Bar Stool', 'bar_stool', 'event', {}, { stock: free(40) }),
  ];
  const players = [
    product('cdj', 'Pioneer CDJ-3000 Player', 'dj_player', 'day', {}, { stock: free(1) }),
    product('sc', 'Denon SC6000 Player', 'dj_player', 'day', {}, { stock: free(9) }),
  ];

  it('by a word that only this one has', () => {
    expect(unitsOf(planned(stools, hired(demand('black bar stools', ['bar_stool'], 12))))).toEqual({ black: '12' });
    expect(unitsOf(planned(stools, hired(demand('bar stools', ['bar_stool'], 12))))).toEqual({ white: '12' });
  });

  it('by its model', () => {
    expect(unitsOf(planned(players, hired(demand('CDJ-3000', ['dj_player'], 2))))).toEqual({ cdj: '2' });
  });
});

describe('needs that one product serves', () => {
  it('add up: the one that goes beyond what is free is met by an equivalent', () => {
    expect(unitsOf(planned(lapels(10, 10), twice()))).toEqual({ a: '10' });
    expect(unitsOf(planned(lapels(8, 10), twice()))).toEqual({ a: '6', b: '4' });
  });

  it('leave the stock to what is no option', () => {
    expect(unitsOf(planned(lapels(8, 10), twice({ optional: true })))).toEqual({ a: '4', b: '+6' });
  });

  it('leave the stock to what is no option, of what they have and of what they could have', () => {
    const three = hired(
      demand('mics', ['mic_wireless_lapel'], 6, { optional: true }),
      demand('lapel mics', ['mic_wireless_lapel'], 4),
      demand('clip-on mics', ['mic_wireless_lapel'], 5),
    );
    expect(unitsOf(planned(lapels(8, 12), three))).toEqual({ a: '4', b: '5+6' });
    const named = hired(
      demand('Brio lapel mics', ['mic_wireless_lapel'], 6, { optional: true }),
      demand('mics', ['mic_wireless_lapel'], 4),
    );
    expect(unitsOf(planned(lapels(2, 8), named))).toEqual({ b: '4+6' });
  });

  it('leave the stock to what nothing can replace', () => {
    const facts = hired(
      demand('mics', ['mic_wireless_lapel'], 6),
      demand('Aria lapel mics', ['mic_wireless_lapel'], 4),
    );
    expect(unitsOf(planned(lapels(8, 10), facts))).toEqual({ a: '4', b: '6' });
  });

  it('do not make an equivalent short that another of them has', () => {
    const facts = hired(
      demand('Brio lapel mics', ['mic_wireless_lapel'], 6),
      demand('mics', ['mic_wireless_lapel'], 4),
    );
    expect(unitsOf(planned(lapels(2, 8), facts))).toEqual({ a: '4', b: '6' });
    expect(unitsOf(planned(lapels(2, 10), facts))).toEqual({ b: '10' });
  });

  it('add up over the rooms of an event', () => {
    const shelf = [
      product('laptop', 'A Laptop', 'playback_laptop', 'day', {}, { stock: free(4) }),
      product('spare', 'B Laptop', 'playback_laptop', 'day', {}, { stock: free(9) }),
    ];
    const facts = factsOf('conference', {
      attendees: 250,
      activities: ['presentation'],
      spaces: [space('seminar room', 'breakout', 3, 40)],
    });
    expect(unitsOf(planned(shelf, facts))).toEqual({ laptop: '2', spare: '3' });
  });
});

it('what was chosen before takes stock first, but for options', () => {
  const facts = hired();
  const occasion = occasionOf(facts);
  const index = indexShelf({ products: lapels(8, 10) }, exclusionsOf(facts));
  const choice = (quantity: number, optional: boolean) => {
    const asked = demand('mics', ['mic_wireless_lapel'], quantity, { optional });
    const chosen = choose(needOfDemand(asked, occasion), index, occasion);
    return chosen === null ? [] : [chosen];
  };
  const after = (before: readonly Choice[], chosen: readonly Choice[]) =>
    withFreeStock(chosen, before, index, occasion).map(({ product: { id } }) => id);
  expect(after(choice(6, false), choice(4, false))).toEqual(['b']);
  expect(after(choice(6, false), choice(4, true))).toEqual(['b']);
  expect(after(choice(6, true), choice(4, true))).toEqual(['b']);
  expect(after(choice(6, true), choice(4, false))).toEqual(['a']);
});

it('what completes the plan takes from what is free beside it', () => {
  const shelf = [
    product('pa', 'Column Speaker', 'speaker_column'),
    product('mic', 'Radio Mic', 'mic_wireless_handheld'),
    product('a', 'A Desk 24 Channel', 'mixing_console', 'day', { channels: 24 }, { stock: free(3) }),
    product('b', 'B Desk 24 Channel', 'mixing_console', 'day', { channels: 24 }, { stock: free(9) }),
  ];
  const facts = factsOf('conference', {
    attendees: 250,
    activities: ['speech', 'presentation'],
    spaces: [space('seminar room', 'breakout', 3, 40)],
  });
  const units = unitsOf(planned(shelf, facts));
  expect([units['a'], units['b']]).toEqual(['1', '3']);
});

it('what completes the plan takes from what is free as well', () => {
  const shelf = [
    speaker('a', 'Aria 12in Speaker', 12, null),
    product('s', 'A Speaker Stand', 'speaker_stand', 'day', {}, { stock: free(3) }),
    product('t', 'B Speaker Stand', 'speaker_stand', 'day', {}, { stock: free(30) }),
  ];
  const units = unitsOf(planned(shelf, factsOf('conference', { attendees: 250 })));
  expect([units['s'], units['t']]).toEqual([undefined, units['a']]);
});
