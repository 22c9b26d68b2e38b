export {
  type Acceptance,
  findAcceptance,
  findSignedCopy,
  findSignedPapers,
  keepSignedCopy,
  recordAcceptance,
  type Signature,
  type SignedPaper,
} from './acceptance.ts';
export {
  type AcceptedDetails,
  companyShown,
  findAcceptedDetails,
  keepDetails,
} from './accepted-details.ts';
export { contentHash, termsHash } from './content-hash.ts';
export { foreseePicks } from './foresee-picks.ts';
export { noteQuestion, type Question } from './note-question.ts';
