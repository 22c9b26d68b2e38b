import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../../server/src/generation/understand/learned/chance.ts';
import type { Labelled } from './labelled.ts';
import { learnWeights } from './logistic.ts';

function examples(times: number, features: readonly string[], notFromUs: boolean): readonly Labelled[] {
  return Array.from({ length: times }, () => ({ features, notFromUs }));
}

const LABELLED = [
  ...examples(500, ['any', 'elsewhere'], true),
  ...examples(500, ['any', 'please'], false),
  ...examples(500, ['any', 'please', 'not'], true),
  ...examples(2, ['any', 'once'], true),
];

describe('weights learned from labelled uses', () => {
  const weights = learnWeights(LABELLED);

  it('tell what was labelled apart', () => {
    expect(chanceOf(weights, ['any', 'elsewhere'])).toBeGreaterThan(0.8);
    expect(chanceOf(weights, ['any', 'please'])).toBeLessThan(0.2);
    expect(chanceOf(weights, ['any', 'please', 'not'])).toBeGreaterThan(0.8);
  });

  it('hold nothing that was seen only once or twice', () => {
    expect(weights.has('once')).toBe(false);
  });

  it('are the same for the same examples', () => {
    expect([...learnWeights(LABELLED)]).toEqual([...weights]);
  });
});
