import { LANGUAGES, VAT_TREATMENTS } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { isIban } from './iban.ts';
import { splitAddress } from './split-address.ts';
import { possibleTreatments, proposeTreatment, type VatFacts } from './treatment.ts';
import { writtenVatId } from './vat-id.ts';
import { wordingOf } from './wordings.ts';

const HOME: VatFacts = {
  sellerCountry: 'DE',
  sellerHasNumber: true,
  buyerCountry: 'DE',
  buyerKind: 'business',
  buyerHasNumber: true,
  isTaxed: true,
};

describe('the treatment of value-added tax', () => {
  it.each<[string, Partial<VatFacts>, string, string]>([
    ['at home', {}, 'standard', 'home'],
    ['a consumer at home', { buyerKind: 'consumer', buyerHasNumber: false }, 'standard', 'home'],
    ['a business in the Union', { buyerCountry: 'FR' }, 'reverse_charge', 'business_in_eu'],
    ['one without a number', { buyerCountry: 'FR', buyerHasNumber: false }, 'standard', 'consumer_abroad'],
    ['a consumer in the Union', { buyerCountry: 'FR', buyerKind: 'consumer' }, 'standard', 'consumer_abroad'],
    ['a business elsewhere', { buyerCountry: 'US', buyerHasNumber: false }, 'outside_scope', 'business_abroad'],
    ['from Britain into the Union', { sellerCountry: 'GB' }, 'outside_scope', 'business_abroad'],
    ['from the Union to Britain', { buyerCountry: 'GB' }, 'outside_scope', 'business_abroad'],
    ['from Britain to the Isle of Man', { sellerCountry: 'GB', buyerCountry: 'IM' }, 'standard', 'home'],
    ['from the Isle of Man to Germany', { sellerCountry: 'IM' }, 'outside_scope', 'business_abroad'],
    ['from Monaco to France', { sellerCountry: 'MC', buyerCountry: 'FR' }, 'standard', 'home'],
    ['from Germany to Monaco', { buyerCountry: 'MC' }, 'reverse_charge', 'business_in_eu'],
    ['from Monaco to Germany', { sellerCountry: 'MC' }, 'reverse_charge', 'business_in_eu'],
    ['from Switzerland to Liechtenstein', { sellerCountry: 'CH', buyerCountry: 'LI' }, 'standard', 'home'],
    ['from Liechtenstein to Germany', { sellerCountry: 'LI' }, 'outside_scope', 'business_abroad'],
    [
      'a seller without a number',
      { buyerCountry: 'FR', sellerHasNumber: false, isTaxed: false },
      'exempt',
      'no_tax_charged',
    ],
    ['one that charges no tax', { isTaxed: false }, 'exempt', 'no_tax_charged'],
    [
      'where there is no such tax',
      { sellerCountry: 'US', buyerCountry: 'US', isTaxed: false },
      'outside_scope',
      'no_vat_at_home',
    ],
    ['a taxed one there', { sellerCountry: 'US', buyerCountry: 'FR' }, 'standard', 'consumer_abroad'],
  ])('for %s', (_, facts, treatment, reason) => {
    expect(proposeTreatment({ ...HOME, ...facts })).toEqual({ treatment, reason });
  });

  it('is always one that can be chosen', () => {
    for (const sellerCountry of ['DE', 'GB', 'US']) {
      for (const buyerCountry of ['DE', 'FR', 'GB', 'US', '']) {
        for (const buyerKind of ['business', 'consumer'] as const) {
          for (const flags of [0, 1, 2, 3, 4, 5, 6, 7]) {
            const isTaxed = (flags & 1) > 0;
            const facts = { sellerHasNumber: (flags & 2) > 0, buyerHasNumber: (flags & 4) > 0, isTaxed };
            const { treatment } = proposeTreatment({ sellerCountry, buyerCountry, buyerKind, ...facts });
            expect(possibleTreatments(isTaxed)).toContain(treatment);
          }
        }
      }
    }
  });

  it('has a sentence in each language wherever no tax is charged', () => {
    for (const language of LANGUAGES) {
      const said = VAT_TREATMENTS.map((treatment) => wordingOf(treatment, language, 'SE') !== null);
      expect([language, said]).toEqual([language, [false, true, true, true]]);
    }
    expect(wordingOf('reverse_charge', 'de', 'DE')).toBe('Steuerschuldnerschaft des Leistungsempfängers');
    expect(wordingOf('exempt', 'de', 'DE')).toContain('§ 19 UStG');
    expect(wordingOf('exempt', 'es', 'ES')).toBe('Operación exenta de IVA.');
    expect(wordingOf('outside_scope', 'en', 'US')).toBeNull();
  });
});

describe('an address on an envelope', () => {
  it.each([
    ['Hafenstraße 4\n50667 Köln', 'Hafenstraße 4', '50667', 'Köln'],
    ['Keizersgracht 1, 1015 CJ Amsterdam', 'Keizersgracht 1', '1015 CJ', 'Amsterdam'],
    ['4 Kiln Lane\nLeeds LS2 8AA', '4 Kiln Lane', 'LS2 8AA', 'Leeds'],
    ['Unit 7\n4 Kiln Lane\nLeeds\nLS2 8AA', 'Unit 7\n4 Kiln Lane', 'LS2 8AA', 'Leeds'],
    ['350 Fifth Avenue, New York, NY 10118', '350 Fifth Avenue', 'NY 10118', 'New York'],
    ['1 Mill Lane, Leeds', '1 Mill Lane', '', 'Leeds'],
    ['', '', '', ''],
  ])('%j has its parts', (address, street, postCode, city) => {
    expect(splitAddress(address)).toEqual({ street, postCode, city });
  });
});

describe('numbers', () => {
  it.each([
    ['GB 999 9999 73', 'GB', 'GB999999973'],
    ['ATU12345678', 'AT', 'ATU12345678'],
    ['123456789', 'DE', 'DE123456789'],
    ['094259216', 'GR', 'EL094259216'],
    ['53000012345', 'MC', 'FR53000012345'],
    ['FR 40 303 265 045', 'DE', 'FR40303265045'],
  ])('for value-added tax %s in %s are written %s', (given, country, written) => {
    expect(writtenVatId(given, country)).toBe(written);
  });

  it.each([
    ['GB82 WEST 1234 5698 7654 32', true],
    ['DE89370400440532013000', true],
    ['DE89370400440532013001', false],
    ['60-16-13 31926819', false],
  ])('of accounts: %s is an IBAN: %s', (account, right) => {
    expect(isIban(account)).toBe(right);
  });
});
