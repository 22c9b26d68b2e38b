import type { Category } from '@showbill/contract';
import type { Kind } from '../../../equipment/index.ts';

/** Words in all five languages that mean `kind` where one of the kinds `beside` is named `within` the same bounds. */
export interface CompanyWord {
  readonly words: string;
  readonly kind: Kind;
  /** What does as well where that is not on the shelf. */
  readonly or?: readonly Kind[];
  readonly beside: ReadonlySet<Kind>;
  readonly notBeside: ReadonlySet<Category>;
  readonly within: 'sentence' | 'text';
  /** With a figure, or at the end of what is said. */
  readonly counted: boolean;
  /** As many as there are of these, the furniture last named. */
  readonly covers?: Kind;
  /** Begins with two capitals: the "DI" of sound, not the one of Tuesday. */
  readonly capitals?: true;
  /** Somebody in English: the presenter. */
  readonly abroad?: true;
}

const NONE: ReadonlySet<Category> = new Set();
const INTERPRETATION = new Set<Kind>(['interpretation_booth', 'interpretation_receiver', 'crew_interpreter']);
const LIGHT = new Set<Kind>([
  ...(['lighting_package', 'stage_wash', 'profile_spot', 'moving_head', 'followspot', 'strobe'] as const),
  ...(['lighting_console', 'dimmer', 'lighting_stand', 'blinder', 'hazer', 'truss', 'crew_lighting'] as const),
]);
const SOUND = new Set<Kind>([
  'pa_package',
  'speaker_top',
  'subwoofer',
  'stage_monitor',
  'line_array',
  'di_box',
  'mic_wired',
]);

