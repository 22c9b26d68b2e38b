import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeSettings } from '../../accounts/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  amendProposal,
  changeProposal,
  findAcceptance,
  getProposal,
  listHistory,
  renewShareLink,
} from '../../proposals/index.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** What is accepted is what was seen; forms as browsers send them; what is said of proposals in place of others. */

let service: TestService;
let company: TestCompany;
beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  await setTerms('Half is due with the order.');
});
afterAll(() => service.close());

interface Made {
  readonly id: string;
  readonly path: string;
}

const ADA = { do: 'accept', name: 'Ada Marsh', email: 'ada@client.example', terms: 'yes', version: '1' };

async function sent(client?: { name: string }): Promise<Made> {
  const event = { description: 'Party for 40 with two speakers', date: '2027-03-12' };
  const body = { event, ...(client !== undefined && { client }) };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  await changeProposal(service.context, company.id, json.id, 'send');
  return { id: json.id, path: new URL(json.share_url).pathname };
}

/** One that is sent, in the place of one that was accepted. */
async function amendmentOf(old: Made): Promise<Made> {
  const { proposal } = await amendProposal(service.context, company.id, old.id, {});
  await changeProposal(service.context, company.id, proposal.id, 'send');
  return { id: proposal.id, path: `/p/${proposal.shareToken}` };
}

function renewLink({ id }: Made): Promise<unknown> {
  return renewShareLink(service.context, company.id, id, { kind: 'service' });
}

/** Makes it one for the client of another; null: for nobody's. */
function setClient({ id }: Made, other: Made | null): Promise<unknown> {
  return forCompany(service.context.db, company.id, (tx) =>
    tx
      .updateTable('proposals')
      .set((db) => ({
        client_id: other && db.selectFrom('proposals').select('client_id').where('id', '=', other.id).limit(1),
      }))
      .where('id', '=', id)
      .execute(),
  );
}

function setTerms(terms: string): Promise<unknown> {
  return forCompany(service.context.db, company.id, (tx) => changeSettings(tx, company.id, { terms }));
}

function post({ path }: Made, form: Record<string, string>, cookie?: string): Promise<Answer> {
  return service.call('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(cookie !== undefined && { cookie }) },
    body: new URLSearchParams(form).toString(),
  });
}

/** The fields of the form that accepts, as the page has them. */
async function hiddenOf({ path }: Made): Promise<Record<string, string>> {
  const { text } = await service.call('GET', path);
  const form = /<form id="answer".*?<\/form>/s.exec(text)?.[0] ?? '';
  const fields = form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
}

async function statusOf({ id }: Made): Promise<string | undefined> {
  return (await getProposal(service.context, company.id, id))?.status;
}

