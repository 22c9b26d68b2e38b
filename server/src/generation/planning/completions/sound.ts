import type { Kind } from '../../../equipment/index.ts';
import { isDrumSet } from '../drum-sets.ts';
import { isLoud, subwooferFit } from '../rules/sound.ts';
import { atLeast, between, count, even, exactly, type Fit } from '../sizes.ts';
import type { Choice, Completion, Occasion, Size } from '../types.ts';
import { counted, figure } from '../words.ts';
import { goesWith, has, isBreakout, isSelfPowered, mainOnly, pieces } from './helpers.ts';

const WIRELESS: readonly Kind[] = ['mic_wireless_handheld', 'mic_wireless_lapel', 'mic_headset'];
const WIRED: readonly Kind[] = ['mic_wired', 'mic_instrument', 'mic_lectern'];

/** Inputs at the desk of one room: every microphone and DI or what a list of inputs fills, two for playback, two for a DJ. */
export function channelsOf(choices: readonly Choice[], occasion: Occasion): number {
  const main = mainOnly(choices).filter((choice) => !choice.optional);
  const inputs = Math.max(pieces(main, ...WIRELESS, ...WIRED, 'di_box'), occasion.facts.inputs ?? 0);
  return Math.ceil(inputs / occasion.main.count) + 2 + (occasion.dj ? 2 : 0);
}

function subwoofers(occasion: Occasion, drivers: readonly Choice[]): number {
  const arrays = pieces(drivers, 'line_array');
  if (arrays > 0) return even(occasion.does('dj', 'dancing') ? arrays : arrays / 2);
  const tops = pieces(drivers, 'speaker_top');
  if (occasion.is('club_night')) return between(2, tops * 2, 16);
  if (occasion.dj || occasion.does('dancing')) return between(2, tops, 12);
  return between(2, even(tops / 2), 8);
}

/** A table stand carries no singer's microphone. */
const standing: Fit = ({ name }) => (/table|desk|tisch|bureau|mesa|tafel/i.test(name) ? 0.1 : 0.7);

/** A microphone plugs into an XLR cable, no player's lead or adapter. */
const balanced: Fit = ({ name }) =>
  /rca|cinch|tulp|mini|jack|klinke|usb|y-?\s?split|insert|midi/i.test(name) ? 0.1 : 0.6;

