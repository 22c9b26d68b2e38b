import { describe, expect, it } from 'vitest';
import type { Traits } from '../types.ts';
import { readTraits } from './read-traits.ts';

function reads(rows: readonly (readonly [string, Traits])[]): void {
  it.each(rows)('%s', (name, traits) => expect(readTraits(name)).toEqual(traits));
}

describe('inches of drivers and displays', () => {
  reads([
    ['12" active speaker', { inches: 12 }],
    ['12 inch speaker', { inches: 12 }],
    ['12in speaker', { inches: 12 }],
    ["12'' monitor", { inches: 12 }],
    ['55" display', { inches: 55 }],
    ['QSC K12.2', { inches: 12 }],
    ['QSC KW153', { inches: 15 }],
    ['RCF ART 735-A', { inches: 15 }],
    ['JBL EON 615', { inches: 15 }],
    ['Subwoofer 2x18"', { inches: 18 }],
    ['Shure PSM 300 In-Ear Monitor System', {}],
    ['Absen PL3.9W Outdoor Panel', {}],
    ['Retractable stanchion 2m', { lengthM: 2 }],
    ['Inflatable screen 6m', { lengthM: 6 }],
  ]);
});

describe('inputs of desks', () => {
  reads([
    ['Yamaha QL5', {}],
    ['12-way mixing desk', { channels: 12 }],
    ['4-way blinder', {}],
  ]);
});

describe('sizes', () => {
  reads([
    ['Stage deck 2x1m', { widthM: 2, depthM: 1 }],
    ['Stage deck 2m x 1m', { widthM: 2, depthM: 1 }],
    ['Podest 100cm x 200cm', { widthM: 1, depthM: 2 }],
    ['Podest 200x100cm', { widthM: 2, depthM: 1 }],
    ["Riser 8' x 4'", { widthM: 2.438, depthM: 1.219 }],
    ['Stage deck 8ft x 4ft', { widthM: 2.438, depthM: 1.219 }],
    ['Steeldeck 8x4', { widthM: 2.438, depthM: 1.219 }],
    ['Leinwand 2,40x1,80', { widthM: 2.4, heightM: 1.8 }],
    ['LED wall 7x3.5m', { widthM: 7, heightM: 3.5 }],
    ['Unilumin P2.6 tile 500x500', { widthM: 0.5, depthM: 0.5 }],
    ['LED-Modul 5.9mm 1000x500mm', { widthM: 1, depthM: 0.5 }],
    ['Truss 200 cm', { lengthM: 2 }],
    ['Treppe 40cm hoch, 1m breit', { heightM: 0.4, widthM: 1 }],
    ['Marquee 6m x 12m x 3m', { widthM: 6, depthM: 12, heightM: 3 }],
    ['DJ-Tisch 148x93x51 LxHxB', { widthM: 1.48, heightM: 0.93, depthM: 0.51 }],
    ['Multicore 16x4, 30m', { lengthM: 30 }],
    ['Stehtisch Ø 80 cm', { diameterM: 0.8 }],
    ['Linea de focos 12 MTS', { lengthM: 12 }],
    ['Huppah 3X3 MTS', { widthM: 3, depthM: 3 }],
    ['12x12 Dance Floor Section', { widthM: 3.658, depthM: 3.658 }],
    ['Dance floor 3x3', { widthM: 3, depthM: 3 }],
    ['Dance Floor 3x3 Maple', { widthM: 3, depthM: 3 }],
    ['Canopies 20x30', { widthM: 6.096, depthM: 9.144 }],
    ['Frame tent 30x50', { widthM: 9.144, depthM: 15.24 }],
    ['Clearspan structure 40x80', { widthM: 12.192, depthM: 24.384 }],
    ['Tente 20 x 30 pi', { widthM: 6.096, depthM: 9.144 }],
    ['Écran 50 po', { inches: 50 }],
  ]);
});

it('a box with a figure in brackets holds so many', () => {
  expect(readTraits('Hock glass (box 48)').pieces).toBe(48);
  expect(readTraits('Bierglas (krat 25)').pieces).toBe(25);
  expect(readTraits('Flight case 12').pieces).toBeUndefined();
});

it('what a description begins with is the size of the deck that the name names', () => {
  expect(readTraits('Stage panel', '4x8, with legs')).toMatchObject({ widthM: 1.219, depthM: 2.438 });
  expect(readTraits('Riser', '8 x 4, birch top')).toMatchObject({ widthM: 2.438, depthM: 1.219 });
});

