import { proposalSchema } from '@showbill/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readReport } from '../availability/index.ts';
import { mailAbout } from '../mail/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import { newId } from '../platform/ids.ts';
import { changeProposal, dispatchJob, listHistory } from '../proposals/index.ts';
import { type DraftInput, type Hire, openHire } from '../proposals/life/fixtures.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';

/** The life of a proposal as an operator moves it: by the machine's own clock. */

let showbill: CommandLine;
let hire: Hire;

const moment = new Date();
const today = dayIn('Europe/London', moment);
const day = (days: number) => addDays(today, days);

beforeAll(async () => {
  showbill = await openCommandLine();
});
beforeEach(async () => {
  hire = await openHire(showbill.database, mailAbout);
});

/** A draft that the company sent, and then accepted, just now. */
async function accepted(input: DraftInput): Promise<string> {
  const id = await hire.draft(input);
  for (const deed of ['send', 'accept'] as const) {
    await changeProposal(hire.at(moment.toISOString()), hire.company.id, id, deed);
  }
  return id;
}

/** Units of the mixer on one day. */
function figures(on: string) {
  return hire.inside(async (tx) => {
    const items = [hire.products.mixer];
    const { firm, provisional, overdue, free } = await readReport(
      tx,
      hire.company,
      { from: on, to: on, items },
      moment,
    );
    return { firm: firm[0], provisional: provisional[0], overdue: overdue[0], free: free[0] };
  });
}

function kept(table: 'events' | 'mails') {
  return hire.inside(async (tx) => {
    const rows = await tx.selectFrom(table).select('kind').orderBy('created_at').orderBy('id').execute();
    return rows.map(({ kind }) => kind);
  });
}

describe('proposal send, decline, revise, accept and cancel', () => {
  it('print the proposal as the API answers it, and its stock, events and mail follow', async () => {
    const id = await hire.draft({ date: day(20), lines: [{ sku: 'mixer', units: 3 }] });
    const seen = { id, number: expect.stringMatching(/^P-\d{4}-0001$/), event: { date: day(20), days: 2 } };
    const did = async (deed: string) => proposalSchema.loose().parse(await showbill.json('proposal', deed, id));

    const sent = await did('send');
    expect(sent).toMatchObject({ ...seen, status: 'sent', version: 1, valid_until: day(14), accepted_at: null });
    expect(sent).not.toHaveProperty('shortages');
    expect(await figures(day(20))).toEqual({ firm: 0, provisional: 3, overdue: 0, free: 4 });
    expect(await did('decline')).toMatchObject({ ...seen, status: 'declined', declined_at: expect.any(String) });
    expect(await figures(day(20))).toMatchObject({ provisional: 0 });
    expect(await did('revise')).toMatchObject({ ...seen, status: 'draft', version: 2, valid_until: null });
    await changeProposal(hire.at(new Date().toISOString()), hire.company.id, id, 'send');
    const won = await did('accept');
    expect(won).toMatchObject({ ...seen, status: 'accepted', version: 2, shortages: [] });
    expect(await figures(day(21))).toEqual({ firm: 3, provisional: 0, overdue: 0, free: 1 });
    expect(await did('cancel')).toMatchObject({ ...seen, status: 'cancelled' });
    expect(await figures(day(21))).toEqual({ firm: 0, provisional: 0, overdue: 0, free: 4 });
    expect(await kept('events')).toEqual(['proposal.sent', 'proposal.declined', 'proposal.sent', 'proposal.accepted']);
    expect(await kept('mails')).toContain('proposal.accepted');
    const [last] = await hire.inside((tx) => listHistory(tx, hire.company.id, id));
    expect(last).toMatchObject({ what: 'cancelled', actor: { kind: 'command' } });
  });

  it('are refused with the reason in words, and change nothing', async () => {
    const draft = await hire.draft();
    const unknown = newId();
    const refusals = await Promise.all([
      showbill.refusal('proposal', 'accept', draft),
      showbill.refusal('proposal', 'send', unknown),
      showbill.refusal('proposal', 'decline', 'P-1999-0001'),
    ]);
    expect(refusals).toEqual([
      'Only a proposal that is sent can be accepted; this one is draft.',
      `there is no proposal ${unknown}`,
      'there is no proposal P-1999-0001',
    ]);
    expect(await kept('events')).toEqual([]);
  });

  it('say in one line how the proposal stands, and that nothing is held without a date', async () => {
    const id = await hire.draft({ date: null });
    const [first = '', ...rest] = await showbill.lines('proposal', 'send', id);
    expect(first).toMatch(
      new RegExp(`^P-\\d{4}-0001  Sales conference  sent, valid until ${day(14)}  http\\S+/p/\\w{22,}$`),
    );
    expect(rest).toEqual(['  it has no date: no stock is held for it']);
  });
});

