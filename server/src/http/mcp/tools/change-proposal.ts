import { z } from 'zod';
import { editProposal } from '../../../proposals/index.ts';
import { changesOn, wantedChange } from '../changes-on.ts';
import { saysWhatIsNow } from '../refusals.ts';
import { outlinedProposal, readForEditing, shownProposal } from '../shown-proposal.ts';
import { defineTool } from '../tool.ts';
import { proposalId, revision } from './arguments.ts';

export const changeProposal = defineTool({
  name: 'change_proposal',
  title: 'Change a draft',
  description:
    'Changes lines, event or title of a draft: all of the changes or none, priced anew. What is left out of a change ' +
    'stays. add_line takes a product of search_products; add_free_line is for what the catalogue lacks.',
  input: z.strictObject({ id: proposalId, revision, changes: z.array(wantedChange).min(1).max(100) }),
  output: shownProposal,
  outline: outlinedProposal,
  hints: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  async run(call, { id, revision: madeOn, changes }) {
    const { context, account } = call;
    return saysWhatIsNow(call, id, async () => {
      const wanted = changesOn(await readForEditing(call, id), madeOn, changes);
      await editProposal(context, account.companyId, id, wanted, await call.actor(), { revision: madeOn });
      return readForEditing(call, id);
    });
  },
});
