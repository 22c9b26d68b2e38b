import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import type { Demand, EventKind, Facts } from '../../facts.ts';
import { withSurroundings } from '../../reading/around/index.ts';
import type { Shelf } from '../../types.ts';
import { demand, factsOf, performers, product, SHELF, space, unitsByKind } from '../fixtures.ts';
import { planDraft } from '../index.ts';

function firm(facts: Facts, description = '', shelf = SHELF): ReadonlyMap<Kind, number> {
  return unitsByKind(planDraft({}, withSurroundings(facts, description), shelf), false, shelf);
}

function offered(facts: Facts, description = ''): ReadonlyMap<Kind, number> {
  return unitsByKind(planDraft({}, withSurroundings(facts, description), SHELF), true);
}

function order(kind: EventKind, demands: readonly Demand[]): Facts {
  return { ...factsOf(kind, { attendees: 120, performers: [performers('band', 4)], demands }), scope: 'order' };
}

describe('microphones', () => {
  it('are those that were asked for, and no others', () => {
    const facts = factsOf('conference', {
      attendees: 120,
      performers: [performers('speaker', 2)],
      demands: [demand('radio mics', ['mic_wireless_handheld'], 2)],
    });
    expect(firm(facts).get('mic_wireless_handheld')).toBe(2);
    expect(firm(facts).has('mic_wireless_lapel')).toBe(false);
  });

  it('to speak into are wireless where a company has no others', () => {
    const shelf: Shelf = { products: [product('radio', 'Radio Mic', 'mic_wireless_handheld')] };
    const facts = factsOf('ceremony', { demands: [demand('two microphones', ['mic_wired'], 2)] });
    expect(firm(facts, '', shelf).get('mic_wireless_handheld')).toBe(2);
  });
});

describe('rooms', () => {
  const facts = factsOf('conference', {
    attendees: 150,
    spaces: [space('lecture theatre', 'main'), space('seminar room', 'breakout', 3, 35)],
    demands: [demand('projector', ['projector'], null)],
  });

  it('that have everything need nothing', () => {
    const lines = firm(facts, 'The lecture theatre is fully equipped. Each seminar room gets a projector.');
    for (const kind of ['stage_deck', 'lectern', 'stage_wash', 'mic_wireless_lapel'] as const) {
      expect(lines.has(kind), kind).toBe(false);
    }
    expect(lines.get('projector')).toBe(3);
  });

  it('for which the client says what they are to have get no sound besides', () => {
    const lines = firm(facts, 'A plenary for all. Each seminar room gets a projector.');
    expect(lines.has('pa_package')).toBe(false);
  });
});

describe('what an order names calls for no more than its own use', () => {
  it('a dance floor and festoons for no stage and no stage light', () => {
    const demands = [demand('dance floor', ['dance_floor'], null), demand('festoons', ['festoon'], 6)];
    const lines = firm(order('party', demands));
    expect([lines.has('dance_floor'), lines.has('festoon')]).toEqual([true, true]);
    for (const kind of ['stage_deck', 'stage_wash', 'lighting_package'] as const)
      expect(lines.has(kind), kind).toBe(false);
  });

  it('"lighting" for all that is to be lit', () => {
    const demands = [demand('stage', ['stage_deck'], null), demand('lighting', ['lighting_package'], null)];
    const lines = firm(order('concert', demands));
    expect(lines.has('stage_wash') || lines.has('lighting_package')).toBe(true);
  });

  it('so many loudspeakers for no subwoofers', () => {
    const lines = firm(order('party', [demand('speakers', ['speaker_top'], 2)]));
    expect([lines.get('speaker_top'), lines.has('subwoofer')]).toEqual([2, false]);
  });
});

describe('an event whose client names three things or more', () => {
  const demands = [
    demand('uplights', ['uplight'], 16),
    demand('red carpet', ['carpet'], null),
    demand('ropes', ['stanchion'], null),
  ];

  it('gets what else is usual as an option', () => {
    const gala = factsOf('gala_dinner', { attendees: 300, demands });
    expect(firm(gala).has('projector')).toBe(false);
    expect(firm(gala).get('uplight')).toBe(16);
  });

  it('but the sound of those who perform', () => {
    const gala = factsOf('gala_dinner', { attendees: 300, demands, performers: [performers('band', 5)] });
    const lines = firm(gala);
    expect(lines.has('speaker_top') || lines.has('pa_package') || lines.has('line_array')).toBe(true);
  });
});

