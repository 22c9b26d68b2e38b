export { makePickingPdf } from './picking-pdf.ts';
export { makeProposalPdf, readSignedCopy } from './read-documents.ts';
