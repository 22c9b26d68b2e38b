import type { NotFromUsRow } from './fixtures.ts';

/** What a later sentence, a vote or a note of one word takes back. */
export const TAKEN_BACK: readonly NotFromUsRow[] = [
  [
    'Dinner for 120. Venue caters, venue lays tables and chairs, venue linen. We need a PA and a lectern.',
    'table_round table_trestle chair chair_banquet tablecloth',
    'pa_package lectern',
  ],
  ['School caretaker unlocks the toilets. We need a generator and two gazebos.', 'toilet', 'generator gazebo'],
  [
    "We need 10 strings of festoon. Photo booth, my cousin's. Generator, Uncle Joe's.",
    'photo_booth generator',
    'festoon',
  ],
  [
    'For your price please: eight poseur tables. The contractor supplies barriers and fire extinguishers.',
    'crowd_barrier fire_extinguisher',
    'table_cocktail',
  ],
  [
    'Do you need a marquee? Already on site from the gala\nFlooring? Yes it has one\nTables: 12 six foot\nSecurity: facilities dept\nHeating: yes please',
    'marquee marquee_floor crew_steward',
    'table_trestle space_heater',
  ],
  ['Will you require staging? No, the hall has one built in\nSound? Yes please, small PA', 'stage_deck', 'pa_package'],
  [
    'The hall came back to us. They do have a projector and it is better than ours. So take that off. Urns - the canteen is doing those now. We still need 3 radio mics.',
    'projector hot_drinks',
    'mic_wireless_handheld',
  ],
  [
    '- reg desk\n- water boiler [gone]\n- PA for 100\n- stage [cut]',
    'hot_drinks stage_deck',
    'registration_desk pa_package',
  ],
  [
    'Walstroom is er genoeg, dus aggregaten kun je in de loods laten. Wel graag 4 partytenten. Beamer? Nee joh.',
    'generator projector',
    '',
  ],
  ["Last year the company sent strobes as a freebie. Please don't. We want 12 LED washes.", 'strobe', 'stage_wash'],
  [
    '9.3 A motion to hire a big screen was not carried. 9.4 RESOLVED to obtain a price for 8 gazebos.',
    'led_wall',
    'gazebo',
  ],
  [
    'The proposal to hire heaters was rejected by the committee. We need 200 chairs.',
    'space_heater patio_heater',
    'chair',
  ],
  ['The site team will put everything out, so drop at the door only please. 180 chairs.', 'crew_stagehand', 'chair'],
  ['Center LED from rev 2 has been cut, do not quote it. We need 4 handhelds.', 'led_wall', 'mic_wireless_handheld'],
  ['4 handhelds. INTERNET: hotel exclusive, not yours. RIGGING: venue exclusive.', 'network', 'mic_wireless_handheld'],
  [
    'Yes to the 12 uplights. NO to the CO2 jets, the haze and the cold sparks, the district shot all three down.',
    'smoke_machine hazer spark_machine',
    'uplight',
  ],
  [
    'Tenemos micrófonos y consola, lo que nos falta son 4 altavoces. El hermano Luis, que es técnico de sonido, se encarga.',
    'mixing_console crew_sound',
    'speaker_top',
  ],
  [
    'We need 80 chairs. The council will provide a first aider. The laptop with the film on it: also us.',
    'playback_laptop crew_medic',
    'chair',
  ],
  ['got a genny, 20 kva, runs the shearing. need 2 loos and 15 lengths festoon', 'generator', 'toilet festoon'],
  [
    'Il nous faut 25 mange-debout. Les agents municipaux déchargeront le camion : ne pas compter de manutentionnaires.',
    'crew_stagehand',
    'table_cocktail',
  ],
  ['Graag een podium. Stoelen: 260, hebben ze.', 'chair', 'stage_deck'],
  ["Chairs: 120, the school's. Tables: 12, ours. Stage: 6m x 4m please.", 'chair table_trestle', 'stage_deck'],
  [
    "Consult.: 1.3 Sonorisation de la salle pour 200. 1.4 Vidéoprojecteur. La sonorisation de l'apéritif est abandonnée.",
    '',
    'pa_package projector',
  ],
  ['PA in the hall for 120, please. The PA for the garden has been dropped.', '', 'pa_package'],
  ['We need 40 chairs. We do not need a stage in the foyer; in the hall we need a stage 4 x 3 m.', '', 'stage_deck'],
  [
    'A speech system so that everybody can follow, a lectern and a 65" display in the chapel annexe.',
    '',
    'pa_package lectern display',
  ],
  [
    'The choir could not be heard last year, so please bring 6 condensers and a PA that people right at the back can hear.',
    '',
    'mic_instrument pa_package',
  ],
  [
    'Event: staff training for 60\nWhat does the hall have already?: lectern, flip charts and an urn\nWhat do you need?: a projector and 60 chairs',
    'lectern flip_chart',
    'projector chair',
  ],
  [
    'The suite has in-house speakers that we are told to use. We need a mixer and two lapels.',
    'speaker_top',
    'mixing_console mic_wireless_lapel',
  ],
  ['The mayor must have a headset and the compère should have a handheld.', '', 'mic_headset mic_wireless_handheld'],
  [
    "The allotment society's own tent is 9 m by 6 m, with 60 chairs and 10 tables in the shed, and cups for everybody.\n\nWhat we still need for the open day:\n\n- two loos\n- a generator\n- something to dance on",
    'marquee chair table_trestle crockery',
    'toilet generator',
  ],
  [
    'Le comité tient la buvette, avec son frigo et ses tables.\n\nRESTE A LOUER :\n- 6 barnums 3x3\n- 2 WC',
    'refrigeration table_trestle',
    'gazebo toilet',
  ],
  [
    'Vom Zeltverleih kommt das Zelt, der Verein stellt die Biertische. Es fehlen uns noch eine Bühne 6 x 4 m und zwei Toiletten.',
    'marquee beer_table_set',
    'stage_deck toilet',
  ],
  ["You can leave the flooring off, the ground's like concrete. One marquee of 9 x 15 m.", 'marquee_floor', 'marquee'],
  ['Radio mics have bitten us before. None, thanks. 5 x SM58.', 'mic_wireless_handheld', 'mic_wired'],
  ['Strom kommt vom Steg, ein Aggregat fällt somit weg. 8 Stehtische.', 'generator', 'table_cocktail'],
  ['Tafellakens leggen we niet. 40 klaptafels graag.', 'tablecloth', 'table_trestle'],
  [
    'To be hired:\n* stage 16ft by 8ft\n* one bar stool\n\nNot to be hired, and yes people have tried:\n* subs\n* wedges\n* any screen or projector',
    'subwoofer stage_monitor projection_screen projector',
    'stage_deck bar_stool',
  ],
];
