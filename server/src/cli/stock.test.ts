import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdStock, readReport, releaseHold } from '../availability/index.ts';
import { listProducts, recordCounts } from '../catalogue/index.ts';
import { mailAbout } from '../mail/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays } from '../platform/days.ts';
import { newId } from '../platform/ids.ts';
import { changeProposal } from '../proposals/index.ts';
import { type Hire, openHire } from '../proposals/life/fixtures.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { calendarDay, oneLine, unitCount, unitCountOrNone } from './arguments.ts';

/** Stock as an operator records it: by the machine's own clock. */

let showbill: CommandLine;
let hire: Hire;
let company: string;
let mixer: string;

const moment = new Date();
const today = dayIn('Europe/London', moment);
const day = (days: number) => addDays(today, days);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

beforeAll(async () => {
  showbill = await openCommandLine();
});
beforeEach(async () => {
  hire = await openHire(showbill.database, mailAbout);
  company = hire.company.id;
  mixer = hire.products.mixer;
});

function ofMixer(command: string, ...args: string[]): string[] {
  return ['stock', command, '--company', company, '--item', mixer, ...args];
}

/** The figures of the mixer, four of which are owned at first, on some days. */
function figures(from: string, to: string, figure: 'owned' | 'inRepair' | 'lost' | 'free') {
  return hire.inside(async (tx) => {
    const report = await readReport(tx, hire.company, { from, to, items: [mixer] }, moment);
    return [...report[figure]];
  });
}

describe('stock hold and release', () => {
  it('print the id of the hold as JSON, and hold from the first day to the last', async () => {
    const hold = ofMixer('hold', '--kind', 'in_repair', '--quantity', '2', '--from', day(3), '--to', day(4));
    const { id, ...rest } = await showbill.json(...hold, '--note', 'hum on channel 2');
    expect([id, rest]).toEqual([expect.stringMatching(UUID), {}]);
    expect(await figures(day(2), day(5), 'inRepair')).toEqual([0, 2, 2, 0]);
    expect(await showbill.json('stock', 'release', id, '--on', day(4))).toEqual({ id });
    expect(await figures(day(2), day(5), 'inRepair')).toEqual([0, 2, 0, 0]);
  });

  it('say in words what is held, and what of it is back today', async () => {
    const [held = ''] = await showbill.lines(
      ...ofMixer('hold', '--kind', 'lost', '--quantity', '3', '--from', day(-9)),
    );
    const [id = '', ...words] = held.split('  ');
    expect(words).toEqual([`lost: 3 × Mixing Console from ${day(-9)} until released`]);
    expect(await showbill.lines('stock', 'release', id, '--quantity', '1')).toEqual([
      `${id}  back: 1 × Mixing Console from ${today}; 2 still held`,
    ]);
    expect(await figures(day(-1), day(0), 'lost')).toEqual([3, 2]);
    expect(await showbill.lines('stock', 'release', id, '--on', day(-5))).toEqual([
      `${id}  back: 3 × Mixing Console from ${day(-5)}; none still held`,
    ]);
  });

  it('are refused with the reason in words', async () => {
    const hold = ['stock', 'hold', '--kind', 'lost', '--quantity', '1', '--from', today];
    const unknown = newId();
    const refusals = await Promise.all([
      showbill.refusal(...hold, '--company', company, '--item', hire.products.engineer),
      showbill.refusal(...hold, '--company', company, '--item', 'mixer'),
      showbill.refusal(...hold, '--company', unknown, '--item', mixer),
      showbill.refusal('stock', 'release', unknown),
    ]);
    expect(refusals).toEqual([
      'the stock of Sound Engineer is not tracked: import it with tracked true, or with a number owned',
      'there is no product mixer',
      `there is no company ${unknown}`,
      `there is no hold ${unknown}`,
    ]);
    expect(await figures(today, today, 'lost')).toEqual([0]);
  });
});

describe('stock buy, sell and count', () => {
  it('change what is owned from a day on, today where none is given', async () => {
    const bought = await showbill.json(...ofMixer('buy', '--quantity', '3', '--on', day(5)));
    expect(bought).toEqual({ id: expect.stringMatching(UUID) });
    const [sold] = await showbill.lines(...ofMixer('sell', '--quantity', '1', '--note', 'scrapped'));
    expect(sold?.slice(36)).toBe(`  sold: 1 × Mixing Console from ${today}; owned on that day: 3`);
    expect(await showbill.lines(...ofMixer('count', '--quantity', '2', '--on', day(-30)))).toEqual([
      `${mixer}  counted: 2 × Mixing Console on ${day(-30)}; previously: 4`,
    ]);
    expect(await figures(day(-31), day(-30), 'owned')).toEqual([4, 2]);
    expect(await figures(day(-1), day(0), 'owned')).toEqual([2, 1]);
    expect(await figures(day(4), day(5), 'owned')).toEqual([1, 4]);
    expect(await showbill.json(...ofMixer('count', '--quantity', '0'))).toEqual({ id: mixer });
    expect(await showbill.refusal(...ofMixer('sell', '--quantity', '1', '--on', day(1)))).toBe(
      `that would leave -1 of Mixing Console on ${day(1)}`,
    );
  });
});

