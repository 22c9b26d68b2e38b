import type { ImportBody } from '@showbill/server/app-api';
import { addressOf } from '../../../lib/address.ts';
import { refusedBy } from '../../../lib/auth.ts';
import { currentCompany } from '../../../lib/company.ts';
import { reach, UnreachableError } from '../../../lib/reach.ts';

export type { ImportBody };

/** `seal`: how the file was read when it was tried; read otherwise by now it is refused. */
export type UploadMode = { readonly mode: 'try' } | { readonly mode: 'all' | 'good'; readonly seal: string };

/** Tries a catalogue file, or brings it in. Throws what the server refuses. */
export async function upload(file: File, how: UploadMode): Promise<ImportBody> {
  const query = new URLSearchParams({
    dry_run: String(how.mode === 'try'),
    skip_invalid: String(how.mode !== 'all'),
    ...(how.mode !== 'try' && { mapping: how.seal }),
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
