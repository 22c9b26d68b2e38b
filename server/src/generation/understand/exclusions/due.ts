import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';

/**
 * Still to be had: "das Zelt ist noch anzumieten", "la sono est à chercher", "het podium is te voorzien", "las sillas
 * hay que alquilarlas", "ein Beamer muss her". Of such a thing no sentence only tells.
 */
export function isDue(text: Text, { to: from }: Span): boolean {
  const to = Math.min(sentenceOf(text, from - 1).to, from + REACH);
  for (let at = from; at < to; at += 1) {
    const [before, word, next] = [wordAt(text, at - 1), wordAt(text, at), wordAt(text, at + 1)];
    if (word === '' && markAt(text, at) !== ',' && !(at === from && markAt(text, at) === '(')) return false;
    if (NOT.has(before) && (GERMAN_JOINED.test(word) || word === 'zu')) return false; // "Aggregate sind NICHT anzubieten"
    if (word === 'zu' && GERMAN.test(next)) return true;
    if (GERMAN_JOINED.test(word)) return true;
    if (word === 'te' && DUTCH.test(next)) return true;
    if (word === 'a' && ARE.has(before) && FRENCH.test(next)) return true;
    if ((word === 'por' || (word === 'que' && before === 'hay')) && SPANISH.test(next)) return true;
    if (word === 'muss' && next === 'her') return true;
    if (word === 'to' && isEnglishDue(text, at)) return true;
  }
  return false;
}

/** "(to be rented)", "still to hire". */
function isEnglishDue(text: Text, at: number): boolean {
  const open = '(-–:'.includes(markAt(text, at - 1) || 'x');
  if (!open && wordAt(text, at - 1) !== 'still') return false;
  const be = wordAt(text, at + 1) === 'be';
  return be ? OBTAINED.test(wordAt(text, at + 2)) : ENGLISH.test(wordAt(text, at + 1));
}

const NOT = new Set(['nicht', 'keine', 'keinen', 'kein']);
const REACH = 12; // tokens behind the thing
const ARE = new Set('est sont reste restent'.split(' '));
/** What one does to have a thing there. */
const GERMAN =
  /^(?:stellen|liefern|mieten|leihen|beschaffen|besorgen|organisieren|buchen|errichten|bestellen|kalkulieren|planen|suchen|finden|klaren|verlegen|montieren|installieren)$/u;
const ENGLISH = /^(?:hire|rent|find|get|source|order|book|borrow|organi[sz]e|arrange|sort)$/u;
const OBTAINED = /^(?:hired|rented|found|sourced|ordered|booked|borrowed|organi[sz]ed|arranged|sorted|bought|had)$/u;
const GERMAN_JOINED =
  /^(?:an|auf|bereit|ein|mit|vor|her|aus)zu(?:mieten|bieten|stellen|bauen|liefern|bringen|richten|leihen|halten|planen|fragen|schaffen|hangen|kalkulieren|sehen)$/u;
const DUTCH =
  /^(?:huren|leveren|voorzien|plaatsen|zoeken|vinden|regelen|bestellen|boeken|organiseren|lenen|installeren|monteren)$/u;
const FRENCH =
  /^(?:louer|trouver|prevoir|fournir|chercher|reserver|installer|monter|commander|organiser|chiffrer|demander|mettre)$/u;
const SPANISH =
  /^(?:buscar|alquilar|contratar|encontrar|conseguir|instalar|montar|suministrar|pedir|reservar)(?:l[ao]s?)?$/u;

/** Dutch "te voorzien", "graag stroom voorzien": to be provided; "is voorzien": provided. */
export function isToBeSeenTo(text: Text, at: number): boolean {
  if (wordAt(text, at) !== 'voorzien') return wordAt(text, at) === 'te' && wordAt(text, at + 1) === 'voorzien';
  if (wordAt(text, at - 1) === 'te') return true;
  const { from } = sentenceOf(text, at);
  return text.tokens.slice(Math.max(from, at - REACH), at).some((token) => WISHED.has(token.text));
}

const WISHED = new Set(['graag', 'gelieve', 'dient', 'dienen', 'moet', 'moeten', 'gevraagd', 'wil', 'willen']);
