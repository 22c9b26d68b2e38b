import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { rowsToTry } from '../../../testing/runs.ts';
import { understand } from '../index.ts';

const WISHED = ['40 chairs', '1 lectern', '6 uplighters', '2 gazebos'];
const THEIRS = ['projector', 'trestle tables', 'generator', 'toilets'];
const WISHED_KINDS: readonly Kind[] = ['chair', 'lectern', 'uplight', 'gazebo'];
const THEIR_KINDS: readonly Kind[] = ['projector', 'table_trestle', 'generator', 'toilet'];
const INTRO = 'Hello, our club has its summer fair on 12 June with 150 people.\n\n';

/** What a text asks for that it should not, and what it fails to ask for. */
function misread(description: string): { readonly wrongly: readonly Kind[]; readonly missing: readonly Kind[] } {
  const asked = new Set(understand({ description }).demands.flatMap(({ kinds }) => kinds));
  return {
    wrongly: THEIR_KINDS.filter((kind) => asked.has(kind)),
    missing: WISHED_KINDS.filter((kind) => !asked.has(kind)),
  };
}

const TITLES = [
  'To hire|Already there',
  'From you|From the venue',
  'Please quote|Not required',
  'Required|Provided by the school',
  'We need|We have',
  'Contractor to supply|Supplied by others',
  'Scope|Out of scope',
  'Inclusions|Exclusions',
  'Still to get|Sorted',
  'What we need from you|What the hall has',
  'Hire list|Own stock',
  'Vendor shall furnish|Owner shall furnish',
  'Needs|Haves',
  'In|Out',
];
const HEADINGS: Readonly<Record<string, (title: string, number: number) => string>> = {
  'with a colon': (title) => `${title}:`,
  alone: (title) => title,
  'in capitals': (title) => title.toUpperCase(),
  'with a number': (title, number) => `${number}. ${title}`,
  'with a letter': (title, number) => `${'AB'[number - 1]}. ${title}`,
  'with a section': (title, number) => `SECTION ${number} - ${title.toUpperCase()}`,
  underlined: (title) => `${title}\n${'='.repeat(title.length)}`,
  'in bold': (title) => `**${title}**`,
  'between dashes': (title) => `--- ${title} ---`,
};
const LISTS: Readonly<Record<string, (items: readonly string[], number: number) => string>> = {
  dashes: (items) => items.map((item) => `- ${item}`).join('\n'),
  lines: (items) => items.join('\n'),
  letters: (items) => items.map((item, at) => `${'abcd'[at]}) ${item}`).join('\n'),
  clauses: (items, number) => items.map((item, at) => `${number}.${at + 1} ${item}`).join('\n'),
  commas: (items) => `${items.join(', ')}.`,
  'titles over dashes': (items) => inParts(items, (title, part) => `${title}:\n${dashed(part)}`, '\n'),
  'titles over lines': (items) => inParts(items, (title, part) => `${title}\n${part.join('\n')}`, '\n\n'),
  'titles within a list': (items) => inParts(items, (title, part) => `- ${title}:\n${dashed(part, '    * ')}`, '\n'),
  'titles before commas': (items) => inParts(items, (title, part) => `${title}: ${part.join(', ')}`, '\n'),
  'numbered titles': (items, number) =>
    inParts(items, (title, part, at) => `${number}.${at + 1} ${title}\n${part.join('\n')}`, '\n'),
};

const NUMBERED = new Set(['clauses', 'numbered titles']);

function inParts(
  items: readonly string[],
  write: (title: string, part: readonly string[], at: number) => string,
  between: string,
): string {
  const parts = [items.slice(0, 2), items.slice(2)];
  return parts.map((part, at) => write(['Equipment', 'Structures'][at] ?? '', part, at)).join(between);
}

function dashed(items: readonly string[], sign = '- '): string {
  return items.map((item) => `${sign}${item}`).join('\n');
}

describe.each(Object.keys(HEADINGS))('headings %s', (style) => {
  it.each(rowsToTry(TITLES, 5))('%s', (titles) => {
    const heading = HEADINGS[style];
    const [asks = '', leaves = ''] = titles.split('|');
    for (const [name, list] of Object.entries(LISTS)) {
      if (heading === undefined || (NUMBERED.has(name) && !/number|section/u.test(style))) continue;
      const description = `${INTRO}${heading(asks, 1)}\n${list(WISHED, 1)}\n\n${heading(leaves, 2)}\n${list(THEIRS, 2)}`;
      expect({ name, ...misread(description) }).toEqual({ name, wrongly: [], missing: [] });
    }
  });
});

const SEPARATORS = [' | ', '\t', '; ', ' - ', ' – ', ' / ', ': ', ' ... ', '    ', ' = ', ' -> ', ' → '];
const MARKS = [
  'hire|venue',
  'HIRE|OURS',
  'to hire|in house',
  'quote|n/a',
  'needed|not needed',
  'to order|sorted',
  'hire|church',
  'required|existing',
];

