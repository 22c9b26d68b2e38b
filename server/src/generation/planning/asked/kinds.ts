import { isTooLargeToPopUp, type Kind, normaliseWords } from '../../../equipment/index.ts';
import type { Demand, EventKind } from '../../facts.ts';
import { says } from '../event/conditions.ts';
import { isCoveredStage } from '../things/covered-stage.ts';
import { systemKinds } from '../rules/kinds-of-rules.ts';
import { areStrips } from '../things/sockets.ts';
import { isPopUp } from '../things/tents.ts';
import type { Occasion, Room } from '../types.ts';

/** A press wall is three metres wide: what is wider hangs on pipes. */
const WIDEST_WALL_M = 5;

type Meets = (demand: Demand, occasion: Occasion, room: Room) => readonly Kind[] | null;

/** What else meets a kind at such an event, by its size and number; null for nothing else. */
const MEETS: Partial<Record<Kind, Meets>> = {
  pa_package: (_, occasion, room) => systemKinds(occasion, room),
  power_distro: (demand) => (areStrips(demand) ? [...demand.kinds, 'power_cable'] : null),
  chair: ({ kinds }) => [...new Set<Kind>([...kinds, 'chair_banquet'])],
  chair_banquet: ({ kinds }) => [...new Set<Kind>([...kinds, 'chair'])],
  space_heater: ({ kinds }, { openAir, underCanvas }) => (openAir && !underCanvas ? ['patio_heater', ...kinds] : null),
  video_recorder: ({ kinds }, occasion) => (recordsSound(occasion) ? ['audio_recorder', ...kinds] : null),
  mic_wired: (demand, occasion) =>
    isToSpeakInto(demand, occasion) ? ['mic_wireless_handheld', ...demand.kinds] : null,
  // Nobody hires four lecterns; in most languages one word is for them and for music stands.
  lectern: ({ kinds, quantity }) => ((quantity ?? 1) >= 4 ? ['music_stand', ...kinds] : null),
  backdrop: ({ kinds, traits }) =>
    (traits.lengthM ?? traits.widthM ?? 0) > WIDEST_WALL_M ? ['drape', ...kinds] : null,
  marquee: ({ kinds, traits }) => (isPopUp(traits) ? ['gazebo', ...kinds] : null),
  gazebo: ({ kinds, traits }) => (isTooLargeToPopUp(traits) ? ['marquee', ...kinds] : null),
  stage_roof: (demand) => (isCoveredStage(demand) ? ['stage_roof', 'mobile_stage'] : null),
  stage_deck: ({ kinds }, { openAir }) => (openAir ? null : kinds.filter((kind) => kind !== 'mobile_stage')),
  lighting_package: plainLights,
  projection_screen: pictures,
  projector: pictures,
};

const STAGED: readonly EventKind[] = [
  'concert',
  'festival',
  'theatre',
  'fashion_show',
  'conference',
  'awards',
  'club_night',
];

/** "Some lights": of a stage where there is a show, in the open or a tent strung up, over the dance floor, else at the walls. */
function plainLights(
  { phrase, quantity }: Demand,
  { does, is, openAir, underCanvas }: Occasion,
): readonly Kind[] | null {
  const isShow = does('live_music', 'theatre', 'awards', 'presentation', 'panel') || is(...STAGED);
  if (quantity !== null || isShow || normaliseWords(phrase).length > 1) return null;
  if (openAir || underCanvas) return ['festoon', 'floodlight', 'uplight'];
  return does('dj', 'dancing')
    ? ['disco_light', 'lighting_package', 'uplight']
    : ['uplight', 'festoon', 'lighting_package'];
}

/** The kinds that meet a demand at such an event, preferred first. */
export function kindsFor(demand: Demand, occasion: Occasion, room: Room): readonly Kind[] {
  const [first] = demand.kinds;
  const meets = first === undefined ? undefined : MEETS[first];
  return meets?.(demand, occasion, room) ?? demand.kinds;
}

/** Who records music without pictures records sound. */
function recordsSound({ facts, is, does }: Occasion): boolean {
  const filmed = does('stream', 'film') || facts.demands.some(({ kinds }) => kinds[0] === 'camera');
  return !filmed && is('concert', 'worship');
}

/** A projector does not carry in daylight; in a small room a screen is one that lights up by itself. */
function pictures(demand: Demand, { openAir, facts }: Occasion, room: Room): readonly Kind[] | null {
  const { kinds, phrase } = demand;
  const isShown = kinds[0] === 'projection_screen' || (kinds[0] === 'projector' && kinds.includes('led_wall'));
  if (openAir) return isShown && !says(facts, 'projection') ? ['led_wall', ...kinds] : null;
  if (kinds[0] !== 'projection_screen' || room.people > 30 || normaliseWords(phrase).length > 1) return null;
  return facts.demands.some((each) => each.kinds[0] === 'projector') ? null : ['display', ...kinds];
}

/** "A microphone for the speeches" is a wireless one; a band's are wired. */
function isToSpeakInto({ phrase, quantity }: Demand, occasion: Occasion): boolean {
  if ((quantity ?? 1) > 3) return false;
  const isMusic = occasion.does('live_music') || occasion.choir > 0 || occasion.players > 0;
  return !isMusic && !occasion.is('concert', 'festival', 'theatre') && normaliseWords(phrase).length <= 1;
}
