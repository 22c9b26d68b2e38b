import { LOCALE } from '../texts/index.ts';

/** `12.5 %`, with a space that does not break. */
export function formatPercent(percent: number): string {
  return `${percent.toLocaleString(LOCALE)}\u00a0%`;
}
