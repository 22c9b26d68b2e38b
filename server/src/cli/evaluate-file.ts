import type { Category } from '@showbill/contract';
import { inCompany } from '../accounts/index.ts';
import { evaluate, type FileFault, foundPart, readBriefs, reportOf, type Tolerance } from '../evaluation/index.ts';
import { createBuiltinDrafter, createDrafter } from '../generation/index.ts';
import type { CommandContext, Output } from './command.ts';
import { evaluationDocument, evaluationInWords } from './evaluation-words.ts';
import { readImportFile } from './import-file.ts';

const DEFAULT_TOLERANCE = 0.25;
/** A model is asked about several briefs at once: one after the other takes an hour. */
const MODEL_AT_ONCE = 4;

/** In parts of the units quoted. */
export type Tolerances = ReadonlyMap<Category | 'any', number>;

export interface EvaluateOptions {
  readonly json?: boolean;
  readonly company: string;
  readonly builtIn?: boolean;
  readonly tolerance?: Tolerances;
  readonly atOnce?: number;
  readonly atLeast?: number;
}

/** Drafts the briefs of a file again and says how that compares with what was quoted; names what is wrong in the file. */
export async function evaluateFile(context: CommandContext, file: string, options: EvaluateOptions): Promise<Output> {
  await inCompany(context.db, options.company, async () => {}); // says so where there is no such company
  const { briefs, faults } = readBriefs(await readImportFile(file));
  if (faults.length > 0) return refused(faults);
  const planner = createBuiltinDrafter();
  const drafter = options.builtIn === true ? planner : createDrafter(context.config, context.log, planner);
  let done = 0;
  const evaluated = await context.underWay.run((signal) =>
    evaluate(context, options.company, briefs, {
      drafter,
      tolerance: toleranceOf(options.tolerance),
      atOnce: drafter.name === 'builtin' ? 1 : (options.atOnce ?? MODEL_AT_ONCE),
      signal,
      done: (id) => {
        done += 1;
        if (drafter.name === 'model' || process.stderr.isTTY)
          progress(`${done} of ${briefs.length}: ${id}`, done === briefs.length);
      },
    }),
  );
  const report = reportOf(evaluated);
  const found = foundPart(report);
  const { atLeast = 0 } = options;
  return {
    document: evaluationDocument(report),
    lines: evaluationInWords(report),
    refusal:
      found < atLeast ? `${percent(found)} of the quoted lines were found, less than ${percent(atLeast)}` : undefined,
  };
}

function refused(faults: readonly FileFault[]): Output {
  const lines = faults.map(({ line, field, message }) => `line ${line}, ${field}: ${message}`);
  const [first = ''] = lines;
  const more = lines.length - 1;
  return {
    document: { errors: faults },
    lines,
    refusal: `nothing was drafted: ${first}${more === 0 ? '' : `, and ${more} more`}`,
  };
}

/** On a terminal one line that is written over. */
function progress(text: string, isLast: boolean): void {
  const { isTTY } = process.stderr;
  process.stderr.write(isTTY ? `\r\u001B[K${isLast ? '' : text}` : `${text}\n`);
}

function toleranceOf(given: Tolerances = new Map()): Tolerance {
  return (category) => given.get(category) ?? given.get('any') ?? DEFAULT_TOLERANCE;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}
