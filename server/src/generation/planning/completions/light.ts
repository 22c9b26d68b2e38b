import { reason } from '../prose/reasons.ts';
import { count, cover, exactly, runOf } from '../sizes.ts';
import type { Choice } from '../types.ts';
import { allPieces, goesWith, has, pieces, type SizeOf, textOf } from './drivers.ts';

/** From so many lights on they hang from truss; [ours]. */
const ON_TRUSS = 12;

/** Bolts, pins and safety wires are sold beside clamps. */
function clampFit({ name }: { readonly name: string }): number {
  return /clamp|hook|coupler|schelle|haken|klemme|collier|crochet|abrazadera|gancho|klem/i.test(name) ? 0.8 : 0.1;
}

/** Lights that hang or stand over people; what is asked for as an uplight stands on the floor, whatever it is else. */
function lit(choices: readonly Choice[]): number {
  return allPieces(choices.filter(({ need }) => need.kinds[0] !== 'uplight'));
}

/** Lamps that a dimmer feeds. */
const TUNGSTEN = /tungsten|halogen|\b(575|650|750|1000|2000) ?w/i;

export const LIGHT: Readonly<Record<string, SizeOf>> = {
  'lighting-truss': ({ stage: { widthM } }, drivers, all) => {
    const lights = lit(drivers);
    if (lights < ON_TRUSS || has(all, 'mobile_stage', 'stage_roof')) return null;
    return goesWith(
      drivers,
      cover(widthM, runOf, 2, () => reason('truss', { run: widthM, lights })),
    );
  },
  'lifting-towers': (_, drivers, all) => (has(all, 'hoist') ? null : goesWith(drivers, count(2, reason('towers')))),
  'lighting-stands': (_, drivers, all) =>
    has(all, 'truss', 'mobile_stage', 'stage_roof')
      ? null
      : goesWith(drivers, count(Math.max(2, Math.ceil(allPieces(drivers) / 4)), reason('lighting_stands'))),
  clamps: (_, drivers, all) =>
    has(all, 'truss') ? goesWith(drivers, count(lit(drivers), reason('clamps'), clampFit)) : null,
  dimmers: (_, drivers) => {
    const plain = drivers.filter((driver) => !/\bLED\b/i.test(textOf(driver)));
    const lights = allPieces(plain);
    if (!plain.some((driver) => TUNGSTEN.test(textOf(driver)))) return null;
    const size = cover(
      lights,
      ({ traits }) => traits.channels ?? null,
      6,
      (each) => reason('dimmers', { lights, each }),
    );
    return goesWith(plain, size);
  },
  'lighting-console': ({ is, does }, drivers) => {
    const moving = has(drivers, 'moving_head');
    const show = does('live_music', 'theatre', 'dj', 'awards') || is('fashion_show');
    if (!moving && lit(drivers) < (show ? 4 : 6)) return null;
    return goesWith(drivers, exactly(1, reason(moving ? 'console_moving' : 'console')));
  },
  'dmx-splitter': (_, drivers) =>
    lit(drivers) >= 16 ? goesWith(drivers, exactly(1, reason('dmx', { lights: lit(drivers) }))) : null,
  'effect-fluid': ({ days }, drivers) => {
    const haze = has(drivers, 'hazer');
    const suits = ({ name }: { readonly name: string }) => (/haz/i.test(name) === haze ? 1 : 0.2);
    return goesWith(drivers, count(pieces(drivers, 'hazer', 'smoke_machine') * days, reason('effect_fluid'), suits));
  },
};
