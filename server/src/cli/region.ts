import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { listRegions, type Region, setRegion } from '../catalogue/index.ts';
import { addCommand, runCommand } from './command.ts';

export function registerRegion(program: Command): void {
  const region = program.command('region').description('regional prices');

  addCommand(region, 'set', 'create a region, or update the one with this name')
    .requiredOption('--company <id>', "the company's id")
    .requiredOption('--name <name>', 'name of the region')
    .requiredOption('--factor <factor>', 'multiplier for base prices, such as 1.15')
    .requiredOption('--places <names>', 'places in it, separated by commas: "London,ExCeL"')
    .action((options: { json?: boolean; company: string; name: string; factor: string; places: string }) =>
      runCommand(options, async ({ db }) => {
        const input = { name: options.name, factor: options.factor, places: options.places.split(',') };
        const made = await inCompany(db, options.company, (tx) => setRegion(tx, options.company, input));
        return { document: present(made), lines: [inWords(made)] };
      }),
    );

  addCommand(region, 'list', 'regions, in the order a venue is matched')
    .requiredOption('--company <id>', "the company's id")
    .action((options: { json?: boolean; company: string }) =>
      runCommand(options, ({ db }) =>
        inCompany(db, options.company, async (tx) => {
          const regions = await listRegions(tx, options.company);
          return { document: regions.map(present), lines: regions.map(inWords) };
        }),
      ),
    );
}

function present({ id, name, factor, places }: Region) {
  return { id, name, factor: Number(factor), places };
}

function inWords({ id, name, factor, places }: Region): string {
  return `${id}  ${name}  × ${Number(factor)}  ${places.join(', ')}`;
}
