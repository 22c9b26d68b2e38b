import { describe, expect, it } from 'vitest';
import { OWN_CATALOGUES } from '../catalogues.ts';
import { recordedAnswers } from './answers.ts';
import { worseThanRaw } from './compare.ts';
import { runRecorded } from './run.ts';

const recorded = recordedAnswers();

describe('the recorded answers of a capable reader', () => {
  it('are 40 at least, over all our own catalogues and in all languages', () => {
    expect(recorded.length).toBeGreaterThanOrEqual(40);
    expect(new Set(recorded.map(({ brief }) => brief.catalogue))).toEqual(new Set(OWN_CATALOGUES));
    expect(new Set(recorded.map(({ brief }) => brief.language)).size).toBe(5);
  });

  it('come out no worse than they went in, and are hardly ever sent back', async () => {
    const compared = await runRecorded(recorded);
    expect(compared.filter(({ out }) => out.outcome.draft === null).map(({ raw }) => raw.brief.id)).toEqual([]);
    expect(compared.flatMap(worseThanRaw)).toEqual([]);
    expect(compared.flatMap(({ out }) => out.score.faults)).toEqual([]);
    expect(compared.filter(({ calls }) => calls > 1).length).toBeLessThanOrEqual(compared.length / 9);
  });
});
