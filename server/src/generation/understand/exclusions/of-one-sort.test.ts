import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

const WANTED = [
  ['The vendor is to supply 300 chairs. Soiled, bent or otherwise damaged chairs will not be accepted.', 300],
  ['The vendor is to supply 300 chairs. Chairs that are cracked or dented are not acceptable.', 300],
  ['300 chairs please. No secondhand chairs.', 300],
  ['300 chairs please. Upholstered chairs are not allowed in the chapel.', 300],
  ['300 chairs please. Branded chairs are not permitted.', 300],
  ['300 chairs please. Chairs delivered late will not be accepted.', 300],
  ['300 chairs please. Chairs cannot be accepted before 7 am.', 300],
  ['Wir brauchen 300 Stühle. Beschädigte Stühle sind nicht zulässig.', 300],
  ['Il nous faut 300 chaises. Les chaises tachées sont interdites.', 300],
  ['Necesitamos 300 sillas. No se permiten sillas rotas.', 300],
  ['Wij zoeken 300 stoelen. Kapotte stoelen zijn niet toegestaan.', 300],
] as const;

describe('what refuses a state or a sort of a thing', () => {
  it.each(WANTED)('leaves the thing asked for: %s', (description, units) => {
    const { demands, exclusions } = understand({ description });
    expect(demands.filter(({ kinds }) => kinds[0] === 'chair').map(({ quantity }) => quantity)).toEqual([units]);
    expect(exclusions.flatMap(({ kinds }) => kinds)).toEqual([]);
  });

  it.each([
    'A PA and a lectern, please. Smoke machines are not allowed.',
    'A PA, please. The smoke machines in the hall are forbidden.',
  ])('is told from what refuses the thing: %s', (description) => {
    expect(understand({ description }).exclusions.flatMap(({ kinds }) => kinds)).toContain('smoke_machine');
  });
});

describe('what we have to do', () => {
  it.each([
    'The cables alone are a problem we have to solve. One PA, please.',
    'The stage is what we have to decide on first.',
  ])('is nothing that we have: %s', (description) => {
    expect(understand({ description }).exclusions).toEqual([]);
  });
});

describe('what is told of a thing that is asked for', () => {
  it.each([
    ['Benötigt werden drei Mikrofone. Die Sprecher stellen sich die Mikrofone zurecht.', 'mic_wired'],
    ["We need a generator. There's a good chance the generator runs all night.", 'generator'],
    ['Supply a lectern. In past years the school has required one lectern.', 'lectern'],
  ])('does not say that it is there: %s', (description, kind) => {
    const { demands, exclusions } = understand({ description });
    expect(demands.map(({ kinds }) => kinds[0])).toEqual([kind]);
    expect(exclusions).toEqual([]);
  });
});
