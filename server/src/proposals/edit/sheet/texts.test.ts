import type { ProposalChange } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { OWN_WORDING } from '../../wording/index.ts';
import { applyChanges } from './apply.ts';
import { changedFields } from './changed-fields.ts';
import type { Ground } from './ground.ts';
import type { Sheet } from './sheet.ts';
import { undoOf } from './undo.ts';

const GROUND: Ground = {
  currency: 'GBP',
  companyCurrency: 'GBP',
  exchangeRate: '1',
  regions: [],
  products: new Map(),
  clients: new Map(),
  priceLists: new Map(),
  codes: new Map(),
  delivery: null,
  language: 'en',
};
const LIFT = 'Is there a lift?';
const LOAD_IN = 'When may we load in?';
const SHEET: Sheet = {
  title: 'A title',
  scopeSummary: '',
  wording: OWN_WORDING,
  notes: null,
  date: null,
  venue: null,
  attendees: null,
  days: 1,
  clientId: null,
  language: 'en',
  validUntil: null,
  discount: null,
  surcharge: null,
  tax: null,
  rules: [],
  presentation: { layout: 'lines', pictures: false, coverNote: null },
  paymentTerms: null,
  unmet: ['a boat'],
  assumptions: ['Indoors', 'One room'],
  questions: [LOAD_IN, LIFT],
  lines: [],
};

function after(changes: readonly ProposalChange[], sheet = SHEET): Sheet {
  const applied = applyChanges(sheet, changes, GROUND);
  expect(applied.conflicts).toEqual([]);
  return applied.sheet;
}

function told(before: Sheet, now: Sheet) {
  return changedFields(before, now, GROUND).map(({ target, field, was, now: to }) => [target, field, was, to]);
}

const strike = (list: 'questions' | 'assumptions', text: string): ProposalChange => ({
  kind: 'dismiss_text',
  list,
  text,
});
const answer = (question: string, words: string): ProposalChange => ({
  kind: 'answer_question',
  question,
  answer: words,
});

describe('a question', () => {
  it('is struck, and comes back to its place', () => {
    const struck = after([strike('questions', LOAD_IN)]);
    expect(struck.questions).toEqual([LIFT]);
    expect(told(SHEET, struck)).toEqual([[LOAD_IN, 'question', LOAD_IN, null]]);
    expect(after(undoOf(SHEET, struck, 'GBP'), struck)).toEqual(SHEET);
  });

  it('that is answered is taken for granted with its answer, and is open again once that is taken back', () => {
    const answered = after([answer(LOAD_IN, 'From 7')]);
    expect(answered).toMatchObject({ questions: [LIFT], assumptions: ['Indoors', 'One room', `${LOAD_IN} — From 7`] });
    expect(told(SHEET, answered)).toEqual([[LOAD_IN, 'question', LOAD_IN, `${LOAD_IN} — From 7`]]);
    expect(after(undoOf(SHEET, answered, 'GBP'), answered)).toEqual(SHEET);
    expect(told(answered, SHEET)).toEqual([[LOAD_IN, 'question', `${LOAD_IN} — From 7`, LOAD_IN]]);
  });

  it('that two answer at once keeps both answers, and a struck one its answer', () => {
    const first = after([answer(LIFT, 'Yes')]);
    const second = after([answer(LIFT, 'No')], first);
    expect(second.assumptions.slice(2)).toEqual([`${LIFT} — Yes`, `${LIFT} — No`]);
    expect(after([answer(LIFT, 'No')], second)).toEqual(second);
    expect(after([strike('questions', LIFT), answer(LIFT, 'Yes')])).toEqual(first);
  });

  it('that was struck meanwhile is struck, whoever strikes it again', () => {
    const struck = after([strike('questions', LIFT)]);
    expect(after([strike('questions', LIFT)], struck)).toEqual(struck);
  });
});

describe('what is taken for granted', () => {
  it('is struck, and comes back to its place', () => {
    const struck = after([strike('assumptions', 'Indoors')]);
    expect(struck.assumptions).toEqual(['One room']);
    expect(told(SHEET, struck)).toEqual([['Indoors', 'assumption', 'Indoors', null]]);
    expect(after(undoOf(SHEET, struck, 'GBP'), struck)).toEqual(SHEET);
  });

  it('keeps its order where the same answer is struck and given again', () => {
    const answered = after([answer(LIFT, 'Yes'), answer(LOAD_IN, 'From 7')]);
    const again = after([strike('assumptions', `${LIFT} — Yes`), answer(LIFT, 'Yes')], answered);
    expect(again.assumptions).not.toEqual(answered.assumptions);
    expect(after(undoOf(answered, again, 'GBP'), again)).toEqual(answered);
  });

  it('has room for 100', () => {
    const full = { ...SHEET, assumptions: Array.from({ length: 100 }, (_, n) => `Thing ${n}`) };
    expect(() => after([answer(LIFT, 'Yes')], full)).toThrow('at most 100');
  });
});
