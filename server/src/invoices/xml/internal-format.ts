import type { Invoice } from '@e-invoice-eu/core';
import { speechOf } from '../../languages/index.ts';
import { formatDecimal, minorDigits } from '../../platform/money/index.ts';
import type { InvoiceDocument } from '../document.ts';
import { isIban, plainAccount } from '../iban.ts';
import { areGerman } from '../peppol.ts';
import {
  EXEMPTION_CODES,
  MEANS_CODES,
  NO_UNIT_CODE,
  PEPPOL_CUSTOMIZATION,
  typeCode,
  UNIT_CODES,
  VAT_CODES,
} from './codes.ts';
import { buyerParty, sellerParty } from './parties.ts';

type Body = Invoice['ubl:Invoice'];
type Currency = Body['cbc:DocumentCurrencyCode'];
type Category = NonNullable<Body['cac:AllowanceCharge']>[number]['cac:TaxCategory'];

const VAT = { 'cbc:ID': 'VAT' };

/**
 * An invoice as `@e-invoice-eu/core` takes it: the semantic model of EN 16931. A credit note is told in positive amounts, as
 * its kind says that they are taken back. Only for currencies of at most two decimals, which are all that the norm can hold.
 */
export function internalFormat(
  document: InvoiceDocument,
  { isPeppol, isXRechnung }: { readonly isPeppol: boolean; readonly isXRechnung: boolean },
): Invoice {
  const { currency, period, proposal, buyer, seller, corrects, deductions } = document;
  const told = document.kind === 'credit' ? -1n : 1n;
  // what the schema checks the currency's code against is the list that it comes from
  const code = currency as Currency;
  const amount = (minor: bigint) => formatDecimal({ coefficient: told * minor, scale: minorDigits(currency) });
  const references = [...(corrects === null ? [] : [corrects]), ...deductions];
  return {
    'ubl:Invoice': {
      ...(isPeppol && { 'cbc:CustomizationID': PEPPOL_CUSTOMIZATION }),
      'cbc:ID': document.number,
      'cbc:IssueDate': document.issuedOn,
      ...(document.dueOn !== null && { 'cbc:DueDate': document.dueOn }),
      'cbc:InvoiceTypeCode': typeCode(document, { hasPrepayment: !isXRechnung && !areGerman(document) }),
      'cbc:Note': [`${proposal.number}: ${proposal.title}`],
      'cbc:DocumentCurrencyCode': code,
      'cbc:BuyerReference': buyer.reference ?? proposal.number,
      ...(period !== null && { 'cac:InvoicePeriod': { 'cbc:StartDate': period.from, 'cbc:EndDate': period.to } }),
      ...(references.length > 0 && {
        'cac:BillingReference': references.map(({ number, issuedOn }) => ({
          'cac:InvoiceDocumentReference': { 'cbc:ID': number, 'cbc:IssueDate': issuedOn },
        })),
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(document, isPeppol) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(document, isPeppol) },
      ...(seller.account !== null && { 'cac:PaymentMeans': [paymentMeans(document, seller.account)] }),
      ...allowancesAndCharges(document, { code, amount }),
      'cac:TaxTotal': [taxTotal(document, { code, amount })],
      'cac:LegalMonetaryTotal': totals(document, { code, amount }),
      'cac:InvoiceLine': linesIn(document, { code, amount, told }),
    },
  };
}

interface Written {
  readonly code: Currency;
  /** Minor units as a decimal text, told as the kind of the document has them. */
  readonly amount: (minor: bigint) => string;
}

function paymentMeans({ currency, number, seller: { bic, name } }: InvoiceDocument, account: string) {
  const plain = plainAccount(account);
  return {
    'cbc:PaymentMeansCode': currency === 'EUR' && isIban(plain) ? MEANS_CODES.sepa : MEANS_CODES.other,
    'cbc:PaymentID': number,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': plain,
      'cbc:Name': name,
      ...(bic !== null && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': plainAccount(bic) } }),
    },
  };
}

function categoryOf({ vat }: InvoiceDocument): Category {
  return {
    'cbc:ID': VAT_CODES[vat.treatment],
    // what is outside the scope of the tax has no rate
    ...(vat.treatment !== 'outside_scope' && { 'cbc:Percent': vat.rate }),
    'cac:TaxScheme': VAT,
  };
}

function allowancesAndCharges(document: InvoiceDocument, { code, amount }: Written): Pick<Body, 'cac:AllowanceCharge'> {
  const told = document.adjustments.filter(({ amount: minor }) => minor !== 0n);
  if (told.length === 0) return {};
  return {
    'cac:AllowanceCharge': told.map((adjustment) => {
      const isCharge = isAdded(document, adjustment.amount);
      return {
        'cbc:ChargeIndicator': String(isCharge),
        'cbc:AllowanceChargeReason': adjustment.label,
        'cbc:Amount': amount(isCharge ? adjustment.amount : -adjustment.amount),
        'cbc:Amount@currencyID': code,
        'cac:TaxCategory': categoryOf(document),
      };
    }),
  };
}

/** Whether something is added to what the document is told to come to. */
function isAdded({ kind }: InvoiceDocument, minor: bigint): boolean {
  return kind === 'credit' ? minor < 0n : minor > 0n;
}

function taxTotal(document: InvoiceDocument, { code, amount }: Written): Body['cac:TaxTotal'][number] {
  const { sums, vat } = document;
  const exemption = EXEMPTION_CODES[vat.treatment];
  return {
    'cbc:TaxAmount': amount(sums.tax),
    'cbc:TaxAmount@currencyID': code,
    'cac:TaxSubtotal': [
      {
        'cbc:TaxableAmount': amount(sums.net),
        'cbc:TaxableAmount@currencyID': code,
        'cbc:TaxAmount': amount(sums.tax),
        'cbc:TaxAmount@currencyID': code,
        'cac:TaxCategory': {
          ...categoryOf(document),
          // XRechnung has a rate here in every treatment (BR-DE-14), and the norm allows it
          'cbc:Percent': vat.rate,
          ...(exemption !== undefined && { 'cbc:TaxExemptionReasonCode': exemption }),
          ...(vat.wording !== null && { 'cbc:TaxExemptionReason': vat.wording }),
        },
      },
    ],
  };
}

function totals(document: InvoiceDocument, { code, amount }: Written): Body['cac:LegalMonetaryTotal'] {
  const { lines, adjustments, deductions, sums } = document;
  const added = adjustments.filter((each) => isAdded(document, each.amount));
  const taken = adjustments.filter((each) => !isAdded(document, each.amount));
  const charged = sum(added.map((each) => each.amount));
  const allowed = sum(taken.map((each) => -each.amount));
  const ofLines = sum([...lines.map(({ net }) => net), ...deductions.map(({ net }) => -net)]);
  return {
    'cbc:LineExtensionAmount': amount(ofLines),
    'cbc:LineExtensionAmount@currencyID': code,
    'cbc:TaxExclusiveAmount': amount(sums.net),
    'cbc:TaxExclusiveAmount@currencyID': code,
    'cbc:TaxInclusiveAmount': amount(sums.gross),
    'cbc:TaxInclusiveAmount@currencyID': code,
    ...(allowed !== 0n && {
      'cbc:AllowanceTotalAmount': amount(allowed),
      'cbc:AllowanceTotalAmount@currencyID': code,
    }),
    ...(charged !== 0n && { 'cbc:ChargeTotalAmount': amount(charged), 'cbc:ChargeTotalAmount@currencyID': code }),
    'cbc:PayableAmount': amount(sums.gross),
    'cbc:PayableAmount@currencyID': code,
  };
}

function sum(minors: readonly bigint[]): bigint {
  return minors.reduce((total, minor) => total + minor, 0n);
}

/** What was invoiced before is taken off in lines of its own, so that the tax is what is left of it. */
function linesIn(
  document: InvoiceDocument,
  { code, amount, told }: Written & { readonly told: bigint },
): Body['cac:InvoiceLine'] {
  const lines = [
    ...document.lines,
    ...document.deductions.map(({ number, net }) => ({
      name: speechOf(document.language).texts.invoices.less(number),
      quantity: -Number(told),
      unit: null,
      unitPrice: told * net,
      net: -net,
    })),
  ].map((line, at) => ({
    'cbc:ID': String(at + 1),
    'cbc:InvoicedQuantity': String(Number(told) * line.quantity),
    'cbc:InvoicedQuantity@unitCode': line.unit === null ? NO_UNIT_CODE : UNIT_CODES[line.unit],
    'cbc:LineExtensionAmount': amount(line.net),
    'cbc:LineExtensionAmount@currencyID': code,
    'cac:Item': { 'cbc:Name': line.name, 'cac:ClassifiedTaxCategory': categoryOf(document) },
    'cac:Price': {
      'cbc:PriceAmount': formatDecimal({ coefficient: line.unitPrice, scale: minorDigits(document.currency) }),
      'cbc:PriceAmount@currencyID': code,
    },
  }));
  const [first, ...rest] = lines;
  if (first === undefined) throw new Error(`${document.number} has no line`);
  return [first, ...rest];
}
