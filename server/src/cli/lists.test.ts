import { proposalSchema, proposalSummarySchema } from '@showbill/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailAbout } from '../mail/index.ts';
import { newId } from '../platform/ids.ts';
import { type Hire, openHire } from '../proposals/life/fixtures.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';

/** What an operator looks up: proposals by number, clients, regions. */

let showbill: CommandLine;
let hire: Hire;
let company: string;

beforeAll(async () => {
  showbill = await openCommandLine();
});
beforeEach(async () => {
  hire = await openHire(showbill.database, mailAbout);
  company = hire.company.id;
});

describe('proposal list', () => {
  it('shows the newest first as the API lists them, by status, and says where there are more', async () => {
    const ids = [await hire.draft(), await hire.draft(), await hire.draft({ date: null })];
    const [first = '', , last = ''] = ids;
    await showbill.json('proposal', 'send', first);
    const all = await showbill.json('proposal', 'list', '--company', company);
    expect(
      proposalSummarySchema
        .strict()
        .array()
        .parse(all)
        .map(({ id }) => id),
    ).toEqual(ids.toReversed());
    const sent = await showbill.json('proposal', 'list', '--company', company, '--status', 'sent');
    expect(sent).toMatchObject([{ id: first, status: 'sent' }]);
    expect(await showbill.json('proposal', 'list', '--company', company, '--limit', '1')).toMatchObject([{ id: last }]);
    const [line, more] = await showbill.lines('proposal', 'list', '--company', company, '--limit', '1');
    expect(line).toMatch(/^P-\d{4}-0003 {2}draft {2}no date {2}Sales conference {2}[\d.]+ GBP/);
    expect(more).toBe('showing the newest 1; use --limit for more, --status for one status');
  });

  it('refuses a company that is none, a status that is none, and a limit out of range', async () => {
    expect(await showbill.refusal('proposal', 'list', '--company', 'none')).toBe('there is no company none');
    expect(await showbill.misuse('proposal', 'list', '--company', company, '--status', 'won')).toContain('draft, sent');
    for (const limit of ['0', '1001', '1.5', 'x']) {
      expect(await showbill.misuse('proposal', 'list', '--company', company, '--limit', limit)).toContain('1 to 1,000');
    }
  });
});

describe('a proposal', () => {
  it('is shown as the API answers it, and in words with its lines, tax and total', async () => {
    const id = await hire.draft({ lines: [{ sku: 'mixer', units: 3 }] });
    const shown = await showbill.json('proposal', 'show', id);
    expect(proposalSchema.strict().parse(shown)).toMatchObject({ id, line_items: [{ units: 3 }] });
    const [head, ...rest] = await showbill.lines('proposal', 'show', id);
    expect(head).toMatch(/^P-\d{4}-0001 {2}Sales conference {2}draft {2}http/);
    expect(rest[0]).toMatch(/^ {2}3 × Mixing Console {2}\d+\.\d\d$/);
    expect(rest).toContain(`Total ${shown.total.toFixed(2)} GBP`);
  });

  it('is meant by its number wherever its id does, in capitals or not', async () => {
    const id = await hire.draft({ lines: [{ sku: 'mixer', units: 1 }] });
    const { number } = await showbill.json('proposal', 'show', id);
    const did = async (...args: string[]) => showbill.json('proposal', ...args, '--company', company);
    expect(await did('show', number.toLowerCase())).toMatchObject({ id });
    expect(await did('send', number)).toMatchObject({ id, status: 'sent' });
    expect(await did('decline', number)).toMatchObject({ id, status: 'declined' });
    expect(await did('revise', number)).toMatchObject({ id, status: 'draft', version: 2 });
    await did('send', number);
    expect(await did('accept', number)).toMatchObject({ id, status: 'accepted' });
    expect(await did('amend', number)).toMatchObject({ replaces: id });
    expect(await did('dispatch', number)).toMatchObject({ id });
    expect(await did('return', number)).toMatchObject({ id });
    expect(await did('cancel', number)).toMatchObject({ id, status: 'cancelled' });
  });

  it('must be told from those of other companies by --company, which sees no other', async () => {
    const id = await hire.draft();
    const other = await openHire(showbill.database, mailAbout);
    const theirs = await other.draft();
    const { number } = await showbill.json('proposal', 'show', id);
    const which = await showbill.refusal('proposal', 'show', number);
    expect(which).toMatch(new RegExp(`^\\d+ companies have a proposal ${number}: name one with --company, of .+`));
    expect(await showbill.json('proposal', 'show', number, '--company', other.company.id)).toMatchObject({
      id: theirs,
    });
    const unknown = newId();
    expect(
      await Promise.all([
        showbill.refusal('proposal', 'show', id, '--company', other.company.id),
        showbill.refusal('proposal', 'show', unknown),
        showbill.refusal('proposal', 'show', 'P-1999-0001'),
        showbill.refusal('proposal', 'show', ''),
      ]),
    ).toEqual([
      `there is no proposal ${id}`,
      `there is no proposal ${unknown}`,
      'there is no proposal P-1999-0001',
      'there is no proposal ',
    ]);
  });
});

describe('client list and region list', () => {
  it('show what was made, and nothing of another company', async () => {
    const of = ['--company', company];
    const ada = await showbill.json('client', 'create', ...of, '--name', 'Zoë Smith', '--email', 'zoe@acme.example');
    const bo = await showbill.json('client', 'create', ...of, '--name', 'bo Jones');
    const clients = await showbill.json('client', 'list', ...of);
    expect(clients).toContainEqual({
      ...ada,
      phone: null,
      company: null,
      notes: null,
      kind: null,
      address: null,
      country: null,
      tax_number: null,
    });
    expect(await showbill.json('client', 'list', ...of, '--search', 'JONES')).toMatchObject([{ id: bo.id }]);
    expect(await showbill.lines('client', 'list', ...of, '--search', 'zoe smith')).toEqual([
      `${ada.id}  Zoë Smith  zoe@acme.example`,
    ]);
    const set = ['region', 'set', ...of, '--name', 'London', '--factor', '1.15', '--places', 'London,ExCeL'];
    const region = await showbill.json(...set);
    expect(await showbill.json('region', 'list', ...of)).toEqual([region]);
    expect(await showbill.lines('region', 'list', ...of)).toEqual([`${region.id}  London  × 1.15  London, ExCeL`]);
    const other = await openHire(showbill.database, mailAbout);
    for (const list of ['client', 'region']) {
      const theirs = await showbill.json(list, 'list', '--company', other.company.id);
      expect(JSON.stringify(theirs)).not.toMatch(/Zoë Smith|London/);
      expect(await showbill.refusal(list, 'list', '--company', 'none')).toBe('there is no company none');
    }
  });
});
