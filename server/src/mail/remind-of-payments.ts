import { sql } from 'kysely';
import { type Company, getCompany } from '../accounts/index.ts';
import {
  needsDecision,
  isPaidEarly,
  keepReminder,
  type ReminderOccasion,
  readReminderDays,
} from '../payments/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  type DuePayment,
  findAcceptance,
  type LifeContext,
  listDuePayments,
  loadProposal,
  paymentPlanOf,
  presentSummary,
  type Proposal,
} from '../proposals/index.ts';
import { written } from './mail-about.ts';
import { paymentReminder } from './messages/payment-reminder.ts';
import { oneLine } from './one-line.ts';
import type { Addressee } from './types.ts';

/** So many days later a reminder may still go out, where the service was down; what is late for longer is for people. */
const LATE_DAYS = 7;

type Work = Pick<LifeContext, 'db' | 'clock' | 'log' | 'publicUrl'>;

/**
 * Writes to clients whose payments will be due or are late, once for each row and occasion, where their company wants it. Returns
 * how many mails.
 */
export async function remindOfPayments(context: Work): Promise<number> {
  const { rows } = await sql<{ id: string }>`select companies_that_remind_of_payments() as id`.execute(context.db);
  let reminded = 0;
  for (const { id } of rows) {
    reminded += await remindOfCompany(context, id).catch((error: unknown) => {
      context.log.error({ err: error, company: id }, 'clients could not be reminded of payments');
      return 0;
    });
  }
  return reminded;
}

function remindOfCompany({ db, clock, publicUrl }: Work, companyId: string): Promise<number> {
  return forCompany(db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const days = await readReminderDays(tx, companyId);
    if (days === null) return 0;
    const now = clock.now();
    const today = dayIn(company.timeZone, now);
    let reminded = 0;
    for (const due of await listDuePayments(tx, companyId, { within: days, today })) {
      const occasion = occasionOf(due, today, days);
      if (occasion === null) continue;
      const proposal = await loadProposal(tx, companyId, due.proposal.id, today);
      const client = proposal && (await addresseeOf(tx, companyId, proposal, { company, today, occasion }));
      if (proposal === null || client === null) continue;
      if (!(await keepReminder(tx, companyId, proposal.id, { position: due.row.position, occasion, now }))) continue;
      await write(tx, { company, proposal, client, due, occasion, now, publicUrl });
      reminded++;
    }
    return reminded;
  });
}

/** Null: it is no day to remind of the row. */
function occasionOf({ row: { dueOn } }: DuePayment, today: string, days: number): ReminderOccasion | null {
  if (dueOn === null) return null;
  if (today < dueOn) return today >= addDays(dueOn, -days) ? 'before' : null;
  const late = addDays(dueOn, days);
  return today >= late && today < addDays(late, LATE_DAYS) ? 'after' : null;
}

interface Asked {
  readonly company: Company;
  readonly today: string;
  readonly occasion: ReminderOccasion;
}

/**
 * The client, or who accepted for them; null where nobody has an address, where they have just accepted, where they have paid all
 * but what is taken off for paying early, and where a person of the company has to look at money of theirs first.
 */
async function addresseeOf(
  tx: Tx,
  companyId: string,
  proposal: Proposal,
  { company, today, occasion }: Asked,
): Promise<Addressee | null> {
  const { id, client, acceptedAt, payments } = proposal;
  const isNew = acceptedAt !== null && dayIn(company.timeZone, acceptedAt) === today;
  if (isNew && occasion === 'before') return null;
  if (isPaidEarly(paymentPlanOf(proposal, { timeZone: company.timeZone, today }), payments)) return null;
  if (await needsDecision(tx, companyId, id)) return null;
  for (const known of [client, await findAcceptance(tx, companyId, id)]) {
    if (known?.name != null && known.email !== null) return { name: known.name, email: known.email };
  }
  return null;
}

interface Writing {
  readonly company: Company;
  readonly proposal: Proposal;
  readonly client: Addressee;
  readonly due: DuePayment;
  readonly occasion: ReminderOccasion;
  readonly now: Date;
  readonly publicUrl: string;
}

async function write(
  tx: Tx,
  { company, proposal, client, due: { row }, occasion, now, publicUrl }: Writing,
): Promise<void> {
  const { share_url: shareUrl } = presentSummary(proposal, publicUrl);
  const letter = paymentReminder({ company, proposal, client, shareUrl, row, dueOn: row.dueOn ?? '', occasion });
  await tx
    .insertInto('mails')
    .values({
      ...written({ company, proposal, now }, 'payment.reminder', letter),
      audience: 'client',
      recipient: client.email,
      recipient_name: oneLine(client.name),
      reply_to: company.email,
      state: 'waiting',
    })
    .execute();
}
