import { describe, expect, it } from 'vitest';
import type { Language } from '../../facts.ts';
import { fold } from './fold.ts';
import { findAll, lexicon } from '../words/lexicon.ts';
import { readText, wordsOf } from './text.ts';
import { tokenise } from './tokens.ts';

/** Whether the last line stands apart from the one before. */
function isParted(text: string): boolean {
  return tokenise(text).some(({ kind, start }) => kind === 'break' && start === text.lastIndexOf('\n'));
}

describe('tokens', () => {
  it.each<[string, string[]]>([
    ['a two-day event', ['a', 'two', 'day', 'event']],
    ['28x24 stage', ['28', 'x', '24', 'stage']],
    ['8’ x 4’ risers', ['8', 'ft', 'x', '4', 'ft', 'risers']],
    ['a 10" screen', ['a', '10', 'inch', 'screen']],
    ["d'éclairage", ["d'", 'eclairage']],
    ["we don't", ['we', "don't"]],
    ['Bühne, Stühle', ['buhne', ',', 'stuhle']],
    ['Doors 7.30pm', ['doors', '7.30', 'pm']],
    ['a 75in screen w/o stand', ['a', '75', 'inch', 'screen', 'without', 'stand']],
    ['mixer X32', ['mixer', 'x32']],
    ['mail me@example.org now', ['mail', 'me@example.org', 'now']],
  ])('reads %s', (description, texts) => {
    expect(tokenise(description).map(({ text }) => text)).toEqual(texts);
  });

  it.each([
    ['Approx. 80 guests on the 12. Juni in the hall. Two mics.', 2],
    ['A stage of 6 x 4 m. The hotel has one. 3 no. 55" screens', 2],
    ['Lecterns x 2. 60 kVA generator', 1],
    ['A riser, 3 m by 2 m. Glitter ball as well', 1],
    ['Podest 3 x 2 m. Spiegelkugel dazu', 1],
    ['Sur place, demandez M. Dupont', 0],
    ['Am 12. 5. 2026 um 16 h. Bitte', 1],
    ['20 Stk. Stühle usw. Wir danken', 1],
  ])('end the sentences of %s: %d', (description, count) => {
    expect(tokenise(description).filter(({ kind }) => kind === 'break')).toHaveLength(count);
  });

  it('takes no line for wrapped where another is longer than mail is ever wrapped', () => {
    const prose =
      'Our club keeps its hundredth birthday in June and would be glad to hear what all of this might come to for the day.';
    const list = 'one lectern with its gooseneck and two wireless handheld microphones\nspeakers for the lawn';
    expect([isParted(list), isParted(`${prose}\n\n${list}`)]).toEqual([false, true]);
  });

  it('takes a wrapped line for one sentence and a short line for a line of a list', () => {
    const wrapped = 'We are planning a conference for two hundred people in the\nmain hall of the town.';
    expect(tokenise(wrapped).filter(({ kind }) => kind === 'break')).toHaveLength(1);
    expect(tokenise('4 mics\n2 lecterns').filter(({ kind }) => kind === 'break')).toHaveLength(1);
  });

  it('gives the words back as they were written', () => {
    const text = readText('Für   Straßenfest\n\nim Garten');
    expect(wordsOf(text, { from: 0, to: 2 })).toBe('Für Straßenfest');
  });
});

