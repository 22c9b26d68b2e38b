import type { Mention } from '../mention.ts';
import { fold } from '../text/fold.ts';
import { findAll, type Lexicon, wordList } from '../text/lexicon.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { FRENCH_OF_THEM, SPANISH_I_DID, SPANISH_OF_THEM } from '../words/romance-verbs.ts';
import { isOtherParticiple } from './compound-past.ts';
import { ownerBefore } from './owners.ts';
import { isDefinite, isUncertain } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';
import { ADVERSATIVES, ARTICLES, DENIALS, WHERE, YOUR } from './small-words.ts';

interface Pronouns {
  /** "Les", "en", "los": the thing itself. */
  readonly them: ReadonlySet<string>;
  /** To whom: "NOUS les prête", "ME los deja". */
  readonly toWhom: ReadonlySet<string>;
  readonly does: Lexicon<true>;
}

/** "Les tasses, on LES SORT du placard", "la barrera, mi cuñado LA TIENE": the thing, then a pronoun for it and a verb of having or bringing. */
export function byPronoun(reading: Reading, index: number): Finding | null {
  const { text, mentions, lists, things, asking } = reading;
  const pronouns = text.language === 'fr' ? FRENCH : text.language === 'es' ? SPANISH : null;
  const mention = mentions[index];
  const last = lists[index] ?? index;
  const end = mentions[last]?.to;
  if (pronouns === null || mention === undefined || end === undefined || isOpenCount(text, mention)) return null;
  const sentence = sentenceOf(text, mention.from);
  if (text.tokens[sentence.to - 1]?.text === '?' || isUncertain(reading, mention.from)) return null;
  let isTurned = !asking.before(mention.from);
  for (let at = end; at < Math.min(sentence.to, end + REACH); at += 1) {
    const word = wordAt(text, at);
    if (things.has(at) || YOUR.has(word) || YOU.has(word) || isAnotherMatter(text, at, end)) return null;
    isTurned ||= TURNS.has(word) || ADVERSATIVES.has(word);
    if (!pronouns.them.has(word)) continue;
    const verb = pronouns.does.at(text.tokens, at + 1);
    if (verb === null || !isTurned || isSubjunctive(text, verb)) continue;
    const begin = pronouns.toWhom.has(wordAt(text, at - 1)) && !isWe(text, at - 1, verb) ? at - 1 : at;
    if (text.language === 'fr' && !hasSubject(reading, begin, end)) continue;
    if (wordAt(text, at - 1) === 'n' || DENIALS.has(wordAt(text, begin - 1)) || wordAt(text, begin - 1) === "n'")
      return null;
    return isLeftOut(reading, { from: at, to: verb.to }, sentence.to)
      ? { reason: 'provided', first: index, last, from: mention.from, to: verb.to }
      : null;
  }
  return null;
}

/** "Alguien que lo LLEVE", but "ya los llevé". */
function isSubjunctive({ raw, tokens, language }: Text, { from, to }: Span): boolean {
  const token = tokens[to - 1];
  if (language !== 'es' || token === undefined || to > from + 1 || !didI.has(token.text)) return false;
  return !raw.slice(token.start, token.end).endsWith('é');
}

/** "Deux micros, on les a réglés", "une console": what is counted and not "the" is wished for. */
export function isOpenCount(text: Text, mention: Mention): boolean {
  if (ONE.has(wordAt(text, mention.from - 1))) return true;
  return (text.numberTo.has(mention.from) || isCounted(text, mention)) && !isDefinite(text, mention.from);
}

/** "NOUS les avons", but "le voisin NOUS les prête". */
function isWe(text: Text, at: number, verb: Span): boolean {
  return (
    wordAt(text, at) === 'nous' &&
    (wordAt(text, verb.from) === 'avons' ||
      wordAt(text, verb.to - 1).endsWith('ons') ||
      /^(?:avons|allons|venons|aurons)$/u.test(wordAt(text, verb.from)))
  );
}

/** "On", "je", "ma tante", "c'est l'abbé qui". */
function hasSubject(reading: Reading, at: number, end: number): boolean {
  const { text } = reading;
  const word = wordAt(text, at - 1);
  if (SUBJECTS.has(word)) return true;
  if (word === 'qui') return at - 2 > end;
  const owner = ownerBefore(reading, at, true);
  return owner !== null && owner >= end;
}

/** "… : 4", "; the mikes …", "qui": what follows is said of something else. */
function isAnotherMatter(text: Text, at: number, end: number): boolean {
  const mark = markAt(text, at);
  return (
    (at > end && (mark === ':' || mark === ';')) ||
    mark === '(' ||
    (text.numberFrom.has(at) && !ARTICLES.has(wordAt(text, at)))
  );
}

/** Nothing denies it, nothing says where they are put, and no more of them are wished for behind. */
function isLeftOut({ text, things, cues }: Reading, verb: Span, end: number): boolean {
  const next = [0, 1, 2].map((step) => wordAt(text, verb.to + step));
  if (next.slice(0, 2).some((word) => DENIALS.has(word) || NO_MORE.has(word))) return false;
  if (next.some((word) => WISHED.has(word))) return false;
  const first = next[0] ?? '';
  const have = HAVE.has(wordAt(text, verb.to - 1)) && verb.to === verb.from + 2;
  if (have && isOtherParticiple(text, verb.to)) return false;
  if (!have && PUTS.test(wordAt(text, verb.to - 1)) && (WHERE[text.language].has(first) || WHITHER.has(first)))
    return false;
  if ([0, 1].some((step) => YOU.has(next[step] ?? ''))) return false;
  for (let at = verb.to; at < end; at += 1) {
    if (things.has(at) || markAt(text, at) === ';' || markAt(text, at) === ':') return true;
    if (YOUR.has(wordAt(text, at))) return false;
  }
  const rest = { from: verb.to, to: end };
  return !cues.wishes.any(rest) && findAll(text.tokens, more, rest.from, rest.to).length === 0;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const ONE = set('un une una unos unas');
const REACH = 14; // tokens from the thing to the verb
const FRENCH: Pronouns = {
  them: set("les la le l' en"),
  toWhom: set("nous me m' leur lui"),
  does: wordList(FRENCH_OF_THEM),
};
const SPANISH: Pronouns = {
  them: set('los las lo la'),
  toWhom: set('nos me se les le'),
  does: wordList(SPANISH_OF_THEM),
};
const didI: ReadonlySet<string> = new Set(SPANISH_I_DID.map(fold));
const more = wordList(`encore, de plus, en plus, autres, más, otros, otras, faltan, falta, mais il, mais nous, pero`);
const YOU = set('vous tu te toi vos votre usted ustedes vosotros vosotras tenéis teneis os');
const TURNS = set('finalement or sauf puis al final finalmente ya');
const SUBJECTS = set("on je j' nous ca cela");
const NO_MORE = set('plus rien aucun aucune');
const WISHED = set('besoin envie demande demandes demandees commande voulu souhaite vu vus vues chez pedido');
const HAVE = set('a ont ai avons aura aurons auront');
const PUTS = /^(?:met|mett|mis|sort|pon|pus|puest|mont|instal|mu?ev|hac|fai|carg|arrim|baj|sub|amen|apport|apos|port)/u;
const WHITHER = set('al a fuera afuera dehors dedans ici la aqui alli');
