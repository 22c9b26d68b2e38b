import { mailAboutDisabled } from '../../server/src/mail/index.ts';
import { readEnv } from '../../server/src/platform/config.ts';
import { createContext } from '../../server/src/platform/create-context.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { createOutbound } from '../../server/src/platform/outbound/index.ts';
import { startDispatcher } from '../../server/src/webhooks/index.ts';
import { answerParent } from './answer-parent.ts';

/** A process that does nothing but deliver. */
const config = readEnv();
const database = await openDatabase(config, silentLog, { asServer: false });
const outbound = createOutbound({ allowPrivate: true });
const dispatcher = startDispatcher({
  ...createContext(config, silentLog, database, 'http://127.0.0.1'),
  outbound,
  tellDisabled: mailAboutDisabled,
});
answerParent(0, async () => {
  await dispatcher.stop();
  outbound.close();
  await database.close();
});
