import type { Kind } from '../../../equipment/index.ts';
import type { Demand, ShelfProduct } from '../../types.ts';
import { says } from '../conditions.ts';
import { isDrumSet } from '../drum-sets.ts';
import { between, count, exactly } from '../sizes.ts';
import type { Occasion, Rule, Size, Verdict } from '../types.ts';
import { counted, listed } from '../words.ts';
import { soundWanted } from './sound.ts';

interface Microphones {
  readonly number: number;
  readonly why: string;
}

/** The host has a wireless microphone of his own, always; questions from the floor come on top (soundplus.ca). */
export function handhelds(occasion: Occasion): Microphones {
  const { is, does, people } = occasion;
  const parts: [number, string][] = [];
  const wearsOne = occasion.facts.demands.some((demand) => demand.kinds[0] === 'mic_headset');
  const hosted =
    occasion.hosts > 0 || is('gala_dinner', 'awards', 'wedding', 'party', 'fair', 'sports', 'fashion_show');
  if (hosted && !wearsOne) {
    const hosts = Math.max(1, Math.min(occasion.hosts, 4));
    parts.push([hosts, hosts > 1 ? 'one for each host' : 'one for the host']);
  }
  if (is('wedding', 'gala_dinner', 'reception') && does('speech', 'reception')) parts.push([1, 'one for the speeches']);
  if (is('ceremony', 'worship')) parts.push([1, 'one for readings and guests']);
  const audienceSpeaks = does('questions') || (is('conference') && people >= 80);
  if (audienceSpeaks) {
    // [ours]: one for each 125 people, two at least in a room of more than 100.
    const number = people <= 100 ? 1 : between(2, Math.ceil(people / 125), 6);
    parts.push([number, `${number} to pass round for questions`]);
  }
  if (occasion.singers > 0 && !does('live_music')) {
    parts.push([occasion.singers, occasion.singers > 1 ? `${occasion.singers} for singers` : 'one for the singer']);
  }
  if (parts.length === 0) parts.push([1, 'one to speak into']);
  return {
    number: parts.reduce((sum, [number]) => sum + number, 0),
    why: `Hand-held: ${listed(parts.map(([, part]) => part))}`,
  };
}

/** A panel: one lavalier each. Speakers in a row: two sets, swapped, when three or more (soundplus.ca). */
export function lapels(occasion: Occasion): Microphones {
  const { panel, speakers, is } = occasion;
  if (panel > 0) {
    return {
      number: panel + 1,
      why: `A panel of ${panel}: a microphone for each of them and one spare, shared with the speakers before and after`,
    };
  }
  if (speakers > 0) {
    return speakers > 2
      ? { number: 2, why: `${speakers} speakers one after the other: two sets, one fitted while the other is on` }
      : { number: speakers, why: speakers === 1 ? 'One for the speaker' : 'One for each of the two speakers' };
  }
  if (is('wedding', 'ceremony', 'worship')) return { number: 1, why: 'One for whoever leads the ceremony' };
  return { number: 1, why: 'One to speak with both hands free' };
}

function spoken(occasion: Occasion): boolean {
  return occasion.does('speech', 'panel', 'awards', 'questions', 'presentation');
}

function amplified(occasion: Occasion): boolean {
  if (occasion.does('stream', 'recording')) return true;
  return occasion.is('meeting') ? occasion.people > 30 : occasion.people > 25;
}

export function vocalMics(occasion: Occasion): number {
  if (occasion.choir > 0 && occasion.players === 0) return choirMics(occasion);
  const voices = Math.max(occasion.singers, Math.min(occasion.players, 4));
  return Math.max(1, voices) + (occasion.acts > 2 ? 2 : 0);
}

export function diBoxes(occasion: Occasion): number {
  return (occasion.players > 2 ? 4 : 2) + (occasion.acts > 2 ? 2 : 0);
}

/** A drum kit takes seven, each amplifier one; [ours]. An orchestra: one for each five players; [ours]. */
function instrumentMics(occasion: Occasion): number {
  return occasion.players > 10 ? Math.ceil(occasion.players / 5) : 8;
}

