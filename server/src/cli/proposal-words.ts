import type { ProposalBody, ProposalSummaryBody } from '@showbill/contract';
import { minorDigits } from '../platform/money/index.ts';

/** What a proposal is made of and comes to, a line for each part. */
export function costInWords({ line_items, adjustments, total, currency }: ProposalBody): string[] {
  const digits = minorDigits(currency);
  return [
    ...line_items.map((line) => {
      const extra = line.is_optional ? '  (optional)' : '';
      return `  ${line.units} × ${line.name}  ${line.total.toFixed(digits)}${extra}`;
    }),
    ...adjustments.map(({ label, amount }) => `  ${label}  ${amount.toFixed(digits)}`),
    `Total ${total.toFixed(digits)} ${currency}`,
  ];
}

/** What a proposal leaves open, a line for each. */
export function openPointsInWords({ unmet, assumptions, questions }: ProposalBody): string[] {
  return [
    ...unmet.map((text) => `  not in the catalogue: ${text}`),
    ...assumptions.map((text) => `  assumed: ${text}`),
    ...questions.map((text) => `  question: ${text}`),
  ];
}

/** A proposal on one line of a list. */
export function summaryInWords({ number, status, title, event, client, total, currency }: ProposalSummaryBody): string {
  const amount = `${total.toFixed(minorDigits(currency))} ${currency}`;
  const parts = [number, status, event.date ?? 'no date', title, amount, client?.name];
  return parts.filter((part) => part !== undefined).join('  ');
}
