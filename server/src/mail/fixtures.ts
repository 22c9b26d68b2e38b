import type { AddressInfo } from 'node:net';
import { type Selectable, sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type Company, createCompany } from '../accounts/index.ts';
import type { Db, Tables } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { mailAbout } from './mail-about.ts';
import type { MailOccasion } from './types.ts';

export const NOW = new Date('2026-11-20T10:00:00.000Z');

type Occasion = Partial<Omit<MailOccasion, 'proposal'>> & { readonly proposal?: Partial<MailOccasion['proposal']> };

export interface TestSender {
  readonly company: Company;
  /** Writes the mail about what happened to its proposal; unless told otherwise, it was sent. */
  write(occasion?: Occasion): Promise<void>;
  /** All its mail, oldest first, the client's before the company's own. */
  mails(): Promise<Selectable<Tables['mails']>[]>;
}

/** A company with one proposal. */
export async function createSender(db: Db, email: string | undefined = 'hire@northlight.example'): Promise<TestSender> {
  const company = await createCompany(db, { name: 'Northlight Event Hire', currency: 'GBP', country: 'GB', email });
  const id = newId();
  await forCompany(db, company.id, (tx) =>
    sql`
      insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total,
        drafted_by, event_description, event_days, share_token, created_at, updated_at)
      values (${company.id}, ${id}, 'P-2026-0042', 'sent', 'Sales conference for 250', '', 'GBP', 0, 0,
        'builtin', '', 1, ${id}, ${NOW}, ${NOW})`.execute(tx),
  );
  return {
    company,
    write: (occasion = {}) =>
      forCompany(db, company.id, (tx) => mailAbout(tx, buildOccasion(company, { id, ...occasion.proposal }, occasion))),
    mails: () =>
      forCompany(db, company.id, (tx) =>
        tx.selectFrom('mails').selectAll().orderBy('created_at').orderBy('audience').orderBy('id').execute(),
      ),
  };
}

function buildOccasion(company: Company, proposal: { readonly id: string }, changes: Occasion): MailOccasion {
  return {
    transition: 'send',
    company,
    shareUrl: 'https://quotes.example/p/A1b2C3d4E5f6G7h8I9j0K1',
    appUrl: `https://quotes.example/proposals/${proposal.id}`,
    by: 'company',
    signature: null,
    reason: null,
    shortages: [],
    now: NOW,
    ...changes,
    proposal: {
      number: 'P-2026-0042',
      version: 1,
      title: 'Sales conference for 250',
      currency: 'GBP',
      total: 73440n,
      event: {
        description: 'Sales conference',
        date: '2027-03-12',
        venue: 'Corn Exchange, Leeds',
        attendees: 250,
        days: 2,
      },
      client: { id: '0197f0aa-0000-7000-8000-00000000cccc', name: 'Ada Marsh', email: 'ada@client.example' },
      language: 'en',
      adjustments: [{ kind: 'tax', label: 'VAT 20 %', amount: 12240n }],
      validUntil: '2026-12-04',
      ...proposal,
    },
  };
}

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** Header lines, unfolded. */
  readonly headers: readonly string[];
  /** The whole body, its transfer encoding undone. */
  readonly body: string;
}

export interface TestMailServer {
  readonly port: number;
  readonly received: ReceivedMail[];
  close(): Promise<void>;
}

/** A mail server on loopback that keeps what it takes; `options` say what else it does. */
export async function openMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ from, to, ...parsed(Buffer.concat(chunks).toString()) });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return { port, received, close: () => new Promise((resolve) => server.close(resolve)) };
}

/** Why a mail server does not take something, as it answers it. */
export function smtpAnswer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function parsed(source: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const body = source
    .slice(end)
    .replaceAll('=\r\n', '')
    .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  return { headers, body };
}
