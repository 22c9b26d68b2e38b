import { describe, expect, it } from 'vitest';
import { checkDraft } from '../../check.ts';
import type { Demand } from '../../facts.ts';
import type { Draft, Shelf } from '../../types.ts';
import { withSurroundings } from '../../reading/around/index.ts';
import { demand, factsOf, performers, product, SHELF, space, unitsByKind } from '../fixtures.ts';
import { planDraft, shelfRequest } from '../index.ts';

function draftOf(facts: Parameters<typeof planDraft>[1], shelf: Shelf = SHELF): Draft {
  return checkDraft(planDraft({}, facts, shelf), facts, shelf);
}

function listed(...demands: readonly Demand[]): Draft {
  return draftOf(factsOf('other', { attendees: null, demands }));
}

function unitsOf(draft: Draft, id: string): number {
  return draft.lines.filter((line) => line.productId === id).reduce((sum, line) => sum + line.units, 0);
}

describe('what is asked for with a number', () => {
  it('comes in exactly that number, of the product that is owned in sufficient number', () => {
    const draft = listed(demand('bar stools', ['bar_stool'], 12));
    expect(unitsOf(draft, 'stool')).toBe(12);
    expect(unitsOf(draft, 'stoolblack')).toBe(0);
  });

  it('comes as the product whose name the client used', () => {
    expect(unitsOf(listed(demand('black bar stools', ['bar_stool'], 6)), 'stoolblack')).toBe(6);
  });

  it('is a desk of as many channels as were told, by whatever name it goes', () => {
    const small = product('d12', 'Mischpult 12 Kanal', 'mixing_console', 'day', { channels: 12 });
    const large = product('d32', 'Digitalmischpult 32 Kanal', 'mixing_console', 'day', { channels: 32 });
    const desk = { ...demand('Mischpult', ['mixing_console'], null), traits: { channels: 24 } };
    const draft = draftOf(factsOf('other', { demands: [desk] }), { products: [small, large] });
    expect(unitsOf(draft, 'd32')).toBe(1);
  });

  it('is one desk where a list only names desks among the parts of a system', () => {
    const desk = product('d16', 'Mixing Desk 16 ch', 'mixing_console', 'day', { channels: 16 });
    const facts = factsOf('other', { demands: [demand('mixing consoles', ['mixing_console'], null)] });
    expect(unitsOf(draftOf(facts, { products: [desk] }), 'd16')).toBe(1);
  });

  it('is not changed by the number of guests or by what the catalogue reckons for each guest', () => {
    const stools = product('s', 'Bar Stool', 'bar_stool', 'event', {}, { perAttendees: 5 });
    const facts = factsOf('party', { attendees: 300, demands: [demand('bar stools', ['bar_stool'], 12)] });
    expect(unitsOf(draftOf(facts, { products: [stools] }), 's')).toBe(12);
  });

  it('counts pieces where a product is a set of several, unless the client counts sets', () => {
    const drums = product('set4', 'Uplight Set of 4', 'uplight', 'day', { pieces: 4 });
    const shelf = { products: [drums] };
    const single = factsOf('other', { demands: [demand('uplights', ['uplight'], 10)] });
    const sets = factsOf('other', { demands: [demand('sets of uplights', ['uplight'], 3)] });
    expect(unitsOf(draftOf(single, shelf), 'set4')).toBe(3);
    expect(unitsOf(draftOf(sets, shelf), 'set4')).toBe(3);
  });

  it('replaces what the rules would plan for the same use', () => {
    const facts = factsOf('conference', {
      attendees: 250,
      activities: ['panel'],
      performers: [performers('panel', 6)],
      demands: [demand('lapel mics', ['mic_wireless_lapel'], 3)],
    });
    expect(unitsByKind(draftOf(facts), false).get('mic_wireless_lapel')).toBe(3);
  });

  it('is optional where the client wants it offered', () => {
    const facts = factsOf('conference', { demands: [demand('LED wall', ['led_wall'], 1, { optional: true })] });
    const line = draftOf(facts).lines.find((each) => each.productId === 'led');
    expect(line?.optional).toBe(true);
    expect(line?.units).toBeGreaterThan(1);
  });

  it('survives numbers that are none', () => {
    for (const quantity of [0, -3, Number.NaN, Number.POSITIVE_INFINITY, 2.5]) {
      const draft = listed(demand('lectern', ['lectern'], quantity));
      expect(draft.lines.every((line) => Number.isInteger(line.units) && line.units >= 1)).toBe(true);
      expect(unitsOf(draft, 'lectern')).toBeGreaterThanOrEqual(1);
    }
  });
});

