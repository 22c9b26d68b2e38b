import { PROPOSAL_STATUSES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { buildLine } from '../../../proposals/fixtures.ts';
import { buildView } from './fixtures.ts';
import { proposalPage } from './proposal-page.ts';

function pageOf(...given: Parameters<typeof buildView>): string {
  return proposalPage(buildView(...given)).text;
}

/** The words of a page as a person reads them, without its markup. */
function wordsOf(page: string): string {
  return page
    .replace(/^.*<body>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

describe('the client page', () => {
  it('shows whose proposal it is, for whom, where, when and for how many', () => {
    const words = wordsOf(pageOf());
    expect(words).toContain('Northlight Event Hire');
    expect(words).toContain('Sales conference for 250, Leeds');
    expect(words).toMatch(/For Ada Marsh Corn Exchange, Leeds Friday 12 March . Saturday 13 March 2027 250 people/);
  });

  it('says how long the event is where its date is not fixed', () => {
    const { event } = buildView().proposal;
    expect(wordsOf(pageOf({ event: { ...event, date: null } }))).toContain('2 days, date to be agreed');
  });

  it('shows the terms that were agreed to, whatever the company’s are by now', () => {
    const acceptance = { name: 'Ada Marsh', at: new Date('2026-11-28T09:14:00Z'), terms: 'Half at once.' };
    const company = { terms: 'All at once.' };
    expect(wordsOf(pageOf({}, { company }))).toContain('Terms All at once.');
    const accepted = wordsOf(pageOf({ status: 'accepted' }, { company, acceptance }));
    expect(accepted).toContain('Terms Half at once.');
    expect(accepted).not.toContain('All at once.');
    const without = pageOf({ status: 'accepted' }, { company, acceptance: { ...acceptance, terms: null } });
    expect(wordsOf(without)).not.toContain('Terms');
  });

  it('leads to the first field with which something is wrong, and to no other', () => {
    const faults = { email: 'Please give an address.', terms: 'Please tick this.' };
    const page = pageOf({}, { attempt: { form: 'accept', values: { name: 'Ada' }, faults } });
    expect(page.match(/<[^>]* autofocus>/g)).toEqual([expect.stringContaining('name="email"')]);
    expect(pageOf()).not.toContain('autofocus');
  });

  it('gives the summary a paragraph for each of its own', () => {
    const page = pageOf();
    expect(page).toContain('<p class="summary">Sound, light and a keynote stage for two days.</p>');
    expect(page).toContain('<p class="summary">Crew sets up the evening before.</p>');
  });

  it('shows each line with quantity, price and total below its category and the category sum', () => {
    const words = wordsOf(pageOf());
    expect(words).toMatch(/Audio £456\.00 K12\.2 powered speaker 6 × 2 days £38\.00 a day £456\.00/);
    expect(words).toMatch(/Staging £270\.00 Stage deck 2 × 1 m 12 £22\.50 per event £270\.00/);
  });

  it('shows subtotal, every adjustment and the total', () => {
    expect(wordsOf(pageOf())).toContain(
      'Subtotal £726.00 2 days charged as 1.5 −£114.00 VAT 20 % £122.40 Total £734.40',
    );
  });

  it('keeps optional extras apart, with what each adds and what that is before', () => {
    const [included = '', extras = ''] = wordsOf(pageOf()).split('Optional extras');
    expect(included).not.toContain('Hazer');
    expect(extras).toContain('adds the price shown, before multi-day discount and VAT.');
    expect(extras).toMatch(/Hazer 1 × 2 days, £35\.00 a day \+ £70\.00/);
  });

  it('counts an extra that the client chose among the lines, and says so', () => {
    const shared = buildView({ lines: [buildLine({ name: 'Hazer', picked: true })] });
    const words = wordsOf(proposalPage(shared).text);
    expect(words).toContain('Hazer chosen extra');
    expect(words).not.toContain('Optional extras');
  });

  it('shows a currency without minor units in whole units', () => {
    const line = buildLine({ unitPrice: 12_000n, total: 144_000n });
    const words = wordsOf(
      pageOf({ currency: 'JPY', lines: [line], subtotal: 144_000n, adjustments: [], total: 144_000n }),
    );
    expect(words).toContain('Total JP¥144,000');
    expect(words).not.toMatch(/¥[\d,]+\./);
  });

  it('keeps every decimal that ISO 4217 gives a currency', () => {
    const shared = buildView({ currency: 'IQD', subtotal: 1_234_567n, adjustments: [], total: 1_234_567n });
    expect(wordsOf(proposalPage(shared).text).replaceAll('\u00a0', ' ')).toContain('IQD 1,234.567');
  });

  it('holds no reason, nothing unmet, taken for granted or to be asked, no words of the brief, no id and no address of the client', () => {
    const { proposal } = buildView();
    const page = pageOf();
    const kept = [
      'speech for 250 in one room',
      'simultaneous voting',
      ...proposal.assumptions,
      ...proposal.questions,
      proposal.event.description,
      proposal.id,
      proposal.lines[0]?.id ?? '',
      proposal.lines[0]?.catalogItemId ?? '',
      proposal.client?.id ?? '',
      proposal.client?.email ?? '',
      proposal.shareToken,
    ];
    expect(kept.filter((text) => text === '' || page.includes(text))).toEqual([]);
  });

  it('escapes whatever comes from people', () => {
    const hostile = `"><img src=x onerror=alert(1)>'&amp;</title><script>alert(2)</script>`;
    const shared = buildView(
      {
        title: hostile,
        scopeSummary: hostile,
        number: hostile,
        client: { id: '', name: hostile, email: null },
        event: { description: '', date: null, venue: hostile, attendees: null, days: 1 },
        adjustments: [{ kind: 'discount', label: hostile, amount: -1n }],
        lines: [buildLine({ name: hostile }), buildLine({ name: hostile, optional: true })],
      },
      { company: { name: hostile, terms: hostile } },
    );
    for (const status of PROPOSAL_STATUSES) {
      const page = proposalPage({ ...shared, proposal: { ...shared.proposal, status } }).text;
      expect(page).not.toMatch(/<img|<script(?!>\n\(\(\) => \{)/);
      expect(page.match(/<\/title>/g)).toHaveLength(1);
      expect(page).toContain('<h1>&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&amp;amp;');
    }
  });

  it('lets no text turn around what is written after it', () => {
    const title = '\u202eevil\u2066 שלום';
    const page = pageOf({ title }, { acceptance: null });
    expect(page).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    expect(page).toContain('<p><bdi>evil שלום</bdi>, without extras: <strong');
  });

  it('presses what accepts on Enter in a field: the first button of the form', () => {
    const page = pageOf();
    const buttons = page.match(/<button[^>]*(?:form="answer"|value="accept")[^>]*>/g) ?? [];
    expect(buttons.map((button) => / value="(\w+)"/.exec(button)?.[1])).toEqual(['accept', 'pick', 'accept']);
    expect(buttons[0]).toMatch(/tabindex="-1" aria-hidden="true"/);
  });

  it('shows a logo that was drawn for dark ground on one', () => {
    const logo = { path: '/logos/1/2', forDarkGround: false };
    expect(pageOf({}, { logo })).toContain('<img class="logo" src="/logos/1/2" alt="">');
    expect(pageOf({}, { logo: { ...logo, forDarkGround: true } })).toContain('<img class="logo on-dark" src');
  });

  it('begins with the cover note, paragraph by paragraph', () => {
    const presentation = { layout: 'lines', pictures: false, coverNote: 'Dear Ada,\nthank you.\n\n\nTom <3' } as const;
    const page = pageOf({ presentation });
    expect(page).toContain('<p class="note">Dear Ada,\nthank you.</p>\n<p class="note">Tom &lt;3</p>');
    expect(page.indexOf('class="note"')).toBeLessThan(page.indexOf('class="summary"'));
    expect(pageOf()).not.toContain('class="note"');
  });

  it('says when equipment is delivered and collected, as far as that is known', () => {
    const delivery = { day: '2027-03-11', time: '08:30' };
    const stops = { delivery, collection: { day: '2027-03-14', time: null } };
    expect(wordsOf(pageOf({}, { stops }))).toContain(
      'Delivery Thursday 11 March 2027, 08:30 Collection Sunday 14 March 2027 ',
    );
    const undated = { delivery: { day: null, time: '08:30' }, collection: { day: null, time: null } };
    const words = wordsOf(pageOf({}, { stops: undated }));
    expect(words).toContain('Delivery on a date to be agreed, 08:30');
    expect(words).not.toContain('Collection');
  });

  it('ends with what the company says of itself, and nothing where it says nothing', () => {
    const letterhead = {
      address: 'Unit 7\nLeeds LS12 2QN',
      telephone: '+44 113 496 0123',
      registrationNumber: '09876543',
      bankLine: 'Account 41234567',
    };
    const page = pageOf({}, { company: { letterhead, taxNumber: 'GB 123' } });
    const [, about = ''] = wordsOf(page).split('prices in GBP ');
    for (const shown of [
      'Unit 7, Leeds LS12 2QN',
      '+44 113 496 0123',
      'Registration no. 09876543',
      'VAT number GB 123',
    ]) {
      expect(about).toContain(`· ${shown} `);
    }
    expect(about).toMatch(/^Northlight Event Hire · .* Account 41234567 /);
    expect(page).toContain('<a href="tel:+441134960123">');
    expect(wordsOf(pageOf())).not.toContain('Registration');
  });

  it.each([
    ['groups', ['£456.00', '£270.00']],
    ['total', []],
  ] as const)('holds no price of a line in the layout of %s, and all that is included', (layout, sums) => {
    const presentation = { layout, pictures: false, coverNote: null };
    const twoOfAudio = buildLine({ name: 'Microphone', unitPrice: 5100n, total: 20400n, quantity: 4, units: 2 });
    const lines = [...buildView().proposal.lines, twoOfAudio];
    const page = pageOf({ presentation, lines });
    const [included = '', extras = ''] = page.split('Optional extras');
    for (const hidden of ['£38.00', '£51.00', '£204.00', '£22.50', 'a day', 'per event'])
      expect(page).not.toContain(hidden);
    for (const sum of ['£456.00', '£270.00', '£660.00']) {
      const isShown = sums.length > 0 && sum !== '£456.00';
      expect([sum, included.includes(sum)]).toEqual([sum, isShown]);
    }
    expect(wordsOf(included)).toMatch(/K12\.2 powered speaker 6 × 2 days Microphone 2 × 2 days/);
    // an extra is chosen by what it adds
    expect(wordsOf(extras)).toMatch(/Hazer 1 × 2 days \+ £70\.00/);
    expect(page).toContain('£734.40');
  });

  it('shows pictures beside the lines that have one, in the same column', () => {
    const lines = [buildLine({ id: 'a', name: 'With' }), buildLine({ id: 'b', name: 'Without' })];
    const page = pageOf({ lines }, { pictures: new Map([['a', '/pictures/1/2/small']]) });
    expect(page).toContain(
      '<img class="picture" src="/pictures/1/2/small" alt="" width="56" height="56" loading="lazy">',
    );
    expect(page.match(/<span class="picture">/g)).toHaveLength(1);
    expect(pageOf({ lines })).not.toContain('class="picture"');
  });

  it('keeps total and the way to accept in view while it is open', () => {
    for (const status of PROPOSAL_STATUSES) {
      const page = pageOf({ status });
      expect([status, page.includes('class="decide"')]).toEqual([status, status === 'sent']);
    }
    expect(wordsOf(pageOf())).toContain('Total £734.40 Accept');
  });

  it('asks search engines to leave it and has a title for those who share it', () => {
    const page = pageOf();
    expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page).toContain('<title>Sales conference for 250, Leeds · Northlight Event Hire</title>');
    expect(page).toContain('<meta property="og:title" content="Sales conference for 250, Leeds">');
  });

  it('holds 120 lines in less than 60 kB', () => {
    const lines = Array.from({ length: 120 }, (_, i) =>
      buildLine({ name: `Radio microphone with beltpack, channel ${i}` }),
    );
    expect(Buffer.byteLength(pageOf({ lines }))).toBeLessThan(60_000);
  });
});
