import type { PaymentDue, PaymentTermsBody } from '@showbill/contract';
import type { PaymentTermsJson } from '../accounts/index.ts';
import { type Decimal, multiplyRounded, parseDecimal, toMajor, toMinor } from '../platform/money/index.ts';

/** How much: per cent as a decimal text, or minor units. */
export type Share =
  | { readonly kind: 'percent'; readonly percent: string }
  | { readonly kind: 'amount'; readonly amount: bigint };

/** What is to be paid when. */
export interface PaymentTerms {
  /** On acceptance; null: nothing. */
  readonly deposit: Share | null;
  readonly instalments: readonly { readonly share: Share; readonly due: PaymentDue }[];
  /** When what is left is due. */
  readonly rest: PaymentDue;
  /** Less by so many per cent where all of it is paid by then; no part of any total. */
  readonly early: { readonly percent: string; readonly due: PaymentDue } | null;
}

/** As people write it. Throws `invalid_request` on `param` for an amount that the currency cannot hold. */
export function readTerms(body: PaymentTermsBody | null, currency: string, param: string): PaymentTerms | null {
  if (body === null) return null;
  const share = (given: NonNullable<PaymentTermsBody['deposit']>, field: string): Share =>
    given.kind === 'percent'
      ? { kind: 'percent', percent: String(given.percent) }
      : { kind: 'amount', amount: toMinor(given.amount, currency, `${param}.${field}.amount`) };
  return {
    deposit: body.deposit && share(body.deposit, 'deposit'),
    instalments: body.instalments.map((each, place) => ({
      share: share(each.share, `instalments.${place}.share`),
      due: each.due,
    })),
    rest: body.rest,
    early: body.early && { percent: String(body.early.percent), due: body.early.due },
  };
}

/** As people see it. */
export function presentTerms(terms: PaymentTerms | null, currency: string): PaymentTermsBody | null {
  if (terms === null) return null;
  const share = (given: Share): NonNullable<PaymentTermsBody['deposit']> =>
    given.kind === 'percent'
      ? { kind: 'percent', percent: Number(given.percent) }
      : { kind: 'amount', amount: toMajor(given.amount, currency) };
  return {
    deposit: terms.deposit && share(terms.deposit),
    instalments: terms.instalments.map((each) => ({ share: share(each.share), due: { ...each.due } })),
    rest: { ...terms.rest },
    early: terms.early && { percent: Number(terms.early.percent), due: { ...terms.early.due } },
  };
}

export function toStoredTerms(terms: PaymentTerms | null): string | null {
  return terms && JSON.stringify(jsonOfTerms(terms));
}

/** As they are stored within other JSON: a bigint is written as its digits. */
export function jsonOfTerms(terms: PaymentTerms): PaymentTermsJson {
  return {
    ...terms,
    deposit: terms.deposit && jsonOfShare(terms.deposit),
    instalments: terms.instalments.map((each) => ({ ...each, share: jsonOfShare(each.share) })),
  };
}

function jsonOfShare(share: Share): NonNullable<PaymentTermsJson['deposit']> {
  return share.kind === 'percent' ? share : { kind: 'amount', amount: String(share.amount) };
}

export function termsOf(stored: PaymentTermsJson | null): PaymentTerms | null {
  if (stored === null) return null;
  return {
    ...stored,
    deposit: stored.deposit && shareOf(stored.deposit),
    instalments: stored.instalments.map((each) => ({ ...each, share: shareOf(each.share) })),
  };
}

function shareOf(stored: NonNullable<PaymentTermsJson['deposit']>): Share {
  return stored.kind === 'percent' ? stored : { kind: 'amount', amount: BigInt(stored.amount) };
}

/** Terms with their amounts in another currency: `rate`, in its factors, of it for one of theirs. Less than nothing of it is one unit. */
export function convertTerms(terms: PaymentTerms, rate: readonly Decimal[]): PaymentTerms {
  const share = (given: Share): Share => {
    if (given.kind === 'percent') return given;
    const amount = multiplyRounded(given.amount, ...rate);
    return { kind: 'amount', amount: amount > 0n ? amount : 1n };
  };
  return {
    ...terms,
    deposit: terms.deposit && share(terms.deposit),
    instalments: terms.instalments.map((each) => ({ ...each, share: share(each.share) })),
  };
}

/** What a share of `total` comes to, in minor units, a half rounded up; it may be more than `total`. */
export function amountOf(share: Share, total: bigint): bigint {
  if (share.kind === 'amount') return share.amount;
  const { coefficient, scale } = parseDecimal(share.percent);
  return multiplyRounded(total, { coefficient, scale: scale + 2 });
}
