import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { checkDraft } from '../../check.ts';
import type { Facts } from '../../facts.ts';
import type { Draft } from '../../types.ts';
import { withSurroundings } from '../../reading/around/index.ts';
import { demand, factsOf, lostInCheck, performers, SHELF, space, unitsByKind } from '../fixtures.ts';
import { planDraft } from '../index.ts';

type Range = readonly [least: number, most: number];

interface Expected {
  readonly facts: Facts;
  readonly holds: Partial<Record<Kind, Range>>;
  readonly offers?: readonly Kind[];
  readonly lacks: readonly Kind[];
}

const EVENTS: Record<string, Expected> = {
  'a conference with keynote, panel and breakouts': {
    facts: factsOf('conference', {
      attendees: 250,
      activities: ['speech', 'panel'],
      performers: [performers('speaker', 2), performers('panel', 6)],
      spaces: [space('main hall', 'main', 1, 300), space('seminar room', 'breakout', 3, 40)],
    }),
    holds: {
      speaker_top: [4, 6],
      mic_wireless_lapel: [7, 8],
      mic_wireless_handheld: [4, 8],
      mixing_console: [1, 4],
      projector: [4, 5],
      projection_screen: [4, 5],
      playback_laptop: [4, 5],
      presentation_clicker: [4, 4],
      stage_deck: [9, 12],
      stage_steps: [1, 2],
      stage_leg: [36, 48],
      lectern: [1, 1],
      mic_lectern: [1, 1],
      stage_wash: [4, 12],
      crew_sound: [1, 2],
      crew_video: [1, 2],
      crew_technician: [1, 3],
      crew_stagehand: [2, 6],
    },
    lacks: ['chair', 'dance_floor', 'subwoofer', 'disco_light', 'toilet', 'generator', 'drum_kit', 'stage_monitor'],
  },
  'a gala dinner with awards and a disco': {
    facts: factsOf('gala_dinner', {
      attendees: 280,
      activities: ['dining', 'awards', 'dj', 'dancing'],
      performers: [performers('host', 1), performers('dj', 1)],
    }),
    holds: {
      speaker_top: [4, 8],
      subwoofer: [2, 6],
      uplight: [16, 36],
      mic_wireless_handheld: [2, 4],
      stage_deck: [9, 14],
      lectern: [1, 1],
      projector: [1, 2],
      projection_screen: [1, 2],
      disco_light: [2, 4],
      crew_sound: [1, 2],
      crew_lighting: [1, 1],
    },
    offers: ['dance_floor'],
    lacks: ['chair_banquet', 'table_round', 'toilet', 'generator', 'line_array', 'drum_kit'],
  },
  'a wedding in a marquee with ceremony, band and DJ': {
    facts: factsOf('wedding', {
      attendees: 120,
      setting: 'outdoor',
      activities: ['ceremony', 'dining', 'dancing'],
      performers: [performers('band', 5), performers('dj', 1)],
      spaces: [space('marquee', 'main')],
    }),
    holds: {
      chair_banquet: [120, 120],
      table_round: [12, 15],
      tablecloth: [12, 15],
      dance_floor: [15, 40],
      speaker_top: [2, 4],
      subwoofer: [2, 4],
      stage_monitor: [4, 6],
      mic_wired: [3, 6],
      di_box: [2, 6],
      mic_stand: [6, 16],
      mixing_console: [1, 2],
      stagebox: [1, 1],
      uplight: [8, 24],
      crew_sound: [1, 2],
    },
    offers: ['marquee', 'festoon', 'generator', 'toilet_trailer'],
    lacks: ['projector', 'line_array', 'lectern', 'pit_barrier', 'gazebo'],
  },
  'a night with three bands': {
    facts: factsOf('concert', { attendees: 200, performers: [performers('band', 12, 3)] }),
    holds: {
      speaker_top: [2, 6],
      subwoofer: [2, 6],
      stage_monitor: [4, 6],
      mic_wired: [4, 8],
      mic_instrument: [4, 10],
      mic_stand: [8, 20],
      di_box: [4, 8],
      mixing_console: [1, 1],
      stagebox: [1, 1],
      stage_wash: [6, 16],
      moving_head: [4, 8],
      lighting_console: [1, 1],
      crew_sound: [1, 2],
      crew_lighting: [1, 1],
    },
    offers: ['hazer', 'drum_kit'],
    lacks: ['chair', 'dance_floor', 'projector', 'lectern', 'mic_wireless_lapel', 'uplight', 'toilet', 'generator'],
  },
  'a festival stage outdoors': {
    facts: factsOf('festival', {
      attendees: 3000,
      days: 2,
      setting: 'outdoor',
      performers: [performers('band', 20, 4)],
    }),
    holds: {
      line_array: [12, 24],
      subwoofer: [8, 24],
      stage_monitor: [6, 10],
      moving_head: [8, 16],
      stage_wash: [12, 24],
      stage_deck: [30, 50],
      stage_roof: [1, 1],
      stage_handrail: [8, 20],
      generator: [1, 3],
      power_distro: [1, 4],
      cable_ramp: [10, 40],
      toilet: [40, 60],
      toilet_accessible: [2, 4],
      hand_wash: [8, 15],
      pit_barrier: [10, 20],
      gazebo: [1, 2],
      two_way_radio: [10, 60],
      crew_sound: [2, 4],
      crew_stagehand: [6, 16],
      crew_project_manager: [1, 1],
      crew_stage_manager: [1, 1],
    },
    offers: ['hazer', 'led_wall', 'crowd_barrier'],
    lacks: ['chair', 'table_round', 'dance_floor', 'lectern', 'mic_wireless_lapel', 'uplight', 'projector'],
  },
  'a trade show': {
    facts: factsOf('exhibition', {
      attendees: 800,
      days: 2,
      activities: ['exhibition', 'registration'],
      demands: [demand('shell scheme stands', ['exhibition_stand'], 20)],
    }),
    holds: { exhibition_stand: [20, 20], registration_desk: [2, 6], power_distro: [1, 2] },
    offers: ['network'],
    lacks: ['subwoofer', 'stage_deck', 'chair', 'dance_floor', 'moving_head', 'line_array', 'projector'],
  },
  'a ceremony outdoors': {
    facts: factsOf('ceremony', { attendees: 400, setting: 'outdoor', performers: [performers('speaker', 4)] }),
    holds: {
      speaker_top: [2, 6],
      chair: [400, 400],
      lectern: [1, 1],
      mic_lectern: [1, 1],
      mixing_console: [1, 1],
      stage_deck: [6, 12],
      crew_sound: [1, 1],
    },
    offers: ['toilet', 'generator'],
    lacks: ['subwoofer', 'moving_head', 'dance_floor', 'projector', 'table_round', 'disco_light', 'uplight'],
  },
  'a meeting of twenty': {
    facts: factsOf('meeting', { attendees: 20, activities: ['presentation'] }),
    holds: { display: [1, 1], display_stand: [1, 1], delivery: [1, 1] },
    lacks: [
      'speaker_top',
      'mixing_console',
      'crew_sound',
      'stage_deck',
      'projector',
      'subwoofer',
      'chair',
      'stage_wash',
    ],
  },
  'a small party with a DJ': {
    facts: factsOf('party', { attendees: 80, activities: ['dj', 'dancing'], performers: [performers('dj', 1)] }),
    holds: { speaker_top: [2, 2], subwoofer: [1, 2], disco_light: [1, 2] },
    offers: ['dance_floor'],
    lacks: ['stage_deck', 'projector', 'chair', 'lectern', 'stage_monitor', 'line_array', 'mic_wireless_lapel'],
  },
  'a club night': {
    facts: factsOf('club_night', { attendees: 400 }),
    holds: {
      speaker_top: [4, 6],
      subwoofer: [4, 12],
      moving_head: [6, 16],
      dj_player: [2, 4],
      dj_mixer: [1, 1],
      stage_monitor: [1, 2],
    },
    offers: ['hazer', 'strobe'],
    lacks: ['chair', 'lectern', 'projector', 'mic_wireless_lapel', 'uplight', 'dance_floor', 'table_round'],
  },
  'a play': {
    facts: factsOf('theatre', { attendees: 250 }),
    holds: {
      speaker_top: [2, 6],
      profile_spot: [6, 24],
      stage_wash: [4, 24],
      mic_headset: [2, 8],
      lighting_console: [1, 1],
    },
    lacks: ['dance_floor', 'chair', 'toilet', 'drum_kit', 'projector'],
  },
  'a film in a park': {
    facts: factsOf('screening', { attendees: 300, setting: 'outdoor', activities: ['film'] }),
    holds: { projector: [1, 2], projection_screen: [1, 2], speaker_top: [2, 6] },
    offers: ['generator'],
    lacks: ['subwoofer', 'stage_deck', 'lectern', 'moving_head', 'dance_floor'],
  },
  'a drinks reception': {
    facts: factsOf('reception', { attendees: 90, activities: ['reception'] }),
    holds: { mic_wireless_handheld: [1, 2] },
    offers: ['table_cocktail', 'uplight'],
    lacks: ['subwoofer', 'stage_deck', 'projector', 'chair', 'moving_head', 'line_array'],
  },
};

