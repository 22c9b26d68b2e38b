import { afterAll, beforeAll, beforeEach } from 'vitest';
import { changeWithdrawal, getCompany, updateCompany } from '../accounts/index.ts';
import { updateClient } from '../clients/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { amendProposal, changeProposal, getProposal, noticeHash, usualNotice } from '../proposals/index.ts';
import { type Answer, startLoneTestService, type TestCompany, type TestService } from './service.ts';

export const FRIDAY = new Date('2026-11-20T10:00:00Z');
export const CONSUMER = { kind: 'consumer', country: 'DE' } as const;
const LATE = '2027-03-12';
export const SOON = '2026-11-28';

export const BUTTON = '<summary class="button plain">Withdraw from contract here</summary>';
export const WITHDRAWAL = { do: 'withdraw', name: 'Ada Marsh', email: 'ada@home.example' };

export interface Made {
  readonly id: string;
  readonly path: string;
}

/** A company in Hamburg that offers the right of withdrawal, one for all tests of a file; each of them begins on Friday. */
export function useWithdrawal() {
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

  async function usual(): Promise<string> {
    return usualNotice(await inside((tx) => getCompany(tx, company.id)), 'en');
  }

  async function acceptance(more: Record<string, string> = {}): Promise<Record<string, string>> {
    const signed = { name: 'Ada Marsh', email: 'ada@client.example', terms: 'yes', version: '1', seen: '' };
    return { do: 'accept', ...signed, notice: noticeHash(await usual()), ...more };
  }

  async function accepted(...given: Parameters<typeof sent>): Promise<Made> {
    const made = await sent(...given);
    const { status, text } = await post(made, await acceptance({ start: 'yes' }));
    if (status !== 303) throw new Error(text);
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

  const statusOf = async ({ id }: Made) => (await getProposal(service.context, company.id, id))?.status;

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

  return {
    get service() {
      return service;
    },
    get company() {
      return company;
    },
    get now() {
      return now;
    },
    setNow: (moment: Date) => {
      now = moment;
    },
    inside,
    offer,
    sent,
    post,
    page,
    acceptance,
    accepted,
    amended,
    rightOf,
    statusOf,
    mailsOf,
  };
}

export function wordsOf(text: string): string {
  return text
    .replace(/^.*<body>/s, '')
    .replace(/<script>.*<\/script>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}
