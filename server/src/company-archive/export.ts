import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { getCompany } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { type TarWriter, writeTarFile } from '../platform/tar-file/index.ts';
import { atOneMoment, forCompany } from '../platform/tenancy.ts';
import { VERSION } from '../platform/version.ts';
import type { Tx } from '../platform/db.ts';
import { FORMAT, listArchiveFiles } from './describe.ts';
import type { Manifest } from './format.ts';
import { bytesOfRows, linesOf } from './rows.ts';

export interface Exported {
  readonly file: string;
  readonly bytes: number;
  readonly company: { readonly id: string; readonly name: string };
  readonly proposals: number;
  /** Of the program that made it. */
  readonly version: string;
}

/**
 * Writes all that belongs to a company, as it is at one moment, to a file that only its owner may read:
 * docs/company-archive.md says what is in it. Throws `not_found`. `file` is there once it is whole.
 */
export async function exportCompany(
  { db, clock }: Context,
  companyId: string,
  file: string,
  actor?: Actor,
): Promise<Exported> {
  const part = join(dirname(file), `.${basename(file)}.${randomBytes(4).toString('hex')}.part`);
  const sweep = () => rmSync(part, { force: true });
  process.once('exit', sweep); // where a signal ends it
  try {
    const about = await atOneMoment(db, companyId, async (tx) => {
      sweep(); // of an earlier try
      const { id, name, currency } = await getCompany(tx, companyId);
      const files = listArchiveFiles();
      const manifest: Manifest = {
        format: FORMAT,
        version: VERSION,
        made_at: clock.now().toISOString(),
        company: { id, name, currency },
        files: files.map((each) => ({ name: each.name, fields: each.fields.map(({ field }) => field) })),
      };
      let proposals = 0;
      await writeTarFile(part, manifest, async (writer) => {
        proposals = await writeAll(tx, writer);
        return { proposals };
      });
      return { company: { id, name }, proposals };
    });
    await rename(part, file);
    await forCompany(db, companyId, (tx) => recordAudit(tx, companyId, { what: 'export.company' }), actor);
    const { size } = await stat(file);
    return { file, bytes: size, ...about, version: VERSION };
  } finally {
    sweep();
    process.off('exit', sweep);
  }
}

/** `northlight-event-hire-2026-11-30.tar.gz` */
export function archiveName(company: string, now: Date): string {
  const words = company
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['company'];
  return `${words.join('-').slice(0, 80)}-${now.toISOString().slice(0, 10)}.tar.gz`;
}

/** Bytes first, so that whoever reads the rows has them. Returns how many proposals there were. */
async function writeAll(tx: Tx, writer: TarWriter): Promise<number> {
  await sql`set local timezone = 'UTC'`.execute(tx);
  const files = listArchiveFiles();
  for (const file of files) for await (const { name, bytes } of bytesOfRows(tx, file)) await writer.put(name, bytes);
  let proposals = 0;
  for (const file of files) {
    const lines = await linesOf(tx, file);
    await writer.putStream(file.name, lines.size, lines.count, lines.read());
    if (file.table === 'proposals') proposals = lines.count;
  }
  return proposals;
}
