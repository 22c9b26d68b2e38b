import { resolve } from 'node:path';
import type { Command } from 'commander';
import { companyNamed } from '../accounts/index.ts';
import { addCommand, runCommand } from './command.ts';

interface Json {
  json?: boolean;
}

/** Below `company`. */
export function registerCompanyArchive(company: Command): void {
  addCommand(company, 'export <company>', 'write all that belongs to a company to an archive (docs/company-archive.md)')
    .argument('[file]', 'default: a name of the company and the day, in the current folder')
    .action((named: string, file: string | undefined, options: Json) =>
      runCommand(options, async (context) => {
        const { archiveName, exportCompany } = await load();
        const { id, name } = await companyNamed(context.db, named);
        const path = resolve(file ?? archiveName(name, context.clock.now()));
        const exported = await exportCompany(context, id, path);
        const size = `${(exported.bytes / 1e6).toFixed(1)} MB`;
        return { document: exported, lines: [`${path}  ${size}, ${count(exported.proposals)} of ${name}`] };
      }),
    );

  addCommand(company, 'import <file>', 'make the company of an archive in this installation').action(
    (file: string, options: Json) =>
      runCommand(options, async (context) => {
        const { importCompany } = await load();
        const imported = await importCompany(context, resolve(file));
        const { id, name } = imported.company;
        return { document: imported, lines: [`${id}  ${name}  ${count(imported.proposals)}`] };
      }),
  );
}

/** When it is wanted: the other commands start without it. */
function load() {
  return import('../company-archive/index.ts');
}

function count(proposals: number): string {
  return `${proposals} ${proposals === 1 ? 'proposal' : 'proposals'}`;
}
