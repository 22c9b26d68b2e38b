import type { Translated } from '@showbill/contract';
import type { invoices as english } from '../en/invoices.ts';

/** Facturas y abonos en papel. */
export const invoices: Translated<typeof english> = {
  kinds: { deposit: 'Factura de anticipo', part: 'Factura parcial', final: 'Factura', credit: 'Factura rectificativa' },
  depositFor: (number, title) => `Anticipo de ${number}: ${title}`,
  partFor: (number, title) => `Pago parcial de ${number}: ${title}`,
  less: (number) => `A deducir: factura ${number}`,
  correcting: (number, day) => `Anula la factura ${number} del ${day}`,
  facts: {
    buyer: 'Facturar a',
    issued: 'Fecha',
    due: 'Vencimiento',
    supplied: 'Fecha de la operación',
    period: 'Periodo de prestación',
    proposal: 'Presupuesto',
    reference: 'Su referencia',
  },
  inAdvance: 'Aún no realizada (anticipo)',
  net: 'Base imponible',
  tax: (label, rate) => `${label} ${rate} %`,
  gross: 'Total',
  toPay: 'A pagar',
  credited: 'Importe abonado',
  deducted: (number, day) => `A deducir: factura ${number} del ${day}`,
  including: (tax) => `incluye ${tax}`,
  payTo: 'Pagar a',
  account: 'Cuenta',
  withReference: (number) => `Indique ${number} en el pago.`,
  taxId: 'Número fiscal',
  test: 'Prueba: no es una factura',
};
