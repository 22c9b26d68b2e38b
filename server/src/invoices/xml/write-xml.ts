import type { InvoiceDocument } from '../document.ts';
import { isForPeppol } from '../peppol.ts';
import { openCheck } from './check.ts';
import { internalFormat } from './internal-format.ts';

/** How the library names what it writes. */
const FORMATS = { ubl: 'UBL', xrechnung: 'XRECHNUNG-UBL', cii: 'CII', 'factur-x': 'Factur-X-EN16931' } as const;
export type XmlFormat = 'ubl' | 'xrechnung' | 'cii';

const SILENT = { log() {}, warn() {}, error() {} };

/**
 * An invoice as XML: UBL 2.1, for Peppol where both have an address there; the same as XRechnung 3.0 asks for it; or
 * UN/CEFACT CII. Throws `conflict` for what is none.
 */
export async function writeXml(document: InvoiceDocument, format: XmlFormat): Promise<string> {
  const written = await write(document, FORMATS[format], undefined);
  if (typeof written !== 'string') throw new Error(`${format} is no text`);
  return written;
}

/** A PDF of an invoice with its data inside, as Factur-X in the profile EN 16931. Throws `conflict` for what is none. */
export async function embedInPdf(document: InvoiceDocument, pdf: Uint8Array): Promise<Uint8Array> {
  const written = await write(document, FORMATS['factur-x'], pdf);
  if (typeof written === 'string') throw new Error('Factur-X is no text');
  return written;
}

/** The library is loaded when it is first needed. Its own service compiles its schema anew for each invoice, for half a second. */
async function write(
  document: InvoiceDocument,
  format: string,
  pdf: Uint8Array | undefined,
): Promise<string | Uint8Array> {
  const [check, { FormatFactoryService }] = await Promise.all([openCheck(), import('@e-invoice-eu/core')]);
  check(document);
  const writer = withUtf8(new FormatFactoryService().createFormatService(format, SILENT));
  const invoice = internalFormat(document, {
    isPeppol: format === FORMATS.ubl && isForPeppol(document),
    isXRechnung: format === FORMATS.xrechnung,
  });
  writer.fillInvoiceDefaults(invoice);
  const paper = pdf && { buffer: pdf, filename: `${document.number}.pdf`, mimetype: 'application/pdf' };
  return writer.generate(invoice, { format, lang: document.language, ...(paper && { pdf: paper }) });
}

/** The mark that begins UTF-8, a character for each of its bytes. */
const MARK = '\u00EF\u00BB\u00BF';

/**
 * The library writes each character of a PDF's metadata as one byte, which garbles all but ASCII (2.3.4): it is given a
 * character for each byte of UTF-8.
 */
function withUtf8<Writer extends object>(writer: Writer): Writer {
  if (!('addMetadata' in writer) || typeof writer.addMetadata !== 'function') return writer;
  const addMetadata = writer.addMetadata.bind(writer);
  return Object.assign(writer, {
    addMetadata: (pdf: unknown, xmp: string) =>
      addMetadata(pdf, Buffer.from(xmp.replace(MARK, '\uFEFF'), 'utf8').toString('latin1')),
  });
}
