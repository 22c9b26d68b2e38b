import { getCompany, updateCompany } from '../../../accounts/index.ts';
import { holdStock, releaseHold } from '../../../availability/index.ts';
import {
  archiveProduct,
  importCatalogue,
  recordChange,
  recordCounts,
  requireTracked,
  restoreProduct,
  updateProduct,
} from '../../../catalogue/index.ts';
import type { Tx } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { forCompany } from '../../../platform/tenancy.ts';
import { shifted } from './calendar.ts';
import { attempt, type Hire, pick, todayOf } from './hire.ts';
import { ownedOn, type PlainHold, type PlainProduct, type PlainStockRecord, stillHeld } from './plain-records.ts';
import type { ActOf } from './stories.ts';

export async function hold(hire: Hire, act: ActOf<'hold'>): Promise<void> {
  const product = pick(hire.plain.products, act.product);
  if (product === null) return;
  const { kind, units: quantity, days } = act;
  const from = shifted(todayOf(hire), act.from);
  const last = days === null ? null : shifted(from, days - 1);
  const isAllowed = hasStock(product) && (last === null || last >= from);
  const given = { productId: product.id, kind, quantity, from, to: last ?? undefined };
  const id = await attempt(isAllowed, () => inside(hire, (tx, now) => holdStock(tx, hire.id, given, now)));
  if (id === undefined) return;
  const held = { id, kind, from, last, units: Array.from({ length: quantity }, () => ({ back: null })) };
  product.holds.push(held);
  for (const each of act.releases) await releaseOf(hire, held, each);
}

export async function release(hire: Hire, { which, ...given }: ActOf<'release'>): Promise<void> {
  const holds = hire.plain.products.flatMap((product) => product.holds);
  const held = pick(holds, which);
  if (held !== null) await releaseOf(hire, held, given);
}

async function releaseOf(hire: Hire, held: PlainHold, given: Pick<ActOf<'release'>, 'on' | 'units'>): Promise<void> {
  const on = shifted(todayOf(hire), given.on);
  const most = stillHeld(held, on);
  const isOver = held.last !== null && on > shifted(held.last, 1);
  const isAllowed = !isOver && most > 0 && (given.units ?? most) <= most;
  const quantity = given.units ?? undefined;
  const done = await attempt(isAllowed, () =>
    inside(hire, (tx, now) => releaseHold(tx, hire.id, held.id, { on, quantity, now })),
  );
  if (done !== undefined) for (const unit of longestHeld(held, on).slice(0, given.units ?? most)) unit.back = on;
}

/** Units not back by a day: those that never will be first, then those that would be last. */
function longestHeld({ units }: PlainHold, day: string) {
  return units.filter((unit) => endOf(unit) > day).sort((a, b) => (endOf(a) < endOf(b) ? 1 : -1));
}

function endOf({ back }: PlainHold['units'][number]): string {
  return back ?? '9999-12-31';
}

export async function trade(hire: Hire, { product: which, units, on }: ActOf<'trade'>): Promise<void> {
  const product = pick(hire.plain.products, which);
  if (product === null) return;
  const bought = { day: shifted(todayOf(hire), on), units };
  const done = await attempt(hasStock(product) && isNeverLessThanNone(product, bought), () =>
    inside(hire, (tx, now) => recordChange(tx, hire.id, product.id, units, { day: bought.day, now })),
  );
  if (done === undefined) return;
  product.firstCount ??= 0;
  product.records.push(bought);
}

export async function count(hire: Hire, { product: which, owned, on }: ActOf<'count'>): Promise<void> {
  const product = pick(hire.plain.products, which);
  if (product === null) return;
  const day = shifted(todayOf(hire), on);
  const done = await attempt(hasStock(product) && isNeverLessThanNone(product, { day, count: owned }), () =>
    inside(hire, async (tx, now) => {
      await requireTracked(tx, hire.id, product.id);
      await recordCounts(tx, hire.id, [{ productId: product.id, owned }], { cause: 'counted', day, now });
      return true;
    }),
  );
  if (done === undefined) return;
  product.firstCount ??= owned;
  product.records.push({ day, count: owned });
}

