import { type Guide, GUIDES, INDEX_NAME, openLibrary } from './library.ts';
import { guidePage, type GuidePage } from './page.ts';

/** Where the examples of guides find a service. */
const LOCAL = 'http://127.0.0.1:3000';

/** The guides as they are served; each answer is null where there is no page of that name. */
export interface Shelf {
  page(name: string): GuidePage | null;
  markdown(name: string): string | null;
  /** The index as https://llmstxt.org has it. */
  list(): string;
  everything(): string;
}

/** All guides for a service at this address, whose examples then speak to it. */
export async function openShelf(publicUrl: string): Promise<Shelf> {
  const { render } = await import('./render.ts');
  const library = openLibrary();
  const { guides } = library;
  const byName = new Map(guides.map((guide) => [guide.name, guide]));
  const textOf = (guide: Guide, addressOf: (name: string) => string) => {
    const text = library.read(guide, addressOf);
    return guide.path.startsWith(GUIDES) ? text.replaceAll(LOCAL, () => publicUrl) : text;
  };
  const inMarkdown = (name: string) => `${publicUrl}/docs/guide/${name}.md`;

  const pages = keeping((name) => {
    const guide = byName.get(name);
    if (guide === undefined) return null;
    return guidePage(guide, render(textOf(guide, (other) => (other === INDEX_NAME ? './' : other))), guides);
  });
  const texts = keeping((name) => {
    const guide = byName.get(name);
    return guide === undefined ? null : textOf(guide, inMarkdown);
  });
  return {
    page: pages,
    markdown: texts,
    list: () => `${texts(INDEX_NAME)}\n${reference(publicUrl)}`,
    everything: () => guides.map(({ name }) => texts(name)).join('\n\n'),
  };
}

function reference(publicUrl: string): string {
  return `## Reference

- [OpenAPI document](${publicUrl}/v1/openapi.json): every operation, field, answer and event of the API
- [Events](${publicUrl}/docs/events.schema.json): the bodies of webhooks as one JSON Schema
`;
}

/** Keeps what was made for a name that there is; others are made anew, so that nobody fills the memory. */
function keeping<T>(make: (name: string) => T | null): (name: string) => T | null {
  const kept = new Map<string, T>();
  return (name) => {
    const before = kept.get(name);
    if (before !== undefined) return before;
    const made = make(name);
    if (made !== null) kept.set(name, made);
    return made;
  };
}