describe.each(MARKS)('rows marked %s', (marks) => {
  it.each(rowsToTry(SEPARATORS, 4))('parted by "%s"', (separator) => {
    const [ours = '', theirs = ''] = marks.split('|');
    const rows = WISHED.flatMap((item, at) => [
      `${item}${separator}${ours}`,
      `${THEIRS[at] ?? ''}${separator}${theirs}`,
    ]);
    expect(misread(INTRO + rows.join('\n'))).toEqual({ wrongly: [], missing: [] });
  });
});

const OTHER_LANGUAGES: Readonly<
  Record<string, { intro: string; wished: string; theirs: string; titles: readonly string[] }>
> = {
  de: {
    intro: 'Hallo, unser Verein feiert am 12. Juni mit 150 Gästen sein Sommerfest.',
    wished: '40 Stühle|1 Rednerpult|6 Uplights|2 Faltpavillons',
    theirs: 'Beamer|Klapptische|Stromerzeuger|Toiletten',
    titles: ['Zu mieten|Vorhanden', 'Benötigt|Nicht benötigt', 'Mietbedarf|Eigenbestand', 'Noch zu regeln|Erledigt'],
  },
  fr: {
    intro: "Bonjour, notre club organise sa fête d'été le 12 juin avec 150 personnes.",
    wished: '40 chaises|1 pupitre|6 uplights|2 tentes pliantes',
    theirs: 'vidéoprojecteur|tables pliantes|groupe électrogène|toilettes',
    titles: [
      'À louer|Déjà sur place',
      "Ce qu'il manque|Ce qu'il y a",
      'À chiffrer|À ne pas chiffrer',
      'Besoin|Pas besoin',
    ],
  },
  es: {
    intro: 'Hola, nuestro club celebra su fiesta de verano el 12 de junio con 150 personas.',
    wished: '40 sillas|1 atril|6 uplights|2 carpas plegables',
    theirs: 'proyector|mesas plegables|generador|aseos',
    titles: ['Para alquilar|Ya está', 'Lo que falta|Lo que hay', 'Se necesita|Tenemos', 'Pendiente|Resuelto'],
  },
  nl: {
    intro: 'Dag, onze club viert op 12 juni zijn zomerfeest met 150 mensen.',
    wished: '40 stoelen|1 spreekgestoelte|6 uplights|2 vouwtenten',
    theirs: 'beamer|klaptafels|aggregaat|toiletten',
    titles: ['Te huren|Al aanwezig', 'Nodig|Niet nodig', 'Nog te regelen|Geregeld', 'Gevraagd|Eigen materiaal'],
  },
};

describe.each(Object.entries(OTHER_LANGUAGES))('headings in %s', (_, { intro, wished, theirs, titles }) => {
  it.each(titles)('%s', (pair) => {
    const [asks = '', leaves = ''] = pair.split('|');
    for (const [style, heading] of rowsToTry(Object.entries(HEADINGS), 3)) {
      for (const name of ['dashes', 'lines', 'letters'] as const) {
        const list = LISTS[name];
        if (list === undefined) continue;
        const below = `${heading(leaves, 1)}\n${list(theirs.split('|'), 1)}`;
        const description = `${intro}\n\n${below}\n\n${heading(asks, 2)}\n${list(wished.split('|'), 2)}`;
        expect({ style, name, ...misread(description) }).toEqual({ style, name, wrongly: [], missing: [] });
      }
    }
  });
});

const ABROAD = [
  ['Das bringen wir mit', 'Das brauchen wir von Ihnen', 'Licht', '2 Nebelmaschinen', 'Möbel', '12 Stühle'],
  ['Nicht benötigt', 'Bitte anbieten', 'Licht', '2 Nebelmaschinen', 'Möbel', '12 Stühle'],
  ['Nous apportons', "L'organisateur fournit", 'Lumière', '2 machines à fumée', 'Mobilier', '12 chaises'],
  ['Pas nécessaire', 'Merci de chiffrer', 'Lumière', '2 machines à fumée', 'Mobilier', '12 chaises'],
  ['Lo pone el ayuntamiento', 'A cargo del contratista', 'Luces', '2 máquinas de humo', 'Mobiliario', '12 sillas'],
  ['Door de gemeente geleverd', 'Te huren', 'Licht', '2 rookmachines', 'Meubilair', '12 stoelen'],
] as const;

describe('lists with titles of their own in other languages', () => {
  it.each(ABROAD)('%s, %s', (theirs, ours, theirTitle, theirThing, ourTitle, ourThing) => {
    const description = `${theirs}:\n\n${theirTitle}:\n- ${theirThing}\n\n${ours}:\n\n${ourTitle}:\n- ${ourThing}`;
    expect(understand({ description }).demands.map(({ kinds }) => kinds[0])).toEqual(['chair']);
  });
});
