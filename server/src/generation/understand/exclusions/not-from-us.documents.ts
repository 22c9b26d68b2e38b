import type { NotFromUsRow } from './fixtures.ts';

/** As minutes, notices, riders, forms and threads tell of what is not for us. */
export const DOCUMENTS: readonly NotFromUsRow[] = [
  [
    'The library needs one LED wall, 3 m wide (projection was tried in 2023 and washed out by 19:30; do not propose it). Four speakers on stands.',
    'projector',
    'led_wall speaker_top',
  ],
  [
    "We want an LED wall. A projector was used last year and nobody saw it; please don't offer one again.",
    'projector',
    'led_wall',
  ],
  ['Spectators are asked to bring camping chairs and rugs. One PA with a handheld radio mic.', 'chair', 'pa_package'],
  ['Residents should bring chairs. A stage 4 x 3 m, 4 uplighters.', 'chair', 'stage_deck uplight'],
  ['Les spectateurs sont invités à apporter leurs chaises. Il faut une sono.', 'chair', 'pa_package'],
  ['Se ruega al público que traiga sillas y mantas. Necesitamos un equipo de sonido.', 'chair', 'pa_package'],
  [
    'Banquet for 120. NO DANCE this year, so skip the DJ stuff. 15 round tables, a lectern.',
    'dance_floor disco_light dj_player',
    'table_round lectern',
  ],
  ["Knives & forks we're having bamboo. 100 dinner plates.", 'cutlery', 'crockery'],
  ['Plates will be compostable. 200 wine glasses, 10 trestle tables.', 'crockery', 'glassware table_trestle'],
  ['A marquee 9 x 12 m.\nHeaters: in July!! No.\n12 round tables.', 'space_heater patio_heater', 'marquee table_round'],
  ['30 music stands, PA for speech, no rock rig with subs.', 'subwoofer', 'music_stand pa_package'],
  ['Beschallung für Sprache, keine Rockanlage mit Bassboxen. 30 Notenpulte.', 'subwoofer', 'pa_package music_stand'],
  [
    'Une sono pour la parole, pas de système de concert avec caissons de basse. 2 micros HF.',
    'subwoofer',
    'pa_package mic_wireless_handheld',
  ],
  ['Stühle für die Musiker bringen wir aus dem Probenraum mit. Ein Podest 6 x 4 m.', 'chair', 'stage_deck'],
  ['Chairs for the players we bring from the rehearsal room. A lectern please.', 'chair', 'lectern'],
  ["Les chaises pour les musiciens, nous les apportons de l'école. Une sono.", 'chair', 'pa_package'],
  ['Las sillas para los músicos las traemos nosotros. Un equipo de sonido.', 'chair', 'pa_package'],
  ['De stoelen voor de muzikanten brengen we zelf mee. 10 muziekstandaards.', 'chair', 'music_stand'],
  ['Licht bleibt diesmal weg, es ist Nachmittag. 4 Lautsprecher.', 'stage_wash lighting_package', 'speaker_top'],
  [
    'Laptops? Everybody brings their own. Engineer? Me. 1 screen, 3 m.',
    'playback_laptop crew_sound',
    'projection_screen',
  ],
  ['Techniker? – ich. Ein Beamer.', 'crew_technician', 'projector'],
  ["A 45 kVA generator; someone said a smaller one wouldn't run the caterer's ovens.", 'cooking', 'generator'],
  // people who come from elsewhere
  [
    'Interpreters have been contracted by the ministry. 2 interpretation booths, 80 receivers.',
    'crew_interpreter',
    'interpretation_booth',
  ],
  ['The sound engineer is provided by the theatre. A PA for 200.', 'crew_sound', 'pa_package'],
  [
    'The technician has been booked already. A projector and a screen.',
    'crew_technician',
    'projector projection_screen',
  ],
  ['Der Tontechniker wird vom Haus gestellt. PA für 200.', 'crew_sound', 'pa_package'],
  ["Les interprètes sont les nôtres. Il faut 2 cabines d'interprétation.", 'crew_interpreter', 'interpretation_booth'],
  ['De tolken zijn van ons. 2 tolkcabines.', 'crew_interpreter', 'interpretation_booth'],
];
