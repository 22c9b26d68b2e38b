import type { InvoiceKind, VatTreatment } from '@showbill/contract';
import { creditOf } from '../credit.ts';
import type { InvoiceDocument } from '../document.ts';

/** An invoice of a German company as it is issued, for tests. */
export function buildInvoice(changes: Partial<InvoiceDocument> = {}): InvoiceDocument {
  return {
    kind: 'final',
    number: 'INV-2026-0042',
    issuedOn: '2026-11-20',
    dueOn: '2026-12-04',
    currency: 'EUR',
    language: 'de',
    proposal: { number: 'P-2026-0042', title: 'Sommerfest für 250, Köln' },
    period: { from: '2027-03-12', to: '2027-03-13' },
    seller: {
      name: 'Nordlicht Veranstaltungstechnik GmbH',
      tradingName: 'Nordlicht',
      street: 'Hafenstraße 4\nHalle 7',
      postCode: '50667',
      city: 'Köln',
      country: 'DE',
      vatId: 'DE123456789',
      vatIdName: 'USt-IdNr.',
      taxId: '215/5412/0987',
      registrationNumber: 'HRB 12345',
      account: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      contact: 'Ada Marsch',
      telephone: '+49 221 4960000',
      email: 'hallo@nordlicht.example',
    },
    buyer: {
      kind: 'business',
      name: 'Zoë & Söhne <Handel> Łódź',
      street: 'Am Kai 1',
      postCode: '20457',
      city: 'Hamburg',
      country: 'DE',
      vatId: 'DE987654321',
      email: 'rechnung@soehne.example',
      reference: '04011000-12345-34',
    },
    vat: { treatment: 'standard', rate: '19', label: 'USt', wording: null },
    lines: [
      { name: 'Lautsprecher "K12" & Stativ', quantity: 12, units: 6, unit: 'day', unitPrice: 3800n, net: 45_600n },
      { name: 'Techniker', quantity: 8, units: 1, unit: 'hour', unitPrice: 3250n, net: 26_000n },
      { name: 'Lieferung', quantity: 1, units: 1, unit: 'event', unitPrice: 8500n, net: 8500n },
    ],
    adjustments: [
      { label: '2 Tage, berechnet als 1,5', amount: -11_400n },
      { label: 'Wochenende', amount: 1300n },
    ],
    deductions: [],
    sums: { net: 70_000n, tax: 13_300n, gross: 83_300n },
    corrects: null,
    ...changes,
  };
}

const WITHOUT_TAX: Readonly<Record<Exclude<VatTreatment, 'standard'>, Partial<InvoiceDocument>>> = {
  reverse_charge: {
    buyer: { ...buildInvoice().buyer, country: 'FR', vatId: 'FR 40303265045', postCode: '69001', city: 'Lyon' },
    vat: { treatment: 'reverse_charge', rate: '0', label: 'USt', wording: 'Autoliquidation' },
  },
  exempt: {
    seller: { ...buildInvoice().seller, vatId: null, registrationNumber: null },
    buyer: { ...buildInvoice().buyer, kind: 'consumer', vatId: null },
    vat: { treatment: 'exempt', rate: '0', label: 'USt', wording: 'Kleinunternehmer gemäß § 19 UStG' },
  },
  outside_scope: {
    seller: { ...buildInvoice().seller, taxId: null, registrationNumber: null },
    buyer: { ...buildInvoice().buyer, country: 'US', vatId: null, postCode: '10001', city: 'New York' },
    vat: { treatment: 'outside_scope', rate: '0', label: 'USt', wording: 'Nicht im Inland steuerbare Leistung' },
  },
};

