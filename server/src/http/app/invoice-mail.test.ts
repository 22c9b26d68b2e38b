import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseClient } from '../../erasure/index.ts';
import { openMailServer, type TestMailServer } from '../../mail/fixtures.ts';
import { createMailer, sendDueMail, sendInvoice } from '../../mail/index.ts';
import { COMMAND } from '../../platform/actor.ts';
import { newId } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, creditInvoice, type Proposal } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { BUYER, issueProposed, readyToInvoice } from '../../testing/invoices.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** Invoices on their way to clients: by mail, in what is told of their proposal, and on the client's page. */

const ADA = { name: 'Ada Marsh', email: 'ada@client.example' };
const AMOUNT = { kind: 'amount', amount: 50 } as const;

let server: TestMailServer;
let service: TestService;
let address: string;
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  server = await openMailServer();
  service = await startLoneTestService({ config: { mail: mailTo(server.port) } });
  address = await service.listen();
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  await inside((tx) => readyToInvoice(tx, company.id));
});
afterAll(async () => {
  await service.close();
  await server.close();
});

function mailTo(port: number) {
  return { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Showbill <quotes@showbill.example>' };
}

function inside<T>(work: Parameters<typeof forCompany<T>>[2]): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

const ask = async (path: string, input: object) =>
  (await owner.query(path, { company: company.id, input })).json.result.data;
const tell = (path: string, input: object) => owner.mutate(path, input, { company: company.id });

interface Made {
  readonly id: string;
  /** Of its client's page. */
  readonly path: string;
  readonly client: NonNullable<Proposal['client']>['id'];
}

async function accepted(): Promise<Made> {
  const body = { title: 'Gala', event: { description: 'Party for 40 with two speakers' }, client: ADA };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  await changeProposal(service.context, company.id, json.id, 'send', { letter: null });
  await changeProposal(service.context, company.id, json.id, 'accept');
  await delivered();
  return { id: json.id, path: new URL(json.share_url).pathname, client: json.client.id };
}

/** An invoice of 50 for it. */
async function issued(id: string, changes: object = {}) {
  const invoice = await issueProposed(service.context, company.id, id, {
    part: AMOUNT,
    buyer: { ...BUYER, ...changes },
  });
  return { invoice, number: await numberOf(invoice) };
}

async function credited(invoice: string) {
  const credit = await creditInvoice(service.context, company.id, invoice, COMMAND);
  return { credit, number: await numberOf(credit) };
}

async function numberOf(invoice: string): Promise<string> {
  const row = await inside((tx) =>
    tx.selectFrom('invoices').select('number').where('id', '=', invoice).executeTakeFirstOrThrow(),
  );
  return row.number;
}

async function letterFor(invoice: string) {
  const { recipient, subject, text } = await ask('invoices.draftMail', { id: invoice });
  return { to: recipient, cc: [], subject, text };
}

async function send(invoice: string, changes: object = {}) {
  const order = { id: invoice, order: newId(), mail: await letterFor(invoice), formats: [], ...changes };
  return tell('invoices.send', order);
}

/** Everything that is due goes out; what the server has taken since. */
async function delivered() {
  const before = server.received.length;
  await sendDueMail({ ...service.context, mailer: createMailer({ mail: mailTo(server.port) }) });
  return server.received.slice(before);
}

const sendingsOf = async (id: string, invoice: string) => {
  const { invoices } = await ask('invoices.ofProposal', { id });
  return invoices.find((each: { id: string }) => each.id === invoice).sendings;
};

const mailsWith = (invoice: string) =>
  inside((tx) =>
    tx.selectFrom('mails').select(['recipient', 'recipient_name']).where('invoice_id', '=', invoice).execute(),
  );

/** The invoices that the client's page links to. */
async function onPage(path: string): Promise<string[]> {
  const { text, status } = await service.call('GET', path);
  expect(status).toBe(200);
  return [...text.matchAll(/href="\?invoice=([^"]+)"/g)].map(([, number = '']) => number);
}

async function pdfOnPage(path: string, number: string) {
  const answer = await fetch(`${address}${path}?invoice=${encodeURIComponent(number)}`);
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: await answer.bytes(), answer };
}

