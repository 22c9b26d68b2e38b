import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { bringIn, type ImportResult, listProducts } from '../catalogue/index.ts';
import { COMMAND } from '../platform/actor.ts';
import { dayIn } from '../platform/clock.ts';
import { toMajor } from '../platform/money/index.ts';
import { addCommand, type Output, runCommand } from './command.ts';
import {
  addImport,
  type ImportFlags,
  importOptionsOf,
  originInWords,
  readImportFile,
  reportCounts,
} from './import-file.ts';
import { NOTES } from './import-notes.ts';

interface Json {
  json?: boolean;
}

export function registerCatalogue(program: Command): void {
  const catalogue = program.command('catalogue').description("a company's products");

  addImport(catalogue, 'import products from a CSV or XLSX file; all or nothing if a row has errors').action(
    (file: string, flags: ImportFlags) =>
      runCommand(flags, async ({ pool, clock, underWay }) => {
        const bytes = await readImportFile(file);
        const options = importOptionsOf(flags);
        const now = clock.now();
        const result = await underWay.run((signal) =>
          bringIn(pool, flags.company, bytes, { ...options, now, signal, actor: COMMAND }),
        );
        return report(result, options);
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

interface Reported {
  readonly dryRun: boolean;
  readonly skipInvalid: boolean;
  readonly sheet: string | undefined;
}

function report(result: ImportResult, options: Reported): Output {
  const { created, updated, skipped, errors, notes, origin } = result;
  const { counts, refusal, ...said } = reportCounts(result, options);
  return {
    document: {
      created,
      updated,
      skipped,
      errors,
      ...(origin.system !== null && { system: origin.system }),
      ...(notes.length > 0 && { notes }),
    },
    lines: [
      ...said.errors,
      ...originInWords(origin, options.sheet),
      ...notes.map(({ note, rows }) => NOTES[note](rows)),
      counts,
    ],
    refusal,
  };
}
