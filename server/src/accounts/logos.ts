import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';
import { isForDarkGround, typeOfPicture } from '../platform/picture.ts';
import type { LogoType } from './tables.ts';

export const LOGO_BYTES = 256 * 1024;

export interface Logo {
  readonly mediaType: LogoType;
  readonly image: Buffer;
}

/**
 * Sets a company's logo and returns its id, which is new with each picture. What it is, its first bytes say. Throws
 * `invalid_request` for anything but PNG, JPEG or WebP of at most 256 kB: what browsers run, SVG among it, is none.
 */
export async function setLogo(tx: Tx, companyId: string, image: Buffer, now: Date): Promise<string> {
  const mediaType = typeOfPicture(image);
  if (mediaType === null) throw invalidRequest('logo', ({ accounts }) => accounts.logoKind);
  if (image.length > LOGO_BYTES) throw invalidRequest('logo', ({ accounts }) => accounts.logoTooLarge);
  const row = {
    id: newId(),
    media_type: mediaType,
    for_dark_ground: await isForDarkGround(image),
    image,
    created_at: now,
  };
  await tx
    .insertInto('company_logos')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
  await recordAudit(tx, companyId, { what: 'settings.logo_changed' });
  return row.id;
}

export async function removeLogo(tx: Tx, companyId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('company_logos')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  if (numDeletedRows > 0n) await recordAudit(tx, companyId, { what: 'settings.logo_removed' });
}

/** The company's logo without the picture itself, where it has one. */
export async function logoOf(
  tx: Tx,
  companyId: string,
): Promise<{ readonly id: string; readonly forDarkGround: boolean } | null> {
  const row = await tx
    .selectFrom('company_logos')
    .select(['id', 'for_dark_ground'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row === undefined ? null : { id: row.id, forDarkGround: row.for_dark_ground };
}

/** Throws not_found for a logo that the company does not have or has no longer. */
export async function readLogo(tx: Tx, companyId: string, id: string): Promise<Logo> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('company_logos')
        .select(['media_type', 'image'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.logo);
  return { mediaType: row.media_type, image: row.image };
}
