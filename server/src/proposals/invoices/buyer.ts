import type { Company } from '../../accounts/index.ts';
import type { ClientDetails } from '../../clients/index.ts';
import { type Buyer, splitAddress } from '../../invoices/index.ts';

/** Whom an invoice is for, as far as it is known of the client; a person completes it. */
export function buyerFor(client: ClientDetails | null, { country }: Pick<Company, 'country'>): Buyer {
  const kind = client?.kind ?? 'business';
  return {
    kind,
    name: (kind === 'business' ? client?.company : null) ?? client?.name ?? '',
    ...splitAddress(client?.address ?? ''),
    country: client?.country ?? country,
    vatId: kind === 'business' ? (client?.taxNumber ?? null) : null,
    email: client?.email ?? null,
    reference: null,
  };
}
