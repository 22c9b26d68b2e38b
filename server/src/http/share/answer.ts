import { ruleOf } from '@showbill/contract/sums';
import { speechOf } from '../../languages/index.ts';
import { askCompany, takeWithdrawal } from '../../mail/index.ts';
import type { PaymentGateway } from '../../payments/index.ts';
import { AppError } from '../../platform/errors.ts';
import {
  beginPayment,
  changeProposal,
  enterCode,
  findSharedProposal,
  type LifeContext,
  type OfferedRight,
  type Proposal,
  type SharedProposal,
  termsHash,
} from '../../proposals/index.ts';
import { ACCEPT, ASK, attemptOf, CODE, DECLINE, picksOf, WITHDRAW } from './answer-forms.ts';
import type { Done } from './just-done.ts';
import { optionsOf } from './page/options.ts';
import type { Attempt, Notice } from './page/view.ts';
import { isAskedToStart, isNoticeSeen, offeredNow } from './withdrawal.ts';

interface Sent {
  readonly form: URLSearchParams;
  readonly address: string;
  readonly browser: string | null;
}

/** What comes of a form: the page once more, or where to look at what was done. */
export type Answered =
  | {
      readonly status: 200 | 409 | 422 | 503;
      /** As it stands now, where that is not as it was read. */
      readonly shared?: SharedProposal;
      readonly picks?: readonly number[];
      readonly attempt?: Attempt | null;
      readonly notice?: Notice | null;
    }
  | { readonly status: 303; readonly done: Done };

/** Does what a client asks for on the page. */
export async function answer(
  context: LifeContext,
  gateway: PaymentGateway | null,
  shared: SharedProposal,
  sent: Sent,
): Promise<Answered> {
  const picks = picksOf(sent.form);
  try {
    switch (sent.form.get('do') ?? 'pick') {
      case 'accept':
        return await accept(context, shared, sent, picks);
      case 'decline':
        return await decline(context, shared, sent);
      case 'ask':
        return await ask(context, shared, sent);
      case 'withdraw':
        return await withdraw(context, shared, sent);
      case 'code':
        return await code(context, shared, sent, picks);
      case 'pay':
        return await pay(context, gateway, shared, sent);
      default:
        return { status: 200, picks, attempt: attemptOf('accept', sent.form, shared.proposal.language) };
    }
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const now = (await findSharedProposal(context, shared.proposal.shareToken)) ?? shared;
    const offered = await offeredNow(context, now);
    const notice: Notice = { tone: 'bad', text: whyNot(now, sent.form, offered) };
    return { status: 409, shared: now, notice, ...keptOf(now, sent.form, picks) };
  }
}

/** What was typed and picked, as far as it still fits: what was agreed to has to be agreed to anew. */
function keptOf({ proposal }: SharedProposal, form: URLSearchParams, picks: readonly number[]) {
  const what = form.get('do');
  if (what === 'ask') return { attempt: attemptOf('ask', form, proposal.language) };
  if (what === 'code') return { picks };
  if (what === 'withdraw') return {};
  if (proposal.status !== 'sent') return {};
  if (what === 'decline') return { attempt: attemptOf('decline', form, proposal.language) };
  const typed = new URLSearchParams(form);
  typed.delete('terms');
  typed.delete('start');
  return { attempt: attemptOf('accept', typed, proposal.language), ...(isVersion(proposal, form) && { picks }) };
}

function isVersion({ version }: Proposal, form: URLSearchParams): boolean {
  return form.get('version') === String(version);
}

async function accept(
  context: LifeContext,
  shared: SharedProposal,
  { form, address, browser }: Sent,
  picks: readonly number[],
): Promise<Answered> {
  const { company, proposal } = shared;
  const given = ACCEPT.safeParse(Object.fromEntries(form));
  if (!given.success) return { status: 422, picks, attempt: attemptOf('accept', form, proposal.language, given.error) };
  const { name, email, version, seen, under, with: shown } = given.data;
  if (version === proposal.version && proposal.status === 'sent' && seen !== picks.join(',')) {
    const text = speechOf(proposal.language).texts.page.refused.totalChanged;
    return { status: 409, picks, attempt: attemptOf('accept', form, proposal.language), notice: { tone: 'bad', text } };
  }
  const { notice = '', start } = given.data;
  if (start !== 'yes' && isAskedToStart(await offeredNow(context, shared), notice)) {
    const attempt = attemptOf('accept', form, proposal.language);
    const faults = { start: speechOf(proposal.language).texts.withdrawal.asksFault };
    return { status: 422, picks, attempt: { ...attempt, faults } };
  }
  const options = optionsOf(proposal);
  await changeProposal(context, company.id, proposal.id, 'accept', {
    by: 'client',
    version,
    terms: under,
    code: shown === '' ? null : shown,
    picked: picks.flatMap((at) => options[at]?.id ?? []),
    signature: { name, email, address, browser },
    seenRight: { notice, asksToStart: start === 'yes' },
  });
  return { status: 303, done: 'decided' };
}

