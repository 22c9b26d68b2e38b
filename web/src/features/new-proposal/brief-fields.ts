import type { PickedClient } from '../client-picker/index.ts';

export interface BriefFields {
  readonly description: string;
  readonly date: string;
  readonly days: number | null;
  readonly attendees: number | null;
  readonly venue: string;
  readonly client: PickedClient | null;
  readonly clientEmail: string;
}

export const EMPTY_BRIEF: BriefFields = {
  description: '',
  date: '',
  days: null,
  attendees: null,
  venue: '',
  client: null,
  clientEmail: '',
};
