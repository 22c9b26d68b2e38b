import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Demand, EventKind } from '../types.ts';
import type { Mention } from './mention.ts';
import { SHOWS, TECHNICAL } from './shows.ts';
import { findAll, wordList } from '../reading/document/lexicon.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { DRY_HIRE } from './words/hire-list.ts';

const dryHire = wordList(DRY_HIRE);

const FEW = 3; // things with a figure that make a list
const MANY = 4; // … where an event is named as well
const MOST_OF_THEM = 0.6;
const NEARLY_ALL = 0.75;

/** What else the brief tells: of an event outside the names of things, of people, of what goes on. */
export interface Told {
  readonly event: EventKind | null;
  readonly people: boolean;
  readonly goings: boolean;
  /** Rows of a table of quantities. */
  readonly rows: number;
}

/** Whether the brief is a list of things to hire, to be supplied as it stands, and tells of no event to be planned. */
export function isHireList(text: Text, demands: readonly Demand[], told: Told): boolean {
  const counted = demands.filter(isFigured).length;
  const share = demands.length === 0 ? 0 : counted / demands.length;
  if (told.people || counted < FEW || share < MOST_OF_THEM) return false;
  const outright = told.rows >= FEW || findAll(text.tokens, dryHire).length > 0;
  if (outright) return true;
  if (told.goings) return false;
  if (told.event === null) return true;
  const technical = demands.some(({ kinds }) => kinds.some((kind) => TECHNICAL.has(KIND_CATEGORY[kind])));
  return counted >= MANY && share >= NEARLY_ALL && !(technical && SHOWS.has(told.event));
}

function isFigured({ quantity, traits, squareMetres }: Demand): boolean {
  return quantity !== null || traits.lengthM !== undefined || squareMetres !== undefined;
}

/** Whether a run of tokens lies in the name of a thing: "chaises de CONFÉRENCE", "DINNER plates", "PARTY chairs". */
export function isInThing(text: Text, mentions: readonly Mention[]): (span: Span) => boolean {
  const inside = new Set(
    mentions
      .filter(({ kinds }) => kinds.length > 0)
      .flatMap(({ from, to }) => {
        const end = OF.has(wordAt(text, to)) ? to + 2 : to;
        return Array.from({ length: end - from + 1 }, (_, index) => from - 1 + index);
      }),
  );
  return ({ from }) => inside.has(from);
}

const OF = new Set(['de', "d'", 'du', 'of', 'von', 'van']);
