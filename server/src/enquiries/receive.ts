import { type Insertable, sql } from 'kysely';
import { networkOf } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tables, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { Enquiry } from './enquiries.ts';
import { fileName, type FileType } from './file-type.ts';

/** Tries of one network at one company's form, and enquiries that a company takes from all of them. */
const BOUNDS = {
  network: { hourly: 20, daily: 60 },
  company: { hourly: 60, daily: 300 },
} as const;
/** Of the files that a company takes in a day. */
const DAILY_BYTES = 200 * 1024 * 1024;
const DAY = 86_400_000;

export interface NewEnquiry extends Omit<Enquiry, 'id' | 'state' | 'receivedAt' | 'proposal' | 'files'> {
  readonly files: readonly { readonly name: string; readonly type: FileType; readonly content: Buffer }[];
}

/** Counts a use of a company's form by a network before what it sends is read. Returns for how many seconds it is refused; 0: it is not. */
export function countUse({ db, secrets }: Context, companyId: string, address: string): Promise<number> {
  const network = secrets.sign('enquiry-network', networkOf(address));
  return forCompany(db, companyId, (tx) => begin(tx, companyId, network, BOUNDS.network));
}

/**
 * Keeps an enquiry, and tells of it by `tell` in the same transaction. Nothing is drafted, and nothing of the allowance is
 * used. Returns in how many seconds the company takes another; 0: it was kept.
 */
export function receiveEnquiry(
  { db, clock }: Context,
  companyId: string,
  { files, date, ...enquiry }: NewEnquiry,
  tell: (tx: Tx, companyId: string, now: Date) => Promise<void>,
): Promise<number> {
  const now = clock.now();
  return forCompany(
    db,
    companyId,
    async (tx) => {
      const wait =
        (await waitForRoom(tx, companyId, files, now)) || (await begin(tx, companyId, 'all', BOUNDS.company));
      if (wait > 0) return wait;
      const id = newId();
      await tx
        .insertInto('enquiries')
        .values({ company_id: companyId, id, ...enquiry, event_date: date, received_at: now })
        .execute();
      if (files.length > 0) {
        const rows = files.map(
          ({ name, type, content }, place): Insertable<Tables['enquiry_files']> => ({
            company_id: companyId,
            id: newId(),
            enquiry_id: id,
            place,
            name: fileName(name, type),
            media_type: type,
            size: content.length,
            content,
          }),
        );
        await tx.insertInto('enquiry_files').values(rows).execute();
      }
      await tell(tx, companyId, now);
      return 0;
    },
    { kind: 'client' },
  );
}

/** In how many seconds files can find room beside those of the last day; 0: they have it. */
async function waitForRoom(tx: Tx, companyId: string, files: NewEnquiry['files'], now: Date): Promise<number> {
  if (files.length === 0) return 0;
  const { bytes, oldest } = await tx
    .selectFrom('enquiry_files as f')
    .innerJoin('enquiries as e', (join) =>
      join.onRef('e.company_id', '=', 'f.company_id').onRef('e.id', '=', 'f.enquiry_id'),
    )
    .select((eb) => [eb.fn.sum<string | null>('f.size').as('bytes'), eb.fn.min('e.received_at').as('oldest')])
    .where('f.company_id', '=', companyId)
    .where('e.received_at', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  const sum = files.reduce((total, { content }) => total + content.length, Number(bytes ?? 0));
  if (sum <= DAILY_BYTES || oldest === null) return 0;
  return Math.max(1, Math.ceil((oldest.getTime() + DAY - now.getTime()) / 1000));
}

async function begin(
  tx: Tx,
  companyId: string,
  subject: string,
  { hourly, daily }: { readonly hourly: number; readonly daily: number },
): Promise<number> {
  const { rows } = await sql<{ wait: number }>`
    select begin_enquiry(${companyId}::uuid, ${subject}, ${hourly}, ${daily}) as wait`.execute(tx);
  return Math.ceil(rows[0]?.wait ?? 0);
}
