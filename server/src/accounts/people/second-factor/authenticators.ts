import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';

/** Who keeps passkeys, by the AAGUIDs that they publish; the commonest, as many name none. */
const PROVIDERS = new Map(
  readTable(new URL('authenticators.csv', import.meta.url), z.object({ aaguid: z.guid(), name: z.string() })).map(
    ({ aaguid, name }) => [aaguid, name],
  ),
);

/** `Google Password Manager`; undefined where an authenticator does not say, or is none of those. */
export function providerOf(aaguid: string): string | undefined {
  return PROVIDERS.get(aaguid);
}
