import { LANGUAGES, type PaymentTermsBody } from '@showbill/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeWithdrawal, getCompany, updateCompany } from '../../accounts/index.ts';
import { updateClient } from '../../clients/index.ts';
import { readPdf } from '../../documents/read-pdf.ts';
import { foreseeErasure } from '../../erasure/index.ts';
import { changeDefaultTerms } from '../../payments/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  amendProposal,
  changeProposal,
  dispatchJob,
  getProposal,
  listDuePayments,
  listHistory,
  noticeHash,
  openEditor,
  openJob,
  presentEditor,
  usualNotice,
} from '../../proposals/index.ts';
import { type Answer, startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** The right of withdrawal of consumers: on the page before they accept, and until its period ends. */

const FRIDAY = new Date('2026-11-20T10:00:00Z');
const DAY = 86_400_000;
const CONSUMER = { kind: 'consumer', country: 'DE' } as const;
const LATE = '2027-03-12';
const SOON = '2026-11-28';

let service: TestService;
let company: TestCompany;
let now = FRIDAY;

beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
  company = await service.company({ currency: 'EUR' });
  const letterhead = { address: '1 Quay\n20457 Hamburg', telephone: '+49 40 0000' };
  await updateCompany(service.context.db, company.id, {
    timeZone: 'Europe/Berlin',
    email: 'hire@northlight.example',
    ...letterhead,
  });
  await offer(true);
});
afterAll(() => service.close());
beforeEach(() => {
  now = FRIDAY;
});

interface Made {
  readonly id: string;
  readonly path: string;
}

function inside<T>(work: Parameters<typeof forCompany<T>>[2]): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

function offer(isOffered: boolean, notice = ''): Promise<void> {
  return inside((tx) => changeWithdrawal(tx, company.id, { isOffered, notice: { language: 'en', text: notice } }));
}

/** A proposal that is sent to a client of that kind. */
async function sent(
  client: { kind?: 'business' | 'consumer' | null; country?: string | null } = CONSUMER,
  date = LATE,
): Promise<Made> {
  const event = { description: 'Party for 40 with two speakers', date };
  const body = { event, client: { name: 'Ada Marsh', email: 'ada@client.example' } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  await inside((tx) => updateClient(tx, company.id, json.client.id, client));
  await changeProposal(service.context, company.id, json.id, 'send');
  return { id: json.id, path: new URL(json.share_url).pathname };
}

function post({ path }: Made, form: Record<string, string>): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.call('POST', path, { headers, body: new URLSearchParams(form).toString() });
}

const page = async ({ path }: Made) => (await service.call('GET', path)).text;

