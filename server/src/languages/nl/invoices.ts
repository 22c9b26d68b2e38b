import type { Translated } from '@showbill/contract';
import type { invoices as english } from '../en/invoices.ts';

/** Facturen en creditnota’s op papier. */
export const invoices: Translated<typeof english> = {
  kinds: { deposit: 'Aanbetalingsfactuur', part: 'Deelfactuur', final: 'Factuur', credit: 'Creditnota' },
  depositFor: (number, title) => `Aanbetaling op ${number}: ${title}`,
  partFor: (number, title) => `Deelbetaling op ${number}: ${title}`,
  less: (number) => `Af: factuur ${number}`,
  correcting: (number, day) => `Crediteert factuur ${number} van ${day}`,
  facts: {
    buyer: 'Factuur aan',
    issued: 'Datum',
    due: 'Vervaldatum',
    supplied: 'Leverdatum',
    period: 'Leverperiode',
    proposal: 'Offerte',
    reference: 'Uw referentie',
  },
  inAdvance: 'Nog niet geleverd (aanbetaling)',
  net: 'Totaal excl. btw',
  tax: (label, rate) => `${label} ${rate} %`,
  gross: 'Totaal',
  toPay: 'Te betalen',
  credited: 'Gecrediteerd',
  deducted: (number, day) => `Af: factuur ${number} van ${day}`,
  including: (tax) => `waarvan ${tax}`,
  payTo: 'Te betalen aan',
  account: 'Rekening',
  withReference: (number) => `Vermeld ${number} bij uw betaling.`,
  taxId: 'Fiscaal nummer',
  test: 'Test: geen factuur',
};
