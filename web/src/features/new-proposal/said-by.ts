import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';
import { named, type TypedFields } from './brief-fields.ts';

export type AskedEnquiry = inferOutput<typeof trpc.enquiries.get>;

/** The form as the sender of an enquiry would fill it in: what they left out is looked for in their words. */
export function saidBy({ description, date, place, attendees, client, name, email, phone }: AskedEnquiry): TypedFields {
  return {
    description,
    ...(date !== null && { date }),
    ...(place !== null && { venue: place }),
    ...(attendees !== null && { attendees }),
    client: client === null ? { id: null, name, phone } : named(client),
    clientEmail: email,
  };
}
