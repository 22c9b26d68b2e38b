import { describe, expect, it } from 'vitest';
import type { EventKind, Language } from '../../types.ts';
import { COMPLETIONS } from '../completions/index.ts';
import { RULES } from '../rules/index.ts';
import { PROSE } from './index.ts';

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];

/** What the planner reports as lacking in its own words. */
const CORE_LABELS = [...RULES, ...COMPLETIONS].flatMap(({ core, label }) => (core === true ? [label] : []));

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  it('what the planner needs and lacks has a name', () => {
    expect(CORE_LABELS).toContain('a sound system');
    expect(CORE_LABELS.filter((label) => PROSE[language].lacking[label] === undefined)).toEqual([]);
  });
});

describe('an opening', () => {
  it.each<[Language, string, string, string]>([
    [
      'en',
      'Equipment and crew for an exhibition for 1,200 people over 3 days, Bonn',
      'Equipment and crew for a meeting for 1 person, Bonn',
      'Equipment and crew for hire, Bonn',
    ],
    [
      'de',
      'Ausstattung und Personal für eine Ausstellung mit 1.200 Personen über 3 Tage, Bonn',
      'Ausstattung und Personal für ein Meeting mit 1 Person, Bonn',
      'Ausstattung und Personal zur Miete, Bonn',
    ],
    [
      'fr',
      'Matériel et personnel pour une exposition de 1\u00a0200 personnes sur 3 jours, Bonn',
      'Matériel et personnel pour une réunion de 1 personne, Bonn',
      'Matériel et personnel en location, Bonn',
    ],
    [
      'es',
      'Material y personal para una exposición de 1200 personas durante 3 días, Bonn',
      'Material y personal para una reunión de 1 persona, Bonn',
      'Material y personal en alquiler, Bonn',
    ],
    [
      'nl',
      'Materiaal en personeel voor een beurs met 1.200 personen gedurende 3 dagen, Bonn',
      'Materiaal en personeel voor een vergadering met 1 persoon, Bonn',
      'Materiaal en personeel te huur, Bonn',
    ],
  ])('stands in %s with article, number and place', (language, large, small, hire) => {
    expect(openingOf(language, 'exhibition', 1200, 3)).toBe(large);
    expect(openingOf(language, 'meeting', 1)).toBe(small);
    expect(openingOf(language, null, 80)).toBe(hire);
  });

  it('takes the article of the noun', () => {
    expect(openingOf('de', 'reception', null)).toContain('für einen Empfang');
    expect(openingOf('fr', 'wedding', null)).toContain('pour un mariage');
    expect(openingOf('es', 'wedding', null)).toContain('para una boda');
  });
});

describe('an English noun', () => {
  it.each([
    ['user conference', 'a user conference'],
    ['university ball', 'a university ball'],
    ['umbrella show', 'an umbrella show'],
  ])('takes the article that it is said with: %s', (noun, said) => {
    const event = { ...PROSE.en.events.conference, noun };
    expect(PROSE.en.opening({ crew: false, event, people: null, days: 1, place: null })).toContain(` for ${said}`);
  });
});

describe('a list', () => {
  it.each<[Language, string]>([
    ['en', 'a, b and c'],
    ['de', 'a, b und c'],
    ['fr', 'a, b et c'],
    ['es', 'a, b y c'],
    ['nl', 'a, b en c'],
  ])('ends in %s as the language does', (language, text) => {
    expect(PROSE[language].listed(['a', 'b', 'c'])).toBe(text);
    expect(PROSE[language].listed(['a'])).toBe('a');
    expect(PROSE[language].listed([])).toBe('');
  });

  it('avoids two sounds of an i in Spanish', () => {
    expect(PROSE.es.listed(['sonido', 'iluminación'])).toBe('sonido e iluminación');
    expect(PROSE.es.listed(['sonido', 'hielo'])).toBe('sonido y hielo');
  });
});

describe('a figure', () => {
  it.each<[Language, string, string]>([
    ['en', '1,250', '11,750'],
    ['de', '1.250', '11.750'],
    ['fr', '1\u00a0250', '11\u00a0750'],
    ['es', '1250', '11.750'],
    ['nl', '1.250', '11.750'],
  ])('is grouped in %s as the language does', (language, thousands, tens) => {
    expect(PROSE[language].figure(1250)).toBe(thousands);
    expect(PROSE[language].figure(11_750)).toBe(tens);
  });
});

function openingOf(language: Language, kind: EventKind | null, people: number | null, days = 1): string {
  const prose = PROSE[language];
  return prose.opening({ crew: true, event: kind === null ? null : prose.events[kind], people, days, place: 'Bonn' });
}
