import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { listProducts } from '../../catalogue/index.ts';
import { eraseClient } from '../../erasure/index.ts';
import { openMailServer, type TestMailServer } from '../../mail/fixtures.ts';
import { createMailer, sendDueMail } from '../../mail/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** A supplier is asked by mail for what is to be hired in. */

const SPEAKER = 'QSC K12.2 12in Powered Speaker';
const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,owned
SP,${SPEAKER},audio,day,71.93,19.37,2
`;
const CLIENT = { name: 'Quentin Abernathy', email: 'quentin@client.example' };
const EVENT = { description: 'Two K12.2 speakers', date: '2027-05-04', days: 2, venue: 'Larkspur Hall' };

let mailServer: TestMailServer;
let service: TestService;
let company: TestCompany;
let editor: TestPerson;
const mail = { smtpUrl: '', from: 'Showbill <quotes@showbill.example>' };

beforeAll(async () => {
  mailServer = await openMailServer();
  mail.smtpUrl = `smtp://127.0.0.1:${mailServer.port}`;
  service = await startLoneTestService({ config: { mail } });
});
afterAll(async () => {
  await service.close();
  await mailServer.close();
});
beforeEach(async () => {
  company = await service.company({ catalogue: CATALOGUE });
  editor = await signedInMember(service, company.id, 'editor');
});

async function ask(procedure: string, input?: unknown, person = editor) {
  return (await person.query(procedure, { company: company.id, input })).json;
}

async function tell(procedure: string, input: unknown, person = editor) {
  return (await person.mutate(procedure, input, { company: company.id })).json;
}

interface Asked {
  readonly proposal: { readonly id: string; readonly number: string; readonly client: string };
  readonly subHire: string;
}

/** Four speakers asked of a supplier for a client's event. */
async function asked(): Promise<Asked> {
  const body = { event: EVENT, title: 'Abernathy wedding', client: CLIENT };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  const [product] = await forCompany(service.context.db, company.id, (tx) =>
    listProducts(tx, company.id, '2026-11-20'),
  );
  const { result } = await tell('subHires.add', {
    product_id: product?.id,
    proposal_id: json.id,
    supplier: { name: 'Acme Hire' },
    units: 4,
    arrives: '2027-05-03',
    goes_back: '2027-05-05',
    cost: 83.61,
    note: 'For Quentin Abernathy',
    state: 'asked',
  });
  const { id, number, client } = (await ask('proposals.get', { id: json.id })).result.data;
  return { proposal: { id, number, client: client.id }, subHire: result.data.id };
}

async function draft({ subHire }: Asked) {
  return (await ask('subHires.draftMail', { id: subHire })).result.data;
}

function send({ subHire }: Asked, given: object = {}, person = editor) {
  const letter = { to: 'desk@acme.example', cc: [], subject: 'Hire request', text: 'Have you four K12.2?', ...given };
  return tell('subHires.sendMail', { id: subHire, mail: letter }, person);
}

async function mark({ proposal }: Asked, person = editor) {
  return (await ask('subHires.ofProposal', { id: proposal.id }, person)).result.data.data[0].mailed;
}

async function suppliers(): Promise<unknown[]> {
  const { result } = await ask('suppliers.list');
  return result.data.map(({ name, email }: { name: string; email: string | null }) => [name, email]);
}

