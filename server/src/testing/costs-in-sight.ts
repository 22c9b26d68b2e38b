import { costsOf, marginOf, lineCost } from '../proposals/margin/index.ts';
import { getProposal } from '../proposals/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { TestService } from './service.ts';

/** Each costs so much that neither it nor what is earned with it could be anything else. */
export const COSTLY_CATALOGUE = `sku,name,category,unit,unit_price,cost_price,tracked,owned
SP,QSC K12.2 12in Powered Speaker,audio,day,38.00,7013.37,true,24
MX,Yamaha TF1 Mixing Console,audio,day,95.00,7127.41,true,4
RM,Shure QLX-D Handheld Radio Mic,audio,day,32.00,7229.53,true,20
PJ,"Epson EB-L1505 12,000 lm Projector",video,day,280.00,7331.59,true,4
ST,Bar Stool,furniture,event,6.50,7433.67,true,80
UP,LED Uplight,lighting,day,12.00,7547.71,true,60
SE,Sound Engineer,crew,hour,32.00,7649.83,false,
DV,Local Van Delivery,transport,event,85.00,7753.97,false,
`;

/** Names under which costs are told; null says nothing of them. */
const IN_ANSWERS = 'unit_cost|cost|margin|cost_price|catalogue_cost|least_margin|held_percent|hired_in|earnings|money';
const IN_CODE = 'unitCost|costPrice|leastMargin|hiredIn';
const NAMES = new RegExp(`"(?:${IN_ANSWERS}|${IN_CODE})":(?!null)`);

/** What is found of a company's costs and margins in texts that somebody was given. */
export interface CostFinder {
  /** The figures and names in it. */
  readonly find: (text: string) => string[];
  /** Who hires units to the company: members who only look know them, those outside do not. */
  readonly findSuppliers: (text: string) => string[];
}

/** Knows every figure of cost and margin that a company has now. */
export async function costFinder(
  { context }: TestService,
  companyId: string,
  ids: readonly string[],
): Promise<CostFinder> {
  const figures = new Set<bigint>();
  const hired = await forCompany(context.db, companyId, (tx) => tx.selectFrom('sub_hires').select('cost').execute());
  for (const { cost } of hired) if (cost !== null) figures.add(cost);
  const prices = await forCompany(context.db, companyId, (tx) =>
    tx.selectFrom('products').select('cost_price').execute(),
  );
  for (const { cost_price: cost } of prices) if (cost !== null) figures.add(cost);
  for (const id of ids) {
    const proposal = await getProposal(context, companyId, id);
    if (proposal === null) continue;
    const { cost, margin } = marginOf(proposal);
    for (const figure of [cost, margin]) figures.add(figure);
    for (const [place, { known }] of costsOf(proposal).entries()) {
      for (const figure of [known, (proposal.lines[place]?.total ?? 0n) - known]) figures.add(figure);
    }
    for (const line of proposal.lines) {
      const costs = lineCost(line);
      if (costs !== null) for (const figure of [line.unitCost ?? 0n, costs, line.total - costs]) figures.add(figure);
    }
  }
  const written = [...figures].map((figure) => (figure < 0n ? -figure : figure)).filter((figure) => figure > 100_000n);
  const patterns = [...new Set(written.flatMap(waysToWrite))].map((way) => way.replaceAll('.', '\\.'));
  const suppliers = await forCompany(context.db, companyId, (tx) =>
    tx.selectFrom('suppliers').select('name').execute(),
  );
  const figure = new RegExp(`(?<![\\d.])(?:${patterns.join('|')})(?![\\d])`);
  return {
    find: (text) => [figure, NAMES].flatMap((pattern) => pattern.exec(text)?.[0] ?? []),
    findSuppliers: (text) => suppliers.flatMap(({ name }) => (text.includes(name) ? name : [])),
  };
}

/** In minor units, and in major ones with and without marks between thousands and zeros at the end. */
function waysToWrite(minor: bigint): string[] {
  const [whole, fraction] = [String(minor / 100n), String(minor % 100n).padStart(2, '0')];
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',');
  const short = fraction.replace(/0+$/, '');
  const ends = short === '' ? [`.${fraction}`] : [`.${fraction}`, `.${short}`];
  return [String(minor), ...[whole, grouped].flatMap((start) => ends.map((end) => start + end))];
}