export async function importAgain(hire: Hire, { rows }: ActOf<'import'>): Promise<void> {
  const { products } = hire.plain;
  const today = todayOf(hire);
  const wanted = new Map(rows.map((row) => [pick(products, row.product), row]));
  const known = products.flatMap((product) => {
    const row = wanted.get(product);
    if (row === undefined) return [];
    const isCounted = row.tracked && product.parts.length === 0;
    return [{ product, tracked: row.tracked, owned: isCounted ? row.owned : null }];
  });
  const isNamed = (product: PlainProduct) => known.some((row) => row.product === product);
  const isAllowed = known.every(
    ({ product, owned }) =>
      (owned === null || isNeverLessThanNone(product, { day: today, count: owned })) &&
      product.parts.every((part) => !part.product.archived || isNamed(part.product)),
  );
  const file = catalogueOf(known.map(({ product: { sku, name }, ...row }) => ({ sku, name, ...row })));
  const done = await attempt(isAllowed, () =>
    inside(hire, async (tx, now) => {
      const { errors } = await importCatalogue(tx, await getCompany(tx, hire.id), file, { skipInvalid: false, now });
      const [error] = errors;
      if (error !== undefined) throw new AppError('conflict', () => error.message);
      return true;
    }),
  );
  if (done === undefined) return;
  for (const { product, tracked, owned } of known) {
    product.tracked = tracked;
    product.archived = false;
    if (owned === null) continue;
    product.firstCount ??= owned;
    // a number that is known already tells nothing
    if (ownedOn(product, today) !== owned) product.records.push({ day: today, count: owned });
  }
}

/** A catalogue file; `owned` null: not said. */
export function catalogueOf(
  rows: readonly {
    readonly sku: string;
    readonly name: string;
    readonly tracked: boolean;
    readonly owned: number | null;
  }[],
): Uint8Array {
  const lines = rows.map(({ sku, name, tracked, owned }) => `${sku},${name},audio,day,10,${tracked},${owned ?? ''}`);
  return new TextEncoder().encode(['sku,name,category,unit,unit_price,tracked,owned', ...lines].join('\n'));
}

export async function archive(hire: Hire, { product: which }: ActOf<'archive'>): Promise<void> {
  const product = pick(hire.plain.products, which);
  if (product === null) return;
  const isNeeded = kitsOf(hire, product).some(({ archived }) => !archived);
  const done = await attempt(!isNeeded, () =>
    inside(hire, async (tx, now) => {
      await archiveProduct(tx, hire.id, product.id, now);
      return true;
    }),
  );
  if (done === true) product.archived = true;
}

export async function restore(hire: Hire, { product: which }: ActOf<'restore'>): Promise<void> {
  const product = pick(hire.plain.products, which);
  if (product === null) return;
  const done = await attempt(!product.parts.some((part) => part.product.archived), () =>
    inside(hire, async (tx) => {
      await restoreProduct(tx, hire.id, product.id);
      return true;
    }),
  );
  if (done === true) product.archived = false;
}

/** Makes a product a kit of others, another kit, or (of nothing) what it was. */
export async function assemble(hire: Hire, { product: which, parts: drawn }: ActOf<'assemble'>): Promise<void> {
  const { products } = hire.plain;
  const kit = pick(products, which);
  if (kit === null) return;
  const quantities = new Map(drawn.map(({ product, quantity }) => [pick(products, product), quantity]));
  const parts = [...quantities].flatMap(([product, quantity]) => (product === null ? [] : [{ product, quantity }]));
  const isAllowed =
    parts.every(({ product: part }) => part !== kit && part.parts.length === 0 && (kit.archived || !part.archived)) &&
    (parts.length === 0 || kitsOf(hire, kit).length === 0);
  const done = await attempt(isAllowed, () =>
    inside(hire, async (tx) => {
      const given = parts.map(({ product, quantity }) => ({ productId: product.id, quantity }));
      await updateProduct(tx, hire.id, kit.id, { parts: given });
      return true;
    }),
  );
  if (done === true) kit.parts = parts;
}

function kitsOf({ plain }: Hire, product: PlainProduct): PlainProduct[] {
  return plain.products.filter(({ parts }) => parts.some((part) => part.product === product));
}

/** A kit has that of its parts. */
function hasStock({ tracked, parts }: PlainProduct): boolean {
  return tracked && parts.length === 0;
}

export async function set(hire: Hire, { before, after, zone }: ActOf<'set'>): Promise<void> {
  const { plain } = hire;
  plain.bufferBefore = before ?? plain.bufferBefore;
  plain.bufferAfter = after ?? plain.bufferAfter;
  plain.zone = zone ?? plain.zone;
  await updateCompany(hire.context.db, hire.id, {
    bufferDaysBefore: plain.bufferBefore,
    bufferDaysAfter: plain.bufferAfter,
    timeZone: plain.zone.name,
  });
}

function inside<T>({ id, context }: Hire, work: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
  return forCompany(context.db, id, (tx) => work(tx, context.clock.now()));
}

/** Whether each day has at least no units with one more record. */
function isNeverLessThanNone(product: PlainProduct, record: PlainStockRecord): boolean {
  const after = { ...product, records: [...product.records, record] };
  return after.records.every(({ day }) => ownedOn(after, day) >= 0);
}
