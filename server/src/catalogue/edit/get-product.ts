import type { Category, Unit } from '@showbill/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { ownedOrAllowed } from '../owned.ts';
import { isTracked } from '../parts.ts';

/** Another product that belongs to one, so many with each unit. */
export interface Accessory {
  readonly productId: string;
  readonly name: string;
  readonly quantity: number;
  readonly archived: boolean;
}

export interface ProductDetails {
  readonly id: string;
  readonly sku: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly category: Category;
  readonly ownCategory: string | null;
  readonly unit: Unit;
  /** Minor units of the company's currency. */
  readonly unitPrice: bigint;
  /** What one unit costs the company itself, in the same; null: not known. */
  readonly costPrice: bigint | null;
  readonly tracked: boolean;
  readonly owned: number | null;
  readonly perAttendees: number | null;
  readonly kilograms: number | null;
  readonly cubicMetres: number | null;
  readonly watts: number | null;
  readonly pictureId: string | null;
  readonly archivedAt: Date | null;
  readonly updatedAt: Date;
  /** What goes out with each unit. */
  readonly accessories: readonly Accessory[];
  /** The products that this one goes out with. */
  readonly goesWith: readonly Accessory[];
  /** What it is made of, where it is a kit. */
  readonly parts: readonly Accessory[];
  /** The kits that it is a part of. */
  readonly partOf: readonly Accessory[];
}

/** A product with all that its company keeps of it, and the units owned on a day. Throws `not_found`. */
export async function getProduct(tx: Tx, companyId: string, id: string, day: string): Promise<ProductDetails> {
  const { rows } = await sql<Omit<ProductDetails, 'accessories' | 'goesWith' | 'parts' | 'partOf'>>`
    select id, sku, name, description, category, own_category as "ownCategory",
      unit, unit_price as "unitPrice", cost_price as "costPrice", ${isTracked()} as tracked, ${ownedOrAllowed(day)} as owned,
      per_attendees::float8 as "perAttendees", kilograms::float8 as kilograms,
      cubic_metres::float8 as "cubicMetres", watts::float8 as watts,
      picture_id as "pictureId", archived_at as "archivedAt", updated_at as "updatedAt"
    from products
    where company_id = ${companyId} and id = ${id}`.execute(tx);
  const product = rows[0];
  if (product === undefined) throw new AppError('not_found', (texts) => texts.none.product(id));
  const links = await tx
    .selectFrom('product_accessories as a')
    .innerJoin('products as p', (join) =>
      join
        .onRef('p.company_id', '=', 'a.company_id')
        .on(sql<boolean>`p.id = case when a.product_id = ${id} then a.accessory_id else a.product_id end`),
    )
    .select(['a.product_id', 'p.id', 'p.name', 'a.quantity', 'a.is_part', 'p.archived_at'])
    .where('a.company_id', '=', companyId)
    .where(sql<boolean>`${id} in (a.product_id, a.accessory_id)`)
    .orderBy('p.name_key')
    .orderBy('p.id')
    .execute();
  const toAccessory = ({ id: productId, name, quantity, archived_at: archivedAt }: (typeof links)[number]) => ({
    productId,
    name,
    quantity,
    archived: archivedAt !== null,
  });
  const linked = (isOwn: boolean, isPart: boolean) =>
    links.filter((link) => (link.product_id === id) === isOwn && link.is_part === isPart).map(toAccessory);
  return {
    ...product,
    accessories: linked(true, false),
    goesWith: linked(false, false),
    parts: linked(true, true),
    partOf: linked(false, true),
  };
}
