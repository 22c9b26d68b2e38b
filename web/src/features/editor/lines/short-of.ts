import type { EditorLineBody } from '@showbill/contract';
import { formatCount, formatDays } from '../../../lib/format.ts';
import { TEXTS } from '../../../texts/index.ts';

const texts = TEXTS.editor.lines;

/** How many are missing on the worst day, of a kit of which part, and on how many days more; null where none is. */
export function shortOf(shortages: EditorLineBody['shortages']): string | null {
  const worst = shortages.toSorted((a, b) => b.needed - b.free - (a.needed - a.free))[0];
  if (worst === undefined) return null;
  const short = texts.short(formatCount(worst.needed - worst.free), formatDays(worst.day, 1));
  const said = worst.part === null ? short : `${worst.part}: ${short}`;
  const more = new Set(shortages.map(({ day }) => day)).size - 1;
  return more === 0 ? said : `${said} ${texts.shortMore(formatCount(more))}`;
}
