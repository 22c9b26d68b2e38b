import { type Command, Option } from 'commander';
import { type Company, inCompany } from '../accounts/index.ts';
import { companyOfHold, holdStock, listStockLog, releaseHold } from '../availability/index.ts';
import { recordChange, recordCounts, requireTracked } from '../catalogue/index.ts';
import { dayIn } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { type StockDifference, verifyStock } from '../proposals/index.ts';
import { calendarDay, unitCount, unitCountOrNone } from './arguments.ts';
import { addCommand, type Output, runCommand } from './command.ts';

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

  ofItem(stock, 'hold', 'take units out of what can be hired')
    .addOption(new Option('--kind <kind>', 'why').choices(['in_repair', 'lost']).makeOptionMandatory())
    .requiredOption('--quantity <units>', 'how many', unitCount)
    .requiredOption('--from <day>', 'first day, YYYY-MM-DD', calendarDay)
    .option('--to <day>', 'last day; default: until they are released', calendarDay)
    .action((options: OfItem & { kind: 'in_repair' | 'lost'; from: string; to?: string }) =>
      runCommand(options, (context) =>
        recorded(context, options, async (tx, { id }) => {
          const { item: productId, kind, quantity, from, to, note } = options;
          return holdStock(tx, id, { productId, kind, quantity, from, to, note }, context.clock.now());
        }),
      ),
    );

  addCommand(stock, 'release <id>', 'units of a hold are back: mended, or found')
    .option('--on <day>', 'their first day back, YYYY-MM-DD; default: today', calendarDay)
    .option('--quantity <units>', 'only so many; default: all that are held', unitCount)
    .action((id: string, options: { json?: boolean; on?: string; quantity?: number }) =>
      runCommand(options, async ({ db, clock }) => {
        const companyId = await companyOfHold(db, id);
        await inCompany(db, companyId, (tx, { timeZone }) => {
          const now = clock.now();
          return releaseHold(tx, companyId, id, { ...options, on: options.on ?? dayIn(timeZone, now), now });
        });
        return { document: { id }, lines: [id] };
      }),
    );

  for (const [name, sign, description] of [
    ['buy', 1, 'record units bought'],
    ['sell', -1, 'record units sold or scrapped'],
  ] as const) {
    ofItem(stock, name, description)
      .requiredOption('--quantity <units>', 'how many', unitCount)
      .option('--on <day>', 'from which day, YYYY-MM-DD; default: today', calendarDay)
      .action((options: OfItem) =>
        runCommand(options, (context) =>
          recorded(context, options, (tx, company) =>
            recordChange(tx, company.id, options.item, sign * options.quantity, when(context, company, options)),
          ),
        ),
      );
  }

  ofItem(stock, 'count', 'record how many units are owned, as counted')
    .requiredOption('--quantity <units>', 'how many', unitCountOrNone)
    .option('--on <day>', 'from which day, YYYY-MM-DD; default: today', calendarDay)
    .action((options: OfItem) =>
      runCommand(options, (context) =>
        recorded(context, options, async (tx, company) => {
          const { item: productId, quantity: owned } = options;
          await requireTracked(tx, company.id, productId);
          const recording = { ...when(context, company, options), cause: 'counted' as const };
          await recordCounts(tx, company.id, [{ productId, owned }], recording);
          return productId;
        }),
      ),
    );

  addCommand(stock, 'log', 'what was recorded of stock, newest first')
    .requiredOption('--company <id>', 'whose stock')
    .option('--item <id>', 'of one product')
    .action((options: { json?: boolean; company: string; item?: string }) =>
      runCommand(options, ({ db }) =>
        inCompany(db, options.company, async (tx) => {
          if (options.item !== undefined) requireId(options.item);
          const log = await listStockLog(tx, options.company, options.item ?? null);
          return {
            document: log,
            lines: log.map((entry) => {
              const days = `from ${entry.day}${entry.to === null ? '' : ` to ${entry.to}`}`;
              const superseded = entry.superseded_at === null ? '' : '  (superseded)';
              return `${entry.recorded_at}  ${entry.what}  ${entry.quantity} × ${entry.name}  ${days}${superseded}`;
            }),
          };
        }),
      ),
    );

  addCommand(stock, 'verify', 'compare bookings with the proposals they come from')
    .requiredOption('--company <id>', 'whose stock')
    .option('--rebuild', 'make the bookings anew where they differ')
    .action((options: { json?: boolean; company: string; rebuild?: boolean }) =>
      runCommand(options, ({ db }) =>
        inCompany(db, options.company, async (tx) => {
          const rebuild = options.rebuild === true;
          const { checked, differences } = await verifyStock(tx, options.company, { rebuild });
          const found = `${differences.length} ${differences.length === 1 ? 'booking differs' : 'bookings differ'}`;
          return {
            document: { checked, differences: differences.map(presentDifference) },
            lines: [
              ...differences.map((difference) => JSON.stringify(presentDifference(difference))),
              `${checked} proposals checked, ${found}${rebuild && differences.length > 0 ? ', made anew' : ''}`,
            ],
            refusal: differences.length > 0 && !rebuild ? `${found}: --rebuild makes them anew` : undefined,
          };
        }),
      ),
    );
}

function ofItem(stock: Command, name: string, description: string): Command {
  return addCommand(stock, name, description)
    .requiredOption('--company <id>', 'whose stock')
    .requiredOption('--item <id>', 'the product')
    .option('--note <text>', 'kept with the record');
}

function recorded(
  { db }: Context,
  { company, item }: OfItem,
  record: (tx: Tx, company: Company) => Promise<string>,
): Promise<Output> {
  return inCompany(db, company, async (tx, found) => {
    requireId(item);
    const id = await record(tx, found);
    return { document: { id }, lines: [id] };
  });
}

function requireId(item: string): void {
  if (!isUuid(item)) throw new AppError('not_found', `there is no product ${item}`);
}

function when({ clock }: Context, { timeZone }: Company, { on, note }: OfItem) {
  const now = clock.now();
  return { day: on ?? dayIn(timeZone, now), now, note };
}

function presentDifference({ proposalId, productId, expected, found }: StockDifference) {
  return { proposal_id: proposalId, catalog_item_id: productId, expected, found };
}
