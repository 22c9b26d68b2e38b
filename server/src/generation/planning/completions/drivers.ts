import type { Kind } from '../../../equipment/index.ts';
import type { PerformerKind } from '../../facts.ts';
import type { Added, Choice, Occasion, Size } from '../types.ts';

/** Sizes what is to be added; null for nothing. `drivers`: the choices of a kind that calls for it. */
export type SizeOf = (occasion: Occasion, drivers: readonly Choice[], all: readonly Choice[]) => Added | null;

/** Pieces of these kinds in a plan; a set of several counts as many. */
export function pieces(choices: readonly Choice[], ...kinds: readonly Kind[]): number {
  return choices
    .filter((choice) => kinds.includes(choice.kind))
    .reduce((sum, choice) => sum + choice.units * (choice.product.traits.pieces ?? 1), 0);
}

/** Pieces of all of them together. */
export function allPieces(choices: readonly Choice[]): number {
  return choices.reduce((sum, { units, product }) => sum + units * (product.traits.pieces ?? 1), 0);
}

export function has(choices: readonly Choice[], ...kinds: readonly Kind[]): boolean {
  return choices.some((choice) => kinds.includes(choice.kind));
}

/** Added to what drives it: an option where all of that is one. */
export function goesWith(drivers: readonly Choice[], size: Size): Added {
  return { size, optional: drivers.length > 0 && drivers.every((driver) => driver.optional) };
}

/** Those in the main room; breakout rooms have small sets of their own. */
export function mainOnly(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter((choice) => !isBreakout(choice));
}

export function isBreakout(choice: Choice): boolean {
  return choice.need.room.breakout === true;
}

/** In the same breakout rooms, or both outside any. */
export function isBeside(one: Choice, other: Choice): boolean {
  return isBreakout(one) === isBreakout(other) && (!isBreakout(one) || one.need.room.name === other.need.room.name);
}

/** What a product is called and said to be. */
export function textOf({ product }: Pick<Choice, 'product'>): string {
  return `${product.name} ${product.description ?? ''}`;
}

/** What runs off its own batteries. */
export const SELF_POWERED =
  /batter(?:y|ies|ij)|akku|batterie|bater[ií]a|\baccu|autonom[eao]|rechargeable|recargable|oplaadbaar|\bmipro\b/iu;
const LOUDSPEAKERS: readonly Kind[] = ['pa_package', 'speaker_top', 'speaker_column', 'line_array'];

/** Whether all that is heard comes from sets that run by themselves: switched on by whoever speaks, without a desk. */
export function isSelfPowered(choices: readonly Choice[]): boolean {
  const speakers = mainOnly(choices).filter(({ kind, optional }) => LOUDSPEAKERS.includes(kind) && !optional);
  return speakers.length > 0 && speakers.every(({ product }) => SELF_POWERED.test(product.name));
}

const FEW = 4; // things
const TALKERS: ReadonlySet<PerformerKind> = new Set(['host', 'speaker', 'panel']);

/** "A PA and two radio mics": for so little equipment few clients pay an operator, so one is offered and not charged. */
export function isSmallOrder({ facts: { scope, demands, performers }, breakouts }: Occasion): boolean {
  return (
    scope === 'order' &&
    breakouts.length === 0 &&
    demands.length <= FEW &&
    performers.every(({ kind }) => TALKERS.has(kind))
  );
}
