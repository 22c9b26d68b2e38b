import { beforeAll, describe, expect, it } from 'vitest';
import { ratio } from '../../server/src/evaluation/share.ts';
import { createBuiltinDrafter } from '../../server/src/generation/index.ts';
import { OWN_CATALOGUES } from './catalogues.ts';
import { evaluate } from './evaluate.ts';
import { fallenBelow, levelOf, readLevels } from './levels.ts';
import { readingOf } from './reading.ts';
import { briefsOf, OWN } from './sets.ts';
import { type Judged, totalsOf } from './totals.ts';

/** Of the products of each of our own catalogues. */
const READ_RIGHT = 0.99;

let judged: readonly Judged[];

function judge(briefs = briefsOf({ name: OWN })): Promise<readonly Judged[]> {
  return evaluate(briefs, { drafter: createBuiltinDrafter(), timeoutSeconds: 60, atOnce: 1 });
}

beforeAll(async () => {
  judged = await judge();
}, 120_000);

describe('the built-in planner over our own briefs', () => {
  it('is at the level that was last written; `npm run eval` shows all sets, `-- --write-levels` writes anew', () => {
    expect(fallenBelow(readLevels(), { [OWN]: levelOf(totalsOf(judged)) })).toEqual([]);
  });

  it('drafts something for every brief', () => {
    expect(judged.filter(({ outcome }) => outcome.draft === null).map(({ brief }) => brief.id)).toEqual([]);
  });

  it('never names products of elsewhere, broken numbers or what a brief orders it to say', () => {
    expect(judged.flatMap(({ score }) => score.faults)).toEqual([]);
  });

  it('drafts the same again', async () => {
    const some = judged.filter((_, at) => at % 6 === 0);
    const again = await judge(some.map(({ brief }) => brief));
    expect(again.map(({ outcome }) => outcome.draft)).toEqual(some.map(({ outcome }) => outcome.draft));
  });
});

describe('the products of a catalogue', () => {
  it.each(OWN_CATALOGUES)('are read as what they are: %s', (name) => {
    expect(ratio(readingOf(name))).toBeGreaterThanOrEqual(READ_RIGHT);
  });
});
