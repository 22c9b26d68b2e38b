import { isDrumSet } from '../things/drum-sets.ts';
import { reason } from '../prose/reasons.ts';
import { isLoud, subwooferFit } from '../amounts/sound.ts';
import { atLeast, between, count, even, exactly, type Fit } from '../sizes.ts';
import type { Choice, Occasion } from '../types.ts';
import {
  allPieces,
  goesWith,
  has,
  isBreakout,
  isSelfPowered,
  mainOnly,
  pieces,
  type SizeOf,
  textOf,
} from './drivers.ts';
import { kindsCalled } from '../../kind-sets.ts';

const INPUTS = kindsCalled('input');

/** Inputs at the desk of one room: every microphone and DI box, two for playback, two for a DJ. */
function channelsOf(choices: readonly Choice[], occasion: Occasion): number {
  const main = mainOnly(choices).filter((choice) => !choice.optional);
  const inputs = pieces(main, ...INPUTS);
  return Math.ceil(inputs / occasion.main.count) + 2 + (occasion.dj ? 2 : 0);
}

function subwoofers({ is, does, dj }: Occasion, drivers: readonly Choice[]): number {
  const arrays = pieces(drivers, 'line_array');
  if (arrays > 0) return even(does('dj', 'dancing') ? arrays : arrays / 2);
  const tops = pieces(drivers, 'speaker_top');
  if (is('club_night')) return between(2, tops * 2, 16);
  return dj || does('dancing') ? between(2, tops, 12) : between(2, even(tops / 2), 8);
}

/** Some channels of an analogue desk are stereo: a microphone goes into fewer than it counts; [ours]. */
function inputs(wanted: number): Fit {
  const [digital, analogue] = [atLeast('channels', wanted), atLeast('channels', wanted / 0.8)];
  return (product) => (/analog/iu.test(textOf({ product })) ? analogue : digital)(product);
}

/** A table stand carries no singer's microphone. */
const standing: Fit = ({ name }) => (/table|desk|tisch|bureau|mesa|tafel/i.test(name) ? 0.1 : 0.7);

/** A microphone plugs into an XLR cable, no player's lead or adapter. */
const balanced: Fit = ({ name }) =>
  /rca|cinch|tulp|mini|jack|klinke|usb|y-?\s?split|insert|midi/i.test(name) ? 0.1 : 0.6;

/** Cabinets that bring no amplifier. */
function isPassive(driver: Choice): boolean {
  const said = textOf(driver);
  return /passive?\b|passiv/i.test(said) || (driver.kind === 'line_array' && !/power|activ|aktiv|amplif/i.test(said));
}

export const SOUND: Readonly<Record<string, SizeOf>> = {
  'amplifier-microphones': (_, drivers) => {
    const sets = drivers.filter(({ need, product }) => need.rule === 'instrument-microphones' && isDrumSet(product));
    if (sets.length === 0 || drivers.length > sets.length) return null;
    const single = count(3, reason('mic_amplifiers'));
    return goesWith(sets, (product, kind) => ((product.traits.pieces ?? 1) > 1 ? null : single(product, kind)));
  },
  subwoofers: (occasion, drivers) => {
    const main = mainOnly(drivers).filter((each) => each.need.rule !== 'ceremony-sound');
    if (main.length === 0 || !isLoud(occasion) || isSelfPowered(main)) return null;
    // "Two speakers": whoever orders them by number has thought of the bass.
    if (occasion.facts.scope === 'order' && main.every(({ need }) => need.exact)) return null;
    const units = subwoofers(occasion, main);
    const why = reason('subwoofers', { people: occasion.people, units, speakers: allPieces(main) });
    return goesWith(main, count(units, why, subwooferFit(occasion, has(main, 'line_array'))));
  },
  amplifiers: (_, drivers) => {
    const passive = drivers.filter(isPassive);
    const cabinets = allPieces(passive);
    if (cabinets === 0) return null;
    const why = reason('amplifiers', { cabinets });
    return goesWith(passive, (product, kind) =>
      exactly(cabinets / ((product.traits.channels ?? 4) * 2), why)(product, kind),
    );
  },
  'speaker-stands': (_, drivers, all) => {
    const units = allPieces(drivers) - pieces(all, 'subwoofer');
    return units > 0 ? goesWith(drivers, count(units, reason('speaker_stands'))) : null;
  },
  'microphone-stands': (_, drivers) => goesWith(drivers, count(allPieces(drivers), reason('per_wired_mic'), standing)),
  'lectern-microphone': (_, drivers, all) => {
    const silent = drivers.filter(({ product }) => !/\bmic|\bPA\b|sound/i.test(product.name));
    return has(all, 'mic_lectern') || silent.length === 0
      ? null
      : goesWith(silent, count(allPieces(silent), reason('mic_lectern')));
  },
  'mixing-console': (occasion, drivers, all) => {
    const main = mainOnly(drivers);
    if (main.length === 0 || isSelfPowered(all)) return null;
    // Whoever lists loudspeakers and microphones lists a desk with them; "a sound system" has one.
    if (occasion.dry && !occasion.facts.demands.some(({ kinds: [kind] }) => kind === 'pa_package')) return null;
    const channels = channelsOf(all, occasion);
    // A single microphone without loudspeakers goes into whatever is there.
    if (channels <= 3 && !has(all, 'speaker_top', 'speaker_column', 'line_array')) return null;
    // A complete system comes with a small mixer of its own.
    if (has(mainOnly(all), 'pa_package') && channels <= 8) return null;
    const why = reason(occasion.dj ? 'desk_inputs_dj' : 'desk_inputs', { channels });
    return goesWith(main, exactly(1, why, inputs(channels + 2)));
  },
  'breakout-mixers': (_, drivers) => {
    const rooms = drivers.filter(isBreakout);
    const room = rooms[0]?.need.room;
    return room === undefined
      ? null
      : { ...goesWith(rooms, exactly(1, reason('small_mixer'), atLeast('channels', 6))), room };
  },
  stagebox: (occasion, drivers, all) => {
    const channels = channelsOf(all, occasion);
    const boxes = channels > 32 ? 2 : 1;
    const fit = atLeast('channels', boxes > 1 ? 24 : channels);
    return channels < 16 ? null : goesWith(drivers, exactly(boxes, reason('stagebox', { channels }), fit));
  },
  'audio-cables': (_, drivers) => goesWith(drivers, count(allPieces(drivers), reason('audio_cables'), balanced)),
  'set-of-our-dj': (_, drivers) =>
    goesWith(drivers, (product, kind) => count(kind === 'dj_player' ? 2 : 1, reason('set_of_our_dj'))(product, kind)),
  batteries: ({ days }, drivers) =>
    goesWith(drivers, count(allPieces(drivers) * 2 * days, reason('batteries', { days }))),
};