function drafted(facts: Facts): Draft {
  return checkDraft(planDraft({}, facts, SHELF), facts, SHELF);
}

describe.each(Object.entries(EVENTS))('%s', (_, { facts, holds, offers = [], lacks }) => {
  const planned = planDraft({}, facts, SHELF);
  const draft = checkDraft(planned, facts, SHELF);
  const firm = unitsByKind(draft, false);
  const options = unitsByKind(draft, true);

  it('holds what such an event needs, in numbers that a hire company would send', () => {
    const outside = Object.entries(holds).filter(([kind, [least, most]]) => {
      const units = firm.get(kind as Kind) ?? 0;
      return units < least || units > most;
    });
    expect(outside.map(([kind, range]) => `${kind}: ${firm.get(kind as Kind) ?? 0}, not ${range.join('-')}`)).toEqual(
      [],
    );
  });

  it('has nothing in the total that would be struck', () => {
    expect(lacks.filter((kind) => firm.has(kind))).toEqual([]);
  });

  it('offers a few extras and no more', () => {
    expect(offers.filter((kind) => !options.has(kind))).toEqual([]);
    // A stage on offer brings its legs, steps, skirt and rails.
    expect(options.size).toBeLessThanOrEqual(12);
  });

  it('passes its own check, with a reason on each line', () => {
    expect(lostInCheck(planned, draft)).toEqual([]);
    expect(draft.unmet).toEqual([]);
    expect(draft.lines.filter((line) => line.reason.length < 10)).toEqual([]);
  });
});

