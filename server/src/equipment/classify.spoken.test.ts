import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from './classify.ts';
import type { Kind } from './kinds.ts';

describe('names as warehouses say them', () => {
  it.each<[name: string, category: Category, kind: Kind]>([
    ['FOH eng, 10 hours', 'crew', 'crew_sound'],
    ['Ltg eng', 'crew', 'crew_lighting'],
    ['Vision eng', 'crew', 'crew_video'],
    ['Sparky (day rate)', 'crew', 'crew_electrician'],
    ['Genset 6kVA petrol', 'power', 'generator'],
    ['Stromerzeuger 8 kVA Benzin', 'power', 'generator'],
    ['Fan heater 20kW propane', 'climate', 'space_heater'],
    ['Samsung 65" on trolley', 'video', 'display'],
    ['75" Samsung screen on wheels', 'video', 'display'],
    ['Portable loop', 'audio', 'induction_loop'],
    ['P&D white 10ft', 'staging', 'drape'],
    ['Smoke juice 5L', 'lighting', 'effect_fluid'],
    ['Festoon 15m string, coloured', 'lighting', 'festoon'],
    ['Tent weight 25kg', 'structures', 'ballast'],
    ['Plastic floor tile, grey', 'structures', 'marquee_floor'],
    ['Egg chair, rattan', 'furniture', 'armchair'],
    ['Serviette, linen, navy', 'catering', 'napkin'],
    ['Linen cloth 3m round', 'catering', 'tablecloth'],
    ['Coolroom 3m on trailer', 'catering', 'refrigeration'],
    ['Velcro display board', 'furniture', 'pinboard'],
    ['Kapstokrek met 40 hangers', 'furniture', 'coat_rail'],
    ['Onthaaldesk grijs', 'furniture', 'registration_desk'],
  ])('%s under %s is %s', (name, category, kind) => {
    expect(classify({ name, category })[0]?.kind).toBe(kind);
  });

  it('a note of what comes with it says nothing of what it is', () => {
    const [kind] = classify({ name: 'Pearl Export', category: 'backline', description: 'c/w cymbals' });
    expect(kind?.kind).toBe('drum_kit');
  });
});
