import type { ProposalChange } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { foresee, type Known } from './apply.ts';
import { estimate } from './estimate.ts';
import { draftOf, lineOf } from './fixtures.ts';
import { groupsOf, moveWithin } from './groups.ts';
import { marksIn } from './marks.ts';
import { type Conflict, resolve } from './resolve.ts';

const KNOWN: Known = {
  products: new Map([['x', { name: 'Extra', category: 'video', unit: 'each', unit_price: 10 }]]),
  clients: new Map([['c', { id: 'c', name: 'Ada', email: null }]]),
};

function conflict(target: string, field: string, theirs: unknown): Conflict {
  return { target, field, yours: null, theirs, was: null };
}

describe('the sums until the server answers', () => {
  it('are those of the server: days, weeks, hours, options, several days, discount, surcharge and tax', () => {
    const lines = [
      lineOf({ id: 'day', units: 4 }),
      lineOf({ id: 'crew', category: 'crew', unit: 'hour', units: 2, hours: 8, unit_price: 32.5 }),
      lineOf({ id: 'week', unit: 'week', days: 8, unit_price: 10 }),
      lineOf({ id: 'option', is_optional: true }),
    ];
    const figures = estimate(
      draftOf(lines, {
        discount: { kind: 'percent', percent: 10, label: 'Friends' },
        surcharge: { kind: 'amount', amount: 5, label: 'Night' },
      }),
    );
    expect(figures.line_items.map(({ total }) => total)).toEqual([304, 520, 20, 76]);
    expect([figures.subtotal, figures.total]).toEqual([844, 835.44]);
    expect(figures.adjustments.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['multi_day', -76],
      ['discount', -76.8],
      ['surcharge', 5],
      ['tax', 139.24],
    ]);
  });

  it('round each line half up, in the smallest unit of the currency', () => {
    const line = lineOf({ id: 'a', unit: 'each', units: 3, unit_price: 1.005 });
    expect(estimate(draftOf([{ ...line, unit_price: 0.1 }])).subtotal).toBe(0.3);
    expect(estimate(draftOf([{ ...line, unit_price: 120 }], { currency: 'JPY' })).subtotal).toBe(360);
  });
});

describe('a proposal before its changes are saved', () => {
  const draft = draftOf([lineOf({ id: 'a' }), lineOf({ id: 'b' }), lineOf({ id: 'c', days: 1 })]);
  const after = (...changes: ProposalChange[]) => foresee(draft, changes, KNOWN);
  const ids = (...changes: ProposalChange[]) => after(...changes).line_items.map(({ id }) => id);

  it('has lines changed, added, moved and taken out', () => {
    const set = after({ kind: 'set_line', line_id: 'a', units: 5, was: { units: 1 } });
    expect([set.line_items[0]?.total, set.subtotal]).toEqual([380, 494]);
    expect(ids({ kind: 'add_line', id: 'n', product_id: 'x', before: 'b' })).toEqual(['a', 'n', 'b', 'c']);
    expect(ids({ kind: 'move_line', line_id: 'c', before: 'a' })).toEqual(['c', 'a', 'b']);
    const seen = { units: 1, days: 2, hours: null, unit_price: 38, optional: false, name: 'b', category: 'audio' };
    expect(ids({ kind: 'remove_line', line_id: 'b', was: seen })).toEqual(['a', 'c']);
  });

  it('has nothing twice where a change was saved already', () => {
    const add = { kind: 'add_line', id: 'n', product_id: 'x' } as const;
    expect(foresee(after(add), [add], KNOWN).line_items).toHaveLength(4);
  });

  it('lets lines follow the days of the event that had them', () => {
    const { line_items: lines } = after({ kind: 'set_event', days: 3, was: { days: 2 } });
    expect(lines.map(({ days }) => days)).toEqual([3, 3, 1]);
  });

  it('has questions struck, put back and answered, each answer once', () => {
    const open = draftOf([], { questions: ['Is there a lift?', 'Who plays?'], assumptions: ['One room'] });
    const answer = { kind: 'answer_question', question: 'Is there a lift?', answer: 'Yes' } as const;
    const struck = { kind: 'dismiss_text', list: 'questions', text: 'Who plays?' } as const;
    const now = foresee(open, [answer, struck, answer], KNOWN);
    expect([now.questions, now.assumptions]).toEqual([[], ['One room', 'Is there a lift? — Yes']]);
    const back = { kind: 'restore_text', list: 'questions', text: 'Who plays?', place: 0 } as const;
    expect(foresee(now, [back, back], KNOWN).questions).toEqual(['Who plays?']);
  });

  it('is shown to the client as chosen', () => {
    const now = after({ kind: 'set_document', layout: 'total', cover_note: 'Hello', was: {} });
    expect([now.layout, now.pictures, now.cover_note]).toEqual(['total', false, 'Hello']);
  });

  it('is for the client that was picked', () => {
    expect(after({ kind: 'set_client', client_id: 'c', was: null }).client?.name).toBe('Ada');
  });
});

