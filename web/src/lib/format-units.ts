import { TEXTS } from '../texts/index.ts';
import { formatCount } from './format.ts';

/** `24 units`, `1 unit`. */
export function formatUnits(count: number): string {
  return TEXTS.jobs.units(formatCount(count), count === 1);
}
