import type { Kind } from '../../../equipment/index.ts';
import type { Added, Choice, Size } from '../types.ts';

/** Pieces of these kinds in a plan; a set of several counts as many. */
export function pieces(choices: readonly Choice[], ...kinds: readonly Kind[]): number {
  return choices
    .filter((choice) => kinds.includes(choice.kind))
    .reduce((sum, choice) => sum + choice.units * (choice.product.traits.pieces ?? 1), 0);
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
