import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { bringIn, type ImportResult, listProducts } from '../catalogue/index.ts';
import { COMMAND } from '../platform/actor.ts';
import { dayIn } from '../platform/clock.ts';
import { toMajor } from '../platform/money/index.ts';
import { addCommand, type Output, runCommand } from './command.ts';
import { readGivenFile } from './given-file.ts';

interface Json {
  json?: boolean;
}

interface ImportFlags extends Json {
  company: string;
  dryRun?: boolean;
  skipInvalid?: boolean;
  mapped?: boolean;
}

export function registerCatalogue(program: Command): void {
  const catalogue = program.command('catalogue').description("a company's products");

  addCommand(catalogue, 'import <file>', 'import products from a CSV file; all or nothing if a row has errors')
    .requiredOption('--company <id>', "the company's id")
    .option('--dry-run', 'show what would change, without changing it')
    .option('--skip-invalid', 'import the valid rows and skip the rest')
    .option('--mapped', 'read columns and words as chosen in the application for files like this one')
    .action((file: string, options: ImportFlags) =>
      runCommand(options, async ({ pool, clock, underWay }) => {
        const bytes = await readGivenFile(file);
        const skipInvalid = options.skipInvalid === true;
        const dryRun = options.dryRun === true;
        const mapped = options.mapped === true ? { seal: null } : 'recognised';
        const now = clock.now();
        const result = await underWay.run((signal) =>
          bringIn(pool, options.company, bytes, { skipInvalid, dryRun, mapped, now, signal, actor: COMMAND }),
        );
        return report(result, skipInvalid, dryRun);
      }),
    );

  addCommand(catalogue, 'list', 'products by name')
    .requiredOption('--company <id>', "the company's id")
    .action((options: Json & { company: string }) =>
      runCommand(options, ({ db, clock }) =>
        inCompany(db, options.company, async (tx, { currency, timeZone }) => {
          const products = await listProducts(tx, options.company, dayIn(timeZone, clock.now()));
          const document = products.map(({ id, sku, name, category, unit, unitPrice, tracked, owned }) => ({
            id,
            sku,
            name,
            category,
            unit,
            unit_price: toMajor(unitPrice, currency),
            tracked,
            owned,
          }));
          return {
            document,
            lines: document.map((p) => {
              const stock = p.tracked ? `  ${p.owned ?? 0} owned` : '';
              return `${p.id}  ${p.sku ?? '-'}  ${p.name}  ${p.category}  ${p.unit_price} ${currency} per ${p.unit}${stock}`;
            }),
          };
        }),
      ),
    );
}

function report(result: ImportResult, skipInvalid: boolean, dryRun: boolean): Output {
  const { created, updated, unchanged, skipped, errors } = result;
  const refused = errors.length > 0 && !skipInvalid;
  const would = dryRun ? 'would be ' : '';
  return {
    document: { created, updated, skipped, errors },
    lines: [
      ...errors.map(({ line, column, message }) => `line ${line}, ${column}: ${message}`),
      `${created} ${would}created, ${updated - unchanged} ${would}updated, ${unchanged} unchanged, ${rowsOf(skipped)} with errors`,
    ],
    refusal: refused ? `nothing was imported: ${whatIsWrong(result)}` : undefined,
  };
}

function whatIsWrong({ skipped, errors }: ImportResult): string {
  if (skipped === 0) return errors[0]?.message ?? 'the file cannot be used';
  return `${rowsOf(skipped)} with errors (--skip-invalid imports the others)`;
}

function rowsOf(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
