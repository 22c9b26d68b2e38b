import type { Kind } from '../../server/src/equipment/index.ts';
import type { Share } from '../../server/src/evaluation/share.ts';
import { evalCatalogue } from './catalogue.ts';

export interface Misread {
  readonly catalogue: string;
  readonly id: string;
  readonly name: string;
  readonly is: readonly Kind[];
  readonly readAs: readonly Kind[];
}

/** Below this a kind is a guess: see KindMatch. */
const SURE = 0.6;

/**
 * Products that the engine takes for something they are not: what it is surest of is none of what the table of kinds
 * says. Those that are none of the kinds are left out: what comes nearest is a matter of taste.
 */
export function misread(catalogue: string): readonly Misread[] {
  const { shelf, truths } = evalCatalogue(catalogue);
  return shelf.products.flatMap(({ id, name, kinds }) => {
    const is = truths.get(id)?.kinds ?? [];
    const readAs = kinds.filter(({ confidence }) => confidence >= SURE).map(({ kind }) => kind);
    const [first] = readAs;
    const right = is.length === 0 || (first !== undefined && is.includes(first));
    return right ? [] : [{ catalogue, id, name, is, readAs }];
  });
}

/** How many of a catalogue's products are read as what they are. */
export function readingOf(catalogue: string): Share {
  const of = [...evalCatalogue(catalogue).truths.values()].filter(({ kinds }) => kinds.length > 0).length;
  return { of, count: of - misread(catalogue).length };
}