describe('the mail with an invoice', () => {
  it('has its PDF, and the files for programs that were ticked, and is told of beside it and in the history', async () => {
    const { id } = await accepted();
    const { invoice, number } = await issued(id);
    const draft = await ask('invoices.draftMail', { id: invoice });
    expect(draft).toMatchObject({ recipient: BUYER.email, formats: ['ubl', 'xrechnung'], sends_mail: true });
    expect(draft.subject).toBe(`Part invoice ${number} from ${company.name}`);
    expect(draft.text).toContain('Total: £50.00');
    expect((await send(invoice, { formats: ['ubl', 'ubl'] })).status).toBe(200);
    const [waiting] = await sendingsOf(id, invoice);
    expect(waiting).toEqual({ at: TEST_NOW.toISOString(), by: expect.any(String), to: BUYER.email, mail: 'waiting' });
    const [out, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(out?.to).toEqual([BUYER.email]);
    expect(out?.headers).not.toContain('Auto-Submitted: auto-generated');
    expect([...(out?.body ?? '').matchAll(/filename=(\S+)/g)].map(([, name]) => name)).toEqual([
      `${number}.pdf`,
      `${number}-ubl.xml`,
    ]);
    expect(out?.body).toContain('View proposal and invoices</a>');
    expect((await sendingsOf(id, invoice))[0].mail).toBe('sent');
    const [sent, issue] = await ask('proposals.history', { id });
    const details = { number, amount: 50, currency: 'GBP' };
    expect(sent).toMatchObject({ what: 'invoice_sent', details: { ...details, recipient: BUYER.email } });
    expect(issue).toMatchObject({ what: 'invoice_issued', details });
    const [entry] = (await ask('audit.list', {})).data;
    expect(entry).toMatchObject({ what: 'invoice.sent', subject: { name: number } });
    expect(JSON.stringify(entry)).not.toContain(BUYER.email);
  });

  it('is to the client by name at the client’s address, and to the buyer at another, as that of their accounts', async () => {
    const { id } = await accepted();
    for (const [email, name] of [
      [BUYER.email, BUYER.name],
      [ADA.email.toUpperCase(), ADA.name],
      ['', ADA.name],
    ]) {
      const { invoice } = await issued(id, { email });
      const { text } = await ask('invoices.draftMail', { id: invoice });
      expect(text).toContain(`Hello ${name},`);
      await send(invoice);
      expect((await mailsWith(invoice))[0]).toMatchObject({ recipient_name: name });
    }
    await delivered();
  });

  it('goes out once, however often the same order comes and however many at once', async () => {
    const { id } = await accepted();
    const { invoice } = await issued(id);
    const order = { order: newId(), mail: await letterFor(invoice) };
    const answers = await Promise.all([send(invoice, order), send(invoice, order), send(invoice, order)]);
    expect([...answers, await send(invoice, order)].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await delivered()).toHaveLength(1);
    expect(await sendingsOf(id, invoice)).toHaveLength(1);
    await send(invoice);
    expect(await delivered()).toHaveLength(1);
    expect(await sendingsOf(id, invoice)).toHaveLength(2);
  });

  it('goes out again where the same order comes with another address, text or file', async () => {
    const { id } = await accepted();
    const { invoice } = await issued(id);
    const order = { order: newId(), mail: await letterFor(invoice) };
    const other = { ...order.mail, to: 'other@client.example' };
    for (const changes of [{}, { mail: other }, { mail: other, formats: ['ubl'] }, { mail: other }]) {
      expect((await send(invoice, { ...order, ...changes })).status).toBe(200);
    }
    const addresses = [BUYER.email, other.to, other.to];
    expect((await delivered()).flatMap(({ to }) => to).toSorted()).toEqual(addresses);
    expect((await sendingsOf(id, invoice)).map(({ to }: { to: string }) => to).toSorted()).toEqual(addresses);
  });

  it('with a credit note says what it cancels, and the history what was credited', async () => {
    const { id } = await accepted();
    const { invoice, number } = await issued(id);
    const { credit, number: creditNumber } = await credited(invoice);
    await send(credit, { mail: { ...(await letterFor(credit)), to: 'boss@client.example' } });
    const [out] = await delivered();
    expect(out?.to).toEqual(['boss@client.example']);
    expect(out?.body).toContain(`has cancelled invoice ${number} for Gala`);
    expect(out?.body).toContain('Credited: £50.00');
    const told = (await ask('proposals.history', { id })).slice(0, 2);
    const details = { number: creditNumber, amount: -50, currency: 'GBP', corrects: number };
    expect(told).toMatchObject([
      { what: 'invoice_sent', details },
      { what: 'invoice_credited', details },
    ]);
  });

  it('that never went out, as there was no mail server, is told as such and not as sent', async () => {
    const { id } = await accepted();
    const { invoice } = await issued(id);
    await send(invoice);
    await sendDueMail({ ...service.context, mailer: null });
    expect(await sendingsOf(id, invoice)).toMatchObject([{ to: BUYER.email, mail: 'kept' }]);
    expect(await delivered()).toEqual([]);
  });

  it('is refused to those who only look, to no address, with a file that lacks something, and without a mail server', async () => {
    const { id } = await accepted();
    const { invoice } = await issued(id, { email: '' });
    expect(await ask('invoices.draftMail', { id: invoice })).toMatchObject({ recipient: ADA.email, formats: [] });
    const mail = { to: ADA.email, cc: [], subject: 'Invoice', text: 'Attached' };
    const lacking = await send(invoice, { mail, formats: ['ubl'] });
    expect([lacking.status, lacking.json.error.message]).toEqual([
      409,
      'This file can’t be made from this invoice. It lacks: the client’s email.',
    ]);
    const nowhere = await send(invoice, { mail: { ...mail, to: 'ada' } });
    expect([nowhere.status, nowhere.json.error.data.param]).toEqual([400, 'mail.to']);
    const viewer = await signedInMember(service, company.id, 'viewer');
    const order = { id: invoice, order: newId(), mail, formats: [] };
    expect((await viewer.mutate('invoices.send', order, { company: company.id })).status).toBe(403);
    const withoutServer = { ...service.context, config: { ...service.context.config, mail: null } };
    const mailed = { invoiceId: invoice, orderId: newId(), letter: mail, formats: [] };
    await expect(sendInvoice(withoutServer, company.id, mailed, COMMAND)).rejects.toMatchObject({ code: 'conflict' });
    expect(await sendingsOf(id, invoice)).toEqual([]);
    expect(await delivered()).toEqual([]);
  });
});

describe('the client’s page', () => {
  it('lists what was sent and nothing that was only issued, each with its PDF', async () => {
    const { id, path } = await accepted();
    const [first, second] = [await issued(id), await issued(id)];
    expect(await onPage(path)).toEqual([]);
    await send(first.invoice);
    expect(await onPage(path)).toEqual([first.number]);
    const { text } = await service.call('GET', path);
    expect(text).not.toContain(second.number);
    expect(text).toMatch(new RegExp(`Part invoice ${first.number}<small>.*Due .*</small>`));
    const { status, type, bytes, answer } = await pdfOnPage(path, first.number);
    expect([status, type, answer.headers.get('cache-control')]).toEqual([200, 'application/pdf', 'private, no-store']);
    const own = await ask('invoices.file', { id: first.invoice, format: 'pdf' });
    expect(Buffer.from(bytes).toString('base64')).toBe(own.base64);
    for (const none of [second.number, first.invoice, 'INV-1', '', '../x']) {
      expect([none, (await pdfOnPage(path, none)).status]).toEqual([none, 404]);
    }
  });

  it('opens no invoice of another proposal', async () => {
    const [one, other] = [await accepted(), await accepted()];
    const { invoice, number } = await issued(one.id);
    await send(invoice);
    expect((await pdfOnPage(one.path, number)).status).toBe(200);
    expect((await pdfOnPage(other.path, number)).status).toBe(404);
    expect(await onPage(other.path)).toEqual([]);
  });

  it('names a credit note once that was sent, and goes on showing both after the proposal is cancelled', async () => {
    const { id, path } = await accepted();
    const { invoice, number } = await issued(id);
    await send(invoice);
    const { credit, number: creditNumber } = await credited(invoice);
    expect((await service.call('GET', path)).text).not.toContain(creditNumber);
    await send(credit);
    await changeProposal(service.context, company.id, id, 'cancel');
    expect(await onPage(path)).toEqual([number, creditNumber]);
    const { text } = await service.call('GET', path);
    expect(text).toContain(`Cancelled by ${creditNumber}`);
    expect(text).toContain(`Cancels ${number}`);
    expect((await pdfOnPage(path, number)).status).toBe(200);
  });

  it('asks for no payment of an invoice that was credited, also before its credit note is sent, and neither does its mail', async () => {
    const { id, path } = await accepted();
    const { invoice, number } = await issued(id);
    await send(invoice);
    expect((await service.call('GET', path)).text).toMatch(new RegExp(`${number}<small>.*Due .*</small>`));
    await credited(invoice);
    const { text } = await service.call('GET', path);
    expect(text).toMatch(new RegExp(`${number}<small>.* ·</span> <span>Cancelled</span> </small>`));
    expect(text).not.toMatch(new RegExp(`${number}<small>.*Due .*</small>`));
    const draft = await ask('invoices.draftMail', { id: invoice });
    expect(draft.text).toMatch(new RegExp(`has cancelled invoice ${number} for Gala .*: there is nothing to pay`));
    expect(draft.text).not.toContain('Due:');
  });

  it('shows no invoice of a client who was erased, of whom figures stay in the history and beside the invoice', async () => {
    const { id, client } = await accepted();
    const { invoice, number } = await issued(id);
    await send(invoice, { mail: { to: ADA.email, cc: [], subject: 'Invoice', text: 'Attached' } });
    await eraseClient(service.context, company.id, client);
    expect(await delivered()).toEqual([]);
    expect(await sendingsOf(id, invoice)).toMatchObject([{ to: null, mail: 'none' }]);
    const [sent] = await ask('proposals.history', { id });
    expect(sent).toMatchObject({ what: 'invoice_sent', details: { number, amount: 50, currency: 'GBP' } });
    expect(sent.details).not.toHaveProperty('recipient');
    const { share_url: url } = await ask('proposals.get', { id });
    expect(await onPage(new URL(url).pathname)).toEqual([]);
    expect((await pdfOnPage(new URL(url).pathname, number)).status).toBe(404);
  });

  it('proposes no address of a client who was erased, and what was typed instead goes with whoever has it', async () => {
    const { id, client } = await accepted();
    const { invoice, number } = await issued(id);
    await eraseClient(service.context, company.id, client);
    const { recipient, subject, text } = await ask('invoices.draftMail', { id: invoice });
    expect(recipient).toBeNull();
    for (const gone of [BUYER.name, BUYER.email, ADA.name, ADA.email]) expect(subject + text).not.toContain(gone);
    const typed = 'liquidator@books.example';
    await send(invoice, { mail: { to: typed, cc: [], subject, text } });
    expect(await sendingsOf(id, invoice)).toMatchObject([{ to: typed }]);
    expect((await mailsWith(invoice))[0]).toMatchObject({ recipient: typed, recipient_name: null });
    const { share_url: url } = await ask('proposals.get', { id });
    const { pathname } = new URL(url);
    expect(await onPage(pathname)).toEqual([number]);

    const made = await tell('clients.create', { name: 'Liam Quid', email: typed.toUpperCase() });
    await eraseClient(service.context, company.id, made.json.result.data.id);
    expect(await sendingsOf(id, invoice)).toMatchObject([{ to: null, mail: 'none' }]);
    expect(await mailsWith(invoice)).toEqual([]);
    expect(JSON.stringify(await ask('proposals.history', { id }))).not.toContain(typed);
    expect(await onPage(pathname)).toEqual([]);
  });
});