export const COMPANY_WORDS: readonly CompanyWord[] = [
  {
    words: 'bins',
    kind: 'subwoofer', // "four tops and four bins"
    beside: new Set<Kind>(['speaker_top', 'line_array', 'stage_monitor']),
    notBeside: NONE,
    within: 'sentence',
    counted: false,
  },
  {
    words: 'rok rokken',
    kind: 'stage_skirt',
    beside: new Set<Kind>(['stage_deck']),
    notBeside: NONE,
    within: 'sentence',
    counted: false,
  },
  {
    words: 'piso floored',
    kind: 'marquee_floor',
    beside: new Set<Kind>(['marquee']),
    notBeside: NONE,
    within: 'sentence',
    counted: false,
  },
  {
    words: 'presenter',
    kind: 'presentation_clicker',
    beside: new Set<Kind>(['playback_laptop', 'projector']),
    notBeside: NONE,
    within: 'sentence',
    counted: false,
    abroad: true,
  },
  {
    words: 'pasador presenter',
    kind: 'presentation_clicker',
    beside: new Set<Kind>(['playback_laptop', 'projector']),
    notBeside: NONE,
    within: 'sentence',
    counted: true,
  },
  {
    words: 'telecommande fernbedienung mando remote afstandsbediening',
    kind: 'presentation_clicker',
    beside: new Set<Kind>(['playback_laptop', 'projector']),
    notBeside: new Set<Category>(['lighting']),
    within: 'sentence',
    counted: false,
  },
  {
    words: 'mixer mischpult mixette mezclador mengtafel mengpaneel',
    kind: 'dj_mixer',
    beside: new Set<Kind>(['dj_player']),
    notBeside: NONE,
    within: 'sentence',
    counted: false,
  },
  {
    words: 'desk pult console',
    kind: 'lighting_console',
    beside: LIGHT,
    notBeside: new Set<Category>(['furniture', 'audio']),
    within: 'sentence',
    counted: true,
  },
  {
    words: 'headset headsets headphones kopfhorer casque casques auriculares cascos koptelefoons koptelefoon',
    kind: 'silent_disco',
    beside: new Set<Kind>(['silent_disco']),
    notBeside: NONE,
    within: 'text',
    counted: true,
  },
  {
    words: 'trailer trailers remolque remolques',
    kind: 'toilet_trailer',
    beside: new Set<Kind>(['toilet']),
    notBeside: new Set<Category>(['staging', 'video']),
    within: 'sentence',
    counted: false,
  },
  {
    words:
      'receiver receivers empfanger empfangern empfangers recepteur recepteurs receptor receptores ontvanger ontvangers',
    kind: 'interpretation_receiver',
    beside: INTERPRETATION,
    notBeside: NONE,
    within: 'text',
    counted: true,
  },
  {
    words: 'cabin cabins booth booths kabine kabinen cabine cabines cabina cabinas',
    kind: 'interpretation_booth',
    beside: INTERPRETATION,
    notBeside: new Set<Category>(['sanitation']),
    within: 'text',
    counted: true,
  },
  {
    words: 'desk pult',
    kind: 'mixing_console',
    beside: SOUND,
    notBeside: new Set<Category>(['furniture']),
    within: 'sentence',
    counted: true,
  },
  {
    words: 'bass basse bassen bajos',
    kind: 'subwoofer',
    beside: new Set<Kind>(['speaker_top', 'mixing_console', 'stage_monitor', 'pa_package']),
    notBeside: new Set<Category>(['backline']),
    within: 'sentence',
    counted: true,
  },
  {
    words: 'di dis',
    kind: 'di_box',
    beside: new Set<Kind>([
      ...SOUND,
      ...(['mic_stand', 'mic_instrument', 'mixing_console', 'guitar_amp', 'bass_amp', 'drum_kit', 'keyboard'] as const),
      ...(['mic_wireless_handheld', 'stagebox', 'in_ear_monitor', 'pa_package'] as const),
    ]),
    notBeside: NONE,
    within: 'text',
    counted: true,
    capitals: true,
  },
  {
    words: 'pars',
    kind: 'stage_wash',
    beside: new Set<Kind>([
      ...SOUND,
      ...(['stage_deck', 'lighting_package', 'moving_head', 'profile_spot', 'hazer', 'pa_package'] as const),
    ]),
    notBeside: NONE,
    within: 'text',
    counted: true,
  },
  {
    words: 'par pars',
    kind: 'stage_wash',
    beside: LIGHT,
    notBeside: NONE,
    within: 'text',
    counted: true,
    capitals: true,
  },
  {
    words: 'pc',
    kind: 'stage_wash',
    beside: LIGHT,
    notBeside: new Set<Category>(['video']),
    within: 'text',
    counted: true,
    capitals: true,
  },
  {
    words: 'projecteur projecteurs',
    kind: 'stage_wash',
    beside: LIGHT,
    notBeside: new Set<Category>(['video']),
    within: 'text',
    counted: false,
  },
  {
    words: 'projecteur projecteurs',
    kind: 'projector',
    beside: new Set<Kind>(['projection_screen', 'playback_laptop']),
    notBeside: new Set<Category>(['lighting']),
    within: 'sentence',
    counted: false,
  },
  {
    words: 'gitter gittern',
    kind: 'crowd_barrier',
    beside: new Set<Kind>(['crowd_barrier', 'fencing', 'stanchion', 'stage_deck', 'marquee', 'mobile_stage']),
    notBeside: NONE,
    within: 'text',
    counted: true,
  },
  {
    words: 'platos',
    kind: 'drum_part',
    beside: new Set<Kind>(['drum_kit', 'drum_part']),
    notBeside: new Set<Category>(['catering']),
    within: 'text',
    counted: false,
  },
  {
    words: 'overkapping overdekking uberdachung bedachung couverture cubierta',
    kind: 'stage_roof',
    or: ['gazebo', 'marquee'],
    beside: new Set<Kind>(['stage_deck', 'mobile_stage']),
    notBeside: NONE,
    within: 'sentence',
    counted: false,
  },
  {
    words: 'husse hussen stretchhussen housse housses hoes hoezen funda fundas cover covers',
    kind: 'tablecloth',
    beside: new Set<Kind>(['table_cocktail']),
    covers: 'table_cocktail',
    notBeside: NONE,
    within: 'sentence',
    counted: false,
  },
  {
    words: 'tree trees',
    kind: 'lighting_stand',
    beside: new Set<Kind>(['profile_spot', 'stage_wash', 'moving_head']),
    notBeside: new Set<Category>(['decor']),
    within: 'sentence',
    counted: false,
  },
  {
    words: 'posts',
    kind: 'stanchion',
    beside: new Set<Kind>(['carpet', 'stanchion']),
    notBeside: NONE,
    within: 'sentence',
    counted: true,
  },
  {
    words:
      'headphone headphones kopfhorer kopfhorern casque casques auricular auriculares casco cascos koptelefoon koptelefoons hoofdtelefoon hoofdtelefoons',
    kind: 'silent_disco',
    beside: new Set<Kind>(['silent_disco']),
    notBeside: NONE,
    within: 'text',
    counted: true,
  },
  {
    words: 'boxes cabinets cajas kasten',
    kind: 'line_array',
    beside: new Set<Kind>(['line_array']),
    notBeside: NONE,
    within: 'sentence',
    counted: true,
  },
];
