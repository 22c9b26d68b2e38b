import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Activity, EventKind, Facts, Performers } from '../../facts.ts';
import { says } from './conditions.ts';
import { customOf } from './event-kinds.ts';

const MUSIC: readonly Activity[] = ['live_music', 'acoustic_music', 'dj', 'dancing', 'background_music'];
const BACKLINE: ReadonlySet<Kind> = new Set(['drum_kit', 'guitar_amp', 'bass_amp', 'stage_monitor']);
/** What a band brings to any text: strings, brass and voices are music for microphones of their own. */
const OF_BANDS = /\b(bands?|gig|rock|pop|live music)\b/iu;
const PARTY_LIGHTS: ReadonlySet<Kind> = new Set(['disco_light', 'mirror_ball', 'lighting_package', 'moving_head']);

/** What goes on: what the brief says, and what such events usually have where it says nothing of it. */
export function activitiesOf(
  facts: Facts,
  kinds: ReadonlySet<EventKind>,
  performers: readonly Performers[],
): ReadonlySet<Activity> {
  const said = saidOf(facts, performers);
  // What the brief says of its music replaces what such an event usually has.
  const saysMusic = MUSIC.some((activity) => said.has(activity));
  const quiet = said.has('acoustic_music') && !said.has('dj') && !said.has('live_music');
  const outside = facts.setting?.value === 'outdoor';
  // Whoever lists tables and glasses for a party and no music has no disco in mind.
  const goods = facts.demands.length > 1 && facts.demands.every((demand) => !demand.kinds.some(isShow));
  // Where only a panel talks nobody shows slides.
  const speaks =
    performers.some(({ kind }) => kind === 'speaker') || facts.activities.some(({ value }) => value === 'speech');
  const onlyPanel = said.has('panel') && !speaks;
  const isUsual = (activity: Activity, kind: EventKind): boolean => {
    if (activity === 'presentation') return !outside && !onlyPanel;
    const dances = activity === 'dancing' && kind === 'party';
    // Nobody dances to a string quartet, nor on the lawn at noon unless it is said.
    if (quiet && activity === 'dancing') return false;
    if (dances && (goods || (outside && !said.has('dj')))) return false;
    return !(saysMusic && MUSIC.includes(activity)) || (kind === 'wedding' && activity === 'dancing');
  };
  const all = new Set(said);
  for (const kind of kinds) {
    for (const activity of customOf(kind).activities) if (isUsual(activity, kind)) all.add(activity);
  }
  if (![...kinds].some((kind) => customOf(kind).dances)) all.delete('dancing');
  return all;
}

/** What the brief says, with what its performers do. */
function saidOf(facts: Facts, performers: readonly Performers[]): ReadonlySet<Activity> {
  const said = new Set(facts.activities.map(({ value }) => value));
  const has = (...wanted: readonly Performers['kind'][]) => performers.some(({ kind }) => wanted.includes(kind));
  if (has('choir', 'ensemble', 'orchestra', 'singer') && !has('band')) {
    const loud =
      facts.activities.some(({ value, words }) => value === 'live_music' && OF_BANDS.test(words ?? '')) ||
      facts.demands.some(({ kinds: [kind] }) => kind !== undefined && BACKLINE.has(kind)) ||
      says(facts, 'loud_band');
    if (loud) said.add('live_music');
    else said.delete('live_music');
    said.add('acoustic_music');
  }
  if (has('band')) said.add('live_music');
  if (has('dj')) said.add('dj');
  if (has('panel')) said.add('panel');
  if (has('speaker', 'host')) said.add('speech');
  if (says(facts, 'music_unamplified')) {
    said.delete('live_music');
    said.add('acoustic_music');
  }
  return said;
}

/** Whether a thing asked for tells of music, pictures or dancing. */
export function isShow(kind: Kind): boolean {
  return isShown(kind) || KIND_CATEGORY[kind] === 'backline' || kind === 'dance_floor' || PARTY_LIGHTS.has(kind);
}

/** To be heard or seen. */
export function isShown(kind: Kind): boolean {
  return KIND_CATEGORY[kind] === 'audio' || KIND_CATEGORY[kind] === 'video';
}
