import { formatCount, plural } from '@showbill/contract/words';
import type { Content } from 'pdfmake';
import { formatDay, formatDays, formatMoment } from '../../platform/format.ts';
import type { Proposal, Stop } from '../../proposals/index.ts';
import { type Paper, QUIET, SIZE } from '../paper.ts';
import { clipped } from '../text/clean.ts';
import { typeset } from '../text/typeset.ts';
import type { Stops } from '../types.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What the whole document is about, in large, below what it is. */
export function titleOf(proposal: Proposal, kind: string, { width, spacing }: Paper): Content[] {
  const size = proposal.title.length > 90 ? 16 : 21;
  return [
    { text: `${kind} ${reference(proposal)}`, fontSize: SIZE.small, color: QUIET, margin: [0, 0, 0, 5] },
    {
      ...typeset(proposal.title, { size, bold: true, width }),
      fontSize: size,
      bold: true,
      lineHeight: 1.05,
      characterSpacing: -0.2,
      margin: [0, 0, 0, 8 + 10 * spacing],
    },
  ];
}

/** Who, where, when, when it is brought and fetched, and until when it is valid. */
export function factsOf(proposal: Proposal, { delivery, collection }: Stops, timeZone: string): Fact[] {
  const { event, client, sentAt } = proposal;
  const known = [
    { label: 'For', value: client?.name },
    { label: 'Where', value: event.venue },
    { label: 'When', value: whenText(event) },
    {
      label: 'Guests',
      value: event.attendees === null ? null : formatCount(event.attendees),
    },
    { label: 'Delivery', value: stopText(delivery) },
    { label: 'Collection', value: stopText(collection) },
    { label: 'Sent', value: sentAt === null ? null : formatMoment(sentAt, timeZone) },
    standing(proposal, timeZone),
  ];
  return known.flatMap(({ label, value }) => (value ? [{ label, value: clipped(value, 400) }] : []));
}

function whenText({ date, days }: Proposal['event']): string {
  const length = `${formatCount(days)} ${plural(days, 'day')}`;
  if (date === null) return `${length}, date to be agreed`;
  return days === 1 ? formatDays(date, 1) : `${formatDays(date, days)} (${length})`;
}

function stopText({ day, time }: Stop): string | null {
  if (day !== null) return [formatDay(day), time].filter((part) => part !== null).join(', ');
  return time === null ? null : `Date to be agreed, ${time}`;
}

/** Where the proposal stands, as far as it is not plain that it is open. */
function standing(
  { status, validUntil, acceptedAt, declinedAt }: Proposal,
  timeZone: string,
): { readonly label: string; readonly value: string | null } {
  const day = (moment: Date | null) => (moment === null ? 'yes' : formatMoment(moment, timeZone));
  const until = validUntil === null ? null : formatDay(validUntil);
  switch (status) {
    case 'draft':
      return { label: 'Draft', value: 'Cannot be accepted yet' };
    case 'sent':
      return { label: 'Valid until', value: until };
    case 'accepted':
      return { label: 'Accepted', value: day(acceptedAt) };
    case 'declined':
      return { label: 'Declined', value: day(declinedAt) };
    case 'expired':
      return {
        label: 'Expired',
        value: until === null ? 'Can no longer be accepted' : `Was valid until ${until}`,
      };
    case 'cancelled':
      return { label: 'Cancelled', value: 'No longer valid' };
    default:
      return status satisfies never;
  }
}

/** `P-2026-0042`, from the second version on `P-2026-0042, version 2`. */
export function reference({ number, version }: Pick<Proposal, 'number' | 'version'>): string {
  return version === 1 ? number : `${number}, version ${version}`;
}

const GAP = 24;

/** Two facts beside each other, each below its label. */
export function factGrid(facts: readonly Fact[], { width, spacing }: Paper): Content[] {
  const column = (width - GAP) / 2;
  const cells = facts.map(
    ({ label, value }): Content => ({
      stack: [
        { text: label, fontSize: SIZE.label, color: QUIET, margin: [0, 0, 0, 1] },
        typeset(value, { size: SIZE.text, width: column }),
      ],
      width: column,
    }),
  );
  return cells
    .filter((_, at) => at % 2 === 0)
    .map(
      (left, row): Content => ({
        columns: [left, cells[2 * row + 1] ?? { text: '', width: column }],
        columnGap: GAP,
        unbreakable: true,
        margin: [0, 0, 0, 2 + 7 * spacing],
      }),
    );
}
