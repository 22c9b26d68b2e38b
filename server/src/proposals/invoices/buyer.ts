import type { Company } from '../../accounts/index.ts';
import type { ClientDetails } from '../../clients/index.ts';
import type { Buyer } from '../../invoices/index.ts';

/** Whom an invoice is for, as far as it is known of the client; a person completes it. */
export function buyerFor(client: ClientDetails | null, { country }: Pick<Company, 'country'>): Buyer {
  return {
    kind: 'business',
    name: client?.company ?? client?.name ?? '',
    street: '',
    postCode: '',
    city: '',
    country,
    vatId: null,
    email: client?.email ?? null,
    reference: null,
  };
}
