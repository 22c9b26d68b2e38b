import { readFile } from 'node:fs/promises';
import { type Command, Option } from 'commander';
import { type From, type Opened, type RowError, SYSTEM_NAMES, SYSTEMS, type System } from '../imports/index.ts';
import { AppError, codeOf } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';
import { addCommand } from './command.ts';

export interface ImportFlags {
  json?: boolean;
  company: string;
  dryRun?: boolean;
  skipInvalid?: boolean;
  mapped?: boolean;
  from?: From;
  sheet?: string;
}

/** A command that takes a file: `import <file>` with what all of them may be told. */
export function addImport(parent: Command, description: string): Command {
  return addCommand(parent, 'import <file>', description)
    .requiredOption('--company <id>', "the company's id")
    .option('--dry-run', 'show what would change, without changing it')
    .option('--skip-invalid', 'import the valid rows and skip the rest')
    .option('--mapped', 'read columns and words as chosen in the application for files like this one')
    .option('--sheet <name>', 'the sheet of a workbook (default: the first that has a cell)')
    .addOption(
      new Option('--from <system>', 'the system that the file is from (default: as its headings say)').choices([
        ...SYSTEMS,
        'none',
      ]),
    );
}

/** As the importers take it. */
export function importOptionsOf({ dryRun, skipInvalid, mapped, from = null, sheet }: ImportFlags) {
  return {
    dryRun: dryRun === true,
    skipInvalid: skipInvalid === true,
    mapped: mapped === true ? ({ seal: null } as const) : ('recognised' as const),
    from,
    sheet,
  };
}

export async function readImportFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = codeOf(error);
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : String(code);
    throw new AppError('invalid_request', inEnglish(`${path} cannot be read: ${why}`));
  }
}

interface Origin {
  readonly system: System | null;
  readonly sheets: Opened['sheets'];
}

interface Counts {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly skipped: number;
  readonly errors: readonly RowError[];
}

/** What became of the rows, and why nothing was imported where that is so. */
export function reportCounts(
  { created, updated, unchanged, skipped, errors }: Counts,
  { dryRun, skipInvalid }: { readonly dryRun: boolean; readonly skipInvalid: boolean },
): { readonly errors: readonly string[]; readonly counts: string; readonly refusal: string | undefined } {
  const would = dryRun ? 'would be ' : '';
  const changed = `${updated - unchanged} ${would}updated, ${unchanged} unchanged`;
  const why =
    skipped === 0
      ? (errors[0]?.message ?? 'the file cannot be used')
      : `${rowsOf(skipped)} with errors (--skip-invalid imports the others)`;
  return {
    errors: errors.map(({ line, column, message }) => `line ${line}, ${column}: ${message}`),
    counts: `${created} ${would}created, ${changed}, ${rowsOf(skipped)} with errors`,
    refusal: errors.length > 0 && !skipInvalid ? `nothing was imported: ${why}` : undefined,
  };
}

/** Whose file it is, and which sheet of several was read where none was named. */
export function originInWords({ system, sheets }: Origin, named: string | undefined): readonly string[] {
  const others = sheets?.all.filter((name) => name !== sheets.read) ?? [];
  return [
    ...(system === null ? [] : [`read as a file of ${SYSTEM_NAMES[system]}`]),
    ...(named !== undefined || others.length === 0
      ? []
      : [`read the sheet “${sheets?.read}”; --sheet chooses another: ${others.join(', ')}`]),
  ];
}

export function rowsOf(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`;
}
