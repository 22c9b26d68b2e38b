export { beginPayment, payableRows, takesPaymentsOnline } from './begin-payment.ts';
export { decideNotice } from './decide-notice.ts';
export { type DueAsked, type DuePayment, listDuePayments } from './list-due.ts';
export { type PaymentPlan, paymentPlanOf } from './plan.ts';
export { recordPayment, takeBackPayment } from './record-payment.ts';
export { type Taken, takePaymentEvent } from './take-notice.ts';
export { takeReturnedMoney } from './take-returned.ts';
