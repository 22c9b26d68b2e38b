import { describe, expect, it } from 'vitest';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { frame, problem, clients, proposals } = TEXTS;

const stage = useStage();

describe('a line that is cut', () => {
  it('is said at once, leaves the application standing, and brings everything by itself when it is back', async () => {
    const company = await stage.service.company();
    const owner = await stage.person(company);
    const first = await stage.visit('/proposals', owner);
    // a window of its own: what fails without a line is no fault of the page
    const page = await first.context().newPage();
    await first.close();
    await page.goto('/proposals');
    await page.getByText(proposals.empty).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('status').getByText(frame.offline).waitFor();
    await page.getByRole('link', { name: frame.pages.clients }).click();
    await page.getByRole('heading', { name: problem.render }).waitFor();
    expect(await page.getByRole('main').count()).toBe(1);
    await page.getByRole('link', { name: frame.pages.clients }).waitFor();
    await page.context().setOffline(false);
    await page.getByText(clients.empty).waitFor();
    await page.getByText(frame.offline).waitFor({ state: 'hidden' });
  });
});

describe('a page that fails', () => {
  it('says that it is its own mistake, and offers to load it again', async () => {
    const company = await stage.service.company();
    const first = await stage.visit('/proposals', await stage.person(company));
    // a window of its own: what fails in it is meant to
    const page = await first.context().newPage();
    await first.close();
    const code = /\/assets\/clients-[^/]*\.js$/u;
    await page.route(code, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function Clients() { throw new TypeError("nothing is here"); }',
      }),
    );
    await page.goto('/clients');
    await page.getByText(problem.fault).waitFor();
    expect(await page.getByText(problem.unreachable).count()).toBe(0);
    await page.unroute(code);
    await page.getByRole('button', { name: problem.reload }).click();
    await page.getByText(clients.empty).waitFor();
  });
});
