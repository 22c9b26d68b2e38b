import { describe, expect, it } from 'vitest';
import { draftOf, isBlank } from './draft.ts';

describe('a draft that was kept', () => {
  it('comes back as it was typed', () => {
    const typed = {
      description: 'Party',
      date: '2027-05-14',
      days: null,
      attendees: 80,
      venue: '',
      client: { id: null, name: 'Jane Smith', phone: '0113 000' },
      clientEmail: 'jane@smith.example',
    };
    expect(draftOf(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    expect(draftOf({ description: 'Party' })).toEqual({ description: 'Party' });
  });

  it.each([null, 'Party', 7, { description: 7, days: '2', client: { id: 1 } }, []])(
    'has no fields that it cannot have: %j',
    (kept) => expect(draftOf(kept)).toEqual({}),
  );

  it('is blank where nothing was typed, or all was deleted', () => {
    expect(isBlank({})).toBe(true);
    expect(isBlank({ description: '', date: '', days: null, client: null })).toBe(true);
    expect(isBlank({ venue: 'Leeds' })).toBe(false);
  });
});
