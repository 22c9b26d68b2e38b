import type { Kind } from '../kinds.ts';
import type { Part } from '../matching/parts.ts';
import { keyOf } from '../matching/words.ts';
import { endsWhatItIs } from './zones.ts';

/** A kind that a word anywhere in the name makes another one: "Techniker (Ton)", "WC, barrierefrei", "Tisch 180 rund". */
const QUALIFIED: readonly (readonly [of: string, Kind, words: string])[] = [
  ['crew_technician', 'crew_sound', 'sound audio ton son sonido geluid foh pa rf akustik tontechnik audiotechnik'],
  [
    'crew_technician',
    'crew_lighting',
    'light lighting licht lumière éclairage iluminación luces lx lichttechnik beleuchtung belichting',
  ],
  [
    'crew_technician',
    'crew_video',
    'video vision led stream streaming livestream bild projection beamer projektion vidéo beeld videotechnik playback graphics powerpoint',
  ],
  ['crew_technician', 'crew_camera', 'camera kamera caméra cámara'],
  ['crew_technician', 'crew_rigger', 'rigging'],
  ['crew_technician', 'crew_electrician', 'power electrical electrics strom électricité electricidad stroom'],
  [
    'toilet',
    'toilet_accessible',
    'disabled accessible ada dda wheelchair handicap handicapped handicapé pmr barrierefrei barrierefreie behinderten behindertengerecht rollstuhl rollstuhlgerecht handi adaptado minusválidos discapacitados rolstoel mindervaliden invaliden mobility',
  ],
  ['table_trestle', 'table_round', 'round circular rund runder rond ronde redonda redondo'],
  ['table_trestle', 'table_cocktail', 'poseur cocktail highboy cóctel'],
  ['table_trestle', 'table_coffee', 'coffee'],
  [
    'chair',
    'chair_banquet',
    'chiavari chivari tiffany crossback napoleon napoléon napoleón cheltenham limewash banquet banqueting bankett banquete',
  ],
  [
    'mic_wired mic_wireless_handheld',
    'mic_wireless_lapel',
    'lapel lavalier lav cravate solapa revers dasspeld ansteck bodypack beltpack',
  ],
  ['mic_wired mic_wireless_handheld', 'mic_headset', 'headset headworn earset diadema kopfbügel nackenbügel'],
  ['mic_wired mic_wireless_handheld', 'mic_lectern', 'gooseneck schwanenhals zwanenhals'],
  [
    'mic_wired',
    'mic_wireless_handheld',
    'wireless radio hf uhf funk drahtlos draadloos draadloze inalámbrico inalámbrica handheld',
  ],
  ['mic_wired', 'mic_instrument', 'condenser kondensator condensateur condensador'],
  ['mic_wired', 'mic_wired', 'vocal gesang voix voz zang speech'],
  ['crew_technician', 'crew_stagehand', 'strike'],
  ['crew_stagehand', 'crew_video', 'vision'],
  ['toilet', 'toilet_trailer', 'trailer'],
  ['display', 'confidence_monitor', 'comfort prompt foldback confidence'],
  ['exhibition_stand', 'photo_booth', 'photo photos selfie'],
  ['mic_wired', 'mic_instrument', 'drum drums'],
  [
    'van truck',
    'delivery',
    'delivery collection collect back deliver abholung anlieferung lieferung livraison entrega bezorging',
  ],
  ['crew_project_manager', 'crew_video', 'switcher switching'],
  ['marquee', 'gazebo', 'plegable plegables pliant pliante pliable falt faltbar klappbar popup vouwbaar opvouwbaar'],
  ['refrigeration', 'serving', 'cambro gal gallon thermovat'],
  [
    'stage_wash',
    'uplight',
    'battery batteries accu akku batterie batería rechargeable batteriebetrieben akkubetrieben',
  ],
  ['stage_deck', 'mobile_stage', 'trailer mobile anhänger remorque remolque'],
  ['projection_screen', 'led_wall', 'led'],
  ['speaker_top', 'speaker_column', 'column'],
  ['speaker_top line_array', 'subwoofer', 'bass bassbox sub subwoofer bässe'],
];

const BY_WORD: ReadonlyMap<string, readonly (readonly [of: readonly string[], Kind])[]> = byWord();

/** What the words of a name make of the kind that it names; null where they say nothing, or several things. */
export function qualified(kind: Kind, parts: readonly Part[]): Kind | null {
  const made = new Set<Kind>();
  let aside = false;
  for (const { stem, gap } of parts) {
    if (gap === 'open' || gap === 'break') aside = false;
    if (endsWhatItIs(stem)) aside = true;
    if (aside) continue;
    for (const [of, other] of BY_WORD.get(stem) ?? []) {
      if (of.includes(kind)) made.add(other);
    }
  }
  const [only] = made;
  return made.size === 1 && only !== undefined ? only : null;
}

function byWord(): ReadonlyMap<string, readonly (readonly [readonly string[], Kind])[]> {
  const found = new Map<string, (readonly [readonly string[], Kind])[]>();
  for (const [of, kind, words] of QUALIFIED) {
    for (const word of words.split(' ')) {
      const key = keyOf(word);
      found.set(key, [...(found.get(key) ?? []), [of.split(' '), kind]]);
    }
  }
  return found;
}
