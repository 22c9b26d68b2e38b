import type { EvalBrief, Selector } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Wide: what nobody would strike from a proposal for a field with a stage. */
export const FAIR: readonly Selector[] = [...OUTDOORS, ...SHOW, ...RADIO_MICS, 'audio_player', 'choir_riser'];
export const FAIR_OFFERS: readonly Selector[] = [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, 'led_wall'];

/** A rite with chairs and people who speak, in a tent or a yard. */
export const RITE: readonly Selector[] = [
  ...OUTDOORS,
  ...BAND,
  ...PLATFORM,
  ...RADIO_MICS,
  'lectern',
  'mic_lectern',
  'drape',
  'carpet',
  'stanchion',
  'marquee_floor',
];
export const RITE_OFFERS: readonly Selector[] = [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...TABLES, 'led_wall', 'fan'];

export const ROOM: readonly Selector[] = [...MEETING, ...RADIO_MICS, 'display', 'display_stand', 'network'];
export const ROOM_OFFERS: readonly Selector[] = [...MEETING_OFFERS, ...SEATS, ...TABLES, 'network', 'carpet'];

export const BARE: readonly Selector[] = [...ANY_JOB, 'forklift'];

/** What is excluded is neither allowed nor offered. */
export function apart(brief: EvalBrief): EvalBrief {
  const { allowed = [], offers = [], excluded = [] } = brief.good;
  const kept = (all: readonly Selector[]): readonly Selector[] => all.filter((each) => !excluded.includes(each));
  return { ...brief, good: { ...brief.good, allowed: kept(allowed), offers: kept(offers) } };
}
