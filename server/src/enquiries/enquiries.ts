import type { Language } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';

export const ENQUIRY_STATES = ['new', 'drafted', 'dismissed'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export interface EnquiryFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** What a stranger sent with the form. Everything in it is as they typed it. */
export interface Enquiry {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly description: string;
  /** A day. */
  readonly date: string | null;
  readonly place: string | null;
  readonly attendees: number | null;
  /** The host of the page that it was sent from. */
  readonly origin: string | null;
  readonly language: Language;
  readonly state: EnquiryState;
  readonly receivedAt: Date;
  /** What was made of it and is there still. */
  readonly proposal: { readonly id: string; readonly number: string } | null;
  readonly files: readonly EnquiryFile[];
}

interface Page {
  readonly state: EnquiryState;
  readonly before?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** A page of enquiries, newest first. */
export async function listEnquiries(tx: Tx, companyId: string, { state, before, limit }: Page): Promise<Enquiry[]> {
  return read(
    tx,
    sql`
      where e.company_id = ${companyId} and e.state = ${state}
        and (${before === undefined} or (e.received_at, e.id) < (${before?.at ?? null}::timestamptz, ${before?.id ?? null}::uuid))
      order by e.received_at desc, e.id desc limit ${limit}`,
  );
}

/** Throws `not_found`. */
export async function getEnquiry(tx: Tx, companyId: string, id: string): Promise<Enquiry> {
  const [enquiry] = isUuid(id) ? await read(tx, sql`where e.company_id = ${companyId} and e.id = ${id}`) : [];
  if (enquiry === undefined) throw noSuch(id);
  return enquiry;
}

/** How many nobody has dealt with; `any`: whether the company takes enquiries, or has some. */
export async function countEnquiries(
  tx: Tx,
  companyId: string,
): Promise<{ readonly new: number; readonly any: boolean }> {
  const { rows } = await sql<{ new: number; any: boolean }>`
    select
      (select count(*)::integer from enquiries where company_id = ${companyId} and state = 'new') as new,
      exists (select from enquiry_forms where company_id = ${companyId} and is_on)
        or exists (select from enquiries where company_id = ${companyId}) as any`.execute(tx);
  return rows[0] ?? { new: 0, any: false };
}

/** Puts an enquiry aside, or takes it up again; one of which a proposal was made stays as it is. Throws `not_found`. */
export async function dismissEnquiry(tx: Tx, companyId: string, id: string, dismissed: boolean): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('enquiries')
    .set({ state: dismissed ? 'dismissed' : 'new', proposal_id: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('proposal_id', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noSuch(id);
  await recordAudit(tx, companyId, { what: dismissed ? 'enquiry.dismissed' : 'enquiry.reopened', id });
}

/** Throws `not_found`. */
export async function deleteEnquiry(tx: Tx, companyId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('enquiries')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuch(id);
  await recordAudit(tx, companyId, { what: 'enquiry.deleted', id });
}

/** Remembers which proposal was made of an enquiry. One that was deleted meanwhile is not missed. */
export async function enquiryDrafted(tx: Tx, companyId: string, id: string, proposalId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('enquiries')
    .set({ state: 'drafted', proposal_id: proposalId })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await recordAudit(tx, companyId, { what: 'enquiry.drafted', id });
}

/** Throws `not_found`. */
export async function readEnquiryFile(tx: Tx, companyId: string, id: string) {
  const row = isUuid(id)
    ? await tx
        .selectFrom('enquiry_files')
        .select(['name', 'media_type as type', 'content'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', ({ none }) => none.enquiryFile);
  return row;
}

async function read(tx: Tx, which: ReturnType<typeof sql>): Promise<Enquiry[]> {
  const { rows } = await sql<Enquiry>`
    select e.id, e.name, e.email, e.phone, e.description, e.event_date as date, e.place, e.attendees, e.origin, e.language,
      e.state, e.received_at as "receivedAt",
      (select jsonb_build_object('id', p.id, 'number', p.number) from proposals p
       where p.company_id = e.company_id and p.id = e.proposal_id) as proposal,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.place)
        from enquiry_files f where f.company_id = e.company_id and f.enquiry_id = e.id), '[]') as files
    from enquiries e ${which}`.execute(tx);
  return rows;
}

function noSuch(id: string): AppError {
  return new AppError('not_found', ({ none }) => none.enquiry(id));
}
