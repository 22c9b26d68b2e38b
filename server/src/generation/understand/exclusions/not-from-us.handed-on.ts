import type { NotFromUsRow } from './fixtures.ts';

/** Papers of others that a client passes on, and lists of what there is beside lists of what there is not. */
export const HANDED_ON: readonly NotFromUsRow[] = [
  ['Things to be hired or borrowed:\n- a lectern\n- 20 trestle tables', '', 'lectern table_trestle'],
  ['To be borrowed from the cubs:\nLectern\n\nWe need a small stage.', 'lectern', 'stage_deck'],
  [
    'ALL STANDS CONTAIN: one table and a spotlight\nOrder:\nBar stool 2\nEasel 1',
    'table_trestle stage_wash',
    'bar_stool signage',
  ],
  ['The hall hire includes: tables and chairs. We need 1 smoke machine.', 'table_trestle chair', 'smoke_machine'],
  ['La location comprend : tables, chaises. Il nous faut une scène.', 'table_trestle chair', 'stage_deck'],
  [
    'The set consists of the following:\n\nSet\n\n- 4 rolls of dance floor\n- 2 stools\n\nWe need a lectern.',
    'dance_floor bar_stool',
    'lectern',
  ],
  [
    'List of things to take with us:\n black tablecloths\n television\n\nWe need 2 gazebos.',
    'tablecloth display',
    'gazebo',
  ],
  ['Flying\n\nN/A\n\nMasking\n\n- 4 legs, 3 borders', '', 'drape'],
  [
    "Hello all, it goes better when the kit is planned ahead of the day. Here's what I can bring:\nGazebo\nPA system with 2 speakers, 2 floor monitors, 1 boom stand, 2 mics, a mixer and an amp for the wedges\nBass amp\nWe still need a few things:\nDrum kit",
    'gazebo speaker_top mixing_console bass_amp',
    'drum_kit',
  ],
  ['The university is seeking to appoint a firm to provide live streaming for its awards.', '', 'streaming_encoder'],
  ['The PA system (to be hired) will be used for announcements only.', '', 'pa_package'],
  [
    'The club keeps saying they are going to put in a stage. We need 8 microphones and a stage.',
    '',
    'mic_wired stage_deck',
  ],
  ['SON : console numérique (la ville possède sa diffusion façade), 1 boîtier de scène', '', 'mixing_console stagebox'],
  ['We want a second stage at the pond, with its own small PA, and 30 chairs.', '', 'stage_deck pa_package chair'],
  ['Wir brauchen eine zweite Bühne mit eigener Anlage.', '', 'stage_deck pa_package'],
  ['The band must have a dry wooden floor to stand on.', '', 'marquee_floor'],
  [
    'I supply phone adaptor, remote clicker and HDMI cable. I need a projector.',
    'presentation_clicker video_cable',
    'projector',
  ],
  [
    'Games from the lending service (reserved): bouncy castle. We need 2 gazebos. Bouncy castle still to be hired.',
    '',
    'gazebo inflatable',
  ],
  [
    'The hall hire includes: chairs.\n\nPlease bring the chairs for the other 80 people and a smoke machine.',
    '',
    'chair smoke_machine',
  ],
  ['Das Mischpult der Schule darf benutzt werden. Wir brauchen eine Bühne.', 'mixing_console', 'stage_deck'],
  ['Mengpaneel van de school mag gebruikt worden. Luidsprekers huren.', 'mixing_console', 'speaker_top'],
  [
    'Contents:\n- 4 cocktail tables\n- 2 gazebos\n\nWe have the above already. Could you add 10 uplighters?',
    'table_cocktail gazebo',
    'uplight',
  ],
  [
    'Een podium hoeft dus niet, en de verlichting is ook ok. 4 luidsprekers graag.',
    'stage_deck lighting_package',
    'speaker_top',
  ],
  ["We need an LED wall that works in daylight (projectors won't).", 'projector', 'led_wall'],
  ['We bought a popcorn machine last year. We need 10 trestle tables.', 'cooking', 'table_trestle'],
  ['The cost of plates and cutlery is included in our catering price. 80 chairs.', 'crockery cutlery', 'chair'],
  ['A smoke machine please. Microphone for the toasts he has.', 'mic_wired', 'smoke_machine'],
  ['Town theatre, 3 shows - seats are in. We need 6 uplighters.', 'chair', 'uplight'],
  ['All electric guitars come with us, we need a PA.', 'guitar', 'pa_package'],
  ['We do not use radio microphones. Could you do a cordless mic for the speeches?', '', 'mic_wireless_handheld'],
  [
    'The speakers in the hall are there. No projector, nothing to show with. Please quote:\n- projector',
    '',
    'projector',
  ],
  [
    'Client provides:\n- projector\n- lapel mic\n\nI bring my own laptop. My keynote needs a check.',
    'playback_laptop',
    'projector mic_wireless_lapel',
  ],
];
