import { sql } from 'kysely';
import { termsForNew } from '../../payments/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid, newId } from '../../platform/ids.ts';
import { loadProposal } from '../load.ts';
import { contentOf, type TemplateContent } from './template.ts';

const MOST_TEMPLATES = 100;

/** A template as lists show it. */
export interface TemplateSummary {
  readonly id: string;
  readonly name: string;
  readonly attendees: number | null;
  readonly days: number;
  readonly lines: number;
}

/** The company's, by name. */
export async function listTemplates(tx: Tx, companyId: string): Promise<TemplateSummary[]> {
  const { rows } = await sql<TemplateSummary>`
    select id, name, (content ->> 'attendees')::integer as attendees, (content ->> 'days')::integer as days,
      jsonb_array_length(content -> 'lines') as lines
    from proposal_templates
    where company_id = ${companyId}
    order by lower(name), id`.execute(tx);
  return rows;
}

/**
 * Keeps a proposal of any status as a template. A name that is taken is a `conflict`, unless it is to be replaced. Throws
 * `not_found`, and `invalid_request` for a proposal without lines or where there are too many. `today` is the company's.
 */
export async function saveTemplate(
  tx: Tx,
  companyId: string,
  proposalId: string,
  given: { readonly name: string; readonly replace: boolean; readonly today: string; readonly now: Date },
): Promise<string> {
  const { name, replace, today, now } = given;
  const proposal = isUuid(proposalId) ? await loadProposal(tx, companyId, proposalId, today) : null;
  if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(proposalId));
  if (proposal.lines.length === 0) throw invalidRequest('id', ({ sales }) => sales.noLines);
  const content = JSON.stringify(contentOf(proposal, await termsForNew(tx, companyId, proposal.currency)));
  const taken = await findByName(tx, companyId, name);
  if (taken !== null) {
    if (!replace) throw nameTaken(name);
    await tx
      .updateTable('proposal_templates')
      .set({ name, content })
      .where('company_id', '=', companyId)
      .where('id', '=', taken)
      .execute();
    return taken;
  }
  const { length } = await listTemplates(tx, companyId);
  if (length >= MOST_TEMPLATES) throw invalidRequest('name', ({ sales }) => sales.templates(String(MOST_TEMPLATES)));
  const id = newId();
  await tx
    .insertInto('proposal_templates')
    .values({ company_id: companyId, id, name, content, created_at: now })
    .execute();
  return id;
}

/** Throws `not_found`, and `conflict` for a name that another one has. */
export async function renameTemplate(tx: Tx, companyId: string, id: string, name: string): Promise<void> {
  const taken = await findByName(tx, companyId, name);
  if (taken !== null && taken !== id) throw nameTaken(name);
  const { numUpdatedRows } = await tx
    .updateTable('proposal_templates')
    .set({ name })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw noTemplate(id);
}

/** Proposals that were made from it stay. Throws `not_found`. */
export async function removeTemplate(tx: Tx, companyId: string, id: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('proposal_templates')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw noTemplate(id);
}

export interface Template {
  readonly name: string;
  readonly content: TemplateContent;
}

/** Throws `not_found`. */
export async function loadTemplate(tx: Tx, companyId: string, id: string): Promise<Template> {
  const row = await tx
    .selectFrom('proposal_templates')
    .select(['name', 'content'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw noTemplate(id);
  return row;
}

async function findByName(tx: Tx, companyId: string, name: string): Promise<string | null> {
  const row = await tx
    .selectFrom('proposal_templates')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst();
  return row?.id ?? null;
}

function nameTaken(name: string): AppError {
  return new AppError('conflict', ({ sales }) => sales.sameTemplate(name));
}

function noTemplate(id: string): AppError {
  return new AppError('not_found', (texts) => texts.none.template(id));
}
