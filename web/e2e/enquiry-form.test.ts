import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { enquiries: texts, newProposal } = TEXTS;

const stage = useStage();
let website: Server;
/** Of the website: another origin than the program's. */
let origin: string;
let tag = '';
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  website = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Northlight</title><link rel="icon" href="data:,"><h1>Hire</h1>${tag}`,
    );
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
});
afterAll(() => website.close());

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

it('a visitor of a website sends the form in it, and a person makes a proposal of that', async () => {
  const settings = await stage.visit('/settings/website-form', owner);
  await settings.getByLabel(texts.form.on).click();
  tag = await settings.getByRole('textbox', { name: texts.form.script }).inputValue();
  expect(tag).toMatch(/^<script src="http:\/\/127\.0\.0\.1:\d+\/forms\/\w{22}\.js" async><\/script>$/u);
  await settings.getByLabel(texts.form.origins).fill(origin);
  await settings.getByRole('button', { name: TEXTS.settings.save }).click();
  await settings.getByText(TEXTS.settings.saved).waitFor();

  const visitor = await stage.visit('/sign-in');
  await visitor.goto(origin);
  const frame = visitor.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'Tell us about your event' }).waitFor();
  const height = () => visitor.locator('iframe').evaluate((element) => element.getBoundingClientRect().height);
  const whole = () => frame.locator('html').evaluate((element) => element.getBoundingClientRect().height);
  await expect.poll(async () => Math.abs((await height()) - (await whole()))).toBeLessThan(2);
  expect(await visitor.context().cookies()).toEqual([]);

  await frame.getByLabel('Your name').fill('Grace Hopper');
  await frame.getByLabel('Your email').fill('grace@visitor.example');
  await frame.getByLabel('Number of guests').fill('80');
  await frame.getByLabel('What are you planning?').fill('A summer party for 80 with two speakers and a bar stool each');
  await frame
    .getByLabel('Files')
    .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Plan') });
  const send = frame.getByRole('button', { name: 'Send enquiry' });
  const sent = frame.getByRole('heading', { name: 'Thank you' });
  // whoever is as quick as this is asked to send once more, and what they typed stays
  await expect
    .poll(
      async () => {
        if (await sent.isVisible()) return true;
        await send.click();
        return sent.isVisible();
      },
      { interval: 500, timeout: 10_000 },
    )
    .toBe(true);

  await settings.goto('/proposals');
  await settings.getByRole('link', { name: texts.count('1', 1) }).click();
  await settings.getByText('A summer party for 80').waitFor();
  await settings.getByText(texts.came(new URL(origin).host)).waitFor();
  expect(await audit(settings)).toEqual([]);
  await settings.getByRole('link', { name: texts.draftFor('Grace Hopper') }).click();
  await settings.getByText(texts.filled('Grace Hopper')).waitFor();
  await settings.getByRole('button', { name: newProposal.generate }).click();
  await settings.waitForURL(/\/proposals\/[0-9a-f-]{36}$/u);
  await settings.goto('/enquiries?state=drafted');
  await settings.getByRole('link', { name: /^Open P-/u }).waitFor();
});

it('no other website shows a form that is for one', async () => {
  const ask = { company: company.id };
  const { json } = await owner.mutate('enquiries.changeForm', { on: true, origins: ['https://other.example'] }, ask);
  const response = await fetch(json.result.data.url);
  expect(response.headers.get('content-security-policy')).toContain(
    'frame-ancestors https://other.example;'.slice(0, -1),
  );
  const form = await stage.visit(new URL(json.result.data.url).pathname);
  expect(await audit(form)).toEqual([]);
});
