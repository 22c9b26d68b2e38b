import { sql } from 'kysely';
import { type Company, getCompany } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { findClosing, type LifeContext, type Proposal, presentSummary } from '../proposals/index.ts';
import { toClient } from './mail-about.ts';
import type { MailKind } from './types.ts';

/** How long before its last day a client is reminded of a proposal. */
const DAYS_BEFORE = 2;

/** Writes to clients whose proposals will close soon, once for each time that it was sent; returns to how many. */
export async function remindClients(context: Pick<LifeContext, 'db' | 'clock' | 'log' | 'publicUrl'>): Promise<number> {
  const now = context.clock.now();
  // by the calendar that is furthest ahead: each company is looked at by its own below
  const furthest = addDays(dayIn('Pacific/Kiritimati', now), DAYS_BEFORE);
  const { rows } = await sql<{ id: string }>`
    select companies_with_closing_proposals(${furthest}::date) as id`.execute(context.db);
  let reminded = 0;
  for (const { id } of rows) {
    reminded += await remindOfCompany(context, id, now).catch((error: unknown) => {
      context.log.error({ err: error, company: id }, 'clients could not be reminded');
      return 0;
    });
  }
  return reminded;
}

function remindOfCompany({ db, publicUrl }: Pick<LifeContext, 'db' | 'publicUrl'>, companyId: string, now: Date) {
  return forCompany(db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, now);
    const closing = await findClosing(tx, companyId, { today, days: DAYS_BEFORE, now, reachable: true });
    let reminded = 0;
    for (const proposal of closing) {
      if (await wasReminded(tx, companyId, proposal, 'proposal.expiring')) continue;
      await remind(tx, company, proposal, { shareUrl: presentSummary(proposal, publicUrl).share_url, now });
      reminded++;
    }
    return reminded;
  });
}

/** Whether a mail of this kind was written since it was last sent. */
export async function wasReminded(
  tx: Tx,
  companyId: string,
  { id, sentAt }: Proposal,
  kind: MailKind,
): Promise<boolean> {
  const mail = await tx
    .selectFrom('mails')
    .select('id')
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', id)
    .where('kind', '=', kind)
    .where('created_at', '>', sentAt ?? new Date(0))
    .executeTakeFirst();
  return mail !== undefined;
}

async function remind(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  { shareUrl, now }: { readonly shareUrl: string; readonly now: Date },
): Promise<void> {
  const { name, email } = proposal.client ?? {};
  if (name === undefined || email === undefined || email === null) return;
  const matter = { company, proposal, client: { name, email }, shareUrl, by: 'company', signature: null, now } as const;
  await tx
    .insertInto('mails')
    .values(await toClient(tx, matter, 'proposal.expiring'))
    .execute();
}
