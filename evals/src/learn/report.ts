import { chanceOf } from '../../../server/src/generation/reading/judges/linear.ts';
import type { Judged } from './status.ts';

const EVEN = 0.5;
const FALSE_ALARMS = [0.05, 0.02, 0.01];

/**
 * For each language: accuracy, recall and precision of "not from us" at even odds, each with the lower bound of a 95 %
 * interval; how much of it is found where so many in a hundred of the others are too; and for all how the chances hold.
 */
export function sayOf(judged: readonly Judged[]): string {
  const languages = [...new Set(judged.map(({ language }) => language))].toSorted();
  const groups = languages.map((language) => [language, judged.filter((each) => each.language === language)] as const);
  const lines = [...groups, ['all', judged] as const].map(([name, some]) => `${name.padEnd(4)} ${figuresOf(some)}\n`);
  return [...lines, 'chance said, things, not from us\n', ...calibration(judged)].join('');
}

function figuresOf(judged: readonly Judged[]): string {
  const found = judged.filter(({ odds }) => chanceOf(odds) >= EVEN);
  const those = judged.filter(({ is }) => is);
  const right = judged.filter(({ is, odds }) => is === chanceOf(odds) >= EVEN).length;
  const both = found.filter(({ is }) => is).length;
  const alarms = FALSE_ALARMS.map((rate) => `at ${percent(rate)} false alarms ${percent(shareFound(judged, rate))}`);
  return [
    `${judged.length} things`,
    `accuracy ${share(right, judged.length)}`,
    `recall ${share(both, those.length)}`,
    `precision ${share(both, found.length)}`,
    ...alarms,
  ].join('; ');
}

function calibration(judged: readonly Judged[]): readonly string[] {
  const tenths = Map.groupBy(judged, ({ odds }) => Math.min(9, Math.floor(chanceOf(odds) * 10)));
  return [...tenths]
    .toSorted(([one], [other]) => one - other)
    .map(([tenth, some]) => {
      const those = some.filter(({ is }) => is).length;
      return `${(tenth / 10).toFixed(1)} to ${((tenth + 1) / 10).toFixed(1)}  ${some.length}  ${percent(those / some.length)}\n`;
    });
}

function shareFound(judged: readonly Judged[], falseAlarms: number): number {
  const others = judged.filter(({ is }) => !is).map(({ odds }) => odds);
  const bar = others.toSorted((one, other) => other - one)[Math.floor(falseAlarms * others.length)] ?? 0;
  const those = judged.filter(({ is }) => is);
  return those.filter(({ odds }) => odds > bar).length / Math.max(1, those.length);
}

export function share(count: number, of: number): string {
  return `${percent(count / Math.max(1, of))} (at least ${percent(lowerBound(count, of))})`;
}

/** Of a 95 % interval: Wilson, "Probable inference, the law of succession, and statistical inference", 1927. */
export function lowerBound(count: number, of: number): number {
  if (of === 0) return 0;
  const z = 1.96;
  const rate = count / of;
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + (z * z) / (4 * of * of));
  return (rate + (z * z) / (2 * of) - spread) / (1 + (z * z) / of);
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}
