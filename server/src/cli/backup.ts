import { resolve } from 'node:path';
import type { Command } from 'commander';
import type { Backup } from '../backup/index.ts';
import { systemClock } from '../platform/clock.ts';
import { addCommand, commandLog, runBare, runCommand } from './command.ts';
import { catchSignals } from './signals.ts';

export function registerBackup(program: Command): void {
  addCommand(program, 'backup', 'back up the whole database and its secrets in one file, beside a running server')
    .argument('[file]', 'default: a name with the time, in BACKUP_DIR')
    .action((file: string | undefined, options: { json?: boolean }) =>
      runCommand(options, async ({ config, clock }, { owner }) => {
        const { makeBackup, makeNamedBackup } = await load();
        const source = { config, clock, owner };
        const backup = await (file === undefined ? makeNamedBackup(source, '') : makeBackup(source, resolve(file)));
        return { document: backup, lines: [inWords(backup)] };
      }),
    );

  addCommand(program, 'restore', 'restore a backup; stop the server first')
    .argument('<file>', 'a file that backup made')
    .option('--force', 'restore it even if the check of stock and totals finds faults')
    .action((file: string, options: { json?: boolean; force?: boolean }) =>
      runBare(options, async (config) => {
        const { restoreBackup } = await load();
        const signals = catchSignals();
        const stop = new AbortController();
        void signals.first.then(() => stop.abort());
        const source = { config, clock: systemClock, log: commandLog(config) };
        try {
          const { proposals, version, restorePoint, faults } = await restoreBackup(source, {
            file: resolve(file),
            force: options.force === true,
            signal: stop.signal,
          });
          if (restorePoint !== null) say(`the previous data was saved to ${restorePoint.file}`);
          for (const fault of faults) say(fault);
          return {
            document: { proposals, version },
            lines: [`restored ${count(proposals)}, backed up by Showbill ${version}`],
          };
        } finally {
          signals.ignore();
        }
      }),
    );
}

/** When it is wanted: the other commands start without it. */
function load() {
  return import('../backup/index.ts');
}

function inWords({ file, bytes, proposals }: Backup): string {
  return `${file}  ${(bytes / 1e6).toFixed(1)} MB, ${count(proposals)}`;
}

function count(proposals: number): string {
  return `${proposals} ${proposals === 1 ? 'proposal' : 'proposals'}`;
}

function say(line: string): void {
  process.stderr.write(`showbill: ${line}\n`);
}
