import { describe, expect, it } from 'vitest';
import type { Buyer } from './document.ts';
import { missingOf } from './missing.ts';
import { buildInvoice } from './xml/samples.ts';

const missingIn = (buyer: Partial<Buyer>) => missingOf(buildInvoice({ buyer: { ...buildInvoice().buyer, ...buyer } }));

describe('an invoice', () => {
  it('lacks nothing where it names both parties with their addresses, and when it is supplied', () => {
    expect(missingOf(buildInvoice())).toEqual([]);
  });

  it('lacks what the buyer’s address does: a street, and a postcode where addresses have one', () => {
    expect(missingIn({ street: '', postCode: '' })).toEqual(['buyer_street', 'buyer_post_code']);
    expect(missingIn({ street: 'Postfach 12', postCode: '20457' })).toEqual([]);
    for (const country of ['GB', 'FR', 'ES', 'US', 'CH']) {
      expect(missingIn({ country, postCode: '' })).toEqual(['buyer_post_code']);
    }
    for (const country of ['IE', 'HK', 'AE']) expect(missingIn({ country, postCode: '' })).toEqual([]);
  });

  it('lacks the seller’s address without its postcode', () => {
    const { seller } = buildInvoice();
    expect(missingOf(buildInvoice({ seller: { ...seller, postCode: '' } }))).toEqual(['seller_address']);
  });

  it('lacks the day of supply, unless it asks for a deposit', () => {
    expect(missingOf(buildInvoice({ period: null }))).toEqual(['supply_date']);
    expect(missingOf(buildInvoice({ period: null, kind: 'part' }))).toEqual(['supply_date']);
    expect(missingOf(buildInvoice({ period: null, kind: 'deposit' }))).toEqual([]);
  });
});
