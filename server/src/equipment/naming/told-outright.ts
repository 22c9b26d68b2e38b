import type { Category } from '@showbill/contract';
import type { Kind } from '../kinds.ts';
import type { KindMatch } from '../types.ts';

const SURE = 0.95;
const SMALL = 0.85; // a screen for a small room, where a larger one is as good

/** What a name says by words that stand apart in it, in a trade's own way of writing lists. */
const OUTRIGHT: readonly (readonly [said: RegExp, kind: Kind, within: readonly Category[], confidence?: number])[] = [
  [/\b4099\b/u, 'mic_instrument', ['audio']], // DPA's clip-on for instruments
  [/^mics?\b.*\bradio\b.*\b(?:headset|headworn|head-worn)\b/iu, 'mic_headset', ['audio']],
  [/^mics?\b.*\bradio\b.*\b(?:lapel|lav|tie[ -]?clip)\b/iu, 'mic_wireless_lapel', ['audio']],
  [/^mics?\b.*\bdrums?\b/iu, 'mic_instrument', ['audio']],
  [/^(?:table stand|desk stand),? mic\b/iu, 'mic_stand', ['audio']],
  [/\bcolumn\b.*(?:\+|\band\b|&) ?(?:sub|bass)|\bmaui \d+\b|\bevolve \d+\b/iu, 'speaker_column', ['audio']],
  [/\b(?:ears|in[ -]ear monitor)\b.*\b(?:packs?|wireless set)\b/iu, 'in_ear_monitor', ['audio']],
  [/\bpole\b.*\bfor tops?\b/iu, 'speaker_stand', ['audio']],
  [/^screen\b.*\btripod\b|\btripod screen\b/iu, 'projection_screen', ['video'], SMALL],
  [/\b(?:airscreen|inflatable screen)\b|^screen\b.*\binflatable\b/iu, 'projection_screen', ['video'], 1],
  [/\bfloor monitor\b.*\b(?:2[4-9]|[3-6]\d) ?(?:in\b|"|”)/iu, 'confidence_monitor', ['video']],
  [/\btable\b.*\b(?:classroom|conference|seminar)\b|\b(?:classroom|seminar) table\b/iu, 'table_desk', ['furniture']],
  [/^(?:sofa|couch|settee)\b/iu, 'sofa', ['furniture']],
  [/\bbeer set\b|\bbier(?:bank|bench|zelt)[ -]?(?:set|garnitur)/iu, 'beer_table_set', ['furniture']],
  [/^rail\b.*\b(?:deck|stage|guard)\b/iu, 'stage_handrail', ['staging']],
  [/^reling\b/iu, 'stage_handrail', ['staging']],
  [/\bconductor(?:['’]?s)?\b.*\b(?:rostrum|podium|platform|riser)\b/iu, 'music_stand', ['staging', 'backline']],
  [/^(?:legs?)\b.*\bset of\b/iu, 'stage_leg', ['staging']],
  [/\b(?:canopy|marquee|tent) walkway\b/iu, 'marquee', ['structures']],
  [
    /^(?:amp|amplifier)\b.*\b(?:guitar|fender|marshall|vox|twin|deluxe)\b/iu,
    'guitar_amp',
    ['backline', 'audio', 'other'],
  ],
  [/^(?:amp|amplifier)\b.*\b(?:bass|ampeg|ashdown|markbass|hartke)\b/iu, 'bass_amp', ['backline', 'audio', 'other']],
  [
    /^kit\b.*\b(?:yamaha|pearl|mapex|tama|ludwig|gretsch|sonor|premier)\b/iu,
    'drum_kit',
    ['backline', 'audio', 'other'],
  ],
  [/\b(?:7\.5|12|18) ?t\b.*\b(?:deliver|collect|out|return|back)/iu, 'truck', ['transport']],
  [/\b(?:distro|distribution board)\b/iu, 'power_distro', ['power']],
  [/\bstage ?box(?:es)?\b/iu, 'power_distro', ['power']],
  [/\b(?:post|posts) ?(?:\+|&|and) ?ropes?\b/iu, 'stanchion', ['furniture', 'structures', 'decor', 'other']],
  [
    /\breceiver\b.*\b(?:interpret|headphone|earpiece)|\binterp(?:reter|retation)?\b.*\breceiver\b/iu,
    'interpretation_receiver',
    ['communications', 'audio'],
  ],
  [/\bcamera\b/iu, 'crew_camera', ['crew']],
  [/\ball[ -]?round/iu, 'crew_technician', ['crew']],
  [/\bloading\b|\bbuild and strike\b/iu, 'crew_stagehand', ['crew']],
];

/** The kind that a name tells outright in its category, or null. */
export function toldOutright(name: string, category: Category): KindMatch | null {
  const found = OUTRIGHT.find(([said, , categories]) => categories.includes(category) && said.test(name));
  return found === undefined ? null : { kind: found[1], confidence: found[3] ?? SURE };
}

const STOOD_ON =
  /\s*(?:\+|&|,|\bon\b|\bw\/|\bwith\b)\s*(?:an? )?(?:floor |chrome |wheeled )?(?:stand|trolley|tripod|cart)\s*$/iu;

/** "TV 55in + floor stand", "Sony Z90 camera & tripod": what stands on it; null where the name says nothing of the kind. */
export function withoutItsStand(name: string): string | null {
  return STOOD_ON.test(name) ? name.replace(STOOD_ON, '') : null;
}

/** "Canon RF 70-200mm f/2.8", "Zeiss CP.2 28mm T2.1": a focal length and an aperture, and no camera that it comes with. */
export function isCameraLens(name: string): boolean {
  return FOCAL.test(name) && APERTURE.test(name) && !WITH_CAMERA.test(name);
}

const FOCAL = /\d\s?mm\b/iu;
const APERTURE = /\b(?:f\s?\/?\s?\d{1,2}(?:[.,]\d)?|t\d[.,]\d)(?!\d)/iu;
const WITH_CAMERA = /camera|caméra|kamera|cámara|body|\bwith\b|\bw\/|\bmit\b|\bavec\b|\bcon\b|\bmet\b|\+/iu;
