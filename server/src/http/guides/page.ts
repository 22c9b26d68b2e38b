import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Html, html } from '../../platform/html.ts';
import { type Guide, INDEX_NAME } from './library.ts';
import type { Heading, Rendered } from './render.ts';

const STYLES = new Html(readFileSync(new URL('./styles.css', import.meta.url), 'utf8'));

const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLES.text).digest('base64')}'`;

export interface GuidePage {
  readonly text: string;
  /** Sources of style, as a content security policy names them. */
  readonly styles: string;
}

/** A guide as a page. Its addresses are relative, for they stand side by side. */
export function guidePage(guide: Guide, { title, body, headings }: Rendered, guides: readonly Guide[]): GuidePage {
  const isIndex = guide.name === INDEX_NAME;
  const text = html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${isIndex ? 'Showbill guides' : `${guide.title} · Showbill`}</title>
<link rel="alternate" type="text/markdown" href="${guide.name}.md">
<style>${STYLES}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header><a href="./"><strong>Showbill</strong> guides</a> <a href="../">API reference</a></header>
<div class="columns">
<main id="main">
${title}${headings.length > 2 && !isIndex ? contents(headings) : null}${body}
<p class="source"><a href="${guide.name}.md">This page as Markdown</a></p>
</main>
<nav aria-label="Guides">${sections(guides, guide)}</nav>
</div>
</body>
</html>
`.text;
  return { text, styles: STYLE_SOURCE };
}

function contents(headings: readonly Heading[]): Html {
  const items = headings.map(({ id, text }) => html`<li><a href="#${id}">${text}</a></li>`);
  return html`<nav class="contents" aria-label="On this page"><ul>${items}</ul></nav>
`;
}

function sections(guides: readonly Guide[], current: Guide): Html[] {
  const names = new Set(guides.map(({ section }) => section).filter((section) => section !== ''));
  return [...names].map((name) => {
    const items = guides
      .filter(({ section }) => section === name)
      .map((guide) => html`<li><a href="${guide.name}"${guide === current ? CURRENT : null}>${guide.title}</a></li>`);
    return html`<p>${name}</p><ul>${items}</ul>`;
  });
}

const CURRENT = new Html(' aria-current="page"');
