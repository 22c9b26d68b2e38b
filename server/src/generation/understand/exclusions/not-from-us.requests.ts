import type { NotFromUsRow } from './fixtures.ts';

/** Forms, kit lists, riders and mails as clients send them: each says one or two things in passing that we are not to bring. */
export const REQUESTS: readonly NotFromUsRow[] = [
  [
    'Trailer stage and 16 bins, please. There is no bar, and the food vans look after themselves.',
    'bar_unit',
    'mobile_stage waste_bin',
  ],
  ['Fiesta del barrio: 40 vallas y 8 WC químicos. Este año no hay barra.', 'bar_unit', 'crowd_barrier toilet'],
  ['En la plaza no hay escenario, hace falta uno de 6 x 4 m.', '', 'stage_deck'],
  ['Full range system with subs. Corn Exchange stage is fine.', 'stage_deck', 'subwoofer'],
  ['A PA for 800 outdoors with a front of house engineer.', '', 'pa_package crew_sound'],
  [
    'Promoter to supply FOH engineer. We tour our own monitor mix, nobody needed for that.',
    'stage_monitor',
    'crew_sound',
  ],
  ['(1) podium with gooseneck microphone. No staging lights are required.', 'lighting_package', 'lectern mic_lectern'],
  ['Drum kit, bass amp and one guitar amp to be shared between the bands.', '', 'drum_kit bass_amp guitar_amp'],
  ['STAGE - Where the venue has none, Purchaser shall provide a level stage 24 feet by 16 feet.', '', 'stage_deck'],
  [
    "We don't want anything filmed this year. Two handheld mics and a lectern.",
    'camera video_recorder crew_camera',
    'mic_wireless_handheld lectern',
  ],
  [
    '#25 Live stream [closed]\nNobody watched it. We are not streaming or filming.\n#14 Projector and a screen please.',
    'camera streaming_encoder',
    'projector projection_screen',
  ],
  [
    'Un proyector y una pantalla. No se va a grabar ni a retransmitir.',
    'camera streaming_encoder video_recorder',
    'projector projection_screen',
  ],
  ['La conférence ne sera ni filmée ni diffusée. Il nous faut un pupitre.', 'camera streaming_encoder', 'lectern'],
  ["We had a think about a marquee and won't be needing one. 80 chairs, please.", 'marquee', 'chair'],
  ["We'd only want two handheld... actually no, he has mics as well. One lectern.", 'mic_wireless_handheld', 'lectern'],
  [
    'Tische und Stühle gibt es in der Halle mehr als genug. Wir brauchen eine Anlage.',
    'table_trestle chair',
    'pa_package',
  ],
  ['85 folding chairs. Custodians will unload and set up.', 'crew_stagehand', 'chair'],
  ['Leinwand hat mein Schwager, Beamer hätten wir gern von euch.', 'projection_screen', 'projector'],
  ['Luces para el escenario con su técnico, y 40 vallas.', '', 'lighting_package crowd_barrier'],
  [
    'Sanitaires : 8 WC autonomes\nSite : 60 barrières Vauban, 6 extincteurs\nEnfants : château gonflable',
    '',
    'crowd_barrier fire_extinguisher',
  ],
  [
    '@tdoucet: do we need laptops for the presenters? -> no, everybody shows up with one\n@jm: 4 flip charts',
    'playback_laptop',
    'flip_chart',
  ],
  ['Laptops muss keiner mieten. Wir brauchen einen Beamer.', 'playback_laptop', 'projector'],
  ['Einen Generator braucht hier wirklich niemand. 20 Stehtische bitte.', 'generator', 'table_cocktail'],
  ['Nobody wants a dance floor. 12 uplights, please.', 'dance_floor', 'uplight'],
  [
    'Rotary runs the teas and has gazebos, tables and urns of its own. We need 200 chairs.',
    'gazebo table_trestle hot_drinks',
    'chair',
  ],
  ['Le curé nous prêtera un micro. Il nous faut 40 chaises.', 'mic_wired', 'chair'],
  ["The internet's in, the venue sees to it. 4 flip charts, please.", 'network', 'flip_chart'],
  [
    "Needs\n18 round tables\n\nHas / doesn't need\n- chairs: they bought 200\n- Kenny is DJing, he brings sound, lights and a mic",
    'pa_package mic_wired chair',
    'table_round',
  ],
  [
    '15 cruiser tables with the black covers, the photo booth and a red carpet for the arrivals',
    '',
    'table_cocktail photo_booth carpet',
  ],
  [
    'We need two 45kVA generators, four distribution boards, and an electrician on site.',
    '',
    'generator power_distro crew_electrician',
  ],
  [
    'Would you have 28 tables and 220 chairs? The young fellows will put up tables and chairs if you drop them by the hall.',
    '',
    'table_trestle chair',
  ],
  [
    'Since everybody is done by five, there is no stage lighting. 4 monitors and a PA.',
    'stage_wash',
    'stage_monitor pa_package',
  ],
  [
    "Our lighting operator travels with us, you don't need to book one. 2 moving heads.",
    'crew_lighting',
    'moving_head',
  ],
  [
    'Nephew is DJing after, has all his own decks, speakers and lights. A stage 4.8 x 2.4, please.',
    'dj_player speaker_top',
    'stage_deck',
  ],
  ["Wants: clearspan 10 x 21. 75in screen for old team photos, he'll have them on a stick.", '', 'marquee display'],
  [
    'Mikrofonierung für Schlagzeug. Instrumente und Verstärker bringen die Künstler mit.',
    'amplifier',
    'mic_instrument',
  ],
  ['Unser Lichtmann ist immer dabei. Wir brauchen 8 Moving Heads.', 'crew_lighting', 'moving_head'],
  [
    "The caterer's package includes china, flatware and glasses plus two bartenders. 18 round tables, please.",
    'crockery cutlery glassware crew_bar',
    'table_round',
  ],
  [
    'The band is self contained for backline and monitors. A PA and two handhelds for the speeches.',
    'stage_monitor drum_kit',
    'mic_wireless_handheld',
  ],
  ['Abholen tun wir auch selber. 80 Stühle und 2 Zelte.', 'delivery', 'chair'],
  ['La orquesta aporta sus instrumentos y microfonía. Necesitamos un escenario de 8 x 6.', 'mic_wired', 'stage_deck'],
  [
    'Ceremony and dinner both there, so:\n- 144 gold chiavari chairs\n- the birch arch',
    '',
    'chair_banquet ceremony_arch',
  ],
  [
    'Power drops are ordered from the house electrician, please leave electrical labor off. A sound engineer for the day.',
    'crew_electrician',
    'crew_sound',
  ],
];
