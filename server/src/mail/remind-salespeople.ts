import { sql } from 'kysely';
import { type Company, getCompany, languageOf, listMembers } from '../accounts/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  findClosing,
  type LifeContext,
  type Proposal,
  presentSummary,
  readMarks,
  readSalesSettings,
} from '../proposals/index.ts';
import { written } from './mail-about.ts';
import { closingToSalesperson } from './messages/closing.ts';
import { oneLine } from './one-line.ts';
import { wasReminded } from './remind-clients.ts';

/** As many days ahead as a company can set. */
const MOST_DAYS = 60;

type Work = Pick<LifeContext, 'db' | 'clock' | 'log' | 'publicUrl'>;

/**
 * Writes to the salespeople of proposals that expire within the days that their company has set, once for each time that
 * it was sent; to the company where a proposal is nobody's or its salesperson has left. Returns how many mails.
 */
export async function remindSalespeople(context: Work): Promise<number> {
  const now = context.clock.now();
  // by the calendar that is furthest ahead: each company is looked at by its own below
  const furthest = addDays(dayIn('Pacific/Kiritimati', now), MOST_DAYS);
  const { rows } = await sql<{ id: string }>`
    select companies_with_closing_proposals(${furthest}::date) as id`.execute(context.db);
  let reminded = 0;
  for (const { id } of rows) {
    reminded += await remindOfCompany(context, id, now).catch((error: unknown) => {
      context.log.error({ err: error, company: id }, 'salespeople could not be reminded');
      return 0;
    });
  }
  return reminded;
}

function remindOfCompany({ db, publicUrl }: Work, companyId: string, now: Date): Promise<number> {
  return forCompany(db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const { expiryDays } = await readSalesSettings(tx, companyId);
    const today = dayIn(company.timeZone, now);
    const closing = await findClosing(tx, companyId, { today, days: expiryDays - 1, now, reachable: false });
    let reminded = 0;
    for (const proposal of closing) {
      if (await wasReminded(tx, companyId, proposal, 'proposal.closing')) continue;
      await remind(tx, company, proposal, { appUrl: presentSummary(proposal, publicUrl).app_url, now });
      reminded++;
    }
    return reminded;
  });
}

async function remind(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  { appUrl, now }: { readonly appUrl: string; readonly now: Date },
): Promise<void> {
  const { owner } = (await readMarks(tx, company.id, [proposal.id])).get(proposal.id) ?? {};
  const salesperson = (await listMembers(tx, company.id)).find(({ id }) => id === owner?.id);
  const { name, email } = salesperson ?? company;
  const language = (salesperson && (await languageOf(tx, salesperson.id))) ?? company.language;
  const letter = closingToSalesperson({ proposal, appUrl }, language);
  await tx
    .insertInto('mails')
    .values({
      ...written({ company, proposal, now }, 'proposal.closing', letter),
      audience: 'company',
      recipient: email,
      recipient_name: oneLine(name),
      reply_to: proposal.client?.email ?? null,
      state: email === null ? 'kept' : 'waiting',
    })
    .execute();
}
