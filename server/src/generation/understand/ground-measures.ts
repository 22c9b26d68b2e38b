import { type Kind, metresPer } from '../../equipment/index.ts';
import type { Draft } from './draft.ts';
import { lengthEnd } from './measures.ts';
import { sizeKey } from './same-demand.ts';
import { isCross } from './size-behind.ts';
import { fold } from '../reading/document/fold.ts';
import { wordList } from '../reading/document/lexicon.ts';
import type { Quantity } from '../reading/document/numbers.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** Ground of a size, where it is told. */
interface Ground extends Span {
  readonly widthM: number;
  readonly depthM: number;
}

/** "A field of 100 by 70 feet: turf over the WHOLE AREA, barriers ALL THE WAY ROUND": as much as the ground that was told last. */
export function withGround(text: Text, drafts: readonly Draft[], inFeet: boolean): Draft[] {
  const grounds = groundsIn(text, inFeet);
  if (grounds.length === 0) return [...drafts];
  return drafts.map((draft): Draft => {
    const [kind] = draft.kinds;
    const ground = grounds.findLast(({ to }) => to <= draft.at.from);
    const sized = draft.quantity !== null || draft.squareMetres !== undefined || draft.size !== '';
    if (kind === undefined || ground === undefined || sized) return draft;
    const { widthM, depthM } = ground;
    const more =
      LAID.has(kind) && isSaid(text, draft, whole)
        ? { squareMetres: widthM * depthM }
        : SET_ROUND.has(kind) && isSaid(text, draft, round)
          ? { traits: { ...draft.traits, lengthM: 2 * (widthM + depthM) } }
          : null;
    if (more === null) return draft;
    const told = { ...draft, ...more };
    return { ...told, size: sizeKey({ ...told.traits, ...('squareMetres' in more ? more : {}) }) };
  });
}

function groundsIn(text: Text, inFeet: boolean): readonly Ground[] {
  return text.numbers.flatMap((first): Ground[] => {
    const unit = lengthEnd(text, first.to);
    const cross = unit ?? first.to;
    const second = isCross(text, cross) ? text.numberFrom.get(cross + 1) : undefined;
    if (second === undefined) return [];
    const lastUnit = lengthEnd(text, second.to);
    const named = lastUnit === null ? (unit === null ? null : first.to) : second.to;
    const per = named === null ? (inFeet ? FOOT_M : null) : metresPer(text.tokens[named]?.text ?? '');
    const to = lastUnit ?? second.to;
    if (per === null || !isOfGround(text, { from: first.from, to })) return [];
    return [{ from: first.from, to, widthM: inMetres(first, per), depthM: inMetres(second, per) }];
  });
}

const FOOT_M = 0.3048;

function inMetres({ value }: Quantity, per: number): number {
  return value * per;
}

/** "An AREA of 100 x 70 ft", "a 60 x 30 m FIELD". */
function isOfGround(text: Text, { from, to }: Span): boolean {
  const sentence = sentenceOf(text, from);
  for (let at = Math.max(sentence.from, from - BEFORE); at < from; at += 1) if (isGround(text, at)) return true;
  for (let at = to; at < Math.min(sentence.to, to + BEHIND); at += 1) if (isGround(text, at)) return true;
  return false;
}

const BEFORE = 9; // tokens
const BEHIND = 3;

function isGround(text: Text, at: number): boolean {
  return GROUNDS.has(wordAt(text, at));
}

function isSaid(text: Text, { at: { from } }: Draft, cue: typeof whole): boolean {
  const sentence = sentenceOf(text, from);
  for (let at = from; at < sentence.to; at += 1) if (cue.at(text.tokens, at) !== null) return true;
  return false;
}

const LAID: ReadonlySet<Kind> = new Set<Kind>(['carpet', 'marquee_floor', 'stage_floor', 'trackway', 'dance_floor']);
const SET_ROUND: ReadonlySet<Kind> = new Set<Kind>([
  'crowd_barrier',
  'pit_barrier',
  'fencing',
  'stanchion',
  'drape',
  'festoon',
]);
const GROUNDS = new Set(
  `area ground grounds field court pitch rink lawn plot site space zone arena floor surface enclosure compound paddock
  flache feld platz spielfeld gelande wiese areal surface terrain espace pelouse aire zona campo pista espacio recinto veld terrein vlak plein ruimte oppervlak`
    .split(/\s+/u)
    .map(fold),
);
const whole = wordList(
  `over the whole, over the entire, over the full, over all of, over it all, over all the, across the whole, across the entire, across all of, on the whole, on the entire, cover the whole, cover the entire, cover all of, covering the whole, covering the entire, covering all of, to cover it, throughout, wall to wall, the whole area, the entire area, the whole field, the entire field, the full area, all over,
  auf der ganzen, auf der gesamten, über die ganze, über die gesamte, auf ganzer fläche, flächendeckend, vollflächig, die ganze fläche, auf dem ganzen,
  sur toute la, sur tout le, sur l'ensemble, sur toute l', toute la surface, en toda la, sobre toda la, por toda la, en todo el, toda la superficie, over het hele, over de hele, op het hele, het hele veld, over de gehele, over het gehele`,
);
const round = wordList(
  `all the way round, all the way around, all round, all around, round it, around it, round the edge, around the edge, around the whole, round the whole, around the perimeter, round the perimeter, along the perimeter, on the perimeter, perimeter, round all of it, around all of it, on all sides, on all four sides, along all sides, on four sides, around the area, around the field, round the field, around the court, to enclose it, enclosing it, to surround it, surrounding it,
  rundum, rundherum, ringsum, ringsherum, drumherum, um die fläche, um das feld, um den platz, an allen seiten, auf allen seiten, rings um,
  tout autour, autour du terrain, autour de la surface, sur tout le pourtour, sur tout le périmètre, todo alrededor, alrededor, en todo el perímetro, por todo el perímetro, rondom, helemaal rond, eromheen, er omheen, aan alle kanten`,
);
