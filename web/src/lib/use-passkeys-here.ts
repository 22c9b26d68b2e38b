import { useQuery } from '@tanstack/react-query';
import { whyNoPasskeys } from './passkeys.ts';
import { trpc } from './trpc.ts';

/** Whether this page can use passkeys, and if not, why, as a sentence; undefined while that is being asked. */
export function usePasskeysHere(): { readonly usable: boolean; readonly why: string | null | undefined } {
  const site = useQuery(trpc.site.get.queryOptions());
  const why = site.data === undefined ? undefined : whyNoPasskeys(site.data.passkeys_at);
  return { usable: why === null, why };
}