export const soundCompletions: readonly Completion[] = [
  {
    id: 'amplifier-microphones',
    perRoom: true,
    source: '[ours] two guitars and one more instrument, where a set of microphones takes care of the drums',
    after: ['mic_instrument'],
    kinds: ['mic_instrument', 'mic_wired'],
    label: 'instrument microphones',
    size: (occasion, drivers) => {
      const sets = drivers.filter(({ need, product }) => need.rule === 'instrument-microphones' && isDrumSet(product));
      if (sets.length === 0 || occasion.players < 3 || drivers.length > sets.length) return null;
      const single = count(3, 'Guitar amplifiers and whatever is not plugged in');
      return goesWith(sets, (product, kind) => ((product.traits.pieces ?? 1) > 1 ? null : single(product, kind)));
    },
  },
  {
    id: 'subwoofers',
    source: 'vinrade.com: subs to tops 2:1 for bass-heavy music; 1:1 for dancing and 1:2 for bands [ours]',
    after: ['speaker_top', 'line_array'],
    kinds: ['subwoofer'],
    label: 'subwoofers',
    size: (occasion, drivers) => {
      const main = mainOnly(drivers).filter((each) => each.need.rule !== 'ceremony-sound');
      if (main.length === 0 || !isLoud(occasion) || occasion.people < 60 || isSelfPowered(main)) return null;
      const units = subwoofers(occasion, main);
      return goesWith(
        main,
        count(
          units,
          `Bass for ${counted(occasion.people, 'guest')}, ${units} to ${pieces(main, 'speaker_top', 'line_array')} speakers`,
          subwooferFit(occasion, has(main, 'line_array')),
        ),
      );
    },
  },
  {
    id: 'amplifiers',
    source: '[ours] a channel drives two passive cabinets; four channels where the amplifier does not say',
    after: ['line_array', 'subwoofer'],
    kinds: ['amplifier'],
    label: 'amplifiers',
    size: (_, drivers) => {
      const passive = drivers.filter(({ product, kind }) => {
        const words = `${product.name} ${product.description ?? ''}`;
        return /passive?\b|passiv/i.test(words) || (kind === 'line_array' && !/power|activ|aktiv|amplif/i.test(words));
      });
      const cabinets = pieces(passive, 'line_array', 'subwoofer');
      if (cabinets === 0) return null;
      const size: Size = (product, kind) =>
        exactly(cabinets / ((product.traits.channels ?? 4) * 2), `For ${figure(cabinets)} passive cabinets`)(
          product,
          kind,
        );
      return goesWith(passive, size);
    },
  },
  {
    id: 'speaker-stands',
    source: '[ours] a stand for each speaker that does not stand on a subwoofer',
    after: ['speaker_top'],
    kinds: ['speaker_stand'],
    label: 'speaker stands',
    size: (_, drivers, all) => {
      const units = pieces(drivers, 'speaker_top') - pieces(all, 'subwoofer');
      return units > 0 ? goesWith(drivers, count(units, 'One for each speaker that stands on no subwoofer')) : null;
    },
  },
  {
    id: 'microphone-stands',
    source: '[ours] one for each wired microphone',
    after: ['mic_wired', 'mic_instrument'],
    kinds: ['mic_stand'],
    label: 'microphone stands',
    size: (_, drivers) => {
      const units = pieces(drivers, 'mic_wired', 'mic_instrument');
      return goesWith(drivers, count(units, 'One for each vocal and instrument microphone', standing));
    },
  },
  {
    id: 'lectern-microphone',
    source: '[ours]',
    after: ['lectern'],
    kinds: ['mic_lectern'],
    label: 'a lectern microphone',
    size: (occasion, drivers, all) => {
      if (has(all, 'mic_lectern')) return null;
      const silent = drivers.filter((driver) => !/\bmic|\bPA\b|sound/i.test(driver.product.name));
      const units = pieces(silent, 'lectern');
      return occasion.people > 25 && units > 0 && occasion.kind !== 'other'
        ? goesWith(silent, count(units, 'At the lectern'))
        : null;
    },
  },
  {
    id: 'mixing-console',
    perRoom: true,
    source: '[ours] an input for each microphone and DI, two for playback, two for a DJ, and some in hand',
    after: [...WIRELESS, ...WIRED, 'mic_conference', 'speaker_top', 'line_array'],
    kinds: ['mixing_console'],
    label: 'a mixing console',
    size: (occasion, drivers, all) => {
      const main = mainOnly(drivers);
      if (main.length === 0 || isSelfPowered(all)) return null;
      const channels = channelsOf(all, occasion);
      // A single microphone without loudspeakers goes into whatever is there.
      if (channels <= 3 && !has(all, 'speaker_top', 'speaker_column', 'line_array')) return null;
      // A complete system comes with a small mixer of its own.
      if (has(mainOnly(all), 'pa_package') && channels <= 8) return null;
      const why = `${figure(channels)} inputs: every microphone, playback${occasion.dj ? ' and the DJ' : ''}`;
      return goesWith(main, exactly(1, why, atLeast('channels', channels + 2)));
    },
  },
  {
    id: 'breakout-mixers',
    source: '[ours]',
    after: ['speaker_top', 'speaker_column'],
    kinds: ['mixing_console'],
    label: 'mixers for the breakout rooms',
    size: (_, drivers) => {
      const rooms = drivers.filter(isBreakout);
      const [first] = rooms;
      if (first === undefined) return null;
      return { ...goesWith(rooms, exactly(1, 'A small mixer', atLeast('channels', 6))), room: first.need.room };
    },
  },
  {
    id: 'stagebox',
    perRoom: true,
    source: '[ours] from sixteen inputs on',
    after: ['mixing_console'],
    kinds: ['stagebox'],
    label: 'a stagebox',
    size: (occasion, drivers, all) => {
      const channels = channelsOf(all, occasion);
      if (channels < 16) return null;
      return goesWith(
        drivers,
        exactly(
          channels > 32 ? 2 : 1,
          `${channels} inputs from the stage`,
          atLeast('channels', channels > 32 ? 24 : channels),
        ),
      );
    },
  },
  {
    id: 'audio-cables',
    source: '[ours] one for each wired microphone, DI and speaker',
    after: [...WIRED, 'di_box', 'speaker_top', 'stage_monitor'],
    kinds: ['audio_cable'],
    label: 'audio cables',
    size: (occasion, drivers) => {
      if (occasion.kind === 'other') return null;
      const units = pieces(drivers, ...WIRED, 'di_box', 'speaker_top', 'stage_monitor');
      return goesWith(drivers, count(units, 'One for each wired microphone, DI box and speaker', balanced));
    },
  },
  {
    id: 'batteries',
    source: '[ours] two for each radio microphone and day',
    after: WIRELESS,
    kinds: ['batteries'],
    label: 'batteries',
    size: (occasion, drivers) => {
      const units = pieces(drivers, ...WIRELESS) * 2 * occasion.days;
      return goesWith(
        drivers,
        count(units, `Two for each radio microphone${occasion.days > 1 ? ` on each of ${occasion.days} days` : ''}`),
      );
    },
  },
];
