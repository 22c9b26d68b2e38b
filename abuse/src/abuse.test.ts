import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, type Listener } from '../../server/src/http/index.ts';
import { createOutbound } from '../../server/src/platform/outbound/index.ts';
import { startLoneTestService, type TestService } from '../../server/src/testing/service.ts';
import { createDocumentCheck } from '../../server/src/testing/documented.ts';
import { faultsInLog } from './checks/log.ts';
import { type Ground, openGround } from './ground/index.ts';
import { STRIPE } from './operations/payment-notice.ts';
import { allOperations } from './operations/index.ts';
import { createTally, shownFault } from './report.ts';
import { abuse } from './run.ts';

/** A short form of `npm run abuse`: the same requests each time. */
const PLAN = { requests: 250, seed: 20_261_130, lanes: 2, path: null, until: Infinity };

let service: TestService;
let listener: Listener;
let ground: Ground;
let logged = '';

beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void (logged += line) });
  listener = await listen('127.0.0.1', 0);
  const publicUrl = `http://127.0.0.1:${listener.port}`;
  const outbound = createOutbound({ allowPrivate: true, lookup: () => Promise.resolve([]) });
  const clock = { now: () => new Date() };
  const config = { trustedProxies: ['127.0.0.1'], stripe: { ...STRIPE, apiUrl: null } };
  service = await startLoneTestService({ log, outbound, clock, publicUrl, config });
  service.serveAt(listener);
  const { owner, db } = service.database;
  ground = await openGround({ address: publicUrl, origin: publicUrl, db, owner });
});
afterAll(async () => {
  await ground.close();
  await listener.close();
  await service.close();
});

describe('requests of every kind, as allowed and broken', () => {
  it('are answered as documented, by no fault of ours, and with nothing of another company', async () => {
    const before = await ground.heldByOther();
    const { json: document } = await service.call('GET', '/v1/openapi.json');
    const tally = createTally();
    const yardstick = { ground, document: createDocumentCheck(document), withheld: 'nothing' } as const;
    await abuse(await allOperations(document), yardstick, PLAN, tally);
    expect(tally.faults.map(shownFault)).toEqual([]);
    expect(faultsInLog(logged, ground.credentials, 'nothing')).toEqual([]);
    expect(await ground.heldByOther()).toEqual(before);
    expect(tally.sent).toBeGreaterThanOrEqual(PLAN.requests * 0.9);
  }, 120_000);
});