function wordsOf(text: string): string {
  return text
    .replace(/^.*<body>/s, '')
    .replace(/<script>.*<\/script>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

async function usual(): Promise<string> {
  return usualNotice(await inside((tx) => getCompany(tx, company.id)), 'en');
}

async function acceptance(more: Record<string, string> = {}): Promise<Record<string, string>> {
  const signed = { name: 'Ada Marsh', email: 'ada@client.example', terms: 'yes', version: '1', seen: '' };
  return { do: 'accept', ...signed, notice: noticeHash(await usual()), ...more };
}

async function accepted(...given: Parameters<typeof sent>): Promise<Made> {
  const made = await sent(...given);
  expect((await post(made, await acceptance({ start: 'yes' }))).status).toBe(303);
  return made;
}

/** A sent proposal that is to replace one that was accepted. */
async function amended({ id }: Made): Promise<Made> {
  const { proposal } = await amendProposal(service.context, company.id, id, {});
  const { proposal: sent } = await changeProposal(service.context, company.id, proposal.id, 'send');
  return { id: sent.id, path: `/p/${sent.shareToken}` };
}

function rightOf({ id }: Made) {
  return inside((tx) =>
    tx.selectFrom('withdrawal_rights').selectAll().where('proposal_id', '=', id).executeTakeFirst(),
  );
}

const BUTTON = '<summary class="button plain">Withdraw from contract here</summary>';
const WITHDRAWAL = { do: 'withdraw', name: 'Ada Marsh', email: 'ada@home.example' };

const statusOf = async ({ id }: Made) => (await getProposal(service.context, company.id, id))?.status;
const unasked = async ({ id }: Made) => (await openJob(service.context, company.id, id)).unaskedUntil;
const historyOf = ({ id }: Made) => inside((tx) => listHistory(tx, company.id, id));

function mailsOf({ id }: Made, kind: string) {
  return inside((tx) =>
    tx
      .selectFrom('mails')
      .selectAll()
      .where('company_id', '=', company.id)
      .where('proposal_id', '=', id)
      .where('kind', '=', kind as never)
      .orderBy('audience')
      .orderBy('id')
      .execute(),
  );
}

describe('before accepting, the notice', () => {
  it('is shown to consumers of the single market, with whom to tell, how long and a form', async () => {
    const text = await page(await sent());
    expect(text).toContain('<section class="terms" id="withdrawal">');
    const words = wordsOf(text);
    expect(words).toContain('withdraw from this contract within 14 days');
    expect(words).toContain('1 Quay 20457 Hamburg +49 40 0000 hire@northlight.example');
    expect(words).toContain('Withdrawal form');
    // the event is later: nothing starts within the period
    expect(text).not.toContain('name="start"');
  });

  it.each([
    ['a business', { kind: 'business', country: 'DE' }],
    ['somebody of whom it is not known', { kind: null, country: 'DE' }],
    ['a consumer elsewhere', { kind: 'consumer', country: 'US' }],
    ['a consumer where the company is, in Great Britain', { kind: 'consumer' }],
  ] as const)('is not shown to %s', async (_who, client) => {
    const made = await sent(client);
    expect(wordsOf(await page(made))).not.toMatch(/withdraw/i);
    expect((await post(made, await acceptance({ notice: '' }))).status).toBe(303);
    expect(wordsOf(await page(made))).not.toMatch(/withdraw/i);
    expect((await post(made, WITHDRAWAL)).status).toBe(409);
    expect(await statusOf(made)).toBe('accepted');
  });

  it('is not shown where the company has not switched it on', async () => {
    const made = await sent();
    await offer(false);
    expect(wordsOf(await page(made))).not.toMatch(/withdraw/i);
    await offer(true);
  });

  it('binds as it was shown: nothing is accepted under another', async () => {
    const made = await sent();
    const form = await acceptance();
    await offer(true, 'Our own words.\n\nSecond <b>paragraph</b>.');
    const answer = await post(made, form);
    expect([answer.status, await statusOf(made)]).toEqual([409, 'sent']);
    expect(wordsOf(answer.text)).toContain('The right of withdrawal is not as it was when you opened this page.');
    expect(answer.text).toContain('Second &lt;b&gt;paragraph');
    await offer(true);
    expect((await post(made, { ...form, notice: '' })).status).toBe(409);
    expect((await post(made, form)).status).toBe(303);
  });

  it('asks for a start within the period where the hire begins by then, and does without it not accept', async () => {
    const made = await sent(CONSUMER, SOON);
    expect(await page(made)).toContain('name="start"');
    const refused = await post(made, await acceptance());
    expect([refused.status, await statusOf(made)]).toEqual([422, 'sent']);
    expect(refused.text).toContain('id="accept-start-fault"');
    expect((await post(made, await acceptance({ start: 'yes' }))).status).toBe(303);
    expect(await rightOf(made)).toMatchObject({
      asked_to_start: true,
      last_day: '2026-12-04',
      time_zone: 'Europe/Berlin',
    });
  });

  it('is in the language of the page, as is the way to withdraw', async () => {
    const [open, agreed] = [await sent(), await accepted()];
    const headings: string[] = [];
    for (const language of LANGUAGES) {
      await inside((tx) =>
        tx.updateTable('proposals').set({ language }).where('id', 'in', [open.id, agreed.id]).execute(),
      );
      headings.push(/<section class="terms" id="withdrawal">\s*<h2>([^<]+)/.exec(await page(open))?.[1] ?? '');
      headings.push(/<summary class="button plain">([^<]+)/.exec(await page(agreed))?.[1] ?? '');
    }
    expect(headings).toEqual([
      'Right of withdrawal',
      'Withdraw from contract here',
      'Widerrufsrecht',
      'Vertrag hier widerrufen',
      'Droit de rétractation',
      'Se rétracter du contrat ici',
      'Derecho de desistimiento',
      'Desistir del contrato aquí',
      'Herroepingsrecht',
      'Overeenkomst hier herroepen',
    ]);
  });

  it('comes with the mail that confirms the acceptance and with the signed copy', async () => {
    const made = await accepted();
    const [mail] = await mailsOf(made, 'proposal.accepted');
    expect(mail?.body_text).toContain('You can withdraw from this contract until the end of Friday 4 December 2026.');
    expect(mail?.body_text).toContain('Withdrawal form');
    const { bytes } = await service.call('GET', `${made.path}?document=signed-copy`);
    const paper = (await readPdf(bytes)).pages.join(' ');
    expect(paper).toContain('Right of withdrawal');
    expect(paper).toContain('until the end of Friday 4 December 2026');
  });

  it('stays as it was accepted, whatever the company and the client become', async () => {
    const made = await accepted();
    await offer(false);
    expect(await page(made)).toContain(BUTTON);
    const answer = await post(made, WITHDRAWAL);
    await offer(true);
    expect([answer.status, await statusOf(made)]).toEqual([303, 'cancelled']);
  });
});

describe('withdrawing', () => {
  it('cancels, tells the company, and acknowledges what was declared and when', async () => {
    const made = await accepted();
    const text = await page(made);
    expect(text).toContain(BUTTON);
    expect(text).toContain('<button class="button" name="do" value="withdraw">Confirm withdrawal</button>');
    expect(text).toContain('value="ada@client.example"');
    now = new Date(FRIDAY.getTime() + 3 * DAY);
    expect((await post(made, WITHDRAWAL)).status).toBe(303);
    expect(await statusOf(made)).toBe('cancelled');
    const [own, other, company] = await mailsOf(made, 'proposal.withdrawn');
    expect([own?.recipient, other?.recipient, company?.audience]).toEqual([
      'ada@home.example',
      'ada@client.example',
      'company',
    ]);
    expect(own?.body_text).toMatch(/I withdraw from the contract “.*” \(P-2026-\d{4}\) with /);
    expect(own?.body_text).toContain('Received: Monday 23 November 2026, 11:00');
    expect(other?.body_text).toContain('Tell us if it wasn’t you.');
    expect(company?.body_text).toContain('Ada Marsh withdrew from');
    const history = await historyOf(made);
    expect(history.slice(0, 2).map(({ what, actor }) => [what, actor.kind])).toEqual(
      expect.arrayContaining([
        ['withdrawn', 'client'],
        ['cancelled', 'client'],
      ]),
    );
    expect(await page(made)).not.toContain(BUTTON);
    const after = wordsOf(await page(made));
    expect(after).toContain('Withdrawn Your withdrawal was received on Monday 23 November 2026 at 11:00');
  });

  it('happens once, however often and at once it is pressed', async () => {
    const made = await accepted();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(made, WITHDRAWAL)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 303));
    expect((await mailsOf(made, 'proposal.withdrawn')).length).toBe(3);
    expect((await historyOf(made)).filter(({ what }) => what === 'withdrawn')).toHaveLength(1);
  });

  it('against a dispatch at the same moment ends one way: it left and a person decides, or it stays', async () => {
    for (let round = 0; round < 6; round++) {
      const made = await accepted();
      const [, dispatched] = await Promise.all([
        post(made, WITHDRAWAL),
        dispatchJob(service.context, company.id, made.id).then(
          () => true,
          () => false,
        ),
      ]);
      const status = await statusOf(made);
      expect([status, dispatched]).toEqual(dispatched ? ['accepted', true] : ['cancelled', false]);
      const kept = await inside((tx) =>
        tx.selectFrom('withdrawals').select('ended').where('proposal_id', '=', made.id).executeTakeFirst(),
      );
      expect(kept?.ended).toBe(!dispatched);
    }
  });

  it('is foreseen where a job is to leave for which nobody asked to start', async () => {
    const [later, soon] = [await accepted(), await accepted(CONSUMER, SOON)];
    expect([await unasked(later), await unasked(soon)]).toEqual(['2026-12-04', null]);
    now = new Date('2026-12-05T10:00:00Z');
    expect(await unasked(later)).toBeNull();
  });

  it('of a job that left is recorded, and what was withdrawn from does not leave', async () => {
    const [left, stays] = [await accepted(), await accepted()];
    await dispatchJob(service.context, company.id, left.id);
    expect((await post(left, WITHDRAWAL)).status).toBe(303);
    expect(await statusOf(left)).toBe('accepted');
    expect(wordsOf(await page(left))).toContain('will contact you about it');
    await post(stays, WITHDRAWAL);
    await expect(dispatchJob(service.context, company.id, stays.id)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of what was delivered or begins is recorded, and a person decides', async () => {
    const made = await accepted(CONSUMER, SOON);
    now = new Date(`${SOON}T12:00:00Z`);
    expect((await post(made, WITHDRAWAL)).status).toBe(303);
    expect(await statusOf(made)).toBe('accepted');
    const words = wordsOf(await page(made));
    expect(words).toContain('Your withdrawal was received on Saturday 28 November 2026');
    expect(words).toContain('will contact you about it');
    const mails = await mailsOf(made, 'proposal.withdrawn');
    expect(mails.at(-1)?.body_text).toContain('The proposal was not cancelled');
  });

  it('keeps what has not left where it is, until a person cancels', async () => {
    const made = await accepted(CONSUMER, SOON);
    now = new Date(`${SOON}T06:00:00Z`);
    await post(made, WITHDRAWAL);
    await expect(dispatchJob(service.context, company.id, made.id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await openJob(service.context, company.id, made.id)).withdrawal).toEqual({ at: now, ended: false });
    await changeProposal(service.context, company.id, made.id, 'cancel');
    expect(await statusOf(made)).toBe('cancelled');
  });

  it('leaves nothing due or overdue', async () => {
    const terms: PaymentTermsBody = {
      deposit: { kind: 'percent', percent: 30 },
      instalments: [],
      rest: { from: 'event', days: -1 },
      early: null,
    };
    await inside((tx) => changeDefaultTerms(tx, company.id, terms));
    const made = await accepted(CONSUMER, SOON);
    await inside((tx) => changeDefaultTerms(tx, company.id, null));
    now = new Date(`${SOON}T06:00:00Z`);
    const due = async () => {
      const rows = await inside((tx) => listDuePayments(tx, company.id, { within: null, today: SOON }));
      const { payments } = presentEditor(await openEditor(service.context, company.id, made.id), '', {
        knowsCosts: false,
      });
      return {
        page: (await page(made)).match(/<small class="bad">overdue/gi)?.length ?? 0,
        list: rows.filter(({ proposal }) => proposal.id === made.id).length,
        editor: payments.rows.filter(({ state }) => state === 'overdue').length,
      };
    };
    expect(await due()).toEqual({ page: 2, list: 2, editor: 2 });
    await post(made, WITHDRAWAL);
    expect(await due()).toEqual({ page: 0, list: 0, editor: 0 });
  });

  it('stays possible after an amendment that was accepted on the client’s word, and until the same day', async () => {
    const agreed = await accepted();
    const right = await rightOf(agreed);
    now = new Date(FRIDAY.getTime() + 2 * DAY);
    const amendment = await amended(agreed);
    await changeProposal(service.context, company.id, amendment.id, 'accept');
    expect(await page(agreed)).not.toContain(BUTTON);
    expect(await rightOf(amendment)).toEqual({ ...right, proposal_id: amendment.id });
    const text = await page(amendment);
    expect(text).toContain(BUTTON);
    expect(text).toContain('value="ada@client.example"');
    const [mail] = await mailsOf(amendment, 'proposal.accepted');
    expect(mail?.body_text).toContain('You can withdraw from this contract until the end of Friday 4 December 2026.');
    expect((await post(amendment, WITHDRAWAL)).status).toBe(303);
    expect(await statusOf(amendment)).toBe('cancelled');
  });

  it('is a right of its own where the client accepts an amendment on the page, and signed as such', async () => {
    const agreed = await accepted();
    now = new Date(FRIDAY.getTime() + 2 * DAY);
    const [own, carried] = [await amended(agreed), await amended(agreed)];
    await offer(false);
    expect((await post(carried, await acceptance({ notice: '' }))).status).toBe(303);
    await offer(true);
    expect((await rightOf(carried))?.last_day).toBe('2026-12-04');
    const { status } = await service.call('GET', `${carried.path}?document=signed-copy`);
    expect(status).toBe(200);
    const again = await amended(carried);
    expect((await post(again, await acceptance())).status).toBe(303);
    expect((await rightOf(again))?.last_day).toBe('2026-12-07');
    expect(await rightOf(own)).toBeUndefined();
  });

  it('is counted as open where the client is to be erased, until it was declared', async () => {
    const made = await accepted(CONSUMER, SOON);
    const client = (await getProposal(service.context, company.id, made.id))?.client?.id ?? '';
    // the party is over, its period is not
    now = new Date('2026-12-01T10:00:00Z');
    const foreseen = () => inside((tx) => foreseeErasure(tx, company.id, client, now));
    const before = await foreseen();
    await post(made, WITHDRAWAL);
    const after = await foreseen();
    expect([before.open - after.open, before.withdrawable - after.withdrawable]).toEqual([1, 1]);
  });

  it('does not come back with an amendment, once it was declared or its period is over', async () => {
    const [used, over] = [await accepted(CONSUMER, SOON), await accepted()];
    now = new Date(`${SOON}T06:00:00Z`);
    await post(used, WITHDRAWAL);
    const anew = await amended(used);
    await changeProposal(service.context, company.id, anew.id, 'accept');
    expect(await rightOf(anew)).toBeUndefined();
    await dispatchJob(service.context, company.id, anew.id);
    now = new Date('2026-12-05T10:00:00Z');
    const late = await amended(over);
    await changeProposal(service.context, company.id, late.id, 'accept');
    expect(await rightOf(late)).toBeUndefined();
  });

  it('ends with the last day in the time zone of the company', async () => {
    const made = await accepted();
    // 23:59 in Berlin
    now = new Date('2026-12-04T22:59:59Z');
    expect(await page(made)).toContain(BUTTON);
    now = new Date('2026-12-04T23:00:00Z');
    expect(await page(made)).not.toContain(BUTTON);
    const late = await post(made, WITHDRAWAL);
    expect([late.status, await statusOf(made)]).toEqual([409, 'accepted']);
    expect(wordsOf(late.text)).toContain('You can no longer withdraw from this contract here. Nothing was sent.');
  });

  it('needs a name and an address for the acknowledgement, and shows markup as text', async () => {
    const made = await accepted();
    const answer = await post(made, { do: 'withdraw', name: '<b>"x"</b>', email: 'nowhere' });
    expect([answer.status, await statusOf(made)]).toEqual([422, 'accepted']);
    expect(answer.text).toContain('id="withdraw-email-fault"');
    expect(answer.text).not.toContain('<b>"x"');
    expect(await mailsOf(made, 'proposal.withdrawn')).toEqual([]);
  });

  it('tells subscribers of no event of its own, and is seen in the proposal as cancelled', async () => {
    const made = await accepted();
    await post(made, WITHDRAWAL);
    const events = await inside((tx) =>
      tx.selectFrom('events').select('kind').where('proposal_id', '=', made.id).orderBy('id').execute(),
    );
    expect(events.map(({ kind }) => kind)).toEqual(['proposal.sent', 'proposal.accepted']);
    expect((await service.call('GET', `/v1/proposals/${made.id}`, { key: company.key })).json.status).toBe('cancelled');
  });
});
