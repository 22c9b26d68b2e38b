import type { NotFromUsRow } from './fixtures.ts';

/** Items of minutes, rows of who brings what, relative clauses, and what a firm supplies under its contract. */
export const MINUTES: readonly NotFromUsRow[] = [
  [
    '4.4 Barriers: 120 for the ring.\n4.5 Toilets: council is providing these this year, nothing to hire.',
    'toilet',
    'crowd_barrier',
  ],
  ['10 barriers.\nDancing platform: the Dancing Association brings its own.', 'stage_deck', 'crowd_barrier'],
  ['40 trestles.\nPA - the rugby club is lending us theirs.', 'pa_package', 'table_trestle'],
  ['40 trestles.\nMarquee: the Scouts put theirs up on the Friday.', 'marquee', 'table_trestle'],
  ['12 tables.\nGenerator: Davies Plant has offered one.', 'generator', 'table_trestle'],
  ['Stage: the band needs one of 6 x 4 m.\nChairs: the school has them.', 'chair', 'stage_deck'],
  [
    '20 tables. Vaisselle : la mairie la prête. Sono : le groupe apporte la sienne.',
    'crockery pa_package',
    'table_trestle',
  ],
  [
    '20 Tische. Toiletten: die stellt die Gemeinde. Geschirr: der Caterer bringt alles mit.',
    'toilet crockery',
    'table_trestle',
  ],
  [
    '20 mesas. Vajilla: el catering la trae. Escenario: el ayuntamiento lo pone.',
    'crockery stage_deck',
    'table_trestle',
  ],
  ['20 tafels. Servies: de traiteur brengt alles mee.', 'crockery', 'table_trestle'],
  ['10 Tische. Der Caterer, der das Geschirr mitbringt, kommt um 10.', 'crockery', 'table_trestle'],
  ['10 Tische. Es spielt eine Band, die ihre Anlage und ihr Licht selber mitbringt.', 'pa_package', 'table_trestle'],
  ['8 Stehtische. Der Wirt, der auch Gläser und Besteck stellt, macht die Bar.', 'glassware cutlery', 'table_cocktail'],
  ['20 tafels. Er speelt een band die de geluidsinstallatie zelf meebrengt.', 'pa_package', 'table_trestle'],
  ['30 stoelen. De traiteur die het servies levert, komt om tien uur.', 'crockery', 'chair'],
  ['Gesucht: ein Techniker, der Licht und Ton mitbringt.', '', 'lighting_package pa_package'],
  ['Wir suchen einen Verleiher, der Bühne und Ton stellt. 200 Gäste.', '', 'stage_deck pa_package'],
  ["They've amps and drums but no PA, so a PA that'd do the band please.", 'drum_kit', 'pa_package'],
  [
    'Who brings what:\nToilets .... campsite\nRestaurant tent .... caterer\nRadios, 16 .... HIRE\nBarriers, 80 pcs .... HIRE',
    'toilet marquee',
    'two_way_radio crowd_barrier',
  ],
  [
    'Wer bringt was:\nZelt .... Feuerwehr\nGeschirr .... Caterer\n40 Tische .... Verleih\nTon .... Verleih',
    'marquee crockery',
    'table_trestle',
  ],
  [
    'This is what the AV has to cover:\n* Stage and backdrop for the 3 talk tracks\n* Projectors',
    '',
    'stage_deck backdrop projector',
  ],
  ['What the contractor has to bring:\n- 40 tables\n- a PA', '', 'table_trestle pa_package'],
  [
    'Under the contract Sound Works Productions supplies sound, stage and lighting for the Taste of Orland Park.',
    '',
    'pa_package stage_deck',
  ],
  [
    'Approval of an agreement with Big Top Rentals for tents, 200 chairs and a stage for the July 4 event.',
    '',
    'marquee chair stage_deck',
  ],
  [
    'Award of bid: ABC Stage Co. will provide a 40x24 stage and sound for the concert series at $12,000.',
    '',
    'stage_deck pa_package',
  ],
  ['We need 200 chairs, please. The marquee is under a contract with Big Top Marquees.', 'marquee', 'chair'],
  ['The sponsor pays the company that rents us the chairs directly. We have to rent 100 chairs.', '', 'chair'],
  ['Two 20 x 20 bays that hold the video screens. Two video displays.', '', 'projection_screen'],
  ['A projector. Our accompanist plays the minster’s Steinway.', 'piano', 'projector'],
  [
    'A projector. Sound is taken care of, the kirk has its own system with mics and loop.',
    'pa_package mic_wired',
    'projector',
  ],
  ['We need a PA. The two stages on Mill Meadows have always been a highlight.', '', 'pa_package'],
  ['4 Monitore. Abholen würden wir das Material selbst, am Freitag gegen Mittag.', 'delivery van', 'stage_monitor'],
  ['Eine Aufzeichnung oder Übertragung ist ausdrücklich nicht gewünscht. Ein Beamer.', 'video_recorder', 'projector'],
  ['Stühle für 280. Eine Aufzeichnung ist nicht vorgesehen.', 'video_recorder', 'chair'],
  [
    'A recording or live stream is expressly not wanted. One projector.',
    'streaming_encoder video_recorder',
    'projector',
  ],
];