describe('tables', () => {
  reads([
    ['6ft trestle table', { lengthM: 1.829, seats: 6 }],
    ['8ft banquet table', { lengthM: 2.438, seats: 8 }],
    ['5ft round table', { diameterM: 1.524, seats: 8 }],
    ['60in round table', { diameterM: 1.524, seats: 8 }],
    ['5\'6" round table', { diameterM: 1.676, seats: 10 }],
    ['48" round table', { diameterM: 1.219, seats: 6 }],
    ['Round table 6ft, seats 12', { diameterM: 1.829, seats: 12 }],
    ['Coffee table 120 cm', { lengthM: 1.2 }],
  ]);
});

describe('strengths', () => {
  reads([
    ['Projector 5,000 lm', { lumens: 5000 }],
    ['Projektor 5000 ANSI', { lumens: 5000 }],
    ['Beamer 10.000 ANSI-Lumen', { lumens: 10_000 }],
    ['Projector 12k lumens', { lumens: 12_000 }],
    ['Epson EB-L1505U', { lumens: 12_000 }],
    ['Generator 100 kVA', { kva: 100 }],
    ['USV 1500VA', { kva: 1.5 }],
    ['Heater 3kW', { watts: 3000 }],
    ['Amplifier 1.500 W', { watts: 1500 }],
    ['Dimmer 2,3 kW', { watts: 2300 }],
    ['LED Par 16x10Watt', { watts: 160 }],
    ['Mixer 24 channel', { channels: 24 }],
    ['Mischpult 24-Kanal', { channels: 24 }],
  ]);
});

describe('people, pieces and weights', () => {
  reads([
    ['Table seats 10', { seats: 10 }],
    ['PA for 100 people', { seats: 100 }],
    ['100-person marquee', { seats: 100 }],
    ['PA für bis zu 1.200 Personen', { seats: 1200 }],
    ['PA 50-100 people', { seats: 100 }],
    ['Sofa 3-Sitzer', { seats: 3 }],
    ['Chairs, set of 4', { pieces: 4 }],
    ['Uplights 4er Set', { pieces: 4 }],
    ['Speakers (pair)', { pieces: 2 }],
    ['Napkins, pack of 10', { pieces: 10 }],
    ['Champagne Flute 18cl (Case Size 49)', { pieces: 49 }],
    ['Arctic White Tea Cup (Pack Size 10)', { pieces: 10 }],
    ['Servilleta de tela, pack x12', { pieces: 12 }],
    ['Vaso agua (25 uds)', { pieces: 25 }],
    ['Uplighting Package (4 lights)', { pieces: 4 }],
    ['Headset to suit EW200 pack', {}],
    ['Wine glasses (box of 24)', { pieces: 24 }],
    ['Sandbag 5 kg', { kilograms: 5 }],
    ['Lifting tower max. 300 kg', {}],
  ]);

  it('never takes a size for a count', () => {
    expect(readTraits('Deck 2x1m').pieces).toBeUndefined();
    expect(readTraits('Set of 2 m poles').pieces).toBeUndefined();
    expect(readTraits('PAR 64 LED').pieces).toBeUndefined();
  });
});

describe('the description', () => {
  it('fills in what the name leaves open and never overrules it', () => {
    expect(readTraits('Speaker 12"', 'A 15" version exists; 800 W, 18 kg')).toEqual({
      inches: 12,
      watts: 800,
      kilograms: 18,
    });
  });

  it('does not say how many pieces one unit is', () => {
    expect(readTraits('Stage sound', 'We bring a pair of speakers').pieces).toBeUndefined();
  });
});

describe('a description that begins with what one unit is', () => {
  it('says how many pieces it has', () => {
    expect(readTraits('Drum Microphone Kit', 'Set of 7 drum and overhead mics')).toEqual({ pieces: 7 });
    expect(readTraits('Copa flauta', 'Cristal templado')).toEqual({});
    expect(readTraits('Copa flauta', 'Pack x12 de cristal')).toEqual({ pieces: 12 });
    expect(readTraits('Copa flauta', 'Cristal templado pack x12')).toEqual({ pieces: 12 });
    expect(readTraits('Bar Table', 'Goes with our set of 4 stools')).toEqual({});
  });
});