/** Of each treatment a deposit invoice, parts before and after they were supplied, an invoice, one less a deposit, and a credit note. */
export function sampleInvoices(): readonly (readonly [name: string, invoice: InvoiceDocument])[] {
  const treatments: readonly VatTreatment[] = ['standard', 'reverse_charge', 'exempt', 'outside_scope'];
  return treatments.flatMap((treatment) => {
    const changes = treatment === 'standard' ? {} : WITHOUT_TAX[treatment];
    const tax = (full: bigint) => (treatment === 'standard' ? full : 0n);
    const sums = (net: bigint, full: bigint) => ({ net, tax: tax(full), gross: net + tax(full) });
    const of = (kind: InvoiceKind, more: Partial<InvoiceDocument>) => buildInvoice({ ...changes, kind, ...more });
    const part = { quantity: 1, units: 1, unit: null };
    const deposit = of('deposit', {
      number: 'INV-2026-0041',
      period: null,
      lines: [{ ...part, name: 'Anzahlung zu P-2026-0042', unitPrice: 21_001n, net: 21_001n }],
      adjustments: [],
      sums: sums(21_001n, 3990n),
    });
    const { number, issuedOn } = deposit;
    const less = of('final', {
      sums: sums(48_999n, 9310n),
      deductions: [{ number, issuedOn, ...deposit.sums }],
    });
    const before = { ...deposit, kind: 'part', period: buildInvoice().period } as const;
    return [
      [`${treatment} deposit`, deposit],
      [`${treatment} part in advance`, before],
      [`${treatment} part supplied`, { ...before, period: { from: '2026-11-12', to: '2026-11-13' } }],
      [`${treatment} whole`, of('final', { sums: sums(70_000n, 13_300n) })],
      [`${treatment} less a deposit`, less],
      [`${treatment} credit`, creditOf(less, { number: 'INV-2026-0043', issuedOn: '2026-11-21' })],
    ] as const;
  });
}

/** Numbers of sellers whose check digits are right, and the usual rate of the tax there. */
const IN_PEPPOL = {
  AT: { vatId: 'ATU12345675', registrationNumber: 'FN 123456 a', rate: 20 },
  BE: { vatId: 'BE 0428.500.369', registrationNumber: null, rate: 21 },
  DE: { vatId: 'DE123456789', registrationNumber: 'HRB 12345', rate: 19 },
  ES: { vatId: 'ESB12345674', registrationNumber: null, rate: 21 },
  FR: { vatId: 'FR 40303265045', registrationNumber: '303 265 045', rate: 20 },
  GB: { vatId: 'GB 999 9999 73', registrationNumber: '01234567', rate: 20 },
  IE: { vatId: 'IE6388047V', registrationNumber: '368047', rate: 23 },
  IT: { vatId: 'IT 00743110157', registrationNumber: null, rate: 22 },
  NL: { vatId: 'NL123456789B01', registrationNumber: 'KvK 12345678', rate: 21 },
  NO: { vatId: 'NO 987 654 325 MVA', registrationNumber: '987654325', rate: 25 },
  PL: { vatId: 'PL5260001246', registrationNumber: null, rate: 23 },
  SE: { vatId: 'SE556716000601', registrationNumber: '556716-0006', rate: 25 },
} as const;

/** Within and from each of some countries of the network Peppol: an invoice, its credit note, and a part of one for Germany. */
export function samplesInPeppol(): readonly (readonly [name: string, invoice: InvoiceDocument])[] {
  const german = buildInvoice();
  const parties = Object.entries(IN_PEPPOL);
  return parties.flatMap(([country, { vatId, registrationNumber, rate }]) => {
    const seller = { ...german.seller, country, vatId, registrationNumber, taxId: null };
    const at = (changes: Partial<InvoiceDocument>) => buildInvoice({ seller, ...changes });
    const buyer = { ...german.buyer, country, vatId, email: null };
    const tax = (70_000n * BigInt(rate)) / 100n;
    const standard = {
      buyer,
      vat: { ...german.vat, rate: String(rate) },
      sums: { net: 70_000n, tax, gross: 70_000n + tax },
    };
    const abroad = {
      vat: { ...german.vat, treatment: 'reverse_charge', rate: '0', wording: 'Reverse charge' },
    } as const;
    const part = { kind: 'part', period: null, sums: { net: 70_000n, tax: 0n, gross: 70_000n } } as const;
    return [
      [`within ${country}`, at(standard)],
      [`credited within ${country}`, creditOf(at(standard), { number: 'INV-2026-0043', issuedOn: '2026-11-21' })],
      [`part from ${country}`, at({ ...abroad, ...part })],
    ] as const;
  });
}
