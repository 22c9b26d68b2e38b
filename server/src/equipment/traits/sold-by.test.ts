import { describe, expect, it } from 'vitest';
import { readTraits } from './read-traits.ts';
import { soldBy } from './sold-by.ts';

describe('what one unit is where a name says by what it is sold', () => {
  it('a square of either', () => {
    expect(soldBy('Tent floor, per sq ft')).toEqual({ widthM: 0.3048, depthM: 0.3048 });
    expect(soldBy('Teppich pro m²')).toEqual({ widthM: 1, depthM: 1 });
  });

  it('nothing where it is of some length itself, or the words say another thing', () => {
    for (const name of ['Festoon per 5m length', 'Bike rack / 8ft', 'Mileage per mile', 'Fairy lights, per 3m bay'])
      expect(soldBy(name)).toBeNull();
    expect(readTraits('Neon strip', '120 LEDs per metre')).toEqual({});
  });

  it('leaves how high it hangs', () => {
    expect(readTraits('Pipe and drape 8ft white, per ft')).toEqual({ lengthM: 0.3048, heightM: 2.438 });
    expect(readTraits('Red carpet', 'per linear foot')).toEqual({ lengthM: 0.3048 });
  });
});

describe('bare figures that are feet', () => {
  it('of American screens, the longer side across', () => {
    expect(readTraits('Fast-fold 9x12 c/w skirt')).toMatchObject({ widthM: 3.658, heightM: 2.743 });
    expect(readTraits("Fastfold screen 6' x 8'")).toMatchObject({ widthM: 2.438, heightM: 1.829 });
    expect(readTraits('Screen 16x9')).toMatchObject({ widthM: 16 });
  });
  it('where the description gives the area', () => {
    expect(readTraits('Dance floor 4x4 oak', '16 sq ft a panel')).toMatchObject({ widthM: 1.219, depthM: 1.219 });
    expect(readTraits('Dance floor 4x4 oak')).toMatchObject({ widthM: 4, depthM: 4 });
  });
});
