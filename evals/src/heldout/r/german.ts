import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** In German over Klangwerk's shelf and Kestrel's. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-r-vertreterversammlung',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Sehr geehrte Damen und Herren,

für die Vertreterversammlung unserer Volksbank am Dienstag, 9. Juni, 18 Uhr in der Stadthalle Eberbach (190 Vertreterinnen und Vertreter) bitten wir um ein Angebot über:

- 1 Rednerpult mit Schwanenhalsmikrofon
- 3 Ansteckmikrofone für den Vorstand
- 2 Handmikrofone für Wortmeldungen
- Beamer mit 10.000 Lumen, Leinwand 4 m breit
- 1 Laptop als Zuspieler mit Fernbedienung
- Vorschaumonitor für die Redner
- je 1 Techniker für Ton und Video

Die Stadthalle verfügt über eine fest eingebaute Beschallungsanlage, an die Sie sich mit dem Mischpult anschließen können; Lautsprecher werden daher nicht benötigt. Auch Bühne und Bestuhlung stellt die Halle. Auf eine Lichtinszenierung möchten wir verzichten. Eine Aufzeichnung ist nicht vorgesehen.

Mit freundlichen Grüßen
Ingrid Sauter, Vorstandssekretariat`,
    good: {
      attendees: 190,
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs(/PU2010B/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs('confidence_monitor', 1),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'video_switcher'],
      offers: MEETING_OFFERS,
      excluded: [
        'speaker_top',
        'speaker_column',
        'line_array',
        'subwoofer',
        'pa_package',
        'stage_deck',
        'chair',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'crew_lighting',
        'video_recorder',
        'audio_recorder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'hazer', 'stage_monitor'],
      title: [/eberbach|vertreterversammlung/i, /190/],
    },
  },
  {
    id: 'ho-r-gassenfest',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

unser Gassenfest in Ladenburg steht wieder an: Freitag 3. und Samstag 4. Juli, jeweils 17 bis 23 Uhr, pro Abend ca. 500 Leute. Hier unser Zettel:

Bühne 6 x 4 m, 60 cm hoch, mit Treppe
Anlage für draußen mit Subs, 500 Leute
Digitalpult + Stagebox
4 Monitore
Mikros und DIs für eine 5-köpfige Band, dazu 2 Funkmikros
Tontechniker an beiden Abenden
8 LED-Scheinwerfer auf Stativen, kleines Lichtpult
60 Biertischgarnituren
8 Faltpavillons
5 Toilettenkabinen
30 Absperrgitter
12 Lichterketten

Strom legt uns das Stadtwerk, Aggregat braucht es also nicht. Die Bands haben ihre Backline dabei. Getränkestand und Kühlung macht der Sportverein. Security: Firma aus Mannheim. Bitte keinen DJ anbieten, das macht der Jürgen.

Gruß
Bine vom Orgateam`,
    good: {
      attendees: [500, 1000],
      days: 2,
      must: [
        needs('stage_deck', [12, 12]),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 6]),
        needs(/X32|M32|TF1/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', [4, 4]),
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('di_box', [2, 10]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 30]),
        either(needs('stage_wash', [8, 8]), needs('lighting_package', 1)),
        needs('beer_table_set', [60, 60]),
        needs('gazebo', 8),
        needs('toilet', 5),
        needs('crowd_barrier', 30),
        needs('festoon', 12),
      ],
      should: [
        needs(/Steckfuß 60/, [24, 48]),
        needs('stage_steps', [1, 2]),
        needs('lighting_console', 1),
        needs('mic_stand', [4, 24]),
        needs('transport'),
      ],
      allowed: [...BAND, ...PLATFORM, ...STAGE_LIGHT, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: ['generator', 'drum_kit', 'guitar_amp', 'bass_amp', 'keyboard', 'bar_unit', 'crew_dj'],
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'table_round',
        'marquee',
        'mic_conference',
        'interpretation_booth',
      ],
      title: [/ladenburg|gassenfest/i, /500/],
    },
  },
  {
    id: 'ho-r-scheunenhochzeit',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Anfrage über das Kontaktformular
Name: Lena Hartwig & Paul Brendle
Datum: 22. August
Ort: Festscheune bei Schwäbisch Hall
Personenzahl: 95
Nachricht:
Wir heiraten und suchen für die Feier noch Technik. Für die freie Trauung auf der Wiese eine kleine Anlage mit einem Funkmikro für die Rednerin, danach in der Scheune eine Anlage zum Tanzen (ca. 95 Leute) mit zwei Bässen. Einen DJ bräuchten wir auch, 4 Stunden, er soll bitte auf 2 CDJs mit Mixer spielen. Dazu 16 Akku-Strahler in Warmweiß, 10 Lichterketten für draußen, eine Spiegelkugel und 10 Stehtische mit Husse für den Sektempfang.

Tische, Stühle und Geschirr gehören zur Scheune, ums Essen kümmert sich der Caterer. Nebel wollen wir nicht und auch keine Seifenblasen, die hatten wir auf der letzten Hochzeit und alle sind ausgerutscht. Leinwand hat mein Schwager, Beamer hätten wir gern von euch.

Liebe Grüße!`,
    good: {
      attendees: 95,
      days: 1,
      must: [
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('subwoofer', 2),
        needs('crew_dj', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
        needs(/Astera/, 16),
        needs('festoon', 10),
        needs('mirror_ball', 1),
        needs('table_cocktail', 10),
        needs('projector', 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...LOUD,
        ...ANY_JOB,
        'video_cable',
        'playback_laptop',
        'stage_wash',
        'crew_technician',
        'crew_lighting',
      ],
      offers: [...PARTY_OFFERS, ...PARTY_LIGHT],
      excluded: [
        'table_round',
        'table_trestle',
        'chair',
        'hazer',
        'smoke_machine',
        'bubble_machine',
        'projection_screen',
      ],
      silly: ['generator', 'toilet', 'lectern', 'crowd_barrier', 'stage_monitor', 'line_array', 'mic_conference'],
      title: [/hochzeit|trauung|schw(ä|ae)bisch/i, /95/],
    },
  },
  {
    id: 'ho-r-messeabend-london',
    language: 'de',
    catalogue: 'kestrel',
    description: `Guten Tag,

wir stellen im März in London aus und möchten am Mittwoch, 11. März, 19 bis 23 Uhr einen Kundenabend in einer gemieteten Galerie in Shoreditch ausrichten. Es kommen ungefähr 80 Personen.

Benötigt werden: 15 Stehtische, 20 Barhocker, 4 Sofas mit 4 Couchtischen, eine leuchtende Theke (2 Elemente), ein bedruckter Fotohintergrund, ein roter Teppich am Eingang, eine kleine Tonanlage mit zwei Funk-Handmikrofonen für die Begrüßung, ein Bildschirm mit 86 Zoll für den Firmenfilm samt Laptop, 10 Akku-Uplights sowie ein Techniker für den Abend.

Bitte ohne Lieferung der Gläser, die kommen mit dem Caterer, ebenso das Barpersonal. Ein Fotograf ist gebucht. Eine Bühne wird nicht gebraucht.

Freundliche Grüße
Thorsten Wenk, Wenk Dosiertechnik GmbH`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('table_cocktail', 15),
        needs('bar_stool', 20),
        needs('sofa', 4),
        needs('table_coffee', 4),
        needs('bar_unit', 2),
        needs('backdrop', 1),
        needs('carpet', [1, 2]),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/86in/, 1),
        needs('playback_laptop', 1),
        needs('uplight', 10),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 10]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'display_stand', 'presentation_clicker'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      excluded: ['glassware', 'crew_bar', 'crew_photographer', 'stage_deck'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'crowd_barrier',
        'line_array',
        'stage_monitor',
        'lectern',
      ],
      title: [/shoreditch|london|kundenabend/i, /80/],
    },
  },
];
