import { describe, expect, it } from 'vitest';
import { charactersLeft, toRequest } from './draft.ts';

describe('toRequest', () => {
  it('leaves out what was left empty', () => {
    const body = toRequest({ description: ' A wedding ', date: '', days: '', attendees: '', venue: '  ' });
    expect(JSON.parse(JSON.stringify(body))).toEqual({ event: { description: 'A wedding' } });
  });

  it('sends numbers as numbers', () => {
    const draft = { description: 'A wedding', date: '2027-03-12', days: '2', attendees: '250', venue: 'Leeds' };
    expect(toRequest(draft).event).toEqual({ ...draft, days: 2, attendees: 250 });
  });
});

describe('charactersLeft', () => {
  it('counts as the API does: code points, without the blanks around', () => {
    expect(charactersLeft(`  ${'🎤'.repeat(10)}\n`)).toBe(9_990);
    expect(charactersLeft('x'.repeat(10_001))).toBe(-1);
  });
});
