import { z } from 'zod';
import { readForEditing, shownProposal } from '../shown-proposal.ts';
import { defineTool, READS } from '../tool.ts';
import { proposalId } from './arguments.ts';

export const getProposal = defineTool({
  name: 'get_proposal',
  title: 'Read a proposal',
  description: 'One proposal with its lines, open questions, shortages and the revision that a change is made on.',
  input: z.strictObject({ id: proposalId }),
  output: shownProposal,
  hints: READS,
  run: (call, { id }) => readForEditing(call, id),
});
