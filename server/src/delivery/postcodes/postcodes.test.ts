import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';
import { distanceTo } from './distance.ts';
import { findPostcode } from './find-postcode.ts';
import { placesIn } from './places.ts';
import { spanOf, zoneOf } from './zones.ts';

function zone(name: string, ...postcodes: string[]) {
  return { name, postcodes, price: 1 };
}

/** A line of an operator's file. */
function positionOf(code: string, latitude: number, longitude: number): string {
  return ['GB', code, 'Town', '', '', '', '', '', '', latitude, longitude, 4].join('\t');
}

describe('a zone by postcode', () => {
  it.each([
    ['GB', 'SW1A 1AA', ['SW1'], true],
    ['GB', 'sw1a1aa', ['SW1'], true],
    ['GB', 'SW10 0AA', ['SW1'], false],
    ['GB', 'SW9 8AA', ['SW1-SW9'], true],
    ['GB', 'SW10 0AA', ['SW1-SW9'], false],
    ['GB', 'E1 6AN', ['E'], true],
    ['GB', 'EC1A 1BB', ['E'], false],
    ['GB', 'SW9 8AA', ['SW9 8'], true],
    ['GB', 'SW9 9AA', ['SW9 8'], false],
    ['AT', '1120', ['1010-1230'], true],
    ['AT', '1240', ['1010-1230'], false],
    ['AT', '1120', ['11'], true],
    ['DE', '10115', ['10-12'], true],
    ['DE', '13347', ['10-12'], false],
    ['DE', '12689', ['10 - 12'], true],
    ['PL', '00-950', ['00-950'], true],
    ['PL', '00-951', ['00-950'], false],
    ['NL', '1012 AB', ['1000-1099'], true],
    ['CA', 'M5V 2T6', ['M4-M6'], true],
    ['US', '90210-1234', ['902'], true],
    ['GB', '?', ['SW1'], false],
  ] as const)('%s %s in %j: %s', (country, postcode, postcodes, isIn) => {
    expect(zoneOf(postcode, country, [zone('One', ...postcodes)]) !== null).toBe(isIn);
  });

  it('is the one that names it most closely', () => {
    const zones = [zone('London', 'SW', 'SE'), zone('Brixton', 'SW9'), zone('South', 'SW1-SW20')];
    expect(zoneOf('SW9 8AA', 'GB', zones)?.name).toBe('Brixton');
    expect(zoneOf('SW4 0AA', 'GB', zones)?.name).toBe('South');
    expect(zoneOf('SE1 9AA', 'GB', zones)?.name).toBe('London');
  });
});

describe('an entry with a hyphen', () => {
  it.each([
    ['AT', '1010-1230', true],
    ['AT', '1230-1010', false],
    ['AT', '1230–1010', false],
    ['AT', '10-1230', false],
    ['DE', '20095-10115', false],
    ['GB', 'SW9-SW20', true],
    ['GB', 'SW20-SW9', false],
    ['PL', '00-950', true],
    ['PL', '00-950 - 00-999', true],
    ['PL', '00-950-00-999', false],
    ['PT', '1000-205', true],
    ['JP', '112-0004', true],
    ['BR', '01310-200', true],
    ['BR', '01310-20', false],
  ] as const)('%s %s means something: %s', (country, entry, isOne) => {
    expect(spanOf(entry, country) !== null).toBe(isOne);
  });
});

const row = z.strictObject({ country: z.string(), venue: z.string(), postcode: z.string() });

it.each(readTable(new URL('./find-postcode.test.csv', import.meta.url), row))(
  '$country: in "$venue" is the postcode $postcode',
  ({ country, venue, postcode }) => {
    expect(findPostcode(venue, country) ?? '').toBe(postcode);
  },
);

describe('a distance', () => {
  const table = { from: { country: 'US', postcode: '10001' }, unit: 'mi' as const, road_factor: 1.3 };

  it('comes from the postcodes of the United States that the program has', async () => {
    const places = await placesIn('US', null);
    // from Manhattan to Philadelphia it is some 81 miles as the crow flies
    expect(distanceTo('19103', table, places)).toBeGreaterThan(95);
    expect(distanceTo('19103', table, places)).toBeLessThan(115);
    expect(distanceTo('10001', table, places)).toBe(0);
    expect(distanceTo('00000', table, places)).toBeNull();
  });

  it('comes from the file of an operator, where a British one may know the first part alone', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'showbill-postcodes-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'postcodes.txt');
    writeFileSync(
      file,
      [positionOf('SW9', 51.47, -0.11), positionOf('CR0', 51.37, -0.09), 'GB\tE1', 'FR\t75001\t'].join('\n'),
    );
    const british = { from: { country: 'GB', postcode: 'SW9 8AA' }, unit: 'km' as const, road_factor: 1 };
    const places = await placesIn('GB', file);
    expect(distanceTo('CR0 1AA', british, places)).toBe(11);
    expect(distanceTo('E1 6AN', british, places)).toBeNull();
  });
});
