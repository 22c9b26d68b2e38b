import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Demand, Facts } from '../../facts.ts';
import { readFacts } from '../index.ts';

const listed = z.string().transform((cell) => cell.split('; ').filter(Boolean));
const row = z.strictObject({ text: z.string().min(1), asked: listed, left: listed, optional: listed });
const TEXTS = readTable(new URL('./things.test.csv', import.meta.url), row);

/** The judges are learned, so that a share of the texts is held and no single one. 50 of 63 hold; to be nine in ten. */
const LEAST_RIGHT = 0.78;

function read(text: string): Facts {
  return readFacts({ description: text.replaceAll('¶', '\n') });
}

/** "40 x chair", "stage_deck 6 x 4 m", "projection_screen 3 m"; one, and as many as the event takes, without a count. */
function written({ quantity, kinds, phrase, traits }: Demand): string {
  const { widthM, depthM, lengthM = widthM } = traits;
  const size =
    widthM !== undefined && depthM !== undefined
      ? `${widthM} x ${depthM} m`
      : lengthM === undefined
        ? ''
        : `${lengthM} m`;
  const count = (quantity ?? 1) === 1 ? '' : `${quantity} x `;
  return `${count}${kinds[0] ?? phrase} ${size}`.trim();
}

/** What a text asks for, what is kept off, and what is to be offered as an option. */
function thingsOf(text: string): Omit<z.output<typeof row>, 'text'> {
  const { demands, exclusions } = read(text);
  const [optional, asked] = [true, false].map((is) => demands.filter((demand) => demand.optional === is).map(written));
  return {
    asked: asked ?? [],
    optional: optional ?? [],
    left: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

/** What only one of two lists has, each with a sign before it. */
function without(some: readonly string[], others: readonly string[], sign: string): readonly string[] {
  return some.filter((each) => !others.includes(each)).map((each) => `${sign}${each}`);
}

/** Kept off is what a text says so of, whatever else of its group. */
function differences({ text, asked, left, optional }: z.output<typeof row>): readonly string[] {
  const found = thingsOf(text);
  return [
    ...without(asked, found.asked, '-'),
    ...without(found.asked, asked, '+'),
    ...without(optional, found.optional, '-optional '),
    ...without(found.optional, optional, '+optional '),
    ...without(left, found.left, '-left '),
    ...(left.length === 0 ? without(found.left, [], '+left ') : []),
  ];
}

it('the things of most texts are read as a hire desk would', () => {
  const wrong = TEXTS.map((each) => ({ text: each.text, is: differences(each).join(', ') })).filter(
    ({ is }) => is !== '',
  );
  const report = wrong.map(({ text, is }) => `${text}\n    ${is}`).join('\n');
  expect(1 - wrong.length / TEXTS.length, report).toBeGreaterThanOrEqual(LEAST_RIGHT);
});

describe('by their structure', () => {
  it.each<[string, string, readonly string[]]>([
    ['a size before the thing', 'We need a 6 x 4 m stage.', ['stage_deck 6 x 4 m']],
    ['a size behind it', 'Marquee: 6 m x 12 m', ['marquee 6 x 12 m']],
    ['a count and a size', 'Please quote 3 gazebos 3 x 3 m.', ['3 x gazebo 3 x 3 m']],
    ['rows of a table', 'Item | Qty\nBanquet chair | 80\nRound table | 10', ['80 x chair_banquet', '10 x table_round']],
    ['as many for each room', 'Three breakout rooms, each with a projector.', ['3 x projector']],
    ['pairs', 'Two pairs of speakers, please.', ['4 x speaker_top']],
    ['as many for everybody', 'Dinner for 60 guests: a napkin for everybody.', ['60 x napkin']],
    ['as many for each, said first', 'Three seminar rooms. Each room: two flip charts.', ['6 x flip_chart']],
    ['the cell of a row', 'Qty | Item\n40 | Chair\n4 | Lectern', ['40 x chair', '4 x lectern']],
    ['a count before a size', 'Twelve 2 x 1 m decks, please.', ['12 x stage_deck 2 x 1 m']],
    ['one of two that do the same', 'We need a projector or a big TV.', ['projector']],
    ['what it stands in for', 'An LED wall instead of the projector, please.', ['led_wall']],
    [
      'the same thing twice',
      'We need 40 white folding chairs for the ceremony. The 40 chairs should be in rows before the guests come.',
      ['40 x chair'],
    ],
    ['a whole and its parts', 'We need 12 chairs: 8 chairs for the hall and 4 chairs for the foyer.', ['12 x chair']],
    ['two sizes', 'We need 2 tents of 3 x 3 m and 1 tent of 6 x 12 m.', ['2 x marquee 3 x 3 m', 'marquee 6 x 12 m']],
  ])('%s: %s', (_, text, asked) => expect(thingsOf(text).asked).toEqual(asked));

  it('an option is set apart', () => {
    const { asked, optional } = thingsOf('We need 40 chairs. As an option, a lectern.');
    expect([asked, optional]).toEqual([['40 x chair'], ['lectern']]);
  });

  it('a number that counts people counts no things', () => {
    expect(thingsOf('Chairs and a lectern for 80 guests, please.').asked).toEqual(['chair', 'lectern']);
  });
});
