/** Colours of the documentation's page that can be read on each of its grounds, and previews that are not cut off. */
export const DOCS_STYLE = `
.light-mode.light-mode {
  --scalar-color-2: #575757;
  --scalar-color-3: #666666;
  --scalar-color-green: #006b43;
  --scalar-color-blue: #005f9e;
  --scalar-color-orange: #b03a00;
}
.dark-mode.dark-mode {
  --scalar-color-3: #949494;
}
.property-collapsed-preview.property-collapsed-preview {
  overflow: visible;
  white-space: normal;
}
`;

/** What of a browser is needed here. */
interface Window {
  readonly document: {
    readonly body: unknown;
    querySelectorAll(selector: string): Iterable<{ setAttribute(name: string, value: string): void }>;
  };
  readonly MutationObserver: new (told: () => void) => { observe(on: unknown, of: object): void };
}

/** Names the buttons that have a sign alone. Its text is sent to the browser, so it refers to nothing outside of itself. */
export function nameButtons(): void {
  const { document, MutationObserver } = globalThis as unknown as Window;
  const name = () => {
    for (const button of document.querySelectorAll('.scalar-code-copy:not([aria-label])')) {
      button.setAttribute('aria-label', 'Copy');
    }
  };
  name();
  new MutationObserver(name).observe(document.body, { childList: true, subtree: true });
}
