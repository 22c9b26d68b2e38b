import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../documents/read-pdf.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { asSuperuser } from '../../testing/database-contents.ts';
import { SELLER } from '../../testing/invoices.ts';
import { PART, useInvoicing } from '../../testing/invoicing.ts';

/** What invoices are handed out as. */

const desk = useInvoicing();
const { ask, tell, refused, accepted, order, issue, listed, file } = desk;

describe('an invoice as a file', () => {
  it('is a PDF that is the same for ever, with its data inside', async () => {
    const invoice = await issue(await accepted(), PART.final);
    const { name, media_type: type, bytes } = await file(invoice, 'pdf');
    expect([name, type]).toEqual(['INV-2026-0001.pdf', 'application/pdf']);
    await tell('company.change', { name: 'Another name', colour: '#ff0000' });
    await tell('invoices.changeSettings', { ...SELLER, legal_name: 'Somebody else' });
    expect((await file(invoice, 'pdf')).bytes.equals(bytes)).toBe(true);
    const kept = await forCompany(desk.service.context.db, desk.company.id, (tx) =>
      tx.selectFrom('invoice_copies').select('content_hash').executeTakeFirstOrThrow(),
    );
    expect(kept.content_hash).toBe(createHash('sha256').update(bytes).digest('hex'));
    const text = (await readPdf(new Uint8Array(bytes))).pages.join(' ');
    for (const words of [
      'Invoice INV-2026-0001',
      'Northlight Event Hire Ltd',
      'Harbour Trust',
      'VAT 20 % £200.00',
      '£1,200.01',
      'GB82 WEST',
    ]) {
      expect(text).toContain(words);
    }
  });

  it('is UBL and XRechnung, as far as it holds what they ask for', async () => {
    const id = await accepted();
    const deposit = await issue(id, PART.deposit, { buyer: { email: '' } });
    const { message } = await (async () => {
      const { json } = await desk.ada.query('invoices.file', {
        company: desk.company.id,
        input: { id: deposit, format: 'ubl' },
      });
      return json.error;
    })();
    expect(message).toBe('This file can’t be made from this invoice. It lacks: the client’s email.');
    const final = await issue(id, PART.final);
    const xml = (await file(final)).bytes.toString();
    expect(xml).toContain('<cbc:Name>Stage &lt;deck&gt; &amp; "more"</cbc:Name>');
    expect(xml).toContain('<cbc:Name>Hazer K12</cbc:Name>');
    expect(xml).toMatch(/<cbc:StartDate>2027-03-12<[^]*<cbc:EndDate>2027-03-13</);
    expect(xml).toContain('<cbc:PayableAmount currencyID="GBP">840.01</cbc:PayableAmount>');
    const { name, bytes } = await file(final, 'xrechnung');
    expect([name, bytes.toString().includes('xrechnung_3.0')]).toEqual(['INV-2026-0002-xrechnung.xml', true]);
  });

  it('in a currency of three decimals is paper without data', async () => {
    const invoice = await issue(await accepted({ currency: 'KWD' }), PART.final);
    expect((await listed())[0]).toMatchObject({ currency: 'KWD', gross: 120.001 });
    expect((await readPdf(new Uint8Array((await file(invoice, 'pdf')).bytes))).pages[0]).toContain('KWD');
    const { json } = await desk.ada.query('invoices.file', {
      company: desk.company.id,
      input: { id: invoice, format: 'ubl' },
    });
    expect(json.error.message).toContain('at most two decimals');
  });
});

describe('an invoice from a country without value-added tax', () => {
  it('need not say why none is charged', async () => {
    await forCompany(desk.service.context.db, desk.company.id, (tx) =>
      tx.updateTable('companies').set({ country: 'US' }).where('id', '=', desk.company.id).execute(),
    );
    const id = await accepted({ currency: 'USD', rate: 0n });
    const wanted = await order(id, PART.final, { buyer: { country: 'US' } });
    expect(wanted).toMatchObject({ treatment: 'outside_scope', wording: '', gross: 1000.01 });
    const { id: invoice } = await tell('invoices.issue', wanted);
    const { pages } = await readPdf(new Uint8Array((await file(invoice, 'pdf')).bytes));
    expect(pages.join(' ')).not.toMatch(/\b0\s%/);
    expect((await file(invoice)).bytes.toString()).toContain('<cbc:TaxExemptionReasonCode>VATEX-EU-O<');
  });
});

describe('what was issued', () => {
  it('and has changed since is refused, its paper and its data alike', async () => {
    const invoice = await issue(await accepted(), PART.final);
    await file(invoice, 'pdf');
    const answers = async () => {
      const formats = ['pdf', 'ubl'].map((format) =>
        desk.ada.query('invoices.file', { company: desk.company.id, input: { id: invoice, format } }),
      );
      return (await Promise.all(formats)).map(({ status }) => status);
    };
    expect(await answers()).toEqual([200, 200]);
    await asSuperuser(desk.service.database, (client) =>
      client.query(`update invoice_copies set content = content || '\\x00' where invoice_id = $1`, [invoice]),
    );
    expect(await answers()).toEqual([500, 200]);
    await asSuperuser(desk.service.database, (client) =>
      client.query(`update invoices set document = replace(document, 'Harbour', 'Other') where id = $1`, [invoice]),
    );
    expect(await answers()).toEqual([500, 500]);
  });
});

describe('the export for accounting', () => {
  it('has a row for each invoice of a year, figures plain, and is written down', async () => {
    const id = await accepted();
    await issue(id, PART.deposit, { buyer: { name: '=HYPERLINK("x")', vat_id: 'GB 123 4567 82' } });
    await tell('invoices.credit', { id: await issue(id, PART.final) });
    const { name, csv } = await tell('invoices.export', { year: 2026 });
    const [head, first, , last] = csv.slice(1).split('\r\n');
    expect(name).toBe('invoices-2026.csv');
    expect(head).toBe(
      'number,kind,date,due,supplied_from,supplied_to,client,client_country,client_vat_id,proposal,currency,net,tax_rate,tax,gross,' +
        'treatment,corrects,credited_by',
    );
    expect(first).toBe(
      'INV-2026-0001,deposit,2026-11-20,2026-11-20,,,"\u200B=HYPERLINK(""x"")",GB,GB 123 4567 82,P-2026-0001,GBP,300,20,60,360,standard,,',
    );
    expect(last).toBe(
      'INV-2026-0003,credit,2026-11-20,,2027-03-12,2027-03-13,Harbour Trust,GB,,P-2026-0001,GBP,-700.01,20,-140,-840.01,' +
        'standard,INV-2026-0002,',
    );
    const entries = (await ask('audit.list', {})).data.map(
      ({ what, subject }: { what: string; subject: { name: string } }) => [what, subject.name],
    );
    expect(entries.slice(0, 4)).toEqual([
      ['export.invoices', null],
      ['invoice.credited', 'INV-2026-0003'],
      ['invoice.issued', 'INV-2026-0002'],
      ['invoice.issued', 'INV-2026-0001'],
    ]);
  });

  it('of a year with more than a file holds is refused, not cut', async () => {
    await issue(await accepted(), PART.final);
    await forCompany(desk.service.context.db, desk.company.id, (tx) =>
      tx
        .updateTable('invoice_counters')
        .set({ last_number: 20_001 })
        .where('company_id', '=', desk.company.id)
        .execute(),
    );
    expect(await refused('invoices.export', { year: 2026 })).toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('more than 20,000 invoices'),
    });
  });
});