describe('what is asked for by size', () => {
  it('is made up of parts: a 6 x 4 m stage of decks of 2 x 1 m', () => {
    const stage = demand('6m x 4m stage', ['stage_deck', 'mobile_stage'], 1, { traits: { widthM: 6, depthM: 4 } });
    expect(unitsOf(listed(stage), 'deck')).toBe(12);
  });

  it('is made up of sections: 30 m of barrier', () => {
    const barrier = demand('crowd barrier', ['crowd_barrier'], null, { traits: { lengthM: 30 } });
    expect(unitsOf(listed(barrier), 'barrier')).toBe(14);
  });

  it('takes the product of that size: the larger marquee', () => {
    const marquee = demand('marquee', ['marquee'], 1, { traits: { widthM: 12, depthM: 24 } });
    expect(unitsOf(listed(marquee), 'marquee1224')).toBe(1);
  });

  it('takes the display of that diagonal', () => {
    const display = demand('75 inch screens', ['display'], 2, { traits: { inches: 75 } });
    expect(unitsOf(listed(display), 'tv75')).toBe(2);
  });
});

describe('what is asked for without a number', () => {
  it('is sized by the event: a chair for each guest', () => {
    const facts = factsOf('other', { attendees: 85, demands: [demand('chairs', ['chair'])] });
    expect(unitsOf(draftOf(facts), 'chair')).toBe(85);
  });

  it('is a whole system where one is meant', () => {
    const facts = factsOf('concert', {
      attendees: 250,
      performers: [performers('band', 5)],
      demands: [demand('PA system', ['pa_package'], 1)],
    });
    const firm = unitsByKind(draftOf(facts), false);
    expect((firm.get('speaker_top') ?? 0) + (firm.get('pa_package') ?? 0)).toBeGreaterThanOrEqual(2);
  });

  it('comes once, however often it is mentioned', () => {
    const facts = factsOf('other', { demands: [demand('a lectern', ['lectern']), demand('the lectern', ['lectern'])] });
    expect(unitsOf(draftOf(facts), 'lectern')).toBe(1);
  });

  it('is one system or stage, in whatever words, and as many tents as there are sizes', () => {
    const facts = factsOf('concert', {
      attendees: 250,
      setting: 'outdoor',
      performers: [performers('band', 5)],
      demands: [
        demand('PA', ['pa_package', 'speaker_top']),
        demand('speakers', ['speaker_top']),
        demand('stage', ['stage_deck', 'mobile_stage']),
        demand('18 x 40 ft platform', ['stage_deck'], null, { traits: { widthM: 12, depthM: 5 } }),
        demand('6 x 6 m tent', ['marquee'], 1, { traits: { widthM: 6, depthM: 6 } }),
        demand('12 x 24 m tent', ['marquee'], 1, { traits: { widthM: 12, depthM: 24 } }),
      ],
    });
    const draft = draftOf(facts);
    expect(unitsByKind(draft, false).get('speaker_top')).toBe(4);
    expect(unitsOf(draft, 'deck')).toBe(30);
    expect([unitsOf(draft, 'marquee66'), unitsOf(draft, 'marquee1224')]).toEqual([1, 1]);
  });

  it('gives a projector to a screen and a screen to a projector', () => {
    for (const asked of [demand('projector', ['projector']), demand('big screen', ['projection_screen'])]) {
      const firm = unitsByKind(draftOf(factsOf('meeting', { attendees: 60, demands: [asked] })), false);
      expect([firm.get('projector'), firm.get('projection_screen')]).toEqual([1, 1]);
    }
  });
});

describe('where it is asked for', () => {
  const breakouts = factsOf('conference', {
    attendees: 300,
    spaces: [space('breakout room', 'breakout', 3, 60)],
    demands: [
      demand('big screen', ['projection_screen'], 1, { words: 'a big screen' }),
      demand('screen', ['projection_screen'], 1, { words: 'screen' }),
      demand('radio mic', ['mic_wireless_handheld'], 1, { words: 'one radio mic' }),
      demand('flip charts', ['flip_chart'], 4, { words: '4 flip charts' }),
    ],
  });
  const description = [
    'Main hall: stage for the keynote and a big screen.',
    'Breakouts: screen and one radio mic in each.',
    'Please also bring 4 flip charts.',
  ].join('\n');

  it('counts what is for the breakout rooms for each of them, and the main room apart', () => {
    const { lines } = planDraft({}, withSurroundings(breakouts, description), SHELF);
    const units = (id: string) =>
      lines.filter((line) => line.productId === id).reduce((sum, line) => sum + line.units, 0);
    expect(units('screen24')).toBe(3);
    expect(units('proj4')).toBe(3);
    expect(units('screen49')).toBe(1);
    expect(units('proj7')).toBe(1);
    expect(lines.find((line) => line.productId === 'hand')?.reason).toMatch(/one radio mic”; for each of 3 rooms/);
    expect(units('flip')).toBe(4);
  });
});

