import type { Mention } from '../mention.ts';
import { wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { isClauseEnd } from './predicates.ts';
import type { Reading } from './reading.ts';
import { ARTICLES, DEFINITE, DENIALS, FOR, WITH } from './small-words.ts';

/** "On GARDE les praticables", "nous MANQUONS DE couverts", "la barra SIGUE EN PIE", "les poufs, OUI": wished for, whatever is said beside it. */
export function isKeptOn(reading: Reading, mention: Mention): boolean {
  const { text, mentions, lists } = reading;
  if (text.language !== 'fr' && text.language !== 'es') return false;
  const index = mentions.indexOf(mention);
  const last = lists[index] ?? index;
  const whole = withCompanion(reading, last);
  if (
    isKeptBehind(text, whole) ||
    isKeptBehind(text, mention.to) ||
    isAllTheyNeed(text, { from: mention.from, to: whole })
  )
    return true;
  for (let at = index; at >= 0 && at > index - LONGEST; at -= 1) {
    const head = mentions[at];
    if (head === undefined || (at < index && (lists[at] ?? at) < index)) break;
    if (isKeptBefore(text, head)) return true;
  }
  return false;
}

/** "Un petit système AVEC UN MICRO fait défaut". */
function withCompanion({ text, mentions }: Reading, index: number): number {
  const [one, next] = [mentions[index], mentions[index + 1]];
  if (one === undefined) return -1;
  if (next === undefined || !WITH.has(wordAt(text, one.to)) || next.from - one.to > SMALL) return one.to;
  return next.to;
}

function isKeptBefore(text: Text, { from }: Span): boolean {
  for (let begin = from; begin >= from - SMALL; begin -= 1) {
    const verb = keepsBefore.before(text.tokens, begin);
    if (verb !== null)
      return ![1, 2, 3, 4].some((step) => NE.has(wordAt(text, verb.from - step))) && !isGivenBack(text, from);
    if (!isSmall(text, begin - 1) || YOURS.has(wordAt(text, begin - 1))) return false; // "gardez vos tables"
  }
  return false;
}

/** "Gardez les nappes, on a LES NÔTRES": the supplier may keep them. */
function isGivenBack(text: Text, at: number): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens.slice(from, to).some(({ text: word }) => AT_THEIRS.has(word));
}

function isSmall(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  return ARTICLES.has(word) || DEFINITE.has(word) || text.tokens[at]?.kind === 'number';
}

function isKeptBehind(text: Text, end: number): boolean {
  const behind = behindPurpose(text, end);
  let at = SAYS.has(markAt(text, behind)) ? behind + 1 : behind;
  if (markAt(text, behind) === ':' && IT_IS_YOU.has(wordAt(text, at)))
    return isClauseEnd(text, at + 1) || isEnd(text, at + 1);
  if (SELF.has(wordAt(text, at))) at += markAt(text, at + 1) === ',' ? 2 : 1; // "les tables, elles, sont maintenues"
  const kept = keptBehind.at(text.tokens, at);
  if (kept === null || NE.has(wordAt(text, at - 1))) return false;
  return (isClauseEnd(text, kept.to) || isEnd(text, kept.to)) && !DENIALS.has(wordAt(text, kept.to));
}

function isEnd(text: Text, at: number): boolean {
  return text.tokens[at]?.kind === 'break' || STOPS.has(markAt(text, at));
}

/** "L'encodeur POUR LE DIRECT, on en a besoin". */
function behindPurpose(text: Text, end: number): number {
  if (!FOR.has(wordAt(text, end))) return end;
  for (let at = end + 2; at <= end + PURPOSE; at += 1) if (SAYS.has(markAt(text, at))) return at;
  return end;
}

/** "CON UN micro de mano NOS APAÑAMOS", "un micro main SUFFIRA": one is what they make do with. */
function isAllTheyNeed(text: Text, { from, to }: Span): boolean {
  if (!text.numberTo.has(from) && !ONE.has(wordAt(text, from - 1))) return false;
  const { to: end } = sentenceOf(text, from);
  for (let at = to; at < Math.min(end, to + FAR); at += 1) {
    if (STOPS.has(markAt(text, at)) || markAt(text, at) === ',') return false;
    if (makesDo.at(text.tokens, at) !== null) return !NE.has(wordAt(text, at - 1));
  }
  return false;
}

