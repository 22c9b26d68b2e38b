import type { Translated } from '@showbill/contract';
import type { payments as englishPayments } from '../en/payments.ts';

export const payments: Translated<typeof englishPayments> = {
  notAccepted: (status) => `Los pagos se registran en un presupuesto aceptado; el estado de este es: ${status}.`,
  noRow: 'no es ningún pago del calendario de este presupuesto',
  dayToCome: 'no puede estar en el futuro',
  noPayment: 'este pago no existe o ya se deshizo',
  noNotice: 'este aviso no existe o ya se resolvió',
  otherCurrency: 'Se pagó en una moneda distinta de la del presupuesto, así que no se puede registrar tal cual.',
  noneToRefund: 'no le corresponde ningún pago registrado: deshaga en su lugar lo que se registró a mano',
};
