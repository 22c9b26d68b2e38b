import type { ProposalChange } from '@showbill/contract';
import * as fc from 'fast-check';
import { applyChanges } from './apply.ts';
import { mayBeDelivery } from '../../delivery/index.ts';
import type { Ground } from './ground.ts';
import { fieldsOf, lineFieldsOf, type Sheet } from './sheet.ts';

/** A wish without a draft that it is for: what it becomes depends on how the draft stands. */
export interface Recipe {
  readonly kind: number;
  readonly line: number;
  readonly other: number;
  readonly number: number;
  readonly flag: boolean;
  readonly id: string;
}

export const recipes = fc.array(
  fc.record({
    kind: fc.nat(31),
    line: fc.nat(30),
    other: fc.nat(30),
    number: fc.integer({ min: 1, max: 12 }),
    flag: fc.boolean(),
    id: fc.uuid({ version: 7 }),
  }),
  { minLength: 1, maxLength: 14 },
);

/** Valid changes, each made of what the ones before it leave, as an editor makes them. */
export function changesOf(made: readonly Recipe[], sheet: Sheet, ground: Ground): ProposalChange[] {
  const changes: ProposalChange[] = [];
  let current = sheet;
  for (const recipe of made) {
    const change = changeOf(recipe, current, ground);
    if (change === null) continue;
    changes.push(change);
    current = applyChanges(current, [change], ground).sheet;
  }
  return changes;
}

function changeOf(
  { kind, line: at, other, number, flag, id }: Recipe,
  sheet: Sheet,
  ground: Ground,
): ProposalChange | null {
  const now = fieldsOf(sheet, ground.currency);
  const line = sheet.lines[at % Math.max(1, sheet.lines.length)];
  const before = sheet.lines[other % (sheet.lines.length + 1)]?.id ?? null;
  const change = {
    kind: flag ? ('percent' as const) : ('amount' as const),
    percent: number,
    amount: number,
    label: 'x',
  };
  switch (kind) {
    case 0:
      return { kind: 'set_title', title: `Title ${number}`, was: now.title };
    case 18:
      return { kind: 'set_summary', summary: `Summary ${number}`, was: now.summary };
    case 19:
      return { kind: 'follow_lines', field: flag ? 'title' : 'summary' };
    case 20:
      return { kind: 'keep_text', field: flag ? 'title' : 'summary' };
    case 21: {
      const layout = (['lines', 'groups', 'total'] as const)[number % 3] ?? 'lines';
      const { layout: was, pictures, cover_note } = now;
      return flag
        ? { kind: 'set_document', layout, pictures: number > 6, was: { layout: was, pictures } }
        : { kind: 'set_document', cover_note: number > 9 ? null : `Dear ${number}`, was: { cover_note } };
    }
    case 1:
      return { kind: 'set_notes', notes: flag ? null : `Note ${number}`, was: now.notes };
    case 2:
      return { kind: 'set_event', days: number, was: { days: now.days } };
    case 3:
      return { kind: 'set_event', venue: flag ? 'London' : `Town ${number}`, was: { venue: now.venue } };
    case 4:
      return { kind: 'set_event', date: flag ? null : `2027-01-${String(9 + number)}`, was: { date: now.date } };
    case 5: {
      const { kind: of, percent, amount, label } = change;
      const discount = of === 'percent' ? { kind: of, percent, label } : { kind: of, amount, label };
      return { kind: 'set_discount', discount: number > 9 ? null : discount, was: now.discount };
    }
    case 6: {
      const { kind: of, percent, amount, label } = change;
      const surcharge = of === 'percent' ? { kind: of, percent, label } : { kind: of, amount, label };
      return { kind: 'set_surcharge', surcharge: number > 9 ? null : surcharge, was: now.surcharge };
    }
    case 23:
      return { kind: 'set_code', code: [...ground.codes.keys()][number - 1] ?? null, was: now.code };
    case 24: {
      const rule = sheet.rules[other % Math.max(1, sheet.rules.length)];
      return rule === undefined ? null : { kind: 'switch_rule', rule_id: rule.id, off: flag };
    }
    case 25: {
      const clients = [...ground.clients.keys()];
      const id = clients[other % (clients.length + 1)] ?? null;
      return { kind: 'set_client', client_id: id, was: now.client_id };
    }
    case 26:
      return { kind: 'take_costs' };
    case 22:
      return { kind: 'set_tax', tax: flag ? null : { percent: number, label: 'VAT' }, was: now.tax };
    case 28: {
      const rest = flag
        ? ({ from: 'event', days: -number } as const)
        : ({ from: 'day', day: `2027-02-${String(9 + number)}` } as const);
      const share = flag
        ? ({ kind: 'percent', percent: number } as const)
        : ({ kind: 'amount', amount: number } as const);
      const instalments = [{ share, due: { from: 'acceptance', days: number } as const }];
      const terms = { deposit: share, instalments, rest, early: flag ? { percent: number, due: rest } : null };
      return { kind: 'set_payment_terms', payment_terms: number > 9 ? null : terms, was: now.payment_terms };
    }
    case 7: {
      const products = [...ground.products.keys()];
      const product = products[other % products.length];
      return product === undefined
        ? null
        : { kind: 'add_line', id, product_id: product, units: number, optional: flag, before };
    }
    case 8:
      return {
        kind: 'add_free_line',
        id,
        name: `Free ${number}`,
        category: 'other',
        unit: flag ? 'day' : 'each',
        unit_price: number / 4,
        ...(number > 6 && { unit_cost: number / 2 }),
        before,
      };
    case 9: {
      const list = (['unmet', 'assumptions', 'questions'] as const)[number % 3] ?? 'unmet';
      const text = sheet[list][other % Math.max(1, sheet[list].length)];
      return text === undefined ? null : { kind: 'dismiss_text', list, text };
    }
    case 16: {
      const question = sheet.questions[other % Math.max(1, sheet.questions.length)];
      return question === undefined ? null : { kind: 'answer_question', question, answer: `Answer ${number}` };
    }
    default:
  }
  if (line === undefined) return null;
  const was = lineFieldsOf(line, ground.currency);
  switch (kind) {
    case 10:
      return { kind: 'set_line', line_id: line.id, units: number, was };
    case 11:
      return { kind: 'set_line', line_id: line.id, days: number, optional: flag, was };
    case 12:
      return { kind: 'set_line', line_id: line.id, unit_price: number * 1.25, was };
    case 13:
      return line.catalogItemId === null
        ? { kind: 'set_line', line_id: line.id, name: `Free ${number}`, category: 'decor', was }
        : { kind: 'set_line', line_id: line.id, unit_price: null, was };
    case 14:
      return line.hours === null ? null : { kind: 'set_line', line_id: line.id, hours: number, was };
    case 27:
      return { kind: 'set_line', line_id: line.id, unit_cost: flag ? null : number * 1.25, was };
    case 29:
    case 30: {
      const isDelivery = mayBeDelivery(line);
      if (kind === 30) return isDelivery ? { kind: 'set_line', line_id: line.id, delivery: null, was } : null;
      const delivery = {
        postcode: flag ? 'SW9 8AA' : null,
        distance: flag ? null : number * 2.5,
        delivery: flag,
        collection: true,
      };
      return isDelivery && ground.delivery !== null ? { kind: 'set_line', line_id: line.id, delivery, was } : null;
    }
    case 15:
      return { kind: 'move_line', line_id: line.id, before };
    default:
      return { kind: 'remove_line', line_id: line.id, was };
  }
}
