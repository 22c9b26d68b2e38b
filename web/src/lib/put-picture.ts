import { addressOf } from './address.ts';
import { AuthError, refusedBy } from './auth.ts';
import { currentCompany } from './company.ts';
import { reach } from './reach.ts';

interface Limit {
  /** Where it goes. */
  readonly path: string;
  readonly most: number;
  /** What is said of one with more bytes. */
  readonly tooLarge: string;
}

/** Sends a picture as it is. */
export async function putPicture(file: File, { path, most, tooLarge }: Limit): Promise<void> {
  if (file.size > most) throw new AuthError(400, tooLarge);
  const response = await reach(addressOf(path), {
    method: 'PUT',
    headers: { 'content-type': file.type, 'x-company': currentCompany() ?? '' },
    body: file,
  });
  if (!response.ok) throw await refusedBy(response);
}
