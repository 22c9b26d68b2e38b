import type { InvoiceKind, Unit, VatTreatment } from '@showbill/contract';

/** That a file follows Peppol BIS Billing 3.0 and not the norm alone. */
export const PEPPOL_CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** UNTDID 1001: partial invoice or prepayment invoice, commercial invoice, credit note. */
const TYPE_CODES = { deposit: '326', part: '326', final: '380', credit: '381' } as const satisfies Record<
  InvoiceKind,
  string
>;
const PREPAYMENT = '386';

/** Peppol has partial invoices within Germany alone (PEPPOL-EN16931-P0112), XRechnung none of prepayment (BR-DE-17). */
export function typeCode(kind: InvoiceKind, { isPartial }: { readonly isPartial: boolean }) {
  const code = TYPE_CODES[kind];
  return code === '326' && !isPartial ? PREPAYMENT : code;
}

/** UNCL 5305: what value-added tax is charged or not charged as. */
export const VAT_CODES = {
  standard: 'S',
  reverse_charge: 'AE',
  exempt: 'E',
  outside_scope: 'O',
} as const satisfies Record<VatTreatment, string>;

/** The European Commission's list of reasons (VATEX); where it has none, the wording says it alone. */
export const EXEMPTION_CODES: Readonly<Partial<Record<VatTreatment, string>>> = {
  reverse_charge: 'VATEX-EU-AE',
  outside_scope: 'VATEX-EU-O',
};

/** UN/ECE Recommendation 20. */
export const UNIT_CODES = {
  day: 'DAY',
  week: 'WEE',
  hour: 'HUR',
  event: 'C62',
  each: 'H87',
  metre: 'MTR',
  square_metre: 'MTK',
  kilometre: 'KMT',
  person: 'IE',
} as const satisfies Record<Unit, string>;
export const NO_UNIT_CODE = 'C62';

/** UNTDID 4461: SEPA credit transfer, and any other. */
export const MEANS_CODES = { sepa: '58', other: '30' } as const;
