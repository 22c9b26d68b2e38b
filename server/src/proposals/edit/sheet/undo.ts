import { isDeepStrictEqual } from 'node:util';
import type { ProposalChange, TotalRule } from '@showbill/contract';
import { ruleOf } from '@showbill/contract/sums';
import { toMajor } from '../../../platform/money/index.ts';
import type { WordingField } from '../../wording/index.ts';
import { wouldDiffer } from './apply-wording.ts';
import { inOrderAlready } from './order.ts';
import { fieldsOf, lineFieldsOf, type Sheet, type SheetLine } from './sheet.ts';

/** The changes that make `after` into `before` again, each saying that it saw `after`; none where they are the same. */
export function undoOf(before: Sheet, after: Sheet, currency: string): ProposalChange[] {
  return [
    ...undoOfFields(before, after, currency),
    ...undoOfTexts(before, after),
    ...undoOfLines(before, after, currency),
  ];
}

function undoOfFields(before: Sheet, after: Sheet, currency: string): ProposalChange[] {
  const [to, was] = [fieldsOf(before, currency), fieldsOf(after, currency)];
  const differs = (field: keyof typeof to) => !isDeepStrictEqual(to[field], was[field]);
  const changes: ProposalChange[] = [];
  if (isReworded('title', before, after)) {
    changes.push({ kind: 'set_title', title: to.title, was: was.title, ...authorsOf('title', before, after) });
  }
  if (isReworded('summary', before, after)) {
    changes.push({
      kind: 'set_summary',
      summary: to.summary,
      was: was.summary,
      ...authorsOf('summary', before, after),
    });
  }
  if (differs('notes')) changes.push({ kind: 'set_notes', notes: to.notes, was: was.notes });
  const event = (['date', 'venue', 'attendees', 'days'] as const).filter(differs);
  if (event.length > 0) {
    const [next, seen] = [only(to, event), only(was, event)];
    changes.push({ kind: 'set_event', ...next, follow: false, was: seen });
  }
  if (differs('client_id')) {
    changes.push({ kind: 'set_client', client_id: to.client_id, follow: false, was: was.client_id });
  }
  if (differs('language')) changes.push({ kind: 'set_language', language: to.language, was: was.language });
  if (differs('valid_until')) {
    changes.push({ kind: 'set_valid_until', valid_until: to.valid_until, was: was.valid_until });
  }
  if (differs('discount')) changes.push({ kind: 'set_discount', discount: to.discount, was: was.discount });
  if (differs('surcharge')) changes.push({ kind: 'set_surcharge', surcharge: to.surcharge, was: was.surcharge });
  if (differs('tax')) changes.push({ kind: 'set_tax', tax: to.tax, was: was.tax });
  changes.push(...undoOfRules(before, after));
  if (differs('payment_terms')) {
    changes.push({ kind: 'set_payment_terms', payment_terms: to.payment_terms, was: was.payment_terms });
  }
  const shown = (['layout', 'pictures', 'cover_note'] as const).filter(differs);
  if (shown.length > 0) changes.push({ kind: 'set_document', ...only(to, shown), was: only(was, shown) });
  return changes;
}

/** A code or a client's prices that came, went or became others, and what was switched. */
function undoOfRules(before: Sheet, after: Sheet): ProposalChange[] {
  const [code, codeNow] = [before, after].map(({ rules }) => ruleOf(rules, 'code'));
  const [list, listNow] = [before, after].map(({ rules }) => ruleOf(rules, 'price_list'));
  const changes: ProposalChange[] = [];
  if (!isSame(code, codeNow)) {
    const was = codeNow?.code ?? null;
    changes.push({ kind: 'set_code', code: code?.code ?? null, ...(code && { rule: code }), was });
  }
  if (!isSame(list, listNow)) changes.push({ kind: 'set_price_list', price_list: list ?? null, was: listNow ?? null });
  const now = new Map(after.rules.map((rule) => [rule.id, rule]));
  const switched = before.rules.filter((rule) => {
    const other = now.get(rule.id);
    return isSame(rule, other) && rule.off !== other?.off;
  });
  return [...changes, ...switched.map(({ id, off }) => ({ kind: 'switch_rule' as const, rule_id: id, off }))];
}

function isSame(one: TotalRule | null | undefined, other: TotalRule | null | undefined): boolean {
  return isDeepStrictEqual(one && { ...one, off: false }, other && { ...other, off: false });
}

/** Whether a text has to be brought back, or would be made as another than it was. */
function isReworded(field: WordingField, before: Sheet, after: Sheet): boolean {
  const text = field === 'title' ? 'title' : 'scopeSummary';
  return (
    before[text] !== after[text] ||
    !isDeepStrictEqual(before.wording[field], after.wording[field]) ||
    wouldDiffer(field, before, after)
  );
}

