import type { Definition } from 'pdfmake';
import type { Proposal } from '../proposals/index.ts';
import { renderFilled } from './fill-pages.ts';
import { makeInvoice } from './make-invoice.ts';
import { type Paper, paperOf } from './paper.ts';
import { evidence } from './parts/evidence.ts';
import { offer } from './parts/offer.ts';
import { heldOnce } from './parts/pictures.ts';
import { pickingSheet } from './picking-sheet.ts';
import { render } from './render.ts';
import { sheet } from './sheet.ts';
import type { AnyOrder, Order } from './types.ts';

/** The bytes of a document; equal orders have equal bytes. */
export async function makeDocument(order: AnyOrder): Promise<Uint8Array> {
  if ('invoice' in order) return makeInvoice(order);
  if ('picking' in order) return render(pickingSheet(order, await paperOf(order.company, order.language)));
  const paper = await paperOf(order.company, order.proposal.language);
  const make = order.acceptance === null ? proposalSheet : signedCopySheet;
  return renderFilled((spacing) => make(order, { ...paper, spacing }), order.proposal.lines.length);
}

function proposalSheet(order: Order, paper: Paper): Definition {
  const { company, proposal } = order;
  const kind = paper.speech.texts.paper.proposal;
  const { images, names } = heldOnce(order.pictures);
  return sheet(company, proposal, paper, {
    kind,
    madeAt: proposal.sentAt ?? proposal.updatedAt,
    content: offer(order, names, paper, kind),
    images,
    foot: company.letterhead.bankLine,
  });
}

function signedCopySheet({ acceptance, ...order }: Order, paper: Paper): Definition {
  if (acceptance === null) throw new Error('a signed copy is of an acceptance');
  const { at, terms } = acceptance;
  const kind = paper.speech.texts.paper.signedCopy;
  const { images, names } = heldOnce(order.pictures);
  const company = { ...order.company, terms };
  const proposal: Proposal = { ...order.proposal, status: 'accepted', acceptedAt: at };
  return sheet(company, proposal, paper, {
    kind,
    madeAt: at,
    content: [
      ...offer({ ...order, company, proposal, acceptance }, names, paper, kind),
      evidence(company, proposal, { acceptance, right: order.right }, paper),
    ],
    images,
    foot: company.letterhead.bankLine,
  });
}
