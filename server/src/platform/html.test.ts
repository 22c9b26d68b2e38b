import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes values in text and in quoted attributes', () => {
    expect(html`<a title="${'"<&>'}">${"it's <b>"}</a>`.text).toBe(
      '<a title="&quot;&lt;&amp;&gt;">it&#39;s &lt;b&gt;</a>',
    );
  });

  it('keeps nested markup, joins lists and leaves null out', () => {
    expect(html`<ul>${['<', html`<li>${1}</li>`, null]}</ul>`.text).toBe('<ul>&lt;<li>1</li></ul>');
  });
});
