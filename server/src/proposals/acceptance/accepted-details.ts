import { sql } from 'kysely';
import type { Company, Letterhead } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { planOf, type Stop } from '../plan.ts';
import type { Proposal } from '../proposal.ts';

/** What a proposal said when it was accepted that is changed elsewhere than on it: it goes on saying that. */
export interface AcceptedDetails extends Letterhead, Pick<Company, 'name' | 'email' | 'taxNumber' | 'taxNumberName'> {
  readonly delivery: Stop;
  readonly collection: Stop;
}

/** Keeps it, and the pictures of the lines, in the transaction of the acceptance. */
export async function keepDetails(tx: Tx, company: Company, proposal: Proposal): Promise<void> {
  const { name, email, taxNumber, taxNumberName, letterhead } = company;
  const { delivery, collection } = planOf(proposal, company);
  const details: AcceptedDetails = {
    name,
    email,
    taxNumber,
    taxNumberName,
    ...letterhead,
    delivery: { day: delivery.day, time: delivery.time },
    collection: { day: collection.day, time: collection.time },
  };
  await tx
    .insertInto('accepted_details')
    .values({ company_id: company.id, proposal_id: proposal.id, details: JSON.stringify(details) })
    .execute();
  await keepPictures(tx, company.id, proposal);
}

async function keepPictures(tx: Tx, companyId: string, proposal: Proposal): Promise<void> {
  const products = proposal.lines.flatMap(({ catalogItemId }) => catalogItemId ?? []);
  // whoever takes a picture away locks its product first
  await sql`
    select from products where company_id = ${companyId} and id = any(${products}::uuid[])
    order by id for key share`.execute(tx);
  await tx
    .updateTable('line_items as l')
    .from('products as p')
    .set((eb) => ({ picture_id: eb.ref('p.picture_id') }))
    .whereRef('p.company_id', '=', 'l.company_id')
    .whereRef('p.id', '=', 'l.catalog_item_id')
    .where('l.company_id', '=', companyId)
    .where('l.proposal_id', '=', proposal.id)
    .where('p.picture_id', 'is not', null)
    .execute();
}

/** Null where it was not accepted. */
export async function findAcceptedDetails(
  tx: Tx,
  companyId: string,
  { id, acceptedAt }: Pick<Proposal, 'id' | 'acceptedAt'>,
): Promise<AcceptedDetails | null> {
  if (acceptedAt === null) return null;
  const row = await tx
    .selectFrom('accepted_details')
    .select('details')
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', id)
    .executeTakeFirst();
  return row?.details ?? null;
}

/** The company as a proposal shows it: as it was when that was accepted, else as it is. */
export function companyShown(company: Company, details: AcceptedDetails | null): Company {
  if (details === null) return company;
  const { name, email, taxNumber, taxNumberName, address, telephone, registrationNumber, bankLine } = details;
  const letterhead = { address, telephone, registrationNumber, bankLine };
  return { ...company, name, email, taxNumber, taxNumberName, letterhead };
}
