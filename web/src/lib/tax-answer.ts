/** The tax that is usual in a country, as the server tells it. */
export interface UsualTax {
  readonly name: string;
  /** Null: it differs within the country. */
  readonly rate: number | null;
  readonly number_name: string;
}

/** What a company says of the tax that it charges. */
export interface TaxAnswer {
  /** Null: it is not decided. */
  readonly charges: boolean | null;
  readonly rate: number | null;
  readonly number: string;
}

/** What is likely: the usual rate, to be confirmed; nothing where there is none. */
export function likelyTax(tax: UsualTax | null): TaxAnswer {
  return { charges: tax === null || tax.rate === null ? null : true, rate: tax?.rate ?? null, number: '' };
}

/** As the server takes it; nothing while it is not decided. */
export function taxInput({ charges, rate, number }: TaxAnswer): { tax_rate?: number; tax_number?: string } {
  if (charges === null) return {};
  if (!charges) return { tax_rate: 0, tax_number: '' };
  return { ...(rate !== null && { tax_rate: rate }), tax_number: number };
}
