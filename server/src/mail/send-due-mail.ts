import { sql } from 'kysely';
import { readInvoiceFile, readSignedCopy } from '../documents/index.ts';
import type { Db } from '../platform/db.ts';
import { messageOf } from '../platform/errors.ts';
import { countLetter } from '../platform/measures.ts';
import { forCompany } from '../platform/tenancy.ts';
import { inSpan } from '../platform/traces/index.ts';
import { type Claimed, claimMail, finishMail } from './claim-mail.ts';
import { type Attachment, type Mailer, SendError } from './mailer.ts';
import { oneLine } from './one-line.ts';
import type { MailContext } from './types.ts';

const AT_ONCE = 10;
const MINUTE_MS = 60_000;
/** Minutes from a failed try to the next; after the last there is none. */
const RETRY_MINUTES = [1, 5, 30, 120, 360, 1440];
const ERROR_LENGTH = 500;

/**
 * One pass over the mail that is due: sends it, at most ten at once and the companies in turn, or keeps it where there
 * is no mailer. A server that is away ends the pass: what was not tried stays due. After `stop` no further mail is
 * begun.
 */
export async function sendDueMail(context: MailContext, stop?: AbortSignal): Promise<void> {
  const now = context.clock.now();
  const companies = await companiesWithDueMail(context.db, now);
  if (context.mailer === null) {
    for (const companyId of companies) await keepDueMail(context.db, companyId, now);
    return;
  }
  await sendInTurn(context, context.mailer, companies, now, stop);
}

async function companiesWithDueMail(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select companies_with_due_mail(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

function keepDueMail(db: Db, companyId: string, now: Date): Promise<void> {
  return forCompany(db, companyId, async (tx) => {
    await tx
      .updateTable('mails')
      .set({ state: 'kept', attempt: null })
      .where('company_id', '=', companyId)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .execute();
  });
}

async function sendInTurn(
  context: MailContext,
  mailer: Mailer,
  companies: readonly string[],
  now: Date,
  stop: AbortSignal | undefined,
): Promise<void> {
  const turns = [...companies];
  const underWay = new Set<Promise<unknown>>();
  const faults: unknown[] = [];
  let serverAway = false;
  const send = async (claimed: Claimed): Promise<void> => {
    try {
      if ((await tryMail(context, mailer, claimed)) === 'away') serverAway = true;
    } catch (fault) {
      faults.push(fault);
    }
  };
  try {
    for (let companyId = turns.shift(); companyId !== undefined; companyId = turns.shift()) {
      if (underWay.size === AT_ONCE) await Promise.race(underWay);
      if (serverAway || faults.length > 0 || stop?.aborted === true) break;
      const claimed = await claimMail(context, companyId, now);
      if (claimed === null) continue;
      turns.push(companyId);
      const sending: Promise<unknown> = send(claimed).finally(() => underWay.delete(sending));
      underWay.add(sending);
    }
  } finally {
    await Promise.all(underWay);
  }
  if (faults.length > 0) throw faults[0];
}

/** Sends one mail and writes how it ended. Rejects where that cannot be written: then the mail is tried again after its lease. */
function tryMail(context: MailContext, mailer: Mailer, claimed: Claimed): Promise<MailEnd> {
  const { companyId, mail, tries } = claimed;
  const attributes = { 'showbill.company_id': companyId, 'showbill.mail_id': mail.id, 'showbill.tries': tries };
  return inSpan('mail', { attributes, kind: 'client', belongs: 'alone' }, async (span) => {
    const end = await tryToSend(context, mailer, claimed);
    if (end !== 'sent') span.fail(end);
    return end;
  });
}

type MailEnd = SendError['verdict'] | 'sent';

async function tryToSend(context: MailContext, mailer: Mailer, claimed: Claimed): Promise<MailEnd> {
  const { clock, log } = context;
  const { companyId, mail, tries } = claimed;
  try {
    await mailer.send({ ...mail, attachments: await attachmentsOf(context, claimed) });
  } catch (error) {
    const verdict = error instanceof SendError ? error.verdict : 'later';
    countLetter('failed');
    const lastError = oneLine(messageOf(error), ERROR_LENGTH);
    const minutes = verdict === 'refused' ? undefined : RETRY_MINUTES[tries - 1];
    log.warn(
      { company: companyId, mail: mail.id, tries, error: lastError, minutes },
      minutes === undefined ? 'a mail could not be sent' : 'a mail could not be sent yet',
    );
    const due = new Date(clock.now().getTime() + (minutes ?? 0) * MINUTE_MS);
    await finish(
      context,
      claimed,
      minutes === undefined
        ? { state: 'failed', last_error: lastError }
        : { state: 'waiting', last_error: lastError, due_at: due },
    );
    return verdict;
  }
  countLetter('sent');
  await finish(context, claimed, { state: 'sent', sent_at: clock.now() });
  return 'sent';
}

async function attachmentsOf(
  context: MailContext,
  { companyId, signedCopyOf, invoice }: Claimed,
): Promise<Attachment[]> {
  if (invoice !== null) return invoiceFiles(context, companyId, invoice);
  if (signedCopyOf === null) return [];
  const bytes = await readSignedCopy(context, companyId, signedCopyOf);
  return bytes === null ? [] : [{ name: 'signed-copy.pdf', type: 'application/pdf', bytes }];
}

async function invoiceFiles(
  context: MailContext,
  companyId: string,
  { id, formats }: NonNullable<Claimed['invoice']>,
): Promise<Attachment[]> {
  const files: Attachment[] = [];
  for (const format of formats) {
    const { name, mediaType, bytes } = await readInvoiceFile(context, companyId, id, format);
    files.push({ name, type: mediaType, bytes });
  }
  return files;
}

async function finish(context: MailContext, claimed: Claimed, end: Parameters<typeof finishMail>[2]): Promise<void> {
  if (await finishMail(context, claimed, end)) return;
  context.log.warn(
    { company: claimed.companyId, mail: claimed.mail.id },
    'a mail took longer than its lease, and another process has taken it over',
  );
}
