import type { Page } from 'playwright-core';

/**
 * Writes down what no page may do: errors on the console, those of the content security policy among them, exceptions
 * that nobody caught, files that are not there, and answers that say that the server failed. A refusal of the private
 * API, or of a form of the client's page, is an answer like any other.
 */
export function noteFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isAnswer) faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isForm = /^\/(?:p|forms)\//u.test(pathname) && response.request().method() === 'POST';
    const least = isForm || pathname.startsWith('/app/') ? 500 : 400;
    if (response.status() >= least) faults.push(`${response.status()}: ${response.request().method()} ${pathname}`);
  });
}
