import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

type Setting = 'indoor' | 'outdoor' | 'both' | null;

describe('inside or outside', () => {
  it.each<[string, Setting]>([
    ['A dinner for 90 in the ballroom with six patio heaters', 'indoor'],
    ['Carpet, 120 square metres, and eight patio heaters', null],
    ['Chairs, giant garden games and some garden furniture', null],
    ['The office manager will sign, the hall manager has keys', null],
    ['four barn doors for the spotlights', null],
    ['a tent with 40 tent pegs on the meadow', 'outdoor'],
    ['Toilets and hand wash for the arena of our festival in the fields', 'outdoor'],
    ['We eat inside, drinks on the terrace', 'indoor'],
    ['ceremony on the lawn, dinner in the barn', 'both'],
    ['under the stars, open air, 200 people', 'outdoor'],
    ['in a converted warehouse', 'indoor'],
    ['on the beach at sunset', 'outdoor'],
    ['on the pitch of our rugby club', 'both'],
    ['Sommerfest im Innenhof', 'outdoor'],
    ['Lesung in der Stadtbücherei, im kleinen Saal', 'indoor'],
    ['Feier in einer Scheune mit Tanz', 'indoor'],
    ['Hochzeit im Zelt auf der Wiese', 'outdoor'],
    ['Konzert unter freiem Himmel für 400 Leute', 'outdoor'],
    ['un mariage sous chapiteau avec 120 invités', 'outdoor'],
    ['une conférence dans un amphithéâtre', 'indoor'],
    ['un concert en plein air sur la place du village', 'outdoor'],
    ['una boda en una finca con jardín', 'outdoor'],
    ['un congreso en el palacio de congresos', 'indoor'],
    ['cine al aire libre para el barrio', 'outdoor'],
    ['een feest in de tuin met een tent', 'outdoor'],
    ['een congres in de grote zaal', 'indoor'],
    ['een concert in de openlucht', 'outdoor'],
  ])('of "%s" is %s', (description, setting) => {
    expect(understand({ description }).setting?.value ?? null).toBe(setting);
  });
});

describe('spaces', () => {
  it.each<[string, string[]]>([
    ['eight patio heaters and giant garden games', []],
    ['dinner on the patio', ['1 terrace']],
    ['a main hall for 300 and three breakout rooms of 40', ['1 main hall', '3 breakout room']],
    ['Ein Plenum, vier Seminarräume für je 30 Personen', ['1 main room', '4 seminar room']],
    ['une salle plénière et deux salles de réunion', ['1 main room', '2 seminar room']],
    ['una sala principal y cuatro salas de reuniones', ['1 main room', '4 seminar room']],
    ['een plenaire zaal en drie vergaderzalen', ['1 main room', '3 seminar room']],
    ['40 hotel rooms for two nights', []],
    ['the field kitchen and two tents', ['2 marquee']],
  ])('of "%s" are %j', (description, spaces) => {
    expect(understand({ description }).spaces.map(({ count, name }) => `${count} ${name}`)).toEqual(spaces);
  });
});

describe('the setting', () => {
  it.each<[string, string | null]>([
    ['A barn outside Ludlow, 80 guests', 'indoor'],
    ['School gym; bring power from outside', 'indoor'],
    ['In the atrium, a dance floor 6 m square, village hall next door', 'indoor'],
    ['outside caterers, dinner in the ballroom', 'indoor'],
    ['A stage outside, on the lawn', 'outdoor'],
    ['PARTY OUTSIDE THE PUB, 60 PEOPLE', 'outdoor'],
  ])('of "%s" is %s', (description, setting) => {
    expect(understand({ description }).setting?.value ?? null).toBe(setting);
  });

  it.each<[string, readonly string[]]>([
    ['Stage: 24 x 16 ft', []],
    ['tables of 6 facing stage', []],
    ['one technician per two rooms', []],
    ['a plenary and breakouts in rooms 110, 112 and 114', ['1 main room', '3 room']],
    ['a plenary, breakouts (Rooms A–D)', ['1 main room', '4 breakout room']],
    ['Plenum und Räume 1 bis 4', ['1 main room', '4 room']],
  ])('has the spaces of "%s"', (description, spaces) => {
    expect(understand({ description }).spaces.map(({ count, name }) => `${count} ${name}`)).toEqual(spaces);
  });
});