/** Two to three condensers for about 30 voices (specialeventguru.blogspot.com). */
export function choirMics(occasion: Occasion): number {
  return between(2, Math.ceil(occasion.choir / 12), 12);
}

/** At a discussion table one for each three, eight at least (tc39/how-we-work #145). */
export function tableMics(occasion: Occasion): Size {
  // In rows only the top table speaks into one.
  const round = occasion.people <= 40 || occasion.facts.seating.some(({ value }) => value === 'boardroom');
  if (!round) return count(8, 'Eight along the top table');
  const number = Math.max(8, Math.ceil(occasion.people / 3));
  return count(number, `One for each three of ${occasion.people} at the table, eight at least`);
}

const SOUNDPLUS = 'soundplus.ca, how many microphones to order for an event';

export const microphoneRules: readonly Rule[] = [
  {
    id: 'handheld-microphones',
    source: SOUNDPLUS,
    label: 'wireless hand-held microphones',
    kinds: ['mic_wireless_handheld'],
    when: handheldsWanted,
    size: (occasion) => count(handhelds(occasion).number, handhelds(occasion).why),
  },
  {
    id: 'lapel-microphones',
    source: SOUNDPLUS,
    label: 'lapel microphones',
    kinds: ['mic_wireless_lapel', 'mic_headset'],
    when: lapelsWanted,
    apart: true,
    size: (occasion) => count(lapels(occasion).number, lapels(occasion).why),
  },
  {
    id: 'breakout-microphones',
    source: '[ours] one radio microphone in each breakout room from 30 people on',
    label: 'a microphone for each breakout room',
    kinds: ['mic_wireless_handheld', 'mic_wireless_lapel'],
    when: (_, room) => (room.people >= 30 ? 'need' : 'no'),
    size: () => exactly(1, 'One radio microphone'),
    room: 'breakout',
  },
  {
    id: 'table-microphones',
    source: 'tc39/how-we-work #145: one for each three, eight at least',
    label: 'delegate microphones',
    kinds: ['mic_conference'],
    when: (occasion) => (seatedRoundTable(occasion) && occasion.people >= 24 ? 'need' : 'no'),
    size: tableMics,
  },
  {
    id: 'headsets-on-stage',
    source: '[ours] hands-free for those who act or sing and move',
    label: 'headset microphones',
    kinds: ['mic_headset', 'mic_wireless_lapel'],
    when: (occasion) => (occasion.does('theatre') && occasion.people >= 100 ? 'need' : 'no'),
    size: () => count(6, 'Hands-free for the six leading parts'),
  },
  {
    id: 'vocal-microphones',
    source: '[ours] up to four voices in a band',
    label: 'vocal microphones',
    kinds: ['mic_wired', 'mic_wireless_handheld'],
    when: (occasion) => (plays(occasion) && occasion.players <= 10 ? 'need' : 'no'),
    size: (occasion) => count(vocalMics(occasion), 'A vocal microphone for each voice in the band'),
  },
  {
    id: 'instrument-microphones',
    source: '[ours] seven on the drums, one for an amplifier; an orchestra one for each five players',
    label: 'instrument microphones',
    kinds: ['mic_instrument', 'mic_wired'],
    when: (occasion) =>
      !says(occasion.facts, 'music_unamplified') &&
      ((occasion.does('live_music') && occasion.players > 2) || occasion.players > 10)
        ? 'need'
        : 'no',
    size: instruments,
  },
  {
    id: 'ensemble-microphones',
    source: '[ours] one for each player of a small ensemble, from 80 listeners on, from 150 at a feast',
    label: 'microphones for the ensemble',
    kinds: ['mic_instrument', 'mic_wired'],
    when: (occasion) =>
      !says(occasion.facts, 'music_unamplified') &&
      !occasion.is('theatre') &&
      !plays(occasion) &&
      occasion.players > 0 &&
      occasion.players <= 10 &&
      occasion.people >= heardUpTo(occasion)
        ? 'need'
        : 'no',
    size: ({ players }) => singleMics(players, `One for each of ${counted(players, 'player')}`),
  },
  {
    id: 'choir-microphones',
    source: 'specialeventguru.blogspot.com 2016/12: two to three condensers for about 30 voices',
    label: 'choir microphones',
    kinds: ['mic_instrument', 'mic_wired'],
    when: (occasion) => (occasion.choir >= 8 && !says(occasion.facts, 'music_unamplified') ? 'need' : 'no'),
    size: (occasion) => singleMics(choirMics(occasion), `Condensers for a choir of ${occasion.choir}`, forVoices),
  },
  {
    id: 'di-boxes',
    source: '[ours] bass, keyboards in stereo, acoustic guitar',
    label: 'DI boxes',
    kinds: ['di_box'],
    when: (occasion) => (plays(occasion) && occasion.players <= 10 ? 'need' : 'no'),
    size: (occasion) => count(diBoxes(occasion), 'Bass, keyboards and acoustic instruments go straight to the desk'),
  },
];

