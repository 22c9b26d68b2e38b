import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SPEECH } from '../../usual.ts';
import { ANY_JOB, DECKS, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** From elsewhere to the Isar: archers, a blues band, booksellers, old pupils, a twin town, a choir. */
export const ISARHANG_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-p-archers',
    language: 'en',
    catalogue: 'isarhang',
    description: `Hi there,

Our archery club (mostly expats, some very patient Bavarians) holds its international target round outside Deining on Saturday 3 and Sunday 4 July with 120 archers.

What we are after: twelve folding pavilions 3 x 3 behind the shooting line, 30 beer-table sets, 80 barriers so that nobody strolls behind the butts, six toilet cabins plus an accessible one, ten hand radios, ten 240-litre bins, and two battery loudspeakers with a radio mic, because there's no electricity on that field and we aren't going to have an engine running while people aim.

Already sorted: targets, nets and shooting clocks are in the club's container. If it pours we go into the clubhouse, so forget a proper tent. The volunteer fire brigade grills and brings its own fridge and counter. Results are on everybody's phone, so screens would be money wasted. No technician either; anyone can push a button.

Cheers
Rob Lindqvist`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs('gazebo', 12),
        needs('beer_table_set', [30, 30]),
        needs('crowd_barrier', [80, 80]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 10),
        needs('waste_bin', 10),
        needs(/Akkubox/, 2),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'speaker_stand', 'mic_wireless_handheld', 'mic_stand'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'generator',
        'marquee',
        'refrigeration',
        'bar_unit',
        'display',
        'projector',
        'led_wall',
        'crew_sound',
        'crew_technician',
      ],
      silly: ['lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round', 'subwoofer', 'flip_chart'],
      title: [/deining|archer/i, /120/],
    },
  },
  {
    id: 'ho-p-blues-cruise',
    language: 'en',
    catalogue: 'isarhang',
    description: `THE LOWDOWN FIVE - tech sheet for the blues cruise
MS Starnberg, Friday 25 June, boarding 18.30, 150 passengers, one deck, low ceiling

PA: two 12" tops and ONE bass. Do not send more, the last lot made the cutlery walk.
FOH: 32-channel digital desk, one engineer of yours from load-in to the last chorus.
Monitors: 4 wedges.
Mics: 5 SM58, 1 drum mic case, 2 brass clips.
DI: 4. Boom stands: 10.
Power: a 32 A socket by the galley, so one sub-distribution and a cable.

Kit, amps and keys travel with us. We play on the dance deck itself, it's flush, there's no riser. The ship's lighting stays as it is. The captain has banned haze after what happened on the Ammersee. Deckhands carry everything aboard and ashore. Ship's bar is open.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('speaker_top', 2),
        needs('subwoofer', 1),
        needs(/Digitalpult/, 1),
        needs('stage_monitor', 4),
        needs(/SM58/, 5),
        needs(/Schlagzeugmikros/, 1),
        needs(/Bläserclip/, 2),
        needs('di_box', 4),
        needs('mic_stand', [10, 10]),
        needs('crew_sound', [1, 12]),
      ],
      should: [needs('power_distro', 1), needs('power_cable'), needs('transport')],
      allowed: [...BAND, ...ANY_JOB],
      offers: ['mic_wireless_handheld', 'in_ear_monitor', 'audio_recorder'],
      excluded: [
        'stage_deck',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'disco_light',
        'crew_lighting',
        'hazer',
        'crew_stagehand',
        'bar_unit',
        'generator',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'beer_table_set', 'flip_chart'],
      title: [/starnberg|blues|lowdown/i, /150/],
    },
  },
  {
    id: 'ho-p-book-fair',
    language: 'en',
    catalogue: 'isarhang',
    description: `Contact form: English Book Fair Munich

When and where
13 and 14 November, former tram depot in Haidhausen. About 1,100 visitors over the weekend.

Stalls
45 folding tables (183 x 76) and 90 black folding chairs. Publishers bring their own banners, tablecloths and card readers.

Information
One reception counter by the door and 12 partition boards for the children's drawings.

Readings
A corner with a speech set, two lapel mics, one handheld and four club chairs. All of it at floor level, so we have no use for a platform. One 65-inch monitor is plenty; please no projector, it's far too bright in there. Authors have their slides on their own notebooks.

Things the depot covers
Cloakroom with rails, fixed lighting, Wi-Fi, toilets and the café with its fridges.

Staff
A media technician on both days, 9 to 18h. No help with the building up, we have forty students.`,
    good: {
      attendees: 1100,
      days: 2,
      must: [
        needs('table_trestle', [45, 45]),
        needs(/klappbar, schwarz/, [90, 90]),
        needs('registration_desk', 1),
        needs('pinboard', 12),
        either(needs(/Rede-Paket/, [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_lapel', 2),
        needs('armchair', 4),
        needs('display', 1),
        needs('crew_technician', [1, 20]),
      ],
      should: [needs('mic_wireless_handheld', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'presentation_clicker'],
      offers: MEETING_OFFERS,
      excluded: [
        ...LOOS,
        'tablecloth',
        'stage_deck',
        'projector',
        'projection_screen',
        'playback_laptop',
        'coat_rail',
        'stage_wash',
        'lighting_package',
        'network',
        'refrigeration',
        'crew_stagehand',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', 'beer_table_set'],
      title: [/haidhausen|munich|book/i, /1[,. ]?100/],
    },
  },
  {
    id: 'ho-p-reunion-chat',
    language: 'en',
    catalogue: 'isarhang',
    description: `[09:12] Carla: class of '04, twenty years (plus two, ok). garden of the lake restaurant in Ambach, sat 26 june, we're 90 now
[09:13] Carla: what do we still have to rent??
[09:15] Jonas: beer benches, 12 sets
[09:15] Jonas: and 6 of those string light garlands
[09:17] Mei: 4 gas heaters, it gets cold by the lake
[09:18] Tobi: i'm djing, i have decks + mixer but zero speakers. two tops two subs would do
[09:19] Mei: plus a radio handheld for speeches
[09:20] Carla: bar? glasses?
[09:20] Jonas: nope restaurant does drinks, fridges the lot. and loos obvs
[09:22] Carla: tent?
[09:23] Jonas: no tent. two 3x3 pavilions for tobi and the buffet
[09:25] Lena: i take the pictures so dont book anyone
[09:26] Carla: old photos on a projector?
[09:26] Mei: school lends us theirs and the screen
[09:28] Jonas: power comes from the terrace, no need for a genny
[09:31] Carla: great, sending this to the rental place as it is 😄`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('beer_table_set', 12),
        needs('festoon', 6),
        needs('patio_heater', 4),
        either(needs(/Tanz-Paket/, 1), needs('speaker_top', 2)),
        needs('mic_wireless_handheld', 1),
        needs('gazebo', 2),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...OUTDOORS],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...LOOS,
        ...DECKS,
        'bar_unit',
        'refrigeration',
        'marquee',
        'crew_photographer',
        'projector',
        'projection_screen',
        'generator',
      ],
      silly: ['lectern', 'crowd_barrier', 'stage_monitor', 'flip_chart', 'registration_desk', 'table_round'],
      title: [/ambach|reunion|class/i, /90/],
    },
  },
  {
    id: 'ho-p-jumelage',
    language: 'fr',
    catalogue: 'isarhang',
    description: `Bonjour,

Je vous écris de Sainte-Foy, dans le Rhône : notre commune et Wolfratshausen fêtent leurs trente ans de jumelage le samedi 22 mai à la Loisachhalle, et c'est au comité français qu'il revient d'organiser la soirée. Nous serons 220 à table.

Il nous faudrait 22 tables rondes de 180 cm avec leur nappe blanche, 220 chaises rembourrées, un podium de 4 x 3 m à 40 cm avec un escalier, un pupitre avec micro, deux micros main sans fil, une sonorisation pour les discours et un parquet de danse de 5 x 5 m. Et, si vous en avez, une cabine d'interprétation.

L'orchestre de danse arrive avec sa sono, ses retours et ses éclairages, inutile donc de prévoir des lumières de scène ou de fête. La brasserie tient le bar avec son comptoir et ses frigos. Le vestiaire est celui de la salle. Pour les photos, le journal local envoie quelqu'un.

Bien à vous,
Mireille Chassagne`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('table_round', [22, 23]),
        needs(/Tischdecke weiß, rund/, [22, 24]),
        needs(/gepolstert, reihbar/, [220, 230]),
        needs('stage_deck', 6),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
        needs('dance_floor', [25, 25]),
      ],
      should: [needs('mic_lectern', 1), needs('stage_steps', 1), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: [...PARTY_OFFERS, 'induction_loop', 'mic_wireless_lapel', 'signage', 'registration_desk'],
      excluded: [
        'stage_monitor',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'disco_light',
        'mirror_ball',
        'crew_lighting',
        'bar_unit',
        'refrigeration',
        'coat_rail',
        'crew_photographer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'flip_chart', 'projector'],
      unmet: [/interpr|dolmetsch|cabine/i],
      title: [/wolfratshausen|jumelage|loisach/i, /220/],
    },
  },
  {
    id: 'ho-p-mannenkoor',
    language: 'nl',
    catalogue: 'isarhang',
    description: `Beste mensen,

Met ons mannenkoor uit Zwolle (50 zangers) geven we op zaterdag 16 oktober een concert in de kloosterkerk van Schäftlarn. We verwachten 300 toehoorders.

Graag huren we bij u:
- 5 koortrappen van drie treden
- 100 zwarte klapstoelen als aanvulling op de kerkbanken
- 8 LED-parren om het koor uit te lichten
- een kleine spraakinstallatie met 1 draadloze handmicrofoon voor de aankondigingen
- 2 dranghekken bij het zijaltaar (nee, toch 4)
- 2 garderoberekken

Het orgel en de vleugel staan er, het spreekgestoelte ook. Het koor zingt onversterkt, dus geen koormicrofoons en geen subs. Opnemen of filmen mag niet van de abt en beeldschermen hoeven we dus ook niet. Een technicus is overbodig, onze penningmeester is elektricien. Toiletten zijn in het klooster.

Brengen en halen graag door u.

Met vriendelijke groet,
Gerrit Veldman`,
    good: {
      attendees: [300, 350],
      days: 1,
      must: [
        needs('choir_riser', 5),
        needs(/klappbar, schwarz/, [100, 100]),
        either(needs('stage_wash', 8), needs('lighting_package', 1)),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        either(needs('mic_wireless_handheld', 1), needs(/Rede-Paket|Akkubox/, [1, 2])),
        needs('crowd_barrier', 4),
        needs('coat_rail', 2),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...ANY_JOB, 'lighting_stand', 'lighting_package'],
      offers: ['uplight', 'induction_loop', 'profile_spot', 'signage', 'festoon'],
      excluded: [
        ...LOOS,
        'lectern',
        'mic_instrument',
        'subwoofer',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'display',
        'led_wall',
        'crew_sound',
        'crew_technician',
        'crew_lighting',
      ],
      silly: [
        'generator',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'beer_table_set',
        'bar_unit',
        'projector',
      ],
      title: [/sch(ä|ae)ftlarn|koor|concert/i, /300/],
    },
  },
];
