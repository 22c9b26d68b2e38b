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
  ])('%s is written out', (name, whole) => expect(writtenOut(name)).toBe(whole));

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
  ] as const)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));

  it('is read from its model where the make is left out, and only in its own category', () => {
    expect(first('Rio1608-D2', 'audio')).toBe('stagebox');
    expect(first('Rio1608-D2', 'furniture')).toBeNull();
    expect(first('Box 12 out', 'audio')).toBeNull();
  });
});

describe('a note beside the name', () => {
  it('says what the thing is, not what it belongs to or comes with', () => {
    expect(first('Set of 4, 40 cm', 'staging', 'per stage deck')).toBeNull();
    expect(first('Beacon 3', 'audio', 'built-in mixer')).toBeNull();
    expect(first('Acme 900', 'power', '45 kVA silent')).toBe('generator');
  });
});
