import { seedDemo } from '../demo/index.ts';
import { mailAbout } from '../mail/index.ts';
import { readEnv } from '../platform/config.ts';
import { createContext } from '../platform/create-context.ts';
import { openDatabase } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';

/** Makes the demo company in the database of the service that started this process, and tells it what was made. */
const config = readEnv();
const log = createLog(config.logLevel);
const ended = () => process.exit(1);
process.once('disconnect', ended); // the service has ended
const database = await openDatabase(config, log, { asServer: false });
const context = { ...createContext(config, log, database, process.argv[2] ?? ''), tell: mailAbout };
process.send?.(await seedDemo(context));
await database.close();
process.off('disconnect', ended);
process.disconnect?.();
