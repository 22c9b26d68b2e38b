import { describe, expect, it } from 'vitest';
import { askedBy } from './search.ts';

describe('the address of the list', () => {
  it('asks for the newest where it says nothing', () => {
    expect(askedBy({})).toEqual({ sort: 'created', ascending: false });
  });

  it('says words, status, client, days and order', () => {
    const client = '0192d3a4-0000-7000-8000-000000000001';
    expect(
      askedBy({ q: 'leeds', status: 'sent', client, from: '2027-03-01', to: '2027-03-31', sort: 'soonest' }),
    ).toEqual({
      sort: 'date',
      ascending: true,
      text: 'leeds',
      statuses: ['sent'],
      client_id: client,
      from: '2027-03-01',
      to: '2027-03-31',
    });
  });

  it('loses what nothing can be asked with', () => {
    expect(askedBy({ status: 'lost', client: 'me', from: 'soon', sort: 'toString' })).toEqual({
      sort: 'created',
      ascending: false,
    });
  });
});
