interface Embedded {
  /** Of the form, without a query. */
  readonly address: string;
  /** Said of the frame to those who do not see it. */
  readonly title: string;
}

/**
 * What a website loads with one tag: puts the form in place of the tag and makes it as high as it says. It hears the form
 * alone, sets no cookie and loads nothing else. `data-language` on the tag chooses the language.
 */
export function embedScript({ address, title }: Embedded): string {
  return `(() => {
  const tag = document.currentScript;
  const form = new URL(${literal(address)});
  if (tag === null) return;
  const { language } = tag.dataset;
  if (language) form.searchParams.set('language', language);
  const frame = document.createElement('iframe');
  frame.src = form.href;
  frame.title = ${literal(title)};
  frame.referrerPolicy = 'origin';
  frame.style.cssText = 'display:block;width:100%;height:720px;border:0';
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== form.origin || source !== frame.contentWindow || data === null || data.showbill !== 'form') return;
    const height = Number(data.height);
    if (height > 0 && height < 10000) frame.style.height = Math.ceil(height) + 'px';
  });
  tag.after(frame);
})();
`;
}

/** Text within a script, whatever is in it. */
function literal(text: string): string {
  return JSON.stringify(text)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
