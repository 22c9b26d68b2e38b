import type { inferOutput } from '@trpc/tanstack-react-query';
import { queryClient, trpc } from '../../../lib/trpc.ts';

export type EnquiryForm = inferOutput<typeof trpc.enquiries.form>;

/** Shows the form as the server has just answered it. */
export function keepForm(form: EnquiryForm): void {
  queryClient.setQueryData(trpc.enquiries.form.queryKey(), form);
}
