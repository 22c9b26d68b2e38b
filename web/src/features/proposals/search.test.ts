import { describe, expect, it } from 'vitest';
import { askedBy } from './search.ts';

const ME = '0192d3a4-0000-7000-8000-0000000000aa';

describe('the address of the list', () => {
  it('asks for the newest where it says nothing', () => {
    expect(askedBy({}, ME)).toEqual({ sort: 'created', ascending: false });
  });

  it('says words, status, client, days and order', () => {
    const client = '0192d3a4-0000-7000-8000-000000000001';
    expect(
      askedBy({ q: 'leeds', status: 'sent', client, from: '2027-03-01', to: '2027-03-31', sort: 'soonest' }, ME),
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
    expect(askedBy({ status: 'lost', client: 'me', from: 'soon', sort: 'toString', owner: 'you' }, ME)).toEqual({
      sort: 'created',
      ascending: false,
    });
  });

  it('names whose proposals, and the tag', () => {
    const tag = '0192d3a4-0000-7000-8000-000000000002';
    expect(askedBy({ owner: 'me', tag }, ME)).toMatchObject({ owner_id: ME, tag_id: tag });
    expect(askedBy({ owner: 'none' }, ME)).toMatchObject({ owner_id: null });
    expect(askedBy({ owner: tag }, ME)).toMatchObject({ owner_id: tag });
  });
});
