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
export { needsDecision } from './needs-decision.ts';
export { createPaymentGateway, type PaymentGateway } from './online/gateway.ts';
export { endDueSessions } from './online/end-sessions.ts';
export {
  findCounted,
  findWaitingMoney,
  isKnownBack,
  isNoticeKnown,
  isSessionCounted,
  keepNotice,
  listProposalsInQuestion,
  listQuestioned,
  type QuestionedNotice,
  settleNotice,
} from './online/notices.ts';
export type { PaymentEvent } from './online/payment-event.ts';
export type { ReturnedMoney } from './online/returned-money.ts';
export { closeSession, countEnded, keepSession, letEnd, listOpenSessions } from './online/sessions.ts';
export { fromStripe, toStripe } from './online/stripe-amount.ts';
export { isPaidEarly, withoutEarlyOver } from './early-payment.ts';
export { dueCode, dueText, presentEarlyPayment, presentScheduleRows, rowLabel } from './present.ts';
export { readAgreed, readPayments } from './read-payments.ts';
export { keepReminder, type ReminderOccasion, readReminderDays, setReminderDays } from './reminders.ts';
export { findPaymentOf, type RefundablePayment, refundPayment } from './refunds.ts';
export { type ScheduleRow, scheduleOf } from './schedule.ts';
export { jsonOfTerms, type PaymentTerms, presentTerms, readTerms, termsOf, toStoredTerms } from './terms.ts';
