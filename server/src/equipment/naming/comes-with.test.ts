import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import type { Kind } from '../kinds.ts';

function kinds(name: string, category: Category): readonly Kind[] {
  return classify({ name, category }).map(({ kind }) => kind);
}

describe('what only comes with a thing', () => {
  const rows: readonly (readonly [string, Category, Kind])[] = [
    ['Yorkville EXM Mobile 8 c/w wireless handheld', 'audio', 'pa_package'],
    ['Turbosound iQ10 c/w 2 radio mics', 'audio', 'speaker_top'],
    ['Frame Tent 20x30 c/w sidewalls', 'structures', 'marquee'],
    ['65in TV complete with floor stand', 'video', 'display'],
    ['Coat rack c/w hangers', 'furniture', 'coat_rail'],
    ['Portable steps c/w handrail', 'staging', 'stage_steps'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(kinds(name, category)[0]).toBe(kind));

  it('is not what a package is, however many of it are in the brackets', () => {
    expect(kinds('Band Light Package (6 pars, 2 trees, controller)', 'lighting')).not.toContain('lighting_stand');
    expect(kinds('Presentation Kit (1 laptop, 2 clickers)', 'video')).not.toContain('presentation_clicker');
  });
});

describe('names of American and Canadian houses', () => {
  const rows: readonly (readonly [string, Category, Kind])[] = [
    ['Restroom trailer, 3 station', 'sanitation', 'toilet_trailer'],
    ['Washroom Trailer 4 stall', 'sanitation', 'toilet_trailer'],
    ['Porta-potty', 'sanitation', 'toilet'],
    ['Accessible washroom', 'sanitation', 'toilet_accessible'],
    ['Display cooler, two doors', 'catering', 'refrigeration'],
    ['Linen 108in round, ivory', 'catering', 'tablecloth'],
    ['Wenger music stand', 'staging', 'music_stand'],
    ['Sony 7000 lm laser', 'video', 'projector'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(kinds(name, category)[0]).toBe(kind));
});
