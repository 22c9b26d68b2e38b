import type { Condition, Facts } from '../../facts.ts';

/** Whether the text says one of these. */
export function says({ conditions }: Pick<Facts, 'conditions'>, ...wanted: readonly Condition[]): boolean {
  return conditions.some(({ value }) => wanted.includes(value));
}
