import type { Kind } from '../../../equipment/index.ts';
import type { Language } from '../../types.ts';
import type { NotFromUsRow } from '../exclusions/fixtures.ts';
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
const STEPS = [0, 3, 5]; // each heading over three of the shapes

/** A list under one of the headings, in one of the shapes that lists have, and one of wishes behind it. */
export interface HeadedList {
  readonly language: Language;
  readonly state: string;
  readonly heading: string;
  readonly shape: string;
  readonly row: NotFromUsRow;
}

export const HEADED_LISTS: readonly HeadedList[] = LANGUAGES.flatMap((language) =>
  Object.entries(HEADED[language]).flatMap(([state, headings]) =>
    headings.flatMap((heading, at) => STEPS.map((step) => listUnder(language, state, heading, at + step))),
  ),
);

function listUnder(language: Language, state: string, heading: string, at: number): HeadedList {
  const { opening, things, reason, next, wished } = WORDS[language];
  const [shape, write] = shapes[at % shapes.length] ?? ['', () => ''];
  const list = write(
    heading,
    things.map(([thing]) => thing),
    reason,
  );
  const text = [opening, '', list, '', next, ...wished.map(([thing]) => `- ${thing}`)].join('\n');
  const kinds = things.map(([, kind]) => kind);
  const others = wished.map(([, kind]) => kind);
  const row: NotFromUsRow =
    state === 'asked' ? [text, '', [...kinds, ...others].join(' ')] : [text, kinds.join(' '), others.join(' ')];
  return { language, state, heading, shape, row };
}