/** So many listeners hear a quartet without help: fewer where they came to listen; [ours]. */
function heardUpTo(occasion: Occasion): number {
  return occasion.is('wedding', 'reception', 'party', 'gala_dinner', 'ceremony', 'exhibition') ? 150 : 80;
}

/** Single microphones: a set for a drum kit is of no use to strings and voices. */
function singleMics(number: number, why: string, prefers = forPlayers): Size {
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

/** A set of drum microphones where the shelf has one, else so many single ones. */
export function instruments(occasion: Occasion): Size {
  const number = instrumentMics(occasion);
  if (occasion.players > 10) return singleMics(number, `One for each five of ${occasion.players} players`);
  return (product, kind) =>
    isDrumSet(product)
      ? { units: 1, fit: 1, why: 'A set for the drums' }
      : count(number, 'Drums and amplifiers, eight microphones in all', forPlayers)(product, kind);
}

function plays(occasion: Occasion): boolean {
  return occasion.does('live_music');
}

function seatedRoundTable(occasion: Occasion): boolean {
  return occasion.facts.seating.some((seating) => seating.value === 'boardroom');
}

/** Microphones to speak into that were asked for by name. */
const TO_SPEAK: ReadonlySet<Kind> = new Set([
  'mic_wireless_handheld',
  'mic_wireless_lapel',
  'mic_headset',
  'mic_conference',
  'mic_lectern',
  'mic_wired',
]);

function askedToSpeak({ facts }: Occasion): readonly Demand[] {
  return facts.demands.filter(({ kinds, optional }) => !optional && TO_SPEAK.has(kinds[0] ?? 'tape'));
}

/** Who says which microphones are wanted wants those, unless the audience is to speak and has none. */
function handheldsWanted(occasion: Occasion): Verdict {
  if (!amplified(occasion)) return 'no';
  const asked = askedToSpeak(occasion);
  if (asked.length > 0 && !occasion.does('live_music')) {
    const held = asked.some(({ kinds }) => kinds[0] === 'mic_wireless_handheld' || kinds[0] === 'mic_conference');
    return occasion.does('questions') && !held ? 'need' : 'no';
  }
  if (spoken(occasion)) return 'need';
  // At a party without a word on speeches somebody may want to say one.
  if (occasion.is('party')) return soundWanted(occasion) === 'no' ? 'no' : 'offer';
  return occasion.is('fair', 'reception') ? soundWanted(occasion) : 'no';
}

function lapelsWanted(occasion: Occasion): Verdict {
  if (!amplified(occasion)) return 'no';
  const asked = askedToSpeak(occasion);
  if (asked.length > 0) {
    // Three headsets for the moderators leave a panel of six without; five lapel microphones are the client's number.
    const worn = asked.some(({ kinds, quantity }) => kinds[0] === 'mic_wireless_lapel' || quantity === null);
    const all = asked.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const seated = occasion.facts.performers.some(({ kind }) => kind === 'panel') ? occasion.panel : 0;
    return !worn && all < seated ? 'need' : 'no';
  }
  if (occasion.panel > 0 || occasion.speakers > 0) return 'need';
  if (occasion.is('wedding')) return occasion.does('ceremony') ? 'need' : 'no';
  return occasion.is('ceremony', 'worship') ? 'need' : 'no';
}
