import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import {
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  STAGE_LIGHT,
  TABLEWARE,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In German: a sales meeting in Dorset, a Christmas market, a school-leavers' ball, a choir in a church, a co-operative's hybrid meeting. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bf-vertriebstagung',
    language: 'de',
    catalogue: 'stour',
    description: `Guten Tag,

wir sind ein Maschinenbauer aus Bielefeld und halten unsere europäische Vertriebstagung dieses Jahr in einem Herrenhaus bei Wimborne ab, vom 8. bis 9. September, 90 Teilnehmer.

Für den großen Saal (90 Personen, parlamentarisch) benötigen wir:
- Tonanlage für Sprache, 1 Handfunkmikrofon, 2 Ansteckmikrofone, 1 Headset
- durchsichtiges Rednerpult
- 2 Bodenmonitore für die Referenten mit Countdown-Uhr
- 1 Laptop, 1 Klicker
- einen Techniker an beiden Tagen

Für drei Gruppenräume mit je 30 Personen: jeweils ein 55-Zoll-Fernseher mit Standfuß.

Beamer und Leinwand sind im Saal fest eingebaut, die können wir nutzen. Tische und Stühle stellt das Haus. Ein Podium brauchen wir nicht, wir sprechen ebenerdig.

Mit freundlichen Grüßen
Annegret Pohlmann`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mic_wireless_lapel', 2),
        needs('mic_headset', 1),
        needs(/acrylic/, 1),
        needs('confidence_monitor', 2),
        needs('speaker_timer', [1, 2]),
        needs(/55in/, 3),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [needs('playback_laptop', [1, 4]), needs('presentation_clicker', [1, 4]), needs('transport')],
      allowed: without(MEETING, 'projector', 'projector_lens', 'projection_screen'),
      offers: without(MEETING_OFFERS, ...PLATFORM, 'registration_desk'),
      excluded: ['projector', 'projection_screen', ...SEATS, 'table_trestle', 'table_round', ...STAGES],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'subwoofer',
        'stage_monitor',
        'line_array',
      ],
      title: [/wimborne|vertrieb/i, /90/],
    },
  },
  {
    id: 'ho-bf-weihnachtsmarkt',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

für unseren Weihnachtsmarkt am Hafen in Eckernförde (Freitag 4. bis Sonntag 6. Dezember, über die drei Tage gut 3.000 Besucher) suchen wir noch Technik und Ausstattung:

* Bühnenwagen mit Dach
* Beschallung für Bläser, Kinderchor und Ansagen, mit zwei Handfunken und jemandem am Pult
* Bühnenlicht, schlicht
* 30 Lichterketten
* 25 Stehtische
* 8 Heizpilze
* 60 Absperrgitter
* 12 Mülltonnen

Die Hütten bringen die Beschicker selbst mit, wir brauchen also keine Pavillons oder Zelte. Strom liegt am Kai, den machen die Stadtwerke bis zur Bühne, Aggregate sind nicht nötig. Toiletten sind im Hafenhaus. Tassen und Gläser laufen über das Pfandsystem vom Getränkehändler.

Beste Grüße vom Gewerbeverein
Hauke Thomsen`,
    good: {
      attendees: 3000,
      days: 3,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 40]),
        needs(['lighting_package', 'stage_wash'], [1, 24]),
        needs('festoon', [30, 30]),
        needs('table_cocktail', [25, 25]),
        needs('patio_heater', 8),
        needs('crowd_barrier', [60, 60]),
        needs('waste_bin', 12),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel'),
        ...LOUD,
        ...STAGE_LIGHT,
        'stage_monitor',
        'mic_wired',
        'mic_instrument',
        'di_box',
        'stage_steps',
        'stage_handrail',
      ],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'moving_head', 'mic_headset'], ...LOOS, 'gazebo', 'hazer'),
      excluded: ['gazebo', 'marquee', 'generator', 'fuel', ...LOOS, 'crockery', 'glassware'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'chair_banquet', 'flip_chart', 'disco_light'],
      title: [/eckernf(ö|oe)rde|weihnachtsmarkt/i, /3[.,  ]?000/],
    },
  },
  {
    id: 'ho-bf-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo zusammen, ich bin im Abiballkomitee der Fördeschule in Flensburg. Unser Ball ist am 26. Juni in einer Sporthalle, wir sind mit Eltern und Lehrern 240 Leute.

Was wir gern von euch hätten: 24 runde Tische für je 10 Personen mit weißen Tischdecken, 240 Bankettstühle, eine Bühne 6 x 4 m (40 cm hoch) mit Treppe für die Zeugnisse, ein Pult, ein Rede-Set für die Ansprachen und noch ein zweites Handfunkmikro dazu, 20 Akku-Uplights, 36 m² Tanzfläche, 5 Garderoben, einen roten Teppich und die Fotobox.

DJ haben wir schon, der bringt seine komplette Anlage und sein Discolicht mit. Teller, Besteck und Gläser kommen vom Caterer, der auch selber bedient. Nebel geht in der Halle leider gar nicht wegen der Rauchmelder.

Unser Budget liegt bei 5.500 Euro. Danke schon mal!! Lg Fenja`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Tisch, rund, 180/, [24, 24]),
        needs('tablecloth', [24, 27]),
        needs(/Bankett/, [240, 240]),
        needs('stage_deck', [12, 12]),
        needs('lectern', 1),
        needs(/Rede-Set/, 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('uplight', [20, 20]),
        needs('dance_floor', [36, 36]),
        needs('coat_rail', 5),
        needs(/Teppich/, 1),
        needs('photo_booth', 1),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/40 cm, 4er/, [12, 12]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: without(
        [...PARTY_OFFERS, 'mic_lectern', 'registration_desk', 'stage_ramp', 'profile_spot'],
        'disco_light',
        'moving_head',
        'mirror_ball',
        'hazer',
        'crew_dj',
        'crew_waiter',
        'glassware',
      ),
      excluded: [
        'crew_dj',
        ...DECKS,
        'disco_light',
        'moving_head',
        /Disco-Set/,
        'subwoofer',
        ...TABLEWARE,
        'crew_waiter',
        ...FOG,
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'line_array', 'projector'],
      title: [/flensburg|abiball/i, /240/],
    },
  },
  {
    id: 'ho-bf-chorkonzert',
    language: 'de',
    catalogue: 'isarhang',
    description: `Grüß Gott,

unser Kammerchor (32 Sängerinnen und Sänger) gibt am Samstag, 10. Oktober, um 19 Uhr mit Streichquartett ein Konzert in der Pfarrkirche in Wolfratshausen. Wir rechnen mit etwa 200 Zuhörern.

Wir bitten um ein Angebot für
- 4 Chortritte
- warmes Licht auf Chor und Quartett, mit jemandem, der es aufbaut und bedient
- 2 Kameras mit je einem Kameramann, Bildregie und Streaming, dazu ein Medientechniker
- eine Hörschleife

Verstärkt wird nicht, wir singen und spielen rein akustisch, bitte also keine Lautsprecher und keine Mikrofone fürs Publikum. Sitzplätze gibt es in den Bänken genug. Den Ton für den Stream nimmt unser Tonmeister mit seinen eigenen Mikrofonen auf und gibt ihn euch als Summe.

Herzlichen Dank
Dr. Benedikt Hofreiter, 2. Vorsitzender`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs('crew_lighting', [1, 14]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('crew_video', [1, 14]),
        needs('induction_loop', 1),
      ],
      should: [needs('video_cable', [1, 8]), needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB, 'video_cable', 'network', 'intercom', 'audio_cable', 'di_box', 'uplight'],
      offers: [
        'video_recorder',
        'uplight',
        'display',
        'crew_photographer',
        'crowd_barrier',
        'flip_chart',
        'coat_rail',
        'two_way_radio',
      ],
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mic_instrument', 'crew_sound', ...SEATS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        ...FOG,
        'beer_table_set',
      ],
      title: [/wolfratshausen|chor|konzert/i, /200/],
    },
  },
  {
    id: 'ho-bf-genossenschaft-hybrid',
    language: 'de',
    catalogue: 'seeblick',
    description: `Sehr geehrte Damen und Herren

Die Wohngenossenschaft Sonnhalde in Rapperswil lädt am Donnerstag, 20. Mai, 19 Uhr, zur Generalversammlung in die Turnhalle. Vor Ort erwarten wir 180 Mitglieder, gut 60 weitere schauen online zu.

Bitte offerieren Sie uns:

Bühne 8 x 2 m, 40 cm hoch, mit Treppe und Verkleidung
3 Seminartische für den Vorstand auf der Bühne
180 Reihenstühle
Rednerpult mit Schwanenhalsmikrofon
5 Ansteckmikrofone, 2 Handfunkmikrofone für Fragen aus dem Saal
Tonanlage für die Halle mit Tontechniker
Beamer 10'000 Lumen, Leinwand 4 m, Laptop
1 Videokamera mit Kameramann, Bildmischer, Streaming-Encoder
Empfangspult beim Eingang, 4 Garderobenständer

Als Option: Apéro-Ausstattung mit 15 Stehtischen samt weissen Hussen.

Freundliche Grüsse
Regula Ammann, Verwaltung`,
    good: {
      attendees: [180, 240],
      days: 1,
      must: [
        needs('stage_deck', [8, 8]),
        needs(/Seminartisch/, 3),
        needs(/Reihenstuhl/, [180, 180]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 5),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('crew_sound', [1, 14]),
        needs(/10000 Lumen/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/Empfangspult/, 1),
        needs('coat_rail', 4),
      ],
      should: [
        needs(/40 cm \(Satz/, [8, 8]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 20]),
        offers('table_cocktail', [15, 15]),
        offers(/Hussen/, [15, 15]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'network', 'crew_video'],
      offers: [
        ...MEETING_OFFERS,
        'glassware',
        'table_cocktail',
        'tablecloth',
        'bar_unit',
        'crew_waiter',
        'crew_bar',
        'refrigeration',
        'crockery',
        'napkin',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        ...without(PARTY_LIGHT, ...STAGE_LIGHT),
        'stage_monitor',
        'beer_table_set',
      ],
      title: [/rapperswil|generalversammlung|sonnhalde/i, /180/],
    },
  },
];
