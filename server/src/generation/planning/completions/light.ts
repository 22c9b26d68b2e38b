import { count, cover, exactly, runOf } from '../sizes.ts';
import type { Choice, Completion } from '../types.ts';
import { figure } from '../words.ts';
import { goesWith, has, pieces } from './helpers.ts';

const FIXTURES = ['stage_wash', 'profile_spot', 'moving_head'] as const;

/** Bolts, pins and safety wires are sold beside clamps. */
function clampFit({ name }: { readonly name: string }): number {
  return /clamp|hook|coupler|schelle|haken|klemme|collier|crochet|abrazadera|gancho|klem/i.test(name) ? 0.8 : 0.1;
}

/** Lights that hang or stand over people; what is asked for as an uplight stands on the floor, whatever it is else. */
function overhead(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(({ need }) => need.kinds[0] !== 'uplight');
}

function lit(choices: readonly Choice[]): number {
  return pieces(overhead(choices), ...FIXTURES);
}

export const lightCompletions: readonly Completion[] = [
  {
    id: 'lighting-truss',
    perRoom: true,
    source: '[ours] the width of the stage on two towers, from twelve lights on',
    after: FIXTURES,
    kinds: ['truss'],
    label: 'truss for the lights',
    size: (occasion, drivers, all) => {
      if (lit(drivers) < 12 || occasion.is('club_night') || has(all, 'mobile_stage', 'stage_roof')) return null;
      const run = occasion.stage.widthM;
      return goesWith(
        drivers,
        cover(run, runOf, 2, () => `${figure(run)} m over the front of the stage for ${lit(drivers)} lights`),
      );
    },
  },
  {
    id: 'lifting-towers',
    perRoom: true,
    source: '[ours] one at either end',
    after: ['truss'],
    kinds: ['lifting_tower'],
    label: 'lifting towers',
    size: (_, drivers, all) =>
      has(all, 'hoist') ? null : goesWith(drivers, count(2, 'One at either end of the truss')),
  },
  {
    id: 'lighting-stands',
    source: '[ours] four lights to a stand',
    after: ['stage_wash', 'profile_spot'],
    kinds: ['lighting_stand'],
    label: 'lighting stands',
    size: (_, drivers, all) => {
      if (has(all, 'truss', 'mobile_stage', 'stage_roof')) return null;
      const units = Math.max(2, Math.ceil(pieces(drivers, 'stage_wash', 'profile_spot') / 4));
      return goesWith(drivers, count(units, 'Four lights to a stand'));
    },
  },
  {
    id: 'clamps',
    source: '[ours] one for each light on truss',
    after: FIXTURES,
    kinds: ['clamp'],
    label: 'clamps',
    size: (_, drivers, all) =>
      has(all, 'truss') ? goesWith(drivers, count(lit(drivers), 'One for each light on the truss', clampFit)) : null,
  },
  {
    id: 'dimmers',
    source: '[ours] a channel for each light that is no LED',
    after: ['profile_spot', 'stage_wash'],
    kinds: ['dimmer'],
    label: 'dimmers',
    size: (_, drivers) => {
      const plain = drivers.filter(({ product }) => !/\bLED\b/i.test(`${product.name} ${product.description ?? ''}`));
      const lights = pieces(plain, 'profile_spot', 'stage_wash');
      if (
        lights === 0 ||
        !/tungsten|halogen|\b(575|650|750|1000|2000) ?w/i.test(
          plain.map(({ product }) => `${product.name} ${product.description ?? ''}`).join(' '),
        )
      )
        return null;
      return goesWith(
        plain,
        cover(
          lights,
          (product) => product.traits.channels ?? null,
          6,
          (each) => `${lights} lights, ${figure(each)} to a pack`,
        ),
      );
    },
  },
  {
    id: 'lighting-console',
    perRoom: true,
    source: '[ours] wherever lights move or change',
    after: FIXTURES,
    kinds: ['lighting_console'],
    label: 'a lighting console',
    size: (occasion, drivers) => {
      const moving = has(drivers, 'moving_head');
      const show = occasion.does('live_music', 'theatre', 'dj', 'awards') || occasion.is('fashion_show');
      if (!moving && !(lit(drivers) >= 4 && show) && lit(drivers) < 6) return null;
      return goesWith(
        drivers,
        exactly(1, moving ? 'Runs the moving lights and the stage' : 'Sets and runs the stage light'),
      );
    },
  },
  {
    id: 'dmx-splitter',
    source: '[ours] from sixteen lights on',
    after: FIXTURES,
    kinds: ['dmx_splitter'],
    label: 'a DMX splitter',
    size: (_, drivers) =>
      lit(drivers) >= 16 ? goesWith(drivers, exactly(1, `Control signal for ${lit(drivers)} lights`)) : null,
  },
  {
    id: 'effect-fluid',
    source: '[ours] a litre for each machine and day',
    after: ['hazer', 'smoke_machine'],
    kinds: ['effect_fluid'],
    label: 'effect fluid',
    size: (occasion, drivers) => {
      const haze = has(drivers, 'hazer');
      const suits = (product: { readonly name: string }) => (/haz/i.test(product.name) === haze ? 1 : 0.2);
      return goesWith(
        drivers,
        count(pieces(drivers, 'hazer', 'smoke_machine') * occasion.days, 'A litre for each machine and day', suits),
      );
    },
  },
];
