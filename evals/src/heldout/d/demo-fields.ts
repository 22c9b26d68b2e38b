import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, SEATS, SPEAKERS, SPEECH, TABLES, TABLEWARE, WALL } from '../../usual.ts';
import {
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

export const DEMO_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-d-jubilee-mass',
    language: 'en',
    catalogue: 'demo',
    description: `Notes from call with Fr Byrne, Tues

Open-air Mass for the parish jubilee, Sunday 7 June, 11 am, football pitch behind the church, Maghull. 350 people.

Wants:
* trailer stage, roofed
* 280 white folding chairs (older ones bring their own)
* PA to cover everybody; lectern mic; 2 lapel mics for the priests; 4 condensers for the choir
* stage piano/keyboard for the organist
* generator, there isn't any mains out there
* someone on sound

Said not to bother with:
* the lectern as such, the big oak ambo is being carried across from church, so the mic only
* flowers, candles etc – Altar Society
* toilets: parish centre is fifty yards away
* stewards (the scouts) and first aid (Order of Malta)`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/White Folding Chair/, 280),
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs(/C414/, 4),
        needs('keyboard', 1),
        needs('generator', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('di_box'), needs('power_cable'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'music_stand'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'induction_loop', 'mic_wireless_handheld', 'choir_riser'],
      excluded: ['lectern', 'centrepiece', 'plants', ...LOOS, 'crew_steward', 'crew_medic'],
      silly: ['disco_light', 'dance_floor', 'projector', 'table_round', 'hazer', 'strobe'],
      title: [/maghull|jubilee/i, /350/],
    },
  },
  {
    id: 'ho-d-remembrance-itq',
    language: 'en',
    catalogue: 'demo',
    description: `INVITATION TO QUOTE – Remembrance Sunday, 9 November, Market Square, Newark

1. The Contractor shall provide a public address system covering the Market Square for a crowd of 1,500.
2. A lectern with microphone and two handheld radio microphones shall be provided at the memorial.
3. The Contractor shall provide an outdoor LED screen of 15 square metres together with one camera and its operator.
4. Sixty (60) folding chairs shall be set out for veterans.
5. Twenty (20) lengths of cable ramp shall be laid wherever cables cross pedestrian routes.
6. A sound engineer shall attend throughout.
7. Generators are not permitted in the Square. A 63A supply will be made available.
8. For the avoidance of doubt, crowd barriers, signage, stewarding and first aid are let under separate contracts and shall not be priced.
9. The wreath-laying takes place at ground level; no staging is to be allowed for.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'line_array'], [4, 16]),
        needs('lectern', 1),
        either(needs('mic_lectern', [1, 2]), needs('mic_wired', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs(/PL3.9/, 15),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('chair', 60),
        needs('cable_ramp', [20, 20]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mixing_console', 1), needs('power_distro'), needs('transport')],
      allowed: [...LOUD, ...BROADCAST, ...WALL, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: ['generator', 'fuel', 'crowd_barrier', 'signage', 'crew_steward', 'crew_medic', ...STAGES],
      silly: ['disco_light', 'dance_floor', 'projector', 'marquee', 'toilet', 'hazer', 'table_round'],
      title: [/newark|remembrance/i, /1[,. ]?500/],
    },
  },
  {
    id: 'ho-d-firmenlauf',
    language: 'de',
    catalogue: 'demo',
    description: `Moin,

für den Firmenlauf in Kassel am Donnerstag, 3. Juli, mit 1.200 Läufern fehlt uns noch einiges:

Beschallung Start/Ziel, 2 Funkmikros für die Moderation
Outdoor-LED-Wand 12 qm
12 Faltpavillons
20 Biergarnituren
100 Absperrgitter, 40 Bauzaunfelder
20 Mülltonnen
10 Funkgeräte

Toilettenwagen und -kabinen stellt die Stadt, das DRK übernimmt die Sanitäter. Streckenposten kommen aus dem Verein, Ordner also bitte streichen. Strom liegt an, Aggregat entfällt. Bühne brauchen wir ebenfalls keine, der Moderator läuft durch die Menge.

Danke und Gruß, Sönke`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        either(needs(SPEAKERS, [4, 16]), needs('pa_package', [2, 4])),
        needs(['mic_wireless_handheld', 'mic_headset'], [2, 2]),
        needs(/PL3.9/, 12),
        needs('gazebo', 12),
        needs('beer_table_set', 20),
        needs('crowd_barrier', 100),
        needs('fencing', 40),
        needs('waste_bin', 20),
        needs('two_way_radio', 10),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('crew_sound'), needs('transport')],
      allowed: [...LOUD, ...WALL, ...OUTDOORS, /Earpiece/],
      offers: [...OUTDOORS_OFFERS, ...BROADCAST, 'loudhailer', 'backdrop'],
      excluded: [...LOOS, 'crew_medic', 'crew_steward', 'generator', 'fuel', ...STAGES],
      silly: ['dance_floor', 'projector', 'marquee', 'lectern', 'disco_light', 'table_round'],
      title: [/kassel/i, /1[.,  ]?200/],
    },
  },
  {
    id: 'ho-d-neurologia',
    language: 'es',
    catalogue: 'demo',
    description: `Estimados señores:

Organizamos el congreso de la sociedad de neurología en el Palacio de Congresos de Zaragoza los días 22 y 23 de octubre, con 400 asistentes. Rogamos presupuesto de lo siguiente:

Sala plenaria
- pantalla LED de 6 x 3 m
- atril con micrófono
- 3 micrófonos de solapa y 4 inalámbricos de mano
- sonido para la sala
- 2 cámaras con sus operadores y grabación de las sesiones
Salas paralelas (3)
- una pantalla de 75" con soporte y un portátil en cada una
Vestíbulo
- 30 paneles para pósteres

Queda excluida la traducción simultánea, esta edición es solo en español. Las azafatas y los mostradores de acreditación corren a cargo de la secretaría técnica. El palacio pone sillas, mesas y wifi. Tampoco emitiremos por internet.

Atentamente,
Dra. Pilar Ansón`,
    good: {
      attendees: 400,
      days: 2,
      must: [
        needs(/BP2/, 18),
        needs('lectern', 1),
        either(needs('mic_lectern', 1), needs('mic_wired', 1)),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 4),
        needs(SPEAKERS, [2, 12]),
        needs('camera', 2),
        needs('crew_camera', [1, 2]),
        needs('video_recorder', [1, 2]),
        needs(/75in Display/, 3),
        needs('display_stand', 3),
        needs('playback_laptop', [3, 5]),
        needs('pinboard', 30),
      ],
      should: [needs('video_switcher', 1), needs('crew_sound'), needs('crew_video'), needs('mixing_console', 1)],
      allowed: [...MEETING, ...BROADCAST, ...WALL],
      offers: MEETING_OFFERS,
      excluded: [
        'interpretation_booth',
        'interpretation_receiver',
        'registration_desk',
        ...SEATS,
        ...TABLES,
        'network',
        'streaming_encoder',
      ],
      silly: ['subwoofer', 'generator', 'toilet', 'dance_floor', 'marquee', 'disco_light', 'projection_screen'],
      title: [/zaragoza/i, /400/],
    },
  },
  {
    id: 'ho-d-tuinbruiloft',
    language: 'nl',
    catalogue: 'demo',
    description:
      'Goedemorgen! Wij trouwen op vrijdag 19 juni bij mijn ouders in de tuin in Bergen, met 75 gasten. Graag een offerte voor een tent van 9 x 15 m met vloer, 8 ronde tafels voor 10 personen, 75 Chiavari-stoelen, 6 lichtsnoeren en een eenvoudige spraakinstallatie met microfoon voor de toespraken. De cateraar neemt servies, bestek en glazen mee en oma heeft al maanden aan de tafelkleden zitten borduren. Toiletten zijn er in huis genoeg. Het trio speelt akoestisch, dus versterking voor muziek of een dj hoeven jullie niet te rekenen, en een dansvloer vinden we zonde van het gras. Opbouwen en afbreken graag erbij. Groetjes van Merel en Sjoerd',
    good: {
      attendees: 75,
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [130, 140]),
        needs(/^5ft 6in/, [8, 9]),
        needs(/Chiavari/, [75, 80]),
        needs('festoon', 6),
        either(needs('pa_package', 1), needs(SPEAKERS, [1, 2])),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
      ],
      should: [needs('transport'), needs(['power_cable', 'power_distro'])],
      allowed: [...SPEECH, ...OUTDOORS, 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_lining', 'ceremony_arch', 'space_heater'],
      excluded: [...TABLEWARE, 'tablecloth', ...LOOS, 'dance_floor', 'crew_dj', ...DECKS, 'subwoofer'],
      silly: ['disco_light', 'projector', 'lectern', 'stage_deck', 'line_array', 'led_wall', 'table_desk'],
      title: [/bergen/i, /75/],
    },
  },
];
