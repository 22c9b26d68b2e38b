import { formatDay } from '../../lib/days.ts';
import { formatCount } from '../../lib/format.ts';
import { SUB_HIRE_TEXTS } from '../../texts/sub-hires/index.ts';

const texts = SUB_HIRE_TEXTS;

/** Days with the units that are too few on each. */
export type ShortDays = readonly { readonly day: string; readonly short: number }[];

/**
 * What is said of days on which units are short; null: there are none. `wereShort`: what was changed only made it better, so they
 * were short before.
 */
export function shortMessage(
  [first, ...more]: ShortDays,
  { wereShort }: { readonly wereShort: boolean },
): string | null {
  if (first === undefined) return null;
  const say = wereShort ? texts.stillShort : texts.short;
  const said = say(formatCount(first.short), formatDay(first.day));
  return more.length === 0 ? said : texts.shortMore(said, formatCount(more.length));
}
