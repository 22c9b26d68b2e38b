import type { ShelfProduct } from '../../types.ts';
import { reason } from '../prose/reasons.ts';
import { count, exactly } from '../sizes.ts';
import type { Occasion, Room, Size } from '../types.ts';
import { amountOf } from '../amounts/amounts.ts';
import { theatreProfiles } from '../amounts/lighting.ts';
import { ensembleMics, instruments, lapels, vocals, voicesOfChoir } from '../amounts/microphones.ts';
import { soundSystem } from '../amounts/sound.ts';
import { stageDrape } from '../amounts/staging.ts';
import { playback } from '../amounts/video.ts';

type SizeOf = (occasion: Occasion, room: Room) => Size | null;

/** The sizes of rules that reckon otherwise than where the same thing is asked for without a number. */
export function sizeOfRule(rule: string, occasion: Occasion, room: Room): Size | null {
  return BY_RULE[rule]?.(occasion, room) ?? null;
}

/** A ceremony apart from the feast is heard by 150 at most; [ours]. */
const ceremonySound: SizeOf = (occasion) =>
  soundSystem(occasion, { name: 'the ceremony', count: 1, people: Math.min(occasion.people, 150) });

const one: SizeOf = () => exactly(1, reason('as_asked'));

const BY_RULE: Readonly<Record<string, SizeOf>> = {
  'ceremony-sound': ceremonySound,
  'lapel-microphones': lapels,
  'breakout-microphones': one,
  'headsets-on-stage': () => count(6, reason('headsets_on_stage')),
  'vocal-microphones': vocals,
  'instrument-microphones': instruments,
  'ensemble-microphones': ensembleMics,
  'choir-microphones': voicesOfChoir,
  playback,
  'breakout-playback': one,
  'stream-network': () => exactly(1, reason('stream_network'), nearUplink),
  'stage-drape': stageDrape,
  'theatre-profiles': theatreProfiles,
  'dance-light': (occasion, room) => amountOf('disco_light', occasion, room),
  'interpretation-booth': one,
  signage: () => count(4, reason('signs'), boards),
  registration: (occasion, room) => amountOf('registration_desk', occasion, room),
  'panel-seats': ({ panel }) => count(panel, reason('panel_seats', { panel })),
};

function nearUplink({ name }: ShelfProduct): number {
  return /internet|5g|4g|router|bonded/i.test(name) ? 1 : 0.3;
}

function boards({ name }: ShelfProduct): number {
  return /board|sign(?!al)|banner|frame|totem/i.test(name) ? 0.9 : 0.2;
}
