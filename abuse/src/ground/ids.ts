import type { Client } from 'pg';
import type { Named } from '../placeholders.ts';

/** Of one of the lists among the settings of the sales desk. */
function listed(column: string): string {
  return `select (each ->> 'id')::uuid as id from sales_settings, jsonb_array_elements(${column}) each where company_id = $1`;
}

/** Where the ids of each kind of thing stand; the newest are taken, and some of all. */
const FOUND_BY: Readonly<Record<Exclude<Named, 'invitationToken' | 'company' | 'formStamp'>, string>> = {
  owner: 'select user_id as id from members where company_id = $1',
  // but the one that is asked with
  key: `select id from api_keys where company_id = $1 and name not like '% key'`,
  region: 'select id from regions where company_id = $1',
  webhook: 'select id from webhooks where company_id = $1',
  delivery: 'select id from deliveries where company_id = $1',
  mail: 'select id from mails where company_id = $1',
  product: 'select id from products where company_id = $1',
  job: `select id from proposals where company_id = $1 and status = 'accepted'`,
  invitation: 'select id from invitations where company_id = $1',
  hold: 'select id from stock_holds where company_id = $1',
  proposal: 'select id from proposals where company_id = $1',
  client: 'select id from clients where company_id = $1',
  tag: 'select id from tags where company_id = $1',
  followUp: 'select id from follow_ups where company_id = $1',
  template: 'select id from proposal_templates where company_id = $1',
  line: 'select id from line_items where company_id = $1',
  movement: 'select id from job_movements where company_id = $1',
  logo: 'select id from company_logos where company_id = $1',
  picture: 'select id from product_pictures where company_id = $1',
  enquiry: 'select id from enquiries where company_id = $1',
  enquiryFile: 'select id from enquiry_files where company_id = $1',
  formToken: 'select token as id from enquiry_forms where company_id = $1',
  priceRule: listed('total_rules'),
  priceList: listed('price_lists'),
  discountCode: listed('discount_codes'),
  supplier: 'select id from suppliers where company_id = $1',
  subHire: 'select id from sub_hires where company_id = $1',
  invoice: 'select id from invoices where company_id = $1',
  invoiceNumber: 'select number as id from invoices where company_id = $1',
  shareToken: 'select share_token as id from proposals where company_id = $1',
};
const MOST = 40;

export type Ids = ReadonlyMap<Named, readonly string[]>;

/** The ids of what a company has now. */
export async function readIds(owner: Client, companyId: string): Promise<Ids> {
  await owner.query(`select set_config('app.company_id', $1, false)`, [companyId]);
  const ids = new Map<Named, readonly string[]>([['company', [companyId]]]);
  for (const [named, statement] of Object.entries(FOUND_BY) as [Named, string][]) {
    const { rows } = await owner.query<{ id: string }>(
      `select id from (${statement}) found order by md5(id::text) limit ${MOST}`,
      [companyId],
    );
    ids.set(
      named,
      rows.map(({ id }) => id),
    );
  }
  return ids;
}
