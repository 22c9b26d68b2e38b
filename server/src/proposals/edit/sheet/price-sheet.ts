import type { ProposalChange } from '@showbill/contract';
import { AppError, invalidRequest } from '../../../platform/errors.ts';
import { checkCosts } from '../../margin/index.ts';
import { type Priced, reprice } from '../../price/index.ts';
import type { AdjustedWith } from '../../proposal.ts';
import { applyChanges } from './apply.ts';
import type { Ground } from './ground.ts';
import type { Sheet } from './sheet.ts';

export interface Edited {
  readonly stored: Sheet;
  readonly changes: readonly ProposalChange[];
  /** After the changes. */
  readonly sheet: Sheet;
  readonly ground: Ground;
}

/**
 * What a draft comes to after changes. Throws `invalid_request` where an amount would be beyond what a JSON number holds
 * exactly, on a field of the change that makes it so.
 */
export function priceEdited(edited: Edited, adjustedWith: AdjustedWith): Priced {
  const refusal = refusalOf(() => priceSheet(edited.sheet, adjustedWith));
  if (refusal === null) return priceSheet(edited.sheet, adjustedWith);
  const place = culprit(edited, adjustedWith);
  const change = edited.changes[place];
  throw invalidRequest(`changes.${place}.${change === undefined ? 'kind' : fieldOf(change)}`, refusal.saying);
}

function priceSheet(
  { lines, discount, surcharge, tax, rules, date }: Sheet,
  { chargedDays, taxLabel }: AdjustedWith,
): Priced {
  const taxed = { taxRate: tax?.rate ?? null, taxLabel: tax?.label ?? taxLabel };
  const priced = reprice(lines, { chargedDays, ...taxed, discount, surcharge, rules, date });
  checkCosts(lines.map(({ unitCost }, place) => ({ unitCost, quantity: priced.lines[place]?.quantity ?? 0 })));
  return priced;
}

/** Before the first change it can be priced and after the last it cannot: somewhere between two neighbours it turns. */
function culprit({ stored, changes, ground }: Edited, adjustedWith: AdjustedWith): number {
  const canBePriced = (count: number) =>
    refusalOf(() => priceSheet(applyChanges(stored, changes.slice(0, count), ground).sheet, adjustedWith)) === null;
  let [good, bad] = [0, changes.length];
  while (bad - good > 1) {
    const between = Math.floor((good + bad) / 2);
    if (canBePriced(between)) good = between;
    else bad = between;
  }
  return good;
}

function refusalOf(work: () => unknown): AppError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_request') return error;
    throw error;
  }
}

/** The field of a change that makes amounts grow. */
function fieldOf(change: ProposalChange): string {
  switch (change.kind) {
    case 'set_line':
      return (
        (['delivery', 'unit_price', 'units', 'days', 'hours', 'unit_cost'] as const).find(
          (field) => change[field] !== undefined,
        ) ?? 'optional'
      );
    case 'add_line':
      return 'units';
    case 'add_free_line':
      return 'unit_price';
    case 'restore_line':
      return 'line.unit_price';
    case 'set_event':
      return change.days === undefined ? 'venue' : 'days';
    case 'set_code':
      return 'code';
    case 'set_discount':
      return 'discount';
    case 'set_surcharge':
      return 'surcharge';
    case 'set_tax':
      return 'tax';
    case 'follow_lines':
    case 'keep_text':
    case 'set_title':
    case 'set_summary':
    case 'set_notes':
    case 'set_client':
    case 'set_price_list':
    case 'switch_rule':
    case 'set_language':
    case 'set_valid_until':
    case 'set_document':
    case 'set_payment_terms':
    case 'remove_line':
    case 'move_line':
    case 'dismiss_text':
    case 'restore_text':
    case 'answer_question':
    case 'take_costs':
      return 'kind';
    default:
      return change satisfies never;
  }
}
