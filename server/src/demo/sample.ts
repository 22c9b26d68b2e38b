import type { Company } from '../accounts/index.ts';
import { countProducts, importCatalogue } from '../catalogue/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { minorDigits } from '../platform/money/index.ts';
import { readSampleCatalogue } from './sample-catalogue.ts';

/**
 * Gives a company without products the sample catalogue, its prices being taken for the company's currency; returns how
 * many products that makes. Throws `conflict` where there are products already.
 */
export async function importSample(tx: Tx, company: Company, now: Date): Promise<number> {
  if ((await countProducts(tx, company.id, 1)) > 0) {
    throw new AppError('conflict', ({ catalogue }) => catalogue.notEmpty);
  }
  const sample = await readSampleCatalogue();
  const file = minorDigits(company.currency) < 2 ? inWholeUnits(sample) : sample;
  const { created, errors } = await importCatalogue(tx, company, file, { skipInvalid: false, now });
  const [error] = errors;
  if (error !== undefined) throw new Error(`the sample catalogue is wrong in line ${error.line}: ${error.message}`);
  return created;
}

/** Currencies without a hundredth have prices a hundred times as high, or thereabouts: 28.00 is 2800. */
function inWholeUnits(file: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(file);
  return new TextEncoder().encode(text.replaceAll(/^(.*?,)(\d+)\.(\d\d),/gm, '$1$2$3,'));
}
