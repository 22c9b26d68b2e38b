import type { InvitationMail } from '../accounts/index.ts';
import { rereadProducts } from '../catalogue/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, codeOf, messageOf } from '../platform/errors.ts';
import { bytesOf, checkTarFile, readTarFile, refusalsOf } from '../platform/tar-file/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { verifyPrices, verifyStock } from '../proposals/index.ts';
import { inEnglish } from '../refusals/index.ts';
import { type ArchiveFile, listArchiveFiles } from './describe.ts';
import { type Archive, type Manifest, READER } from './format.ts';
import { inBatches } from './json-lines.ts';
import { carrySessions } from './mend-older.ts';
import { openTarget, type Target } from './target.ts';

export interface Imported {
  readonly company: { readonly id: string; readonly name: string };
  readonly proposals: number;
  /** Of the program that made the archive. */
  readonly version: string;
  /** For those of its people who are known here: they are no members until they accept. To be sent now. */
  readonly invitations: readonly InvitationMail[];
}

/**
 * Makes the company of an archive in this installation, under the same id, in one transaction. Throws `conflict` where it
 * is here already, or where its stock or its totals do not come out as they stand; `invalid_request` for a file that is
 * broken, none of ours or newer. Nothing is changed then.
 */
export async function importCompany(context: Context, file: string): Promise<Imported> {
  const archive = await checkTarFile(file, READER);
  const { company, version } = archive.manifest;
  checkKnown(archive);
  const invitations = await forCompany(context.db, company.id, async (tx) => {
    await refusePresent(tx, company);
    const target = await fill(context, tx, archive);
    await carrySessions(tx, company.id, archive.manifest);
    await checkHealth(tx, archive);
    return target.invitations;
  }).catch((error: unknown) => {
    throw failure(file, error);
  });
  await rereadProducts(context.db, company.id);
  return {
    company: { id: company.id, name: company.name },
    proposals: archive.closing.proposals,
    version,
    invitations,
  };
}

function checkKnown({ file, manifest }: Archive): void {
  const known = new Map(
    listArchiveFiles().map(({ name, fields }) => [name, new Set(fields.map(({ field }) => field))]),
  );
  for (const { name, fields } of manifest.files) {
    const unknown = fields.find((field) => known.get(name)?.has(field) !== true);
    if (unknown !== undefined) throw refusalsOf(file, 'company archive').newer(`it has ${unknown} in ${name}`);
  }
}

async function refusePresent(tx: Tx, { id }: Manifest['company']): Promise<void> {
  const here = await tx.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  if (here === undefined) return;
  throw new AppError('conflict', inEnglish(`the company ${here.name} (${id}) is here already: nothing was imported`));
}

async function fill(context: Context, tx: Tx, archive: Archive): Promise<Target> {
  const target = await openTarget(context, tx, archive.manifest);
  const files = new Map(listArchiveFiles().map((file) => [file.name, file]));
  const expected = new Map(archive.closing.entries.map(({ name, rows }) => [name, rows]));
  for await (const entry of readTarFile(archive.file, 'company archive')) {
    const file = files.get(entry.name);
    if (file !== undefined) {
      const count = await fillTable(target, file, entry.chunks);
      if (count !== expected.get(entry.name)) throw refusalsOf(archive.file, 'company archive').broken();
    } else if (!entry.name.endsWith('.json')) await target.keepBytes(entry.name, await bytesOf(entry));
  }
  return target;
}

async function fillTable(target: Target, file: ArchiveFile, chunks: AsyncIterable<Buffer>): Promise<number> {
  let count = 0;
  for await (const lines of inBatches(chunks)) {
    try {
      await target.insert(file, lines);
    } catch (error) {
      const which = `lines ${count + 1} to ${count + lines.length} of ${file.name}`;
      throw new Error(`${which}: ${messageOf(error)}`, { cause: error });
    }
    count += lines.length;
  }
  return count;
}

async function checkHealth(tx: Tx, { file, manifest: { company } }: Archive): Promise<void> {
  const { differences } = await verifyStock(tx, company.id, { rebuild: false });
  const prices = await verifyPrices(tx, company.id, { sample: Number.MAX_SAFE_INTEGER });
  const faults = [
    ...(differences.length > 0 ? [`${differences.length} bookings differ from the proposals`] : []),
    ...(prices.length > 0 ? [`the lines of ${prices.map(({ number }) => number).join(', ')} do not add up`] : []),
  ];
  if (faults.length === 0) return;
  throw new AppError(
    'conflict',
    inEnglish(`${file} does not pass the check (${faults.join('; ')}): nothing was imported`),
  );
}

/** One sentence for the operator; what lies behind it stays its cause. */
function failure(file: string, error: unknown): unknown {
  if (error instanceof AppError || typeof codeOf(error) === 'string') return error;
  return new AppError(
    'invalid_request',
    inEnglish(`${file} could not be imported: ${messageOf(error)}; nothing was imported`),
    {
      cause: error,
    },
  );
}
