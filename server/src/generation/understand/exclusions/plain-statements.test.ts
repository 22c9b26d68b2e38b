import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { understand } from '../index.ts';
import { ENGLISH } from './plain-statements.english.ts';
import { ENGLISH_TOO } from './plain-statements.english-too.ts';
import { FRENCH, GERMAN } from './plain-statements.german-french.ts';
import { DUTCH, SPANISH } from './plain-statements.spanish-dutch.ts';

type Thing = Readonly<Record<string, string>> & { readonly kind: Kind };

const WISH = {
  en: 'For the quiz on 12 June in Leeds with 120 people we need 2 lecterns.',
  de: 'Für unser Fest am 12. Juni mit 120 Gästen in Leipzig brauchen wir zwei Hüpfburgen.',
  fr: 'Pour notre fête du 12 juin à Lyon avec 120 personnes, il nous faut deux pupitres.',
  es: 'Para nuestra fiesta del 12 de junio en Zaragoza con 120 personas necesitamos dos atriles.',
  nl: 'Voor ons feest op 12 juni in Gent met 120 mensen hebben we twee springkastelen nodig.',
};

const THINGS: Readonly<Record<keyof typeof WISH, readonly Thing[]>> = {
  en: [
    { a: 'a projector', p: 'projectors', kind: 'projector' },
    { a: 'a photographer', p: 'photographers', kind: 'crew_photographer' },
    { a: 'a marquee', p: 'marquees', kind: 'marquee' },
    { a: 'a smoke machine', p: 'smoke machines', kind: 'smoke_machine' },
    { a: 'a table', p: 'tables', kind: 'table_trestle' },
    { a: 'a light', p: 'lighting', kind: 'lighting_package' },
  ],
  de: [
    { akk: 'einen Beamer', k: 'keinen Beamer', p: 'Beamer', kind: 'projector' },
    { akk: 'Stühle', k: 'keine Stühle', p: 'Stühle', kind: 'chair' },
    { akk: 'ein Zelt', k: 'kein Zelt', p: 'Zelte', kind: 'marquee' },
    { akk: 'eine Nebelmaschine', k: 'keine Nebelmaschine', p: 'Nebelmaschinen', kind: 'smoke_machine' },
  ],
  fr: [
    {
      akk: 'un vidéoprojecteur',
      k: 'de vidéoprojecteur',
      d: 'le vidéoprojecteur',
      p: 'vidéoprojecteurs',
      kind: 'projector',
    },
    { akk: 'des chaises', k: 'de chaises', d: 'les chaises', p: 'chaises', kind: 'chair' },
    { akk: 'une tente', k: 'de tente', d: 'la tente', p: 'tentes', kind: 'marquee' },
  ],
  es: [
    { akk: 'un proyector', d: 'el proyector', p: 'proyectores', kind: 'projector' },
    { akk: 'sillas', d: 'las sillas', p: 'sillas', kind: 'chair' },
    { akk: 'una carpa', d: 'la carpa', p: 'carpas', kind: 'marquee' },
  ],
  nl: [
    { akk: 'een beamer', d: 'de beamer', p: 'beamers', kind: 'projector' },
    { akk: 'stoelen', d: 'de stoelen', p: 'stoelen', kind: 'chair' },
    { akk: 'een tent', d: 'de tent', p: 'tenten', kind: 'marquee' },
  ],
};

describe.each([
  ['en', ENGLISH],
  ['en', ENGLISH_TOO],
  ['de', GERMAN],
  ['fr', FRENCH],
  ['es', SPANISH],
  ['nl', DUTCH],
] as const)('what a plain statement says (%s)', (language, statements) => {
  it.each(statements)('is not planned: %s', (statement) => {
    const planned = THINGS[language].filter((thing) => {
      const { demands } = understand({ description: `${WISH[language]} ${filled(statement, thing)}` });
      return demands.some(({ kinds, optional }) => kinds.includes(thing.kind) && !optional);
    });
    expect(planned.map(({ p }) => p)).toEqual([]);
  });
});

function filled(statement: string, thing: Thing): string {
  return statement.replace(/\{(\p{L}+)\}/gu, (_, name: string) => {
    const words = thing[name.toLowerCase()] ?? '';
    return name === name.toLowerCase() ? words : words.slice(0, 1).toUpperCase() + words.slice(1);
  });
}
