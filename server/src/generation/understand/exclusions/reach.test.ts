import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

/** The first kinds asked for. */
function asked(description: string): readonly (string | undefined)[] {
  return understand({ description }).demands.map(({ kinds: [kind] }) => kind);
}

describe('how far an exclusion reaches', () => {
  it.each([
    ['Please supply 120 school desks and a lectern in the gym from Tue 3 March to Thu 5 March.', 'table_desk'],
    ['We need 80 stools in the foyer from Friday 9 October.', 'bar_stool'],
  ])('takes no date for an owner: %s', (description, kind) => {
    expect(asked(description)).toContain(kind);
  });

  it.each([
    'We need one sound engineer on site all evening.',
    'Wir brauchen einen Tontechniker vor Ort für den ganzen Abend.',
    'Il faut un technicien son sur place toute la soirée.',
    'Graag een geluidstechnicus ter plaatse, de hele avond.',
  ])('takes a person who is wanted there for one who is there: %s', (description) => {
    expect(asked(description)).toContain('crew_sound');
  });

  it.each([
    ['60 m festoon lights on poles (poles supplied by the parish)', 'festoon'],
    ['6 Uplights an Masten (Masten stellt die Stadt)', 'uplight'],
  ])('stays within its brackets: %s', (description, kind) => {
    expect(asked(description)).toContain(kind);
  });

  it('does not run out of brackets into what follows', () => {
    expect(
      asked('Geluid voor een coverband (eigen drumstel en versterkers, zang 2x), geluidstechnicus nodig'),
    ).toContain('crew_sound');
  });

  it.each(['They have their amps and drums, no PA.', 'Die Band hat Instrumente und Verstärker, keine PA.'])(
    'leaves what players lack to us: %s',
    (description) => {
      expect(asked(description)).toContain('pa_package');
    },
  );
});
