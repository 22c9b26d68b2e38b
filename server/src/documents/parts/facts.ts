import type { Content } from 'pdfmake';
import { counted, type Speech } from '../../languages/index.ts';
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
export function titleOf(proposal: Proposal, kind: string, { width, spacing, speech }: Paper): Content[] {
  const size = proposal.title.length > 90 ? 16 : 21;
  return [
    { text: `${kind} ${reference(proposal, speech)}`, fontSize: SIZE.small, color: QUIET, margin: [0, 0, 0, 5] },
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
export function factsOf(proposal: Proposal, { delivery, collection }: Stops, timeZone: string, speech: Speech): Fact[] {
  const { event, client, sentAt } = proposal;
  const { format, texts } = speech;
  const { facts } = texts.paper;
  const known = [
    { label: facts.client, value: client?.name },
    { label: facts.venue, value: event.venue },
    { label: facts.when, value: whenText(event, speech) },
    { label: facts.guests, value: event.attendees === null ? null : format.count(event.attendees) },
    { label: facts.delivery, value: stopText(delivery, speech) },
    { label: facts.collection, value: stopText(collection, speech) },
    { label: facts.sent, value: sentAt === null ? null : format.moment(sentAt, timeZone) },
    standing(proposal, timeZone, speech),
  ];
  return known.flatMap(({ label, value }) => (value ? [{ label, value: clipped(value, 400) }] : []));
}

function whenText({ date, days }: Proposal['event'], speech: Speech): string {
  const length = counted(speech, days, 'day');
  if (date === null) return speech.texts.dateOpen(length);
  return days === 1 ? speech.format.days(date, 1) : `${speech.format.days(date, days)} (${length})`;
}

function stopText({ day, time }: Stop, { format, texts }: Speech): string | null {
  if (day !== null) return [format.day(day), time].filter((part) => part !== null).join(', ');
  return time === null ? null : `${texts.paper.facts.dateOpen}, ${time}`;
}

/** Where the proposal stands, as far as it is not plain that it is open. */
function standing(
  { status, validUntil, acceptedAt, declinedAt }: Proposal,
  timeZone: string,
  { format, texts }: Speech,
): { readonly label: string; readonly value: string | null } {
  const { facts } = texts.paper;
  const day = (moment: Date | null) => (moment === null ? facts.yes : format.moment(moment, timeZone));
  const until = validUntil === null ? null : format.day(validUntil);
  switch (status) {
    case 'draft':
      return { label: facts.draft, value: facts.draftText };
    case 'sent':
      return { label: facts.validUntil, value: until };
    case 'accepted':
      return { label: facts.accepted, value: day(acceptedAt) };
    case 'declined':
      return { label: facts.declined, value: day(declinedAt) };
    case 'expired':
      return { label: facts.expired, value: until === null ? facts.expiredText : facts.expiredOn(until) };
    case 'cancelled':
      return { label: facts.cancelled, value: facts.cancelledText };
    default:
      return status satisfies never;
  }
}

/** `P-2026-0042`, from the second version on `P-2026-0042, version 2`. */
export function reference(
  { number, version }: Pick<Proposal, 'number' | 'version'>,
  { format, texts }: Speech,
): string {
  return version === 1 ? number : texts.version(number, format.count(version));
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
