import { sql } from 'kysely';
import type { Along } from '../../accounts/index.ts';
import type { Db } from '../../platform/db.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';

/** A proposal as it is now: another stamp, another answer. */
export interface Stamped {
  readonly id: string;
  readonly stamp: string;
}

/** A page of a company's proposals, newest first. */
export interface PageAsked {
  readonly since?: Date | undefined;
  /** Continues after this one. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** What is asked along with the admission of a request for a proposal; undefined for what is no id. */
export function alongForProposal(id: string): Along | undefined {
  return isUuid(id) ? { proposal: id.toLowerCase() } : undefined;
}

/** What is asked along for a page from the newest on; one more tells whether there is another page. */
export function alongForPage({ since, limit }: { readonly since?: Date | undefined; readonly limit: number }): Along {
  return { most: limit + 1, since: since === undefined ? null : toMoment(since) };
}

/** A proposal's stamp, where its request was admitted without it; null where the company has no such proposal. */
export function readStamp(db: Db, companyId: string, id: string, now: Date): Promise<string | null> {
  return forCompany(db, companyId, async (tx) => {
    const { rows } = await sql<{ stamp: string }>`
      select proposal_stamp(p.xmin, k.xmin, p.status = 'sent' and p.valid_until < (${now}::timestamptz at time zone k.time_zone)::date)
        as stamp
      from companies k join proposals p on p.company_id = k.id
      where k.id = ${companyId} and p.id = ${id}`.execute(tx);
    return rows[0]?.stamp ?? null;
  });
}

/** A page with the stamps of its proposals and of one more, where its request was admitted without it. */
export function readPage(db: Db, companyId: string, asked: PageAsked, now: Date): Promise<readonly Stamped[]> {
  const { since, after, limit } = asked;
  return forCompany(db, companyId, async (tx) => {
    const { rows } = await sql<Stamped>`
      select newest.* from companies k, newest_proposals(k.id, k.xmin, (${now}::timestamptz at time zone k.time_zone)::date,
        ${since === undefined ? null : toMoment(since)}, ${after?.createdAt ?? null}, ${after?.id ?? null}, ${limit + 1}) newest
      where k.id = ${companyId}`.execute(tx);
    return rows;
  });
}

/** As PostgreSQL reads it: a zone can carry a moment beyond the years of four digits. */
function toMoment(date: Date): string {
  const year = date.getUTCFullYear();
  if (year > 9999) return 'infinity';
  return year < 1 ? '-infinity' : date.toISOString();
}

/** A page as the database writes it. */
export function parsePage(found: string | null): Stamped[] {
  if (found === null) return [];
  return found.split(',').map((each) => {
    const space = each.indexOf(' ');
    return { id: each.slice(0, space), stamp: each.slice(space + 1) };
  });
}
