import type { Kind } from '../../../equipment/index.ts';

/** What comes with a thing by a word that alone would mean something else, or nothing to hire. */
export interface Companion {
  readonly kind: Kind;
  /** The things it comes with. */
  readonly with: readonly Kind[];
  /** Tokens between the thing and the words. */
  readonly reach: number;
  /** One for each of them, or one in all. */
  readonly each: boolean;
  /** In all five languages; `~` any plural. */
  readonly words: string;
}

export const COMPANIONS: readonly Companion[] = [
  {
    kind: 'crew_camera',
    with: ['camera'],
    reach: 3,
    each: true,
    words: `w ops, with ops, and ops, ops, with op, w op, with operators, w operators, and operators, operators, operated, manned, crewed, with crew, with cameramen, with camera people,
      with somebody to work them, with someone to work them, with somebody to operate them, with people to work them, mit kameramann, mit kameraleuten, mit kamerafrau, mit operator, mit bediener, bemannt, mit bedienung, mit personal, avec cadreur~, avec opérateur~, avec cameraman, avec cameramen, opérés, opérées, con operador, con operadores, con cámaras, operadas, con operarios, met cameraman, met cameramensen, met operator~, met bediening, bemand`,
  },
  {
    kind: 'crew_sound',
    with: ['pa_package', 'mixing_console', 'line_array'],
    reach: 16,
    each: false,
    words: `with operator, with an operator, and an operator, and operator, with engineer, with an engineer, and an engineer, and engineer, with a technician to run it, mit operator, mit bediener, mit bedienung, mit techniker, und einen techniker, avec opérateur, et un opérateur, avec technicien, avec un technicien, con operador, y un operador, con técnico, con un técnico, met operator, met bediening, met technicus`,
  },
  {
    kind: 'crew_video',
    with: ['led_wall', 'projector', 'video_switcher', 'media_server'],
    reach: 12,
    each: false,
    words: `with operator, w operator, with op, w op, and td, with td, with a technician to run it, with someone to run it, mit operator, mit bediener, mit bedienung, mit techniker, avec opérateur, avec technicien, con operador, con técnico, con quien la opere, con quien lo opere, con alguien que la opere, con alguien que la maneje, met operator, met bediening, met technicus`,
  },
  {
    kind: 'display_stand',
    with: ['display'],
    reach: 3,
    each: true,
    words: `on stand, on a stand, on stands, on its stand, on cart, on a cart, on carts, on trolley, on a trolley, on trolleys, on wheels, w stand~, with stand~, with a stand, on floor stand~, on a floor stand,
      auf ständer, auf ständern, auf rollständer, auf rollständern, auf rollwagen, auf stativ, auf stativen, mit ständer, mit rollständer, mit standfuß, mit standfüßen, sur pied, sur pieds, sur chariot, sur roulettes, sur support, avec pied~, avec support~, con pie, con pies, con soporte~, sobre soporte~, con carrito, con peana, op standaard, op statief, op statieven, op verrijdbare standaard, met standaard, met statief`,
  },
  {
    kind: 'speaker_stand',
    with: ['speaker_top', 'speaker_column'],
    reach: 4,
    each: true,
    words: `on stands, on stand, on a stand, on tripods, on a tripod, on poles, on a pole, on sticks, w stands, with stands, with poles,
      auf stativ, auf stativen, auf ständer, auf ständern, mit stativ, mit stativen, sur pied, sur pieds, avec pied~, con pie, con pies, con trípode~, sobre trípode~, con soporte~, op statief, op statieven, met statief, met statieven, op standaard`,
  },
  {
    kind: 'mic_stand',
    with: ['mic_wired', 'mic_instrument', 'mic_wireless_handheld'],
    reach: 4,
    each: true,
    words: `on boom~, on a boom, on tall stand~, on short stand~, on a short stand, on a tall stand, on stand~, on a stand, w stand~, w boom~, with boom~, with stand~, with a stand`,
  },
  {
    kind: 'stage_handrail',
    with: ['stage_deck', 'stage_steps', 'mobile_stage'],
    reach: 10,
    each: false,
    words: `rails, guard rails, side rails, back rails, geländer, absturzsicherung, garde corps, rambarde~, barandillas, leuning~, relingen`,
  },
  {
    kind: 'stage_skirt',
    with: ['stage_deck', 'mobile_stage'],
    reach: 12,
    each: false,
    words: `skirted, with skirt, with skirting, skirted front, verkleidet, mit blende, mit verkleidung, jupé, jupée, avec jupe, juponnée, con faldón, con faldones, afgerokt, met rok`,
  },
  {
    kind: 'video_processor',
    with: ['led_wall'],
    reach: 12,
    each: false,
    words: `processing, with processing, processor, with processor, w processor, mit prozessor, prozessor, avec processeur, processeur, con procesador, procesador, met processor`,
  },
  {
    kind: 'playback_laptop',
    with: ['led_wall', 'projector', 'projection_screen', 'display', 'video_processor'],
    reach: 12,
    each: false,
    words: `zuspielung, mit zuspielung, zuspieler, playback, with playback, pc, a pc, mac, un pc, un ordi, lecture, avec lecture, con reproducción, weergave`,
  },
  {
    kind: 'power_distro',
    with: ['generator', 'power_cable'],
    reach: 8,
    each: false,
    words: `distribution, distributions, distributed, verteilung, unterverteilung, distribution électrique, distribución, verdeling`,
  },
];
