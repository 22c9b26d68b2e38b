import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';
import { typeOfPicture } from '../platform/picture.ts';
import { nameOfProduct } from './owned.ts';

/** Of what is sent; what is kept is much smaller. */
export const PICTURE_BYTES = 8 * 1024 * 1024;
const MOST_PIXELS = 50_000_000;
/** Within so many pixels: on a page at up to three to the point, on paper at 300 dots to the inch; on the product's page. */
const SMALL = { size: 160, quality: 78 };
const LARGE = { size: 720, quality: 80 };

export type PictureSize = 'small' | 'large';

/** A picture as it is kept: JPEG in two sizes, on white. */
export interface Picture {
  readonly small: Buffer;
  readonly large: Buffer;
}

/**
 * A picture of any kind of PNG, JPEG or WebP as it is kept, upright and without what a camera wrote into it. What it is,
 * its bytes say, not its name. Throws `invalid_request` for what is none, is over 8 MB or 50 million pixels, or is damaged.
 */
export async function preparePicture(image: Buffer): Promise<Picture> {
  if (image.length > PICTURE_BYTES) throw invalidRequest('picture', ({ catalogue }) => catalogue.pictureTooLarge);
  if (typeOfPicture(image) === null) {
    throw invalidRequest('picture', ({ catalogue }) => catalogue.pictureKind);
  }
  // takes a tenth of a second to load, which only whoever has a new picture needs
  const { default: sharp } = await import('sharp');
  const within = ({ size, quality }: typeof SMALL) =>
    sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
  try {
    const [small, large] = [await within(SMALL), await within(LARGE)];
    return { small, large };
  } catch (cause) {
    throw new AppError('invalid_request', ({ catalogue }) => catalogue.pictureUnreadable, { param: 'picture', cause });
  }
}

/** Gives a product a picture in place of the one it has, and returns its id. Throws `not_found`. */
export async function setPicture(
  tx: Tx,
  companyId: string,
  productId: string,
  picture: Picture,
  now: Date,
): Promise<string> {
  const before = await lockPictureOf(tx, companyId, productId);
  const id = newId();
  await tx
    .insertInto('product_pictures')
    .values({ company_id: companyId, id, ...picture, created_at: now })
    .execute();
  await show(tx, companyId, productId, id);
  await recordPicture(tx, companyId, productId);
  await dropUnused(tx, companyId, before);
  return id;
}

/** Throws `not_found` where there is no such product. */
export async function removePicture(tx: Tx, companyId: string, productId: string): Promise<void> {
  const before = await lockPictureOf(tx, companyId, productId);
  await show(tx, companyId, productId, null);
  await recordPicture(tx, companyId, productId);
  await dropUnused(tx, companyId, before);
}

function recordPicture(tx: Tx, companyId: string, productId: string): Promise<void> {
  const name = nameOfProduct(companyId, productId);
  return recordAudit(tx, companyId, { what: 'catalogue.picture_changed', id: productId, name });
}

/** Throws `not_found` for a picture that the company does not have or has no longer. */
export async function readPicture(tx: Tx, companyId: string, id: string, size: PictureSize): Promise<Buffer> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('product_pictures')
        .select(size)
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  const image = row?.[size];
  if (image === undefined) throw new AppError('not_found', (texts) => texts.none.picture);
  return image;
}

/** Several pictures in their small size, by id. */
export async function readSmallPictures(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('product_pictures')
    .select(['id', 'small'])
    .where('company_id', '=', companyId)
    .where('id', '=', sql<string>`any(${[...new Set(ids)]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, small }) => [id, small]));
}

async function lockPictureOf(tx: Tx, companyId: string, productId: string): Promise<string | null> {
  const row = isUuid(productId)
    ? await tx
        .selectFrom('products')
        .select('picture_id')
        .where('company_id', '=', companyId)
        .where('id', '=', productId)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.product(productId));
  return row.picture_id;
}

async function show(tx: Tx, companyId: string, productId: string, pictureId: string | null): Promise<void> {
  await tx
    .updateTable('products')
    .set({ picture_id: pictureId, updated_at: sql<Date>`now()` })
    .where('company_id', '=', companyId)
    .where('id', '=', productId)
    .execute();
}

/** A picture that no product shows stays for as long as an accepted proposal does. */
async function dropUnused(tx: Tx, companyId: string, id: string | null): Promise<void> {
  if (id === null) return;
  await sql`
    delete from product_pictures p
    where p.company_id = ${companyId} and p.id = ${id}
      and not exists (select from line_items l where l.company_id = p.company_id and l.picture_id = p.id)`.execute(tx);
}
