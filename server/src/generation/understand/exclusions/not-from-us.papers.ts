import type { NotFromUsRow } from './fixtures.ts';

/** Minutes, tenders and riders that were written for somebody else, and what is said there of things in passing. */
export const PAPERS: readonly NotFromUsRow[] = [
  [
    'Die Bestuhlung für die Scheune soll mit einer Brauerei aus dem Ort abgesprochen werden. Bitte ein Zelt 10 x 15 m anbieten.',
    'chair',
    'marquee',
  ],
  [
    'De tafels worden besproken met de brouwer. Tafels en tent zijn voor 120 eters. Graag een tent 10x15.',
    'table_trestle',
    'marquee',
  ],
  [
    'El vallado y los aseos de la verbena son objeto de otro contrato. Las luces se licitan aparte. Hacen falta 300 sillas.',
    'fencing toilet stage_wash',
    'chair',
  ],
  ['Das Klettern auf der Bühne ist verboten. Wir brauchen eine Bühne von 6 x 4 m.', '', 'stage_deck'],
  [
    'The bins have been ordered. Of the budget 500 is for the band and bins. We still need a stage 4 x 3 m.',
    'waste_bin',
    'stage_deck',
  ],
  ['Microphones: a cabled microphone is to be avoided. One handheld radio mic.', 'mic_wired', 'mic_wireless_handheld'],
  ['Máquinas de humo no por favor, hay niños. Pista de baile sí.', 'smoke_machine', 'dance_floor'],
  ['Licht wordt zelf meegenomen. Toneelverlichting maakt het mooier. Graag 90 stoelen.', 'stage_wash', 'chair'],
  [
    'Als er een geluidsinstallatie aanwezig is, wordt daar graag gebruik van gemaakt. Graag 90 stoelen.',
    'pa_package',
    'chair',
  ],
  ['If the hall has a decent projector we will use it. 4 lapel mics please.', 'projector', 'mic_wireless_lapel'],
  [
    'Anlage und Licht haben die selber dabei. Für den Aufbau der PA ist neben der Bühne Platz. Wir brauchen eine Bühne 5 x 3 m.',
    'pa_package stage_wash',
    'stage_deck',
  ],
  // what only looks as if it were there or not wanted
  ['Agreement for tents, one 60 x 20 ft. The tents will be installed on or before 2 June.', '', 'marquee'],
  ['Beter stoelen bijhuren om zeker genoeg stoelen te hebben: 30 stuks.', '', 'chair'],
  ['She speaks from a lectern. Instead of speaking from the lectern she could sit at a table.', '', 'lectern'],
  ['He does sometimes speak from the stage with just a microphone. Stage and lectern: as last year.', '', 'stage_deck'],
  ['Generator quotes are being sourced by the clerk. What could you do us a generator for?', '', 'generator'],
  [
    'One frame tent with side walls\nOne smaller frame tent (no side walls)\nOne stage 6 x 4 m',
    '',
    'marquee_lining stage_deck',
  ],
  ['12 portable toilets, 2 accessible toilets, 6 wash stations* (*provided by the town)', 'hand_wash', 'toilet'],
  ['Mischpult*, 4 Mikrofone, 2 Lautsprecher*. *vorhanden', 'mixing_console speaker_top', 'mic_wired'],
  ['What PA should we rent? We usually play clubs that have their own PA.', '', 'pa_package'],
  ['The provider runs the sound with their own engineers for both days.', '', 'pa_package crew_technician'],
  ['Venue & facilities:\n- JW will get a price for a gazebo\n- six toilets', '', 'gazebo toilet'],
  // what those who play have with them
  ['My brother is DJing with all his own gear. 80 chairs for the garden.', 'pa_package dj_player', 'chair'],
  [
    'The band only has to plug in its backline (instruments, amps, microphones). Please quote the PA.',
    'guitar_amp mic_wired',
    'pa_package',
  ],
  ['All members use in ear monitoring. Please provide a riser.', 'in_ear_monitor', 'stage_deck'],
  [
    'I run the music from my laptop, which lives on the stage so that I reach the laptop. One headset mic.',
    'playback_laptop',
    'mic_headset',
  ],
  ['Alle Einspielungen kommen von einem Macbook. Wir brauchen zwei Lautsprecher.', 'playback_laptop', 'speaker_top'],
  ['We bring all (drum and vocal) mics and stands. A drum riser would help.', 'mic_wired', 'stage_deck'],
  [
    'Pult und Kabel liegen, damit die Gruppe nur ihr Equipment (Verstärker, Mikrofone)\naufbauen muss. Bitte eine PA für 300 Leute.',
    'mic_wired',
    'pa_package',
  ],
  // whose the line, the list or the work is
  [
    'Traiteur: al vier keer dezelfde (zelfde prijs), brengt borden en bestek mee. Een tent huren.',
    'crockery',
    'marquee',
  ],
  ['Heaters and tables are City owned. Rental of a 10 x 20 m tent.', 'space_heater table_trestle', 'marquee'],
  ["On stage piano - yes (the college's own)\nOne mic for the piano\n40 chairs", 'piano', 'chair'],
  [
    'Party at Elm Hall on 12 July. This is what they say is at the hall -\nTables\n6 round tables\nChairs\n58 folding chairs\n\nSo napkins for everybody, 60 of us.',
    'table_round chair',
    'napkin',
  ],
  [
    'Les jeux disponibles pour la fête de l ‘école sont : le chamboule tout, la pêche aux canards. Il faut une sono.',
    'game',
    'pa_package',
  ],
  [
    'Wij hebben enkel banken dus we zouden 90 stoelen willen huren, en zwarte doeken om de lange kant van de zaal te verduisteren.',
    '',
    'chair drape',
  ],
  // notes, talks and lists from elsewhere
  [
    'Our company travels with all basic set pieces needed for the play and with a computer that runs the pictures. A projector is required.',
    'playback_laptop',
    'projector',
  ],
  [
    'LAPTOP. I will run the show from my laptop. Please provide a lectern.\nI supply a stand, a clicker and cables.',
    'playback_laptop presentation_clicker',
    'lectern',
  ],
  [
    'Chairs: the chairs will be ready to pick up from the school on Friday. A stage 6 x 4 m please.',
    'chair',
    'stage_deck',
  ],
  ['To rent:\n- tents\n- silverware (purchased from Costmart)\n- heaters', 'cutlery', 'marquee space_heater'],
  [
    'Zwei Lautsprecher, für das Podium werden noch 5 Tischmikrofone benötigt, die Schule hat nur zwei Handmikros.',
    'mic_wireless_handheld',
    'mic_conference',
  ],
  ['Backline (Schlagzeug-Grundset, Gitarrenboxen) teilen sich die Bands. Bitte eine PA.', 'drum_kit', 'pa_package'],
  ['I know they have speakers in the hall. Going to need a mixing board.', 'speaker_top', 'mixing_console'],
  ['Wir bekommen den bestellten Wagen mit Kühlzelle nicht. Extra Kühlschränke besorgen.', '', 'refrigeration'],
  [
    '2. Hire\n2.1 40 chairs\n2.2 Lectern\n\n3. Matters outside this requirement\n3.1 Tables and a projector are in the Assembly Rooms and shall remain.\n3.2 Drapes.',
    'table_trestle projector drape',
    'chair lectern',
  ],
  [
    'SECTION A. SCOPE\nThe vendor shall furnish:\nA.1 Twelve (12) folding chairs\nA.2 Podium, one (1)\n\nSECTION B. FURNISHED BY THE COUNTY (do not quote)\nB.1 Public address, to include all microphones\nB.2 Generators and power to the platform',
    'pa_package mic_wired generator',
    'chair lectern',
  ],
  [
    'A. The supplier shall provide\nA1 20 poseur tables\nA2 Coat rails, 10\n\nB. Not within this contract\nB1 Toilets\nB2 Sound system and microphones, all resident',
    'toilet pa_package mic_wired',
    'table_cocktail coat_rail',
  ],
  [
    'ITEM - WHO\nWedges x 6 - HIRE\nDI boxes x 6 - HIRE\nDesk + stage box - touring (and nothing else will do)\nDrums, guitar combos - in the trailer',
    'mixing_console stagebox drum_kit guitar_amp',
    'stage_monitor di_box',
  ],
  [
    'Item | Quantity | Remarks\nTrestle table | 30 | with cloth\nCarpet | nil | the floor stays bare\nStage | - | 6 x 4 m',
    'carpet',
    'table_trestle stage_deck',
  ],
  [
    'lectern - V\nchairs, cabaret tables - V\nmixer - H\nV = venue, H = hire please',
    'lectern chair table_round',
    'mixing_console',
  ],
  [
    'From the hire firm: 12 round tables.\nNOT from the hire firm: Calum is our DJ and his van has the speakers, the two radio mics and the mixer.',
    'speaker_top mic_wireless_handheld mixing_console',
    'table_round',
  ],
  ["SOUND\n8 headset mics\n4 wedges\nThe hall's loudspeakers are excellent.", 'speaker_top pa_package', 'mic_headset'],
  ['All hands, 500 seats. 12 decks 8 x 4 ft. Seating by venue.', 'chair', 'stage_deck'],
  [
    "Stewarding is let under the council's security framework and shall not be priced. 120 crowd barriers.",
    'crew_steward',
    'crowd_barrier',
  ],
];