describe('an event', () => {
  it('without amplification gets no stage, no monitors and no instrument microphones', () => {
    const band = factsOf('concert', {
      attendees: 200,
      setting: 'outdoor',
      performers: [performers('ensemble', 25), performers('host', 1)],
    });
    const lines = firm(band, 'The wind band plays unamplified in the bandstand; there are sockets.');
    for (const kind of [
      'stage_monitor',
      'mic_instrument',
      'mobile_stage',
      'stage_deck',
      'stage_wash',
      'generator',
    ] as const) {
      expect(lines.has(kind), kind).toBe(false);
    }
    expect(lines.get('mic_wireless_handheld')).toBe(1);
  });

  it('in headphones gets no moving heads unasked', () => {
    const facts = factsOf('club_night', {
      attendees: 150,
      activities: ['dj'],
      demands: [demand('silent disco', ['silent_disco'])],
    });
    expect(firm(facts).has('moving_head')).toBe(false);
    expect(offered(facts).has('hazer')).toBe(false);
  });

  it('without power gets a generator though nobody says that it is outdoors', () => {
    const facts = factsOf('ceremony', { attendees: 200 });
    expect(firm(facts, 'There is no electricity at the war memorial.').has('generator')).toBe(true);
    expect(firm(facts).has('generator')).toBe(false);
  });

  it('whose client itemises what is wanted is offered what was left out', () => {
    const things: readonly Kind[] = [
      'table_round',
      'chair_banquet',
      'tablecloth',
      'napkin',
      'lectern',
      'pa_package',
      'uplight',
    ];
    const facts = factsOf('awards', {
      attendees: 200,
      activities: ['dining'],
      demands: things.map((kind) => demand(kind.replaceAll('_', ' '), [kind])),
    });
    expect(firm(facts).has('stage_deck')).toBe(false);
    expect(offered(facts).has('stage_deck')).toBe(true);
  });

  it('of a birthday has no project manager, a conference of 600 has one', () => {
    expect(firm(factsOf('party', { attendees: 600, activities: ['dj'] })).has('crew_project_manager')).toBe(false);
    const conference = factsOf('conference', { attendees: 600, performers: [performers('speaker', 3)] });
    expect(firm(conference).has('crew_project_manager')).toBe(true);
  });

  it('that is only heard is not filmed', () => {
    const facts = factsOf('conference', {
      attendees: 90,
      activities: ['recording'],
      demands: [demand('audio recording', ['audio_recorder'])],
    });
    expect(firm(facts).has('camera')).toBe(false);
  });
});

describe('what a rule adds', () => {
  it('is first of all what it is added as', () => {
    const uplight = product('up', 'Battery Uplighter', 'uplight');
    const shelf: Shelf = {
      products: [
        { ...uplight, kinds: [...uplight.kinds, { kind: 'batteries', confidence: 0.87 }] },
        product('mic', 'Radio Mic', 'mic_wireless_handheld'),
      ],
    };
    const facts = factsOf('other', { demands: [demand('radio mics', ['mic_wireless_handheld'], 2)] });
    expect(planDraft({}, facts, shelf).lines.map(({ productId }) => productId)).toEqual(['mic']);
  });

  it('that the shelf lacks is said in the language of the brief', () => {
    const facts = factsOf('festival', { attendees: 500, more: { language: 'de' } });
    const { assumptions } = planDraft({}, facts, {
      products: [product('mic', 'Funkmikrofon', 'mic_wired')],
    });
    expect(assumptions.join(' ')).toMatch(/nicht im Katalog: .*eine Bühne/);
  });
});

describe('a party', () => {
  it('for which tables and glasses are listed gets no disco', () => {
    const facts = factsOf('party', {
      attendees: 70,
      demands: [demand('tables', ['table_trestle'], 10), demand('gazebos', ['gazebo'], 2), demand('bar', ['bar_unit'])],
    });
    const lines = firm(facts, 'A party for 70: 10 tables, 2 gazebos and a bar.');
    for (const kind of ['pa_package', 'disco_light', 'mic_wireless_handheld', 'subwoofer'] as const) {
      expect(lines.has(kind), kind).toBe(false);
    }
  });
});

describe('a screen', () => {
  it('for a dozen people is a display', () => {
    const facts = factsOf('meeting', { attendees: 12, demands: [demand('screen', ['projection_screen'], 1)] });
    expect(firm(facts).get('display')).toBe(1);
    expect(firm(facts).has('projector')).toBe(false);
  });
});

describe('an LED wall', () => {
  it('has something that plays', () => {
    const facts = factsOf('reception', { attendees: 150, demands: [demand('LED wall', ['led_wall'])] });
    expect(firm(facts).get('playback_laptop')).toBe(1);
  });
});

describe('what comes with a thing', () => {
  it('is not added again: a deck on its own legs', () => {
    const deck = product('deck', 'Stage Deck 2m x 1m, Legs to 60cm', 'stage_deck', 'event', { widthM: 2, depthM: 1 });
    const shelf: Shelf = { products: [deck, product('leg', 'Stage Leg 60cm', 'stage_leg', 'event', { lengthM: 0.6 })] };
    const facts = factsOf('party', { demands: [demand('stage decks', ['stage_deck'], 6)] });
    expect(firm(facts, '', shelf).get('stage_deck')).toBe(6);
    expect(firm(facts, '', shelf).has('stage_leg')).toBe(false);
  });

  it('is not worked by us where the client fetches it', () => {
    const exclusions = [
      { categories: [], kinds: ['delivery'], phrase: 'collect', reason: 'unwanted', words: 'we collect' },
    ] as const;
    const demands = [demand('PA', ['pa_package']), demand('radio mics', ['mic_wireless_handheld'], 3)];
    const lines = firm(factsOf('meeting', { attendees: 150, demands, exclusions }));
    for (const kind of ['crew_sound', 'crew_technician', 'crew_stagehand'] as const)
      expect(lines.has(kind), kind).toBe(false);
  });
});
