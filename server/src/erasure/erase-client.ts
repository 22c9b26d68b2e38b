import { sql } from 'kysely';
import { getCompany } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { findPriceListOf, getClient } from '../clients/index.ts';
import { deleteEnquiriesOf } from '../enquiries/index.ts';
import type { Actor } from '../platform/actor.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { changeKeptAnswers } from '../platform/idempotency.ts';
import { forCompany } from '../platform/tenancy.ts';
import { renamePriceList, shareUrl } from '../proposals/index.ts';
import { eraseHistory } from './erase-history.ts';
import { eraseProposals } from './erase-proposals.ts';
import { createScrubber, INSTEAD, type Scrubber } from './scrubber.ts';
import { type ErasedProposal, withoutClient } from './without-client.ts';

/** What was or would be erased of a client. */
export interface Erasure {
  readonly name: string;
  /** Their proposals: figures, numbers, dates and stock stay. */
  readonly proposals: number;
  /** Papers that they signed, of which the hash stays. */
  readonly signed: number;
  readonly letters: number;
  /** Sent and still open, accepted with equipment held today or later, or still to be withdrawn from. */
  readonly open: number;
  /** Contracts that they can still withdraw from. */
  readonly withdrawable: number;
}

/** The proposals of whoever is erased, by their ids. */
export type Erased = ReadonlyMap<string, ErasedProposal>;

/** What erasing a client would take away. Throws `not_found`. */
export async function foreseeErasure(tx: Tx, companyId: string, clientId: string, now: Date): Promise<Erasure> {
  const client = await getClient(tx, companyId, clientId);
  const today = dayIn((await getCompany(tx, companyId)).timeZone, now);
  const { rows } = await sql<Omit<Erasure, 'name'>>`
    with theirs as (
      select id, status, event_date + event_days as until, valid_until
      from proposals where company_id = ${companyId} and client_id = ${clientId}),
    withdrawable as (
      select p.id from theirs p join withdrawal_rights r on r.company_id = ${companyId} and r.proposal_id = p.id
      where p.status = 'accepted' and r.last_day >= ${today}::date and not exists (
        select from withdrawals w where w.company_id = r.company_id and w.proposal_id = r.proposal_id))
    select
      (select count(*)::integer from theirs) as proposals,
      (select count(*)::integer from acceptances a join theirs p on p.id = a.proposal_id
       where a.company_id = ${companyId} and a.erased_at is null) as signed,
      (select count(*)::integer from mails m
       where m.company_id = ${companyId} and (m.proposal_id in (select id from theirs) or ${isTo(client.email)})) as letters,
      (select count(*)::integer from theirs
       where status = 'sent' and valid_until >= ${today}::date or status = 'accepted' and until > ${today}::date
         or id in (select id from withdrawable)) as open,
      (select count(*)::integer from withdrawable) as withdrawable`.execute(tx);
  return { name: client.name, ...(rows[0] ?? { proposals: 0, signed: 0, letters: 0, open: 0, withdrawable: 0 }) };
}

/**
 * Erases one client's personal data in a company, in one transaction: the record, and in all that is about their proposals
 * who they are and what they wrote. What the books need stays, and of signed papers the hash. Throws `not_found`.
 */
export function eraseClient(context: Context, companyId: string, clientId: string, actor?: Actor): Promise<Erasure> {
  const erase = async (tx: Tx) => {
    const moment = context.clock.now();
    await lockClient(tx, companyId, clientId);
    const erasure = await foreseeErasure(tx, companyId, clientId, moment);
    const scrubber = createScrubber(await knownAs(tx, companyId, clientId));
    const proposals = await eraseProposals(tx, companyId, clientId, { scrubber, moment });
    const erased: Erased = new Map(
      [...proposals].map(([id, { number, token }]) => [id, { number, shareUrl: shareUrl(context.publicUrl, token) }]),
    );
    await scrubPriceList(tx, companyId, clientId, scrubber);
    const { name, email } = await getClient(tx, companyId, clientId);
    await sql`select erase_evidence(${[...erased.keys()]}::uuid[], ${moment})`.execute(tx);
    await eraseHistory(tx, companyId, [...erased.keys()], { name, email });
    await sql`
      delete from mails m
      where m.company_id = ${companyId} and (m.proposal_id = any(${[...erased.keys()]}::uuid[]) or ${isTo(email)})`.execute(
      tx,
    );
    await eraseSendings(tx, companyId, email);
    await deleteEnquiriesOf(tx, companyId, { email, proposalIds: [...erased.keys()] });
    await eraseFromEvents(tx, companyId, erased, scrubber);
    await changeKeptAnswers(context, tx, companyId, (answer) => {
      const proposal = 'id' in answer && typeof answer.id === 'string' ? erased.get(answer.id) : undefined;
      return proposal === undefined ? null : withoutClient(answer, proposal, scrubber);
    });
    await tx.deleteFrom('clients').where('company_id', '=', companyId).where('id', '=', clientId).execute();
    await recordAudit(tx, companyId, { what: 'client.erased', id: clientId });
    return erasure;
  };
  return forCompany(context.db, companyId, erase, actor);
}

