import { AppError } from '../../platform/errors.ts';
import { minorDigits } from '../../platform/money/index.ts';
import type { InvoiceDocument } from '../document.ts';
import { internalFormat } from './internal-format.ts';

/** What the norm can hold at most. */
const MOST_DECIMALS = 2;

/** Throws `conflict` for an invoice that could not be written as the data of one. */
export type Check = (document: InvoiceDocument) => void;

let opened: Promise<Check> | undefined;

/**
 * Holds invoices against the schema that `@e-invoice-eu/core` has of the model of EN 16931, before one is issued. Its
 * library is loaded, and the schema compiled, when it is first needed.
 */
export function openCheck(): Promise<Check> {
  opened ??= load();
  return opened;
}

/** Whether the norm can hold amounts of a currency. */
export function isWritable({ currency }: Pick<InvoiceDocument, 'currency'>): boolean {
  return minorDigits(currency) <= MOST_DECIMALS;
}

async function load(): Promise<Check> {
  const [{ invoiceSchema }, { Ajv2019 }] = await Promise.all([
    import('@e-invoice-eu/core'),
    import('ajv/dist/2019.js'),
  ]);
  const validate = new Ajv2019({ strict: true, allErrors: true }).compile(invoiceSchema);
  return (document) => {
    if (!isWritable(document) || validate(internalFormat(document, { isPeppol: false, isXRechnung: false }))) return;
    const paths = faultsIn(validate.errors ?? []);
    throw new AppError('conflict', ({ invoices }) => invoices.notWritable(paths.join(', ')));
  };
}

/** Where something is not as the schema has it, in words: `AccountingCustomerParty Party PostalAddress`. */
function faultsIn(faults: readonly { readonly instancePath: string }[]): string[] {
  const paths = faults.map(({ instancePath }) => instancePath.replaceAll(/\/(?:ubl:Invoice|cac:|cbc:)?/g, ' ').trim());
  return [...new Set(paths.map((path) => path.replaceAll(/ +/g, ' ')))];
}
