import { client, queryClient } from './trpc.ts';

/** Changes settings of the company, and reads anew what shows them. */
export async function changeSettings(changes: Parameters<typeof client.company.change.mutate>[0]): Promise<void> {
  await client.company.change.mutate(changes);
  await readSettingsAgain();
}

export async function readSettingsAgain(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [['company']] }),
    queryClient.invalidateQueries({ queryKey: [['me']] }),
    // an editor offers the company's tax
    queryClient.invalidateQueries({ queryKey: [['proposals', 'get']] }),
  ]);
}
