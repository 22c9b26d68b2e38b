import { LANGUAGES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../documents/read-pdf.ts';
import { BUTTON, CONSUMER, SOON, useWithdrawal, WITHDRAWAL, wordsOf } from '../../testing/withdrawing.ts';

/** The right of withdrawal of consumers on the page before they accept, and as it is accepted. */

const hire = useWithdrawal();
const { inside, offer, sent, post, page, acceptance, accepted, rightOf, statusOf, mailsOf } = hire;

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
    const { bytes } = await hire.service.call('GET', `${made.path}?document=signed-copy`);
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
