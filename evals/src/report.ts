import { ratio, type Share } from '../../server/src/evaluation/share.ts';
import { HELDOUT_CATALOGUES, OWN_CATALOGUES } from './catalogues.ts';
import { readingOf } from './reading.ts';
import { type Judged, type Totals, totalsOf } from './totals.ts';

export const HEAD = ['', 'musts', 'units', 'should', 'excluded', 'struck', 'unmet', 'wrongly', 'facts', 'faults', 'ms'];

/** One row for each brief, then by language, by catalogue and overall. */
export function tableOf(judged: readonly Judged[]): string {
  const groups = [
    ...groupsOf(judged, 'language', ({ brief }) => brief.language),
    ...groupsOf(judged, 'catalogue', ({ brief }) => brief.catalogue),
  ];
  return aligned([
    HEAD,
    ...judged.map((each) => row(each.brief.id, totalsOf([each]))),
    [],
    ...groups.map(({ name, totals }) => row(`${name} (${totals.briefs})`, totals)),
    row(`all (${judged.length})`, totalsOf(judged)),
    [],
    ...cataloguesOf(judged).map((name) => [`products of ${name} read right`, percent(readingOf(name))]),
  ]);
}

/** A set as it was drafted. */
export interface SetJudged {
  readonly name: string;
  readonly judged: readonly Judged[];
}

/** One row for each set, then overall. */
export function tableOfSets(sets: readonly SetJudged[]): string {
  const all = sets.flatMap(({ judged }) => judged);
  return aligned([
    HEAD,
    ...sets.map(({ name, judged }) => row(`${name} (${judged.length})`, totalsOf(judged))),
    [],
    row(`all (${all.length})`, totalsOf(all)),
  ]);
}

export function documentOf(drafter: string, judged: readonly Judged[]) {
  const by = (key: 'language' | 'catalogue') =>
    Object.fromEntries(
      [...Map.groupBy(judged, ({ brief }) => brief[key])].map(([name, some]) => [name, totalsOf(some)]),
    );
  return {
    drafter,
    overall: totalsOf(judged),
    byLanguage: by('language'),
    byCatalogue: by('catalogue'),
    productsReadRight: Object.fromEntries(cataloguesOf(judged).map((name) => [name, readingOf(name)])),
    briefs: judged.map(({ brief, outcome, score }) => ({
      id: brief.id,
      language: brief.language,
      catalogue: brief.catalogue,
      milliseconds: outcome.milliseconds,
      failure: outcome.failure,
      usage: outcome.usage,
      ...score,
    })),
  };
}

/** Figures of a run with a model. */
export function costOf(totals: Totals): string {
  const { tokens, milliseconds } = totals;
  return `${tokens.input} tokens in, ${tokens.output} out; median ${seconds(milliseconds.median)}, longest ${seconds(milliseconds.longest)}`;
}

/** The own ones always, the held-out ones where a brief is written against them. */
function cataloguesOf(judged: readonly Judged[]): readonly string[] {
  const used = new Set(judged.map(({ brief }) => brief.catalogue));
  return [...OWN_CATALOGUES, ...HELDOUT_CATALOGUES.filter((name) => used.has(name))];
}

function groupsOf(judged: readonly Judged[], kind: string, key: (each: Judged) => string) {
  return [...Map.groupBy(judged, key)].map(([name, some]) => ({ name: `${kind} ${name}`, totals: totalsOf(some) }));
}

export function row(name: string, totals: Totals): readonly string[] {
  return [
    totals.failed > 0 ? `${name}: ${totals.failed} failed` : name,
    percent(totals.musts),
    percent(totals.units),
    percent(totals.shoulds),
    percent(totals.exclusions),
    percent(totals.struck, 0),
    percent(totals.unmet),
    totals.unmetWrong === 0 ? '·' : String(totals.unmetWrong),
    percent(totals.facts),
    totals.faults === 0 ? '·' : String(totals.faults),
    totals.milliseconds.median.toFixed(0),
  ];
}

function percent(share: Share, whenNone = 1): string {
  return share.of === 0 ? '·' : `${(ratio(share, whenNone) * 100).toFixed(1)}%`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

export function aligned(rows: readonly (readonly string[])[]): string {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((each) => each[column]?.length ?? 0)));
  return rows
    .map((each) =>
      each
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
