import { useMutation } from '@tanstack/react-query';
import { queryClient, trpc } from '../../lib/trpc.ts';

/** Saves settings of the company, and has read anew what shows them. */
export function useSave() {
  return useMutation(trpc.company.change.mutationOptions({ onSuccess: readSettingsAgain }));
}

export async function readSettingsAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [['company']] }),
    queryClient.invalidateQueries({ queryKey: [['me']] }),
  ]);
}
