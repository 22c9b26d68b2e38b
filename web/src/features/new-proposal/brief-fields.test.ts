import { describe, expect, it } from 'vitest';
import { foundIn, newClientIn, shownFields } from './brief-fields.ts';
import type { Understood } from './use-understood.ts';

const said = <Value>(value: Value) => ({ value, words: String(value) });
const NOBODY = { name: null, company: null, email: null, phone: null };
const UNDERSTOOD: Understood = {
  date: said('2027-05-14'),
  venue: said('Leeds'),
  attendees: said(250),
  days: said(2),
  client: { ...NOBODY, name: said('Jane Smith'), company: said('Smith Ltd'), email: said('jane@smith.example') },
  known_client: null,
};

describe('the fields of a new proposal', () => {
  it('hold what the words say, until somebody types in one', () => {
    const found = foundIn(UNDERSTOOD);
    const now = { date: '2027-05-14', venue: 'Leeds', attendees: 250, days: 2, client: null };
    expect(shownFields({}, found)).toMatchObject(now);
    expect(shownFields({ venue: 'York', days: null }, found)).toMatchObject({ ...now, venue: 'York', days: null });
  });

  it('stay empty where the words say more than can be sent', () => {
    const large = { ...UNDERSTOOD, attendees: said(2_000_000), days: said(400) };
    expect(shownFields({}, foundIn(large))).toMatchObject({ attendees: null, days: null });
  });

  it('name a client who is known, and nobody who is not', () => {
    const known = { id: 'c', name: 'J. Smith', email: 'jane@smith.example' };
    expect(foundIn({ ...UNDERSTOOD, known_client: known }).client).toEqual({
      value: known,
      words: 'jane@smith.example',
    });
    expect(newClientIn({ ...UNDERSTOOD, known_client: known })).toBeNull();
    expect(foundIn(UNDERSTOOD).client).toBeUndefined();
  });
});

describe('who writes and is no client yet', () => {
  it('is offered with all that the words say of them', () => {
    expect(newClientIn(UNDERSTOOD)).toEqual({
      client: { id: null, name: 'Jane Smith', company: 'Smith Ltd' },
      email: 'jane@smith.example',
    });
  });

  it('may be a company, and is nobody without a name', () => {
    const company = { ...UNDERSTOOD, client: { ...NOBODY, company: said('Smith Ltd') } };
    expect(newClientIn(company)).toEqual({ client: { id: null, name: 'Smith Ltd' }, email: '' });
    expect(newClientIn({ ...UNDERSTOOD, client: { ...NOBODY, email: said('jane@smith.example') } })).toBeNull();
    expect(newClientIn(null)).toBeNull();
  });
});
