import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KINDS } from '../equipment/index.ts';
import { readTable } from '../platform/data-files.ts';
import { type DraftedLine, type JudgedLine, judgeBrief, type Quoted, type Thing } from './judge-brief.ts';
import { evaluated } from './fixtures.ts';
import { reportOf } from './report.ts';

const row = z.object({
  what: z.string(),
  quoted: z.string(),
  drafted: z.string(),
  percent: z.coerce.number(),
  judged: z.string(),
  beyond: z.string(),
});
const CASES = readTable(new URL('./test-data/judged.csv', import.meta.url), row);

/** `K12 speaker_top 4; BOX - 1`: name, kind and units of each. */
function thingsIn(text: string): (Thing & { units: number })[] {
  return text
    .split('; ')
    .filter((each) => each !== '')
    .map((each) => {
      const [id = '', name, units] = each.split(' ');
      return {
        id,
        name: id,
        kind: KINDS.find((kind) => kind === name) ?? null,
        category: 'audio',
        units: Number(units),
      };
    });
}

const quote = (text: string, days: number | null = null): Quoted[] =>
  thingsIn(text).map((thing) => ({ ...thing, inCatalogue: true, days }));
const draft = (text: string, change: Partial<DraftedLine> = {}): DraftedLine[] =>
  thingsIn(text).map((thing) => ({ ...thing, days: 1, optional: false, ...change }));

const judge = (quoted: string, drafted: DraftedLine[]) => judgeBrief(quote(quoted), drafted, [], () => 0.25);

function inWords({ quoted, outcome, units, inRange }: JudgedLine): string {
  if (outcome === 'missed') return `${quoted.id} missed`;
  return `${quoted.id} ${outcome} ${units.quoted}/${units.drafted} ${inRange === true ? 'in range' : 'out of range'}`;
}

describe('a draft held to a quote', () => {
  it.each(CASES)('$what', ({ quoted, drafted, percent, judged, beyond }) => {
    const found = judgeBrief(quote(quoted), draft(drafted), [], () => percent / 100);
    expect(found.lines.map(inWords).join('; ')).toBe(judged);
    expect(found.beyond.map(({ id }) => id).join('; ')).toBe(beyond);
  });

  it('compares days where they were quoted', () => {
    const judged = [1, 2, null].map((days) =>
      judgeBrief(quote('K12 speaker_top 4', days), draft('K12 speaker_top 4'), [], () => 0),
    );
    expect(judged.map(({ lines }) => lines[0]?.daysRight)).toEqual([true, false, null]);
  });

  it('takes the tolerance of the category', () => {
    const judged = judgeBrief(quote('K12 speaker_top 4'), draft('K12 speaker_top 6'), [], (category) =>
      category === 'audio' ? 0.5 : 0,
    );
    expect(judged.lines[0]?.inRange).toBe(true);
  });

  it('finds what should be kept off in options as well', () => {
    const off = { name: 'chairs', isMeant: ({ kind }: Thing) => kind === 'chair' };
    const on = (drafted: DraftedLine[]) => judgeBrief([], drafted, [off], () => 0).keptOff;
    expect(on(draft('CHAIR chair 1', { optional: true }))).toEqual([{ name: 'chairs', on: ['CHAIR'] }]);
    expect(on(draft('K12 speaker_top 1'))).toEqual([{ name: 'chairs', on: [] }]);
  });
});

describe('a report', () => {
  const report = reportOf([
    evaluated('a', judge('K12 speaker_top 4; CHAIR chair 9', draft('K12 speaker_top 9')), {
      notKnown: ['Hot tub', 'gong'],
    }),
    evaluated('b', judge('CHAIR chair 8', draft('MIX mixing_console 1; CHAIR chair 8')), { notKnown: ['hot tub'] }),
    evaluated('c', judge('', draft('MIX mixing_console 1', { optional: true }))),
  ]);

  it('counts lines, and of those found the ones in range', () => {
    expect(report).toMatchObject({
      found: { count: 2, of: 3 },
      sameProduct: 2,
      sameKind: 0,
      missed: 1,
      inRange: { count: 1, of: 2 },
      beyond: 1,
      failed: 0,
    });
    expect(report.briefs.map(({ figures }) => [figures.found.count, figures.found.of])).toEqual([
      [1, 2],
      [1, 1],
      [0, 0],
    ]);
  });

  it('has first what misses most, then wrong numbers, then what nobody quoted', () => {
    expect(
      report.kinds.map(({ kind, missed, inRange, beyond }) => [kind, missed, inRange.of - inRange.count, beyond]),
    ).toEqual([
      ['chair', 1, 0, 0],
      ['speaker_top', 0, 1, 0],
      ['mixing_console', 0, 0, 1],
    ]);
  });

  it('names words that were not known, those of most briefs first', () => {
    expect(report.notKnown).toEqual([
      { words: 'hot tub', briefs: ['a', 'b'] },
      { words: 'gong', briefs: ['a'] },
    ]);
  });

  it('adds up what models took', () => {
    const usage = { provider: 'p', model: 'm', tries: 1, inputTokens: 100, outputTokens: 7, milliseconds: 5 };
    const none = judge('', []);
    const made = reportOf([
      evaluated('a', none, { drafted: { by: 'model', usage } }),
      evaluated('b', none, { drafted: { by: 'model', usage: { ...usage, inputTokens: null } } }),
      evaluated('c', none, { drafted: { by: 'builtin', usage: null, fellBackBecause: 'it was late' } }),
    ]);
    expect(made.model).toEqual({ drafts: 2, fellBack: 1, inputTokens: 100, outputTokens: 14 });
    expect(report.model).toBeNull();
  });
});
