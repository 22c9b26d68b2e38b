import type { Tool } from '../tool.ts';
import { answerQuestions } from './answer-questions.ts';
import { changeProposal } from './change-proposal.ts';
import { checkAvailability } from './check-availability.ts';
import { createProposal } from './create-proposal.ts';
import { getProposal } from './get-proposal.ts';
import { listProposals } from './list-proposals.ts';
import { previewSending } from './preview-sending.ts';
import { searchProducts } from './search-products.ts';
import { sendProposal } from './send-proposal.ts';
import { whoami } from './whoami.ts';

/** What a model may call, in the order of its list. */
export const TOOLS: readonly Tool[] = [
  whoami,
  createProposal,
  getProposal,
  listProposals,
  changeProposal,
  answerQuestions,
  searchProducts,
  checkAvailability,
  previewSending,
  sendProposal,
];
