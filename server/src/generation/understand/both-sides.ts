import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import type { Count } from './quantity.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/** "A screen EITHER SIDE of the stage", "eine Leinwand LINKS UND RECHTS der Bühne": one on each of two sides; two stay two. */
export function onBothSides(text: Text, { kinds: [kind], to }: Mention, count: Count): Count {
  const corners =
    count.value === 1 || (count.value === null && kind !== undefined && PIECES.has(kind)) ? cornersAt(text, to) : null;
  if (corners !== null) return { ...count, to: Math.max(count.to, corners), value: 4, article: false };
  const one = count.value === null && kind !== undefined && PIECES.has(kind) && isSingular(wordAt(text, to - 1));
  if (count.value !== 1 && !one) return count;
  const end = sides.at(text.tokens, markAt(text, to) === ',' ? to + 1 : to)?.to;
  return end === undefined ? count : { ...count, to: Math.max(count.to, end), value: 2, article: false };
}

/** "Speakers AT EACH CORNER of the field", "eine Fahne an jeder Ecke": one at each of four. */
function cornersAt(text: Text, to: number): number | null {
  const begin = markAt(text, to) === ',' ? to + 1 : to;
  return corner.at(text.tokens, begin)?.to ?? null;
}

const corner = wordList(
  'at each corner, at every corner, in each corner, in every corner, on each corner, at all four corners, in all four corners, one at each corner, one in each corner, in the four corners, at the four corners, an jeder ecke, in jeder ecke, an allen vier ecken, in allen vier ecken, à chaque coin, aux quatre coins, dans chaque coin, en cada esquina, en las cuatro esquinas, in elke hoek, op elke hoek, op de vier hoeken',
);

/** A single one of these is one, also without an article: of drape it is not. */
const PIECES: ReadonlySet<Kind> = new Set<Kind>(['projection_screen', 'display', 'speaker_top', 'lectern', 'camera']);

function isSingular(word: string): boolean {
  return !/(?:s|x|en)$/u.test(word);
}

const sides = wordList(
  "either side, both sides, on either side, to either side, at either side, either end, stage left and right, stage left and stage right, left and right of, to the left and right, links und rechts, rechts und links, beidseits, beiderseits, auf beiden seiten, zu beiden seiten, à gauche et à droite, de part et d' autre, des deux côtés, a ambos lados, a los dos lados, a izquierda y derecha, a un lado y a otro, aan weerszijden, aan beide kanten, aan beide zijden, links en rechts",
);