/** Invoices that went to their address for others' proposals; of a proposal that has no client its page shows them no more. */
async function eraseSendings(tx: Tx, companyId: string, email: string | null): Promise<void> {
  await sql`
    update invoice_sendings s set recipient = case
      when exists (
        select from proposals p where p.company_id = s.company_id and p.id = s.proposal_id and p.client_id is not null
      ) then ${INSTEAD} end
    where s.company_id = ${companyId} and lower(s.recipient) = lower(${email}::text)`.execute(tx);
}

/** Prices of their own may be called after them. */
async function scrubPriceList(tx: Tx, companyId: string, clientId: string, scrubber: Scrubber): Promise<void> {
  const id = await findPriceListOf(tx, companyId, clientId);
  if (id !== null) await renamePriceList(tx, companyId, id, (name) => scrubber.text(name));
}

/** Nobody makes a proposal for them meanwhile. */
async function lockClient(tx: Tx, companyId: string, clientId: string): Promise<void> {
  await sql`select from clients where company_id = ${companyId} and id = ${clientId} for update`.execute(tx);
}

/** Whether a letter goes to an address, or an answer to it does. */
function isTo(email: string | null) {
  return sql`lower(${email}::text) = any(select lower(a) from unnest(m.cc || m.recipient || m.reply_to) a)`;
}

/** All names and addresses under which a client stands, those of who signed for them too. */
async function knownAs(tx: Tx, companyId: string, clientId: string): Promise<(string | null)[]> {
  const { name, email, phone, company, taxNumber, address } = await getClient(tx, companyId, clientId);
  const { rows } = await sql<{ name: string | null; email: string | null }>`
    select a.name, a.email from acceptances a
    join proposals p on p.company_id = a.company_id and p.id = a.proposal_id
    where p.company_id = ${companyId} and p.client_id = ${clientId}`.execute(tx);
  return [
    name,
    email,
    phone,
    company,
    taxNumber,
    ...linesOf(address),
    ...rows.flatMap((signed) => [signed.name, signed.email]),
  ];
}

/** Those of an address that are about one house: a town by itself is others' too. */
function linesOf(address: string | null): string[] {
  return (address ?? '').split('\n').filter((line) => /\d/.test(line));
}

/** Events that were told or wait to be told go on saying what happened, without whose it was; what was answered goes. */
async function eraseFromEvents(tx: Tx, companyId: string, erased: Erased, scrubber: Scrubber): Promise<void> {
  const { rows: events } = await sql<{ id: string; proposalId: string; data: object }>`
    select id, proposal_id as "proposalId", data from events
    where company_id = ${companyId} and proposal_id = any(${[...erased.keys()]}::uuid[])`.execute(tx);
  for (const { id, proposalId, data } of events) {
    const proposal = erased.get(proposalId);
    if (proposal === undefined) continue;
    const told = JSON.stringify(withoutClient(data, proposal, scrubber));
    await sql`update events set data = ${told} where company_id = ${companyId} and id = ${id}`.execute(tx);
  }
  await sql`
    update delivery_tries t set response_body = null, error = case when error is not null then '' end
    from deliveries d
    where t.company_id = ${companyId} and d.company_id = t.company_id and d.id = t.delivery_id
      and d.event_id = any(${events.map(({ id }) => id)}::uuid[])`.execute(tx);
}
