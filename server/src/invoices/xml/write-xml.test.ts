import { describe, expect, it } from 'vitest';
import { buildInvoice, sampleInvoices } from './samples.ts';
import { type InvoiceDocument, readDocument, writeDocument } from '../document.ts';
import { isWritable, openCheck } from './check.ts';
import { embedInPdf, writeXml, type XmlFormat } from './write-xml.ts';

const FORMATS: readonly XmlFormat[] = ['cii', 'ubl', 'xrechnung'];

/** The amounts of elements of a name, in order. */
const amounts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, amount]) => amount);

/** The code of its kind. */
async function typeIn(invoice: InvoiceDocument, format: XmlFormat): Promise<string | undefined> {
  return /<(?:cbc:InvoiceTypeCode|ram:TypeCode)>(\d+)</.exec(await writeXml(invoice, format))?.[1];
}

describe('an invoice as data', () => {
  it.each(sampleInvoices())('%s is as the library’s schema has it, in each format', async (_, invoice) => {
    (await openCheck())(invoice);
    for (const format of FORMATS) {
      const xml = await writeXml(invoice, format);
      expect(xml).toContain(invoice.number);
      expect(xml).toContain(
        'Zoë &amp; Söhne &lt;Handel> Łódź'.replace('>', xml.includes('&lt;Handel&gt;') ? '&gt;' : '>'),
      );
    }
  });

  it('is well-formed in each format, whatever signs its texts came with', async () => {
    const sample = buildInvoice();
    const [line] = sample.lines;
    if (line === undefined) throw new Error('there is a line');
    const unwritable = ['\u000B', '\u0001', '\u001F', '\uFFFE', '\uFFFF', '\uD800'];
    const typed = `Lautsprecher${unwritable.join('K12')} 𝄞`;
    const seller = { ...sample.seller, name: typed };
    const issued = readDocument(writeDocument({ ...sample, seller, lines: [{ ...line, name: typed }] }));
    for (const format of FORMATS) {
      const xml = await writeXml(issued, format);
      expect(xml).toContain('Lautsprecher K12 K12 K12 K12 K12  𝄞');
      expect(unwritable.filter((sign) => xml.includes(sign))).toEqual([]);
    }
  });

  it('adds up: lines less what is taken off are what is before tax, and with tax what is to be paid', async () => {
    for (const [name, invoice] of sampleInvoices()) {
      const xml = await writeXml(invoice, 'ubl');
      const total = (element: string) => Math.round(Number(amounts(xml, element)[0] ?? 0) * 100);
      const ofLines = amounts(xml.slice(xml.indexOf('<cac:LegalMonetaryTotal>')), 'LineExtensionAmount');
      const [sum, ...lines] = ofLines.map((each) => Math.round(Number(each) * 100));
      expect([name, lines.reduce((all, each) => all + each, 0)]).toEqual([name, sum]);
      const before = (sum ?? 0) - total('AllowanceTotalAmount') + total('ChargeTotalAmount');
      expect([name, before]).toEqual([name, total('TaxExclusiveAmount')]);
      expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount'));
      expect(total('TaxInclusiveAmount')).toBe(total('TaxExclusiveAmount') + total('TaxAmount'));
      expect(total('PayableAmount')).toBe(Math.abs(Number(invoice.sums.gross)));
    }
  });

  it.each([
    ['a deposit in advance', { kind: 'deposit', period: null }, '386'],
    ['a deposit after the event', { kind: 'deposit', period: { from: '2026-11-18', to: '2026-11-19' } }, '380'],
    ['a part for what was supplied', { kind: 'part', period: { from: '2026-10-01', to: '2026-10-31' } }, '380'],
    ['a part for what is being supplied', { kind: 'part', period: { from: '2026-11-20', to: '2026-11-30' } }, '380'],
    ['a part before the event', { kind: 'part' }, '386'],
    ['all that is left, before the event', { kind: 'final' }, '380'],
  ] as const)('is a prepayment invoice where nothing was supplied yet: %s', async (_, changes, code) => {
    const { buyer } = buildInvoice();
    const abroad = buildInvoice({ ...changes, buyer: { ...buyer, country: 'FR', vatId: 'FR 40303265045' } });
    const alone = buildInvoice({ ...changes, buyer: { ...buyer, country: 'US', vatId: null } });
    for (const invoice of [abroad, alone]) {
      expect([await typeIn(invoice, 'ubl'), await typeIn(invoice, 'cii')]).toEqual([code, code]);
    }
    // a partial one where there is none of prepayment: in XRechnung, and from one German company to another
    const german = code === '386' ? '326' : code;
    expect(await typeIn(abroad, 'xrechnung')).toBe(german);
    for (const format of FORMATS) expect(await typeIn(buildInvoice(changes), format)).toBe(german);
  });

  it('of a credit note tells positive amounts under its own name, and what it takes back', async () => {
    const [, credit] = sampleInvoices().find(([name]) => name === 'standard credit') ?? [];
    const xml = await writeXml(credit ?? buildInvoice(), 'ubl');
    expect(xml).toContain('<CreditNote ');
    expect(amounts(xml, 'PayableAmount')).toEqual(['583.09']);
    expect(xml).toContain('<cbc:CreditedQuantity unitCode="DAY">12</cbc:CreditedQuantity>');
    expect(xml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>INV-2026-0042</);
  });

  it('tells nobody’s VAT number where nothing is in the scope of the tax', async () => {
    const [, outside] = sampleInvoices().find(([name]) => name === 'outside_scope whole') ?? [];
    const xml = await writeXml(outside ?? buildInvoice(), 'ubl');
    expect(xml).not.toContain('PartyTaxScheme');
    expect(xml).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-O<');
    // in the breakdown, where XRechnung asks for it, and nowhere else, where the norm forbids it
    expect(amounts(xml, 'Percent')).toEqual(['0']);
  });

  it('that lacks what it needs is refused with the field', async () => {
    const { buyer } = buildInvoice();
    const check = await openCheck();
    expect(() => check(buildInvoice({ buyer: { ...buyer, country: 'XX' } }))).toThrow(
      'can’t be written as an electronic invoice. Check: AccountingCustomerParty Party PostalAddress Country IdentificationCode',
    );
  });

  it('holds no currency of three decimals', () => {
    expect(['JPY', 'EUR', 'KWD'].map((currency) => isWritable({ currency }))).toEqual([true, true, false]);
  });

  it('in a PDF that is none is an error', async () => {
    await expect(embedInPdf(buildInvoice(), new Uint8Array([1, 2, 3]))).rejects.toThrow('No PDF header found');
  });
});
