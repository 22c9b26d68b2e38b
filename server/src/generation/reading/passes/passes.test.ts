import { describe, expect, it } from 'vitest';
import { PASSES, withPasses } from './passes.ts';

describe.each(PASSES)('$name', ({ example, apply }) => {
  it('as its example says, in the same length', () => {
    expect(apply(example.from)).toBe(example.to);
    expect(example.to).toHaveLength(example.from.length);
  });
});

describe('labels of items', () => {
  it.each([
    ['1. 700 m of fence\n2. 40 chairs', '•  700 m of fence\n•  40 chairs'],
    ['2.1 Barriers\n2.2 Toilets', '•   Barriers\n•   Toilets'],
    ['Needed: 1) a stage 2) a PA 3) 40 chairs', 'Needed:\n•  a stage\n•  a PA\n•  40 chairs'],
    ['We hire (i) a tent, (ii) 80 chairs, (iii) a stage', 'We hire\n•   a tent,\n•    80 chairs,\n•     a stage'],
    ['a) the stage b) the PA c) the lights', '•  the stage\n•  the PA\n•  the lights'],
    ['1 Kick\n2 Snare\n3 Hat\n4 Tom\n5 Bass', '• Kick\n• Snare\n• Hat\n• Tom\n• Bass'],
  ])('are bullets: %j', (from, to) => expect(withPasses(from)).toBe(to));

  it.each([
    '(1) lectern\n(2) handheld microphones',
    'one (1) podium, two (2) mics and three (3) chairs',
    '2 tents\n3 stages',
    '12. June\n13. June',
    'A stage of 6 x 4 m. 2 lecterns.',
  ])('are none: %j', (text) => expect(withPasses(text)).toBe(text));
});
