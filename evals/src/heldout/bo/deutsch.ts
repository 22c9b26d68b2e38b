import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

const GARTEN_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  ...TABLEWARE,
  ...LOOS,
  'crew_dj',
  'generator',
  'waste_bin',
  'crew_stagehand',
];
const SCHREINEREI_OFF: readonly Selector[] = [
  'playback_laptop',
  'bar_unit',
  ...TABLEWARE,
  'cooking',
  'crew_waiter',
  'toilet',
  'toilet_trailer',
  'stage_wash',
  'lighting_package',
  'uplight',
];

/** In German: allotment gardeners, and a joinery that turns fifty. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bo-kleingarten-sommerfest',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin Jungs, hier Kalle von den Kleingärtnern Möwenblick e.V., wir hatten letztes Jahr schon mal das Zelt von euch. Sommerfest ist dieses Mal am Samstag den 22. August auf der Vereinswiese, so 150 Leute mit Kind und Kegel.

Ich brauch wieder das Zelt 10 x 15, 20 Garnituren, sechs Faltpavillons für Kuchen und Tombola, acht Stehtische, ein Dutzend Lichterketten, Tanzparkett 5 x 5 m und das Disco-Set mit nem Tanzlicht dazu. Und zwei Funkmikros, eins für Gerda bei der Tombola, eins für mich.

Den Bierwagen stellt Getränke Petersen hin, mit Theke, Kühlung und Gläsern drin. Teller und Besteck haben wir im Vereinsheim im Schrank, da sind auch die Klos, die reichen. Strom kommt von da aus der Steckdose, den Stromerzeuger könnt ihr also auf dem Hof lassen. Platten legt mein Neffe auf, der macht das umsonst. Mülltonnen bringt die Stadt. Auf- und Abbau machen wir selbst, zehn Mann stehen Freitag parat, nur bringen müsst ihr den Kram.

Schreib mal was das kostet. Gruß Kalle`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Zelt, 10 x 15/, 1),
        needs('beer_table_set', 20),
        needs('gazebo', 6),
        needs('table_cocktail', 8),
        needs('festoon', 12),
        needs('dance_floor', 25),
        needs(/Disco-Set/, 1),
        needs('disco_light', 1),
        needs('mic_wireless_handheld', [2, 3]),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'disco_light'], ...GARTEN_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', 'space_heater', 'tablecloth'],
        ...GARTEN_OFF,
      ),
      excluded: GARTEN_OFF,
      silly: ['projector', 'stage_monitor', 'hazer', 'line_array', 'led_wall', 'registration_desk', 'lectern'],
      title: [/kleing|m[öo]wenblick|sommerfest/i, /150/],
    },
  },
  {
    id: 'ho-bo-jubilaeum-schreinerei',
    language: 'de',
    catalogue: 'seeblick',
    description: `Offertanfrage
50 Jahre Schreinerei Amstutz AG, Firmenjubiläum
Samstag, 12. September, 11 bis 17 Uhr, in unserer Werkhalle in Steffisburg
200 Personen (Kundschaft, Mitarbeitende, Familien)

Was | Wie viel | Bemerkung
Festbankgarnituren | 26 |
Stehtische | 15 | je mit weisser Husse
Podest | 4 x 2 m, 40 cm hoch | mit Treppe, für die Ansprachen
Rednerpult | 1 | samt Schwanenhalsmikrofon
Funkmikrofon Hand | 2 |
Beschallung | für 200 Personen | nur Sprache; das Ländlertrio spielt ohne Verstärkung
Bildschirm 65 Zoll | 2 | für die Fotoschau
Laptop | – | bringt unser Lernender mit
Techniker | 1 | während des ganzen Anlasses
Kühlanhänger | 1 | für die Getränke
Theke | – | zimmern wir selber, wofür sind wir Schreiner
Geschirr, Besteck, Gläser | – | liefert die Metzgerei Rüegg mit dem Essen
Grill | – | ebenfalls Rüegg
Service | – | unsere Lernenden
Toilette rollstuhlgängig | 1 | die übrigen WC sind im Betrieb vorhanden
Licht | – | die Hallenbeleuchtung genügt
Olivenbäume | 6 | beim Eingang

Besten Dank und freundliche Grüsse
Beat Amstutz`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('beer_table_set', 26),
        needs('table_cocktail', 15),
        needs(/Hussen/, 15),
        needs(/Bühnenpodest 2 x 1/, 4),
        needs('stage_steps', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('display', 2),
        needs(['crew_technician', 'crew_sound'], [1, 24]),
        needs(/Kühlanhänger/, 1),
        needs('toilet_accessible', 1),
        needs('plants', 6),
      ],
      should: [needs(/Podestfüsse 40/, 4), needs('transport')],
      allowed: without([...SPEECH, ...PLATFORM, ...ANY_JOB, 'video_cable', 'display_stand'], ...SCHREINEREI_OFF),
      offers: without(
        [...PARTY_OFFERS, 'signage', 'induction_loop', 'mic_wireless_lapel', 'hand_wash', 'game', 'hot_drinks'],
        ...SCHREINEREI_OFF,
        ...PARTY_LIGHT,
        'crew_dj',
        'dance_floor',
      ),
      excluded: SCHREINEREI_OFF,
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'smoke_machine', 'crowd_barrier'],
      title: [/amstutz|schreinerei|jubil/i, /200/],
    },
  },
];
