import { describe, expect, it } from 'vitest';
import { type Example, learnWeights } from './logistic.ts';

const LEARNING = { rounds: 12, rate: 0.2, leastSeen: 3 };

function examples(times: number, features: readonly string[], is: boolean): readonly Example[] {
  return Array.from({ length: times }, () => ({ features: features.map((name) => [name, 1] as const), is }));
}

const EXAMPLES = [
  ...examples(500, ['any', 'elsewhere'], true),
  ...examples(500, ['any', 'please'], false),
  ...examples(500, ['any', 'please', 'not'], true),
  ...examples(2, ['any', 'once'], true),
];

describe('weights learned from examples', () => {
  const weights = learnWeights(EXAMPLES, LEARNING);
  const oddsOf = (...features: readonly string[]): number =>
    features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0);

  it('tell what they are examples of apart', () => {
    expect(oddsOf('any', 'elsewhere')).toBeGreaterThan(1.4);
    expect(oddsOf('any', 'please')).toBeLessThan(-1.4);
    expect(oddsOf('any', 'please', 'not')).toBeGreaterThan(1.4);
  });

  it('weigh how much of a feature there is', () => {
    const much = { features: [['any', 1] as const, ['size', 3] as const], is: true };
    const little = { features: [['any', 1] as const, ['size', 1] as const], is: false };
    const learned = learnWeights(Array.from({ length: 400 }, () => [much, little]).flat(), LEARNING);
    expect((learned.get('any') ?? 0) + 3 * (learned.get('size') ?? 0)).toBeGreaterThan(1);
    expect((learned.get('any') ?? 0) + (learned.get('size') ?? 0)).toBeLessThan(-1);
  });

  it('hold nothing that was seen only once or twice', () => {
    expect(weights.has('once')).toBe(false);
  });

  it('are the same for the same examples', () => {
    expect([...learnWeights(EXAMPLES, LEARNING)]).toEqual([...weights]);
  });
});
