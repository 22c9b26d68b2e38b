import type { NotFromUsRow } from './fixtures.ts';

/** Who films or buys, what a house has, questions of a form, clauses of who provides. */
export const AT_WORK: readonly NotFromUsRow[] = [
  ['Her friend Malcolm is going to film it. We need a PA.', 'camera crew_camera', 'pa_package'],
  ['Mein Bruder filmt alles. Wir brauchen ein Rednerpult.', 'camera crew_camera', 'lectern'],
  ['Mon frère filme la cérémonie. Il nous faut un pupitre.', 'camera crew_camera', 'lectern'],
  ['We will film it ourselves. One lectern, please.', 'camera crew_camera', 'lectern'],
  ['We need two cameras and an operator, the school is filming too.', '', 'camera'],
  ['The committee agreed to purchase 20 tables and rent a tent.', 'table_trestle', 'marquee'],
  ['Council approves the rental of a PA and 40 chairs.', '', 'pa_package chair'],
  ['It has to be routed through the house speakers. 20 chairs please.', 'speaker_top', 'chair'],
  ['All of it is played live, on the grand piano. Please bring 2 mics.', '', 'mic_wired'],
  ["Bathrooms we've got to have. 20 tables too.", '', 'toilet table_trestle'],
  ['A tent, whose reservation may be cancelled until May, and 20 chairs.', '', 'marquee chair'],
  [
    'Is there anything already at the venue?\nYes: chairs and tables, a projector with a screen.\nPlease bring 2 lecterns.',
    'chair table_trestle projector projection_screen',
    'lectern',
  ],
  [
    'Do you already have any equipment?\nYes: chairs and a projector.\nWe need 2 lecterns.',
    'chair projector',
    'lectern',
  ],
  [
    '3.3 Please quote 8 monitors.\n3.4 Fair Provides. Six stagehands for load in. Stage front barricade and all fence.',
    'crew_stagehand crowd_barrier fencing',
    'stage_monitor',
  ],
  [
    '4 bleachers, please. Apart from the bleachers people sit on blankets or chairs they bring.',
    'chair',
    'choir_riser',
  ],
  ['Friends run the stall with a tent, tables and coolers of their own. 6 bins.', 'marquee table_trestle', 'waste_bin'],
  [
    'Marquee, chairs and the generator with all its cabling come from the council. 6 bins.',
    'marquee chair generator',
    'waste_bin',
  ],
  [
    'LCD projector (Bill provides the laptop himself, plus cables for any of them, plus a wireless remote).',
    'playback_laptop presentation_clicker',
    'projector',
  ],
  ['We set up our speakers at either side. Please bring a lectern.', 'speaker_top', 'lectern'],
  ['Nous installons notre sono. Merci de fournir un pupitre.', 'pa_package', 'lectern'],
  ['TOUR STAFF: 6 performers, 2 technicians\nTo provide: 2 stagehands', 'crew_technician', 'crew_stagehand'],
  ['Will haben:\n- 45 Biertischgarnituren\n- 2 Toilettenwagen', '', 'beer_table_set toilet_trailer'],
  ['Helfer braucht ihr keine zu schicken. 20 Stühle bitte.', 'crew_stagehand', 'chair'],
  ['Un amigo pincha con su propia controladora. 20 sillas, por favor.', 'dj_player dj_controller', 'chair'],
  ['Choir mics (two pairs would do it), one handheld radio mic.', '', 'mic_instrument mic_wireless_handheld'],
  ['A confidence monitor (the panel kept turning around last time).', '', 'confidence_monitor'],
  ['The Artist carries every vocal microphone. We need 4 wedges.', 'mic_wired mic_wireless_handheld', 'stage_monitor'],
];
