import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@showbill/contract';
import { buildInvoice, sampleInvoices } from '../invoices/xml/samples.ts';
import { writeXml } from '../invoices/index.ts';
import { buildCompany } from './fixtures.ts';
import { makeInvoice } from './make-invoice.ts';
import { readPdf } from './read-pdf.ts';
import type { InvoiceOrder } from './types.ts';

const NAME = 'Zoë & Söhne 北光 Łódź';

function order(changes: Partial<InvoiceOrder['invoice']> = {}): InvoiceOrder {
  const invoice = buildInvoice(changes);
  return {
    company: buildCompany({ country: 'DE' }),
    invoice,
    issuedAt: new Date('2026-11-20T10:00:00Z'),
    format: 'pdf',
  };
}

/** The bytes of the stream that a PDF has for its metadata. */
async function metadataOf(bytes: Uint8Array): Promise<string> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const stream = document.catalog.lookup(PDFName.of('Metadata'));
  if (!(stream instanceof PDFRawStream)) throw new Error('there are no metadata');
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8');
}

/** As the papers of the samples say it, by its first day. */
const SUPPLIED: Readonly<Record<string, string>> = {
  'not yet': 'Leistungsdatum Noch nicht erbracht (Anzahlung)',
  '2026-11-12': 'Leistungszeitraum Donnerstag, 12. November 2026 – Freitag, 13. November 2026',
  '2027-03-12': 'Leistungszeitraum Freitag, 12. März 2027 – Samstag, 13. März 2027',
};

describe('the paper of an invoice', () => {
  it('holds its data as an alternative of all of it, byte for byte', async () => {
    const wanted = order();
    const document = await PDFDocument.load(await makeInvoice(wanted), { updateMetadata: false });
    const attached = document.getAttachments();
    expect(attached).toMatchObject([{ name: 'factur-x.xml', mimeType: 'text/xml', afRelationship: 'Alternative' }]);
    const data = new TextDecoder().decode(attached[0]?.data);
    expect(data).toBe(await writeXml(wanted.invoice, 'cii'));
    for (const name of ['AF', 'OutputIntents', 'MarkInfo', 'Metadata']) {
      expect(document.catalog.has(PDFName.of(name))).toBe(true);
    }
  });

  it('says in its metadata what it is and whose, in any script', async () => {
    const { seller } = buildInvoice();
    const metadata = await metadataOf(await makeInvoice(order({ seller: { ...seller, name: NAME } })));
    for (const said of [
      '<pdfaid:part>3</pdfaid:part>',
      '<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>',
      '<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>',
      NAME.replace('&', '&amp;'),
      'begin="\uFEFF"',
    ]) {
      expect(metadata).toContain(said);
    }
    expect(metadata).not.toContain('\uFFFD');
  });

  it.each(sampleInvoices())('%s says what it comes to, and why no tax is charged', async (_, invoice) => {
    const { pages } = await readPdf(await makeInvoice(order(invoice)));
    const text = pages.join(' ');
    const { vat, deductions, corrects } = invoice;
    const said = [invoice.number, vat.wording, ...deductions.map(({ number }) => number), corrects?.number ?? null];
    for (const each of said) expect(text).toContain(each ?? '');
    expect(text).toContain(SUPPLIED[invoice.period?.from ?? 'not yet']);
    const taxes = [/USt\s19\s%/, /\b0\s%|(?<!\d)0,00/].map((row) => row.test(text));
    expect(taxes).toEqual([vat.treatment === 'standard', false]);
  });

  it('is in each language, and in a sandbox no invoice', async () => {
    for (const language of LANGUAGES) {
      const { pages } = await readPdf(await makeInvoice(order({ language, number: 'TEST-INV-2026-0001' })));
      expect(pages[0]).toContain('TEST-INV-2026-0001');
      expect(pages[0]).toMatch(/Test: not an invoice|keine Rechnung|pas une facture|no es una factura|geen factuur/);
    }
  });
});
