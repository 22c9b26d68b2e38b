import type { inferOutput } from '@trpc/tanstack-react-query';
import { queryClient, trpc } from '../../../lib/trpc.ts';

type Settings = inferOutput<typeof trpc.companySignIn.get>;
export type Provider = NonNullable<Settings['provider']>;
export type LinkedPerson = Settings['people'][number];

/** After anything of it was changed: who is signed in is told of it as well. */
export async function readProviderAgain(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: trpc.companySignIn.get.queryKey() });
  await queryClient.invalidateQueries({ queryKey: trpc.me.get.queryKey() });
}
