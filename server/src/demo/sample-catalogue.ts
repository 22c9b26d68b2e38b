import { readFile } from 'node:fs/promises';

/** The demo company's catalogue: a file for the import, prices in pounds. */
export function readSampleCatalogue(): Promise<Uint8Array> {
  return readFile(new URL('./catalogue.csv', import.meta.url));
}
