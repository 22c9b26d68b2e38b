import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';

/** What the words ask for, and what they keep off, of one kind. */
function read(description: string, kind: Kind): 'asked' | 'kept off' | 'unsaid' {
  const { demands, exclusions } = understand({ description });
  if (demands.some(({ kinds }) => kinds[0] === kind)) return 'asked';
  return exclusions.some(({ kinds }) => kinds.includes(kind)) ? 'kept off' : 'unsaid';
}

function table(rows: readonly (readonly [description: string, kind: Kind, expected: string])[]): void {
  it.each(rows)('%s: %s', (description, kind, expected) => expect(read(description, kind)).toBe(expected));
}

describe('what a possession is not', () => {
  table([
    ['Technical rider\nSound\nA house mixing console with 24 channels.', 'mixing_console', 'asked'],
    ['The house mixing console is fine for us.', 'mixing_console', 'kept off'],
    ['We only want the use of 12 uplighters for the night.', 'uplight', 'asked'],
    ['We have the use of 12 uplighters for the night.', 'uplight', 'kept off'],
    ['The council is asked to approve the use of the marquee for the fair.', 'marquee', 'unsaid'],
    ['We travel without our own sound engineer. Please send one.', 'crew_sound', 'asked'],
  ]);
});

describe('what is said of a part is not said of the whole', () => {
  table([
    ['A marquee 9 x 18 m. The lining of the marquee is sorted.', 'marquee', 'asked'],
    ['Chairs for the marquee. The marquee is sorted.', 'marquee', 'kept off'],
    ['Two patio heaters, propane by the town council.', 'patio_heater', 'asked'],
    ['Two patio heaters, provided by the town council.', 'patio_heater', 'kept off'],
  ]);
});

describe('whose part it is, behind a comma', () => {
  table([
    ['We need a stage and 40 chairs, supplied by the church hall.', 'chair', 'kept off'],
    ['We need a marquee and 40 chairs, supplied by the church hall.', 'marquee', 'asked'],
    ['40 chairs, supplied by 9 am.', 'chair', 'asked'],
    ['40 chairs, supplied by you as last year.', 'chair', 'asked'],
    ['Zwei Heizpilze, gestellt von der Stadt.', 'patio_heater', 'kept off'],
    ['Une estrade et deux tentes, fournies par la mairie.', 'marquee', 'kept off'],
    ['Dos carpas, facilitadas por el ayuntamiento.', 'marquee', 'kept off'],
    ['Twee tenten, geleverd door de gemeente.', 'marquee', 'kept off'],
    ['Technical rider\nDesk and PA provided by the promoter.', 'mixing_console', 'asked'],
  ]);
});

describe('companies', () => {
  const BOOKING = 'Between the Presenter and Larkfoot Dance Company (hereafter called the Company). ';
  table([
    [`${BOOKING}The Company brings its own smoke machine.`, 'smoke_machine', 'kept off'],
    [`${BOOKING}The Company shall provide a dance floor.`, 'dance_floor', 'kept off'],
    ['The hire company shall provide a dance floor.', 'dance_floor', 'asked'],
  ]);
});
