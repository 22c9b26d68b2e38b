import type { CodeInput, PriceListInput, RuleInput } from '@showbill/contract';
import type { ColumnType } from 'kysely';

/** As a company's settings keep them; amounts in major units of its currency. */
export type StoredRule = RuleInput & { readonly id: string; readonly active: boolean };
export type StoredPriceList = PriceListInput & { readonly id: string };
export type StoredCode = CodeInput & { readonly id: string };

type Json<T> = ColumnType<T, string | undefined, string>;

/** Columns of the settings of the sales desk. */
export interface RuleColumns {
  total_rules: Json<StoredRule[]>;
  price_lists: Json<StoredPriceList[]>;
  discount_codes: Json<StoredCode[]>;
  clients_enter_codes: ColumnType<boolean, boolean | undefined, boolean>;
}
