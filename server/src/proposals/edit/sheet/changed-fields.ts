import { isDeepStrictEqual } from 'node:util';
import type { EditedField } from '../../history/index.ts';
import { changedTexts } from './changed-texts.ts';
import { PROPOSAL } from './conflicts.ts';
import { inOrderAlready } from './order.ts';
import { fieldsOf, lineFieldsOf, type Sheet } from './sheet.ts';

/** A text beyond this is shortened in the history. */
const MOST_TEXT = 500;

/** What differs between two states of a draft, for its history; clients by their names. */
export function changedFields(
  before: Sheet,
  after: Sheet,
  { currency, clients }: { readonly currency: string; readonly clients: ReadonlyMap<string, string> },
): EditedField[] {
  const shown = (sheet: Sheet) => {
    const { client_id: id, price_list: list, ...fields } = fieldsOf(sheet, currency);
    return { ...fields, price_list: list?.label ?? null, client: id === null ? null : (clients.get(id) ?? id) };
  };
  const own = differences(shown(before), shown(after)).map((field) => ({ target: PROPOSAL, name: null, ...field }));
  return [
    ...own,
    ...switchedRules(before, after),
    ...changedTexts(before, after),
    ...changedLines(before, after, currency),
  ];
}

/** Of each rule of both, whether it counts. */
function switchedRules(before: Sheet, after: Sheet): EditedField[] {
  const stood = new Map(before.rules.map((rule) => [rule.id, rule.off]));
  return after.rules.flatMap(({ id, label, off }) => {
    const was = stood.get(id);
    return was === undefined || was === off ? [] : [{ target: id, name: label, field: 'rule', was: !was, now: !off }];
  });
}

function changedLines(before: Sheet, after: Sheet, currency: string): EditedField[] {
  const stood = new Map(before.lines.map((line) => [line.id, line]));
  const stands = new Set(after.lines.map(({ id }) => id));
  const gone = before.lines
    .filter(({ id }) => !stands.has(id))
    .map(({ id, name }) => ({ target: id, name, field: 'line', was: name, now: null }));
  const rest = after.lines.flatMap((line): EditedField[] => {
    const { id, name } = line;
    const was = stood.get(id);
    if (was === undefined) return [{ target: id, name, field: 'line', was: null, now: name }];
    return differences(lineFieldsOf(was, currency), lineFieldsOf(line, currency)).map((field) => ({
      target: id,
      name,
      ...field,
    }));
  });
  const kept = after.lines.filter(({ id }) => stood.has(id)).map(({ id }) => id);
  const wanted = before.lines.map(({ id }) => id);
  const isMoved = inOrderAlready(kept, wanted).size < kept.length;
  const order = { target: PROPOSAL, name: null, field: 'order', was: 'as before', now: 'changed' };
  return [...gone, ...rest, ...(isMoved ? [order] : [])];
}

function differences(before: object, after: object): Pick<EditedField, 'field' | 'was' | 'now'>[] {
  const values = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([field, now]: [string, unknown]) => {
    const was = values.get(field);
    return isDeepStrictEqual(was, now) ? [] : { field, was: shortened(was), now: shortened(now) };
  });
}

function shortened(value: unknown): unknown {
  if (typeof value !== 'string' || value.length <= MOST_TEXT) return value;
  return `${value.slice(0, MOST_TEXT).toWellFormed()}… (${value.length} characters)`;
}
