import type { ClientImportBody, ImportBody } from '@showbill/server/app-api';
import { addressOf } from '../../lib/address.ts';
import { refusedBy } from '../../lib/auth.ts';
import { currentCompany } from '../../lib/company.ts';
import { reach, UnreachableError } from '../../lib/reach.ts';

export type { ClientImportBody, ImportBody };

/** What each kind of file is answered with. */
interface Bodies {
  catalogue: ImportBody;
  clients: ClientImportBody;
}

export type FirstRow = NonNullable<ImportBody['sheet']>['first_row'];
export type System = NonNullable<ImportBody['system']>;

/** What a person says of a file beside its columns; what is left out is as the server finds it. */
export interface Said {
  readonly firstRow?: FirstRow | undefined;
  readonly from?: System | 'none' | undefined;
  /** Of a workbook. */
  readonly sheet?: string | undefined;
}

/** `seal`: how the file was read when it was tried; read otherwise by now it is refused. */
export type UploadMode = Said & ({ readonly mode: 'try' } | { readonly mode: 'all' | 'good'; readonly seal: string });

/** Tries a file, or brings it in. Throws what the server refuses. */
export async function upload<Of extends keyof Bodies>(of: Of, file: File, how: UploadMode): Promise<Bodies[Of]> {
  const query = new URLSearchParams({
    dry_run: String(how.mode === 'try'),
    skip_invalid: String(how.mode !== 'all'),
    ...(how.mode !== 'try' && { mapping: how.seal }),
    ...(how.firstRow !== undefined && { first_row: how.firstRow }),
    ...(how.from !== undefined && { from: how.from }),
    ...(how.sheet !== undefined && { sheet: how.sheet }),
  });
  const response = await reach(addressOf(`app/${of}/import?${query}`), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', 'x-company': currentCompany() ?? '' },
    body: file,
  });
  if (!response.ok) throw await refusedBy(response);
  return response.json().catch((cause: unknown) => {
    throw new UnreachableError('the answer was cut off', { cause });
  });
}
