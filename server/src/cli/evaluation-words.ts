import type { EvaluatedBrief, Figures, JudgedLine, Report } from '../evaluation/index.ts';
import { foundPart } from '../evaluation/index.ts';

type OfBrief = Report['briefs'][number];

/** An evaluation as `--json` prints it. */
export function evaluationDocument(report: Report) {
  return {
    briefs: report.briefs.length,
    ...counts(report),
    kept_off: report.keptOff.count,
    kept_off_asked: report.keptOff.of,
    found_part: Math.round(foundPart(report) * 10_000) / 10_000,
    days_right: report.daysRight.count,
    days_quoted: report.daysRight.of,
    failed: report.failed,
    kinds: report.kinds.map(({ kind, category, ...figures }) => ({ kind, category, ...counts(figures) })),
    not_known: report.notKnown,
    lines: report.briefs.flatMap((brief) => brief.lines.map((line) => lineOf(brief.id, line))),
    by_brief: report.briefs.map(briefOf),
    milliseconds: report.milliseconds,
    model: report.model && {
      drafts: report.model.drafts,
      fell_back: report.model.fellBack,
      input_tokens: report.model.inputTokens,
      output_tokens: report.model.outputTokens,
    },
  };
}

function counts({ found, sameProduct, sameKind, missed, inRange, beyond }: Figures) {
  return {
    found: found.count,
    quoted: found.of,
    same_product: sameProduct,
    same_kind: sameKind,
    in_range: inRange.count,
    missed,
    beyond,
  };
}

function lineOf(brief: string, { quoted, outcome, drafted, units, inRange, daysRight }: JudgedLine) {
  return {
    brief,
    product: quoted.name,
    kind: quoted.kind,
    category: quoted.category,
    in_catalogue: quoted.inCatalogue,
    outcome,
    units: quoted.units,
    compared: units,
    drafted: drafted.map(({ name, units: each, days, optional }) => ({ product: name, units: each, days, optional })),
    in_range: inRange,
    days: quoted.days,
    days_right: daysRight,
  };
}

function briefOf({ id, figures, beyond, keptOff, failure, drafted, unmet, notKnown, milliseconds }: OfBrief) {
  return {
    brief: id,
    ...counts(figures),
    kept_off: keptOff.filter(({ on }) => on.length === 0).length,
    drafted_although_kept_off: keptOff.filter(({ on }) => on.length > 0),
    beyond_lines: beyond.map(({ name, kind, units, optional }) => ({ product: name, kind, units, optional })),
    unmet,
    not_known: notKnown,
    drafted_by: drafted?.by ?? null,
    failure,
    milliseconds,
  };
}

/** An evaluation as a person reads it: what to mend first, in all, then each brief. */
export function evaluationInWords(report: Report): string[] {
  const { notKnown, kinds } = report;
  return [
    ...aligned([
      ['', 'quoted', 'found', 'product', 'kind', 'in range', 'missed', 'beyond'],
      ['all briefs', ...cells(report)],
      ...kinds
        .slice(0, MOST_KINDS)
        .map(({ kind, category, ...figures }) => [
          kind === null ? `other ${category}` : kind.replaceAll('_', ' '),
          ...cells(figures),
        ]),
    ]),
    ...(kinds.length > MOST_KINDS ? [`and ${kinds.length - MOST_KINDS} more kinds, all of them with --json`] : []),
    '',
    ...(notKnown.length === 0 ? [] : ['Words that were not known:']),
    ...notKnown.slice(0, MOST_WORDS).map(({ words, briefs }) => `  ${words} (${briefs.join(', ')})`),
    ...(notKnown.length > MOST_WORDS ? [`  and ${notKnown.length - MOST_WORDS} more`] : []),
    ...(notKnown.length === 0 ? [] : ['']),
    ...report.briefs.flatMap(briefInWords),
    ...inAll(report),
  ];
}

const MOST_KINDS = 25;
const MOST_WORDS = 30;

function cells({ found, sameProduct, sameKind, inRange, missed, beyond }: Figures): string[] {
  return [found.of, found.count, sameProduct, sameKind, inRange.count, missed, beyond].map(String);
}

function briefInWords(brief: OfBrief): string[] {
  const { id, figures, lines, beyond, keptOff, unmet, failure } = brief;
  const wrong = lines.filter(({ inRange }) => inRange === false);
  const days = lines.filter(({ daysRight }) => daysRight === false);
  return [
    `${id}: ${figures.found.count} of ${figures.found.of} found, ${figures.inRange.count} in range`,
    ...said('no draft', failure === null ? [] : [failure]),
    ...said('missed', namesOf(lines.filter(({ outcome }) => outcome === 'missed'))),
    ...said('quoted, and not in the catalogue', namesOf(lines.filter(({ quoted }) => !quoted.inCatalogue))),
    ...said(
      'another product',
      lines
        .filter(({ outcome }) => outcome === 'same_kind')
        .map(({ quoted, drafted }) => `${quoted.name} → ${drafted.map(({ name }) => name).join(', ')}`),
    ),
    ...said(
      'units',
      wrong.map(({ quoted, units }) => `${quoted.name} ${units.quoted} → ${units.drafted}`),
    ),
    ...said(
      'days',
      days.map(
        ({ quoted, drafted }) => `${quoted.name} ${quoted.days} → ${drafted.map((line) => line.days).join(', ')}`,
      ),
    ),
    ...said(
      'beyond the quote',
      beyond.filter(({ optional }) => !optional).map(({ name, units }) => `${units} ${name}`),
    ),
    ...said(
      'offered as options',
      beyond.filter(({ optional }) => optional).map(({ name, units }) => `${units} ${name}`),
    ),
    ...said(
      'not kept off',
      keptOff.flatMap(({ name, on }) => (on.length === 0 ? [] : [`${name}: ${on.join(', ')}`])),
    ),
    ...said('asked for, and not in the catalogue', unmet),
    '',
  ];
}

/** A line of a brief, where there is anything to say on it. */
function said(label: string, all: readonly string[]): string[] {
  return all.length === 0 ? [] : [`  ${label}: ${all.join('; ')}`];
}

function namesOf(lines: EvaluatedBrief['lines']): string[] {
  return lines.map(({ quoted: { units, name } }) => `${units} ${name}`);
}

function inAll(report: Report): string[] {
  const { briefs, found, sameProduct, sameKind, inRange, keptOff, failed, milliseconds, model } = report;
  const kept = keptOff.of === 0 ? '' : `; ${keptOff.count} of ${keptOff.of} kept off`;
  return [
    `${briefs.length} ${briefs.length === 1 ? 'brief' : 'briefs'}: ${found.count} of ${found.of} lines found (${sameProduct} the same ` +
      `product, ${sameKind} of the same kind), ${inRange.count} of these in range${kept}`,
    ...(failed === 0 ? [] : [`${failed} could not be drafted`]),
    `${seconds(milliseconds.median)} a brief (median), ${seconds(milliseconds.longest)} the longest`,
    ...(model === null ? [] : [costInWords(model)]),
  ];
}

function costInWords({ drafts, fellBack, inputTokens, outputTokens }: NonNullable<Report['model']>): string {
  const steppedIn = fellBack === 0 ? '' : `; the built-in planner stepped in for ${fellBack}`;
  return `model: ${drafts} drafts, ${inputTokens} tokens in, ${outputTokens} tokens out${steppedIn}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
