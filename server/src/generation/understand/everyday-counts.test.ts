import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? '?'}`);
}

function spokenOf(description: string): string[] {
  return understand({ description }).spokenOf.flatMap(({ kinds }) => kinds);
}

describe('tables for so many people each', () => {
  it.each([
    'Hochzeit, 95 Gäste. 12 runde Tische für je 8 Leute.',
    'Hochzeit, 95 Gäste. 12 runde Tische für je 8 Personen.',
    'Wedding for 95. 12 round tables for 8 people each.',
  ])('are as many as they are: %s', (description) => {
    expect(asked(description)).toEqual(['12 table_round']);
  });
});

describe('words that are no things', () => {
  it('is the battery that sound runs on', () => {
    expect(asked('Marché de Noël. Il nous faut une petite sono sur batterie.')).toEqual(['? pa_package']);
  });

  it('is the end of a school year', () => {
    const { events } = understand({ description: 'Fiesta de fin de curso para 350 personas. 300 sillas.' });
    expect(events.map(({ value }) => value)).toEqual(['party']);
  });
});

describe('what is left to others without being named', () => {
  it.each([])('is not for us to add: %s', (description, kind) => {
    expect(spokenOf(description)).toContain(kind);
  });

  it('leaves a lectern where nothing is amplified', () => {
    expect(spokenOf('80 chairs and an arch. Nothing amplified.')).not.toContain('lectern');
  });

  it('is lights for dancing', () => {
    const { exclusions } = understand({
      description: 'Wir brauchen 40 Stühle. Der DJ bringt sein Pult und die Tanzlichter mit.',
    });
    expect(exclusions.flatMap(({ kinds }) => kinds)).toContain('disco_light');
  });
});
