import { describe, expect, it } from 'vitest';
import { partialAnswerLines } from './partial-answer.ts';

const SPEAKER = { product: 'p1', units: 2, optional: false };
const LIGHT = { product: 'p2', units: 8, optional: true };
const WRITTEN = JSON.stringify({
  title: 'A "gala" with lines: [',
  lines: [
    { ...SPEAKER, hours: null, reason: 'For } and ] and "speeches".' },
    { ...LIGHT, hours: null, reason: 'Backslash at the end \\' },
  ],
  unmet: ['a {cannon}'],
});

describe('the lines of an unfinished answer', () => {
  it('are those that are whole, however far it has come', () => {
    const counts = Array.from(WRITTEN, (_, index) => partialAnswerLines(WRITTEN.slice(0, index + 1)).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
    expect(counts.indexOf(1) + 1).toBe(WRITTEN.indexOf('},{') + 1);
    expect(partialAnswerLines(WRITTEN)).toEqual([SPEAKER, LIGHT]);
  });

  it.each([
    ['prose and a fence before it', `Of course!\n\`\`\`json\n${WRITTEN}`],
    ['thoughts before it', `<think>"lines": [{"product":"p9","units":1,"optional":false}]</think>${WRITTEN}`],
    ['one more object around it', `{"proposal": ${WRITTEN}`],
  ])('are found with %s', (_name, text) => {
    expect(partialAnswerLines(text)).toEqual([SPEAKER, LIGHT]);
  });

  it('may hold numbers as text, and miss what is not said', () => {
    const text = '{"lines" : [ {"product":"p1","units":"2 pcs","optional":"no"}, {"product":"p2","units":8}';
    expect(partialAnswerLines(text)).toEqual([SPEAKER, { ...LIGHT, optional: false }]);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'I cannot help with that.'],
    ['an empty list', '{"lines": []'],
    ['a line without units', '{"lines": [{"product":"p1"}, {"product":"p1","units":"some"}, 5, "p1", null'],
    ['a line that is no JSON', '{"lines": [{product: p1, units: 2}]'],
  ])('are none in %s', (_name, text) => {
    expect(partialAnswerLines(text)).toEqual([]);
  });

  it('are read in a time that grows with the text alone', () => {
    const many = `{"lines":[${`${JSON.stringify(SPEAKER)},`.repeat(20_000)}${'[{"'.repeat(20_000)}`;
    const started = performance.now();
    expect(partialAnswerLines(many)).toHaveLength(20_000);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
