import { type Command, Option } from 'commander';
import { type Company, inCompany } from '../accounts/index.ts';
import { companyOfHold, holdStock, listStockLog, releaseHold } from '../availability/index.ts';
import { listProducts, ownedUnits, recordChange, recordCounts, requireTracked } from '../catalogue/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { addDays } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { getProposal, type StockDifference, verifyStock } from '../proposals/index.ts';
import { calendarDay, oneLine, unitCount, unitCountOrNone } from './arguments.ts';
import { addCommand, type Output, runCommand } from './command.ts';
import { differenceInWords, entryInWords, holdInWords } from './stock-words.ts';

/** As many records as a log shows. */
const LOG_LIMIT = 1000;

interface OfItem {
  json?: boolean;
  company: string;
  item: string;
  quantity: number;
  on?: string;
  note?: string;
}

export function registerStock(program: Command): void {
  const stock = program.command('stock').description('units owned, in repair and lost, and what holds them');

  ofItem(stock, 'hold', 'take units out of service; prints the id to release them with')
    .addOption(new Option('--kind <kind>', 'why').choices(['in_repair', 'lost']).makeOptionMandatory())
    .requiredOption('--quantity <units>', 'number of units', unitCount)
    .requiredOption('--from <day>', 'first day, YYYY-MM-DD', calendarDay)
    .option('--to <day>', 'last day; default: until they are released', calendarDay)
    .action((options: OfItem & { kind: 'in_repair' | 'lost'; from: string; to?: string }) =>
      runCommand(options, (context) =>
        ofProduct(context, options, async (tx, { id: companyId }) => {
          const { item: productId, kind, quantity, from, to, note } = options;
          const hold = { productId, kind, quantity, from, to, note };
          const id = await holdStock(tx, companyId, hold, context.clock.now());
          const { name } = await ownedUnits(tx, companyId, productId, from);
          const words = holdInWords(kind, { quantity, name }, { from, to: to ?? null });
          return { document: { id }, lines: [`${id}  ${words}`] };
        }),
      ),
    );

  addCommand(stock, 'release <id>', 'return held units to service: repaired or found')
    .option('--on <day>', 'their first day back, YYYY-MM-DD; default: today', calendarDay)
    .option('--quantity <units>', 'only this many; default: all that are held', unitCount)
    .action((id: string, options: { json?: boolean; on?: string; quantity?: number }) =>
      runCommand(options, async ({ db, clock }) => {
        const companyId = await companyOfHold(db, id);
        return inCompany(db, companyId, async (tx, { timeZone }) => {
          const now = clock.now();
          const on = options.on ?? dayIn(timeZone, now);
          const released = await releaseHold(tx, companyId, id, { on, quantity: options.quantity, now });
          const { name } = await ownedUnits(tx, companyId, released.productId, on);
          const rest = released.stillHeld === 0 ? 'none still held' : `${released.stillHeld} still held`;
          return { document: { id }, lines: [`${id}  back: ${released.quantity} × ${name} from ${on}; ${rest}`] };
        });
      }),
    );

  for (const [name, sign, description, done] of [
    ['buy', 1, 'record units bought', 'bought'],
    ['sell', -1, 'record units sold or scrapped', 'sold'],
  ] as const) {
    ofItem(stock, name, description)
      .requiredOption('--quantity <units>', 'number of units', unitCount)
      .option('--on <day>', 'from which day, YYYY-MM-DD; default: today', calendarDay)
      .action((options: OfItem) =>
        runCommand(options, (context) =>
          ofProduct(context, options, async (tx, company) => {
            const { item, quantity } = options;
            const recording = when(context, company, options);
            const id = await recordChange(tx, company.id, item, sign * quantity, recording);
            const after = await ownedUnits(tx, company.id, item, recording.day);
            const words = `${done}: ${quantity} × ${after.name} from ${recording.day}; owned on that day: ${after.owned}`;
            return { document: { id }, lines: [`${id}  ${words}`] };
          }),
        ),
      );
  }

  ofItem(stock, 'count', 'record a count of the units owned')
    .requiredOption('--quantity <units>', 'number of units', unitCountOrNone)
    .option('--on <day>', 'from which day, YYYY-MM-DD; default: today', calendarDay)
    .action((options: OfItem) =>
      runCommand(options, (context) =>
        ofProduct(context, options, async (tx, company) => {
          const { item: productId, quantity: owned } = options;
          await requireTracked(tx, company.id, productId);
          const recording = when(context, company, options);
          const before = await ownedUnits(tx, company.id, productId, recording.day);
          await recordCounts(tx, company.id, [{ productId, owned }], { ...recording, cause: 'counted' });
          const known = before.owned === null ? 'never counted before' : `previously: ${before.owned}`;
          return {
            document: { id: productId },
            lines: [`${productId}  counted: ${owned} × ${before.name} on ${recording.day}; ${known}`],
          };
        }),
      ),
    );

  addCommand(stock, 'log', 'the stock log, newest first, with ids')
    .requiredOption('--company <id>', "the company's id")
    .option('--item <id>', 'only this product')
    .action((options: { json?: boolean; company: string; item?: string }) =>
      runCommand(options, ({ db, clock }) =>
        inCompany(db, options.company, async (tx, { id, timeZone }) => {
          const { item } = options;
          if (item !== undefined) await ownedUnits(tx, id, requireId(item), dayIn(timeZone, clock.now()));
          const log = await listStockLog(tx, id, item ?? null);
          const lines = log.map(entryInWords);
          if (log.length === 0)
            lines.push('nothing has been bought, sold, counted, held or released since the first count');
          if (log.length === LOG_LIMIT) lines.push(`showing the newest ${LOG_LIMIT}; use --item for one product`);
          return { document: log, lines };
        }),
      ),
    );

  addCommand(stock, 'verify', 'compare bookings with the proposals they come from')
    .requiredOption('--company <id>', "the company's id")
    .option('--rebuild', 'rebuild the bookings that differ')
    .action((options: { json?: boolean; company: string; rebuild?: boolean }) =>
      runCommand(options, async (context) => {
        const rebuild = options.rebuild === true;
        const { checked, differences, products } = await inCompany(
          context.db,
          options.company,
          async (tx, company) => ({
            ...(await verifyStock(tx, company.id, { rebuild })),
            products: await listProducts(tx, company.id, dayIn(company.timeZone, context.clock.now())),
          }),
        );
        const names = new Map(products.map(({ id, name }) => [id, name]));
        const lines: string[] = [];
        for (const difference of differences) {
          const proposal = await getProposal(context, options.company, difference.proposalId);
          const product = names.get(difference.productId) ?? difference.productId;
          lines.push(differenceInWords(difference, { proposal: proposal?.number ?? difference.proposalId, product }));
        }
        const found = `${differences.length} ${differences.length === 1 ? 'booking differs' : 'bookings differ'}`;
        const proposals = `${checked} ${checked === 1 ? 'proposal' : 'proposals'} checked`;
        return {
          document: { checked, differences: differences.map(presentDifference) },
          lines: [...lines, `${proposals}, ${found}${rebuild && differences.length > 0 ? ', rebuilt' : ''}`],
          refusal: differences.length > 0 && !rebuild ? `${found}: use --rebuild to rebuild` : undefined,
        };
      }),
    );
}

