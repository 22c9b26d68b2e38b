import { Marked, type Tokens } from 'marked';
import { Html, escapeHtml } from '../../platform/html.ts';

export interface Heading {
  readonly id: string;
  readonly text: Html;
}

export interface Rendered {
  /** The heading of the first level, which comes first. */
  readonly title: Html;
  readonly body: Html;
  /** Those of the second level, in order. */
  readonly headings: readonly Heading[];
}

/** A page of ours from Markdown. Markup that is written in it is shown as text. */
export function render(markdown: string): Rendered {
  let title = new Html('');
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const text = this.parser.parseInline(tokens);
        const id = idOf(this.parser.parseInline(tokens, this.parser.textRenderer), taken);
        const heading = `<h${depth} id="${id}">${text}</h${depth}>\n`;
        if (depth === 2) headings.push({ id, text: new Html(text) });
        if (depth > 1) return heading;
        title = new Html(heading);
        return '';
      },
      code({ text, lang = '' }: Tokens.Code) {
        const language = lang.split(' ', 1)[0] ?? '';
        const named = language === '' ? '' : ` class="language-${escapeHtml(language)}"`;
        // what scrolls can be reached by the keyboard
        return `<pre tabindex="0"><code${named}>${escapeHtml(text)}\n</code></pre>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>\n`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('');
        const table = `<thead>${row(token.header, 'th')}</thead>\n<tbody>${rows}</tbody>`;
        return `<div class="table" tabindex="0"><table>\n${table}\n</table></div>\n`;
      },
      html: ({ text }) => escapeHtml(text),
    },
  });
  const body = marked.parse(markdown, { async: false });
  return { title, body: new Html(body), headings };
}

/** As GitHub has it, so that links into a page work in the repository too. */
function idOf(text: string, taken: Map<string, number>): string {
  const plain = text
    .toLowerCase()
    .replace(/&[a-z#0-9]+;/g, '')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');
  const before = taken.get(plain) ?? 0;
  taken.set(plain, before + 1);
  return before === 0 ? plain : `${plain}-${before}`;
}
