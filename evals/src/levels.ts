import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Share } from '../../server/src/evaluation/share.ts';
import { validated } from './data.ts';
import type { Totals } from './totals.ts';

const FILE = new URL('../levels.json', import.meta.url);
const count = z.int().nonnegative();

/** What is wrong in the drafts of a set, by kind of fault: fewer is better. */
const FAULTS = {
  mustsMissed: count,
  unitsWrong: count,
  shouldsMissed: count,
  exclusionsBroken: count,
  linesStruck: count,
  unmetMissed: count,
  unmetWrong: count,
  factsWrong: count,
};

/** How a set is drafted by the built-in planner: its size, and the faults in all. */
const level = z.strictObject({ briefs: count, musts: count, ...FAULTS });
const levels = z.record(z.string(), level);

export type Level = z.infer<typeof level>;
/** By the names of sets. */
export type Levels = z.infer<typeof levels>;

const KINDS_OF_FAULT = z.object(FAULTS).keyof().options;

export function levelOf(totals: Totals): Level {
  return {
    briefs: totals.briefs,
    musts: totals.musts.of,
    mustsMissed: missing(totals.musts),
    unitsWrong: missing(totals.units),
    shouldsMissed: missing(totals.shoulds),
    exclusionsBroken: missing(totals.exclusions),
    linesStruck: totals.struck.count,
    unmetMissed: missing(totals.unmet),
    unmetWrong: totals.unmetWrong,
    factsWrong: missing(totals.facts),
  };
}

/** The levels that were last written. */
export function readLevels(): Levels {
  return validated(levels, JSON.parse(readFileSync(FILE, 'utf8')), 'levels.json');
}

/** One line a set, so that a difference can be read. */
export function writeLevels(reached: Levels): void {
  const lines = Object.entries(reached).map(([name, each]) => `  ${JSON.stringify(name)}: ${JSON.stringify(each)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

/**
 * What fell against the levels that were written: a kind of fault over all sets together by any case, in one set by
 * more than one. A set of another size has no level to be compared with, and is named too.
 */
export function fallenBelow(written: Levels, reached: Levels): readonly string[] {
  const changed = Object.entries(reached).filter(([name, each]) => !isOfSameSize(written[name], each));
  if (changed.length > 0) return changed.map(([name]) => `${name}: has other briefs than when its level was written`);
  const before = Object.keys(reached).flatMap((name) => written[name] ?? []);
  return [
    ...KINDS_OF_FAULT.flatMap((fault) =>
      worse('all sets', fault, sum(before, fault), sum(Object.values(reached), fault), 0),
    ),
    ...Object.entries(reached).flatMap(([name, each]) =>
      KINDS_OF_FAULT.flatMap((fault) => worse(name, fault, written[name]?.[fault] ?? 0, each[fault], 1)),
    ),
  ];
}

function worse(name: string, fault: string, before: number, after: number, slack: number): readonly string[] {
  return after > before + slack ? [`${name}: ${fault} ${after}, was ${before}`] : [];
}

function isOfSameSize(one: Level | undefined, other: Level): boolean {
  return one?.briefs === other.briefs && one.musts === other.musts;
}

function sum(all: readonly Level[], fault: (typeof KINDS_OF_FAULT)[number]): number {
  return all.reduce((total, each) => total + each[fault], 0);
}

function missing({ of, count: there }: Share): number {
  return of - there;
}
