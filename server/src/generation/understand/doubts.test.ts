import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.map(({ kinds: [kind] }) => kind),
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('what no rule speaks of', () => {
  it.each([
    ['The company travels with a projector. We need a stage of 6 x 4 m.', 'projector', 'stage_deck'],
    ['The bar stools we bought for the musical. We need 20 chairs.', 'bar_stool', 'chair'],
    ['Gitarrenverstärker und Keyboards reisen mit uns. 2 Monitore bitte.', 'guitar_amp', 'stage_monitor'],
    ['Tea urns and cups: WI. We need 30 trestle tables.', 'hot_drinks', 'table_trestle'],
    ['Handrail neither. We need a stage of 6 x 4 m.', 'stage_handrail', 'stage_deck'],
  ] as const)('is told by all that stands around it: %s', (description, notFromUs, wished) => {
    const { asked, excluded } = read(description);
    expect(asked).toContain(wished);
    expect(asked).not.toContain(notFromUs);
    expect(excluded).toContain(notFromUs);
  });

  it.each([
    ['Two wireless mics and a lectern, please.', ['mic_wireless_handheld', 'lectern']],
    ['Chairs or tables may be moved.', ['chair', 'table_trestle']],
    ['Don’t forget the projector.', ['projector']],
    ['El castillo hinchable está por contratar.', ['inflatable']],
  ] as const)('is left as it is where it is wished for or all that a text names: %s', (description, wished) => {
    expect(read(description).asked).toEqual(expect.arrayContaining([...wished]));
  });

  it('quotes the words that it was told by', () => {
    const { exclusions } = understand({ description: 'Handrail neither. We need a stage of 6 x 4 m.' });
    expect(exclusions.map(({ words }) => words)).toContain('Handrail neither');
  });

  it('is read the same each time', () => {
    const description =
      'The company travels with a projector, a desk and two lamps. We need a stage of 6 x 4 m and 40 chairs.';
    expect(understand({ description })).toEqual(understand({ description }));
  });
});
