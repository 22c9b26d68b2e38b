import { type CheckedTarFile, checkTarFile, refusalsOf } from '../platform/tar-file/index.ts';
import { type Closing, type KeptSecrets, type Manifest, READER, SECRETS, secretsSchema } from './format.ts';

export interface CheckedArchive extends CheckedTarFile<Manifest, Closing> {
  readonly secrets: KeptSecrets;
}

/**
 * Reads a backup to its end and holds each entry to its hash. Throws AppError `invalid_request` in one sentence where it
 * is broken, no backup, or in the format of a newer program.
 */
export async function checkArchive(file: string): Promise<CheckedArchive> {
  const checked = await checkTarFile(file, READER);
  try {
    return { ...checked, secrets: secretsSchema.parse(JSON.parse(String(checked.wanted.get(SECRETS)))) };
  } catch (error) {
    throw refusalsOf(file, 'backup').broken(error);
  }
}