function authorsOf(field: WordingField, before: Sheet, after: Sheet) {
  const { [field]: author } = before.wording;
  const kept: Extract<ProposalChange, { kind: 'set_title' }>['author'] =
    author.by === 'lines'
      ? { by: 'lines' }
      : {
          by: 'person',
          seen: author.seen && { categories: [...author.seen.categories], named: [...author.seen.named] },
        };
  return { author: kept, over: after.wording[field].by };
}

const TEXT_LISTS = ['questions', 'assumptions', 'unmet'] as const;

function undoOfTexts(before: Sheet, after: Sheet): ProposalChange[] {
  return TEXT_LISTS.flatMap((list) => {
    const stay = inOrderAlready(after[list], before[list]);
    const come = after[list].filter((text) => !stay.has(text));
    return [
      ...come.map((text) => ({ kind: 'dismiss_text' as const, list, text })),
      ...before[list].flatMap((text, place) =>
        stay.has(text) ? [] : { kind: 'restore_text' as const, list, text, place },
      ),
    ];
  });
}

function undoOfLines(before: Sheet, after: Sheet, currency: string): ProposalChange[] {
  const stood = new Map(before.lines.map((line) => [line.id, line]));
  const stands = new Map(after.lines.map((line) => [line.id, line]));
  const removals = after.lines
    .filter(({ id }) => !stood.has(id))
    .map((line) => ({
      kind: 'remove_line' as const,
      line_id: line.id,
      follow: false,
      was: lineFieldsOf(line, currency),
    }));
  const settings = before.lines.flatMap((line) => {
    const now = stands.get(line.id);
    return now === undefined ? [] : undoOfLine(line, now, currency);
  });
  return [...removals, ...settings, ...undoOfPlaces(before, after, currency)];
}

function undoOfLine(line: SheetLine, now: SheetLine, currency: string): ProposalChange[] {
  const [to, was] = [lineFieldsOf(line, currency), lineFieldsOf(now, currency)];
  const fields = (['units', 'days', 'hours', 'unit_cost', 'optional', 'name', 'category'] as const).filter(
    (field) => to[field] !== was[field],
  );
  const isPriced = line.unitPrice === now.unitPrice && line.priceSetByHand === now.priceSetByHand;
  const own = {
    ...(line.reason !== now.reason && { reason: line.reason }),
    ...(!isDeepStrictEqual(line.delivery, now.delivery) && { delivery: line.delivery }),
    ...(line.unitsSetByHand !== now.unitsSetByHand && { units_set_by_hand: line.unitsSetByHand }),
  };
  if (fields.length === 0 && isPriced && Object.keys(own).length === 0) return [];
  const price = isPriced ? {} : { unit_price: to.unit_price, price_set_by_hand: line.priceSetByHand };
  const seen = {
    ...only(was, fields),
    ...(!isPriced && { unit_price: was.unit_price }),
    ...(own.delivery !== undefined && { delivery: was.delivery }),
  };
  return [{ kind: 'set_line', line_id: line.id, ...only(to, fields), ...price, ...own, follow: false, was: seen }];
}

/** Lines put back and lines moved, from the last to the first, so that each finds the one that it stands before. */
function undoOfPlaces(before: Sheet, after: Sheet, currency: string): ProposalChange[] {
  const wanted = before.lines.map(({ id }) => id);
  const standing = after.lines.map(({ id }) => id);
  const stay = inOrderAlready(standing, wanted);
  const there = new Set(standing);
  return before.lines
    .map((line, place): ProposalChange | null => {
      if (stay.has(line.id)) return null;
      const next = wanted[place + 1] ?? null;
      if (there.has(line.id)) return { kind: 'move_line', line_id: line.id, before: next };
      return { kind: 'restore_line', line: restorable(line, currency), before: next };
    })
    .filter((change) => change !== null)
    .toReversed();
}

function restorable(line: SheetLine, currency: string) {
  const { id, catalogItemId, category, name, unit, units, hours, days, optional, reason, words } = line;
  return {
    id,
    product_id: catalogItemId,
    category,
    name,
    unit,
    units,
    hours,
    days,
    unit_price: toMajor(line.unitPrice, currency),
    unit_cost: lineFieldsOf(line, currency).unit_cost,
    price_set_by_hand: line.priceSetByHand,
    delivery: line.delivery,
    units_set_by_hand: line.unitsSetByHand,
    optional,
    reason,
    words,
  };
}

function only<T extends object, K extends keyof T>(from: T, fields: readonly K[]): Partial<Pick<T, K>> {
  const picked: Partial<Pick<T, K>> = {};
  for (const field of fields) picked[field] = from[field];
  return picked;
}