describe('sizing', () => {
  it('grows with the audience', () => {
    const units = [40, 150, 400].map((attendees) => {
      const draft = drafted(factsOf('concert', { attendees, performers: [performers('band', 4)] }));
      return [...draft.lines].reduce((sum, line) => sum + line.units, 0);
    });
    expect(units).toEqual([...units].sort((one, other) => one - other));
    expect(new Set(units).size).toBe(3);
  });

  it('gives thirty people outdoors a pair of speakers, not a stadium', () => {
    const draft = drafted(factsOf('other', { attendees: 30, setting: 'outdoor', activities: ['speech'] }));
    const firm = unitsByKind(draft, false);
    const cabinets = (firm.get('speaker_top') ?? 0) + (firm.get('speaker_column') ?? 0) + (firm.get('pa_package') ?? 0);
    expect(cabinets).toBeGreaterThanOrEqual(1);
    expect(cabinets).toBeLessThanOrEqual(2);
    expect(firm.has('line_array')).toBe(false);
  });

  it('states the number of guests it assumed where none was given', () => {
    const draft = drafted(factsOf('party', { attendees: null, activities: ['dj'] }));
    expect(draft.attendees).toBeNull();
    expect(draft.assumptions.join(' ')).toContain('100 guests');
  });

  it('equips rooms of different size each for its own', () => {
    const facts = factsOf('conference', {
      attendees: 300,
      spaces: [space('plenary', 'main', 1, 300), space('lab', 'breakout', 2, 20), space('hall', 'breakout', 1, 80)],
    });
    const firm = unitsByKind(drafted(facts), false);
    expect(firm.get('display')).toBe(2);
    expect(firm.get('projector')).toBeGreaterThanOrEqual(2);
  });

  it('equips each of several stages for its share of the guests, and the site once', () => {
    const performing = [performers('band', 8, 2)];
    const stages = [space('stage', 'other', 2)];
    const facts = factsOf('festival', { attendees: 1200, setting: 'outdoor', performers: performing, spaces: stages });
    const one = unitsByKind(
      drafted(factsOf('festival', { attendees: 1200, setting: 'outdoor', performers: performing })),
      false,
    );
    const two = unitsByKind(drafted(facts), false);
    expect(two.get('mobile_stage')).toBe(2);
    expect(two.get('mixing_console')).toBe(2);
    expect(two.get('stage_monitor')).toBe(16);
    expect(two.get('toilet')).toBe(one.get('toilet'));
  });

  it('gives voices and strings microphones of their own, no drum kit, wedges or subwoofers', () => {
    const facts = factsOf('concert', {
      attendees: 350,
      activities: ['live_music'],
      performers: [performers('choir', 40), performers('ensemble', 5)],
    });
    const firm = unitsByKind(drafted(facts), false);
    expect(firm.get('mic_instrument')).toBe(4 + 5);
    const loud = ['subwoofer', 'stage_monitor', 'moving_head', 'di_box', 'mic_wired'] as const;
    expect(loud.filter((kind) => firm.has(kind))).toEqual([]);
  });

  it('keeps rain off nothing that stands in a marquee, asked for or not', () => {
    const description = 'Wedding in a field, dinner in a marquee, a band in the evening.';
    const facts = factsOf('wedding', { attendees: 100, setting: 'outdoor', performers: [performers('band', 4)] });
    const tented = unitsByKind(planDraft({}, withSurroundings(facts, description), SHELF), false);
    const concert = factsOf('concert', { attendees: 800, setting: 'outdoor', performers: [performers('band', 4)] });
    const open = unitsByKind(planDraft({}, concert, SHELF), false);
    expect([tented.has('gazebo'), open.has('gazebo')]).toEqual([false, true]);
    expect(tented.has('uplight')).toBe(true);
  });

  it('sends crew priced by the hour for set-up, programme and strike', () => {
    const facts = factsOf('concert', { attendees: 300, days: 2, performers: [performers('band', 5)] });
    const draft = drafted(facts);
    const light = draft.lines.find((line) => line.productId === 'lightingtech');
    const hands = draft.lines.find((line) => line.productId === 'hands');
    expect(light?.hours).toBe(4 + 5 * 2 + 2);
    expect(hands?.hours).toBe(4 + 2);
    expect(light?.reason).toMatch(/4 hours of set-up, 5 of programme on each of 2 days and 2 to strike/);
    expect(draft.lines.find((line) => line.productId === 'engineer')?.hours).toBeNull();
  });
});