describe('the mail that asks a supplier', () => {
  it('names units, days and the number, and nothing of the client, their event or any price', async () => {
    const made = await asked();
    const { recipient, subject, text, sends_mail: sendsMail } = await draft(made);
    expect([recipient, subject, sendsMail]).toEqual([null, `Hire request: 4 × ${SPEAKER}`, true]);
    for (const said of [
      'Hello Acme Hire,',
      `4 × ${SPEAKER}`,
      'Arrives: Monday 3 May 2027',
      'Goes back: Wednesday 5 May 2027',
      made.proposal.number,
    ]) {
      expect(text).toContain(said);
    }
    expect(`${subject} ${text}`).not.toMatch(/quentin|abernathy|larkspur|wedding|71|19\.|83|£|note/iu);
  });

  it('is in the language of the company', async () => {
    await updateCompany(service.context.db, company.id, { language: 'de' });
    expect((await draft(await asked())).text).toContain('Geht zurück: Mittwoch, 5. Mai 2027');
  });

  it('goes out as the person left it, in the name of the company, and the sub-hire says when, where and by whom', async () => {
    await updateCompany(service.context.db, company.id, { email: 'hire@northlight.example' });
    const made = await asked();
    expect(await mark(made)).toBeNull();
    expect((await send(made)).error).toBeUndefined();
    expect(await mark(made)).toMatchObject({
      to: 'desk@acme.example',
      by: editor.email.split('@')[0],
      outcome: 'waiting',
    });
    await sendDueMail({ ...service.context, mailer: createMailer({ mail }) });
    const received = mailServer.received.find(({ to }) => to.includes('desk@acme.example'));
    expect(received?.body).toContain('Have you four K12.2?');
    expect(received?.headers).toEqual(
      expect.arrayContaining([
        'To: Acme Hire <desk@acme.example>',
        'Reply-To: hire@northlight.example',
        expect.stringMatching(new RegExp(`^From: .*${company.name}`)),
      ]),
    );
    expect((await mark(made)).outcome).toBe('sent');
    const { result } = await ask('mail.list');
    expect(result.data.mails[0]).toMatchObject({ kind: 'sub_hire.ask', audience: 'supplier', state: 'sent' });
    const owner = await signedInMember(service, company.id, 'owner');
    const { result: log } = await ask('audit.list', {}, owner);
    expect(JSON.stringify(log.data)).toContain('stock.sub_hire_mailed');
  });

  it('says where an answer goes, and has it go there: to whoever writes where the company has no address', async () => {
    const made = await asked();
    const email = 'hire@northlight.example';
    expect((await draft(made)).text.trim().split('\n').at(-1)).toBe(editor.email);
    await send(made, { to: 'first@acme.example' });
    await updateCompany(service.context.db, company.id, { email });
    expect((await draft(made)).text.trim().split('\n').at(-1)).toBe(email);
    await send(made, { to: 'second@acme.example' });
    const written = await forCompany(service.context.db, company.id, (tx) =>
      tx.selectFrom('mails').select('reply_to').where('company_id', '=', company.id).orderBy('id').execute(),
    );
    expect(written.map(({ reply_to: replyTo }) => replyTo)).toEqual([editor.email, email]);
  });

  it('gives a supplier without an address the one it went to, and leaves another’s alone', async () => {
    const made = await asked();
    await send(made);
    expect(await suppliers()).toEqual([['Acme Hire', 'desk@acme.example']]);
    await send(made, { to: 'priya@acme.example' });
    expect(await suppliers()).toEqual([['Acme Hire', 'desk@acme.example']]);
    expect(await mark(made)).toMatchObject({ to: 'priya@acme.example' });
    expect((await draft(made)).recipient).toBe('desk@acme.example');
  });

  it('is not said to have gone to a supplier who took the place of the one asked', async () => {
    const made = await asked();
    await send(made);
    await tell('subHires.change', { id: made.subHire, units: 5 });
    expect(await mark(made)).not.toBeNull();
    await tell('subHires.change', { id: made.subHire, supplier: { name: 'Borrow & Sons' } });
    expect(await mark(made)).toBeNull();
  });

  it.each([
    ['to no address', { to: 'nobody' }],
    ['with a line break in its subject', { subject: 'Hello\r\nBcc: all@evil.example' }],
    ['that says nothing', { text: ' ' }],
  ])('%s is refused, and nothing is noted', async (_, given) => {
    const made = await asked();
    expect((await send(made, given)).error).toBeDefined();
    expect([await mark(made), await suppliers()]).toEqual([null, [['Acme Hire', null]]]);
  });

  it('is not written for what is cancelled, nor by members who only look, who see that it went', async () => {
    const made = await asked();
    const viewer = await signedInMember(service, company.id, 'viewer');
    expect((await send(made, {}, viewer)).error).toBeDefined();
    expect((await ask('subHires.draftMail', { id: made.subHire }, viewer)).error).toBeDefined();
    await send(made);
    expect(await mark(made, viewer)).toMatchObject({ to: 'desk@acme.example' });
    await tell('subHires.setState', { id: made.subHire, state: 'cancelled' });
    expect((await send(made)).error.message).toContain('cancelled');
    expect((await ask('subHires.draftMail', { id: made.subHire })).error.message).toContain('cancelled');
  });

  it('does not go out any more once the sub-hire was cancelled or is another supplier’s', async () => {
    const [cancelled, moved] = [await asked(), await asked()];
    await send(cancelled, { to: 'cancelled@acme.example' });
    await tell('subHires.setState', { id: cancelled.subHire, state: 'cancelled' });
    await send(moved, { to: 'moved@acme.example' });
    await tell('subHires.change', { id: moved.subHire, supplier: { name: 'Borrow & Sons' } });
    await send(await asked(), { to: 'still@acme.example' });
    await sendDueMail({ ...service.context, mailer: createMailer({ mail }) });
    const went = mailServer.received.flatMap(({ to }) => to.filter((address) => /cancelled|moved|still/.test(address)));
    expect(went).toEqual(['still@acme.example']);
  });

  it('goes nowhere without a mail server, and nothing is noted', async () => {
    const made = await asked();
    const { config } = service.context;
    Object.assign(service.context, { config: { ...config, mail: null } });
    try {
      expect((await draft(made)).sends_mail).toBe(false);
      expect((await send(made)).error.message).toContain('mail');
      expect(await mark(made)).toBeNull();
    } finally {
      Object.assign(service.context, { config });
    }
  });

  it('is gone with the client whose event it was for, and the mark that it went stays', async () => {
    const made = await asked();
    await send(made);
    await eraseClient(service.context, company.id, made.proposal.client);
    const { result } = await ask('mail.list');
    expect(result.data.mails).toEqual([]);
    expect(await mark(made)).toMatchObject({ to: 'desk@acme.example', outcome: 'none' });
  });
});
