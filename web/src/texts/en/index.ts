import { editor } from './editor.ts';
import { entry } from './entry.ts';
import { frame } from './frame.ts';
import { newProposal } from './new-proposal.ts';
import { problem } from './problem.ts';
import { clientPicker, proposals } from './proposals.ts';
import { statuses } from './statuses.ts';

/** Every word that the application says, in English. */
export const english = { clientPicker, editor, entry, frame, newProposal, problem, proposals, statuses };
