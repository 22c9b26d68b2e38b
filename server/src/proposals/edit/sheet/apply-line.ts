import { LINES_LIMIT, type ProposalChange } from '@showbill/contract';
import { AppError, invalidRequest } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { toMinor } from '../../../platform/money/index.ts';
import { withoutFigures } from '../../wording/index.ts';
import type { At } from './at.ts';
import { deliveryWished } from './apply-delivery.ts';
import { canHave } from './conflicts.ts';
import { catalogueCost, cataloguePrice, type GroundProduct } from './ground.ts';
import { lineFieldsOf, type Sheet, type SheetLine } from './sheet.ts';

type Change<Kind extends ProposalChange['kind']> = Extract<ProposalChange, { kind: Kind }>;

/** Somebody works so long on each day, where nobody said. */
export const HOURS_A_DAY = 8;
const LINE_FIELDS = [
  'units',
  'days',
  'hours',
  'unit_price',
  'unit_cost',
  'optional',
  'name',
  'category',
  'delivery',
] as const;

export function setLine(sheet: Sheet, change: Change<'set_line'>, at: At): Sheet {
  const line = findLine(sheet, change.line_id, at);
  if (line === null) return sheet;
  const { name = line.name, category = line.category, hours = line.hours } = change;
  if (line.catalogItemId !== null) {
    for (const field of ['name', 'category'] as const) {
      if (change[field] === undefined || change[field] === line[field]) continue;
      throw invalidRequest(`${at.param}.${field}`, ({ drafts }) => drafts.cataloguesOwn(field));
    }
  }
  const { units = line.units, days = line.days, optional = line.optional } = change;
  const changed = { ...line, ...ownOf(line, change), units, days, hours, optional, name, category };
  const delivered = deliveryWished(sheet, changed, change, at);
  const isByTable = delivered.unitPrice !== undefined && typeof change.unit_price !== 'number';
  const price = isByTable ? {} : priceWished(line, sheet.venue, change, at);
  const next = checkedHours({ ...changed, ...delivered, ...price, ...costWished(change, at) }, at);
  const wanted = lineFieldsOf(next, at.ground.currency);
  // whoever has a line priced by the table has seen which price that replaces
  const isSeen = change.delivery !== undefined && change.was.unit_price !== undefined;
  const wishes = LINE_FIELDS.flatMap((field) =>
    change[field] === undefined && !(field === 'unit_price' && isSeen)
      ? []
      : { field, to: wanted[field], was: change.was[field] },
  );
  return agreed(line, wishes, at) ? withLine(sheet, next) : sheet;
}

/** What was said of it, and whether it follows: a person's figures make it theirs, and a reason that gives others false. */
function ownOf(line: SheetLine, change: Change<'set_line'>): Pick<SheetLine, 'reason' | 'unitsSetByHand'> {
  const { reason = line.reason, units_set_by_hand: unitsSetByHand = line.unitsSetByHand } = change;
  if (change.follow === false) return { reason, unitsSetByHand };
  const isChanged = (['units', 'days', 'hours'] as const).some(
    (field) => (change[field] ?? line[field]) !== line[field],
  );
  const isTheirs = (change.units ?? line.units) !== line.units || (change.optional ?? line.optional) !== line.optional;
  // a typed price was not made as the table made it
  const isTyped = line.delivery !== null && typeof change.unit_price === 'number' && change.price_set_by_hand !== false;
  return {
    reason: isTyped ? '' : isChanged && change.reason === undefined ? withoutFigures(reason) : reason,
    unitsSetByHand: isTheirs || unitsSetByHand,
  };
}