async function withdraw(
  context: LifeContext,
  shared: SharedProposal,
  { form, address, browser }: Sent,
): Promise<Answered> {
  const given = WITHDRAW.safeParse(Object.fromEntries(form));
  if (!given.success) {
    return { status: 422, attempt: attemptOf('withdraw', form, shared.proposal.language, given.error) };
  }
  await takeWithdrawal(context, shared, { ...given.data, address, browser });
  return { status: 303, done: 'decided' };
}

/** The page once more, with what it comes to with the code, or why that is none. */
async function code(
  context: LifeContext,
  shared: SharedProposal,
  { form }: Sent,
  picks: readonly number[],
): Promise<Answered> {
  const { company, proposal } = shared;
  const { code: says } = speechOf(proposal.language).texts.page;
  const attempt = attemptOf('code', form, proposal.language);
  const given = CODE.safeParse(Object.fromEntries(form));
  const entered = given.success ? await enterCode(context, company.id, proposal.id, given.data.code) : 'refused';
  if (entered !== 'taken') {
    const faults = { code: entered === 'refused' ? says.refused : says.tooMany };
    return { status: 422, picks, attempt: { ...attempt, faults } };
  }
  const now = (await findSharedProposal(context, proposal.shareToken)) ?? shared;
  const text = says.taken(ruleOf(now.proposal.rules, 'code')?.code ?? '');
  return { status: 200, shared: now, picks, notice: { tone: 'good', text } };
}

async function decline(context: LifeContext, { company, proposal }: SharedProposal, { form }: Sent): Promise<Answered> {
  const given = DECLINE.safeParse(Object.fromEntries(form));
  if (!given.success) return { status: 422, attempt: attemptOf('decline', form, proposal.language, given.error) };
  const { version, reason } = given.data;
  await changeProposal(context, company.id, proposal.id, 'decline', {
    by: 'client',
    version,
    ...(reason !== '' && { reason }),
  });
  return { status: 303, done: 'decided' };
}

async function ask(context: LifeContext, shared: SharedProposal, { form }: Sent): Promise<Answered> {
  const given = ASK.safeParse(Object.fromEntries(form));
  if (!given.success) return { status: 422, attempt: attemptOf('ask', form, shared.proposal.language, given.error) };
  const { name, email, question } = given.data;
  await askCompany(context, shared, { name, email, text: question });
  return { status: 303, done: 'asked' };
}

/** Whether the sums were shown with the discount code that the proposal has. */
function isShownWith({ rules }: Proposal, form: URLSearchParams): boolean {
  return (form.get('with') ?? '') === (ruleOf(rules, 'code')?.code ?? '');
}

/** Leads on to where is paid; a page says so first, as the policy lets a form lead nowhere else. */
async function pay(
  context: LifeContext,
  gateway: PaymentGateway | null,
  shared: SharedProposal,
  { form }: Sent,
): Promise<Answered> {
  const says = speechOf(shared.proposal.language).texts.payments;
  const row = /^\d{1,3}$/.exec(form.get('row') ?? '');
  try {
    const url = gateway && row && (await beginPayment(context, gateway, shared, Number(row[0])));
    if (url === null) return { status: 409, notice: { tone: 'bad', text: says.notNow } };
    return { status: 200, notice: { tone: 'good', text: '', onward: { url, text: says.onward } } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'conflict') return { status: 409, notice: { tone: 'bad', text: says.notOnline } };
    if (error.code !== 'unavailable') throw error;
    return { status: 503, notice: { tone: 'bad', text: says.unavailable } };
  }
}

/** Why nothing was done, in the visitor's words. */
function whyNot({ company, proposal }: SharedProposal, form: URLSearchParams, offered: OfferedRight | null): string {
  const { format, texts } = speechOf(proposal.language);
  const { ask, refused } = texts.page;
  if (form.get('do') === 'ask') return ask.tooMany;
  if (form.get('do') === 'code') return texts.page.code.notNow;
  if (form.get('do') === 'withdraw') return texts.withdrawal.gone;
  const what = form.get('do') === 'decline' ? 'decline' : 'accept';
  switch (proposal.status) {
    case 'sent':
      if (!isVersion(proposal, form)) return refused.newer[what](format.count(proposal.version));
      if (what === 'accept' && !isShownWith(proposal, form)) return refused.codeChanged;
      if ((form.get('under') ?? termsHash(company.terms)) !== termsHash(company.terms)) return refused.otherTerms[what];
      return what === 'accept' && !isNoticeSeen(offered, form)
        ? texts.withdrawal.changed
        : refused.replacedGone[what](company.name);
    case 'accepted':
      return refused.accepted[what];
    case 'draft':
    case 'declined':
    case 'expired':
    case 'cancelled':
      return refused.closed[what];
    default:
      return proposal.status satisfies never;
  }
}
