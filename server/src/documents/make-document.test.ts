import { createHash } from 'node:crypto';
import type { ProposalStatus } from '@showbill/contract';
import { CATEGORIES } from '@showbill/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildLine, buildProposal } from '../proposals/fixtures.ts';
import type { LineItem, Proposal } from '../proposals/index.ts';
import { buildAcceptance, buildCompany, buildOrder } from './fixtures.ts';
import { makeDocument } from './make-document.ts';
import { filledPages, readPdf } from './read-pdf.ts';
import type { DocumentCompany } from './types.ts';

describe('a proposal as PDF', () => {
  it('holds what the client page holds', async () => {
    const { pages, info } = await read(buildProposal({ version: 2 }));
    expect(pages).toHaveLength(1);
    for (const shown of [
      'Northlight Event Hire hello@northlight.example',
      'Proposal P-2026-0042, version 2',
      'Sales conference for 250, Leeds',
      'For Ada Marsh',
      'Where Corn Exchange, Leeds',
      'When Friday 12 March – Saturday 13 March 2027 (2 days)',
      'Guests 250',
      'Sent Friday 20 November 2026',
      'Valid until Friday 4 December 2026',
      'Sound, light and a keynote stage for two days. Crew sets up the evening before.',
      'K12.2 powered speaker 6 × 2 days £38.00 a day',
      'Stage deck 2 × 1 m 12 £22.50 per event',
      'Subtotal £726.00 2 days charged as 1.5 −£114.00 VAT 20 % £122.40 Total £734.40',
      'Optional extras Not included in the total. Each adds the price shown, before multi-day discount and VAT.',
      'Hazer 1 × 2 days £35.00 a day £70.00',
      'Terms Half is due with the order',
      'Northlight Event Hire · P-2026-0042, version 2 Page 1 of 1',
    ]) {
      expect(pages[0]).toContain(shown);
    }
    expect(info).toMatchObject({
      Title: 'Proposal P-2026-0042, version 2: Sales conference for 250, Leeds',
      Author: 'Northlight Event Hire',
      Language: 'en-GB',
    });
  });

  it('shows the company’s tax number, under the name that it has in its country', async () => {
    const { pages } = await read(buildProposal(), { taxNumber: 'DE 123 456 789', taxNumberName: 'USt-IdNr.' });
    expect(pages[0]).toContain('hello@northlight.example USt-IdNr. DE 123 456 789');
  });

  it('says what the company says of itself, when equipment comes and goes, and the cover note', async () => {
    const letterhead = {
      address: 'Unit 7, Foundry Park\nLeeds LS12 2QN',
      telephone: '0113 496 0123',
      registrationNumber: '09876543',
      bankLine: 'Account 41234567',
    };
    const presentation = { layout: 'lines', pictures: false, coverNote: 'Dear Ada,\n\nthank you.' } as const;
    const bytes = await makeDocument(
      buildOrder({
        company: buildCompany({ letterhead }),
        proposal: buildProposal({ presentation }),
        stops: { delivery: { day: '2027-03-11', time: '08:30' }, collection: { day: '2027-03-14', time: null } },
      }),
    );
    const { pages } = await readPdf(bytes);
    for (const shown of [
      'Unit 7, Foundry Park Leeds LS12 2QN 0113 496 0123 · hello@northlight.example Registration no. 09876543',
      'Delivery Thursday 11 March 2027, 08:30 Collection Sunday 14 March 2027',
      'Dear Ada, thank you. Sound, light',
      'Account 41234567',
    ]) {
      expect(pages[0]).toContain(shown);
    }
  });

  it.each([
    ['lines', ['£38.00', '£456.00', '£22.50', '£270.00']],
    ['groups', ['£456.00', '£270.00']],
    ['total', []],
  ] as const)('prices no more than its layout says: %s', async (layout, sums) => {
    const { pages } = await read(buildProposal({ presentation: { layout, pictures: false, coverNote: null } }));
    const shown = ['£38.00', '£456.00', '£22.50', '£270.00'].filter((each) => pages[0]?.includes(each));
    expect(shown).toEqual(sums);
    expect(pages[0]).toContain('Hazer 1 × 2 days');
    expect(pages[0]).toContain('£70.00');
    expect(pages[0]).toContain('K12.2 powered speaker 6 × 2 days');
    expect(pages[0]).toContain('Total £734.40');
  });

  it('says on its first page what is included and what it comes to, however long it is', async () => {
    const coverNote = 'A note. '.repeat(370).trim();
    const presentation = { layout: 'lines', pictures: false, coverNote } as const;
    const { pages } = await read(buildProposal({ presentation, title: 'T'.repeat(200), lines: buildLines(120) }));
    expect(pages[0]).toContain('What’s included Audio, Lighting, Video, Staging, Rigging and Power 120 items');
    expect(pages[0]).toContain('Total £734.40 including VAT 20 %');
  });

  it.each([1, 4, 9, 14, 21, 27, 42, 64, 96])('leaves no page two thirds empty with %i lines', async (count) => {
    for (const terms of [null, 'Some words of the terms. '.repeat(30)]) {
      const order = buildOrder({
        company: buildCompany({ terms }),
        proposal: buildProposal({ lines: buildLines(count) }),
      });
      const filled = await filledPages(await makeDocument(order));
      expect([count, filled.filter((share) => share < 1 / 3)]).toEqual([count, []]);
    }
  });

  it('shows pictures of products, each held once, and stays small', async () => {
    const picture = new Uint8Array(
      await sharp({ create: { width: 160, height: 120, channels: 3, background: '#335577' } })
        .jpeg()
        .toBuffer(),
    );
    const lines = buildLines(120).map((line, at) => ({ ...line, id: String(at) }));
    const presentation = { layout: 'lines', pictures: true, coverNote: null } as const;
    const proposal = buildProposal({ lines, presentation });
    const pictures = new Map(lines.slice(0, 60).map(({ id }) => [id, picture]));
    const bytes = await makeDocument(buildOrder({ proposal, pictures }));
    expect(
      Buffer.from(bytes)
        .toString('latin1')
        .match(/\/Subtype \/Image/g),
    ).toHaveLength(1);
    expect(bytes.length).toBeLessThan(150_000);
  });

  it('holds nothing of the company alone', async () => {
    const { pages, info } = await read(buildProposal());
    const all = pages.join(' ') + JSON.stringify(info);
    for (const hidden of [
      '0197f0aa',
      'A1b2C3d4',
      'pay late',
      'budget',
      'speech for',
      'keynote and',
      'voting',
      'power within',
      'a lift',
      'ada@client',
    ]) {
      expect(all).not.toContain(hidden);
    }
  });

  it.each<[ProposalStatus, Partial<Proposal>, string]>([
    ['draft', { sentAt: null, validUntil: null }, 'Draft Cannot be accepted yet'],
    ['accepted', { acceptedAt: new Date('2026-11-28T23:30:00Z') }, 'Accepted Saturday 28 November 2026'],
    ['declined', { declinedAt: new Date('2026-11-28T09:00:00Z') }, 'Declined Saturday 28 November 2026'],
    ['expired', {}, 'Expired Was valid until Friday 4 December 2026'],
    ['cancelled', {}, 'Cancelled No longer valid'],
  ])('says where it stands: %s', async (status, changes, words) => {
    const { pages } = await read(buildProposal({ status, ...changes }));
    expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('Valid until');
  });

  it.each([
    ['JPY', 'JP¥3,800', 'JP¥45,600'],
    ['KWD', 'KWD 3.800', 'KWD 45.600'],
    ['ILS', '₪38.00', '₪456.00'],
    ['EUR', '€38.00', '€456.00'],
  ])('has the decimals of %s', async (currency, price, total) => {
    const { pages } = await read(buildProposal({ currency }));
    expect(pages[0]).toContain(`${price} a day`);
    expect(pages[0]).toContain(total);
  });

  it('repeats the head and numbers the pages, and leaves no category alone at an end', async () => {
    for (const count of [57, 58, 59, 60, 61, 62]) {
      const lines = buildLines(count);
      const { pages } = await read(buildProposal({ lines }));
      expect(pages.length).toBeGreaterThanOrEqual(3);
      pages.forEach((page, at) => expect(page).toContain(`P-2026-0042 Page ${at + 1} of ${pages.length}`));
      for (const page of pages.filter((text) => text.includes('Line '))) {
        expect(page).toContain('Item Quantity Unit price Total');
        expect(page).not.toMatch(/(Audio|Lighting|Video|Staging|Rigging|Power) £[\d,.]+ Northlight/);
      }
      const all = pages.join(' ');
      for (const { name } of lines) expect(all).toContain(`${name} `);
    }
  });

  it('wraps words of any length within their columns', async () => {
    const word = 'W'.repeat(200);
    const { pages } = await read(
      buildProposal({
        title: word,
        scopeSummary: 'note '.repeat(2000),
        event: { ...buildProposal().event, venue: 'V'.repeat(1000) },
        lines: [buildLine({ name: word }), buildLine({ name: 'Word '.repeat(40).trim() })],
      }),
      { name: 'N'.repeat(200) },
    );
    const all = pages.join(' ');
    expect(all.split('note').length - 1).toBe(2000);
    expect(all.replaceAll(/[^W]/g, '').length).toBeGreaterThanOrEqual(400 + 40);
    expect(all).not.toContain(word);
  });

  it('takes any text as text, whatever its letters', async () => {
    const { pages } = await read(
      buildProposal({
        title: '東京 😀 \u202egnp.\u202c {"image":"x"} \u0007',
        client: { id: 'x', name: 'יעל כהן', email: null },
        lines: [buildLine({ name: '${text} <b>عربي</b> __proto__' })],
      }),
    );
    expect(pages[0]).toContain('東京');
    expect(pages[0]).toContain('gnp. {"image":"x"}');
    expect(pages[0]).toContain('<b>');
    expect(pages[0]).toContain('יעל');
  });

  it('leaves no heading behind at the end of a page', async () => {
    const pagesOfTerms: number[] = [];
    for (let more = 0; more < 24; more += 2) {
      const scopeSummary = Array.from({ length: 1 + more }, () => 'One more line.').join('\n');
      const { pages } = await read(buildProposal({ scopeSummary }));
      const heading = pages.findIndex((page) => page.includes('Terms'));
      expect([more, pages[heading]]).toEqual([more, expect.stringContaining('Terms Half is due')]);
      pagesOfTerms.push(heading);
    }
    // the end of the page was among them
    expect(new Set(pagesOfTerms)).toEqual(new Set([0, 1]));
  });

  it('shows names in letters that the house face lacks, as fast as others', async () => {
    const name = '株式会社東京国際フォーラム 北京大学百周年纪念讲堂 서울 코엑스';
    const lines = Array.from({ length: 60 }, (_, at) => buildLine({ name: `${at} 灯光设备 음향` }));
    const client = { id: '', name, email: null };
    const { pages } = await read(buildProposal({ client, lines }));
    expect(pages[0]?.normalize('NFKC').replaceAll(' ', '')).toContain(`For${name.replaceAll(' ', '')}`);
    const start = performance.now();
    await makeDocument(buildOrder({ proposal: buildProposal({ client, lines }) }));
    // some 0.3 s; a face that is unpacked for each letter takes forty
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('is the same, byte by byte, for the same proposal and logo', async () => {
    const image = await sharp({ create: { width: 90, height: 30, channels: 4, background: '#1f5f5b' } })
      .png()
      .toBuffer();
    const make = () => makeDocument(buildOrder({ company: buildCompany({ logo: { image, forDarkGround: false } }) }));
    const [first, second] = [await make(), await make()];
    expect(sha256(second)).toBe(sha256(first));
    expect(first.length).toBeLessThan(60_000);
  });

  it('is made without a logo that cannot be read', async () => {
    const [without, broken] = await Promise.all(
      [null, { image: Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1'), forDarkGround: false }].map((logo) =>
        makeDocument(buildOrder({ company: buildCompany({ logo }) })),
      ),
    );
    expect(Buffer.from(broken ?? []).equals(Buffer.from(without ?? []))).toBe(true);
  });

  it('is on Letter where paper is cut so', async () => {
    const pages = await Promise.all(
      ['GB', 'US'].map((country) => makeDocument(buildOrder({ company: buildCompany({ country }) }))),
    );
    expect(pages.map((bytes) => /MediaBox \[([^\]]+)\]/.exec(Buffer.from(bytes).toString('latin1'))?.[1])).toEqual([
      '0 0 595.28 841.89',
      '0 0 612 792',
    ]);
  });
});

describe('a signed copy', () => {
  const proposal = buildProposal({
    status: 'cancelled',
    lines: [...buildProposal().lines, buildLine({ name: 'Confetti cannon', picked: true })],
  });
  const acceptance = buildAcceptance(proposal, 'Half is due at once.');
  const make = (company: Partial<DocumentCompany> = {}) =>
    makeDocument(buildOrder({ company: buildCompany(company), proposal, acceptance }));

  it('says who accepted what, when, from where and with what', async () => {
    const { pages, info } = await readPdf(await make({ timeZone: 'Asia/Tokyo' }));
    const all = pages.join(' ');
    for (const shown of [
      'Signed copy P-2026-0042',
      'Accepted Saturday 28 November 2026',
      'Accepted by Ada Marsh Email ada@client.example Reference P-2026-0042 Total £734.40',
      'When Saturday 28 November 2026, 18:14 GMT+9 (Asia/Tokyo) In UTC 2026-11-28T09:14:31.000Z',
      'IP address 203.0.113.7 Browser Mozilla/5.0 (iPhone;',
      'Terms accepted, as printed above Chosen extras Confetti cannon',
      `Fingerprint ${acceptance.contentHash}`,
      'Confetti cannon chosen extra',
      'Not chosen, and not included in the total.',
    ]) {
      expect(all).toContain(shown);
    }
    expect(info['CreationDate']).toBe('D:20261128091431Z');
  });

  it('has the terms that were accepted, and does not tell what came later', async () => {
    const all = (await readPdf(await make({ terms: 'Newer terms.' }))).pages.join(' ');
    expect(all).toContain('Half is due at once.');
    expect(all).not.toContain('Newer terms');
    expect(all).not.toContain('Cancelled');
  });

  it('can be made again with the same bytes', async () => {
    expect(sha256(await make())).toBe(sha256(await make()));
  });

  it('says so where nothing is known of where it came from', async () => {
    const unknown = buildAcceptance(proposal, null, { address: null, browser: null });
    const bytes = await makeDocument(buildOrder({ proposal, acceptance: unknown }));
    expect((await readPdf(bytes)).pages.join(' ')).toContain(
      'IP address not known Browser not known Terms none were set',
    );
  });
});

async function read(proposal: Proposal, company: Partial<DocumentCompany> = {}) {
  return readPdf(await makeDocument(buildOrder({ company: buildCompany(company), proposal })));
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function buildLines(count: number): LineItem[] {
  return Array.from({ length: count }, (_, at) =>
    buildLine({ name: `Line ${at}`, category: CATEGORIES[Math.floor((at * 6) / count)] ?? 'other' }),
  );
}
