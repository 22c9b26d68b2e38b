import { LOCALES } from '@showbill/contract';
import { escapeHtml } from '../platform/html.ts';
import { oneLine } from './one-line.ts';
import type { Block, Fact, Letter } from './types.ts';

/** The plain body of a letter, its blocks parted by empty lines. */
export function renderText({ blocks }: Pick<Letter, 'blocks'>): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

function textOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return oneLine(block.text);
    case 'facts':
      return block.facts.map(({ label, value }) => `${label}: ${oneLine(value)}`).join('\n');
    case 'list':
      return block.items.map((item) => `- ${oneLine(item)}`).join('\n');
    case 'link':
      return `${block.label}:\n${oneLine(block.url)}`;
    case 'typed':
      return linesOf(block.text).join('\n');
    default:
      return block satisfies never;
  }
}

const FONT = "font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const LABEL =
  'padding:2px 16px 2px 0;color:#6b645c;font-weight:400;text-align:left;vertical-align:top;white-space:nowrap';
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#b45309;color:#ffffff;font-weight:600;text-decoration:none';

/** The same letter as HTML: one column, without images, its styles inline as mail programs want them. */
export function renderHtml({ language, subject, blocks }: Letter): string {
  return `<!doctype html>
<html lang="${LOCALES[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(subject)}</title>
<style>
@media (prefers-color-scheme: dark) {
  body { background: #161412 !important; color: #f2eee7 !important; }
  .quiet { color: #a79f94 !important; }
}
</style>
</head>
<body style="margin:0;background:#fbfaf7;color:#1c1917">
<div style="max-width:560px;margin:0 auto;padding:32px 20px;${FONT};overflow-wrap:anywhere">
${blocks.map(htmlOf).join('\n')}
</div>
</body>
</html>
`;
}

function htmlOf(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${escape(block.text)}</p>`;
    case 'facts':
      return `<table style="margin:0 0 24px;border-collapse:collapse">\n${block.facts.map(factRow).join('\n')}\n</table>`;
    case 'list':
      return `<ul style="margin:0 0 24px;padding-left:20px">\n${block.items.map((item) => `<li>${escape(item)}</li>`).join('\n')}\n</ul>`;
    case 'link': {
      const url = escape(block.url);
      return `<p style="margin:0 0 8px"><a href="${url}" style="${BUTTON}">${escape(block.label)}</a></p>
<p class="quiet" style="margin:0 0 24px;color:#6b645c;font-size:14px">${url}</p>`;
    }
    case 'typed':
      return typedHtml(block.text, block.url);
    default:
      return block satisfies never;
  }
}

/** Lines without control characters, and no more than one empty one between two. */
function linesOf(text: string): string[] {
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => oneLine(line))
    .filter((line, at, lines) => line !== '' || lines[at - 1] !== '');
}

/** A paragraph for each that was typed; the address of the page is a link, and nothing else is markup. */
function typedHtml(text: string, url: string | null): string {
  const address = escape(url ?? '');
  const anchor = `<a href="${address}" style="color:#b45309">${address}</a>`;
  const line = (words: string) => (url === null ? escapeHtml(words) : words.split(url).map(escapeHtml).join(anchor));
  return linesOf(text)
    .join('\n')
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.split('\n').map(line).join('<br>\n')}</p>`)
    .join('\n');
}

function factRow({ label, value }: Fact): string {
  const heading = `<th scope="row" class="quiet" style="${LABEL}">${escape(label)}</th>`;
  return `<tr>${heading}<td style="padding:2px 0;vertical-align:top">${escape(value)}</td></tr>`;
}

/** One line of text that holds no markup, in an element or a quoted attribute. */
function escape(text: string): string {
  return escapeHtml(oneLine(text));
}
