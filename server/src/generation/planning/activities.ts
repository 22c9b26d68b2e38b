import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Activity, EventKind, Facts, Performers } from '../types.ts';
import { says } from './conditions.ts';

/** What goes on at such an event even where the brief does not say so. */
const IMPLIED: Record<EventKind, readonly Activity[]> = {
  conference: ['speech', 'presentation'],
  meeting: ['presentation'],
  exhibition: ['exhibition'],
  gala_dinner: ['dining', 'speech', 'background_music'],
  awards: ['awards', 'speech', 'presentation'],
  wedding: ['speech', 'dining', 'dancing'],
  party: ['dancing'],
  concert: ['live_music'],
  club_night: ['dj', 'dancing'],
  festival: ['live_music'],
  ceremony: ['speech', 'ceremony'],
  theatre: ['theatre'],
  fashion_show: ['background_music'],
  sports: ['speech'],
  fair: ['speech', 'background_music'],
  reception: ['reception', 'background_music'],
  screening: ['film'],
  worship: ['speech'],
  other: [],
};

const DANCES: readonly EventKind[] = [
  'wedding',
  'party',
  'gala_dinner',
  'awards',
  'reception',
  'club_night',
  'concert',
  'festival',
  'conference',
  'other',
];

const BACKLINE: ReadonlySet<Kind> = new Set(['drum_kit', 'guitar_amp', 'bass_amp', 'stage_monitor']);
/** Events at which people only talk. */
const TALK =
  /^(?:panel )?(?:talks?|discussion|debates?|hustings|readings?)$|^(?:author|book) talk$|lesung$|podiumsdiskussion$|^débat|^tertulia|^coloquio$|^press conference$|^pressekonferenz$|^conférence de presse$|^rueda de prensa$|^persconferentie$/iu;

/** What goes on: what the brief says, and what such events usually have where it says nothing of it. */
export function activitiesOf(facts: Facts, kinds: ReadonlySet<EventKind>): ReadonlySet<Activity> {
  const said = new Set(facts.activities.map((activity) => activity.value));
  const music: readonly Activity[] = ['live_music', 'acoustic_music', 'dj', 'dancing', 'background_music'];
  const performers = withoutRepeats(facts.performers);
  const has = (...wanted: readonly Performers['kind'][]) => performers.some(({ kind }) => wanted.includes(kind));
  if (has('choir', 'ensemble', 'orchestra', 'singer') && !has('band')) {
    // Strings, brass and voices are music for microphones of their own, not for a drum kit and wedges.
    const music = facts.activities.filter((activity) => activity.value === 'live_music');
    const backline = facts.demands.some(({ kinds }) => BACKLINE.has(kinds[0] ?? 'tape'));
    const loud = /\b(bands?|gig|rock|pop|live music)\b/i;
    if (!music.some((activity) => loud.test(activity.words ?? '')) && !says(facts, 'loud_band') && !backline)
      said.delete('live_music');
    else said.add('live_music');
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
  // What the brief says of its music replaces what such an event usually has.
  const saysMusic = music.some((activity) => said.has(activity));
  const outside = facts.setting?.value === 'outdoor' && !said.has('dj');
  const goods = facts.demands.length > 1 && facts.demands.every(({ kinds }) => !kinds.some(isShow));
  const talked = TALK.test(facts.events[0]?.words?.trim() ?? '');
  const quiet = saysMusic && said.has('acoustic_music') && !said.has('dj') && !said.has('live_music');
  for (const kind of kinds) {
    for (const activity of IMPLIED[kind]) {
      // Nobody dances to a string quartet, nor on the lawn at noon unless it is said.
      if ((quiet || (outside && kind === 'party')) && activity === 'dancing') continue;
      if (activity === 'presentation' && (talked || outside)) continue;
      // Whoever lists tables and glasses for a party and no music has no disco in mind.
      if (activity === 'dancing' && kind === 'party' && goods) continue;
      if (!(saysMusic && music.includes(activity)) || (kind === 'wedding' && activity === 'dancing'))
        said.add(activity);
    }
  }
  // A dance school at a fair dances on the stage: nobody needs a dance floor or a disco for that.
  if (!DANCES.some((kind) => kinds.has(kind))) said.delete('dancing');
  return said;
}

/** "A jazz trio … a gazebo for the band": the band is the trio. */
export function withoutRepeats(performers: readonly Performers[]): readonly Performers[] {
  const named = performers.some(({ kind }) => kind === 'ensemble' || kind === 'orchestra' || kind === 'singer');
  return performers.filter(
    ({ kind, words }) => !(named && kind === 'band' && /^(the |our )?band$/i.test(words.trim())),
  );
}

/** To be heard or seen. */
const SHOWN: ReadonlySet<string> = new Set(['audio', 'video']);

/** Whether a thing asked for tells of music, pictures or dancing. */
export function isShow(kind: Kind): boolean {
  return (
    SHOWN.has(KIND_CATEGORY[kind]) || KIND_CATEGORY[kind] === 'backline' || kind === 'dance_floor' || isPartyLight(kind)
  );
}

function isPartyLight(kind: Kind): boolean {
  return kind === 'disco_light' || kind === 'mirror_ball' || kind === 'lighting_package' || kind === 'moving_head';
}

export function isShown(kind: Kind): boolean {
  return SHOWN.has(KIND_CATEGORY[kind]);
}