/** A unit price by hand, or null for the catalogue's. */
function priceWished(line: SheetLine, venue: string | null, change: Change<'set_line'>, at: At): Partial<SheetLine> {
  const param = `${at.param}.unit_price`;
  const { unit_price: wished, price_set_by_hand: byHand = true } = change;
  if (wished === undefined) {
    if (change.price_set_by_hand === undefined) return {};
    throw invalidRequest(`${at.param}.price_set_by_hand`, ({ drafts }) => drafts.withUnitPrice);
  }
  const isPriced = line.catalogItemId !== null || line.delivery !== null || Boolean(change.delivery);
  if (!isPriced && (wished === null || !byHand)) {
    throw invalidRequest(param, ({ drafts }) => drafts.priceNeeded);
  }
  if (wished !== null) return { unitPrice: toMinor(wished, at.ground.currency, param), priceSetByHand: byHand };
  const product = requireProduct(line.catalogItemId ?? '', at, 'line_id');
  return { unitPrice: cataloguePrice(product, venue, at.ground, param), priceSetByHand: false };
}

/** A unit cost by hand; null: it is not known. */
function costWished({ unit_cost: wished }: Change<'set_line'>, at: At): Partial<SheetLine> {
  return wished === undefined ? {} : { unitCost: costOf(wished, `${at.param}.unit_cost`, at) };
}

function costOf(wished: number | null | undefined, param: string, { ground }: At): bigint | null {
  return wished === null || wished === undefined ? null : toMinor(wished, ground.currency, param);
}

export function addLine(sheet: Sheet, change: Change<'add_line'>, at: At): Sheet {
  const product = requireProduct(change.product_id, at, 'product_id');
  if (product.archived) {
    throw invalidRequest(`${at.param}.product_id`, ({ drafts }) => drafts.archived(product.name));
  }
  const { name, kind, category, unit } = product;
  const unitPrice = cataloguePrice(product, sheet.venue, at.ground, `${at.param}.product_id`);
  const unitCost = catalogueCost(product, at.ground, `${at.param}.product_id`);
  const line = { catalogItemId: product.id, name, kind, category, unit, unitPrice, unitCost, priceSetByHand: false };
  return add(sheet, newLine(sheet, change, line, at), change.before ?? null, at);
}

export function addFreeLine(sheet: Sheet, change: Change<'add_free_line'>, at: At): Sheet {
  const { name, category, unit } = change;
  const unitPrice = toMinor(change.unit_price, at.ground.currency, `${at.param}.unit_price`);
  const unitCost = costOf(change.unit_cost, `${at.param}.unit_cost`, at);
  const line = { catalogItemId: null, name, category, unit, unitPrice, unitCost, priceSetByHand: true };
  return add(sheet, newLine(sheet, change, line, at), change.before ?? null, at);
}

type Article = Pick<
  SheetLine,
  'catalogItemId' | 'name' | 'kind' | 'category' | 'unit' | 'unitPrice' | 'unitCost' | 'priceSetByHand'
>;

function newLine(
  sheet: Sheet,
  change: Change<'add_line'> | Change<'add_free_line'>,
  article: Article,
  at: At,
): SheetLine {
  const { id = newId(), units = 1, days = sheet.days, optional = false } = change;
  const { hours = article.unit === 'hour' ? HOURS_A_DAY * days : null } = change;
  const own = { picked: false, reason: '', words: null, unitsSetByHand: true, delivery: null };
  return checkedHours({ id, ...article, units, days, hours, optional, ...own }, at);
}

export function restoreLine(sheet: Sheet, { line, before }: Change<'restore_line'>, at: At): Sheet {
  const { product_id: catalogItemId, unit_price: price, unit_cost: cost, price_set_by_hand: byHand, ...rest } = line;
  const { units_set_by_hand: unitsSetByHand = false, delivery = null, ...kept } = rest;
  const product = catalogItemId === null ? undefined : requireProduct(catalogItemId, at, 'line.product_id');
  const unitPrice = toMinor(price, at.ground.currency, `${at.param}.line.unit_price`);
  const priceSetByHand = byHand || (catalogItemId === null && delivery === null);
  const restored = {
    ...kept,
    kind: product?.kind,
    catalogItemId,
    unitPrice,
    unitCost: costOf(cost, `${at.param}.line.unit_cost`, at),
    priceSetByHand,
    unitsSetByHand,
    delivery,
    picked: false,
  };
  return add(sheet, checkedHours(restored, at, 'line.hours'), before, at);
}

