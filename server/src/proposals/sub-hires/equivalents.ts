import type { CatalogueItem } from '../../catalogue/index.ts';
import type { Traits } from '../../equipment/index.ts';

type Compared = Pick<CatalogueItem, 'id' | 'name' | 'category' | 'unit' | 'unitPrice' | 'kinds' | 'traits'>;

export interface Candidate extends Compared {
  /** The least on the days that it is wanted for; null: its stock is not tracked. */
  readonly free: number | null;
}

const MOST = 3;
/** What a product can do: one that does as much or more will do, and one that does a little less. */
const ABLE = ['watts', 'lumens', 'kva', 'channels', 'seats'] as const satisfies readonly (keyof Traits)[];
const ABLE_ENOUGH = 0.8;
/** How large it is: about as large will do. */
const SIZES = [
  'inches',
  'widthM',
  'depthM',
  'heightM',
  'lengthM',
  'diameterM',
] as const satisfies readonly (keyof Traits)[];
const AS_LARGE = 1.25;
/** At most so many times dearer or cheaper. */
const PRICE_RANGE = 2;

/**
 * Products that can stand in for one: of the same category, pricing unit and surest kind, as able and about as large as far as that
 * is known of both, at most twice or half as dear, and with so many units free. The three nearest in price, those first of
 * which as much is known.
 */
export function equivalentsOf(wanted: Compared, units: number, candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter((each) => each.free !== null && each.free >= units && isAlike(wanted, each))
    .toSorted(
      (one, other) =>
        unknownOf(wanted.traits, one.traits) - unknownOf(wanted.traits, other.traits) ||
        dearness(wanted, one) - dearness(wanted, other) ||
        (one.name < other.name ? -1 : Number(one.name > other.name)),
    )
    .slice(0, MOST);
}

function isAlike(wanted: Compared, other: Compared): boolean {
  const [kind] = wanted.kinds;
  return (
    other.id !== wanted.id &&
    kind !== undefined &&
    other.kinds[0]?.kind === kind.kind &&
    other.category === wanted.category &&
    other.unit === wanted.unit &&
    (other.traits.pieces ?? 1) === (wanted.traits.pieces ?? 1) &&
    ABLE.every((trait) => isAble(wanted.traits[trait], other.traits[trait])) &&
    SIZES.every((trait) => isAsLarge(wanted.traits[trait], other.traits[trait])) &&
    dearness(wanted, other) <= PRICE_RANGE
  );
}

function isAble(wanted: number | undefined, other: number | undefined): boolean {
  return wanted === undefined || other === undefined || other >= wanted * ABLE_ENOUGH;
}

function isAsLarge(wanted: number | undefined, other: number | undefined): boolean {
  if (wanted === undefined || other === undefined) return true;
  return Math.max(wanted, other) <= Math.min(wanted, other) * AS_LARGE;
}

/** How many times dearer or cheaper, from 1; what costs nothing is like nothing else. */
function dearness({ unitPrice: wanted }: Compared, { unitPrice: other }: Compared): number {
  if (wanted === other) return 1;
  if (wanted === 0n || other === 0n) return Infinity;
  return wanted > other ? Number(wanted) / Number(other) : Number(other) / Number(wanted);
}

/** What is known of the wanted one and not of the other. */
function unknownOf(wanted: Traits, other: Traits): number {
  return [...ABLE, ...SIZES].filter((trait) => wanted[trait] !== undefined && other[trait] === undefined).length;
}
