import { shifted, type Zone } from './calendar.ts';

/**
 * Plain records of what a hire company did, and what they come to on a day by the rules, each day asked of each record.
 * Days are text, first and last ones included: as text they sort as days. Nothing here knows how the program does it.
 */

export interface PlainCompany {
  zone: Zone;
  bufferBefore: number;
  bufferAfter: number;
  readonly products: PlainProduct[];
  readonly jobs: PlainJob[];
}

export interface PlainProduct {
  readonly id: string;
  readonly sku: string;
  readonly name: string;
  tracked: boolean;
  archived: boolean;
  /** Null: never counted. */
  firstCount: number | null;
  /** In the order in which they were recorded. */
  readonly records: PlainStockRecord[];
  readonly holds: PlainHold[];
  readonly subHires: PlainSubHire[];
  /** What it is made of; none: it is no kit. */
  parts: readonly PlainPart[];
}

export interface PlainPart {
  readonly product: PlainProduct;
  readonly quantity: number;
}

/** Units bought (or, negative, sold) from a day on, or how many were counted on it. */
export type PlainStockRecord = { readonly day: string } & ({ readonly units: number } | { readonly count: number });

export interface PlainHold {
  readonly id: string;
  readonly kind: 'in_repair' | 'lost';
  readonly from: string;
  /** Null: until they are released. */
  readonly last: string | null;
  /** One entry a unit: its first day back. */
  readonly units: { back: string | null }[];
}

/** Units of a supplier. */
export interface PlainSubHire {
  readonly id: string;
  state: 'asked' | 'confirmed' | 'cancelled';
  units: number;
  arrives: string;
  /** On this day they are still here. */
  goesBack: string;
}

export interface PlainJob {
  readonly id: string;
  status: 'draft' | 'sent' | 'accepted' | 'declined' | 'expired' | 'cancelled';
  readonly date: string | null;
  readonly days: number;
  validUntil: string | null;
  readonly replaces: PlainJob | null;
  readonly lines: PlainLine[];
  dispatchedOn: string | null;
  /** One entry for each unit that ever left for it. */
  units: PlainUnit[];
}

export interface PlainLine {
  readonly id: string;
  readonly product: PlainProduct | null;
  readonly units: number;
  optional: boolean;
}

export interface PlainUnit {
  readonly product: PlainProduct;
  readonly left: string;
  /** Its first day back. */
  back: string | null;
}

export interface PlainRecord {
  readonly day: string;
  readonly catalog_item_id: string;
  readonly owned: number;
  readonly in_repair: number;
  readonly lost: number;
  readonly firm: number;
  readonly provisional: number;
  readonly overdue: number;
  readonly free: number;
}

/** Every record of some days, as they must be answered on a day; of all tracked products, or of those named. */
export function recordsOf(
  company: PlainCompany,
  today: string,
  { from, to, items }: { readonly from: string; readonly to: string; readonly items: readonly string[] | null },
): PlainRecord[] {
  const products = company.products
    .filter((product) => isTracked(product) && !product.archived)
    .filter(({ id }) => items === null || items.includes(id))
    .toSorted((a, b) => byCodePoint(a.name, b.name) || (a.id < b.id ? -1 : 1));
  const records: PlainRecord[] = [];
  for (let day = from; day <= to; day = shifted(day, 1)) {
    for (const product of products) records.push(recordOf(company, product, day, today));
  }
  return records;
}

/** A kit has stock where a part of it has. */
function isTracked({ tracked, parts }: PlainProduct): boolean {
  return parts.length === 0 ? tracked : parts.some(({ product }) => product.tracked);
}

function recordOf(company: PlainCompany, product: PlainProduct, day: string, today: string): PlainRecord {
  return product.parts.length === 0
    ? recordOfOwn(company, product, day, today)
    : recordOfKit(company, product, day, today);
}

/** Each figure in turn is taken away from the piles of its parts; what it costs in kits is the kit's figure. */
function recordOfKit(company: PlainCompany, kit: PlainProduct, day: string, today: string): PlainRecord {
  const piles = kit.parts
    .filter(({ product }) => product.tracked)
    .map(({ product, quantity }) => ({ quantity, record: recordOfOwn(company, product, day, today), left: 0 }));
  for (const pile of piles) pile.left = pile.record.owned;
  const owned = kitsOf(piles);
  const taken = (figure: 'in_repair' | 'lost' | 'firm' | 'overdue' | 'provisional'): number => {
    const before = kitsOf(piles);
    for (const pile of piles) pile.left -= pile.record[figure];
    return before - kitsOf(piles);
  };
  const in_repair = taken('in_repair');
  const lost = taken('lost');
  const firm = taken('firm');
  const overdue = taken('overdue');
  const free = kitsOf(piles);
  const provisional = taken('provisional');
  return { day, catalog_item_id: kit.id, owned, in_repair, lost, firm, provisional, overdue, free };
}

/** Made one by one while every pile has enough; where a pile is short, taken apart one by one until none is. */
function kitsOf(piles: readonly { readonly left: number; readonly quantity: number }[]): number {
  let kits = 0;
  while (piles.every(({ left, quantity }) => left >= (kits + 1) * quantity)) kits++;
  while (piles.some(({ left, quantity }) => left < kits * quantity)) kits--;
  return kits;
}