export function removeLine(sheet: Sheet, { line_id: id, was }: Change<'remove_line'>, at: At): Sheet {
  const line = sheet.lines.find((each) => each.id === id);
  // whoever else removed it wanted the same
  if (line === undefined) return sheet;
  // who does not know what it costs has nothing to say of that
  const seen = LINE_FIELDS.filter((field) => was[field] !== undefined);
  const wishes = seen.map((field) => ({ field, to: null, was: was[field] }));
  return agreed(line, wishes, at) ? { ...sheet, lines: sheet.lines.filter((each) => each.id !== id) } : sheet;
}

export function moveLine(sheet: Sheet, { line_id: id, before }: Change<'move_line'>, at: At): Sheet {
  const line = findLine(sheet, id, at);
  if (line === null || before === id) return sheet;
  return insert({ ...sheet, lines: sheet.lines.filter((each) => each.id !== id) }, line, before, at) ?? sheet;
}

function add(sheet: Sheet, line: SheetLine, before: string | null, at: At): Sheet {
  if (sheet.lines.some(({ id }) => id === line.id)) {
    at.conflicts.add({ target: line.id, field: 'line', yours: line.name, theirs: 'there already', was: null });
    return sheet;
  }
  if (sheet.lines.length >= LINES_LIMIT) {
    throw invalidRequest(at.param, ({ drafts }) => drafts.tooManyLines(LINES_LIMIT));
  }
  return insert(sheet, line, before, at) ?? sheet;
}

/** Null where the line to stand before is gone. */
function insert(sheet: Sheet, line: SheetLine, before: string | null, at: At): Sheet | null {
  if (before === null) return { ...sheet, lines: [...sheet.lines, line] };
  if (findLine(sheet, before, at) === null) return null;
  const place = sheet.lines.findIndex(({ id }) => id === before);
  return { ...sheet, lines: sheet.lines.toSpliced(place, 0, line) };
}

function withLine(sheet: Sheet, line: SheetLine): Sheet {
  return { ...sheet, lines: sheet.lines.map((each) => (each.id === line.id ? line : each)) };
}

/** Null, and a conflict, where somebody removed it. */
function findLine(sheet: Sheet, id: string, { conflicts, storedLines, param }: At): SheetLine | null {
  const line = sheet.lines.find((each) => each.id === id);
  if (line !== undefined) return line;
  if (storedLines.has(id)) throw invalidRequest(param, ({ drafts }) => drafts.lineRemoved(param));
  conflicts.add({ target: id, field: 'line', yours: 'changed', theirs: null, was: null });
  return null;
}

function agreed(line: SheetLine, wishes: Parameters<typeof canHave>[2], at: At): boolean {
  const stored = at.storedLines.get(line.id);
  const { currency } = at.ground;
  return canHave(at.conflicts, line.id, wishes, {
    stored: stored === undefined ? undefined : { ...lineFieldsOf(stored, currency) },
    current: { ...lineFieldsOf(line, currency) },
  });
}

function requireProduct(id: string, { ground, param }: At, field: string): GroundProduct {
  const product = ground.products.get(id);
  if (product !== undefined) return product;
  const named = `${param}.${field}`;
  throw new AppError('not_found', ({ ofField, needs }) => ofField(named, needs.ownProduct), { param: named });
}

/** Hours go with a price by the hour, and with no other. */
function checkedHours(line: SheetLine, { param }: At, field = 'hours'): SheetLine {
  if ((line.unit === 'hour') === (line.hours !== null)) return line;
  const { unit } = line;
  throw invalidRequest(`${param}.${field}`, ({ drafts }) => (unit === 'hour' ? drafts.hoursNeeded : drafts.noHours));
}
