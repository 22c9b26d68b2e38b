import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Layout } from '../table/layout.ts';
import { looksUnheaded, withoutHeadings } from '../table/unheaded.ts';
import { type FirstRow, type ImportMapping, NO_MAPPING } from '../types.ts';
import { findMapping, type ListOf, sealOf, sheetKey } from './mappings.ts';

/** By hand: as somebody has said of files with these headings, where `seal` is given only as that names it. */
export type Mapped = 'recognised' | MappedByHand;

export interface MappedByHand {
  readonly seal: string | null;
  /** What the first row is; left out: what was said of such files before, else what it looks like. */
  readonly firstRow?: FirstRow | undefined;
}

/** How a file is read: from which line on, and what is what in it. */
export interface HowRead {
  readonly layout: Layout;
  readonly mapping: ImportMapping;
}

/** As a company's people have said of such files. Throws `conflict` where that is no longer what a seal names. */
export async function howRead(
  tx: Tx,
  companyId: string,
  layout: Layout,
  { mapped, of }: { readonly mapped: Mapped; readonly of: ListOf },
): Promise<HowRead> {
  if (mapped === 'recognised') return { layout, mapping: NO_MAPPING };
  const said = await asSaid(tx, companyId, layout, { ...mapped, of });
  if (mapped.seal === null || mapped.seal === sealOf(said.mapping)) return said;
  throw new AppError('conflict', ({ catalogue }) => catalogue.mappingChanged);
}

/**
 * What was said of the very headings comes first. Known headings are headings; a first row of others is data where it
 * looks so, and where files with as many columns were said to have none.
 */
async function asSaid(
  tx: Tx,
  companyId: string,
  layout: Layout,
  { firstRow, of }: MappedByHand & { readonly of: ListOf },
): Promise<HowRead> {
  const find = ({ firstRow: read, headers }: Layout) =>
    findMapping(tx, companyId, sheetKey({ firstRow: read, headings: headers }, of));
  const ofHeadings = firstRow === 'data' ? null : await find(layout);
  if (firstRow === 'headings' || ofHeadings !== null || (firstRow !== 'data' && layout.isRecognised)) {
    return { layout, mapping: ofHeadings ?? NO_MAPPING };
  }
  const unheaded = withoutHeadings(layout);
  const ofColumns = await find(unheaded);
  const isData = firstRow === 'data' || ofColumns !== null || looksUnheaded(layout);
  return isData ? { layout: unheaded, mapping: ofColumns ?? NO_MAPPING } : { layout, mapping: NO_MAPPING };
}
