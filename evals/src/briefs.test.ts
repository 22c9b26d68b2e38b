import { describe, expect, it } from 'vitest';
import type { EvalBrief } from './brief.ts';
import { evalCatalogue, isOne, type Truth } from './catalogue.ts';
import { HELDOUT_CATALOGUES, OWN_CATALOGUES } from './catalogues.ts';
import type { Selector } from './selectors.ts';
import { briefsOf, HELDOUT, OWN, SETS } from './sets.ts';

/** Enough briefs of every sort, and nothing expected that no proposal can hold. */

const own = briefsOf({ name: OWN });
const heldout = HELDOUT.flatMap(briefsOf);
const all = SETS.flatMap(briefsOf);

function truthsOf({ catalogue }: EvalBrief): readonly Truth[] {
  return [...evalCatalogue(catalogue).truths.values()];
}

function isAny(truth: Truth, selectors: readonly Selector[]): boolean {
  return selectors.some((selector) => isOne(truth, selector));
}

/** What a proposal may hold. */
function truthsLeft(brief: EvalBrief): readonly Truth[] {
  return truthsOf(brief).filter((truth) => !isAny(truth, brief.good.excluded));
}

/** What is expected of a brief and none of these products can be, a line each. */
function impossible({ id, good }: EvalBrief, truths: readonly Truth[]): readonly string[] {
  return [...good.must, ...good.should, ...good.atMost]
    .filter(({ anyOf }) => !anyOf.some(({ what }) => truths.some((truth) => isAny(truth, what))))
    .map(({ anyOf }) => `${id}: ${anyOf.flatMap(({ what }) => what).join(' ')}`);
}

function countOf(briefs: readonly EvalBrief[], key: 'language' | 'catalogue', value: string): number {
  return briefs.filter((brief) => brief[key] === value).length;
}

describe('the briefs', () => {
  it('have names of their own', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  });

  it('of our own are at least 60, of every language and against every catalogue of ours', () => {
    expect(own.length).toBeGreaterThanOrEqual(60);
    for (const language of ['en', 'de', 'fr', 'es', 'nl'])
      expect(countOf(own, 'language', language)).toBeGreaterThanOrEqual(5);
    for (const name of OWN_CATALOGUES) expect(countOf(own, 'catalogue', name)).toBeGreaterThanOrEqual(10);
  });

  it('that are held out are of every language and against catalogues of their own', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'nl'])
      expect(countOf(heldout, 'language', language)).toBeGreaterThanOrEqual(4);
    for (const name of HELDOUT_CATALOGUES) expect(countOf(heldout, 'catalogue', name)).toBeGreaterThanOrEqual(8);
  });

  it('expect nothing that their catalogue has not', () => {
    expect(all.flatMap((brief) => impossible(brief, truthsOf(brief)))).toEqual([]);
  });

  it('expect nothing that they exclude', () => {
    expect(all.flatMap((brief) => impossible(brief, truthsLeft(brief)))).toEqual([]);
  });

  it('that are held out name products by words that their catalogue has', () => {
    const unknown = heldout.flatMap((brief) => {
      const { must, should, allowed, offers, excluded, silly } = brief.good;
      const wanted = [...must, ...should].flatMap(({ anyOf }) => anyOf.flatMap(({ what }) => what));
      const truths = truthsOf(brief);
      return [...wanted, ...allowed, ...offers, ...excluded, ...silly]
        .filter((selector) => selector instanceof RegExp && !truths.some((truth) => isOne(truth, selector)))
        .map((selector) => `${brief.id}: ${selector}`);
    });
    expect(unknown).toEqual([]);
  });
});
