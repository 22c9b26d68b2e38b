import { describe, expect, it } from 'vitest';
import { BRIEFS } from './briefs/index.ts';
import { evalCatalogue, isOne, type Truth } from './catalogue.ts';
import { CATALOGUES } from './catalogue-names.ts';
import type { EvalBrief, Wanted } from './expectation.ts';

/** The briefs themselves: enough of them, of every sort, and nothing expected that no proposal can hold. */

function truthsOf(brief: EvalBrief): readonly Truth[] {
  return [...evalCatalogue(brief.catalogue).truths.values()];
}

function countOf(key: 'language' | 'catalogue', value: string): number {
  return BRIEFS.filter((each) => each[key] === value).length;
}

function meets(truth: Truth, wanted: Wanted): boolean {
  return wanted.what.some((selector) => isOne(truth, selector));
}

describe('the briefs', () => {
  it('are at least 60, each with a name of its own', () => {
    expect(BRIEFS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(BRIEFS.map(({ id }) => id)).size).toBe(BRIEFS.length);
  });

  it('are of every language and against every catalogue', () => {
    for (const language of ['en', 'de', 'fr', 'es', 'nl'])
      expect(countOf('language', language)).toBeGreaterThanOrEqual(5);
    for (const catalogue of CATALOGUES) expect(countOf('catalogue', catalogue)).toBeGreaterThanOrEqual(10);
  });

  it.each(BRIEFS)('$id expects nothing that its catalogue has not', (brief) => {
    const truths = truthsOf(brief);
    const expected = [...brief.good.must, ...(brief.good.should ?? [])];
    const empty = expected.filter(({ anyOf }) => !anyOf.some((way) => truths.some((truth) => meets(truth, way))));
    expect(empty).toEqual([]);
  });

  it.each(BRIEFS)('$id expects nothing that it excludes', (brief) => {
    const excluded = brief.good.excluded ?? [];
    const left = truthsOf(brief).filter((truth) => !excluded.some((selector) => isOne(truth, selector)));
    const impossible = brief.good.must.filter(
      ({ anyOf }) => !anyOf.some((way) => left.some((each) => meets(each, way))),
    );
    expect(impossible).toEqual([]);
  });
});
