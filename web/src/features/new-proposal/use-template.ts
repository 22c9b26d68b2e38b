import { useMutation } from '@tanstack/react-query';
import { client } from '../../lib/trpc.ts';
import type { BriefFields } from './brief-fields.ts';

interface TemplateWish {
  readonly template: string;
  readonly fields: BriefFields;
}

/** Makes a proposal from a template for what is known of the event; somebody new becomes a client first. */
export function useTemplate({ open }: { readonly open: (proposalId: string) => void }) {
  return useMutation({
    mutationFn: async ({
      template,
      fields: { date, days, attendees, venue, client: of, clientEmail },
    }: TemplateWish) => {
      const clientId = of === null ? null : (of.id ?? (await addClient(of, clientEmail)));
      return client.templates.make.mutate({
        id: template,
        ...(date !== '' && { date }),
        ...(days !== null && { days }),
        ...(attendees !== null && { attendees }),
        ...(venue.trim() !== '' && { venue: venue.trim() }),
        ...(clientId !== null && { client_id: clientId }),
      });
    },
    onSuccess: ({ id }) => open(id),
  });
}

async function addClient(of: NonNullable<BriefFields['client']>, clientEmail: string): Promise<string> {
  const { name, company = null, phone = null } = of;
  const email = clientEmail.trim();
  const made = await client.clients.create.mutate({ name, company, phone, ...(email !== '' && { email }) });
  return made.id;
}
