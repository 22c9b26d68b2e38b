import { describe, expect, it } from 'vitest';
import { regionOf } from './index.ts';

const REGIONS = [
  { name: 'Capital', factor: '1.2', places: ['London', 'City of London'] },
  { name: 'Docklands', factor: '1.3', places: ['ExCeL London', 'Canary Wharf'] },
  { name: 'Bavaria', factor: '1.1', places: ['München', 'Nürnberg', 'Straßlach'] },
  { name: 'North', factor: '0.9', places: ['York', 'Newcastle upon Tyne', 'Stoke-on-Trent'] },
  { name: 'East', factor: '0.95', places: ["King's Lynn", 'Ely', ' ', ''] },
  { name: 'Abroad', factor: '1.5', places: ['Tromsø', 'Łódź', 'Zürich', '東京', 'York'] },
];

describe('regionalFactor', () => {
  it.each([
    ['London', 'Capital'],
    ['Guildhall, LONDON EC2', 'Capital'],
    ["London's O2", 'Capital'],
    ['London-Heathrow', 'Capital'],
    ['Hall 4, ExCeL London', 'Docklands'],
    ['excel  london, Royal Victoria Dock', 'Docklands'],
    ['London ExCeL', 'Capital'],
    ['Messe Munchen', 'Bavaria'],
    ['MÜNCHEN', 'Bavaria'],
    ['Gut Strasslach', 'Bavaria'],
    ['Newcastle-upon-Tyne', 'North'],
    ['Stoke on Trent', 'North'],
    ['Kings Lynn Corn Exchange', 'East'],
    ['King’s Lynn', 'East'],
    ['Ely Cathedral', 'East'],
    ['Tromso', 'Abroad'],
    ['lodz', 'Abroad'],
    ['Zu\u0308rich', 'Abroad'],
    ['東京 Dome', 'Abroad'],
  ])('%s lies in %s', (venue, name) => {
    expect(regionOf(venue, REGIONS)?.name).toBe(name);
  });

  it.each(['Londonderry', 'New Yorkshire', 'Elysium', 'Greater-Londoners Club', 'Paris', '', '  ', null])(
    '%j lies in none: places match as whole words',
    (venue) => {
      expect(regionOf(venue, REGIONS)).toBeNull();
    },
  );

  it('prefers the longest place, whatever the order of regions', () => {
    const venue = 'ExCeL London';
    expect(regionOf(venue, REGIONS)?.name).toBe('Docklands');
    expect(regionOf(venue, REGIONS.toReversed())?.name).toBe('Docklands');
  });

  it('takes the region given first among places of the same length', () => {
    expect(regionOf('York', REGIONS)?.name).toBe('North');
    expect(regionOf('York', REGIONS.toReversed())?.name).toBe('Abroad');
  });

  it('gives back the region itself', () => {
    expect(regionOf('York', REGIONS)).toBe(REGIONS[3]);
  });
});
