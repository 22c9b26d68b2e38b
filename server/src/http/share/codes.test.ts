import { LANGUAGES } from '@showbill/contract';
import { ruleOf } from '@showbill/contract/sums';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExchangeRate, setExchangeRate } from '../../catalogue/index.ts';
import { readPdf } from '../../documents/read-pdf.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  changeProposal,
  countUses,
  duplicateProposal,
  editProposal,
  getProposal,
  letClientsEnterCodes,
  listHistory,
  type Proposal,
  saveCode,
  saveRule,
} from '../../proposals/index.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** Discount codes, and why a total is what it is, on the client's page. */

let service: TestService;
let company: TestCompany;
let now = TEST_NOW;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
  company = await service.company({ taxRate: '20' });
  await inside((tx) => letClientsEnterCodes(tx, company.id, true));
  await inside((tx) => saveCode(tx, company.id, { code: 'SPRING', ...CODE }));
  await inside((tx) => saveCode(tx, company.id, { code: 'TWICE', ...CODE, uses: 2 }));
});
afterAll(() => service.close());

const CODE = { percent: 10, amount: null, from: null, to: null, uses: null, active: true };
const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;
const ADA = { name: 'Ada Marsh', email: 'ada@client.example', terms: 'yes', version: '1', seen: '' };

interface Made {
  readonly id: string;
  readonly path: string;
}

function inside<T>(work: Parameters<typeof forCompany<T>>[2]): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

async function draft(wished: object = {}): Promise<Made> {
  const body = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' }, ...wished };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  const extra = {
    kind: 'add_free_line' as const,
    name: 'Hazer',
    category: 'lighting' as const,
    unit: 'event' as const,
  };
  const change = { ...extra, unit_price: 100, optional: true };
  await editProposal(service.context, company.id, json.id, [change], ACTOR);
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function sent(wished: object = {}): Promise<Made> {
  const made = await draft(wished);
  await changeProposal(service.context, company.id, made.id, 'send');
  return made;
}

async function proposalOf({ id }: Made): Promise<Proposal> {
  const proposal = await getProposal(service.context, company.id, id);
  if (proposal === null) throw new Error('gone');
  return proposal;
}

function post({ path }: Made, form: Record<string, string>): Promise<Answer> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.call('POST', path, { headers, body: new URLSearchParams(form).toString() });
}

const enter = (made: Made, code: string) => post(made, { do: 'code', code });

