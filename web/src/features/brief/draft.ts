import type { DESCRIPTION_LIMIT as Limit } from '@showbill/contract';
import type { NewProposal } from '../../lib/proposals.ts';
import { createStore } from '../../lib/store.ts';

/** What stands in the form; it outlives a look at another page. */
export interface Draft {
  readonly description: string;
  readonly date: string;
  readonly days: string;
  readonly attendees: string;
  readonly venue: string;
}

/** The contract's, written out: its module would bring the whole schema library into the page. */
const DESCRIPTION_LIMIT: typeof Limit = 10_000;

const EMPTY: Draft = { description: '', date: '', days: '', attendees: '', venue: '' };

export const draft = createStore<Draft>(EMPTY);

export function clearDraft(): void {
  draft.set(EMPTY);
}

/** Characters that may still be written, as the API counts them; below 0: too many. */
export function charactersLeft(description: string): number {
  return DESCRIPTION_LIMIT - Array.from(description.trim()).length;
}

/** What the API is asked for; an empty field is left out. */
export function toRequest({ description, date, days, attendees, venue }: Draft): NewProposal {
  return {
    event: {
      description: description.trim(),
      date: date === '' ? undefined : date,
      days: days === '' ? undefined : Number(days),
      attendees: attendees === '' ? undefined : Number(attendees),
      venue: venue.trim() === '' ? undefined : venue.trim(),
    },
  };
}
