import { isTooLargeToPopUp, type Kind } from '../../equipment/index.ts';
import type { Demand } from '../types.ts';
import { SELF_POWERED } from './completions/drivers.ts';
import { says } from './event/conditions.ts';
import { isCoveredStage } from './things/covered-stage.ts';
import { systemKinds } from './rules/kinds-of-rules.ts';
import { areStrips } from './things/sockets.ts';
import { isPopUp } from './things/tents.ts';
import type { Occasion, Room } from './types.ts';
import { wordingOf } from './wording.ts';

/** Indoors a stage is no trailer, and a big screen is one to project on unless LED is said. */
export function kindsFor(demand: Demand, occasion: Occasion, room: Room): readonly Kind[] {
  const { kinds, phrase, quantity, traits } = demand;
  // "A PA" is whatever carries to that many; the rules know what does.
  if (kinds[0] === 'pa_package') return systemKinds(occasion, room);
  // "Une enceinte sur batterie" is mostly a set with its mixer and microphone.
  if (kinds[0] === 'speaker_top' && SELF_POWERED.test(wordingOf(demand))) return [...kinds, 'pa_package'];
  if (kinds[0] === 'mic_wired' && (quantity ?? 1) <= 3 && isToSpeakInto(phrase, occasion))
    return ['mic_wireless_handheld', ...kinds];
  if (isCoveredStage(demand)) return ['stage_roof', 'mobile_stage'];
  if (areStrips(demand)) return [...kinds, 'power_cable'];
  if (kinds[0] === 'stage_wash' && quantity === 1 && /wash$/iu.test(phrase.trim())) {
    return ['lighting_package', ...kinds];
  }
  // A choir stands on risers of its own; who records music without pictures records sound.
  if (kinds[0] === 'stage_deck' && occasion.choir >= 8 && RISERS.test(phrase)) return ['choir_riser', ...kinds];
  // Nobody hires four lecterns; French, Spanish, German and Dutch have one word for them and for music stands.
  if (kinds[0] === 'lectern' && (quantity ?? 1) >= 4 && NOTE_STANDS.test(phrase)) return ['music_stand', ...kinds];
  // A press wall is three metres wide: what is wider hangs on pipes.
  if (kinds[0] === 'backdrop' && (traits.lengthM ?? traits.widthM ?? 0) > WIDEST_WALL_M) return ['drape', ...kinds];
  if (kinds[0] === 'video_recorder' && isSoundRecorder(phrase, occasion)) return ['audio_recorder', ...kinds];
  // Who heats the open air does it with what stands on a terrace.
  if (kinds[0] === 'space_heater' && isForOpenAir(demand)) return ['patio_heater', ...kinds];
  const alike = kinds[0] === undefined ? undefined : ALIKE[kinds[0]];
  if (alike !== undefined) return [...kinds, ...alike.filter((kind) => !kinds.includes(kind))];
  // A tent of three metres is one that pops up, and so are several that are of no size.
  if (kinds[0] === 'marquee' && isPopUp(traits)) return ['gazebo', ...kinds];
  if (kinds[0] === 'marquee' && areBarnums(phrase, quantity, traits)) return ['gazebo'];
  if (kinds[0] === 'gazebo' && isTooLargeToPopUp(traits)) return ['marquee', ...kinds];
  // A projector does not carry in daylight; whoever speaks of one shows after dark.
  if (kinds[0] === 'projection_screen' && says(occasion.facts, 'projection')) return kinds;
  if (occasion.openAir && kinds[0] === 'projection_screen') return ['led_wall', ...kinds];
  // "Video" as a whole is whatever shows pictures there.
  if (occasion.openAir && kinds[0] === 'projector' && kinds.includes('led_wall')) return ['led_wall', ...kinds];
  if (occasion.openAir) return kinds;
  if (kinds[0] === 'stage_deck') return kinds.filter((kind) => kind !== 'mobile_stage');
  // In a small room a screen is one that lights up by itself.
  const small = room.people <= 30 && !occasion.facts.demands.some((each) => each.kinds[0] === 'projector');
  if (
    kinds[0] === 'projection_screen' &&
    small &&
    /^(?:large |big )?(?:screen|monitor|bildschirm|écran|pantalla|scherm)s?$/iu.test(phrase.trim())
  ) {
    return ['display', ...kinds];
  }
  if (kinds[0] === 'led_wall' && !SHINES.test(phrase)) return ['projection_screen', ...kinds];
  return kinds;
}

/** "A video wall", "eine LED-Wand": no screen to project on. */
const SHINES = /\bled\b|led-?wa|wall|\bwand|\bmur\b|pared|muro|jumbo/iu;

/** "A microphone for the speeches" is a wireless one; a band's are wired. */
function isToSpeakInto(phrase: string, occasion: Occasion): boolean {
  if (occasion.does('live_music') || occasion.choir > 0 || occasion.players > 0) return false;
  if (occasion.is('concert', 'festival', 'theatre')) return false;
  return PLAIN_MICS.test(phrase.trim());
}

const PLAIN_MICS = /^(?:mics?|microphones?|mikrofone?n?|mikros?|micros?|micr[oó]fonos?|microfoons?)$/iu;

const RISERS = /risers?$|^chorpodest|^gradins?$|^gradas?$|^praticables?$/iu;

function isSoundRecorder(phrase: string, occasion: Occasion): boolean {
  const filmed = occasion.facts.demands.some(({ kinds }) => kinds[0] === 'camera') || occasion.does('stream', 'film');
  const plain =
    /^(?:recorder|recording|re[ck]order|aufnahme|mitschnitt|enregistre(?:ur|ment)|grabadora|grabación|opname)$/iu;
  return !filmed && plain.test(phrase.trim()) && occasion.is('concert', 'worship');
}

/** "6 barnums": in French a marquee as much as a gazebo; of the former nobody takes so many. */
function areBarnums(phrase: string, quantity: number | null, traits: Demand['traits']): boolean {
  return (quantity ?? 1) >= 3 && Object.keys(traits).length === 0 && /^barnums?\b/iu.test(phrase.trim());
}

function isForOpenAir(demand: Demand): boolean {
  const said = wordingOf(demand);
  return (
    /^(?:\p{L}+ )?(?:heaters?|heizer|chauffages?|calefactor(?:es)?|verwarmers?)$/iu.test(demand.phrase.trim()) &&
    OPEN_AIR.test(said)
  );
}

const OPEN_AIR =
  /outdoor|outside|terrace|patio|courtyard|veranda|draussen|draußen|terrasse|dehors|extérieur|exterior|terraza|buiten|terras\b/iu;

const NOTE_STANDS = /atril|pupitre|\bpulte?n?\b|lessenaar|leggio/iu;
const WIDEST_WALL_M = 5;

/** What goes by one name: a banqueting chair is filed under either. */
const ALIKE: Partial<Record<Kind, readonly Kind[]>> = {
  chair: ['chair_banquet'],
  chair_banquet: ['chair'],
};