function wordsOf({ text }: Answer): string {
  return text
    .replace(/^.*<body>/s, '')
    .replace(/<script>.*<\/script>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('a code that a client enters', () => {
  it('changes the total before they accept, keeps what is picked, and is bound by the acceptance', async () => {
    const made = await sent();
    const before = await proposalOf(made);
    const answer = await post(made, { do: 'code', code: ' spring ', pick: '0' });
    expect(answer.status).toBe(200);
    expect(wordsOf(answer)).toContain('The code SPRING was applied.');
    expect(wordsOf(answer)).toContain('Discount code SPRING 10 % off the amounts above for this code.');
    expect(answer.text).toMatch(/name="pick" value="0" form="answer" checked/);
    const after = await proposalOf(made);
    expect(after.adjustments.find(({ kind }) => kind === 'discount')?.amount).toBe(-before.subtotal / 10n);
    expect([after.status, after.version, ruleOf(after.rules, 'code')?.code]).toEqual(['sent', 1, 'SPRING']);
    // somebody else's page still shows the old total
    const stale = await post(made, { do: 'accept', ...ADA, with: '' });
    expect([stale.status, (await proposalOf(made)).status]).toEqual([409, 'sent']);
    expect(wordsOf(stale)).toContain('The discount code has changed the total.');
    // who does not say with which code they saw it saw it with none
    expect([(await post(made, { do: 'accept', ...ADA })).status, (await proposalOf(made)).status]).toEqual([
      409,
      'sent',
    ]);
    const accepted = await post(made, { do: 'accept', ...ADA, with: 'SPRING', pick: '0', seen: '0' });
    expect(accepted.status).toBe(303);
    const bound = await proposalOf(made);
    expect([bound.status, bound.subtotal]).toEqual(['accepted', after.subtotal + 10_000n]);
    expect(bound.adjustments[0]?.amount).toBe(-bound.subtotal / 10n);
    expect((await enter(made, 'TWICE')).status).toBe(409);
    expect((await proposalOf(made)).total).toBe(bound.total);
    const history = await inside((tx) => listHistory(tx, company.id, made.id));
    expect(history.find(({ what }) => what === 'code_entered')).toMatchObject({
      actor: { kind: 'client' },
      details: { code: 'SPRING' },
    });
  });

  it('is not guessed: ten that are none, and no more are looked up that day', async () => {
    const made = await sent();
    for (let at = 0; at < 10; at++) {
      const answer = await enter(made, `GUESS${at}`);
      expect([answer.status, wordsOf(answer).includes('isn’t valid')]).toEqual([422, true]);
    }
    const answer = await enter(made, 'SPRING');
    expect(wordsOf(answer)).toContain('Too many codes were tried today.');
    expect(ruleOf((await proposalOf(made)).rules, 'code')).toBeNull();
    now = new Date(TEST_NOW.getTime() + 25 * 3_600_000);
    expect((await enter(made, 'SPRING')).status).toBe(200);
    now = TEST_NOW;
  });

  it('is taken only where the company lets clients enter codes, and only while the proposal is open', async () => {
    const made = await draft();
    expect((await enter(made, 'SPRING')).status).toBe(409);
    await changeProposal(service.context, company.id, made.id, 'send');
    expect((await service.call('GET', made.path)).text).toContain('name="code"');
    await inside((tx) => letClientsEnterCodes(tx, company.id, false));
    expect((await service.call('GET', made.path)).text).not.toContain('name="code"');
    expect((await enter(made, 'SPRING')).status).toBe(409);
    await inside((tx) => letClientsEnterCodes(tx, company.id, true));
  });

  it('is a percentage also where the exchange rate was removed since, and an amount is then not counted as a wrong code', async () => {
    await inside((tx) => setExchangeRate(tx, company.id, { from: 'GBP', to: 'EUR', rate: '1.2' }));
    await inside((tx) => saveCode(tx, company.id, { code: 'TENNER', ...CODE, percent: null, amount: 10 }));
    const made = await sent({ currency: 'EUR' });
    await inside((tx) => deleteExchangeRate(tx, company.id, 'GBP', 'EUR'));
    for (let at = 0; at < 11; at++) expect((await enter(made, 'TENNER')).status).toBe(409);
    expect((await enter(made, 'TENNER')).text).toContain('can’t be used here at the moment');
    expect((await enter(made, 'SPRING')).status).toBe(200);
    const history = await inside((tx) => listHistory(tx, company.id, made.id));
    expect(history.map(({ what }) => what)).not.toContain('code_refused');
  });

  it('shows markup that was typed as text', async () => {
    const made = await sent();
    const answer = await enter(made, '<b>"x"</b>');
    expect(answer.status).toBe(422);
    expect(answer.text).not.toContain('<b>"x"');
  });
});

async function usesOf(code: string): Promise<number> {
  return (await inside((tx) => countUses(tx, company.id, '2026-11-20'))).get(code) ?? 0;
}

describe('the uses of a code', () => {
  it('are never more than allowed, however many enter and send it at once, and come back with what is over', async () => {
    const pages = await Promise.all(Array.from({ length: 4 }, () => sent()));
    const drafts = await Promise.all(Array.from({ length: 4 }, () => draft()));
    for (const { id } of drafts) {
      await editProposal(service.context, company.id, id, [{ kind: 'set_code', code: 'TWICE', was: null }], ACTOR);
    }
    const answers = await Promise.all([
      ...pages.map(async (made) => (await enter(made, 'TWICE')).status === 200),
      ...drafts.map(({ id }) =>
        changeProposal(service.context, company.id, id, 'send').then(
          () => true,
          (error: Error) => {
            expect(error.message).toContain('no uses left');
            return false;
          },
        ),
      ),
    ]);
    expect(answers.filter(Boolean)).toHaveLength(2);
    expect(await usesOf('TWICE')).toBe(2);

    const holders = [...pages, ...drafts].filter((_, at) => answers[at]);
    const [first, second] = holders;
    if (first === undefined || second === undefined) throw new Error('nobody has it');
    await changeProposal(service.context, company.id, first.id, 'decline');
    expect(await usesOf('TWICE')).toBe(1);
    await changeProposal(service.context, company.id, second.id, 'accept');
    expect(await usesOf('TWICE')).toBe(1);
    const late = await sent();
    expect((await enter(late, 'TWICE')).status).toBe(200);
    // a copy does without it
    const { proposal: copy } = await duplicateProposal(service.context, company.id, late.id, ACTOR);
    expect(ruleOf(copy.rules, 'code')).toBeNull();
    await changeProposal(service.context, company.id, copy.id, 'send');
    expect(await usesOf('TWICE')).toBe(2);
  });
});

describe('why a total is what it is', () => {
  it('is said in one sentence for each rule, in each language, on the page and in the PDF', async () => {
    await inside(async (tx) => {
      const season = { kind: 'season' as const, categories: null, active: true };
      await saveRule(tx, company.id, { ...season, label: 'Week<i>end', percent: 12.5, weekdays: [5, 6], dates: null });
      const dates = { from: '2026-03-01', to: '2026-03-31', yearly: true };
      await saveRule(tx, company.id, { ...season, label: 'March', percent: -5, weekdays: [], dates });
      const categories = ['audio' as const];
      await saveRule(tx, company.id, {
        kind: 'waiver',
        label: 'Cover',
        percent: 8,
        categories,
        optional: true,
        active: true,
      });
      await saveRule(tx, company.id, { kind: 'minimum', amount: 100_000, active: true });
    });
    const made = await sent();
    await enter(made, 'SPRING');
    const words: string[] = [];
    for (const language of LANGUAGES) {
      await inside((tx) => tx.updateTable('proposals').set({ language }).where('id', '=', made.id).execute());
      const page = await service.call('GET', made.path);
      words.push(wordsOf(page).replaceAll('\u00a0', ' '));
      expect(page.text).toContain('Week&lt;i&gt;end');
    }
    expect(words[0]).toContain('Week&lt;i&gt;end 12.5 % is added to the hire for these dates (Friday and Saturday).');
    expect(words[0]).toContain('March 5 % is taken off the hire for these dates (1 March – 31 March, every year).');
    expect(words[0]).toContain('Cover 8 % of the hire in Audio, before discounts.');
    expect(words[0]).toContain(
      'Minimum order £100,000 Orders that come to less than £100,000.00 before tax are charged as £100,000.00.',
    );
    expect(words[1]).toContain('Mindestbestellwert 100.000 £');
    expect(words[1]).toContain('Auf die Miete kommen an diesen Tagen 12,5 % Aufschlag (Freitag und Samstag).');
    expect(words[2]).toContain('Minimum de commande 100 000 £GB');
    expect(words[3]).toContain('Código de descuento SPRING');
    expect(words[4]).toContain('Van de huur gaat op deze dagen 5 % af (1 maart – 31 maart, elk jaar).');

    await inside((tx) => tx.updateTable('proposals').set({ language: 'en' }).where('id', '=', made.id).execute());
    const { bytes } = await service.call('GET', `${made.path}?document=proposal`);
    const { pages } = await readPdf(bytes);
    expect(pages.join(' ')).toContain('8 % of the hire in Audio, before discounts.');
  });
});
