import { readFile } from 'node:fs/promises';
import { AppError, codeOf } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';

/** A file that a command names, whole. */
export async function readGivenFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new AppError('invalid_request', inEnglish(`${path} cannot be read: ${why}`));
  }
}
