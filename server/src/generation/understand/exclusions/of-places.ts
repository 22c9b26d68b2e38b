import type { Language } from '../../types.ts';
import { type Span, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { DEFINITE, FOR } from './small-words.ts';

/** "Festoon from the house TO THE TENT": where it runs. */
export function isRoute(text: Text, at: number): boolean {
  return ROUTE.has(wordAt(text, at)) && DEFINITE.has(wordAt(text, at + 1));
}

/** "La sono de la salle POUR LES discours": what the place is to be filled with. */
export function isToFill(text: Text, at: number): boolean {
  return OF_PLACES.has(text.language) && FOR.has(wordAt(text, at)) && DEFINITE.has(wordAt(text, at + 1));
}

const OF_PLACES: ReadonlySet<Language> = new Set(['fr', 'es']);
const ROUTE = new Set('to towards into over across down up along round zum zur bis jusqu hasta naar tot'.split(' '));
/** "la sonorisation de l'amphithéâtre", "die Beleuchtung der Halle": what is done to a place, not what it has. */
export function isForPlace(text: Text, { from }: Span): boolean {
  return DONE_TO_PLACES.has(wordAt(text, from - 1)) && OF.has(wordAt(text, from));
}

const DONE_TO_PLACES = new Set(
  `sonorisation eclairage illumination chauffage decoration amplification beschallung beleuchtung ausleuchtung illumination beheizung
  sonorizacion iluminacion ambientacion calefaccion verlichting versterking verwarming uitlichting aankleding`.split(
    /\s+/u,
  ),
);
const OF = new Set('du de des d del der vom von van'.split(' '));

/** "un proyector por sala", "un micro par salle": for each of them, where "por la sala" is who provides it. */
export function isPerRoom({ text, words }: Reading, { from, to }: Span): boolean {
  return to - from === 1 && PER.has(wordAt(text, from)) && words.places.at(text.tokens, to) !== null;
}

const PER = new Set(['par', 'por']);

/** "3 stages (TOWN HALL, MAIN STREET, THE LIBRARY)": where each of them stands, not who has them. */
export function isPlaceEach(text: Text, { from, to }: Span): boolean {
  const start = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? start;
  const said = BRACKET.exec(text.raw.slice(Math.max(0, start - FIGURE), end + LONGEST));
  if (said === null) return false;
  const [, figure = '', names = ''] = said;
  const places = names.split(/,? and |, ?/u).map((name) => name.trim());
  const count = Number(figure) || FIGURES.indexOf(figure.toLowerCase());
  return count === places.length && places.every((name) => NAME.test(name));
}

const FIGURE = 8; // letters of a figure before a thing
const LONGEST = 160;
const FIGURES = 'none one two three four five six seven eight'.split(' ');
const BRACKET = /\b(\d|two|three|four|five|six|seven|eight) \p{L}[\p{L} -]{2,40}? ?\(([^()\n]{5,150})\)/iu;
const NAME = /^(?:the |our )?\p{Lu}/u;
