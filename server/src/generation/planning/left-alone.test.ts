import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { checkDraft } from '../check.ts';
import type { Facts } from '../facts.ts';
import { demand, excluding, factsOf, performers, product, SHELF, unitsByKind } from './fixtures.ts';
import { planDraft } from './index.ts';

/** What may not come back where a group is not wanted or there: the group, what belongs to it and what stands in for it. */
interface Group {
  readonly name: string;
  readonly excluded: { readonly kinds?: readonly Kind[]; readonly categories?: readonly Category[] };
  readonly gone: readonly Kind[];
}

const CREW = Object.keys(KIND_CATEGORY).filter((kind): kind is Kind => kind.startsWith('crew_'));
const GROUPS: readonly Group[] = [
  {
    name: 'a tent',
    excluded: { kinds: ['marquee'] },
    gone: ['marquee', 'gazebo', 'marquee_floor', 'marquee_lining', 'space_heater'],
  },
  {
    name: 'linen',
    excluded: { kinds: ['tablecloth', 'napkin', 'chair_cover'] },
    gone: ['tablecloth', 'napkin', 'chair_cover'],
  },
  { name: 'a tablecloth', excluded: { kinds: ['tablecloth'] }, gone: ['tablecloth', 'napkin', 'chair_cover'] },
  {
    name: 'a stage',
    excluded: { categories: ['staging'] },
    gone: ['stage_deck', 'stage_leg', 'stage_skirt', 'stage_steps', 'stage_handrail', 'stage_ramp', 'stage_roof'],
  },
  {
    name: 'stage decks',
    excluded: { kinds: ['stage_deck'] },
    gone: ['stage_deck', 'stage_leg', 'stage_skirt', 'stage_steps', 'stage_handrail', 'mobile_stage', 'stage_roof'],
  },
  {
    name: 'lighting',
    excluded: { categories: ['lighting'] },
    gone: [
      'stage_wash',
      'uplight',
      'moving_head',
      'disco_light',
      'mirror_ball',
      'dimmer',
      'lighting_console',
      'lighting_stand',
      'lifting_tower',
      'crew_lighting',
      'effect_fluid',
    ],
  },
  {
    name: 'sound',
    excluded: { categories: ['audio'] },
    gone: [
      'speaker_top',
      'subwoofer',
      'pa_package',
      'mixing_console',
      'stage_monitor',
      'mic_wired',
      'di_box',
      'audio_cable',
      'crew_sound',
    ],
  },
  {
    name: 'a sound system',
    excluded: { kinds: ['pa_package'] },
    gone: ['speaker_top', 'speaker_column', 'line_array', 'subwoofer', 'pa_package', 'amplifier', 'speaker_stand'],
  },
  {
    name: 'video',
    excluded: { categories: ['video'] },
    gone: [
      'projector',
      'projection_screen',
      'led_wall',
      'display',
      'camera',
      'playback_laptop',
      'crew_video',
      'crew_camera',
    ],
  },
  { name: 'people', excluded: { categories: ['crew'] }, gone: CREW },
  {
    name: 'carriage',
    excluded: { categories: ['transport'] },
    gone: ['delivery', 'van', 'truck', 'mileage', 'forklift'],
  },
  { name: 'a generator', excluded: { kinds: ['generator'] }, gone: ['generator', 'fuel'] },
  { name: 'mains', excluded: { categories: ['power'] }, gone: ['generator', 'fuel'] },
  { name: 'smoke', excluded: { kinds: ['smoke_machine'] }, gone: ['smoke_machine', 'hazer', 'effect_fluid'] },
  { name: 'haze', excluded: { kinds: ['hazer'] }, gone: ['smoke_machine', 'hazer', 'effect_fluid'] },
  { name: 'chairs', excluded: { kinds: ['chair'] }, gone: ['chair', 'chair_banquet', 'chair_cover'] },
  {
    name: 'tables',
    excluded: { kinds: ['table_round'] },
    gone: ['table_round', 'table_trestle', 'beer_table_set', 'tablecloth'],
  },
  {
    name: 'toilets',
    excluded: { kinds: ['toilet'] },
    gone: ['toilet', 'toilet_trailer', 'toilet_accessible', 'hand_wash'],
  },
  { name: 'crockery', excluded: { kinds: ['crockery'] }, gone: ['crockery', 'cutlery'] },
  { name: 'heating', excluded: { categories: ['climate'] }, gone: ['patio_heater', 'space_heater'] },
  {
    name: 'what records are played on',
    excluded: { kinds: ['dj_player', 'dj_mixer'] },
    gone: ['dj_player', 'dj_mixer', 'dj_controller'],
  },
  { name: 'a projector', excluded: { kinds: ['projector'] }, gone: ['projector', 'led_wall'] },
];

