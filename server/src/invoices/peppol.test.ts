import { describe, expect, it } from 'vitest';
import { missingInFile } from './missing.ts';
import { isForPeppol, networkAddress, registerNumber } from './peppol.ts';
import { buildInvoice, samplesInPeppol } from './xml/samples.ts';
import { writeXml } from './xml/write-xml.ts';

const { seller, buyer } = buildInvoice();

describe('in Peppol', () => {
  it.each([
    ['DE', 'DE 123 456 789', '9930:DE123456789'],
    ['NL', '123456789B01', '9944:NL123456789B01'],
    ['GR', '123456789', '9933:EL123456789'],
    ['BE', 'BE 0428.500.369', '0208:0428500369'],
    ['NO', 'NO 987 654 325 MVA', '0192:987654325'],
    ['SE', 'SE556716000601', '0007:5567160006'],
    // of none that is known there, or of no such number
    ['US', '12-3456789', null],
    ['BE', '123', null],
    ['GB', 'n/a', null],
    ['DE', 'DE 12345', null],
    ['FR', 'applied for', null],
    ['NL', 'NL123456789', null],
  ])('a company of %s with the number %s is known by it', (country, vatId, address) => {
    const known = networkAddress({ ...buyer, country, vatId });
    expect(known && `${known.scheme}:${known.number}`).toBe(address);
  });

  it('a register’s number is written as the register has it', () => {
    expect(registerNumber('KvK 1234.5678', 'NL')).toEqual({ scheme: '0106', number: '12345678' });
    expect(registerNumber('556716-0006', 'SE')).toEqual({ scheme: '0007', number: '5567160006' });
    expect(registerNumber('HRB 12345', 'DE')).toEqual({ number: 'HRB 12345' });
  });

  it('is a file between two who are known there, where the country’s own rules can be met', () => {
    expect(isForPeppol({ seller, buyer })).toBe(true);
    expect(isForPeppol({ seller, buyer: { ...buyer, vatId: null } })).toBe(false);
    expect(isForPeppol({ seller: { ...seller, contact: null }, buyer })).toBe(false);
    expect(
      isForPeppol({ seller: { ...seller, contact: null }, buyer: { ...buyer, country: 'AT', vatId: 'ATU12345675' } }),
    ).toBe(true);
    expect(isForPeppol({ seller: { ...seller, country: 'DK', vatId: 'DK12345674' }, buyer })).toBe(false);
    const dutch = { ...seller, country: 'NL', vatId: 'NL123456789B01' };
    expect(isForPeppol({ seller: { ...dutch, registrationNumber: '12345678' }, buyer })).toBe(true);
    expect(isForPeppol({ seller: { ...dutch, registrationNumber: null }, buyer })).toBe(false);
  });

  it('nobody needs an address of mail, which XRechnung asks for', () => {
    const parties = { seller, buyer: { ...buyer, email: null } };
    expect(missingInFile(parties, { decimals: 2, isXRechnung: false })).toEqual([]);
    expect(missingInFile(parties, { decimals: 2, isXRechnung: true })).toEqual(['buyer_email']);
    const unknown = { ...parties, buyer: { ...parties.buyer, vatId: null } };
    expect(missingInFile(unknown, { decimals: 2, isXRechnung: false })).toEqual(['buyer_email']);
    const none = { ...parties, buyer: { ...parties.buyer, vatId: 'n/a' } };
    expect(missingInFile(none, { decimals: 2, isXRechnung: false })).toEqual(['buyer_email']);
  });

  it.each(samplesInPeppol())(
    '%s is a file that names both by number, and no other says that it is one',
    async (_, invoice) => {
      const ubl = await writeXml(invoice, 'ubl');
      expect(ubl).toMatch(/<cbc:CustomizationID>[^<]*poacc:billing:3\.0</);
      expect(ubl.match(/<cbc:EndpointID schemeID="\d{4}">/g)).toHaveLength(2);
      for (const format of ['cii', 'xrechnung'] as const) {
        expect(await writeXml(invoice, format)).not.toContain('poacc:billing:3.0');
      }
    },
  );

  it.each([null, 'n/a'])('is no file of a buyer without a number (%s), who is named by mail', async (vatId) => {
    const ubl = await writeXml(buildInvoice({ buyer: { ...buyer, vatId } }), 'ubl');
    expect(ubl).toContain('<cbc:CustomizationID>urn:cen.eu:en16931:2017<');
    expect(ubl.match(/<cbc:EndpointID schemeID="EM">/g)).toHaveLength(2);
  });
});
