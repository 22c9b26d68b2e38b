import type { Translated } from '@showbill/contract';
import type { payments as english } from '../en/payments.ts';

export const payments: Translated<typeof english> = {
  heading: 'Pago',
  columns: { payment: 'Pago', due: 'Vencimiento', amount: 'Importe' },
  rows: { deposit: 'Anticipo', instalment: 'Plazo', rest: 'Resto', full: 'Pago completo' },
  instalment: (ordinal) => `Plazo ${ordinal}`,
  due: {
    oneDay: (days) => `${days} día`,
    manyDays: (days) => `${days} días`,
    onAcceptance: 'al aceptar',
    afterAcceptance: (days) => `${days} después de aceptar`,
    onEvent: 'el primer día del evento',
    beforeEvent: (days) => `${days} antes del evento`,
    afterStart: (days) => `${days} después del primer día del evento`,
    onLastDay: 'el último día del evento',
    afterEvent: (days) => `${days} después del evento`,
  },
  early: (percent) => `${percent} % menos si se paga todo hasta entonces`,
  paid: 'Pagado',
  partlyPaid: (amount) => `${amount} pagados`,
  overdue: 'Vencido',
  paidSoFar: 'Pagado hasta ahora',
  outstanding: 'Pendiente de pago',
  over: 'Pagado por encima del total',
  pay: { deposit: 'Pagar el anticipo', instalment: 'Pagar el plazo', rest: 'Pagar el resto', full: 'Pagar ahora' },
  onward: 'Continuar a la página de pago',
  confirming: 'Gracias. Su pago aparecerá aquí en cuanto se confirme, normalmente en menos de un minuto.',
  notNow: 'Ahora mismo no hay nada que pagar aquí.',
  notOnline: 'Este importe no se puede pagar en línea. Pague de otra forma, por favor.',
  unavailable:
    'La página de pago no se puede abrir en este momento. Inténtelo de nuevo en un minuto o pague de otra forma.',
};