const SHELF_OF_MORE = {
  products: [
    ...SHELF.products,
    product('lining', 'Marquee Lining', 'marquee_lining', 'event'),
    product('space', 'Marquee Heater', 'space_heater', 'event'),
    product('napkin', 'White Napkin', 'napkin', 'each'),
    product('cover', 'Chair Cover', 'chair_cover', 'each'),
    product('knife', 'Cutlery Set', 'cutlery', 'person'),
    product('glass', 'Wine Glass', 'glassware', 'each'),
    product('dimmer', 'Dimmer Pack 6 x 10A', 'dimmer'),
    product('stageramp', 'Stage Ramp', 'stage_ramp'),
    product('beer', 'Beer Table Set', 'beer_table_set', 'event'),
    product('forks', 'Forklift', 'forklift'),
    product('barstaff', 'Bar Person', 'crew_bar', 'hour'),
    product('waiter', 'Waiter', 'crew_waiter', 'hour'),
    product('steward', 'Steward', 'crew_steward', 'hour'),
  ],
};

const OCCASIONS: readonly (readonly [string, (exclusions: Facts['exclusions']) => Facts])[] = [
  [
    'wedding in a field',
    (exclusions) =>
      factsOf('wedding', {
        attendees: 150,
        setting: 'outdoor',
        activities: ['ceremony', 'dining', 'dancing', 'bar', 'speech'],
        performers: [performers('band', 5), performers('dj', 1)],
        exclusions,
      }),
  ],
  [
    'festival',
    (exclusions) =>
      factsOf('festival', {
        attendees: 1500,
        setting: 'outdoor',
        activities: ['live_music', 'bar'],
        performers: [performers('band', 5, 4)],
        exclusions,
      }),
  ],
  [
    'conference',
    (exclusions) =>
      factsOf('conference', {
        attendees: 300,
        activities: ['speech', 'panel', 'questions', 'stream', 'recording'],
        performers: [performers('speaker', 6)],
        exclusions,
      }),
  ],
  [
    'gala dinner',
    (exclusions) =>
      factsOf('gala_dinner', {
        attendees: 240,
        setting: 'indoor',
        activities: ['dining', 'awards', 'dancing', 'dj'],
        performers: [performers('dj', 1), performers('host', 1)],
        exclusions,
      }),
  ],
  [
    'club night',
    (exclusions) =>
      factsOf('club_night', {
        attendees: 400,
        activities: ['dj', 'dancing'],
        performers: [performers('dj', 1, 3)],
        exclusions,
      }),
  ],
  [
    'garden party with some things asked for',
    (exclusions) =>
      factsOf('party', {
        attendees: 80,
        setting: 'outdoor',
        activities: ['dining', 'speech'],
        demands: [
          demand('parasols', ['parasol'], 4),
          demand('bar', ['bar_unit'], 1),
          demand('festoon', ['festoon'], 4),
        ],
        exclusions,
      }),
  ],
];

describe.each(OCCASIONS)('at a %s', (_, factsWith) => {
  it.each(GROUPS.flatMap((group) => (['unwanted', 'provided'] as const).map((reason) => ({ ...group, reason }))))(
    '$name that is $reason comes back in no form, not even as an option',
    ({ excluded, gone, reason }) => {
      const facts = factsWith([excluding(excluded, reason)]);
      const draft = checkDraft(planDraft({}, facts, SHELF_OF_MORE), facts, SHELF_OF_MORE);
      const kinds = [true, false].flatMap((optional) => [...unitsByKind(draft, optional, SHELF_OF_MORE).keys()]);
      const asked = new Set(facts.demands.flatMap((each) => each.kinds));
      expect(kinds.filter((kind) => gone.includes(kind) && !asked.has(kind))).toEqual([]);
    },
  );
});
