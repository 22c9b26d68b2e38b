import type { Facts } from '../facts.ts';
import type { Brief, DateReading, Drafted, PartialLine, ShelfRequest } from '../types.ts';

/** What the threads of the reader and planner do; a shelf goes as JSON, which is copied several times as fast as objects. */
export type Task =
  | { readonly kind: 'open'; readonly brief: Brief }
  | { readonly kind: 'draft'; readonly brief: Brief; readonly company: string; readonly shelf: string }
  | { readonly kind: 'understand'; readonly description: string; readonly reading: DateReading };

export interface Opened {
  readonly wants: ShelfRequest;
  readonly days: number;
}

export interface DraftedLines {
  readonly drafted: Drafted;
  /** As they were before they were checked. */
  readonly planned: readonly PartialLine[];
}

/** What words say of an event, each with the words it came from. */
export type Understood = Pick<Facts, 'dateFound' | 'venueFound' | 'clientFound' | 'attendees' | 'days'>;

export type Result = Opened | DraftedLines | Understood;