function ofItem(stock: Command, name: string, description: string): Command {
  return addCommand(stock, name, description)
    .requiredOption('--company <id>', "the company's id")
    .requiredOption('--item <id>', 'the product')
    .option('--note <text>', 'kept with the record', oneLine);
}

function ofProduct(
  { db }: Context,
  { company, item }: OfItem,
  work: (tx: Tx, company: Company) => Promise<Output>,
): Promise<Output> {
  return inCompany(db, company, async (tx, found) => {
    requireId(item);
    return work(tx, found);
  });
}

function requireId(item: string): string {
  if (!isUuid(item)) throw new AppError('not_found', (texts) => texts.none.product(item));
  return item;
}

function when({ clock }: Context, { timeZone }: Company, { on, note }: OfItem) {
  const now = clock.now();
  return { day: on ?? dayIn(timeZone, now), now, note };
}

/** Days inclusive. */
function presentDifference({ proposalId, productId, expected, found }: StockDifference) {
  return {
    proposal_id: proposalId,
    catalog_item_id: productId,
    expected: presentBooking(expected),
    found: presentBooking(found),
  };
}

function presentBooking(booking: StockDifference['expected']) {
  if (booking === null) return null;
  const { kind, quantity, from, until, left, validUntil } = booking;
  return { kind, quantity, from, to: addDays(until, -1), dispatched_on: left, valid_until: validUntil };
}
