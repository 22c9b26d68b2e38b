import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { inEnglish } from '../refusals/index.ts';

interface Located {
  readonly companyId: string;
  readonly id: string;
}

/** As many companies as a message names. */
const NAMED = 5;

/**
 * The proposal that an operator means by its id or by its number, of one company or of any. Throws `not_found`, and
 * `invalid_request` for a number that several companies use.
 */
export async function locateProposal(db: Db, reference: string, companyId?: string): Promise<Located> {
  const all = isUuid(reference) ? await ofId(db, reference) : await ofNumber(db, reference.toUpperCase());
  const found = companyId === undefined ? all : all.filter((each) => each.companyId === companyId.toLowerCase());
  const [first, ...others] = found;
  if (first === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(reference));
  if (others.length > 0) throw invalidRequest('company', inEnglish(ambiguity(reference, found)));
  return { companyId: first.companyId, id: first.id };
}

type Candidate = Located & { readonly companyName: string };

async function ofId(db: Db, id: string): Promise<Candidate[]> {
  const { rows } = await sql<{ company: string | null }>`select company_of_proposal(${id}) as company`.execute(db);
  return rows.flatMap(({ company }) => (company === null ? [] : { companyId: company, companyName: '', id }));
}

async function ofNumber(db: Db, number: string): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select company_id as "companyId", company_name as "companyName", proposal_id as id
    from proposals_numbered(${number})`.execute(db);
  return rows;
}

function ambiguity(reference: string, found: readonly Candidate[]): string {
  const named = found.slice(0, NAMED).map(({ companyId, companyName }) => `${companyName} (${companyId})`);
  const companies = [...named, ...(found.length > NAMED ? ['others'] : [])].join(', ');
  return `${found.length} companies have a proposal ${reference}: name one with --company, of ${companies}`;
}
