import { ATTENDEES_LIMIT, DAYS_LIMIT, VENUE_LIMIT } from '@showbill/contract/limits';
import type { PickedClient } from '../../ui/client-picker.tsx';
import type { Understood } from './use-understood.ts';

/** One that is not in the books yet goes there with what the words say of them. */
export interface BriefClient extends PickedClient {
  readonly company?: string | null;
  readonly phone?: string | null;
}

export interface BriefFields {
  readonly description: string;
  readonly date: string;
  readonly days: number | null;
  readonly attendees: number | null;
  readonly venue: string;
  readonly client: BriefClient | null;
  readonly clientEmail: string;
}

/** The fields that a person has typed in: what the words say is not put there any more. */
export type TypedFields = Partial<BriefFields>;

export type FoundField = Exclude<keyof BriefFields, 'description'>;

/** What the words say for a field, and which words. */
export type Found = {
  readonly [Field in FoundField]?: { readonly value: BriefFields[Field]; readonly words: string | null };
};

export const EMPTY_BRIEF: BriefFields = {
  description: '',
  date: '',
  days: null,
  attendees: null,
  venue: '',
  client: null,
  clientEmail: '',
};

/** What the words say, as far as the fields can take it. */
export function foundIn(understood: Understood | null): Found {
  if (understood === null) return {};
  const { date, days, attendees, venue, client, known_client: known } = understood;
  const { email } = client;
  return {
    ...(date !== null && { date }),
    ...(days !== null && days.value <= DAYS_LIMIT && { days }),
    ...(attendees !== null && attendees.value <= ATTENDEES_LIMIT && { attendees }),
    ...(venue !== null && venue.value.length <= VENUE_LIMIT && { venue }),
    ...(known !== null && { client: { value: known, words: (email ?? client.name ?? client.company)?.words ?? null } }),
    ...(email !== null && { clientEmail: email }),
  };
}

/** What the form shows: what was typed, else what was found. */
export function shownFields(typed: TypedFields, found: Found): BriefFields {
  const values = Object.fromEntries(Object.entries(found).map(([field, { value }]) => [field, value]));
  return { ...EMPTY_BRIEF, ...values, ...typed };
}

/** Who writes, where they are no client yet: a record is made of them once a person says so. */
export function newClientIn(understood: Understood | null): { client: BriefClient; email: string } | null {
  if (understood === null || understood.known_client !== null) return null;
  const { name, company, email, phone } = understood.client;
  const called = name ?? company;
  if (called === null) return null;
  const client = {
    id: null,
    name: called.value,
    ...(name !== null && company !== null && { company: company.value }),
    ...(phone !== null && { phone: phone.value }),
  };
  return { client, email: email?.value ?? '' };
}

/** Without what the form does not need of a client. */
export function named({ id, name, email = null }: PickedClient): PickedClient {
  return { id, name, email };
}
