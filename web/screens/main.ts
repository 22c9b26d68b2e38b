import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openMailServer } from '../../server/src/mail/fixtures.ts';
import { startFakeProvider } from '../../server/src/testing/fake-provider.ts';
import { startServer } from '../../server/src/testing/program.ts';
import { openBrowser } from '../e2e/browser.ts';
import { PAGES } from './pages.ts';
import { STRIPE } from './payment-pages.ts';
import { openLooks } from './take.ts';
import { makeWorld } from './world.ts';

const FOLDER = fileURLToPath(new URL('../../screens/', import.meta.url));
const CERTIFICATES = fileURLToPath(new URL('../../server/src/testing/tls/ca.pem', import.meta.url));

const wanted = process.argv.slice(2);
const pages = PAGES.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));
process.exitCode = await main();

/** Pictures of every page, or of those whose names begin as an argument says; 1 where a page has a fault. */
async function main(): Promise<number> {
  const dataDir = mkdtempSync(join(tmpdir(), 'showbill-screens-'));
  mkdirSync(FOLDER, { recursive: true });
  const model = await startFakeProvider();
  const mail = await openMailServer();
  const server = await startServer(
    {
      DATA_DIR: dataDir,
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'fake',
      LLM_API_KEY: 'none',
      LLM_BASE_URL: model.baseUrl,
      WEBHOOK_ALLOW_PRIVATE: 'true',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'quotes@showbill.example',
      STRIPE_SECRET_KEY: STRIPE.secretKey,
      STRIPE_WEBHOOK_SECRET: STRIPE.webhookSecret,
      NODE_EXTRA_CA_CERTS: CERTIFICATES,
    },
    ['--demo'],
  );
  const opened = await openBrowser();
  const faults: string[] = [];
  let count = 0;
  try {
    const world = await makeWorld({ server, dataDir, browser: opened.browser, model });
    const looks = openLooks(world, opened.browser, FOLDER);
    for (const page of pages) {
      const found = await looks.take(page);
      count += found.pictures;
      for (const fault of found.faults) {
        faults.push(fault);
        process.stderr.write(`${fault}\n`);
      }
    }
    await world.close();
  } finally {
    await opened.close();
    server.process.kill('SIGTERM');
    await model.close();
    await server.ended;
    await mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.stdout.write(`${count} pictures in ${FOLDER}${faults.length === 0 ? '' : `, ${faults.length} faults`}\n`);
  return faults.length === 0 ? 0 : 1;
}
