import type { Kind } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { isDrumSet } from '../things/drum-sets.ts';
import { also, type Reason, reason } from '../prose/reasons.ts';
import { between, count, type Fit } from '../sizes.ts';
import type { Occasion, Size } from '../types.ts';

/** The host has a wireless microphone of his own, always; questions from the floor come on top (soundplus.ca). */
export function handhelds(occasion: Occasion): Size {
  const { is, does, people, hosts, singers } = occasion;
  const parts: [number, Reason][] = [];
  const wearsOne = occasion.facts.demands.some((demand) => demand.kinds[0] === 'mic_headset');
  const hosted = hosts > 0 || is('gala_dinner', 'awards', 'wedding', 'party', 'fair', 'sports', 'fashion_show');
  const each = between(1, hosts, 4);
  if (hosted && !wearsOne) parts.push([each, reason('mic_host', { count: each })]);
  if (is('wedding', 'gala_dinner', 'reception') && does('speech', 'reception')) parts.push([1, reason('mic_speeches')]);
  if (is('ceremony', 'worship')) parts.push([1, reason('mic_readings')]);
  if (does('questions') || (is('conference') && people >= 80)) {
    // [ours]: one for each 125 people, two at least in a room of more than 100.
    const number = people <= 100 ? 1 : between(2, Math.ceil(people / 125), 6);
    parts.push([number, reason('mic_questions', { count: number })]);
  }
  if (singers > 0 && !does('live_music')) parts.push([singers, reason('mic_singers', { count: singers })]);
  if (parts.length === 0) parts.push([1, reason('mic_to_speak')]);
  const [[, first] = [1, reason('mic_to_speak')], ...others] = parts;
  const number = parts.reduce((sum, [part]) => sum + part, 0);
  return count(number, also(first, ...others.map(([, why]) => why)));
}

/** A panel: one lavalier each. Speakers in a row: two sets, swapped, when three or more (soundplus.ca). */
export function lapels({ panel, speakers, is }: Occasion): Size {
  if (panel > 0) return count(panel + 1, reason('mic_panel', { panel }));
  if (speakers > 2) return count(2, reason('mic_speakers_in_turn', { speakers }));
  if (speakers > 0) return count(speakers, reason('mic_speakers', { speakers }));
  return count(1, reason(is('wedding', 'ceremony', 'worship') ? 'mic_ceremony' : 'mic_hands_free'));
}

export function headsets({ panel, speakers, hosts }: Occasion): Size {
  return count(panel || speakers || hosts || 1, reason('mic_each_speaker'));
}

export function vocals(occasion: Occasion): Size {
  return count(vocalMics(occasion), reason('vocal_mics'));
}

/** Up to four voices in a band, two more where bands follow each other; [ours]. */
export function vocalMics(occasion: Occasion): number {
  if (occasion.choir > 0 && occasion.players === 0) return choirMics(occasion);
  const voices = Math.max(occasion.singers, Math.min(occasion.players, 4));
  return Math.max(1, voices) + (occasion.acts > 2 ? 2 : 0);
}

/** Bass, keyboards in stereo, acoustic guitar; [ours]. */
export function diBoxes(occasion: Occasion): number {
  return (occasion.players > 2 ? 4 : 2) + (occasion.acts > 2 ? 2 : 0);
}

/** Two to three condensers for about 30 voices (specialeventguru.blogspot.com). */
function choirMics({ choir }: Occasion): number {
  return between(2, Math.ceil(choir / 12), 12);
}

/** At a discussion table one for each three, eight at least (tc39/how-we-work #145); in rows only the top table has some. */
export function tableMics({ people, facts }: Occasion): Size {
  const round = people <= 40 || facts.seating.some(({ value }) => value === 'boardroom');
  return round
    ? count(Math.max(8, Math.ceil(people / 3)), reason('mic_per_three', { people }))
    : count(8, reason('mic_top_table'));
}

/** A set of drum microphones where the shelf has one, else eight; in an orchestra one for each five players; [ours]. */
export function instruments({ players }: Occasion): Size {
  if (players > 10) return singleMics(Math.ceil(players / 5), reason('mic_orchestra', { players }));
  const singly = count(8, reason('mic_drums_and_amplifiers'), forPlayers);
  return (product, kind) =>
    isDrumSet(product) ? { units: 1, fit: 1, why: reason('mic_drum_set') } : singly(product, kind);
}

export function ensembleMics({ players }: Occasion): Size {
  return singleMics(players, reason('per_player', { people: players }));
}

export function voicesOfChoir(occasion: Occasion): Size {
  return singleMics(choirMics(occasion), reason('mic_choir', { choir: occasion.choir }), forVoices);
}

/** Asked for without a number: before the voices of a choir and its players, else before a band. */
export function instrumentsAsked(occasion: Occasion): Size {
  const { choir, players } = occasion;
  if (choir === 0 || occasion.facts.performers.some(({ kind }) => kind === 'band')) return instruments(occasion);
  return count(choirMics(occasion) + (players <= 10 ? players : 0), reason('mic_choir', { choir }));
}

/** Wired microphones that were asked for, else as many as those who sing and play take. */
export function wiredMics(occasion: Occasion): number {
  const asked = askedFor(occasion, 'mic_wired') + askedFor(occasion, 'mic_instrument');
  return asked || vocalMics(occasion) + (occasion.choir > 0 && occasion.players > 0 ? choirMics(occasion) : 0);
}

/** Pieces of a kind that were asked for with a number. */
export function askedFor({ facts }: Occasion, wanted: Kind): number {
  return facts.demands
    .filter(({ kinds: [kind], optional }) => kind === wanted && !optional)
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

/** Single microphones: a set for a drum kit is of no use to strings and voices. */
function singleMics(number: number, why: Reason, prefers: Fit = forPlayers): Size {
  const single = count(number, why, prefers);
  return (product, kind) => (isDrumSet(product) ? null : single(product, kind));
}

/** Microphones that hang over many voices are not put before a drum or an amplifier. */
const OF_CHOIRS = /choir|choral|\bchor\b|hanging|hänge|ch[oœ]e?ur|\bcoro\b|\bkoor\b/iu;

function forPlayers({ name }: ShelfProduct): number {
  return OF_CHOIRS.test(name) ? 0.1 : 0.6;
}

/** How well a microphone stands before many voices, in [0, 1]. */
export function forVoices({ name }: ShelfProduct): number {
  return OF_CHOIRS.test(name) ? 1 : 0.6;
}
