import { CATEGORIES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KINDS } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { checkDraft } from '../../check.ts';
import type { Facts } from '../../facts.ts';
import { demand, excluding, factsOf, performers, product, SHELF, unitsByKind } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const CREW = KINDS.filter((kind) => kind.startsWith('crew_'));
const list = <T extends string>(values: readonly T[]) =>
  z
    .string()
    .transform((cell) => cell.split(' ').filter(Boolean))
    .pipe(z.array(z.enum(values)));

/** What may not come back where a group is not wanted or there: the group, what belongs to it and what stands in for it. */
const GROUPS = readTable(
  new URL('./left-out.test.csv', import.meta.url),
  z.object({
    name: z.string(),
    kinds: list(KINDS),
    categories: list(CATEGORIES),
    gone: z.union([z.literal('crew').transform(() => CREW), list(KINDS)]),
  }),
);

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
    ({ kinds: left, categories, gone, reason }) => {
      const facts = factsWith([excluding({ kinds: left, categories }, reason)]);
      const draft = checkDraft(planDraft({}, facts, SHELF_OF_MORE), facts, SHELF_OF_MORE);
      const kinds = [true, false].flatMap((optional) => [...unitsByKind(draft, optional, SHELF_OF_MORE).keys()]);
      const asked = new Set(facts.demands.flatMap((each) => each.kinds));
      expect(kinds.filter((kind) => new Set(gone).has(kind) && !asked.has(kind))).toEqual([]);
    },
  );
});
