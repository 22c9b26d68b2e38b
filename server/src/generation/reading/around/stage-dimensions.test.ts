import { describe, expect, it } from 'vitest';
import { readFacts } from '../index.ts';
import { stageDimensionsIn } from './stage-dimensions.ts';

describe('the dimensions of a stage', () => {
  it.each([
    ['stage, the dimensions of which are to be not less than 20 feet by 16 feet', 6.096, 4.877],
    ["STAGE: 40' width x 30' depth x 4' height", 12.192, 9.144],
    ["stage must be at least 20'w x 12'd", 6.096, 3.658],
    ['stage (minimum 24 x 16)', 7.315, 4.877],
    ['stage area of 24’-0”Wx 16’-0”D x 2’-0”H', 7.315, 4.877],
    ["stage of 12' deep and 20' wide", 6.096, 3.658],
    ['Bühne soll 8m (Breite) und 5m (Tiefe) haben', 8, 5],
    ['Bühne: Breite: ca. 6,00 Meter | Tiefe: ca. 4,00 Meter', 6, 4],
    ['Bühne mit einer Breite von 6 Metern und einer Tiefe von 4 Metern', 6, 4],
    ['espace scénique\nOuverture : 8m\nProfondeur 5 m', 8, 5],
    ['scène de 8 m de large sur 6 m de profondeur', 8, 6],
    ['escenario de 8 metros de ancho por 6 de fondo', 8, 6],
    ['escenario, dimensiones mínimas 10 x 8 metros', 10, 8],
    ['podium minimaal 6 meter breed en 4 meter diep', 6, 4],
    ['podium: een ruimte van 4 x 3 mtr. is genoeg', 4, 3],
  ])('are read from %s', (words, widthM, depthM) => {
    expect(stageDimensionsIn(words)?.widthM).toBeCloseTo(widthM, 2);
    expect(stageDimensionsIn(words)?.depthM).toBeCloseTo(depthM, 2);
  });

  it.each([
    'stage for the band from 8 to 11 pm',
    'stage left of the bar, 20 m away',
    'stage. We expect at least 300 guests by 8 pm',
    'stage with two monitors, 4 mics and 12 lights',
  ])('are not made up from %s', (words) => {
    expect(stageDimensionsIn(words)).toBeNull();
  });

  it('become those of the stage that is asked for', () => {
    const { demands } = readFacts({
      description: 'Open-air concert. We need a stage. It has to be no less than 32 feet by 24 feet.',
    });
    expect(demands.find(({ kinds }) => kinds[0] === 'stage_deck')?.traits).toMatchObject({ widthM: 9.754 });
  });

  it('stays fast over long words', () => {
    const started = performance.now();
    for (const words of ['width 3 ', '12 ft wide and ', 'minimum of the ', '1 '])
      for (let times = 0; times < 30; times += 1) stageDimensionsIn(words.repeat(1200));
    expect(performance.now() - started).toBeLessThan(500);
  });
});