function wordsOf({ text }: Answer): string {
  return text
    .replace(/^.*<body>/s, '')
    .replace(/<script>.*<\/script>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('terms that changed while the page was open', () => {
  it('are shown, and are not agreed to before they were read', async () => {
    const made = await sent();
    const seen = await hiddenOf(made);
    await setTerms('Everything is due at once.');
    const refused = await post(made, { ...ADA, ...seen });
    expect([refused.status, await statusOf(made)]).toEqual([409, 'sent']);
    expect(wordsOf(refused)).toContain('The terms have changed since you opened this page and are shown below.');
    expect(wordsOf(refused)).toContain('Terms Everything is due at once.');
    // what was typed is still there, what was agreed to is not
    expect(refused.text).toMatch(/name="name"[^>]* value="Ada Marsh"/);
    expect(refused.text).not.toMatch(/name="terms"[^>]* checked/);

    expect((await post(made, { ...ADA, ...(await hiddenOf(made)) })).status).toBe(303);
    const evidence = await forCompany(service.context.db, company.id, (tx) => findAcceptance(tx, company.id, made.id));
    expect(evidence?.terms).toBe('Everything is due at once.');
  });

  it('and back again are those that were seen', async () => {
    const made = await sent();
    const seen = await hiddenOf(made);
    await setTerms('Another thing.');
    await setTerms('Everything is due at once.');
    expect((await post(made, { ...ADA, ...seen })).status).toBe(303);
  });
});

describe('a form', () => {
  it.each(['\u200b\u202e', '…', '   '])('is not signed by a name that nobody could read: %j', async (name) => {
    const made = await sent();
    const answer = await post(made, { ...ADA, name });
    expect([answer.status, await statusOf(made)]).toEqual([422, 'sent']);
    expect(wordsOf(answer)).toContain('Please enter your name');
  });

  it('counts a line break as one character, as the field does that it was typed into', async () => {
    const made = await sent();
    const lines = Array.from({ length: 20 }, () => 'x'.repeat(99));
    const reason = lines.join('\r\n').padEnd(2019, 'y');
    expect((await post(made, { do: 'decline', version: '1', reason: `${reason}yy` })).status).toBe(422);
    expect((await post(made, { do: 'decline', version: '1', reason })).status).toBe(303);
    const [entry] = await forCompany(service.context.db, company.id, (tx) => listHistory(tx, company.id, made.id));
    expect(entry?.details['reason']).toBe(reason.replaceAll('\r\n', '\n'));
  });

  it.each(['', 'x', '-1', '99999999999999999999'])('of the version %j is one of another version', async (version) => {
    const made = await sent();
    for (const what of ['accept', 'decline']) {
      const answer = await post(made, { ...ADA, do: what, version });
      expect([what, answer.status]).toEqual([what, 409]);
      expect(wordsOf(answer)).toContain('please read it first');
    }
    expect(await statusOf(made)).toBe('sent');
  });

  it('that declines what was accepted says that it was, and that nothing was declined', async () => {
    const made = await sent();
    await post(made, ADA);
    const words = wordsOf(await post(made, { do: 'decline', version: '1' }));
    expect(words).toContain('has already been accepted. Nothing was declined, and nothing has changed.');
  });

  it('keeps the reason of whoever declines another version than the newest', async () => {
    const made = await sent();
    const answer = await post(made, { do: 'decline', version: '7', reason: 'Too dear' });
    expect(answer.text).toMatch(/<details[^>]*id="decline" open>.*>Too dear<\/textarea>/s);
  });
});

describe('that a question was sent', () => {
  const question = { do: 'ask', name: 'Ada', email: 'ada@client.example', question: 'Is parking included?' };
  const SAID = 'Your question is on its way';

  it('is said once to who asked, and to nobody else', async () => {
    const made = await sent();
    const { headers } = await post(made, question);
    const [cookie = '', ...rules] = String(headers['set-cookie']).split('; ');
    expect(rules).toEqual(['Max-Age=60', `Path=${made.path}`, 'HttpOnly', 'SameSite=Lax']);
    expect(headers['location']).toBe(made.path);

    expect(wordsOf(await service.call('GET', made.path))).not.toContain(SAID);
    const told = await service.call('GET', made.path, { headers: { cookie: `other=1; ${cookie}` } });
    expect(wordsOf(told)).toContain(SAID);
    // the browser forgets it with the answer
    expect(told.headers['set-cookie']).toBe(`showbill.done=; Max-Age=0; Path=${made.path}; HttpOnly; SameSite=Lax`);
  });

  it('is not said after one that was not taken', async () => {
    const { headers } = await post(await sent(), { ...question, question: '' });
    expect(headers['set-cookie']).toBeUndefined();
  });
});

const onward = (path: string) => `<a href="${path}">View the agreed proposal</a>`;
const textOf = async ({ path }: Made) => (await service.call('GET', path)).text;

describe('an amendment', () => {
  it('says what it takes the place of, and what it took the place of says so', async () => {
    const old = await sent();
    await post(old, ADA);
    const amendment = await amendmentOf(old);
    const number = (await getProposal(service.context, company.id, old.id))?.number;
    const page = async (made: Made) => wordsOf(await service.call('GET', made.path));
    expect(await page(amendment)).toContain(`it replaces ${number}, which stays valid until then.`);
    expect(await page(old)).toContain('Accepted on');
    await post(amendment, ADA);
    expect(await page(old)).toContain('Replaced Another proposal was accepted in its place.');
    expect(await page(amendment)).toContain('Accepted on');
  });

  describe('leads on from what it replaced', () => {
    it('once it is accepted, and over several to the last', async () => {
      const first = await sent({ name: 'Ada Marsh' });
      await post(first, ADA);
      const second = await amendmentOf(first);
      expect(await textOf(first)).not.toContain(second.path);
      await post(second, ADA);
      expect(await textOf(first)).toContain(onward(second.path));
      const third = await amendmentOf(second);
      await post(third, ADA);
      for (const made of [first, second]) expect(await textOf(made)).toContain(onward(third.path));
      expect(await textOf(third)).not.toContain('View the agreed proposal');
    });

    it.each<[string, (amendment: Made) => Promise<unknown>]>([
      ['its link was renewed, which locks out who had the old one', renewLink],
      ['it is for another client', async (made) => setClient(made, await sent({ name: 'Bea Quill' }))],
      ['nobody knows for whom it is', (made) => setClient(made, null)],
      ['it was cancelled', (made) => changeProposal(service.context, company.id, made.id, 'cancel')],
    ])('but not where %s', async (_why, change) => {
      const old = await sent({ name: 'Ada Marsh' });
      await post(old, ADA);
      const amendment = await amendmentOf(old);
      await post(amendment, ADA);
      await change(amendment);
      const text = await textOf(old);
      expect(text).toContain('Another proposal was accepted in its place.');
      expect(text).not.toContain('View the agreed proposal');
    });
  });

  it('that was never accepted does not make a cancelled one replaced', async () => {
    const old = await sent();
    await post(old, ADA);
    await amendProposal(service.context, company.id, old.id, {});
    await changeProposal(service.context, company.id, old.id, 'cancel');
    expect(wordsOf(await service.call('GET', old.path))).toContain('Cancelled It is no longer valid.');
  });

  it('of one that was cancelled meanwhile takes the place of nothing, and says why it is not accepted', async () => {
    const old = await sent();
    await post(old, ADA);
    const amendment = await amendmentOf(old);
    await changeProposal(service.context, company.id, old.id, 'cancel');
    expect(wordsOf(await service.call('GET', amendment.path))).not.toContain('takes the place of');
    const answer = await post(amendment, { ...ADA, ...(await hiddenOf(amendment)) });
    expect([answer.status, await statusOf(amendment)]).toEqual([409, 'sent']);
    expect(wordsOf(answer)).toContain(
      'This proposal was to replace another that is no longer valid. Nothing was accepted: please ask',
    );
  });
});
