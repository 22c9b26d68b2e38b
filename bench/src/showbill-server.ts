import { createDrafter, createThreadedDrafter } from '../../server/src/generation/index.ts';
import { buildServer, createDraining, listen } from '../../server/src/http/index.ts';
import { mailAbout, mailAboutDisabled } from '../../server/src/mail/index.ts';
import { readEnv } from '../../server/src/platform/config.ts';
import { createContext } from '../../server/src/platform/create-context.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { createOutbound } from '../../server/src/platform/outbound/index.ts';
import { createUnderWay } from '../../server/src/proposals/index.ts';
import { answerParent } from './answer-parent.ts';

const config = readEnv();
const database = await openDatabase(config, silentLog, { asServer: false });
const planner = createThreadedDrafter();
const context = {
  ...createContext(config, silentLog, database, 'http://127.0.0.1'),
  drafter: createDrafter(config, silentLog, planner),
  sandboxDrafter: planner,
  underWay: createUnderWay(),
  tell: mailAbout,
  tellDisabled: mailAboutDisabled,
  peopleMail: { sendReset: () => {}, sendInvitation: () => {}, sendSignUp: () => {} },
  outbound: createOutbound({ allowPrivate: true }),
};
const app = await buildServer(context, createDraining());
await app.ready();
const listener = await listen('127.0.0.1', 0);
listener.serve((request, response) => app.routing(request, response));
answerParent(listener.port, async () => {
  await listener.close();
  await app.close();
  await database.close();
});