function recordOfOwn(company: PlainCompany, product: PlainProduct, day: string, today: string): PlainRecord {
  const owned = ownedOn(product, day) + hiredInOn(product, day);
  const held = { in_repair: 0, lost: 0 };
  for (const hold of product.holds) held[hold.kind] += isHeld(hold, day) ? stillHeld(hold, day) : 0;
  const { in_repair, lost } = held;
  let firm = 0;
  let provisional = 0;
  let overdue = 0;
  for (const job of company.jobs) {
    if (isHeldByJob(company, job, day)) {
      if (job.status === 'accepted') firm += unitsOfJob(job, product);
      if (statusOn(job, today) === 'sent') provisional += unitsOfJob(job, product);
    }
    if (job.status === 'accepted') overdue += overdueUnits(company, job, product, day, today);
  }
  const free = owned - in_repair - lost - firm - overdue;
  return { day, catalog_item_id: product.id, owned, in_repair, lost, firm, provisional, overdue, free };
}

/** A count says what there is on its day whatever came before it; of one day, what was recorded later comes later. */
export function ownedOn({ firstCount, records }: PlainProduct, day: string): number {
  const known = records
    .filter((record) => record.day <= day)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  return known.reduce((owned, record) => ('count' in record ? record.count : owned + record.units), firstCount ?? 0);
}

/** What is asked for only may never come. */
export function hiredInOn({ subHires }: PlainProduct, day: string): number {
  let units = 0;
  for (const each of subHires) {
    const isHere = each.arrives <= day && day <= each.goesBack;
    if (each.state === 'confirmed' && isHere) units += each.units;
  }
  return units;
}

/** Units that are not back by a day, whether or not the hold is over then. */
export function stillHeld({ units }: PlainHold, day: string): number {
  return units.filter(({ back }) => back === null || back > day).length;
}

function isHeld({ from, last }: PlainHold, day: string): boolean {
  return from <= day && (last === null || day <= last);
}

/** A sent one counts as expired from the day after its last, whether or not that was written down. */
export function statusOn({ status, validUntil }: PlainJob, today: string): PlainJob['status'] {
  return status === 'sent' && validUntil !== null && validUntil < today ? 'expired' : status;
}

/** Its days with the buffers, from the day of dispatch on where that is earlier. */
function isHeldByJob({ bufferBefore, bufferAfter }: PlainCompany, job: PlainJob, day: string): boolean {
  if (job.date === null) return false;
  const first = shifted(job.date, -bufferBefore);
  const last = shifted(job.date, job.days - 1 + bufferAfter);
  const isAway = job.dispatchedOn !== null && job.dispatchedOn <= day;
  return (first <= day || isAway) && day <= last;
}

/**
 * Lines with the same product add up, a kit needs its parts and none of itself; what is out for a job counts even where it
 * was amended to less since.
 */
export function unitsOfJob(job: PlainJob, product: PlainProduct): number {
  let wanted = 0;
  for (const line of job.lines) if (!line.optional) wanted += line.units * unitsIn(line.product, product);
  const out = job.units.filter((unit) => unit.product === product && unit.back === null).length;
  return job.status === 'accepted' ? Math.max(wanted, out) : wanted;
}

/** How many of a product one unit of a line's product needs. */
function unitsIn(sold: PlainProduct | null, product: PlainProduct): number {
  if (sold === null) return 0;
  if (sold.parts.length === 0) return sold === product ? 1 : 0;
  return sold.parts.find((part) => part.product === product)?.quantity ?? 0;
}

/** A day before today goes by what was out at its end; later ones by what is out now and not back by then. */
function overdueUnits(
  { bufferAfter }: PlainCompany,
  job: PlainJob,
  product: PlainProduct,
  day: string,
  today: string,
): number {
  if (job.date === null) return 0;
  const asked = day < today ? day : today;
  if (shifted(job.date, job.days - 1 + bufferAfter) >= asked) return 0;
  return job.units.filter(
    (unit) => unit.product === product && unit.left <= asked && (unit.back === null || unit.back > day),
  ).length;
}

function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

/** Where an accepted job needs more than is free without it, on the days that it holds. */
export function shortagesOf(company: PlainCompany, job: PlainJob, today: string) {
  if (job.date === null) return [];
  const others = { ...company, jobs: company.jobs.filter((other) => other !== job) };
  const dispatch = job.dispatchedOn ?? job.date;
  const from = shifted(dispatch < job.date ? dispatch : job.date, -company.bufferBefore);
  const to = shifted(job.date, job.days - 1 + company.bufferAfter);
  return recordsOf(others, today, { from, to, items: null }).flatMap(({ catalog_item_id, day, free }) => {
    const product = company.products.find(({ id }) => id === catalog_item_id);
    if (product === undefined || !isHeldByJob(company, job, day)) return [];
    const needed = unitsOfJob(job, product);
    return needed > 0 && free < needed ? [{ productId: product.id, day, needed, free }] : [];
  });
}
