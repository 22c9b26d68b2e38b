import { markAt, type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { behindAside } from './lists.ts';

/**
 * Still to be had: "das Zelt ist noch anzumieten", "la sono est à chercher", "het podium is te voorzien", "las sillas
 * hay que alquilarlas", "ein Beamer muss her". Of such a thing no sentence only tells.
 */
export function isDue(text: Text, thing: Span): boolean {
  const behind = behindAside(text, thing.to); // "eine Beschallungsanlage (PA) zur Verfügung zu stellen"
  return (
    isPlanned(text, thing) ||
    isToBeHired(text, thing) ||
    isDueAt(text, thing.to) ||
    (behind > thing.to && isDueAt(text, behind))
  );
}

function isDueAt(text: Text, from: number): boolean {
  const to = Math.min(sentenceOf(text, from - 1).to, from + REACH);
  for (let at = from; at < to; at += 1) {
    const [before, word, next] = [wordAt(text, at - 1), wordAt(text, at), wordAt(text, at + 1)];
    if (word === '' && markAt(text, at) !== ',' && !(at === from && markAt(text, at) === '(')) return false;
    if (NOT.has(before) && (GERMAN_JOINED.test(word) || word === 'zu')) return false; // "Aggregate sind NICHT anzubieten"
    if (word === 'zu' && GERMAN.test(next)) return true;
    if (GERMAN_JOINED.test(word)) return true;
    if (BUILT.test(word) && isYetToBe(text, at, to)) return true;
    if (word === 'te' && DUTCH.test(next)) return true;
    if (word === 'a' && ARE.has(before) && FRENCH.test(next)) return true;
    if ((word === 'por' || (word === 'que' && before === 'hay')) && SPANISH.test(next)) return true;
    if (word === 'muss' && next === 'her') return true;
    if (word === 'to' && isEnglishDue(text, at)) return true;
  }
  return false;
}

/** "GEPLANT IST EIN Festzelt bei der Sporthalle", "está prevista una carpa", "gepland is een tent": it is not there yet. */
function isPlanned(text: Text, { from }: Span): boolean {
  const { from: begin } = sentenceOf(text, from);
  const article = A.has(wordAt(text, from - 1)) ? from - 1 : A.has(wordAt(text, from)) ? from : null;
  if (article === null || article - begin > PLAN_WORDS) return false;
  const before = text.tokens.slice(begin, article).map((token) => token.text);
  return before.some((word) => PLANNED.has(word)) && before.some((word) => BE.has(word));
}

/** "It was agreed that A PA WILL BE HIRED": by nobody named, and none that was spoken of. */
function isToBeHired(text: Text, { from, to }: Span): boolean {
  const one = wordAt(text, from - 1) === 'a' || wordAt(text, from - 1) === 'an' || text.numberTo.has(from);
  if (text.language !== 'en' || !one || BY.has(wordAt(text, to + 3)) || BY.has(wordAt(text, to + 4))) return false;
  return TO_BE_HIRED.test(wordsOf(text, { from: to, to: to + 4 }));
}

const BY = new Set(['by', 'from', 'through', 'via']);
const TO_BE_HIRED = /^(?:(?:is|are|has|have) to|will|should|must|shall) be (?:hired|rented)\b/iu;

/** "Wie ein Boden EINGEBAUT und wie beleuchtet WERDEN KANN", "soll eingebaut werden". */
function isYetToBe(text: Text, at: number, end: number): boolean {
  for (let next = at + 1; next < end; next += 1)
    if (wordAt(text, next) === 'werden')
      return CAN.has(wordAt(text, next + 1)) || text.tokens[next + 1]?.kind === 'break';
  return false;
}

const PLAN_WORDS = 5;
const A = new Set('ein eine einen un une una een'.split(' '));
const PLANNED = new Set(
  'geplant vorgesehen angedacht gewunscht gesucht beabsichtigt prevu prevue previsto prevista souhaite souhaitee gepland voorzien gewenst'.split(
    ' ',
  ),
);
const BE = new Set('ist sind ware wird est sera esta is wordt'.split(' '));
const BUILT =
  /^(?:(?:ein|auf|aus|an)?(?:gebaut|gestellt|gelegt|gemietet|gebracht)|verlegt|installiert|montiert|beschafft)$/u;
const CAN = new Set('kann konnte soll sollte muss konnen sollen mussen'.split(' '));

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
  /^(?:buscar|alquilar|contratar|encontrar|conseguir|instalar|montar|suministrar|pedir|reservar|llevar|traer|colocar|poner)(?:l[ao]s?)?$/u;

/** Dutch "te voorzien", "graag stroom voorzien": to be provided; "is voorzien": provided. */
export function isToBeSeenTo(text: Text, at: number): boolean {
  if (wordAt(text, at) !== 'voorzien') return wordAt(text, at) === 'te' && wordAt(text, at + 1) === 'voorzien';
  if (wordAt(text, at - 1) === 'te') return true;
  const { from } = sentenceOf(text, at);
  return text.tokens.slice(Math.max(from, at - REACH), at).some((token) => WISHED.has(token.text));
}

const WISHED = new Set(['graag', 'gelieve', 'dient', 'dienen', 'moet', 'moeten', 'gevraagd', 'wil', 'willen']);

/** "The cables are a problem we HAVE TO solve". */
export function isDueThen(text: Text, { to }: Span): boolean {
  return HAVING.has(wordAt(text, to - 1)) && DUE_THEN.has(wordAt(text, to));
}

const HAVING = new Set('have has had'.split(' '));
const DUE_THEN = new Set('to yet'.split(' '));
