import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, type Lookup, type Outbound } from '../platform/outbound/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { type Receiver, startReceiver, TEST_CA } from '../testing/tls/receiver.ts';
import { NOW, openSubscriber, type Subscriber } from './fixtures.ts';
import { deliverDue } from './index.ts';

/** Where nothing is delivered to, however a subscription came to name it. */

let database: TestDatabase;
let receiver: Receiver;
let subscriber: Subscriber;
/** What names lead to; what was asked for. */
let found: string[];
let asked: string[];
const lookup: Lookup = async (host) => {
  asked.push(host);
  return found;
};
const outbound: Outbound = createOutbound({ allowPrivate: false, lookup, ca: TEST_CA });

beforeAll(async () => {
  database = await openOwnDatabase();
  receiver = await startReceiver();
});
afterAll(async () => {
  outbound.close();
  await receiver.close();
  await database.close();
});
beforeEach(async () => {
  [asked, found] = [[], ['127.0.0.1']];
  subscriber = await openSubscriber({ ...database, outbound });
});

describe('an address', () => {
  it('that was public when it was subscribed and is private at delivery is refused, which the log tells', async () => {
    found = ['93.184.215.14'];
    const url = `https://hook.test:${receiver.port}/rebound`;
    expect(await outbound.check(url)).toMatchObject({ ok: true });
    const hook = await subscriber.subscribe(url);
    await subscriber.happen();
    for (const address of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1']) {
      found = ['93.184.215.14', address];
      const moment = (await subscriber.tries(hook.id)).at(-1)?.nextAttemptAt ?? NOW;
      await deliverDue(subscriber.at(moment));
    }
    expect(receiver.requests.filter(({ path }) => path === '/rebound')).toEqual([]);
    const tries = await subscriber.tries(hook.id);
    expect(tries).toHaveLength(6);
    for (const each of tries) {
      expect(each).toMatchObject({
        succeeded: false,
        responseStatus: null,
        error: 'hook.test leads to an address that is not public',
      });
    }
  });

  it.each([
    'http://hook.test/',
    'https://user:pw@hook.test/',
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/',
    'https://[fd00::1]/',
    'https://localhost/',
    'https://localhost./',
  ])('%s, however it came to be subscribed, is refused at delivery', async (url) => {
    const hook = await subscriber.subscribe(url);
    await subscriber.happen();
    await deliverDue(subscriber.at());
    expect(asked).toEqual([]);
    expect(await subscriber.tries(hook.id)).toMatchObject([
      { succeeded: false, responseStatus: null, error: expect.stringMatching(/^the address must/) },
    ]);
  });
});
