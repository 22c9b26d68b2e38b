import { isTooLargeToPopUp, type Kind, normaliseWords } from '../../../equipment/index.ts';
import type { Demand } from '../../types.ts';
import { says } from '../event/conditions.ts';
import { isCoveredStage } from '../things/covered-stage.ts';
import { systemKinds } from '../rules/kinds-of-rules.ts';
import { areStrips } from '../things/sockets.ts';
import { isPopUp } from '../things/tents.ts';
import type { Occasion, Room } from '../types.ts';

/** A press wall is three metres wide: what is wider hangs on pipes. */
const WIDEST_WALL_M = 5;
/** What goes by one name: a banqueting chair is filed under either. */
const ALIKE: Partial<Record<Kind, Kind>> = { chair: 'chair_banquet', chair_banquet: 'chair' };

/** The kinds that meet a demand at such an event, preferred first. */
export function kindsFor(demand: Demand, occasion: Occasion, room: Room): readonly Kind[] {
  const { kinds } = demand;
  const [first] = kinds;
  switch (first) {
    case 'pa_package':
      return systemKinds(occasion, room);
    case 'power_distro':
      return areStrips(demand) ? [...kinds, 'power_cable'] : kinds;
    case 'chair':
    case 'chair_banquet':
      return [...new Set([...kinds, ALIKE[first] ?? first])];
    case 'space_heater':
      return occasion.openAir && !occasion.underCanvas ? ['patio_heater', ...kinds] : kinds;
    case 'video_recorder':
      return recordsSound(occasion) ? ['audio_recorder', ...kinds] : kinds;
    default:
      return bySize(demand, occasion) ?? pictures(demand, occasion, room) ?? kinds;
  }
}

/** What a size or a number tells of the kind; null where it tells nothing. */
function bySize(demand: Demand, occasion: Occasion): readonly Kind[] | null {
  const { kinds, traits, quantity } = demand;
  const number = quantity ?? 1;
  switch (kinds[0]) {
    case 'mic_wired':
      return number <= 3 && isToSpeakInto(demand, occasion) ? ['mic_wireless_handheld', ...kinds] : null;
    case 'lectern': // nobody hires four lecterns; in most languages one word is for them and for music stands
      return number >= 4 ? ['music_stand', ...kinds] : null;
    case 'backdrop':
      return (traits.lengthM ?? traits.widthM ?? 0) > WIDEST_WALL_M ? ['drape', ...kinds] : null;
    case 'marquee':
      return isPopUp(traits) ? ['gazebo', ...kinds] : null;
    case 'gazebo':
      return isTooLargeToPopUp(traits) ? ['marquee', ...kinds] : null;
    case 'stage_deck':
    case 'stage_roof':
    case 'mobile_stage':
      if (isCoveredStage(demand)) return ['stage_roof', 'mobile_stage'];
      return occasion.openAir || kinds[0] !== 'stage_deck' ? null : kinds.filter((kind) => kind !== 'mobile_stage');
    default:
      return null;
  }
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
function isToSpeakInto({ phrase }: Demand, occasion: Occasion): boolean {
  const isMusic = occasion.does('live_music') || occasion.choir > 0 || occasion.players > 0;
  return !isMusic && !occasion.is('concert', 'festival', 'theatre') && normaliseWords(phrase).length <= 1;
}
