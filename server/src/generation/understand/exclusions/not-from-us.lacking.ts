import type { NotFromUsRow } from './fixtures.ts';

/** Refusing words that say what is not there or not good enough, and a few that say whose it is. */
export const LACKED: readonly NotFromUsRow[] = [
  ['The caretaker says they have none of the benches or bins, so please price those.', '', 'bench waste_bin'],
  ['The drummer has a mixer but we can’t use their microphones. 150 people.', 'mixing_console', 'mic_wired'],
  ['The gym has a stage. No lighting kit worth the name. 3 lapel mics please.', 'stage_deck', 'mic_wireless_lapel'],
  ['Please, no broken chairs like last year, 80 of us.', '', 'chair'],
  ['Wir hätten gern einen Boden, aber bitte keine wackeligen Podeste.', '', 'stage_deck'],
  ['Grange vide et sans chaises, 60 personnes. 2 micros HF.', '', 'chair mic_wireless_handheld'],
  ['Leere Halle ohne Stühle, 90 Gäste.', '', 'chair'],
  ["Lumière : 6 PAR. Son : pas d'amplification.", 'pa_package speaker_top', 'stage_wash'],
  ['Ton: keine Verstärkung. Licht: 8 PAR.', 'pa_package speaker_top', 'stage_wash'],
  ['We’ve a gazebo and they’ve 60 chairs. 4 heaters please.', 'gazebo chair', ''],
  [
    'La altura depende de la pantalla disponible. Se pide un proyector y una pantalla.',
    '',
    'projector projection_screen',
  ],
  // what is there by its names in brackets, lists that those who come hand on, and where things are to stand
  [
    'The barn has all the lighting that we want (floods, desk, lamp stands). A PA please.',
    'lighting_console',
    'pa_package',
  ],
  ['Ein Tisch für die mitgebrachte Technik (Beamer, Laptop).', 'projector playback_laptop', 'table_trestle'],
  ['The barn has a stage that we can use (we need a ramp).', 'stage_deck', 'stage_ramp'],
  [
    'Ich bringe mit:\n- Laptop\n- Beamer\n\nBitte stellt bereit:\n- Leinwand',
    'playback_laptop projector',
    'projection_screen',
  ],
  [
    'Ik breng mee:\n\nIk breng voor zo’n avond quasi alles mee wat ik op een podium of in een zaal zelf gebruik:\n\n1. laptop\n2. projector\n\nAls organisator zorg je voor:\n\n1. projectiescherm',
    'playback_laptop projector',
    'projection_screen',
  ],
  ['2 Funkmikrofone. Das Funkmikrofon gehört in die Mitte.', '', 'mic_wireless_handheld'],
  ['4 Mikrofone. Die Sänger stellen sich die Mikrofone selbst zurecht.', '', 'mic_wired'],
  ['Am Samstag bringt Holger das Geschirr. Wir brauchen 12 Bänke.', 'crockery', 'bench'],
  ['Vrijdag brengt Joris de tenten. Graag 40 stoelen.', 'marquee', 'chair'],
  [
    'We nemen onze eigen mengtafel en evt. luidsprekers mee. Een podium graag.',
    'mixing_console speaker_top',
    'stage_deck',
  ],
  ['Bitte liefert Freitag das Zelt.', '', 'marquee'],
];
