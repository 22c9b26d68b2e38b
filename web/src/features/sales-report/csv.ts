import { toCsv } from '../../lib/csv.ts';
import { TEXTS } from '../../texts/index.ts';
import type { Figures, Report } from './answers.ts';

const { report } = TEXTS.sales;
const { csv } = report;

const HEAD = [
  csv.part,
  csv.name,
  report.sent,
  csv.sentValue,
  report.won,
  csv.wonValue,
  report.lost,
  csv.lostValue,
  report.rate,
  csv.hours,
  csv.currency,
];

/** The report as a file: a row for all, for each month, each salesperson and each reason. */
export function reportCsv({ all, months, people, reasons, currency }: Report): string {
  const row = (part: string, name: string, figures: Figures) => [
    part,
    name,
    ...[figures.sent, figures.won, figures.lost].flatMap(({ count, total }) => [count, total]),
    figures.win_rate === null ? '' : Math.round(figures.win_rate * 1000) / 1000,
    figures.median_seconds === null ? '' : Math.round(figures.median_seconds / 36) / 100,
    currency,
  ];
  return toCsv([
    HEAD,
    row(report.all, '', all),
    ...months.map(({ month, ...figures }) => row(report.month, month, figures)),
    ...people.map(({ name, ...figures }) => row(report.person, name ?? TEXTS.sales.nobody, figures)),
    ...reasons.map(({ result, reason, count, total }) => {
      const name = reason ?? TEXTS.sales.outcome.none;
      const figures = result === 'won' ? [count, total, '', ''] : ['', '', count, total];
      return [result === 'won' ? csv.wonReason : csv.lostReason, name, '', '', ...figures, '', '', currency];
    }),
  ]);
}
