import type { Kind } from '../../../equipment/index.ts';
import type { Occasion, Room } from '../types.ts';
import { isLoud } from '../amounts/sound.ts';

type KindsOf = (occasion: Occasion, room: Room) => readonly Kind[];

/** Kinds of rules that choose another kind first by the size or the sort of the event. */
export function kindsOfRule(rule: string): KindsOf | undefined {
  return BY_RULE[rule];
}

/** What carries to so many: packages for small rooms, hung systems for crowds; [ours]. */
export function systemKinds(occasion: Occasion, room: Room): readonly Kind[] {
  const loud = room === occasion.main && isLoud(occasion);
  if (room === occasion.main && (room.people > 800 || (occasion.openAir && loud && room.people > 600))) {
    return ['line_array', 'speaker_top', 'pa_package', 'speaker_column'];
  }
  if (!loud && room.people <= 120) return ['pa_package', 'speaker_column', 'speaker_top'];
  const party = occasion.is('party', 'wedding', 'gala_dinner', 'other');
  if (loud && party && room.people <= 200 && !occasion.does('live_music')) {
    return ['pa_package', 'speaker_top', 'speaker_column'];
  }
  return ['speaker_top', 'pa_package', 'speaker_column', 'line_array'];
}

const pictureKinds: KindsOf = (occasion, room) => {
  if (occasion.openAir && room === occasion.main && !occasion.does('film')) return ['led_wall', 'projector', 'display'];
  if (room.people <= 25) return ['display', 'projector'];
  if (room.people > 1500) return ['led_wall', 'projector'];
  return room.people <= 60 ? ['projector', 'display', 'led_wall'] : ['projector', 'led_wall', 'display'];
};

/** A roof that was asked for goes over decks: a trailer brings its own. */
const stageKinds: KindsOf = ({ facts, openAir, is }) => {
  const roofed = facts.demands.some((demand) => demand.kinds[0] === 'stage_roof');
  return openAir && is('festival', 'concert', 'fair') && !roofed ? ['mobile_stage', 'stage_deck'] : ['stage_deck'];
};

const stageLightKinds: KindsOf = ({ people, does, is }) => {
  if (people < 200 && does('live_music')) return ['lighting_package', 'stage_wash', 'profile_spot'];
  if (does('theatre') || is('conference')) return ['stage_wash', 'profile_spot', 'lighting_package'];
  return ['stage_wash', 'lighting_package', 'profile_spot'];
};

const BY_RULE: Readonly<Record<string, KindsOf>> = {
  'sound-system': systemKinds,
  picture: pictureKinds,
  'breakout-picture': pictureKinds,
  stage: stageKinds,
  'stage-light': stageLightKinds,
  seats: ({ does, is }) =>
    does('dining') || is('wedding') ? ['chair_banquet', 'chair'] : ['chair', 'chair_banquet', 'bench'],
  toilets: ({ is }) =>
    is('wedding', 'gala_dinner', 'party', 'reception') ? ['toilet_trailer', 'toilet'] : ['toilet', 'toilet_trailer'],
};