describe('proposal accept', () => {
  it('carries what is short as JSON, by day', async () => {
    await accepted({ date: day(21), days: 1, lines: [{ sku: 'mixer', units: 2 }] });
    const id = await hire.draft({ date: day(20), lines: [{ sku: 'mixer', units: 3 }] });
    await changeProposal(hire.at(moment.toISOString()), hire.company.id, id, 'send');
    const { status, shortages } = await showbill.json('proposal', 'accept', id);
    expect([status, shortages]).toEqual([
      'accepted',
      [{ catalog_item_id: hire.products.mixer, day: day(21), needed: 3, free: 2 }],
    ]);
    expect(await figures(day(21))).toMatchObject({ firm: 5, free: -1 });
  });

  it('says in words from when to when how much of what is short', async () => {
    await accepted({ date: day(22), days: 1, lines: [{ sku: 'mixer', units: 2 }] });
    const lines = [
      { sku: 'speaker', units: 12 },
      { sku: 'mixer', units: 5 },
    ] as const;
    const id = await hire.draft({ date: day(20), days: 4, lines });
    await changeProposal(hire.at(moment.toISOString()), hire.company.id, id, 'send');
    const [, ...short] = await showbill.lines('proposal', 'accept', id);
    expect(short).toEqual([
      `  short from ${day(20)} to ${day(21)}: 5 × Mixing Console needed, 4 free`,
      `  short from ${day(20)} to ${day(23)}: 12 × Powered Speaker needed, 10 free`,
      `  short on ${day(22)}: 5 × Mixing Console needed, 2 free`,
      `  short on ${day(23)}: 5 × Mixing Console needed, 4 free`,
    ]);
  });
});

describe('proposal dispatch and return', () => {
  const job: DraftInput = {
    date: day(-6),
    days: 3,
    lines: [
      { sku: 'mixer', units: 3 },
      { sku: 'speaker', units: 5 },
      { sku: 'engineer', units: 1 },
    ],
  };

  it('record what left and what came back, some of it and then the rest, on days past', async () => {
    const id = await accepted(job);
    const dispatched = await showbill.json('proposal', 'dispatch', id, '--on', day(-8));
    expect(proposalSchema.loose().parse(dispatched)).toMatchObject({ id, status: 'accepted' });
    expect(await figures(day(-8))).toMatchObject({ firm: 3, overdue: 0 });
    expect(await figures(day(-3))).toMatchObject({ firm: 0, overdue: 3, free: 1 });

    const { mixer } = hire.products;
    const back = ['proposal', 'return', id, '--item', mixer];
    expect(await showbill.json(...back, '--quantity', '1', '--on', day(-2))).toMatchObject({ id, status: 'accepted' });
    expect(await figures(day(-3))).toMatchObject({ overdue: 3 });
    expect(await figures(day(-2))).toMatchObject({ overdue: 2 });
    const refusals = await Promise.all([
      showbill.refusal(...back, '--quantity', '3'),
      showbill.refusal('proposal', 'return', id, '--item', 'mixer'),
    ]);
    expect(refusals).toEqual(['only 2 units of Mixing Console are out on this proposal', 'there is no product mixer']);
  });

  it('say in words when it left, and whether any of it is still out', async () => {
    const id = await accepted(job);
    await dispatchJob(hire.at(moment.toISOString()), hire.company.id, id, { on: day(-8) });
    const [first, ...some] = await showbill.lines('proposal', 'return', id, '--item', hire.products.mixer);
    expect(first).toContain(`accepted, left on ${day(-8)}`);
    expect(some).toEqual(['  some of its equipment is still out']);
    expect(await figures(day(-1))).toMatchObject({ overdue: 3 });
    expect(await figures(today)).toMatchObject({ overdue: 0, free: 4 });
    const [, ...all] = await showbill.lines('proposal', 'return', id);
    expect(all).toEqual(['  all of its equipment is back']);
  });

  it('are refused twice, and for days to come', async () => {
    const id = await accepted(job);
    expect(await showbill.refusal('proposal', 'dispatch', id, '--on', day(2))).toBe(
      `on (${day(2)}) is in the future: only what has already happened can be recorded`,
    );
    const [line] = await showbill.lines('proposal', 'dispatch', id);
    expect(line).toContain(`accepted, left on ${today}  http`);
    expect(await showbill.refusal('proposal', 'dispatch', id)).toBe(
      `The equipment of this proposal already left on ${today}.`,
    );
  });
});

describe('a command of a proposal that is typed wrong', () => {
  it.each([
    [['return', 'P', '--quantity', '2'], '--quantity needs an --item'],
    [['dispatch', 'P', '--on', '2027-02-30'], 'It must be a real calendar date, written YYYY-MM-DD.'],
  ])('is told so in one line, and ends with 2: proposal %j', async (args, words) => {
    expect(await showbill.misuse('proposal', ...args)).toContain(words);
  });
});
