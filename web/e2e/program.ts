import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recordPublicUrl } from '../../server/src/accounts/index.ts';
import { startWork } from '../../server/src/cli/work.ts';
import { listen } from '../../server/src/http/index.ts';
import { createMailer } from '../../server/src/mail/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';
import { createOutbound } from '../../server/src/platform/outbound/index.ts';
import { type ServiceOverrides, startLoneTestService, type TestService } from '../../server/src/testing/service.ts';
import { TEST_CA } from '../../server/src/testing/tls/receiver.ts';

const BUILT = fileURLToPath(new URL('../dist/index.html', import.meta.url));

export interface Program {
  readonly address: string;
  readonly service: TestService;
  close(): Promise<void>;
}

/**
 * All that `bin/showbill serve` runs, over a database of its own and at a free port: pages as they were built, calls,
 * live changes, and the work beside the requests. Webhooks reach receivers on this machine; mail goes where the overrides name a server.
 */
export async function startProgram(overrides: ServiceOverrides = {}): Promise<Program> {
  if (!existsSync(BUILT)) throw new Error('web/dist is not built: run `npm run build`, which `npm ci` does too');
  const listener = await listen('127.0.0.1', 0);
  const address = `http://127.0.0.1:${listener.port}`;
  const outbound = createOutbound({ allowPrivate: true, ca: TEST_CA });
  const service = await startLoneTestService({ publicUrl: address, clock: systemClock, outbound, ...overrides });
  await recordPublicUrl(service.context.db, address);
  const { config } = service.context;
  const stopWork = startWork({
    ...service.context,
    config: { ...config, backups: { ...config.backups, keep: 0 } },
    owner: service.database.owner,
    mailer: createMailer(config),
  });
  service.serveAt(listener);
  return {
    address,
    service,
    async close() {
      await listener.close();
      await stopWork();
      await service.close();
      outbound.close();
    },
  };
}
