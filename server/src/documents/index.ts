export { proposalPdf } from './proposal-pdf.ts';
export { signedCopyPdf } from './signed-copy-pdf.ts';
export type { DocumentCompany, SignedAcceptance } from './types.ts';