describe('what is known only once the rest is', () => {
  it('sizes a generator that was asked for by the load, and puts it on the list even indoors', () => {
    const asked = [demand('generator', ['generator'], 1, { words: 'a generator' })];
    const band = { attendees: 300, performers: [performers('band', 5)], demands: asked } as const;
    expect(unitsOf(draftOf(factsOf('concert', { ...band, setting: 'outdoor' })), 'gen20')).toBe(1);
    expect(unitsByKind(draftOf(factsOf('concert', { ...band, setting: 'indoor' })), false).get('generator')).toBe(1);
  });

  it('takes "transport", "power" and "crew" as what the plan brings anyway', () => {
    const facts = factsOf('concert', {
      attendees: 400,
      performers: [performers('band', 5)],
      demands: [
        demand('transport', ['delivery', 'van']),
        demand('power', ['power_distro', 'generator']),
        demand('technicians', ['crew_technician']),
      ],
    });
    const draft = draftOf(facts);
    const firm = unitsByKind(draft, false);
    expect((firm.get('delivery') ?? 0) + (firm.get('truck') ?? 0)).toBe(1);
    expect(firm.get('power_distro')).toBe(1);
    expect(firm.has('crew_technician')).toBe(false);
    expect(firm.get('crew_sound')).toBe(1);
    expect(draft.unmet).toEqual([]);
  });

  it('includes lighting that would else be offered when lighting is asked for', () => {
    const plain = { attendees: 100, performers: [performers('panel', 4)] } as const;
    expect(unitsByKind(draftOf(factsOf('conference', plain)), false).has('stage_wash')).toBe(false);
    const lit = factsOf('conference', { ...plain, demands: [demand('lighting', ['lighting_package', 'stage_wash'])] });
    expect(unitsByKind(draftOf(lit), false).has('stage_wash')).toBe(true);
  });
});

describe('a list of things to hire', () => {
  it('brings delivery, and no crew, sound or light around it', () => {
    const facts = factsOf('wedding', {
      attendees: 120,
      demands: [demand('chiavari chairs', ['chair_banquet'], 120), demand('round tables', ['table_round'], 12)],
      more: { hireList: true },
    });
    const draft = draftOf(facts);
    const firm = unitsByKind(draft, false);
    expect(unitsOf(draft, 'chiavari')).toBe(120);
    expect(firm.get('table_round')).toBe(12);
    expect(
      ['speaker_top', 'uplight', 'crew_sound', 'dance_floor'].filter((kind) => firm.has(kind as 'uplight')),
    ).toEqual([]);
    expect(draft.lines.some((line) => ['van', 'truck'].includes(line.productId))).toBe(true);
  });
});

describe('what the catalogue lacks', () => {
  it("is told in the client's words, once", () => {
    const facts = factsOf('party', {
      demands: [
        demand('ice sculpture', [], 2, { words: 'two ice sculptures' }),
        demand('ice sculpture', [], 2, { words: 'Two ice sculptures' }),
        demand('followspot', ['followspot'], 1),
      ],
    });
    const without = { products: SHELF.products.filter((each) => each.id !== 'follow') };
    expect(draftOf(facts, without).unmet.map((each) => each.toLowerCase())).toEqual([
      'two ice sculptures',
      '1 followspot',
    ]);
  });

  it('is met by what does the same work where there is such a thing', () => {
    const facts = factsOf('conference', { demands: [demand('lapel mics', ['mic_wireless_lapel'], 4)] });
    const without = { products: SHELF.products.filter((each) => each.id !== 'lapel') };
    const draft = draftOf(facts, without);
    expect(unitsOf(draft, 'headset')).toBe(4);
    expect(draft.unmet).toEqual([]);
  });

  it('is found by name where the words are no known kind', () => {
    const games = product('games', 'Giant Garden Games Set', [], 'event', {}, { category: 'other' });
    const facts = factsOf('party', { demands: [demand('giant garden games', [], 1)] });
    expect(unitsOf(draftOf(facts, { products: [...SHELF.products, games] }), 'games')).toBe(1);
  });
});

describe('the shelf asked for', () => {
  it('names kinds for every need, stand-ins and companions, and the words that are no kind', () => {
    const facts = factsOf('conference', {
      attendees: 250,
      spaces: [space('room', 'breakout', 2, 40)],
      demands: [demand('ice sculpture', [])],
    });
    const { kinds, phrases } = shelfRequest(facts);
    const wanted = [
      'speaker_top',
      'speaker_stand',
      'mixing_console',
      'projection_screen',
      'stage_leg',
      'crew_sound',
      'van',
    ];
    expect(wanted.filter((kind) => !kinds.includes(kind as 'van'))).toEqual([]);
    expect(phrases).toContain('ice sculpture');
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  it('holds all that the planner then uses', () => {
    for (const kind of ['conference', 'wedding', 'festival', 'concert', 'exhibition'] as const) {
      const facts = factsOf(kind, { attendees: 700, setting: 'outdoor', performers: [performers('band', 5)] });
      const asked = new Set(shelfRequest(facts).kinds);
      const narrowed = { products: SHELF.products.filter((each) => each.kinds.some((match) => asked.has(match.kind))) };
      expect(draftOf(facts, narrowed)).toEqual(draftOf(facts));
    }
  });
});