describe('stock log', () => {
  it('tells what was recorded, newest first, as JSON and in words', async () => {
    const log = ['stock', 'log', '--company', company, '--item', mixer];
    expect(await showbill.lines(...log)).toEqual([
      'nothing has been bought, sold, counted, held or released since the first count',
    ]);
    const hold = { productId: mixer, kind: 'in_repair', quantity: 1, from: today, note: 'hum on channel 2' } as const;
    const id = await hire.inside(async (tx) => {
      const count = { day: today, now: moment, cause: 'counted' } as const;
      await recordCounts(tx, company, [{ productId: mixer, owned: 1 }], count);
      const held = await holdStock(tx, company, hold, new Date(moment.getTime() + 1));
      await releaseHold(tx, company, held, { on: day(2), now: new Date(moment.getTime() + 2) });
      return held;
    });
    const entries = await showbill.json(...log);
    expect(entries).toEqual([
      expect.objectContaining({ what: 'released', quantity: 1, day: day(2), hold_id: id }),
      {
        id,
        catalog_item_id: mixer,
        name: 'Mixing Console',
        what: 'in_repair',
        quantity: 1,
        day: today,
        to: null,
        note: 'hum on channel 2',
        hold_id: null,
        recorded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        superseded_at: null,
      },
      expect.objectContaining({ what: 'counted', quantity: -3, day: today }),
    ]);
    const [, at, counted] = entries.map((entry: { recorded_at: string }) => entry.recorded_at);
    const lines = await showbill.lines(...log);
    expect(lines[0]).toMatch(new RegExp(`  back: 1 × Mixing Console from ${day(2)}  of ${id}$`));
    expect(lines.slice(1)).toEqual([
      `${at}  in repair: 1 × Mixing Console from ${today} until released  "hum on channel 2"  ${id}`,
      `${counted}  counted: −3 × Mixing Console from ${today}  ${entries[2].id}`,
    ]);
    const other = await openHire(showbill.database, mailAbout);
    expect(await showbill.refusal('stock', 'log', '--company', company, '--item', other.products.mixer)).toBe(
      `there is no product ${other.products.mixer}`,
    );
  });
});

describe('stock verify', () => {
  it('finds every booking that is not what its proposal says, and makes them anew when told to', async () => {
    const verify = ['stock', 'verify', '--company', company];
    const context = hire.at(moment.toISOString());
    const sent = await hire.draft({ date: day(9), lines: [{ sku: 'mixer', units: 2 }] });
    const lost = await hire.draft({ date: day(10), lines: [{ sku: 'mixer', units: 1 }] });
    for (const id of [sent, lost]) await changeProposal(context, company, id, 'send');
    await changeProposal(context, company, lost, 'accept');
    expect(await showbill.lines(...verify)).toEqual(['2 proposals checked, 0 bookings differ']);

    await hire.inside(async (tx) => {
      await sql`update bookings set quantity = 3, until_day = until_day + 1 where proposal_id = ${sent}`.execute(tx);
      await sql`delete from bookings where proposal_id = ${lost}`.execute(tx);
      await sql`
        insert into bookings (company_id, proposal_id, product_id, kind, quantity, from_day, until_day)
        values (${company}, ${sent}, ${hire.products.stool}, 'firm', 80, ${today}, ${day(1)})`.execute(tx);
    });
    const differing = await showbill.run(...verify, '--json');
    expect([differing.code, differing.stderr]).toEqual([1, 'showbill: 3 bookings differ: use --rebuild to rebuild\n']);
    const validUntil = day(14);
    const provisional = {
      kind: 'provisional',
      quantity: 2,
      from: day(9),
      dispatched_on: null,
      valid_until: validUntil,
    };
    const firm = { kind: 'firm', quantity: 1, from: day(10), to: day(11), dispatched_on: null, valid_until: null };
    const { checked, differences } = JSON.parse(differing.stdout);
    expect([checked, differences.length]).toEqual([2, 3]);
    expect(differences).toEqual(
      expect.arrayContaining([
        {
          proposal_id: sent,
          catalog_item_id: mixer,
          expected: { ...provisional, to: day(10) },
          found: { ...provisional, to: day(11), quantity: 3 },
        },
        { proposal_id: lost, catalog_item_id: mixer, expected: firm, found: null },
        {
          proposal_id: sent,
          catalog_item_id: hire.products.stool,
          expected: null,
          found: { ...firm, quantity: 80, from: today, to: today },
        },
      ]),
    );

    const lines = await showbill.lines(...verify, '--rebuild');
    expect(lines.map((line) => line.replace(/P-\d+-/, 'P-'))).toEqual([
      `P-0001  Mixing Console: should hold 2 provisional from ${day(9)} to ${day(10)}, valid until ${validUntil}; ` +
        `booked: 3 provisional from ${day(9)} to ${day(11)}, valid until ${validUntil}`,
      `P-0002  Mixing Console: should hold 1 firm from ${day(10)} to ${day(11)}; booked: nothing`,
      `P-0001  Bar Stool: should hold nothing; booked: 80 firm from ${today} to ${today}`,
      '2 proposals checked, 3 bookings differ, rebuilt',
    ]);
    expect(await showbill.json(...verify)).toEqual({ checked: 2, differences: [] });
  });
});

