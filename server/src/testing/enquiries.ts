import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { TEST_NOW } from './service.ts';

/** An enquiry as if it had come through the company's form; returns its id. */
export async function addEnquiry(
  tx: Tx,
  companyId: string,
  given: Partial<Insertable<Tables['enquiries']>> = {},
): Promise<string> {
  const enquiry = {
    company_id: companyId,
    id: newId(),
    name: 'Grace Hopper',
    email: 'grace@visitor.example',
    phone: '+44 20 7946 0018',
    description: 'A summer party for 80 with two speakers and a microphone',
    event_date: '2027-06-12',
    place: 'The Old Brewery',
    attendees: 80,
    origin: 'www.northlight.example',
    language: 'en' as const,
    received_at: TEST_NOW,
    ...given,
  };
  await tx.insertInto('enquiries').values(enquiry).execute();
  return enquiry.id;
}