describe('the groups of lines', () => {
  const lines = [
    lineOf({ id: 'a' }),
    lineOf({ id: 'v', category: 'video' }),
    lineOf({ id: 'b' }),
    lineOf({ id: 'o', is_optional: true }),
  ];

  it('stand in the order of the categories, the options last', () => {
    expect(groupsOf(lines).map(({ key, lines: own }) => [key, own.map(({ id }) => id)])).toEqual([
      ['audio', ['a', 'b']],
      ['video', ['v']],
      ['optional', ['o']],
    ]);
  });

  it('say before which line of all a moved one stands', () => {
    const [audio] = groupsOf(lines);
    if (audio === undefined) throw new Error('no group');
    expect(moveWithin(audio, lines, 'b', 0)).toEqual({ kind: 'move_line', line_id: 'b', before: 'a' });
    expect(moveWithin(audio, lines, 'a', 1)).toEqual({ kind: 'move_line', line_id: 'a', before: 'o' });
    expect(moveWithin(audio, lines, 'a', 0)).toBeNull();
  });
});

describe('a conflict that was decided', () => {
  it('keeps mine over what stands now, and leaves theirs', () => {
    const changes: ProposalChange[] = [
      { kind: 'set_title', title: 'Mine', was: 'Old' },
      { kind: 'set_line', line_id: 'a', units: 5, days: 3, was: { units: 1, days: 2 } },
    ];
    const conflicts = [conflict('proposal', 'title', 'Theirs'), conflict('a', 'units', 4)];
    expect(resolve(changes, conflicts, new Map([['proposal title', 'mine']]))).toEqual([
      { kind: 'set_title', title: 'Mine', was: 'Theirs' },
      { kind: 'set_line', line_id: 'a', days: 3, was: { days: 2 } },
    ]);
    expect(resolve(changes.slice(1), conflicts, new Map([['a units', 'mine']]))).toEqual([
      { kind: 'set_line', line_id: 'a', units: 5, days: 3, was: { units: 4, days: 2 } },
    ]);
  });

  it('keeps what is not at odds of how the client sees it', () => {
    const was = { layout: 'lines', pictures: false };
    const changes: ProposalChange[] = [{ kind: 'set_document', layout: 'total', pictures: true, was }];
    expect(resolve(changes, [conflict('proposal', 'layout', 'groups')], new Map())).toEqual([
      { kind: 'set_document', pictures: true, was: { pictures: false } },
    ]);
  });

  it('leaves out what was to happen to a line that is gone', () => {
    const changes: ProposalChange[] = [
      { kind: 'set_line', line_id: 'a', units: 5, was: { units: 1 } },
      { kind: 'move_line', line_id: 'b', before: 'a' },
    ];
    expect(resolve(changes, [conflict('a', 'line', null)], new Map())).toEqual([
      { kind: 'move_line', line_id: 'b', before: null },
    ]);
  });
});

describe('the words of the brief', () => {
  it('are marked where a line came from them', () => {
    expect(marksIn('A stage, and Haze as an option', 'stage … haze')).toEqual([
      { text: 'A ', marked: false },
      { text: 'stage', marked: true },
      { text: ', and ', marked: false },
      { text: 'Haze', marked: true },
      { text: ' as an option', marked: false },
    ]);
    expect(marksIn('A stage', 'a lectern')).toEqual([{ text: 'A stage', marked: false }]);
  });
});