describe('catalogue import', () => {
  it('says with --dry-run what it would do, and leaves what is owned as it was', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'showbill-stock-'));
    const file = join(folder, 'catalogue.csv');
    writeFileSync(
      file,
      'sku,name,category,unit,unit_price,owned\nmixer,Mixing Console,audio,day,95.55,9\nnew,New,audio,day,1,2\n',
    );
    const importing = ['catalogue', 'import', '--company', company, file];
    const result = { created: 1, updated: 1, skipped: 0, errors: [] };
    expect(await showbill.json(...importing, '--dry-run')).toEqual(result);
    expect(await figures(day(-1), day(1), 'owned')).toEqual([4, 4, 4]);
    expect(await hire.inside((tx) => listProducts(tx, company, today))).toHaveLength(5);
    expect(await showbill.json(...importing)).toEqual(result);
    expect(await figures(day(-1), day(1), 'owned')).toEqual([4, 9, 9]);
    expect(await showbill.lines('catalogue', 'list', '--company', company)).toContain(
      `${mixer}  mixer  Mixing Console  audio  95.55 GBP per day  9 owned`,
    );
    rmSync(folder, { recursive: true });
  });
});

describe('company', () => {
  it('takes buffer days and a mail address, and changes them', async () => {
    const create = ['company', 'create', '--name', 'Hire', '--currency', 'GBP', '--country', 'GB'];
    const set = ['--buffer-days-before', '1', '--buffer-days-after', '60', '--email', 'hire@hire.example'];
    const made = await showbill.json(...create, ...set);
    expect(made).toEqual({
      id: expect.stringMatching(UUID),
      name: 'Hire',
      currency: 'GBP',
      country: 'GB',
      time_zone: 'Europe/London',
      plan: 'business',
      subscription: 'active',
      allowance: 120,
      tax_rate: null,
      buffer_days_before: 1,
      buffer_days_after: 60,
      email: 'hire@hire.example',
    });
    const update = ['company', 'update', made.id];
    const buffers = ['--buffer-days-before', '0', '--buffer-days-after', '2'];
    expect(await showbill.lines(...update, ...buffers, '--email', 'office@hire.example')).toEqual([
      `${made.id}  Hire  GBP GB Europe/London  business, active, 120 proposals a month  ` +
        'buffer days 0 before, 2 after  office@hire.example',
    ]);
    expect(await showbill.refusal(...update, '--buffer-days-after', '61')).toBe(
      'buffer_days_after must be a whole number from 0 to 60',
    );
    const changed = { ...made, buffer_days_before: 0, buffer_days_after: 2, email: null };
    expect(await showbill.json(...update, '--email', '')).toEqual(changed);
  });
});

describe('a command of stock that is typed wrong', () => {
  const hold = ['stock', 'hold', '--company', 'C', '--item', 'I', '--kind', 'lost', '--quantity', '1'];

  it.each([
    [hold, "required option '--from <day>' not specified"],
    [[...hold, '--from', '2027-02-29'], 'It must be a real calendar date, written YYYY-MM-DD.'],
    [[...hold, '--kind', 'stolen'], 'Allowed choices are in_repair, lost.'],
    [['stock', 'release'], "missing required argument 'id'"],
  ])('is told so in one line, and ends with 2: %j', async (args, words) => {
    expect(await showbill.misuse(...args)).toContain(words);
  });

  it('has its numbers, days and remarks checked', () => {
    for (const wrong of ['', '0', '-1', '1.5', '1e3', '0x10', ' 1', '１', '1000001', '99999999']) {
      expect(() => unitCount(wrong), wrong).toThrow('It must be a whole number');
    }
    expect([unitCount('1'), unitCount('1000000'), unitCountOrNone('0')]).toEqual([1, 1_000_000, 0]);
    for (const wrong of ['', '2027-02-29', '2027-2-1', '01/02/2027', '0000-01-01', '10000-01-01', 'today']) {
      expect(() => calendarDay(wrong), wrong).toThrow('It must be a real calendar date, written YYYY-MM-DD.');
    }
    expect([calendarDay('2028-02-29'), calendarDay('9999-12-31')]).toEqual(['2028-02-29', '9999-12-31']);
    expect(oneLine(' hum\n on\t2 ')).toBe('hum on 2');
    for (const wrong of [' ', 'x'.repeat(501)]) expect(() => oneLine(wrong)).toThrow('1 to 500 characters');
  });
});
