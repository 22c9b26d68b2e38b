import { createHash } from 'node:crypto';
import { type Language, LOCALES } from '@showbill/contract';
import { speechOf } from '../../../languages/index.ts';
import { readable, textOn } from '../../../platform/colour.ts';
import { type Html, html } from '../../../platform/html.ts';
import { STYLES } from './styles.ts';

const LIGHT = { paper: '#fbfaf7', ink: '#1c1917' };
const DARK = { paper: '#161412', ink: '#f2eee7' };

/** Signs that turn around what is written after them, prices too. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

/** A page, and what its policy has to let through for it. */
export interface SharePage {
  readonly text: string;
  /** Sources of style, as a content security policy names them. */
  readonly styles: string;
  readonly scripts: string;
}

interface Frame {
  readonly language: Language;
  readonly title: string;
  readonly heading: string;
  /** What link previews say below the heading. */
  readonly description?: string | undefined;
  /** Absolute addresses. */
  readonly picture?: string | undefined;
  /** The company's, `#rrggbb`. */
  readonly colour?: string | null | undefined;
  readonly body: Html;
  readonly script?: Html | undefined;
}

/** The frame of every page that a share link can open. */
export function frame({
  language,
  title,
  heading,
  description,
  picture,
  colour = null,
  body,
  script,
}: Frame): SharePage {
  const own = colour === null ? null : accents(colour);
  const previewed = [
    description === undefined ? null : html`<meta property="og:description" content="${description}">\n`,
    picture === undefined ? null : html`<meta property="og:image" content="${picture}">\n`,
  ];
  const text = html`<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<meta property="og:title" content="${heading}">
<meta property="og:type" content="website">
${previewed}<style>${STYLES}</style>
${own === null ? null : html`<style>${own}</style>\n`}</head>
<body>
${body}
${script === undefined ? null : html`<script>${script}</script>\n`}</body>
</html>
`.text.replace(TURNING, '');
  return {
    text,
    styles: [STYLES, ...(own === null ? [] : [own])].map(sourceOf).join(' '),
    scripts: script === undefined ? "'none'" : sourceOf(script),
  };
}

/** What a link opens that leads to no proposal. */
export function invalidLinkPage(language: Language): SharePage {
  return notePage(language, speechOf(language).texts.page.invalidLink);
}

/** What a visitor sees who came at a bad moment. */
export function unavailablePage(language: Language): SharePage {
  return notePage(language, speechOf(language).texts.page.unavailable);
}

function notePage(
  language: Language,
  { heading, text }: { readonly heading: string; readonly text: string },
): SharePage {
  return frame({
    language,
    title: heading,
    heading,
    body: html`<main>
<h1>${heading}</h1>
<p class="summary">${text}</p>
</main>`,
  });
}

/** The company's colour in light and dark, changed as far as reading it needs. */
function accents(colour: string): Html {
  const [light, dark] = [readable(colour, LIGHT), readable(colour, DARK)];
  return html`:root { --accent: ${light}; --on-accent: ${textOn(light)}; }
@media screen and (prefers-color-scheme: dark) { :root { --accent: ${dark}; --on-accent: ${textOn(dark)}; } }`;
}

function sourceOf({ text }: Html): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
