import { readFile } from 'node:fs/promises';
import type { Company } from '../accounts/index.ts';
import { countProducts, importCatalogue } from '../catalogue/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { minorDigits } from '../platform/money/index.ts';

const CATALOGUE = new URL('./catalogue.csv', import.meta.url);

/**
 * Gives a company without products the sample catalogue, its prices being taken for the company's currency; returns how
 * many products that makes. Throws `conflict` where there are products already.
 */
export async function importSample(tx: Tx, company: Company, now: Date): Promise<number> {
  if ((await countProducts(tx, company.id, 1)) > 0) {
    throw new AppError('conflict', 'this company has products already: the sample is for an empty catalogue');
  }
  const text = await readFile(CATALOGUE, 'utf8');
  const file = new TextEncoder().encode(minorDigits(company.currency) < 2 ? inWholeUnits(text) : text);
  const { created, errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now });
  const [error] = errors;
  if (error !== undefined) throw new Error(`the sample catalogue is wrong in line ${error.line}: ${error.message}`);
  return created;
}

/** Currencies without a hundredth have prices a hundred times as high, or thereabouts: 28.00 is 2800. */
function inWholeUnits(text: string): string {
  return text.replaceAll(/^(.*?,)(\d+)\.(\d\d),/gm, '$1$2$3,');
}
