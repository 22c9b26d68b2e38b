import './tables.ts';

export { lastLanguageOf } from './last-language.ts';
export {
  type Acceptance,
  contentHash,
  findAcceptance,
  findSignedCopy,
  foreseePicks,
  keepSignedCopy,
  noteQuestion,
  type Question,
  type Signature,
  termsHash,
} from './acceptance/index.ts';
export type { Actor } from './actor.ts';
export { type Answers, createAnswers } from './answers/index.ts';
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
export { findProposals, findSharedProposal, getProposal, type SharedProposal } from './find.ts';
export { findPlace, type Place } from './find-place.ts';
export type { GenerationContext } from './generation-context.ts';
export { type GenerationFailure, REPORT_DAYS, readGenerations } from './generation-report.ts';
export { checkCurrency } from './ground.ts';
export {
  type Details,
  type EditedField,
  type HistoryEntry,
  type HistoryPage,
  listHistory,
  readHistory,
} from './history/index.ts';
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
  type Plan,
  type ProposalEvent,
  readSchedule,
  returnJob,
  scheduleProposal,
  type Sending,
  type StockDifference,
  undoMovement,
  verifyStock,
} from './life/index.ts';
export { locateProposal } from './locate.ts';
export { type OverbookedDay, type Overview, readOverview } from './overview.ts';
export { presentEditor, presentProposal, presentShortage, presentSummary } from './present.ts';
export { checkChargedDays } from './price/index.ts';
export type { CreateProposal, LineItem, Proposal, ProposalSummary } from './proposal.ts';
export { type FoundProposals, searchProposals } from './search.ts';
export { testEventData } from './test-event.ts';
export { createUnderWay, type UnderWay } from './under-way.ts';
