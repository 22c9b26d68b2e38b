import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LINEN, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

/** French and Dutch: a seminar in a château, a wedding by the river, a symposium, a street's party. */
export const FRENCH: readonly EvalBrief[] = [
  {
    id: 'ho-aa-seminaire-chateau',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous organisons un séminaire d'entreprise le mardi 21 septembre dans un château près de Saint-Émilion, pour 150 personnes.

Plénière en configuration théâtre le matin, avec une table ronde de cinq intervenants, puis trois ateliers de 20 personnes l'après-midi.

Il nous faudrait :
- pour la plénière : sonorisation, cinq micros cravate, deux micros main pour les questions, un vidéoprojecteur de 8 500 lumens, un écran de 4 m, un PC portable et sa télécommande, un pupitre ;
- pour chaque atelier : un écran LED 55 pouces et un paperboard ;
- un technicien son et un technicien vidéo sur la journée.

Le château met à disposition les chaises et les tables. La captation et le streaming sont assurés par notre agence, qui vient avec ses caméras, sa régie et ses cadreurs. Le déjeuner est livré par un traiteur avec toute la vaisselle. Il n'y aura ni soirée ni DJ.

Merci de chiffrer l'éclairage de scène en option.

Bien à vous,
Claire`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_lapel', [5, 5]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs(/55 pouces/, 3),
        needs('flip_chart', 3),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [
        needs('mixing_console', 1),
        offers(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head']),
        needs('transport'),
      ],
      allowed: without(MEETING, 'video_switcher'),
      offers: without(MEETING_OFFERS, 'camera', 'video_switcher', 'streaming_encoder', 'crew_camera', 'crew_dj'),
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'camera',
        'video_switcher',
        'streaming_encoder',
        'crew_camera',
        ...TABLEWARE,
        'crew_dj',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier', ...FOG],
      title: [/saint-émilion|séminaire/i, /150/],
    },
  },
  {
    id: 'ho-aa-mariage-bords-garonne',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour ! On se marie le samedi 3 juillet au bord de la Garonne, chez mes parents à Langoiran, avec 110 invités.

On cherche une structure 10 x 15 avec plancher bois, 11 tables rondes de 10 avec nappes blanches, 110 chaises cross-back, 110 chaises pliantes blanches pour la cérémonie laïque et l'arche en bois, 12 guirlandes guinguette, une piste de danse de 5 x 5 m, 8 mange-debout pour le vin d'honneur, et un groupe électrogène 40 kVA parce que la maison ne tiendra pas.

Le traiteur fournit vaisselle, couverts et verres, et vient avec ses serveurs. L'orchestre swing (six musiciens) a sa propre sono et ses lumières. Pour les toilettes, celles de la maison suffisent. Et on ne veut surtout pas de photobooth !

Merci d'avance, Lucie et Thibault`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Structure 10 x 15/, 1),
        needs(/Plancher bois/, [150, 150]),
        needs(/Ø 180/, [11, 12]),
        needs(/Nappe ronde/, [11, 14]),
        needs(/cross-back/, [110, 116]),
        needs(/pliante blanche/, [110, 116]),
        needs('ceremony_arch', 1),
        needs('festoon', 12),
        needs('dance_floor', [25, 25]),
        needs('table_cocktail', 8),
        needs(/40 kVA/, 1),
      ],
      should: [needs('power_distro', [1, 4]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LINEN, 'marquee_lining', 'table_trestle'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_lining', 'space_heater'],
        ...LOOS,
        'glassware',
        'crew_waiter',
        'photo_booth',
        'disco_light',
        'stage_wash',
        'lighting_package',
        'moving_head',
      ),
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        'disco_light',
        'moving_head',
        'profile_spot',
        'lighting_console',
        ...LOOS,
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'stage_monitor', 'line_array'],
      title: [/langoiran|mariage/i, /110/],
    },
  },
];

export const DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-aa-symposium',
    language: 'nl',
    catalogue: 'zenne',
    description: `Geachte,

Op donderdag 11 maart houden wij een symposium in een auditorium te Mechelen voor 200 deelnemers: drie lezingen en een paneldebat met vier experten, in het Nederlands en het Engels.

Wij vragen prijs voor:
1. een ledwand van 4 x 2,5 m met processor
2. een laptop en een klikker
3. een tolkcabine en 80 ontvangers met hoofdtelefoon
4. 200 stemkastjes
5. twee camera's met cameraman, een beeldmixer en een encoder voor de livestream
6. twee onthaalbalies
7. vier vestiairerekken
8. een videotechnicus

Het auditorium heeft vaste zetels en een eigen geluidsinstallatie met draadloze microfoons, bediend door hun technicus. Ook het spreekgestoelte staat er al. De tolken boeken we zelf. De koffie met kopjes wordt door de cateraar verzorgd. Podiumverlichting is niet nodig.

Hoogachtend,
Wim`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/LED-wand/, [10, 10]),
        needs('video_processor', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('interpretation_booth', [1, 1]),
        needs('interpretation_receiver', [80, 80]),
        needs('voting_system', [200, 200]),
        needs('camera', [2, 2]),
        needs('crew_camera', [1, 2]),
        needs('video_switcher', 1),
        needs(['streaming_encoder', /V-160HD/], [1, 2]),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('crew_video', [1, 14]),
      ],
      should: [needs('transport')],
      allowed: [...WALL, ...SLIDES, ...ANY_JOB, 'network', 'streaming_encoder', 'intercom', 'confidence_monitor'],
      offers: without(
        [...MEETING_OFFERS, 'stanchion'],
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'uplight',
        ...RADIO_MICS,
      ),
      excluded: [
        ...SEATS,
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'crew_sound',
        'lectern',
        'crew_interpreter',
        'hot_drinks',
        'crockery',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', ...FOG],
      title: [/mechelen|symposium/i, /200/],
    },
  },
  {
    id: 'ho-aa-buurtfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo, ons straatfeest in Leuven is op zaterdag 28 augustus, we verwachten zo'n 120 buren. Graag prijs voor 15 biertafelsets, 4 vouwtenten 3x3, 5 prikkabels, een springkasteel, de volksspelen, 2 gasbarbecues, een koelkast, een biertap, 240 bierglazen, 2 vuilnisbakken van 240 liter en een eenvoudige geluidsset met een draadloze micro. Ook 10 nadarhekken om de straat af te zetten. Leveren vrijdag na 17 u. Groetjes, Els`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('beer_table_set', [15, 15]),
        needs(/Vouwtent 3 x 3/, 4),
        needs('festoon', 5),
        needs(/Springkasteel/, 1),
        needs(/Volksspelen/, 1),
        needs(/Gasbarbecue/, 2),
        needs(/Koelkast/, 1),
        needs(/Biertap/, 1),
        needs(/Bierglas/, [240, 240]),
        needs('waste_bin', 2),
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        either(needs('mic_wireless_handheld', [1, 1]), needs('pa_package', [1, 1])),
        needs('crowd_barrier', [10, 10]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...PLATFORM, 'cooking'],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'table_round', 'flip_chart'],
      title: [/leuven|straatfeest|buurtfeest/i, /120/],
    },
  },
];
