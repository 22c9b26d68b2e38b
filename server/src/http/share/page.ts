import { createHash } from 'node:crypto';
import { type Html, html } from '../../platform/html.ts';
import { STYLES } from './styles.ts';

/** The one style sheet that the page's policy lets through. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLES.text).digest('base64')}'`;

/** The frame of every page that a share link can open. */
export function page({ title, heading, body }: { title: string; heading: string; body: Html }): string {
  return html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta property="og:title" content="${heading}">
<meta property="og:type" content="website">
<style>${STYLES}</style>
</head>
<body>
${body}
</body>
</html>
`.text;
}

/** What a link opens that leads to no proposal. */
export function invalidLinkPage(): string {
  return page({
    title: 'This link is not valid',
    heading: 'This link is not valid',
    body: html`<main>
<h1>This link is not valid</h1>
<p class="summary">It may have been cut short on its way, or it may have been withdrawn. Ask the company that sent it to you for a new one.</p>
</main>`,
  });
}
