import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { exclusionsOf } from '../../plan/exclusions.ts';
import type { Language } from '../../types.ts';
import { understand } from '../index.ts';
import { HEADED } from './headings.rows.ts';

interface Words {
  readonly opening: string;
  readonly things: readonly (readonly [string, Kind])[];
  readonly reason: string;
  /** A list of wishes that follows. */
  readonly next: string;
  readonly wished: readonly (readonly [string, Kind])[];
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    opening: 'Summer ball at the Corn Exchange, 4 July, 180 guests.',
    things: [
      ['dance floor', 'dance_floor'],
      ['projector', 'projector'],
      ['photo booth', 'photo_booth'],
      ['trestle tables', 'table_trestle'],
      ['generator', 'generator'],
    ],
    reason: 'as talked about on the phone',
    next: 'From you:',
    wished: [
      ['12 uplighters', 'uplight'],
      ['2 handheld radio mics', 'mic_wireless_handheld'],
    ],
  },
  de: {
    opening: 'Sommerball in der Stadthalle, 4. Juli, 180 Gäste.',
    things: [
      ['Tanzfläche', 'dance_floor'],
      ['Beamer', 'projector'],
      ['Fotobox', 'photo_booth'],
      ['Klapptische', 'table_trestle'],
      ['Stromaggregat', 'generator'],
    ],
    reason: 'wie am Telefon besprochen',
    next: 'Von Ihnen:',
    wished: [
      ['12 Uplights', 'uplight'],
      ['2 Funkmikrofone', 'mic_wireless_handheld'],
    ],
  },
  fr: {
    opening: "Bal d'été à la salle des fêtes, le 4 juillet, 180 invités.",
    things: [
      ['piste de danse', 'dance_floor'],
      ['vidéoprojecteur', 'projector'],
      ['photobooth', 'photo_booth'],
      ['tables pliantes', 'table_trestle'],
      ['groupe électrogène', 'generator'],
    ],
    reason: 'comme vu au téléphone',
    next: 'De votre part :',
    wished: [
      ['2 micros HF main', 'mic_wireless_handheld'],
      ['1 pupitre', 'lectern'],
    ],
  },
  es: {
    opening: 'Baile de verano en el casino, 4 de julio, 180 invitados.',
    things: [
      ['pista de baile', 'dance_floor'],
      ['proyector', 'projector'],
      ['fotomatón', 'photo_booth'],
      ['mesas plegables', 'table_trestle'],
      ['generador', 'generator'],
    ],
    reason: 'como hablamos por teléfono',
    next: 'De vosotros:',
    wished: [
      ['2 micrófonos inalámbricos de mano', 'mic_wireless_handheld'],
      ['1 atril', 'lectern'],
    ],
  },
  nl: {
    opening: 'Zomerbal in het casino, 4 juli, 180 gasten.',
    things: [
      ['dansvloer', 'dance_floor'],
      ['beamer', 'projector'],
      ['photobooth', 'photo_booth'],
      ['klaptafels', 'table_trestle'],
      ['aggregaat', 'generator'],
    ],
    reason: 'zoals aan de telefoon besproken',
    next: 'Van jullie:',
    wished: [
      ['2 draadloze handmicrofoons', 'mic_wireless_handheld'],
      ['1 katheder', 'lectern'],
    ],
  },
};

type Shape = (heading: string, things: readonly string[], reason: string) => string;

const withColon = (heading: string) => (/:\s*$/u.test(heading) ? heading : `${heading}:`);

const SHAPES: Readonly<Record<string, Shape>> = {
  bullets: (heading, things) => [heading, ...things.map((thing) => `- ${thing}`)].join('\n'),
  'dashes with a reason': (heading, things, reason) =>
    [heading, ...things.map((thing, at) => `• ${thing}${at === 1 ? ` – ${reason}` : ''}`)].join('\n'),
  numbers: (heading, things) => [heading, ...things.map((thing, at) => `${at + 1}. ${thing}`)].join('\n'),
  'a run behind the colon': (heading, things) => `${withColon(heading)} ${things.join(', ')}.`,
  'semicolons behind the colon': (heading, things) => `${withColon(heading)} ${things.join('; ')}`,
  'plain lines': (heading, things) => [heading, ...things].join('\n'),
  'indented lines': (heading, things) => [heading, ...things.map((thing) => `    ${thing}`)].join('\n'),
  'bullets after an empty line': (heading, things) => [heading, '', ...things.map((thing) => `* ${thing}`)].join('\n'),
};

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];
const shapes = Object.entries(SHAPES);

describe.each(
  LANGUAGES.map((language) => [language, HEADED[language]] as const).flatMap(([language, states]) =>
    Object.entries(states).map(([state, list]) => ({ language, state, list })),
  ),
)('$language headings that say "$state"', ({ language, state, list }) => {
  const words = WORDS[language];
  const rows = list.flatMap((heading, at) =>
    [0, 3, 5].map((step) => {
      const [name, shape] = shapes[(at + step) % shapes.length] ?? ['', () => ''];
      return { heading, name, shape };
    }),
  );
  it.each(rows)('hold for $name under "$heading"', ({ heading, shape }) => {
    const things = words.things.map(([thing]) => thing);
    const wished = words.wished.map(([thing]) => `- ${thing}`);
    const description = [words.opening, '', shape(heading, things, words.reason), '', words.next, ...wished].join('\n');
    const facts = understand({ description });
    const exclusions = exclusionsOf(facts);
    const asked = new Set(facts.demands.flatMap(({ kinds }) => kinds));
    const isWished = (kind: Kind) => asked.has(kind) && !exclusions.forbid(kind);
    const kinds = words.things.map(([, kind]) => kind);
    const wrong = kinds.filter((kind) =>
      state === 'asked' ? !isWished(kind) : isWished(kind) || !exclusions.makeIdle(kind),
    );
    expect(wrong).toEqual([]);
    expect(words.wished.map(([, kind]) => kind).filter((kind) => !isWished(kind))).toEqual([]);
  });
});
