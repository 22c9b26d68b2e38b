import { eventFields, lineFields, NAME_LIMIT, placing, text, UNITS } from '@showbill/contract';
import { z } from 'zod';
import { editProposal } from '../../../proposals/index.ts';
import { changesOn } from '../changes-on.ts';
import { saysWhatIsNow } from '../refusals.ts';
import { outlinedProposal, readForEditing, shownProposal } from '../shown-proposal.ts';
import { defineTool } from '../tool.ts';
import { proposalId, revision } from './arguments.ts';

const lineId = z.uuid();
const { units, days, hours, unit_price, optional, name, category } = lineFields;
const place = { units: placing.units, days: placing.days, hours: placing.hours, optional: placing.optional };

const change = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('set_line'),
      line_id: lineId,
      ...z.object({ units, days, hours, unit_price, optional, name }).partial().shape,
    }),
    z.strictObject({ kind: z.literal('add_line'), product_id: z.uuid(), ...place }),
    z.strictObject({
      kind: z.literal('add_free_line'),
      name,
      category,
      unit: z.enum(UNITS),
      unit_price,
      ...place,
    }),
    z.strictObject({ kind: z.literal('remove_line'), line_id: lineId }),
    z.strictObject({ kind: z.literal('set_event'), ...z.object(eventFields).partial().shape }),
    z.strictObject({ kind: z.literal('set_title'), title: text(NAME_LIMIT) }),
  ],
  { error: 'must be one of set_line, add_line, add_free_line, remove_line, set_event, set_title' },
);
export type WantedChange = z.output<typeof change>;

export const changeProposal = defineTool({
  name: 'change_proposal',
  title: 'Change a draft',
  description:
    'Changes lines, event or title of a draft: all of the changes or none, priced anew. What is left out of a change ' +
    'stays. add_line takes a product of search_products; add_free_line is for what the catalogue lacks.',
  input: z.strictObject({ id: proposalId, revision, changes: z.array(change).min(1).max(100) }),
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
