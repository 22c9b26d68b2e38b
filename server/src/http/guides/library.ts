import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Where those of their own are; others are beside it. */
export const GUIDES = 'docs/guide/';
const INDEX = `${GUIDES}README.md`;
export const INDEX_NAME = 'index';

/** A list item of the index: a link to a page, before what it is about. */
const ENTRY = /^- \[(?<title>[^\]]+)\]\((?<target>[^)]+\.md)\): /;
const LINK = /\[(?<text>[^\]]*)\]\((?<target>[^)\s#]*)(?<place>#[^)\s]*)?\)/g;

export interface Guide {
  /** The last part of its address. */
  readonly name: string;
  readonly title: string;
  /** Its heading in the index; empty for the index itself. */
  readonly section: string;
  /** Its path in the repository. */
  readonly path: string;
}

/** The pages that are served: the index first, and what its lists link to. */
export interface Library {
  readonly guides: readonly Guide[];
  /** A page as Markdown; links to other pages are made by `addressOf`, and those to what is not served become text. */
  read(guide: Guide, addressOf: (name: string) => string): string;
}

export function openLibrary(): Library {
  const guides = [{ name: INDEX_NAME, title: 'Guides', section: '', path: INDEX }, ...entriesOf(readText(INDEX))];
  const names = new Map(guides.map(({ path, name }) => [path, name]));
  return {
    guides,
    read: ({ path }, addressOf) =>
      readText(path).replace(LINK, (whole: string, text: string, target: string, place = '') => {
        if (target === '' || /^[a-z]+:/.test(target)) return whole;
        const name = names.get(join(dirname(path), target));
        return name === undefined ? text : `[${text}](${addressOf(name)}${place})`;
      }),
  };
}

function entriesOf(index: string): Guide[] {
  let section = '';
  const guides: Guide[] = [];
  for (const line of index.split('\n')) {
    if (line.startsWith('## ')) section = line.slice('## '.length);
    const { title, target } = ENTRY.exec(line)?.groups ?? {};
    if (title === undefined || target === undefined) continue;
    const path = join(dirname(INDEX), target);
    guides.push({ name: nameOf(path), title, section, path });
  }
  return guides;
}

/** `docs/operating.md` is operating, `sdk/README.md` is sdk. */
function nameOf(path: string): string {
  const name = basename(path, '.md');
  return name === 'README' ? basename(dirname(path)) : name;
}

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
