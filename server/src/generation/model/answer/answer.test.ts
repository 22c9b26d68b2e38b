import { describe, expect, it } from 'vitest';
import { readAnswer, readAnswerText } from './answer.ts';

const LINE = {
  product: 'p1',
  units: 2,
  days: 1,
  hours: null,
  optional: false,
  reason: 'For the speeches.',
  quote: 'two loudspeakers',
};
const ANSWER = {
  event: {
    language: 'en',
    kind: 'party',
    attendees: 80,
    attendees_quote: '80 people',
    days: 2,
    days_quote: 'two days',
    date: '2027-06-12',
    venue: 'Leeds',
    budget: 900,
  },
  not_from_us: [{ what: 'chairs', why: 'provided', quote: 'chairs are there' }],
  title: 'Summer party',
  scope_summary: 'Sound for a party.',
  lines: [LINE],
  unmet: ['a bouncy castle'],
  assumptions: ['Mains power is at the stage.'],
  questions: ['Is there a stage?'],
};
const JSON_TEXT = JSON.stringify(ANSWER);

describe('an answer is found', () => {
  it.each([
    ['as it is', JSON_TEXT],
    ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['with prose round it', `Here you are {as asked}:\n\n${JSON_TEXT}\n\nLet me know [anything] else!`],
    ['after the thoughts of a reasoning model', `<think>{"lines": [] } maybe</think>\n${JSON_TEXT}`],
    ['in one more object', JSON.stringify({ proposal: ANSWER })],
  ])('%s', (_name, text) => {
    expect(readAnswerText(text)).toEqual({
      event: {
        language: 'en',
        attendees: 80,
        attendeesQuote: '80 people',
        days: 2,
        daysQuote: 'two days',
        date: '2027-06-12',
        venue: 'Leeds',
      },
      notFromUs: [{ what: 'chairs', quote: 'chairs are there' }],
      title: 'Summer party',
      scopeSummary: 'Sound for a party.',
      lines: [LINE],
      unmet: ['a bouncy castle'],
      assumptions: ['Mains power is at the stage.'],
      questions: ['Is there a stage?'],
      problems: [],
    });
  });

  it('as a bare list of lines, without title and summary', () => {
    expect(readAnswerText(JSON.stringify([LINE]))).toMatchObject({ title: '', lines: [LINE], problems: [] });
  });

  it('with brackets and quotes inside its texts', () => {
    const reason = 'A "stage" {4 x 3 m} for ]the[ band \\';
    const text = `Sure. ${JSON.stringify({ ...ANSWER, lines: [{ ...LINE, reason }] })} Done.`;
    expect(readAnswerText(text)?.lines[0]?.reason).toBe(reason);
  });
});

describe('no answer is found', () => {
  it.each([
    ['in half an object', JSON_TEXT.slice(0, 90)],
    ['in prose', 'I cannot help with that.'],
    ['in nothing', ''],
    ['in an object of another form', '{"items": "two loudspeakers", "total": 4}'],
    ['in a list of other things', '["p1", "p2"]'],
    ['in a number', '42'],
  ])('%s', (_name, text) => {
    expect(readAnswerText(text)).toBeNull();
  });

  it('in a text of nothing but opening brackets, and that soon', () => {
    const started = performance.now();
    expect(readAnswerText('[{'.repeat(1_000_000))).toBeNull();
    expect(performance.now() - started).toBeLessThan(3_000);
  });
});

const read = (line: Record<string, unknown>) => readAnswer({ ...ANSWER, lines: [line] });

describe('a line', () => {
  it('may hold numbers and flags as text', () => {
    const line = { product: 'p1', units: '12', hours: '6.5', optional: 'true', reason: null };
    expect(read(line)?.lines).toMatchObject([{ product: 'p1', units: 12, hours: 6.5, optional: true, reason: '' }]);
    expect(read({ ...LINE, units: '12 pcs' })?.lines[0]?.units).toBe(12);
  });

  it('loses everything that was not asked for, prices too', () => {
    const priced = read({ ...LINE, unit_price: 0.01, total: 0.02, price: 'free' });
    expect(priced?.lines).toEqual([LINE]);
  });

  it('that cannot be read costs only itself and is named', () => {
    const lines = [LINE, { product: 'p2', units: '1,200' }, 'p3', { units: 3 }, { ...LINE, product: 'p4' }];
    const answer = readAnswer({ ...ANSWER, lines });
    expect(answer?.lines.map((line) => line.product)).toEqual(['p1', 'p4']);
    expect(answer?.problems).toEqual([
      'lines[1] is not of the form asked for (units).',
      'lines[2] is not of the form asked for.',
      'lines[3] is not of the form asked for (product).',
    ]);
  });

  it('beyond the 600th is not read', () => {
    const answer = readAnswer({ ...ANSWER, lines: Array.from({ length: 700 }, () => LINE) });
    expect(answer?.lines).toHaveLength(600);
    expect(answer?.problems).toEqual(['There are 700 lines; 600 are allowed.']);
  });
});

describe('a member that is missing or of another form', () => {
  const unknown = { attendees: null, attendeesQuote: null, days: null, daysQuote: null, date: null, venue: null };
  const lines = [{ product: 'p1', units: 2 }];

  it('counts as null or empty, and costs nothing', () => {
    expect(readAnswer({ lines })).toEqual({
      event: { language: 'en', ...unknown },
      notFromUs: [],
      title: '',
      scopeSummary: '',
      lines: [{ product: 'p1', units: 2, days: null, hours: null, optional: false, reason: '', quote: null }],
      unmet: [],
      assumptions: [],
      questions: [],
      problems: [],
    });
  });

  it.each([
    ['event', 'a party'],
    ['event', { language: 'DE-at', attendees: 'many', days: [] }],
    ['not_from_us', 'chairs'],
    ['not_from_us', [{ why: 'provided' }, 7]],
    ['questions', null],
    ['assumptions', 'none'],
    ['unmet', [{ what: 'a boat' }]],
  ])('%s as %o', (member, value) => {
    const answer = readAnswer({ lines, [member]: value });
    expect(answer).toMatchObject({
      event: unknown,
      notFromUs: [],
      questions: [],
      assumptions: [],
      unmet: [],
      problems: [],
    });
  });

  it('reads numbers that are text, and the language of a region', () => {
    const event = { language: 'de-AT', attendees: '80', days: '2 Tage' };
    expect(readAnswer({ lines, event })?.event).toMatchObject({ language: 'de', attendees: 80, days: 2 });
  });

  it('takes a plain text for a thing that is not to come from us', () => {
    expect(readAnswer({ lines, not_from_us: ['chairs'] })?.notFromUs).toEqual([{ what: 'chairs', quote: null }]);
  });
});
