import { aligned, HEAD, row } from '../report.ts';
import { totalsOf } from '../totals.ts';
import { type Compared, worseThanRaw } from './compare.ts';

/** Two rows in all, before and after, then what was done to each answer, and what came out worse. */
export function reportOf(compared: readonly Compared[]): string {
  const table = aligned([
    HEAD,
    row(`answers (${compared.length})`, totalsOf(compared.map(({ raw }) => raw))),
    row('out of the program', totalsOf(compared.map(({ out }) => out))),
  ]);
  const done = compared
    .filter(({ changes, calls }) => changes.length > 0 || calls > 1)
    .map(({ raw, changes, calls }) => {
      return [`${raw.brief.id}${calls > 1 ? ' (sent back)' : ''}`, ...changes.map((each) => `  ${each}`)].join('\n');
    });
  const worse = compared.flatMap(worseThanRaw);
  const verdict =
    worse.length === 0 ? ['Nothing came out worse than it was answered.'] : ['Worse than answered:', ...worse];
  return [table, ...done, verdict.join('\n')].join('\n\n');
}
