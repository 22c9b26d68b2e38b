import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { isFollowedBySides } from './stage-dimensions.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';

type Meant = Pick<Mention, 'kinds' | 'categories'>;

/** "Un plateau de 10 m d'ouverture", "un escritorio": words of other languages that mean another thing in some company; null elsewhere. */
export function asSaidAbroad(text: Text, kinds: readonly Kind[], span: Span): Meant | null {
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

const DESKS = new Set('escritorio escritorios bureau schreibtisch schreibtische schrijftafel'.split(' '));
const COVERS = new Set('uberdachung uberdachungen overkapping couverture cubierta'.split(' '));
const STAGES = new Set('buhne podium scene escenario tarima'.split(' '));
const CANVAS = /^lonas?$/u;
const OF_TENTS = new Set('ignifuga ignifugas impermeable impermeables pvc'.split(' '));
const FAR = 60;
const OF_THEATRES = new Set(
  'ouverture profondeur scene scenique pendrillons pendrillonnage jardin cour coulisses coulisse cintres rideau perches'.split(
    ' ',
  ),
);
