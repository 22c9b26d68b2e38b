import './tables.ts';

export { previewDelivery } from './delivery/index.ts';
export { lastLanguageOf } from './last-language.ts';
export {
  type Acceptance,
  companyShown,
  contentHash,
  findAcceptance,
  findAcceptedDetails,
  findSignedCopy,
  findSignedPapers,
  foreseePicks,
  keepSignedCopy,
  noteQuestion,
  type Question,
  type Signature,
  type SignedPaper,
  termsHash,
} from './acceptance/index.ts';
export {
  type Activity,
  countUnread,
  findLastQuestion,
  listActivity,
  type Message,
  markAllRead,
  markRead,
  noteAnswer,
  noteView,
  type Reader,
  readMessages,
  readThread,
  type Thread,
  type ThreadEntry,
  unreadAmong,
} from './activity/index.ts';
export type { Actor } from './actor.ts';
export { type Answers, alongForPage, alongForProposal, createAnswers } from './answers/index.ts';
export { BOARD_DAYS, type Board, type BoardColumn, type BoardFilter, readBoard } from './board.ts';
export { countProposalsByClient } from './counts-by-client.ts';
export { createProposal } from './create.ts';
export {
  type Addable,
  deleteDraft,
  duplicateProposal,
  type Edit,
  type Editor,
  editProposal,
  findAddable,
  openEditor,
  renewShareLink,
} from './edit/index.ts';
export { countProposals, findProposals, findSharedProposal, getProposal, type SharedProposal } from './find.ts';
export { isTestProposal } from './test-number.ts';
export { findPlace, type Place } from './find-place.ts';
export type { GenerationContext } from './generation-context.ts';
export { type GenerationFailure, REPORT_DAYS, readGenerations } from './generation-report.ts';
export { checkCurrency } from './draft-inputs.ts';
export {
  type Details,
  type EditedField,
  type HistoryEntry,
  type HistoryPage,
  listHistory,
  readHistory,
} from './history/index.ts';
export {
  creditInvoice,
  findInvoiced,
  type Invoiced,
  type PreviewRequest,
  previewInvoice,
  type InvoicesOfProposal,
  type InvoicePreview,
  issueInvoice,
  noteSent,
  readInvoicesOf,
} from './invoices/index.ts';
export {
  findHolding,
  findJobs,
  type Holding,
  type Job,
  type JobUnits,
  type OpenJob,
  openJob,
  type PickingEntry,
  type PickingGroup,
  type PickingLine,
  tickLine,
} from './jobs/index.ts';
export {
  type Amendment,
  amendProposal,
  type Changed,
  changeProposal,
  type Deed,
  dispatchJob,
  expireProposals,
  findClosing,
  foreseeSending,
  type LifeContext,
  type ProposalEvent,
  readSchedule,
  returnJob,
  reviseReplacing,
  scheduleProposal,
  type Sending,
  type StockDifference,
  undoMovement,
  verifyPrices,
  verifyStock,
  withdraw,
} from './life/index.ts';
export {
  beginPayment,
  type DuePayment,
  decideNotice,
  listDuePayments,
  type PaymentPlan,
  payableRows,
  paymentPlanOf,
  recordPayment,
  takeBackPayment,
  takePaymentEvent,
  takeReturnedMoney,
  takesPaymentsOnline,
} from './payments/index.ts';
export { linePictures } from './line-pictures.ts';
export { locateProposal } from './locate.ts';
export { type OverbookedDay, type Overview, readOverview } from './overview.ts';
export { type Plan, planOf, type Stop } from './plan.ts';
export { presentEditor, presentProposal, presentShortage, presentSummary, shareUrl } from './present.ts';
export { type MoneyBody, presentEarnings, withMoney } from './present-money.ts';
export { newShareToken } from './save.ts';
export { offerSubHire, subHiresOfProposal } from './sub-hires/index.ts';
export type { MadeProposal } from './save-drafted.ts';
export { checkChargedDays } from './price/index.ts';
export type { CreateProposal, LineItem, Proposal, ProposalSummary } from './proposal.ts';
export {
  type CodeEntry,
  countUses,
  enterCode,
  letClientsEnterCodes,
  type RuleSettings,
  readRuleSettings,
  removeCode,
  removePriceList,
  removeRule,
  renamePriceList,
  saveCode,
  savePriceList,
  requirePriceList,
  saveRule,
} from './rules/index.ts';
export {
  addFollowUp,
  assignProposal,
  changeFollowUp,
  changeSalesSettings,
  type DueFollowUp,
  type FollowUp,
  finishFollowUp,
  listTags,
  type Outcome,
  readMarks,
  readSales,
  readSalesSettings,
  removeFollowUp,
  removeTag,
  renameTag,
  type Sales,
  type SalesMarks,
  type SalesSettings,
  setOutcome,
  type Tag,
  tagProposal,
  untagProposal,
} from './sales/index.ts';
export {
  type ReportRange,
  readKeptLines,
  readSalesReport,
  type KeptLinesReport,
  type SalesFigures,
  type SalesReport,
} from './sales-report/index.ts';
export { loadProposal } from './load.ts';
export { type FoundProposals, searchProposals } from './search.ts';
export {
  type FromTemplate,
  listTemplates as listProposalTemplates,
  makeFromTemplate,
  removeTemplate as removeProposalTemplate,
  renameTemplate as renameProposalTemplate,
  saveTemplate as saveProposalTemplate,
} from './templates/index.ts';
export { testEventData } from './test-event.ts';
export { type TriedDraft, tryDraft } from './try-draft.ts';
export { createUnderWay, type UnderWay } from './under-way.ts';
export {
  type AgreedRight,
  findRight,
  findWithdrawal,
  isWithinPeriod,
  noticeHash,
  type OfferedRight,
  offeredRight,
  readRight,
  usualNotice,
  type Withdrawal,
  type WithdrawalStatement,
} from './withdrawal/index.ts';
