import './tables.ts';

export { type Account, type EarlyPayment, earlyPaymentOf, type Payment, type SettledRow, settle } from './account.ts';
export { changeDefaultTerms, readDefaultTerms, setPaysOnline, termsForNew } from './default-terms.ts';
export {
  carryPayments,
  keepPayment,
  keepSchedule,
  type NewPayment,
  touchPaid,
  undoPayment,
} from './keep-payments.ts';
export { createPaymentGateway, type PaymentGateway } from './online/gateway.ts';
export {
  countEnded,
  isNoticeKnown,
  isSessionCounted,
  keepNotice,
  listProposalsInQuestion,
  listQuestioned,
  type QuestionedNotice,
  settleNotice,
} from './online/notices.ts';
export type { PaymentEvent } from './online/payment-event.ts';
export { fromStripe, toStripe } from './online/stripe-amount.ts';
export { withoutEarlyOver } from './early-payment.ts';
export { dueCode, dueText, presentEarlyPayment, presentScheduleRows, rowLabel } from './present.ts';
export { readAgreed, readPayments } from './read-payments.ts';
export { type ScheduleRow, scheduleOf } from './schedule.ts';
export { type PaymentTerms, presentTerms, readTerms, termsOf, toStoredTerms } from './terms.ts';
