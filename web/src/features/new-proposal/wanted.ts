import type { BriefFields } from './brief-fields.ts';
import type { Wanted } from './use-creation.ts';

/** The form as the server takes it. */
export function wantedOf({ description, date, days, attendees, venue, client, clientEmail }: BriefFields): Wanted {
  const event = {
    description,
    ...(date !== '' && { date }),
    ...(venue.trim() !== '' && { venue }),
    ...(days !== null && { days }),
    ...(attendees !== null && { attendees }),
  };
  if (client === null) return { event };
  if (client.id !== null) return { event, client_id: client.id };
  const { name, company = null, phone = null } = client;
  const email = clientEmail.trim();
  return { event, client: { name, company, phone, ...(email !== '' && { email }) } };
}
