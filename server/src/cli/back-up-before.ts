import type { ClientConfig } from 'pg';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';

/** Backs up a database that is about to be migrated; says where to on stderr. */
export function backUpBefore(config: Config): (owner: ClientConfig) => Promise<void> {
  return async (owner) => {
    // loaded when it is wanted: most starts migrate nothing
    const { makeNamedBackup } = await import('../backup/index.ts');
    const source = { config, clock: systemClock, owner };
    const { file } = await makeNamedBackup(source, 'before-migration', { beside: 'nobody' });
    process.stderr.write(`showbill: upgrading the database; a backup was saved to ${file}\n`);
  };
}
