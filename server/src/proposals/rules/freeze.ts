import type { PriceListRule, TotalRule } from '@showbill/contract';
import { inOrder } from '@showbill/contract/sums';
import type { Company } from '../../accounts/index.ts';
import { findPriceListOf } from '../../clients/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Tx } from '../../platform/db.ts';
import { toMinor } from '../../platform/money/index.ts';
import { unitPrice } from '../price/index.ts';
import { readRuleSettings } from './settings.ts';
import type { StoredRule } from './tables.ts';

/** What turns the company's money into that of a proposal. */
export interface Quoted {
  readonly currency: string;
  /** Units of it for one of the company's. */
  readonly exchangeRate: string;
}

/** The rules that a new proposal is priced with from then on. */
export async function rulesFor(
  tx: Tx,
  company: Company,
  { clientId, ...quoted }: Quoted & { readonly clientId: string | null },
): Promise<readonly TotalRule[]> {
  const { rules } = await readRuleSettings(tx, company.id);
  const own = rules.flatMap((rule) => (rule.active ? frozen(rule, company, quoted) : []));
  const list = clientId === null ? null : await priceListFor(tx, company.id, clientId);
  return inOrder(list === null ? own : [...own, list]);
}

/** What a client gets off; null: nothing. */
export async function priceListFor(tx: Tx, companyId: string, clientId: string): Promise<PriceListRule | null> {
  const id = await findPriceListOf(tx, companyId, clientId);
  if (id === null) return null;
  const { priceLists } = await readRuleSettings(tx, companyId);
  const list = priceLists.find((each) => each.id === id);
  if (list === undefined) return null;
  const { name: label, percent, categories } = list;
  return { kind: 'price_list', id: 'price_list', off: false, label, percent, categories };
}

/** An amount in the company's money as minor units of a proposal's. */
export function quotedAmount(amount: number, company: Company, { currency, exchangeRate }: Quoted): bigint {
  const settings = { currency, companyCurrency: company.currency, regionalFactor: '1', exchangeRate };
  return unitPrice(toMinor(amount, company.currency), settings);
}

function frozen({ active: _active, ...rule }: StoredRule, company: Company, quoted: Quoted): TotalRule {
  if (rule.kind !== 'minimum') return { ...rule, off: false };
  const amount = quotedAmount(rule.amount, company, quoted);
  const shown = speechOf('en').format.money(amount, quoted.currency).replace(/\.0+$/, '');
  const label = `Minimum order ${shown}`;
  return { kind: 'minimum', id: 'minimum', off: false, label, amount: String(amount), currency: quoted.currency };
}
