import type { PaymentTermsBody } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { foreseeErasure } from '../../erasure/index.ts';
import { changeDefaultTerms } from '../../payments/index.ts';
import {
  changeProposal,
  dispatchJob,
  getProposal,
  listDuePayments,
  listHistory,
  openEditor,
  openJob,
  presentEditor,
} from '../../proposals/index.ts';
import {
  BUTTON,
  CONSUMER,
  FRIDAY,
  type Made,
  SOON,
  useWithdrawal,
  WITHDRAWAL,
  wordsOf,
} from '../../testing/withdrawing.ts';

/** The right of withdrawal of consumers once they accepted, until its period ends. */

const DAY = 86_400_000;

const hire = useWithdrawal();
const { inside, offer, post, page, acceptance, accepted, amended, rightOf, statusOf, mailsOf, setNow } = hire;

const unasked = async ({ id }: Made) => (await openJob(hire.service.context, hire.company.id, id)).unaskedUntil;
const historyOf = ({ id }: Made) => inside((tx) => listHistory(tx, hire.company.id, id));

describe('withdrawing', () => {
  it('cancels, tells the company, and acknowledges what was declared and when', async () => {
    const made = await accepted();
    const text = await page(made);
    expect(text).toContain(BUTTON);
    expect(text).toContain('<button class="button" name="do" value="withdraw">Confirm withdrawal</button>');
    expect(text).toContain('value="ada@client.example"');
    setNow(new Date(FRIDAY.getTime() + 3 * DAY));
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
        dispatchJob(hire.service.context, hire.company.id, made.id).then(
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
    setNow(new Date('2026-12-05T10:00:00Z'));
    expect(await unasked(later)).toBeNull();
  });

  it('of a job that left is recorded, and what was withdrawn from does not leave', async () => {
    const [left, stays] = [await accepted(), await accepted()];
    await dispatchJob(hire.service.context, hire.company.id, left.id);
    expect((await post(left, WITHDRAWAL)).status).toBe(303);
    expect(await statusOf(left)).toBe('accepted');
    expect(wordsOf(await page(left))).toContain('will contact you about it');
    await post(stays, WITHDRAWAL);
    await expect(dispatchJob(hire.service.context, hire.company.id, stays.id)).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('of what was delivered or begins is recorded, and a person decides', async () => {
    const made = await accepted(CONSUMER, SOON);
    setNow(new Date(`${SOON}T12:00:00Z`));
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
    setNow(new Date(`${SOON}T06:00:00Z`));
    await post(made, WITHDRAWAL);
    await expect(dispatchJob(hire.service.context, hire.company.id, made.id)).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await openJob(hire.service.context, hire.company.id, made.id)).withdrawal).toEqual({
      at: hire.now,
      ended: false,
    });
    await changeProposal(hire.service.context, hire.company.id, made.id, 'cancel');
    expect(await statusOf(made)).toBe('cancelled');
  });

  it('leaves nothing due or overdue', async () => {
    const terms: PaymentTermsBody = {
      deposit: { kind: 'percent', percent: 30 },
      instalments: [],
      rest: { from: 'event', days: -1 },
      early: null,
    };
    await inside((tx) => changeDefaultTerms(tx, hire.company.id, terms));
    const made = await accepted(CONSUMER, SOON);
    await inside((tx) => changeDefaultTerms(tx, hire.company.id, null));
    setNow(new Date(`${SOON}T06:00:00Z`));
    const due = async () => {
      const rows = await inside((tx) => listDuePayments(tx, hire.company.id, { within: null, today: SOON }));
      const { payments } = presentEditor(await openEditor(hire.service.context, hire.company.id, made.id), '', {
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
    setNow(new Date(FRIDAY.getTime() + 2 * DAY));
    const amendment = await amended(agreed);
    await changeProposal(hire.service.context, hire.company.id, amendment.id, 'accept');
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
    setNow(new Date(FRIDAY.getTime() + 2 * DAY));
    const [own, carried] = [await amended(agreed), await amended(agreed)];
    await offer(false);
    expect((await post(carried, await acceptance({ notice: '' }))).status).toBe(303);
    await offer(true);
    expect((await rightOf(carried))?.last_day).toBe('2026-12-04');
    const { status } = await hire.service.call('GET', `${carried.path}?document=signed-copy`);
    expect(status).toBe(200);
    const again = await amended(carried);
    expect((await post(again, await acceptance())).status).toBe(303);
    expect((await rightOf(again))?.last_day).toBe('2026-12-07');
    expect(await rightOf(own)).toBeUndefined();
  });

  it('is counted as open where the client is to be erased, until it was declared', async () => {
    const made = await accepted(CONSUMER, SOON);
    const client = (await getProposal(hire.service.context, hire.company.id, made.id))?.client?.id ?? '';
    // the party is over, its period is not
    setNow(new Date('2026-12-01T10:00:00Z'));
    const foreseen = () => inside((tx) => foreseeErasure(tx, hire.company.id, client, hire.now));
    const before = await foreseen();
    await post(made, WITHDRAWAL);
    const after = await foreseen();
    expect([before.open - after.open, before.withdrawable - after.withdrawable]).toEqual([1, 1]);
  });

  it('does not come back with an amendment, once it was declared or its period is over', async () => {
    const [used, over] = [await accepted(CONSUMER, SOON), await accepted()];
    setNow(new Date(`${SOON}T06:00:00Z`));
    await post(used, WITHDRAWAL);
    const anew = await amended(used);
    await changeProposal(hire.service.context, hire.company.id, anew.id, 'accept');
    expect(await rightOf(anew)).toBeUndefined();
    await dispatchJob(hire.service.context, hire.company.id, anew.id);
    setNow(new Date('2026-12-05T10:00:00Z'));
    const late = await amended(over);
    await changeProposal(hire.service.context, hire.company.id, late.id, 'accept');
    expect(await rightOf(late)).toBeUndefined();
  });

  it('ends with the last day in the time zone of the company', async () => {
    const made = await accepted();
    // 23:59 in Berlin
    setNow(new Date('2026-12-04T22:59:59Z'));
    expect(await page(made)).toContain(BUTTON);
    setNow(new Date('2026-12-04T23:00:00Z'));
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
    expect((await hire.service.call('GET', `/v1/proposals/${made.id}`, { key: hire.company.key })).json.status).toBe(
      'cancelled',
    );
  });
});
