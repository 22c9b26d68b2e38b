import type { Language } from '../types.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { isUsedOtherwise } from './used-otherwise.ts';

/** Words that say something of an event in one language and are everyday words in another. */
const STRAYS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['coral']),
  de: new Set(['gerede']),
  fr: new Set(['plein', 'parties']),
  es: new Set(),
  nl: new Set(['reden']),
};

/** "OM DIE reden", "nous en avons PLEIN", "ça MARCHE", "L'ENSEMBLE du matériel": nothing of what takes place. */
export function isStray(text: Text, { from, to }: Span): boolean {
  if (isUsedOtherwise(text, { from, to })) return true;
  if (to - from !== 1) return false;
  const word = wordAt(text, from).replace(/^[ld]'/u, '');
  if (STRAYS[text.language].has(word)) return true;
  if (text.language === 'fr' && word === 'marche') return !/é/u.test(writtenAt(text, from));
  if (word === 'ensemble') return !isOfMusic(text, { from, to });
  return text.language === 'fr' && word === 'groupe' && isFirm(text, to);
}

function writtenAt(text: Text, at: number): string {
  const token = text.tokens[at];
  return token === undefined ? '' : text.raw.slice(token.start, token.end);
}

/** "Ensemble de cuivres", "ensemble vocal", "a string ensemble": where nothing else is put together. */
function isOfMusic(text: Text, { from, to }: Span): boolean {
  if (text.language !== 'fr') return !OF.has(wordAt(text, to));
  return [to, to + 1, to + 2].some((at) => MUSIC.test(wordAt(text, at))) || MUSIC.test(wordAt(text, from - 1));
}

const OF = new Set(['of', 'aus', 'de', 'van']);
const MUSIC =
  /^(?:vocal|vocale|instrumental|musical|baroque|cuivres?|jazz|cordes?|musique|chambre|percussions?|bois|folklorique|harmonique|joue|jouera|klezmer|tzigane)$/u;

/** "Le groupe Martin": a company, where nobody plays. */
function isFirm(text: Text, to: number): boolean {
  if (text.tokens[to]?.capital !== true) return false;
  const { from: start, to: end } = sentenceOf(text, to);
  return !text.tokens.slice(start, end).some(({ text: word }) => PLAYS.test(word));
}

const PLAYS =
  /^(?:musique|concert\p{L}*|jou\p{L}+|live|rock|jazz|pop|folk|scene|chant\p{L}*|set|sets|backline|sono|sonorisation|batteri\p{L}+|retours?|balances?|festival|bal|soiree|animer|anime|animera)$/u;
