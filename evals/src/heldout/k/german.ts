import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { PLATFORM, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In German: a band's rider, a day of sports, a co-operative's meeting. */
export const GERMAN: readonly EvalBrief[] = [
  {
    id: 'ho-k-kapelle-nordlicht',
    language: 'de',
    catalogue: 'klangwerk',
    description: `TECHNICAL RIDER - KAPELLE NORDLICHT (Indie-Pop, 4 Personen)
Konzert am Samstag, 6. März, Kulturfabrik Jena, ca. 300 Stehplätze

PA (vom Dienstleister): 8 x RCF HDL 20-A, 4 x RCF SUB 9004-AS, FOH-Pult Midas M32 Live mit Stagebox DL16
Monitoring: 2 Wedges. In-Ears haben wir selbst dabei, bitte keine stellen.
Mikrofone: 3 x SM58, 2 x SM57, 1 x Beta 52A, 3 x e 904, 1 Paar NT5, 4 DI-Boxen, 8 Galgenstative. Funkmikrofone werden nicht benötigt.
Backline vom Dienstleister: Schlagzeug (wir bringen Becken und Snare), Bassverstärker. Gitarrenverstärker und Keyboards reisen mit uns.
Licht: 12 x ROOT PAR 6, 6 x Robe Pointe, Pult dot2, ein Lichttechniker. Hazer gern, Nebelmaschine und Strobo bitte nicht.
Personal: Unser FOH-Mann mischt selbst; bitte einen Tontechniker für den Monitorplatz.
Bühne: im Haus, 8 x 6 m. Strom: 63 A CEE im Haus, kein Aggregat.
Merchandise: 2 Klapptische.
Catering: 4 x vegan, 1 x glutenfrei, 24 Flaschen Wasser, 8 Handtücher. Get-in 14 Uhr, Curfew 23 Uhr.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('line_array', 8),
        needs(/9004/, 4),
        needs(/M32/, 1),
        needs('stage_monitor', 2),
        needs(/SM58/, 3),
        needs(/SM57/, 2),
        needs(/Beta 52A/, 1),
        needs(/e 904/, 3),
        needs(/NT5/, 1),
        needs('di_box', 4),
        needs(/210\/9/, 8),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/ROOT PAR/, 12),
        needs(/Pointe/, 6),
        needs(/dot2/, 1),
        needs('hazer', 1),
        needs('crew_lighting', [1, 14]),
        needs('crew_sound', [1, 14]),
        needs('table_trestle', 2),
      ],
      should: [needs(/DL16/, 1), needs('transport')],
      allowed: without([...SHOW, 'truss', 'chair'], ...STAGES, 'in_ear_monitor'),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'strobe', 'backline'),
      excluded: [
        ...STAGES,
        'in_ear_monitor',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'guitar_amp',
        'keyboard',
        'smoke_machine',
        'strobe',
        'generator',
        'fuel',
      ],
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'dj_player', 'crowd_barrier', 'table_round'],
      title: [/jena|nordlicht/i, /300/],
    },
  },
  {
    id: 'ho-k-jugendsporttag',
    language: 'de',
    catalogue: 'seeblick',
    description: `Grüezi mitenand

Am Samstag, 28. August, führen wir in Arth den Jugendsporttag durch, mit 320 Kindern und gegen 500 Zuschauenden. Gerne hätten wir eine Offerte für:

10 Faltzelte 3 x 3 m
1 Festzelt 10 x 15 m, ohne Boden
60 Festbankgarnituren
50 Absperrgitter
2 Akku-Lautsprecher mit Funkmikrofon
12 Funkgeräte
8 mobile Toiletten und 1 rollstuhlgängige
15 Abfallcontainer
2 Gasgrills

Strom beziehen wir vom Schulhaus, Verteiler und Kabel legt unser Elektriker. Die Kühlschränke stellt der Getränkehändler, die Gläser auch. Teller und Besteck sind Einweg. Der Samariterverein ist da. Auf eine Bühne verzichten wir, die Rangverkündigung ist auf der Schulhaustreppe. Musik läuft keine, also braucht es auch keinen DJ. Aufgestellt wird alles ausser dem Festzelt von unseren eigenen Helfern.

Sportliche Grüsse
Reto Ulrich`,
    good: {
      attendees: [320, 820],
      days: 1,
      must: [
        needs(/Faltzelt 3 x 3/, 10),
        needs(/Festzelt 10 x 15/, 1),
        needs('beer_table_set', [60, 60]),
        needs('crowd_barrier', [50, 50]),
        needs(/Akku-Lautsprecher/, 2),
        needs('two_way_radio', 12),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 15),
        needs(/Gasgrill/, 2),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, 'generator', 'power_distro', 'power_cable', 'fuel'),
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...STAGES,
        ...TABLEWARE,
        'marquee_floor',
        'generator',
        'power_distro',
        'power_cable',
        'crew_electrician',
        'refrigeration',
        'crew_dj',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'disco_light', 'chair_banquet', 'subwoofer'],
      title: [/arth|sporttag/i, /320|500|820/],
    },
  },
  {
    id: 'ho-k-genossenschaft-gv',
    language: 'de',
    catalogue: 'seeblick',
    description: `Anfrage über das Kontaktformular
Anlass: Generalversammlung mit Nachtessen
Firma/Verein: Wohnbaugenossenschaft Rigiblick
Datum: Freitag, 16. April
Ort: Mehrzweckhalle Küssnacht
Anzahl Personen: 240
Bühne: vorhanden
Rednerpult: ja, mit Schwanenhals
Mikrofone: 2 Ansteck, 3 Hand
Beschallung: ja, für die ganze Halle
Beamer: 10000 Lumen
Leinwand: 4 m
Laptop: bringen wir mit
Höranlage: ja
Techniker: ja, den ganzen Abend
Tische: 30 runde, 160 cm
Stühle: 240 Bankettstühle
Tischtücher: 30, weiss, rund
Kaffeemaschinen: 2
Geschirr, Besteck, Gläser: nein, kommt vom Caterer
Servicepersonal: nein
Garderobe: in der Halle
Dekoration: machen wir selber
Videoaufnahmen: nicht erwünscht
Option: 20 Akku-Uplights
Bemerkungen: Abgestimmt wird mit Stimmkarten. Das Ländlertrio spielt ohne Verstärkung. Mitglied Nr. 1047 spricht als Erster.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        either(needs(['speaker_top', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs(/Laser 10000/, 1),
        needs(/400 x 225/, 1),
        needs('induction_loop', 1),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs(/160 cm/, 30),
        needs(/Bankettstuhl/, [240, 245]),
        needs(/rund Ø 280/, [30, 32]),
        needs('hot_drinks', 2),
      ],
      should: [needs('mic_lectern', 1), offers('uplight', 20), needs('transport')],
      allowed: without(MEETING, 'playback_laptop'),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...PLATFORM,
        'playback_laptop',
        'camera',
        'crew_camera',
        'coat_rail',
        'plants',
        'crew_waiter',
        'glassware',
        'streaming_encoder',
      ),
      excluded: [
        ...STAGES,
        ...TABLEWARE,
        'playback_laptop',
        'crew_waiter',
        'coat_rail',
        'plants',
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/k(ü|ue)ssnacht|generalversammlung|gv/i, /240/],
    },
  },
];
