import type { Command } from 'commander';
import { addCommand, runCommand } from './command.ts';

export function registerMigrate(program: Command): void {
  addCommand(program, 'migrate', 'bring the database up to date').action((options: { json?: boolean }) =>
    runCommand(options, async (_context, { applied }) => ({
      document: { applied },
      lines: [applied.length === 0 ? 'nothing to do' : `applied ${applied.join(', ')}`],
    })),
  );
}
