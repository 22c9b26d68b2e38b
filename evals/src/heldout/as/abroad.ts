import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** A commencement in America; a jubilee, a Christmas market and a wedding in Germany. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-as-college-commencement',
    language: 'en',
    catalogue: 'slaney',
    description: `Subject: rental quote - commencement, Sat. May 15, 10 a.m.

Hello,

Our community college holds commencement outdoors on the quad in Frederick, Maryland. We expect 1,200 people in all, graduates included. Please quote:

- 1,200 chairs, the plain Samsonite folding ones
- stage 24' x 16', 24" high, guard rail on the back and sides, skirting in front, two sets of stairs, and the ADA ramp
- (1) lectern with gooseneck mic
- PA that covers the quad, (1) wireless handheld as a spare, audio engineer
- assistive listening kit
- (40) barricades
- (10) portable restrooms plus (2) accessible ones

Power: facilities will have a distro at the stage, so no generators, please. Tents are not required, our rain plan is the gym. Video and the live stream are handled by our media students with their own cameras and switcher.

Thank you,
Denise, Office of Student Affairs`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/Samsonite/, [1200, 1260]),
        needs('stage_deck', [12, 12]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 16]),
        needs('induction_loop', 1),
        needs('crowd_barrier', 40),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('stage_ramp', 1),
      ],
      should: [
        needs(/Leg Set 24/, [12, 12]),
        needs('stage_steps', 2),
        needs('stage_handrail', [5, 8]),
        needs('stage_skirt', [24, 80]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...without(OUTDOORS, 'generator', 'fuel')],
      offers: without(
        [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        'gazebo',
        'camera',
        'video_switcher',
        'stage_roof',
        'streaming_encoder',
        'crew_camera',
      ),
      excluded: ['generator', 'marquee', 'gazebo', 'camera', 'video_switcher', 'crew_camera', 'streaming_encoder'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'stage_monitor', 'exhibition_stand', ...FOG],
      title: [/frederick|commencement/i, /1,?200/],
    },
  },
  {
    id: 'ho-as-firmenjubilaeum',
    language: 'de',
    catalogue: 'foerde',
    description: `Sehr geehrte Damen und Herren,

unsere Werft in Rendsburg feiert am Freitag, den 3. September ihr 75-jähriges Bestehen. Wir laden 200 Gäste in die Halle 3 ein, es wird an Tischen gegessen.

Wir benötigen:
- 25 runde Tische à 8 Personen mit weißen Tischdecken
- 200 Bankettstühle
- eine Bühne 6 x 4 m, 40 cm hoch, mit Treppe und schwarzer Blende
- ein Rednerpult
- Beschallung für Reden und Hintergrundmusik, zwei Handfunkmikrofone, dazu jemanden, der den Ton betreut
- einen Beamer mit Leinwand (4 m breit) und Laptop für den Festfilm
- 20 Akku-Uplights in Blau
- Garderobe für 200 Personen

Über ein Angebot bis Ende des Monats würden wir uns freuen.

Mit freundlichen Grüßen
Wiebke Thomsen`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/rund, 150/, [25, 26]),
        needs('tablecloth', [25, 27]),
        needs(/Bankett/, [200, 210]),
        needs('stage_deck', [12, 12]),
        needs('lectern', 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('projector', 1),
        needs(/400 x 230/, 1),
        needs('playback_laptop', 1),
        needs('uplight', [20, 20]),
        needs('coat_rail', [4, 4]),
      ],
      should: [
        needs(/40 cm, 4er/, [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 20]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, 'stage_wash', 'lighting_package', 'crew_lighting', 'napkin'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, 'space_heater'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'stage_monitor', ...FOG],
      title: [/rendsburg|jubil|werft|75/i, /200/],
    },
  },
  {
    id: 'ho-as-adventsmarkt',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin, für unseren Adventsmarkt auf dem Dorfplatz (Sa 4. und So 5. Dezember, übers Wochenende rechnen wir mit 1.500 Leuten) fragen wir an:

14 Faltpavillons
20 Lichterketten
12 Stehtische
6 Heizpilze
die Bühne mit Dach für den Posaunenchor und die Kinder
kleine Beschallung für Ansagen, 1 Funkmikro
4 WC-Kabinen und eine barrierefreie
10 Mülltonnen

Strom liegt am Platz, ein Aggregat brauchen wir nicht, Verteiler und Leitungen aber schon. Glühwein, Becher und Kühlschränke bringt der Getränkehändler mit. Absperrgitter stellt der Bauhof. Auf Nebel und Lichteffekte bitte verzichten.

Gruß, Hauke vom Dorfverein`,
    good: {
      attendees: 1500,
      days: 2,
      must: [
        needs('gazebo', 14),
        needs('festoon', 20),
        needs('table_cocktail', 12),
        needs('patio_heater', 6),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 2]),
        needs(/^WC-Kabine$/, 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('power_distro', [1, 10]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [
        ...SPEECH,
        ...without(OUTDOORS, 'generator', 'fuel'),
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        'stage_wash',
        'lighting_package',
        'crew_lighting',
        ...RADIO_MICS,
      ],
      offers: without([...OUTDOORS_OFFERS, 'stage_monitor', 'subwoofer'], 'crowd_barrier'),
      excluded: ['generator', 'refrigeration', 'glassware', 'crowd_barrier', ...FOG, 'disco_light', 'moving_head'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'line_array', 'crockery'],
      title: [/advent|markt/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-as-hofhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Telefonnotiz 14.2., Frau Petersen
Hochzeit, Samstag 19. Juni, Hof bei Eckernförde, draußen. 130 Gäste.
- Zelt 10 x 15 mit Boden
- 13 runde Tische für je 10, Stühle sind schon da (vom Sportverein)
- Tanzfläche 5 x 5 m
- DJ-Anlage nicht, der DJ bringt alles mit, Ton und Licht
- Tresen 2 Stück
- Toilettenwagen
- Geschirr, Besteck und Gläser kommen vom Caterer
- 15 Lichterketten
- Heizpilze 4
Strom: reicht vom Hof (32 A am Stall), nur 2 Verteiler und Kabel dazu
Fotobox ja, Fotograf ist gebucht.`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/10 x 15/, 1),
        needs('marquee_floor', [150, 150]),
        needs(/rund, 180/, [13, 14]),
        needs('dance_floor', [25, 25]),
        needs(/2 m, weiß/, 2),
        needs('toilet_trailer', 1),
        needs('festoon', 15),
        needs('patio_heater', 4),
        needs('power_distro', 2),
        needs('photo_booth', 1),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), 'tablecloth', 'napkin'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
        'chair',
        'glassware',
        'disco_light',
        'lighting_package',
        'moving_head',
        'crew_dj',
        'crew_photographer',
      ),
      excluded: [
        'chair',
        'chair_banquet',
        ...SPEAKERS,
        'crew_dj',
        'disco_light',
        'moving_head',
        'lighting_package',
        ...TABLEWARE,
        'generator',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'flip_chart', 'stage_monitor'],
      title: [/eckernf|hochzeit/i, /130/],
    },
  },
];
