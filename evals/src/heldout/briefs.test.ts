import { describe, expect, it } from 'vitest';
import { BRIEFS } from '../briefs/index.ts';
import { evalCatalogue, isOne, type Truth } from '../catalogue.ts';
import { HELDOUT_CATALOGUES } from '../catalogue-names.ts';
import type { EvalBrief, Selector, Wanted } from '../expectation.ts';
import { ALL_HELDOUT } from './index.ts';

/** The held-out briefs: nothing expected that no proposal can hold. */

function truthsOf(brief: EvalBrief): readonly Truth[] {
  return [...evalCatalogue(brief.catalogue).truths.values()];
}

function isAny(truth: Truth, selectors: readonly Selector[]): boolean {
  return selectors.some((selector) => isOne(truth, selector));
}

function meets(truths: readonly Truth[], { what }: Wanted): boolean {
  return truths.some((truth) => isAny(truth, what));
}

describe('the held-out briefs', () => {
  it('have names of their own, also beside the others', () => {
    const ids = [...BRIEFS, ...ALL_HELDOUT].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are of every language and against the catalogues of their own', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'nl'])
      expect(ALL_HELDOUT.filter((brief) => brief.language === language).length).toBeGreaterThanOrEqual(4);
    for (const name of HELDOUT_CATALOGUES)
      expect(ALL_HELDOUT.filter((brief) => brief.catalogue === name).length).toBeGreaterThanOrEqual(8);
  });

  it.each(ALL_HELDOUT)('$id expects nothing that its catalogue has not', (brief) => {
    const truths = truthsOf(brief);
    const expected = [...brief.good.must, ...(brief.good.should ?? []), ...(brief.good.atMost ?? [])];
    expect(expected.filter(({ anyOf }) => !anyOf.some((way) => meets(truths, way)))).toEqual([]);
  });

  it.each(ALL_HELDOUT)('$id names products by words that its catalogue has', (brief) => {
    const { must, should = [], allowed = [], offers = [], excluded = [], silly = [] } = brief.good;
    const wanted = [...must, ...should].flatMap(({ anyOf }) => anyOf.flatMap(({ what }) => what));
    const patterns = [...wanted, ...allowed, ...offers, ...excluded, ...silly].filter((each) => each instanceof RegExp);
    const truths = truthsOf(brief);
    expect(patterns.filter((pattern) => !truths.some((truth) => isOne(truth, pattern)))).toEqual([]);
  });

  it.each(ALL_HELDOUT)('$id expects nothing that it excludes', (brief) => {
    const { must, should = [], excluded = [] } = brief.good;
    const left = truthsOf(brief).filter((truth) => !isAny(truth, excluded));
    expect([...must, ...should].filter(({ anyOf }) => !anyOf.some((way) => meets(left, way)))).toEqual([]);
  });
});
