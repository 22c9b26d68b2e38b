import {
  type EditorBody,
  type EditorLineBody,
  eventFields,
  lineFields,
  NAME_LIMIT,
  type ProposalChange,
  placing,
  text,
  UNITS,
} from '@showbill/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';

const lineId = z.uuid();
const { units, days, hours, unit_price, optional, name, category } = lineFields;
const place = { units: placing.units, days: placing.days, hours: placing.hours, optional: placing.optional };

/** A change of a draft, without what its author saw: its revision says that. */
export const wantedChange = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('set_line'),
      line_id: lineId,
      ...z.object({ units, days, hours, unit_price, optional, name }).partial().shape,
    }),
    z.strictObject({ kind: z.literal('add_line'), product_id: z.uuid(), ...place }),
    z.strictObject({
      kind: z.literal('add_free_line'),
      name,
      category,
      unit: z.enum(UNITS),
      unit_price,
      ...place,
    }),
    z.strictObject({ kind: z.literal('remove_line'), line_id: lineId }),
    z.strictObject({ kind: z.literal('set_event'), ...z.object(eventFields).partial().shape }),
    z.strictObject({ kind: z.literal('set_title'), title: text(NAME_LIMIT) }),
  ],
  { error: 'must be one of set_line, add_line, add_free_line, remove_line, set_event, set_title' },
);
type WantedChange = z.output<typeof wantedChange>;

/**
 * Changes as the editor takes them, with what they were made on. Throws `not_found` for a line that is none of the
 * proposal's, unless that has another revision by now: then the edit itself is refused.
 */
export function changesOn(proposal: EditorBody, revision: number, changes: readonly WantedChange[]): ProposalChange[] {
  return changes.map((change, place) => {
    switch (change.kind) {
      case 'set_line':
        return { ...change, was: seenOf(lineOf(proposal, change.line_id, revision, place)) };
      case 'remove_line':
        return { ...change, was: seenOf(lineOf(proposal, change.line_id, revision, place)) };
      case 'set_event': {
        const { date, venue, attendees, days } = proposal.event;
        return { ...change, was: { date, venue, attendees, days } };
      }
      case 'set_title':
        return { ...change, was: proposal.title };
      case 'add_line':
      case 'add_free_line':
        return change;
      default:
        return change satisfies never;
    }
  });
}

function seenOf({ units, days, hours, unit_price, is_optional: optional, name, category }: EditorLineBody) {
  return { units, days, hours, unit_price, optional, name, category };
}

function lineOf(
  { line_items: lines, revision }: EditorBody,
  id: string,
  madeOn: number,
  place: number,
): EditorLineBody {
  const line = lines.find((each) => each.id === id.toLowerCase());
  if (line !== undefined) return line;
  if (revision !== madeOn)
    throw new AppError('conflict', inEnglish(`line ${id} is gone: the proposal was changed meanwhile`), {
      param: 'revision',
    });
  throw new AppError('not_found', inEnglish(`the proposal has no line ${id}`), { param: `changes.${place}.line_id` });
}
