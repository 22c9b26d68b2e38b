import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { LANGUAGES } from '@showbill/contract';
import type { InvoiceDocument } from '../invoices/index.ts';
import { buildInvoice, sampleInvoices } from '../invoices/xml/samples.ts';
import { buildCompany } from './fixtures.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import { makeInvoice } from './make-invoice.ts';
import { paperOf } from './paper.ts';
import { render } from './render.ts';
import type { InvoiceOrder } from './types.ts';

/** The command of veraPDF, which validates PDF/A and is no part of this repository. */
const VERAPDF = process.env['VERAPDF'] ?? '';

const NAMES: Readonly<Record<string, string>> = {
  latin: 'Zoë & Söhne Łódź “—” ﬁ ŉ ǆ',
  greek: 'Ελληνική Εταιρεία Ήχου',
  cyrillic: 'ТОВ «Їжак»',
  arabic: 'شركة النور للصوتيات ١٢٣',
  hebrew: 'חברת האור בע״מ 12',
  chinese: '北京光影租赁有限公司',
  japanese: '株式会社ライト 東京',
  korean: '서울 음향 주식회사',
  hindi: 'दिल्ली ध्वनि सेवा क्षत्रिय',
  thai: 'บริษัท แสงเสียง จำกัด',
  emoji: 'Party 🎉👩🏽‍🚀',
  marks: 'é̂ a̐ Z͑',
  'in no font': 'A 𠮷\u0378\uE000 B',
};

const CLEAR = { width: 400, height: 120, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0.4 } } as const;
const LOGOS = {
  transparent: () => sharp({ create: CLEAR }).png(),
  'with a palette': () => sharp({ create: CLEAR }).png({ palette: true }),
  grey: () => sharp({ create: CLEAR }).flatten().greyscale().png(),
  cmyk: () => sharp({ create: CLEAR }).flatten().toColourspace('cmyk').jpeg(),
};

const folder = mkdtempSync(join(tmpdir(), 'showbill-pdf-a-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.skipIf(VERAPDF === '')(
  'every kind of invoice, in every script and with any logo, is PDF/A-3B by veraPDF',
  async () => {
    const orders = await ordersByName();
    for (const [name, order] of orders) await writeFile(join(folder, `${name}.pdf`), await makeInvoice(order));
    const [, first] = orders[0] ?? [];
    if (first === undefined) throw new Error('there is an order');
    const { company, invoice } = first;
    const plain = await render(invoiceSheet(first, await paperOf(company, invoice.language)));
    await writeFile(join(folder, 'without its data.pdf'), plain);
    const verdicts = (await verdictsOn(folder)).toSorted();
    expect(verdicts).toEqual([
      `FAIL ${join(folder, 'without its data.pdf')} 3b`,
      ...orders.map(([name]) => `PASS ${join(folder, `${name}.pdf`)} 3b`).toSorted(),
    ]);
  },
  300_000,
);

async function ordersByName(): Promise<(readonly [name: string, order: InvoiceOrder])[]> {
  const logos = await Promise.all(
    Object.entries(LOGOS).flatMap(([name, made]) =>
      [false, true].map(async (forDarkGround) => {
        const logo = { image: await made().toBuffer(), forDarkGround };
        const order = orderOf(buildInvoice(), { logo });
        return [`logo ${name}${forDarkGround ? ' on dark' : ''}`, order] as const;
      }),
    ),
  );
  const long = Object.values(NAMES).flatMap((name) => Array.from({ length: 12 }, () => ({ ...aLine(), name })));
  return [
    ...sampleInvoices().map(([name, invoice]) => [name, orderOf(invoice)] as const),
    ...LANGUAGES.map((language) => [`language ${language}`, orderOf(buildInvoice({ language }))] as const),
    ...Object.entries(NAMES).map(([script, name]) => [`script ${script}`, orderOf(named(name))] as const),
    ...logos,
    ['of pages', orderOf(buildInvoice({ lines: long }))],
    ['of a sandbox, on Letter', orderOf(buildInvoice({ number: 'TEST-INV-2026-0001' }), { country: 'US' })],
  ];
}

function orderOf(invoice: InvoiceDocument, company: Partial<InvoiceOrder['company']> = {}): InvoiceOrder {
  const issuedAt = new Date('2026-11-20T10:00:00Z');
  return { company: buildCompany({ country: 'DE', ...company }), invoice, issuedAt, format: 'pdf' };
}

function aLine() {
  const [line] = buildInvoice().lines;
  if (line === undefined) throw new Error('there is a line');
  return line;
}

/** With a name wherever somebody can type one. */
function named(name: string): InvoiceDocument {
  const { seller, buyer, proposal, vat } = buildInvoice();
  return buildInvoice({
    seller: { ...seller, name, street: name, bic: name },
    buyer: { ...buyer, name, city: name, reference: name },
    proposal: { ...proposal, title: name },
    vat: { ...vat, label: name, wording: name },
    lines: [{ ...aLine(), name }],
    adjustments: [{ label: name, amount: 100n }],
  });
}

/** A line for each file of a folder: `PASS` or `FAIL`, its path and what it was held against. */
function verdictsOn(path: string): Promise<string[]> {
  return new Promise((resolve) => {
    // it ends with 1 where a file fails
    execFile(VERAPDF, ['--flavour', '3b', '--format', 'text', path], (_, stdout) => resolve(stdout.trim().split('\n')));
  });
}
