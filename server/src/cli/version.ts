import type { Command } from 'commander';
import { migrationNames } from '../platform/migrate.ts';
import { VERSION } from '../platform/version.ts';
import { addCommand, print } from './command.ts';

/** `version`, and `--version` before any command; neither needs a database or settings. */
export function registerVersion(program: Command): void {
  program.version(VERSION, '--version', 'print the version');
  addCommand(program, 'version', 'print the version, and the newest migration it knows').action(
    (options: { json?: boolean }) => {
      const schema = migrationNames().at(-1);
      print(options, { document: { version: VERSION, schema }, lines: [`${VERSION}  schema ${schema}`] });
    },
  );
}
