import { CATEGORIES } from '@showbill/contract';
import { type Command, InvalidArgumentError } from 'commander';
import { addCommand, runCommand } from './command.ts';
import type { EvaluateOptions, Tolerances } from './evaluate-file.ts';

export function registerEvaluate(program: Command): void {
  addCommand(program, 'evaluate <file>', 'draft briefs again and compare with what was really quoted; writes nothing')
    .requiredOption('--company <id>', "the company's id")
    .option('--built-in', 'draft with the built-in planner, also where a model is configured')
    .option(
      '--tolerance <percent>',
      'by how much units may differ, default 25; for one category "furniture=10"; may be repeated',
      tolerances,
    )
    .option('--at-once <count>', 'briefs drafted at once by a model, default 4', atOnce)
    .option('--at-least <part>', 'exit 1 if a smaller part of the quoted lines was found, such as 0.8', part)
    .action((file: string, options: EvaluateOptions) =>
      runCommand(options, async (context) => {
        // loaded when it is wanted: it brings all of the engine along
        const { evaluateFile } = await import('./evaluate-file.ts');
        return evaluateFile(context, file, options);
      }),
    );
}

/** `25` or `furniture=10`, added to those given before. */
function tolerances(text: string, before: Tolerances = new Map()): Tolerances {
  const [, name, percents = ''] = /^(?:(\w+)=)?(\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  const category = name === undefined ? 'any' : CATEGORIES.find((each) => each === name);
  if (percents === '' || category === undefined) {
    throw new InvalidArgumentError(`It must be percent, such as 25, or one of ${CATEGORIES.join(', ')} with =10.`);
  }
  return new Map([...before, [category, Number(percents) / 100]]);
}

function atOnce(text: string): number {
  if (!/^\d{1,2}$/.test(text) || Number(text) < 1 || Number(text) > 32) {
    throw new InvalidArgumentError('It must be a whole number from 1 to 32.');
  }
  return Number(text);
}

function part(text: string): number {
  if (!/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/.test(text))
    throw new InvalidArgumentError('It must be from 0 to 1, such as 0.8.');
  return Number(text);
}
