import type { CodeInput, PriceListInput, RuleInput } from '@showbill/contract';
import { getCompany } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { lockRuleSettings, writeRules } from './settings.ts';

const MOST_RULES = 50;
const MOST_LISTS = 100;
const MOST_CODES = 500;

type Saved<Input> = Input & { readonly id?: string | undefined };

/** Makes a rule, or changes the one that `id` names; returns its id. There is one minimum order at most. Throws `not_found`. */
export async function saveRule(
  tx: Tx,
  companyId: string,
  { id, ...rule }: Saved<RuleInput & { readonly active: boolean }>,
): Promise<string> {
  const { rules } = await lockRuleSettings(tx, companyId);
  if (rule.kind === 'minimum' && rules.some((each) => each.kind === 'minimum' && each.id !== id)) {
    throw new AppError('conflict', ({ rules: says }) => says.oneMinimum);
  }
  const saved = put(rules, id, MOST_RULES, (own) => ({ ...rule, id: own }));
  await writeRules(tx, companyId, { rules: saved.items });
  const name = rule.kind === 'minimum' ? String(rule.amount) : rule.label;
  await recordAudit(tx, companyId, { what: 'settings.price_rule_saved', id: saved.id, name });
  return saved.id;
}

/** Throws `not_found`. What was priced with it stays. */
export async function removeRule(tx: Tx, companyId: string, id: string): Promise<void> {
  const { rules } = await lockRuleSettings(tx, companyId);
  const { gone, items } = without(rules, id);
  await writeRules(tx, companyId, { rules: items });
  const name = gone.kind === 'minimum' ? String(gone.amount) : gone.label;
  await recordAudit(tx, companyId, { what: 'settings.price_rule_removed', id, name });
}

/** The same for a price list, whose name no other has. Throws `conflict`. */
export async function savePriceList(
  tx: Tx,
  companyId: string,
  { id, ...list }: Saved<PriceListInput>,
): Promise<string> {
  const { priceLists } = await lockRuleSettings(tx, companyId);
  const isTaken = priceLists.some((each) => each.id !== id && each.name.toLowerCase() === list.name.toLowerCase());
  if (isTaken) throw new AppError('conflict', ({ rules }) => rules.sameList(list.name), { param: 'name' });
  const saved = put(priceLists, id, MOST_LISTS, (own) => ({ ...list, id: own }));
  await writeRules(tx, companyId, { priceLists: saved.items });
  // without its name, which may be a client's
  await recordAudit(tx, companyId, { what: 'settings.price_list_saved', id: saved.id });
  return saved.id;
}

/** Gives a price list another name made of its own, where it is one of the company's. */
export async function renamePriceList(
  tx: Tx,
  companyId: string,
  id: string,
  renamed: (name: string) => string,
): Promise<void> {
  const { priceLists } = await lockRuleSettings(tx, companyId);
  const next = priceLists.map((list) => (list.id === id ? { ...list, name: renamed(list.name) } : list));
  await writeRules(tx, companyId, { priceLists: next });
}

/** Throws `not_found`. Its clients have none any more; what was priced with it stays. */
export async function removePriceList(tx: Tx, companyId: string, id: string): Promise<void> {
  // clients are locked before settings, as where one of them is erased
  await tx
    .updateTable('clients')
    .set({ price_list_id: null })
    .where('company_id', '=', companyId)
    .where('price_list_id', '=', id)
    .execute();
  const { priceLists } = await lockRuleSettings(tx, companyId);
  const { items } = without(priceLists, id);
  await writeRules(tx, companyId, { priceLists: items });
  await recordAudit(tx, companyId, { what: 'settings.price_list_removed', id });
}

/** Who changes codes; default: nobody who may decide what a minimum margin leaves to owners. */
interface ByWhom {
  readonly mayDecide?: boolean | undefined;
}

/**
 * The same for a discount code. Throws `conflict` for one that there is, and `forbidden` where clients enter codes, which take
 * proposals below the minimum margin, and whoever saves it may not decide that.
 */
export async function saveCode(
  tx: Tx,
  companyId: string,
  { id, ...code }: Saved<CodeInput>,
  { mayDecide = false }: ByWhom = {},
): Promise<string> {
  const { codes, clientsEnterCodes } = await lockRuleSettings(tx, companyId);
  if (clientsEnterCodes && !mayDecide) await refuseBelowMinimum(tx, companyId);
  if (codes.some((each) => each.id !== id && each.code === code.code)) {
    throw new AppError('conflict', ({ rules }) => rules.sameCode(code.code), { param: 'code' });
  }
  const saved = put(codes, id, MOST_CODES, (own) => ({ ...code, id: own }));
  await writeRules(tx, companyId, { codes: saved.items });
  await recordAudit(tx, companyId, { what: 'settings.discount_code_saved', id: saved.id, name: code.code });
  return saved.id;
}

/** Throws `not_found`. Proposals that have it keep it. */
export async function removeCode(tx: Tx, companyId: string, id: string): Promise<void> {
  const { codes } = await lockRuleSettings(tx, companyId);
  const { gone, items } = without(codes, id);
  await writeRules(tx, companyId, { codes: items });
  await recordAudit(tx, companyId, { what: 'settings.discount_code_removed', id, name: gone.code });
}

/** Whether clients enter codes on their page. Throws `forbidden` as `saveCode` does. */
export async function letClientsEnterCodes(
  tx: Tx,
  companyId: string,
  allowed: boolean,
  { mayDecide = false }: ByWhom = {},
): Promise<void> {
  const { clientsEnterCodes: was } = await lockRuleSettings(tx, companyId);
  if (was === allowed) return;
  if (allowed && !mayDecide) await refuseBelowMinimum(tx, companyId);
  await tx
    .updateTable('sales_settings')
    .set({ clients_enter_codes: allowed })
    .where('company_id', '=', companyId)
    .execute();
  const fields = [{ field: 'clients_enter_codes', was, now: allowed }];
  await recordAudit(tx, companyId, { what: 'settings.changed', details: { fields } });
}

async function refuseBelowMinimum(tx: Tx, companyId: string): Promise<void> {
  const { leastMargin } = await getCompany(tx, companyId);
  if (leastMargin !== null) throw new AppError('forbidden', ({ rules }) => rules.ownersCodes);
}

function put<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string | undefined,
  most: number,
  item: (id: string) => Item,
): { readonly id: string; readonly items: readonly Item[] } {
  if (id === undefined) {
    if (items.length >= most) throw invalidRequest('id', ({ rules }) => rules.tooMany(String(most)));
    const made = newId();
    return { id: made, items: [...items, item(made)] };
  }
  if (!items.some((each) => each.id === id)) throw notThere(id);
  return { id, items: items.map((each) => (each.id === id ? item(id) : each)) };
}

function without<Item extends { readonly id: string }>(
  items: readonly Item[],
  id: string,
): { readonly gone: Item; readonly items: readonly Item[] } {
  const gone = items.find((each) => each.id === id);
  if (gone === undefined) throw notThere(id);
  return { gone, items: items.filter((each) => each !== gone) };
}

function notThere(id: string): AppError {
  return new AppError('not_found', ({ rules }) => rules.none(id));
}
