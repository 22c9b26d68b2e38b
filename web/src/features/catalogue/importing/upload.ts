import type { ImportBody } from '@showbill/server/app-api';
import { addressOf } from '../../../lib/address.ts';
import { refusedBy } from '../../../lib/auth.ts';
import { currentCompany } from '../../../lib/company.ts';
import { reach, UnreachableError } from '../../../lib/reach.ts';

export type { ImportBody };

export type FirstRow = NonNullable<ImportBody['sheet']>['first_row'];

/**
 * `seal`: how the file was read when it was tried; read otherwise by now it is refused. `firstRow`, left out: what was said
 * of such files before, or what it looks like.
 */
export type UploadMode = { readonly firstRow?: FirstRow | undefined } & (
  | { readonly mode: 'try' }
  | { readonly mode: 'all' | 'good'; readonly seal: string }
);

/** Tries a catalogue file, or brings it in. Throws what the server refuses. */
export async function upload(file: File, how: UploadMode): Promise<ImportBody> {
  const query = new URLSearchParams({
    dry_run: String(how.mode === 'try'),
    skip_invalid: String(how.mode !== 'all'),
    ...(how.mode !== 'try' && { mapping: how.seal }),
    ...(how.firstRow !== undefined && { first_row: how.firstRow }),
  });
  const response = await reach(addressOf(`app/catalogue/import?${query}`), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-company': currentCompany() ?? '' },
    body: file,
  });
  if (!response.ok) throw await refusedBy(response);
  return response.json().catch((cause: unknown) => {
    throw new UnreachableError('the answer was cut off', { cause });
  });
}
