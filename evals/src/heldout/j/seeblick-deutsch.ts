import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In German at a lake: a village's feast, a wedding, a co-operative's meeting, a birthday, a firm's retreat. */
export const SEEBLICK_DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-j-dorffest',
    language: 'de',
    catalogue: 'seeblick',
    description: `Grüezi mitenand

Der Turnverein Stäfa führt am Samstag, 28. August, das Dorffest auf der Wiese hinter dem Schulhaus durch. Wir rechnen mit rund 450 Besuchern über den Tag, gleichzeitig sitzen etwa 220.

Wir bräuchten:
- Festzelt 10 x 30 m mit Holzboden
- 60 Festbankgarnituren (28 ins Zelt, der Rest draussen)
- Bühne 6 x 4 m, 60 cm hoch, mit Treppe und schwarzer Verkleidung
- Musikanlage für Ansagen und die Dorfmusik, mit 2 Funkmikrofonen und einem Tontechniker
- 8 Lichterketten
- 2 Theken
- 12 Abfallcontainer

Geschirr und Gläser bringt der Metzger samt Abwaschmobil mit. WC haben wir im Schulhaus genug. Den Strom liefert das Gemeindewerk bis zum Zelt (63 A), es braucht also nur einen Verteiler und Kabel.

Aufbau ab Donnerstagmittag möglich.

Freundliche Grüsse
Reto Pfister, OK Dorffest`,
    good: {
      attendees: [220, 450],
      days: 1,
      must: [
        needs(/Festzelt 10 x 30/, 1),
        needs('beer_table_set', [60, 60]),
        needs('stage_deck', [12, 24]),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 24]),
        needs('festoon', 8),
        needs('bar_unit', 2),
      ],
      should: [
        needs('marquee_floor', [300, 300]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 24]),
        needs('waste_bin', 12),
        needs('power_distro', [1, 6]),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SPEECH, ...PLATFORM, 'subwoofer'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT, 'mic_instrument'],
        ...LOOS,
        'glassware',
        'bench',
      ),
      excluded: [...TABLEWARE, ...LOOS, 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'table_round', 'chair_banquet', 'interpretation_booth', 'registration_desk'],
      title: [/stäfa|dorffest/i, /220|450/],
    },
  },
  {
    id: 'ho-j-hochzeit-formular',
    language: 'de',
    catalogue: 'seeblick',
    description: `Anfrage über das Kontaktformular

Anlass: Hochzeit
Datum: 19.06.
Ort: Bauernhof in Horgen, Scheune und Obstgarten
Gäste: 96
Ihre Nachricht: Wir heiraten im Obstgarten und essen danach in der Scheune. Für die Trauung hätten wir gern 96 weisse Klappstühle, den Traubogen und einen Akku-Lautsprecher mit Mikrofon für die Rednerin. In der Scheune 10 runde Tische für 10 Personen, 96 gepolsterte Stühle, weisse Tischtücher bis weit runter und Stoffservietten. Dazu 10 Lichterketten und 12 Uplights mit Akku, der WC-Wagen und 8 Stehtische mit weisser Husse für den Apéro. Zelt brauchen wir keines, bei Regen rücken wir zusammen. Am Abend spielt eine Band, die ihre Anlage und ihr Licht selber mitbringt, ein DJ ist nicht vorgesehen. Teller, Besteck und Gläser stellt der Partyservice.
Wie haben Sie von uns erfahren: Google`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/Klappstuhl Holz/, [96, 100]),
        needs(/Bankettstuhl/, [96, 100]),
        needs('ceremony_arch', 1),
        needs(/Akku-Lautsprecher/, [1, 2]),
        needs(/Ø 180/, [10, 10]),
        needs(/rund Ø 280/, [10, 12]),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs('table_cocktail', 8),
      ],
      should: [needs('napkin', [96, 110]), needs('uplight', 12), needs(/Hussen Stretch/, 8), needs('transport')],
      allowed: [...OUTDOORS, 'crew_technician', 'mic_wireless_handheld', 'speaker_stand'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
        'gazebo',
        'glassware',
        'crew_dj',
        'disco_light',
        'moving_head',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'marquee',
        'crew_dj',
        'subwoofer',
        'stage_monitor',
        'disco_light',
        'moving_head',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'flip_chart', 'registration_desk', 'display'],
      title: [/horgen|hochzeit/i, /96/],
    },
  },
  {
    id: 'ho-j-genossenschaft-gv',
    language: 'de',
    catalogue: 'seeblick',
    description: `Sehr geehrte Damen und Herren

Für die ordentliche Generalversammlung unserer Wohnbaugenossenschaft am Mittwoch, 5. Mai, 19.00 Uhr, in der Mehrzweckhalle Wädenswil bitten wir um Ihre Offerte. Erwartet werden 280 Mitglieder.

Bestuhlung: 280 Reihenstühle, gekuppelt
Podium für den Vorstand: 8 x 2 m, 40 cm hoch, eine Treppe, Rollstuhlrampe
Rednerpult mit Mikrofon
Ton: Beschallung für Sprache, 2 Funkmikrofone Hand für Fragen aus dem Saal, 3 Ansteckmikrofone
Bild: Beamer mit 10 000 Lumen, Leinwand 4 m, Laptop
Ein Techniker während der Versammlung

Die Tische für den Vorstand und den Empfang sind vor Ort vorhanden. Eine Aufzeichnung oder Übertragung ist ausdrücklich nicht gewünscht, ebenso keine Scheinwerfer: das Saallicht genügt. Den Apéro richtet der Frauenverein aus, mit eigenem Geschirr und eigenen Gläsern.

Traktandenliste folgt separat.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/Reihenstuhl/, [280, 280]),
        needs('stage_deck', [8, 16]),
        needs('lectern', 1),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_wireless_lapel', 3),
        needs(/10000 Lumen/, 1),
        needs('projection_screen', 1),
      ],
      should: [
        needs(/400 x 225/, 1),
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs(['crew_technician', 'crew_sound'], [1, 20]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: without(
        MEETING_OFFERS,
        ...STAGE_LIGHT,
        'registration_desk',
        'camera',
        'streaming_encoder',
        'crew_camera',
        'audio_recorder',
        'video_recorder',
        'uplight',
      ),
      excluded: [
        ...TABLEWARE,
        'camera',
        'streaming_encoder',
        'crew_camera',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'moving_head',
        'table_trestle',
        'table_desk',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'beer_table_set'],
      title: [/wädenswil|generalversammlung/i, /280/],
    },
  },
  {
    id: 'ho-j-geburtstag-kurz',
    language: 'de',
    catalogue: 'seeblick',
    description: `Brauche für Samstag 12. Juni in Rapperswil 25 Festbankgarnituren, 4 Heizpilze und zwei Faltzelte 3x6, runder Geburtstag, ca. 180 Leute. Nur liefern und wieder holen, aufstellen tun wir selber. Musik macht mein Schwager mit eigener Anlage.`,
    good: {
      attendees: [175, 185],
      days: 1,
      must: [
        needs('beer_table_set', [25, 25]),
        needs('patio_heater', 4),
        needs(/Faltzelt 3 x 6/, 2),
        needs('transport'),
      ],
      allowed: ['transport', 'crew_driver', 'ballast'],
      offers: without([...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...OUTDOORS], 'crew_stagehand', 'crew_dj', ...SPEAKERS),
      excluded: [...SPEAKERS, ...DECKS, 'crew_dj', 'crew_sound', 'crew_stagehand'],
      silly: ['projector', 'lectern', 'stage_deck', 'table_round', 'flip_chart', 'registration_desk'],
      title: [/rapperswil|geburtstag/i, /180/],
    },
  },
  {
    id: 'ho-j-klausurtagung',
    language: 'de',
    catalogue: 'seeblick',
    description: `Guten Tag

Wir sind ein Softwarehaus in Zug und gehen am 23. und 24. September mit der ganzen Firma, 140 Personen, in Klausur ins Seehotel in Brunnen.

Im Plenum brauchen wir den starken Beamer, die grosse Leinwand und zwei Ansteckmikrofone, die an die Hausanlage gehen (Lautsprecher sind im Saal fest eingebaut). Dazu kommen vier Seminarräume für je 30–40 Leute; in jeden Raum einen normalen Beamer mit Leinwand, zwei Flipcharts und zwei Pinnwände. Ein Techniker an beiden Tagen von 8 bis 18 Uhr.

Als Option offerieren Sie uns bitte noch 16 Akku-Uplights für den Abend auf der Terrasse.

Nicht nötig: Tische und Stühle (Hotel), WLAN (Hotel), Laptops (hat bei uns jeder selber).

Merci und Gruss
Claudia Imhof, People & Culture`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs('projector', 5),
        needs('projection_screen', 5),
        needs('mic_wireless_lapel', 2),
        needs('flip_chart', 8),
        needs('pinboard', 8),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs(/10000 Lumen/, 1), needs(/400 x 225/, 1), offers('uplight', 16), needs('transport')],
      allowed: [...without(SLIDES, 'playback_laptop'), ...ANY_JOB, 'audio_cable', 'mixing_console', 'di_box'],
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], 'network', 'playback_laptop', 'registration_desk'),
      excluded: [...SPEAKERS, ...SEATS, 'table_round', 'table_trestle', 'table_desk', 'playback_laptop', 'network'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'beer_table_set', 'crowd_barrier'],
      title: [/brunnen|klausur/i, /140/],
    },
  },
];