const FAR = 8; // tokens to "nos apañamos"
const PURPOSE = 6; // tokens of what it is for
const SMALL = 2; // small words before the thing
const LONGEST = 8; // members of a row
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const YOURS = set('vos votre vuestro vuestra vuestros vuestras nos notre nuestro nuestra nuestros nuestras');
const ONE = set('un une una seul seule solo');
const SAYS = set(', :');
const STOPS = set('; ) ! ? :');
const IT_IS_YOU = set('tu vosotros vosotras ustedes usted vous toi da si oui');
const AT_THEIRS = set('notres siens depot entrepot chez almacen nuestras suyas');
const NE = set("ne n' n no ni tampoco ya nunca sin hace hacen");
const SELF = set('elles eux elle lui');
const keepsBefore = wordList(
  `on garde, nous gardons, gardons, gardez, je garde, on maintient, nous maintenons, maintenez, je maintiens, je confirme, on confirme, nous confirmons, je te confirme, je vous confirme, manquons de, manquons d', manque de, manque d', manque d' encore, manquent de, il manque, il nous manque, il me manque, il nous manquerait, nous font défaut, nous fait défaut, on part sur, oui pour, oui à, d' accord pour, ok pour, d' où la demande d', d' où la demande de, d' où le besoin d', d' où le besoin de, n' oubliez pas, n' oublie pas, failli oublier, j' oubliais, j' allais oublier,
  no olvidéis, no olviden, no olvides, casi se me olvida, se me olvidaba, casi me olvido de, me olvidaba de,
  mantened, mantengan, mantenga, mantenedme, mantenemos, mantengo, conservad, conserven, nos quedamos con, me quedo con, dejadme, déjame, seguimos queriendo, seguimos necesitando, sí a, nos falta, nos faltan, me falta, me faltan, faltan, falta, faltaría, faltarían, nos faltaría, nos faltarían, carece de, carecen de, carecemos de, carece en cambio de, echamos en falta, andamos cortos de, andamos escasos de, os confirmo, te confirmo, confirmamos`,
);
const keptBehind = wordList(
  `fait défaut, font défaut, nous fait défaut, nous font défaut, fait encore défaut, font encore défaut, manque, manquent, nous manque, nous manquent, manque encore, manquent encore, est maintenu, est maintenue, sont maintenus, sont maintenues, maintenu, maintenue, maintenus, maintenues, à maintenir, à garder, à conserver, on garde, on le garde, on la garde, on les garde, nous le gardons, nous la gardons, nous les gardons, je le garde, je la garde, je les garde, reste au programme, restent au programme, reste d' actualité, restent d' actualité, est toujours d' actualité, sont toujours d' actualité, est d' actualité, sont d' actualité, oui, oui oui, ça oui, là oui, par contre oui, si, en revanche oui, obligé, indispensable, indispensables, on en a besoin, on en a vraiment besoin, nous en avons besoin, nous en avons vraiment besoin, j' en ai besoin, on en aurait besoin, nous en aurions besoin, j' en aurais besoin, il en faut, il en faudrait, il nous en faut, il nous en faudrait, à votre charge, de votre côté, de votre part, chez vous, par vos soins,
  lo necesitamos, la necesitamos, los necesitamos, las necesitamos, sí lo necesitamos, sí la necesitamos, sí los necesitamos, sí las necesitamos, por vuestra cuenta, de vuestra parte, a vuestro cargo, por su cuenta, a cargo de ustedes,
  sigue en pie, siguen en pie, se mantiene, se mantienen, se queda, se quedan, se quedan igual, nos falta, nos faltan, nos hace falta, nos hacen falta, hacen falta, hace falta, sí, sí que sí, eso sí, eso sí que sí, sí por favor, imprescindible, imprescindibles, indispensable, indispensables`,
);
const makesDo = wordList(
  `suffit, suffira, suffiront, suffisent, nous suffit, nous suffira, nous suffiront, fera l' affaire, feront l' affaire, ira très bien, nous conviendra, on se débrouille, on se débrouillera, nos apañamos, nos arreglamos, nos conformamos, me apaño, me arreglo, tenemos bastante, tenemos suficiente, va que chuta, vamos sobrados, nos vale, nos basta, nos bastará, bastará, bastarán, será suficiente, nos llega, nos sobra`,
);
