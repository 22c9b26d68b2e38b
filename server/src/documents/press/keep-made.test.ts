import { describe, expect, it } from 'vitest';
import { buildProposal } from '../../proposals/fixtures.ts';
import { buildAcceptance, buildCompany, buildOrder } from '../fixtures.ts';
import type { DocumentCompany, Order } from '../types.ts';
import { keepMade } from './keep-made.ts';

function order(proposal: Partial<Order['proposal']> = {}, company: Partial<DocumentCompany> = {}): Order {
  return buildOrder({ company: buildCompany(company), proposal: buildProposal(proposal) });
}

function counting() {
  const made: Order[] = [];
  const make = async (one: Order) => {
    made.push(one);
    if (one.proposal.currency === 'XXX') throw new Error('unknown currency');
    return new Uint8Array([made.length]);
  };
  return { made, make };
}

describe('a document that was made', () => {
  it('is the same for whoever asks again, or at once', async () => {
    const { made, make } = counting();
    const keep = keepMade(make, 5);
    const all = await Promise.all([keep(order()), keep(order()), keep(order())]);
    for (const one of [...all, await keep(order())]) expect(one).toBe(all[0]);
    expect(made).toHaveLength(1);
  });

  it('is another once anything that it shows is another', async () => {
    const { made, make } = counting();
    const keep = keepMade(make, 20);
    const logo = { image: new Uint8Array([1, 2, 3]), forDarkGround: false };
    const others = [
      order(),
      order({ id: '0197f0aa-0000-7000-8000-00000000abce' }),
      order({ version: 2 }),
      order({ revision: 4 }),
      order({ status: 'expired' }),
      order({ validUntil: '2026-12-05' }),
      order({ total: 1n }),
      order({}, { colour: '#000000' }),
      order({}, { terms: null }),
      order({}, { logo }),
      order({}, { logo: { image: new Uint8Array([1, 2, 4]), forDarkGround: false } }),
      { ...order(), stops: { ...order().stops, delivery: { day: '2027-03-11', time: null } } },
      { ...order(), pictures: new Map([['a line', new Uint8Array([1])]]) },
      { ...order(), acceptance: buildAcceptance(buildProposal(), null) },
    ];
    for (const other of others) await keep(other);
    expect(made).toEqual(others);
  });

  it('is kept among the latest alone', async () => {
    const { made, make } = counting();
    const keep = keepMade(make, 2);
    for (const version of [1, 2, 1, 3, 1, 2]) await keep(order({ version }));
    expect(made.map(({ proposal }) => proposal.version)).toEqual([1, 2, 3, 2]);
  });

  it('is tried anew where it could not be made', async () => {
    const { made, make } = counting();
    const keep = keepMade(make, 2);
    for (const _ of [1, 2]) await expect(keep(order({ currency: 'XXX' }))).rejects.toThrow('unknown currency');
    expect(made).toHaveLength(2);
  });
});
