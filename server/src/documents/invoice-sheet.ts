import { LOCALES } from '@showbill/contract';
import type { Content, Definition } from 'pdfmake';
import type { InvoiceDocument } from '../invoices/index.ts';
import type { Speech } from '../languages/index.ts';
import { type Paper, QUIET, SIZE } from './paper.ts';
import { type Fact, factGrid } from './parts/facts.ts';
import { invoiceLines } from './parts/invoice-lines.ts';
import { invoiceSums } from './parts/invoice-sums.ts';
import { letterhead } from './parts/letterhead.ts';
import { prose } from './parts/prose.ts';
import { sheet } from './sheet.ts';
import { clipped } from './text/clean.ts';
import { typeset } from './text/typeset.ts';
import type { DocumentCompany, InvoiceOrder } from './types.ts';

const TITLE_SIZE = 19;
/** The room between the parts of the page. */
const GAP = 14;

/** An invoice or a credit note on the company's paper. */
export function invoiceSheet({ company, invoice, issuedAt }: InvoiceOrder, paper: Paper): Definition {
  const { speech } = paper;
  const said = speech.texts.invoices;
  const kind = said.kinds[invoice.kind];
  const issuer = issuerOf(company, invoice, speech);
  return sheet(issuer, { number: invoice.number, version: 1, title: invoice.buyer.name }, paper, {
    kind,
    madeAt: issuedAt,
    test: said.test,
    content: [
      ...letterhead(issuer, paper),
      ...buyerBlock(invoice, paper),
      {
        ...typeset(`${kind} ${invoice.number}`, { size: TITLE_SIZE, bold: true, width: paper.width }),
        fontSize: TITLE_SIZE,
        bold: true,
        margin: [0, GAP, 0, 4],
      },
      ...correction(invoice, paper),
      ...factGrid(factsOf(invoice, speech), paper),
      invoiceLines(invoice, paper),
      invoiceSums(invoice, paper),
      ...closing(invoice, paper),
    ],
  });
}

/** Whoever issued it, as they were then, in the look of today. */
function issuerOf(company: DocumentCompany, { seller }: InvoiceDocument, { texts }: Speech): DocumentCompany {
  const { street, postCode, city, taxId, telephone, registrationNumber } = seller;
  const address = [
    street,
    [postCode, city].filter((part) => part !== '').join(' '),
    taxId === null ? '' : `${texts.invoices.taxId} ${taxId}`,
  ].filter((line) => line !== '');
  return {
    ...company,
    name: seller.name,
    email: seller.email,
    taxNumber: seller.vatId,
    taxNumberName: seller.vatIdName,
    letterhead: { address: address.join('\n'), telephone, registrationNumber, bankLine: null },
  };
}

function buyerBlock({ buyer, seller, language }: InvoiceDocument, { speech, width }: Paper): Content[] {
  const country = new Intl.DisplayNames(LOCALES[language], { type: 'region' }).of(buyer.country) ?? buyer.country;
  const lines = [
    buyer.name,
    ...buyer.street.split('\n'),
    [buyer.postCode, buyer.city].filter((part) => part !== '').join(' '),
    buyer.country === seller.country ? '' : country,
    buyer.vatId ?? '',
  ].filter((line) => line.trim() !== '');
  return [
    { text: speech.texts.invoices.facts.buyer, fontSize: SIZE.label, color: QUIET, margin: [0, 0, 0, 2] },
    {
      stack: lines.map((line) => typeset(clipped(line, 200), { size: SIZE.text, width: width / 2 })),
      width: width / 2,
    },
  ];
}

function correction({ corrects }: InvoiceDocument, { speech }: Paper): Content[] {
  if (corrects === null) return [];
  const day = speech.format.day(corrects.issuedOn);
  return [{ text: speech.texts.invoices.correcting(corrects.number, day), margin: [0, 0, 0, 6] }];
}

function factsOf(invoice: InvoiceDocument, speech: Speech): Fact[] {
  const { issuedOn, dueOn, proposal, buyer } = invoice;
  const { format } = speech;
  const { facts } = speech.texts.invoices;
  const known = [
    { label: facts.issued, value: format.day(issuedOn) },
    { label: facts.due, value: dueOn === null ? null : format.day(dueOn) },
    supplyOf(invoice, speech),
    { label: facts.proposal, value: `${proposal.number} · ${proposal.title}` },
    { label: facts.reference, value: buyer.reference },
  ];
  return known.flatMap(({ label, value }) => (value === null ? [] : [{ label, value: clipped(value, 300) }]));
}

/** When it was or is supplied; of a deposit that it is not yet. */
function supplyOf({ kind, period }: InvoiceDocument, { format, texts: { invoices } }: Speech) {
  const { supplied, period: several } = invoices.facts;
  if (period === null) return { label: supplied, value: kind === 'deposit' ? invoices.inAdvance : null };
  const { from, to } = period;
  return from === to
    ? { label: supplied, value: format.day(from) }
    : { label: several, value: `${format.day(from)} – ${format.day(to)}` };
}

/** Why no tax is charged, and where to pay. */
function closing({ vat, seller, number, kind }: InvoiceDocument, paper: Paper): Content[] {
  const said = paper.speech.texts.invoices;
  const wording: Content[] =
    vat.wording === null ? [] : [{ text: '', margin: [0, GAP, 0, 0] }, ...prose(vat.wording, SIZE.text, paper)];
  if (kind === 'credit' || seller.account === null) return wording;
  const account = [`${said.account} ${seller.account}`, seller.bic === null ? null : `BIC ${seller.bic}`];
  const lines = [seller.name, account.filter((part) => part !== null).join(' · '), said.withReference(number)];
  return [
    ...wording,
    {
      unbreakable: true,
      margin: [0, GAP, 0, 0],
      stack: [
        { text: said.payTo, fontSize: SIZE.label, color: QUIET, margin: [0, 0, 0, 2] },
        ...lines.map((line) => typeset(line, { size: SIZE.text, width: paper.width })),
      ],
    },
  ];
}
