import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { ACTIVITIES, type Activity, EVENT_KINDS, type EventKind } from '../../facts.ts';
import { severalOf } from '../../columns.ts';

const eventRow = z.object({
  event: z.enum(EVENT_KINDS),
  activities: severalOf(ACTIVITIES, '/'),
  parts: severalOf(EVENT_KINDS, '/'),
  dances: z.enum(['yes', 'no']).transform((answer) => answer === 'yes'),
  people: z.coerce.number().int().positive(),
  hours: z.coerce.number().positive(),
});

/** What an event of a kind is usually like; [ours]. */
export interface EventCustom {
  /** What goes on even where the brief does not say so. */
  readonly activities: readonly Activity[];
  /** What is only a part of it when it leads: a talk at a trade show makes no conference of it. */
  readonly parts: readonly EventKind[];
  /** Whether guests dance there; a dance school at a fair dances on the stage. */
  readonly dances: boolean;
  /** How many come where the brief gives no number. */
  readonly people: number;
  /** Of the programme on one day. */
  readonly hours: number;
}

const CUSTOMS: ReadonlyMap<EventKind, EventCustom> = new Map(
  readTable(new URL('./events.csv', import.meta.url), eventRow).map(({ event, ...custom }) => [event, custom]),
);

export function customOf(kind: EventKind): EventCustom {
  const custom = CUSTOMS.get(kind);
  if (custom === undefined) throw new Error(`events.csv has no row ${kind}`);
  return custom;
}
