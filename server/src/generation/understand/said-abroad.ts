import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { isFollowedBySides } from './stage-dimensions.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';

type Meant = Pick<Mention, 'kinds' | 'categories'>;

/** "12 pupitres", "un plateau de 10 m d'ouverture", "un escritorio": words of other languages that mean another thing in some company; null elsewhere. */
export function asSaidAbroad(text: Text, kinds: readonly Kind[], span: Span): Meant | null {
  if (kinds[0] === 'lectern' && isToReadMusic(text, span)) return { kinds: ['music_stand'], categories: [] };
  if (kinds[0] === 'table_desk' && DESKS.has(wordAt(text, span.to - 1)))
    return { kinds: [...kinds, 'table_trestle'], categories: [] }; // nothing is run from it
  if (kinds[0] === 'marquee' && COVERS.has(wordAt(text, span.to - 1)) && isNear(text, span, STAGES))
    return { kinds: ['stage_roof'], categories: [] }; // "die Bühne … Die Überdachung muss …"
  if (kinds[0] === 'signage' && CANVAS.test(wordAt(text, span.to - 1)) && OF_TENTS.has(wordAt(text, span.to)))
    return { kinds: [], categories: ['structures'] }; // "(lona ignífuga)"
  if (kinds[0] !== 'serving' || text.language !== 'fr' || wordAt(text, span.to - 1) !== 'plateau') return null;
  if (isFollowedBySides(text.raw.slice(text.tokens[span.to - 1]?.end)))
    return { kinds: ['stage_deck'], categories: ['staging'] };
  return isNear(text, span, OF_THEATRES) ? { kinds: [], categories: ['staging'] } : null;
}

function isNear(text: Text, { from, to }: Span, words: ReadonlySet<string>): boolean {
  return text.tokens.slice(Math.max(0, from - FAR), to + FAR).some(({ text: word }) => words.has(word));
}

/** "8 pupitres et 8 chaises", "Atriles: 8", "atriles con luz para la orquesta": no event has so many to speak from. */
function isToReadMusic(text: Text, { from, to }: Span): boolean {
  const word = wordAt(text, to - 1);
  if (!STANDS.test(word)) return false;
  const labelled = markAt(text, to) === ':' ? text.numberFrom.get(to + 1) : undefined;
  const count = text.numberTo.get(from) ?? labelled;
  if (count !== undefined && Number.isInteger(count.value) && count.value >= MANY) return true;
  const sentence = sentenceOf(text, from);
  const near = text.tokens.slice(Math.max(sentence.from, from - REACH), Math.min(sentence.to, to + REACH));
  return SEVERAL.test(word) && near.some((token) => PLAYERS.test(token.text));
}

const DESKS = new Set('escritorio escritorios bureau schreibtisch schreibtische schrijftafel'.split(' '));
const COVERS = new Set('uberdachung uberdachungen overkapping couverture cubierta'.split(' '));
const STAGES = new Set('buhne podium scene escenario tarima'.split(' '));
const CANVAS = /^lonas?$/u;
const OF_TENTS = new Set('ignifuga ignifugas impermeable impermeables pvc'.split(' '));
const MANY = 4; // to speak from there are three at most
const REACH = 10; // tokens
const FAR = 60;
const STANDS = /^(?:pupitres?|lutrins?|atril(?:es)?|lessenaars?|lezenaars?|lesepulte?|pulte?)$/u;
const SEVERAL = /(?:s|e)$/u;
const PLAYERS =
  /^(?:musicien(?:ne)?s?|orchestres?|harmonie|partitions?|musicos?|orquesta|banda|partituras?|lectura|muzikanten|musici|orkest|partituren|harmonieorkest|musiker(?:innen)?|orchester|noten|blaskapelle)$/u;
const OF_THEATRES = new Set(
  'ouverture profondeur scene scenique pendrillons pendrillonnage jardin cour coulisses coulisse cintres rideau perches'.split(
    ' ',
  ),
);
