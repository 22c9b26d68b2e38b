import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import type { Kind } from '../kinds.ts';
import { writtenOut } from './abbreviated.ts';

function first(name: string, category: Category, description: string | null = null): Kind | null {
  const [top] = classify({ name, category, description });
  return top === undefined || top.confidence < 0.6 ? null : top.kind;
}

describe('an abbreviated name', () => {
  it.each([
    ['12in pwrd spkr', '12in powered speaker'],
    ['Table rnd wht', 'Table round white'],
    ['PA w/ 2 mics', 'PA with  2 mics'],
    ['Skirt (per ft) blk', 'Skirt   black'],
    ['MON 12', 'MON 12'],
    ['WL185 lav', 'WL185 lav'],
    ['Da-Lite, Vari-Lites', 'Da-Lite, Vari-Lites'],
    ['B/pack, h/set', 'bodypack, headset'],
    ['Table fl 3x3', 'Table fl 3x3'],
  ])('%s is written out', (name, whole) => expect(writtenOut(name)).toBe(whole));

  it.each([
    ['Dance fl 3x3', 'staging', 'Dance floor 3x3'],
    ['Dinner plt 10.5', 'catering', 'Dinner plate 10.5'],
    ['LD 10 hr', 'crew', 'lighting designer 10 hr'],
    ['LD20', 'crew', 'LD20'],
    ['12/3 ext 50 ft', 'power', '12/3 extension cable 50 ft'],
    ['Stehti. weiß', 'furniture', 'stehtisch weiß'],
    ['Biertischgarn. 220', 'furniture', 'biertischgarnitur 220'],
    ['Neb.masch.', 'lighting', 'nebelmaschine masch.'],
    ['Treppe 3-stuf.', 'staging', 'Treppe 3-stuf.'],
    ['8-10 Pers.', 'furniture', '8-10 Pers.'],
    ['Plateau rect. 183', 'furniture', 'Plateau rect. 183'],
  ] as const)('%s under %s is written out', (name, category, whole) => {
    expect(writtenOut(name, category)).toBe(whole);
  });

  it.each([
    ['Pkg: 2 spkrs, mixer, 2 WL HH mics', 'audio', 'pa_package'],
    ['4 pars, tree, ltg board', 'lighting', 'lighting_package'],
    ['Confidence mon 32in', 'video', 'confidence_monitor'],
    ['Ltspr. 12 Zoll aktiv', 'audio', 'speaker_top'],
    ['Vidéoproj. laser', 'video', 'projector'],
    ['Luidspr. statief', 'audio', 'speaker_stand'],
    ['Proy. láser', 'video', 'projector'],
  ] as const)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('a name that leaves out what its category says', () => {
  it.each([
    ['8ft banquet', 'furniture', 'table_trestle'],
    ['72in rnd', 'furniture', 'table_round'],
    ['132 round ivory satin', 'catering', 'tablecloth'],
    ['Structure 8 x 20', 'structures', 'marquee'],
    ['Structure litec 2 m', 'lighting', 'truss'],
    ['Groupe 20 kVA', 'power', 'generator'],
    ['Cadre 4 x 3', 'video', 'projection_screen'],
    ["24' box", 'transport', 'truck'],
    ['19ft scissor', 'rigging', 'access_platform'],
    ['Lot de 4 pieds 80 cm', 'staging', 'stage_leg'],
    ['120 rd wht', 'catering', 'tablecloth'],
    ['60x120 wht', 'catering', 'tablecloth'],
    ["8' x 18in seminar", 'furniture', 'table_desk'],
    ['Lounge 2-Sitzer', 'furniture', 'sofa'],
    ['30in base', 'rigging', 'truss_base'],
    ['1T CM', 'rigging', 'hoist'],
    ['KZ 500kg D8+', 'rigging', 'hoist'],
    ["12/3 ext 50'", 'power', 'power_cable'],
    ["4/0 banded 5-wire 100'", 'power', 'power_cable'],
    ['20 kW', 'power', 'generator'],
    ['16A-13A 4way box', 'power', 'power_distro'],
    ['5-ton A/C w/ duct', 'climate', 'air_conditioner'],
    ["Boom 10' w/ base", 'lighting', 'lighting_stand'],
    ['Bil-Jax leg 36-60 (ea)', 'staging', 'stage_leg'],
    ['7.5t Luton t/lift', 'transport', 'truck'],
    ['Side htr 170K', 'climate', 'space_heater'],
    ['50A spider', 'power', 'power_distro'],
    ['Mile over 30', 'transport', 'mileage'],
    ['Delivery within 20 miles', 'transport', 'delivery'],
    ['AA', 'consumables', 'batteries'],
    ['Attendant', 'crew', 'crew_steward'],
    ['LD 10 hr', 'crew', 'crew_lighting'],
    ['Bouncer 15x15', 'other', 'inflatable'],
    ['Bouncer', 'crew', 'crew_steward'],
    ['Heizp. gas', 'structures', 'patio_heater'],
  ] as const)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));

  it('is read from its model where the make is left out, and only in its own category', () => {
    expect(first('Rio1608-D2', 'audio')).toBe('stagebox');
    expect(first('Rio1608-D2', 'furniture')).toBeNull();
    expect(first('Box 12 out', 'audio')).toBeNull();
  });

  it.each([
    ['K12.2', 'audio', 'speaker_top'],
    ['J48', 'audio', 'di_box'],
    ['e906', 'audio', 'mic_instrument'],
    ['LS9-32', 'audio', 'mixing_console'],
    ['BMFL Spot', 'lighting', 'moving_head'],
    ['TD-17', 'backline', 'drum_kit'],
    ['SVT + 810', 'backline', 'bass_amp'],
    ['K12.2 cover', 'audio', null],
    ['K12', 'furniture', null],
  ] as const)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('a note beside the name', () => {
  it('says what the thing is, not what it belongs to or comes with', () => {
    expect(first('Set of 4, 40 cm', 'staging', 'per stage deck')).toBeNull();
    expect(first('Beacon 3', 'audio', 'built-in mixer')).toBeNull();
    expect(first('Acme 900', 'power', '45 kVA silent')).toBe('generator');
    expect(first('Acme 900', 'audio', 'needs a Yamaha amp')).toBeNull();
  });

  it.each([
    ['DXR12 mkII', 'audio', 'Yamaha 12in powered', 'speaker_top'],
    ['HDL 20-A', 'audio', 'RCF dual 10in line array, per box', 'line_array'],
    ['S1 Pro+ battery', 'audio', 'Bose, to 60 ppl', 'speaker_top'],
    ['DL32', 'audio', '32 x 16 I/O', 'stagebox'],
    ['ALS kit 8 rx', 'audio', 'assistive listening', 'induction_loop'],
    ['10# ABC', 'structures', 'extinguisher', 'fire_extinguisher'],
    ['FSII 5-pack', 'communications', 'wireless headsets', 'intercom'],
    ['Sink 2-bay', 'structures', 'portable handwash', 'hand_wash'],
    ["Obstacle 65'", 'other', 'w/ blowers', 'inflatable'],
    ['Jungle 20 ft', 'other', 'w/ blower', 'inflatable'],
    ['Attendant', 'crew', 'inflatables / gate', 'crew_steward'],
  ] as const)('%s under %s, noted "%s", is %s', (name, category, note, kind) => {
    expect(first(name, category, note)).toBe(kind);
  });
});
