import { type EditorBody, lineItemSchema, proposalSchema } from '@showbill/contract';
import { z } from 'zod';
import { openEditor, presentEditor } from '../../proposals/index.ts';
import type { ToolCall } from './tool.ts';

const shownLine = lineItemSchema
  .pick({
    id: true,
    catalog_item_id: true,
    category: true,
    name: true,
    units: true,
    days: true,
    hours: true,
    unit: true,
    unit_price: true,
    total: true,
    is_optional: true,
    reason: true,
  })
  .extend({
    /** Days on which it needs more than is free. */
    shortages: z.array(z.object({ day: z.string(), needed: z.int(), free: z.int() })).readonly(),
  });

/** A proposal as a model reads it, which needs less of it than programs do; `revision` is what a change is made on. */
export const shownProposal = proposalSchema
  .pick({
    id: true,
    number: true,
    status: true,
    title: true,
    scope_summary: true,
    event: true,
    client: true,
    currency: true,
    subtotal: true,
    adjustments: true,
    total: true,
    unmet: true,
    assumptions: true,
    questions: true,
    valid_until: true,
    share_url: true,
    app_url: true,
    quota: true,
  })
  .extend({ revision: z.int(), line_items: z.array(shownLine).readonly() });

/** What is listed of it with tools that change one: the rest is as with the tool that reads one. */
export const outlinedProposal = shownProposal
  .pick({ id: true, number: true, status: true, revision: true, total: true, questions: true })
  .extend({ line_items: z.array(z.looseObject({ id: z.uuid(), name: z.string() })) });

/** Throws `not_found`. */
export async function readForEditing({ context, account, quota }: ToolCall, id: string): Promise<EditorBody> {
  const editor = await openEditor(context, account.companyId, id);
  const isTest = account.companyId !== account.ownerId;
  return presentEditor(isTest ? { ...editor, quota } : editor, context.publicUrl, { knowsCosts: false });
}