describe('numbers', () => {
  it.each<[string, Language, number]>([
    ['the 11 750 chairs', 'en', 11_750],
    ['the 11,750 chairs', 'en', 11_750],
    ['the $195,324.95 paid', 'en', 195_324.95],
    ['die 1.954,50 Euro', 'de', 1954.5],
    ['die 1.600 Stühle', 'de', 1600],
    ['the 1.5 m deck', 'en', 1.5],
    ['die 2,5 m hohe Bühne', 'de', 2.5],
    ['the 5k budget', 'en', 5000],
    ['for the two hundred and fifty of them', 'en', 250],
    ['a hundred people and the band', 'en', 100],
    ['the one hundred and seventy (170) seats', 'en', 170],
    ['the twenty-five', 'en', 25],
    ['the three thousand four hundred', 'en', 3400],
    ['half a dozen of the mics', 'en', 6],
    ['two dozen of the chairs', 'en', 24],
    ['a couple of the mics', 'en', 2],
    ['für die zweihundertfünfzig', 'de', 250],
    ['und die fünfundzwanzig', 'de', 25],
    ['die tausendzweihundert Gäste', 'de', 1200],
    ['pour les deux cent cinquante', 'fr', 250],
    ['pour les quatre-vingt-dix-sept', 'fr', 97],
    ['pour une centaine de', 'fr', 100],
    ['para los doscientos cincuenta y cinco', 'es', 255],
    ['para los treinta y dos', 'es', 32],
    ['voor de honderdtwintig', 'nl', 120],
    ['voor de vijfentwintig', 'nl', 25],
    ['voor de drieëndertig', 'nl', 33],
  ])('reads %s in %s as %d', (description, language, value) => {
    const text = readText(description);
    expect(text.language).toBe(language);
    expect(text.numbers.map((number) => number.value)).toEqual([value]);
  });

  it.each<[string, number, number]>([
    ['30–40 people', 30, 40],
    ['between 200 and 250 guests', 200, 250],
    ['200 to 250 of the guests', 200, 250],
    ['5-6k', 5000, 6000],
    ['(6-8) stands', 6, 8],
    ['two to three hundred guests', 200, 300],
    ['zwischen 80 und 100 Gästen', 80, 100],
    ['de 60 a 80 personas para el', 60, 80],
  ])('reads the range %s', (description, low, value) => {
    expect(readText(description).numbers).toMatchObject([{ low, value }]);
  });

  it.each([
    ['3x3 - 14', [3, 3, 14]],
    ['Qty 4 - 8ft tables', [4, 8]],
    ['stage 6 x 4 m', [6, 4]],
    ['10 to 8', [10, 8]],
  ])('reads no range in %s', (description, values) => {
    expect(readText(description).numbers.map(({ value }) => value)).toEqual(values);
  });

  it('takes no article for a figure', () => {
    expect(readText('une scène pour la fête').numbers).toEqual([]);
    expect(readText('a stage and an amp').numbers).toEqual([]);
  });
});

describe('lexicon', () => {
  const table = lexicon([
    ['wedding', 'wedding'],
    ['wedding', 'wedding party'],
    ['party', 'party'],
  ]);
  const values = (description: string): string[] => findAll(tokenise(description), table).map(({ value }) => value);

  it('prefers the longest phrase', () => expect(values('a wedding party')).toEqual(['wedding']));
  it('does not reach over the end of a sentence', () => expect(values('wedding. Party')).toEqual(['wedding', 'party']));
  it('finds what ends before a token', () => {
    expect(table.before(tokenise('our wedding party is'), 3)).toEqual({ value: 'wedding', from: 1, to: 3 });
  });
});

describe('a long text', () => {
  it.each([
    'We need 40 white chairs and 2 x 3 m of stage for the wedding on 12 June. ',
    'speaker/microphone/',
    '1. a 2. b (3) c ',
    'Kind regards\n',
    'STAGE:\n- 2 x 4 m\n',
    'a\tb\n',
  ])('is read in time that grows with its length: %j', (part) => {
    const text = part.repeat(20_000 / part.length);
    const started = performance.now();
    readText(text);
    // It takes some 10 ms; where the machine is busy, ten times as long.
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

it('folds case, accents and ligatures', () => {
  expect(['Bühne', 'STRASSE', 'Straße', 'Cœur', 'don’t'].map(fold)).toEqual([
    'buhne',
    'strasse',
    'strasse',
    'coeur',
    "don't",
  ]);
});
