import type { Unit, VatTreatment } from '@showbill/contract';
import type { InvoiceDocument } from '../document.ts';

/** That a file follows Peppol BIS Billing 3.0 and not the norm alone. */
export const PEPPOL_CUSTOMIZATION = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** UNTDID 1001. */
const TYPE_CODES = { partial: '326', commercial: '380', credit: '381', prepayment: '386' } as const;

/**
 * What is paid in advance, of which nothing was supplied on its day, is a prepayment invoice, and every other invoice a
 * commercial one. XRechnung has none of prepayment (BR-DE-17), and Peppol takes from a German company to another what XRechnung
 * does: there it is a partial one, which Peppol has nowhere else (PEPPOL-EN16931-P0112).
 */
export function typeCode(
  { kind, period, issuedOn }: Pick<InvoiceDocument, 'kind' | 'period' | 'issuedOn'>,
  { hasPrepayment }: { readonly hasPrepayment: boolean },
) {
  if (kind === 'credit') return TYPE_CODES.credit;
  const isInAdvance = kind !== 'final' && (period === null || issuedOn < period.from);
  if (!isInAdvance) return TYPE_CODES.commercial;
  return hasPrepayment ? TYPE_CODES.prepayment : TYPE_CODES.partial;
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
