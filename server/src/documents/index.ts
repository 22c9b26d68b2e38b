export { makeProposalPdf, readSignedCopy } from './read-documents.ts';
