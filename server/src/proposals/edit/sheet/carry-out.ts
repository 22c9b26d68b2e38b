import { createHash } from 'node:crypto';
import { notesIn } from '../../../generation/index.ts';
import { newId } from '../../../platform/ids.ts';
import { withoutFigures } from '../../wording/index.ts';
import { HOURS_A_DAY } from './apply-line.ts';
import type { At } from './at.ts';
import { catalogueCost, cataloguePrice, type Ground, type GroundProduct } from './ground.ts';
import type { Need, Needs } from './needs.ts';
import type { Sheet, SheetLine } from './sheet.ts';

/** What becomes of the line of an accessory. */
export type Plan =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'add'; readonly units: number; readonly days: number }
  | { readonly kind: 'set'; readonly line: SheetLine; readonly units: number; readonly days: number }
  | { readonly kind: 'remove'; readonly line: SheetLine };

interface Plans {
  readonly firm: Plan;
  readonly option: Plan;
  readonly need: Needs | undefined;
}

/** A draft with the plans for the firm and the optional line of a product carried out. */
export function carriedOut(sheet: Sheet, product: GroundProduct, { firm, option, need }: Plans, at: At): Sheet {
  // what needs it became an option, or firm: so does the line
  if (firm.kind === 'remove' && option.kind === 'add') {
    return withLine(sheet, firm.line, { ...option, optional: true }, need?.option, at.ground);
  }
  if (option.kind === 'remove' && firm.kind === 'add') {
    return withLine(sheet, option.line, { ...firm, optional: false }, need?.firm, at.ground);
  }
  const first = one(sheet, product, { plan: firm, optional: false, need: need?.firm }, at);
  return one(first, product, { plan: option, optional: true, need: need?.option }, at);
}

interface One {
  readonly plan: Plan;
  readonly optional: boolean;
  readonly need: Need | undefined;
}

function one(sheet: Sheet, product: GroundProduct, { plan, optional, need }: One, at: At): Sheet {
  switch (plan.kind) {
    case 'nothing':
      return sheet;
    case 'remove':
      return { ...sheet, lines: sheet.lines.filter(({ id }) => id !== plan.line.id) };
    case 'set':
      return withLine(sheet, plan.line, { units: plan.units, days: plan.days, optional }, need, at.ground);
    case 'add':
      return need === undefined ? sheet : added(sheet, product, { ...plan, optional, need }, at);
    default:
      return plan satisfies never;
  }
}

function withLine(
  sheet: Sheet,
  line: SheetLine,
  fields: Pick<SheetLine, 'units' | 'days' | 'optional'>,
  need: Need | undefined,
  { language }: Ground,
): Sheet {
  const { units, days, optional } = fields;
  const says =
    need === undefined || !isGoesWith(line.reason, language) ? withoutFigures(line.reason) : goesWith(need, language);
  const next = {
    ...line,
    units,
    days,
    optional,
    reason: units === line.units && need !== undefined ? line.reason : says,
  };
  return { ...sheet, lines: sheet.lines.map((each) => (each.id === line.id ? next : each)) };
}

function added(
  sheet: Sheet,
  product: GroundProduct,
  { units, days, optional, need }: Pick<SheetLine, 'units' | 'days' | 'optional'> & { readonly need: Need },
  at: At,
): Sheet {
  const { name, kind, category, unit } = product;
  const line: SheetLine = {
    id: idFor(sheet, product, [...need.lines][0] ?? ''),
    catalogItemId: product.id,
    name,
    kind,
    category,
    unit,
    units,
    days,
    hours: unit === 'hour' ? HOURS_A_DAY * days : null,
    unitPrice: cataloguePrice(product, sheet.venue, at.ground, at.param),
    unitCost: catalogueCost(product, at.ground, at.param),
    priceSetByHand: false,
    unitsSetByHand: false,
    delivery: null,
    optional,
    picked: false,
    reason: goesWith(need, at.ground.language),
    words: null,
  };
  const behind = sheet.lines.findLastIndex(({ id }) => need.lines.has(id));
  return { ...sheet, lines: sheet.lines.toSpliced(behind < 0 ? sheet.lines.length : behind + 1, 0, line) };
}

/** The same for the same line and product, so that a list of changes can go on with it. */
function idFor(sheet: Sheet, product: GroundProduct, lineId: string): string {
  const hex = createHash('sha256').update(`${lineId} ${product.id}`).digest('hex');
  const id = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return sheet.lines.some((line) => line.id === id) ? newId() : id;
}

function goesWith({ names }: Need, language: string): string {
  return notesIn(language).goesWith([...names].slice(0, 3).join(', '));
}

function isGoesWith(reason: string, language: string): boolean {
  const [opening = ''] = notesIn(language).goesWith('\n').split('\n');
  return reason.startsWith(opening);
}
