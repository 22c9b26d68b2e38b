import { describe, expect, it } from 'vitest';
import { understand } from '../../understand/index.ts';
import { withoutMarkup } from './exported.ts';

function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

describe('what another program wrote into a text', () => {
  it.each([
    ['\\- 2 tents\n\\* 40 chairs', '- 2 tents\n* 40 chairs'],
    ['chairs &amp; tables&nbsp;w/ cloths', 'chairs & tables w/ cloths'],
    ['a tent<br>two tables<br/>', 'a tent\ntwo tables\n'],
    ['<ul><li>a tent</li><li><b>two</b> tables</li></ul>', '\n\n- a tent\n\n-  two  tables\n\n'],
    ['B&uuml;hne, St&#252;hle, caf&#xe9;', 'Bühne, Stühle, café'],
    ['R&D; AT&T; 5 < 6', 'R&D; AT&T; 5 < 6'],
  ])('is taken out: %j', (description, plain) => expect(withoutMarkup(description)).toBe(plain));

  it('hides neither wishes nor what is theirs', () => {
    expect(asked('What we need:\n\\- 2 tents\n\\* 40 chairs &amp; 10 tables\n[...]')).toBe(
      '2 marquee, 40 chair, 10 table_trestle',
    );
    expect(asked("A lectern. We\\'ll bring in easels w/ whiteboards.")).toBe('1 lectern');
  });

  it('marks what is done in a list of tasks', () => {
    expect(asked('To do\n- [ ] PA system\n- [ ] 3 tents\n- [x] projector')).toBe('? pa_package, 3 marquee');
    expect(asked('PA and lights\n[ ] PA system\n[x] projector')).toContain('projector');
  });
});
