import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { setRegion } from '../catalogue/index.ts';
import { addCommand, runCommand } from './command.ts';

export function registerRegion(program: Command): void {
  const region = program.command('region').description('where prices differ');

  addCommand(region, 'set', 'make a region, or change the one of that name')
    .requiredOption('--company <id>', 'whose region')
    .requiredOption('--name <name>', 'its name')
    .requiredOption('--factor <factor>', 'what base prices are multiplied by, such as 1.15')
    .requiredOption('--places <names>', 'places in it, separated by commas: "London,ExCeL"')
    .action((options: { json?: boolean; company: string; name: string; factor: string; places: string }) =>
      runCommand(options, async ({ db }) => {
        const input = { name: options.name, factor: options.factor, places: options.places.split(',') };
        const { id, name, factor, places } = await inCompany(db, options.company, (tx) =>
          setRegion(tx, options.company, input),
        );
        return {
          document: { id, name, factor: Number(factor), places },
          lines: [`${id}  ${name}  × ${Number(factor)}  ${places.join(', ')}`],
        };
      }),
    );
}
