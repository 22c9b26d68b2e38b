import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, TABLEWARE } from '../../usual.ts';
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

/** In German: a club abroad, a town's bill of quantities, a wedding. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-z-partnerschaft',
    language: 'de',
    catalogue: 'medlock',
    description: `Sehr geehrte Damen und Herren,

unser Partnerschaftsverein aus dem Sauerland feiert am Samstag, 9. Mai, im Rathaussaal von Halifax das vierzigjährige Bestehen der Städtefreundschaft. Wir kommen mit dem Bus, insgesamt sind es 130 Gäste aus beiden Städten.

Vor Ort bräuchten wir:
- ein Rednerpult mit Mikrofon
- eine kleine Tonanlage für den Saal mit zwei Handfunkmikrofonen
- Beamer, Leinwand von etwa 3 m Breite und einen Laptop
- Chorstufen für 36 Sängerinnen und Sänger
- 14 Stellwände für unsere Fotoausstellung
- 12 Stehtische für den Empfang
- eine Dolmetscherkabine
- einen Techniker für den Abend

Tische und Stühle stellt das Rathaus. Geschirr, Besteck und Gläser kommen mit dem Caterer. Ein Flügel steht im Saal und wird von der Stadt gestimmt, ein Keyboard erübrigt sich also. Eine Bühne brauchen wir nicht, die Stufen genügen.

Mit freundlichen Grüßen
Hannelore Schulte-Bracht, Schriftführerin`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('lectern', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('projector', 1),
        needs(/10ft/, 1),
        needs('playback_laptop', 1),
        needs('choir_riser', [3, 3]),
        needs('pinboard', 14),
        needs('table_cocktail', 12),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [needs('mic_lectern', 1), needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...MEETING, 'mic_instrument'],
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...STAGES, ...PLATFORM),
      excluded: [...SEATS, 'table_round', 'table_trestle', ...TABLEWARE, 'keyboard', 'piano', ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'stage_monitor', 'line_array'],
      unmet: [/dolmetsch|interpret|kabine/i],
      title: [/halifax|partnerschaft|städte/i, /130/],
    },
  },
  {
    id: 'ho-z-hafenfest-lv',
    language: 'de',
    catalogue: 'foerde',
    description: `Stadt Arnsrade · Fachbereich Kultur
Beschränkte Ausschreibung: Veranstaltungstechnik Hafenfest, 11. und 12. Juli
Leistungsverzeichnis (Kurzfassung)

Vorbemerkungen
Es gelten die VOL/B und die Zusätzlichen Vertragsbedingungen der Stadt. Nebenangebote sind nicht zugelassen. Bindefrist 60 Tage. Der Bieter fügt einen Nachweis der Betriebshaftpflicht bei. Erwartet werden an beiden Tagen zusammen rund 3.000 Besucherinnen und Besucher.

Pos.  Menge  Bezeichnung
1.1   1 St.   Bühnenwagen mit Dach, mind. 8 x 6 m
1.2   8 St.   Line-Array-Elemente, dazu passende Subwoofer (4 St.)
1.3   1 St.   Digitalpult, mind. 32 Kanäle
1.4   6 St.   Bühnenmonitore
1.5   4 St.   Funkmikrofone, Handsender
1.6   12 St.  LED-Scheinwerfer für die Bühne, 4 Moving Heads
1.7   je 1    Fachkraft für Ton und für Licht, je Tag 10 Stunden
2.1   80 St.  Festzeltgarnituren
2.2   12 St.  Faltpavillons 3 x 3 m
2.3   100 St. Absperrgitter
2.4   12 St.  WC-Kabinen, dazu 2 barrierefreie
2.5   10 St.  Sprechfunkgeräte

Nicht Gegenstand dieser Ausschreibung
Die Stromversorgung stellen die Stadtwerke über vorhandene Festplatzverteiler; Aggregate werden nicht benötigt. Der Ordnungsdienst ist gesondert vergeben. Ausschankwagen samt Kühlung betreiben die Vereine. Die Müllentsorgung übernimmt der Bauhof mit eigenen Tonnen. Eine Nebelanlage wird wegen der Nähe zum Fahrwasser nicht gewünscht.`,
    good: {
      attendees: 3000,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/digital, 32/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', 4),
        needs(/LED-PAR$/, 12),
        needs('moving_head', 4),
        needs('crew_sound', [1, 24]),
        needs('crew_lighting', [1, 24]),
        needs('beer_table_set', 80),
        needs('gazebo', 12),
        needs('crowd_barrier', 100),
        needs(/^WC-Kabine$/, 12),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 10),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'crew_steward', 'waste_bin'), ...without(SHOW, 'hazer')],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'smoke_machine', 'crew_steward', 'refrigeration'),
      excluded: ['generator', 'crew_steward', 'refrigeration', 'waste_bin', 'hazer', 'smoke_machine'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'pinboard', 'disco_light', 'table_cocktail'],
      title: [/arnsrade|hafenfest/i, /3[.,   ]?000/],
    },
  },
  {
    id: 'ho-z-hofhochzeit',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

wir heiraten am Samstag, 29. August, auf dem Resthof meiner Eltern bei Gettorf und feiern mit 100 Leuten auf der Wiese. Könnt ihr uns das hier anbieten?

- das Zelt 10 x 15 mit Boden
- 13 runde Tische 150 cm, runde weiße Tischdecken dafür
- 100 Bankettstühle
- je 100 Teller, Bestecke, Wein-, Sekt- und Wassergläser, Stoffservietten
- Tanzparkett 5 x 5 m
- Disco-Set und Tanzlicht, die Musik kommt vom Laptop meines Bruders
- ein Funkmikro für die Reden
- 10 Lichterketten, 16 Uplights
- 2 Tresen und 2 Kühlschränke
- den WC-Wagen
- 4 Heizpilze, falls es frisch wird

Aufbau am Freitag wäre super, mit zwei Helfern von euch.

Liebe Grüße, Wiebke und Jonas`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/10 x 15 m/, 1),
        needs('marquee_floor', [150, 160]),
        needs(/rund, 150/, 13),
        needs('tablecloth', [13, 15]),
        needs('chair_banquet', [100, 105]),
        needs(/Teller/, [100, 120]),
        needs('cutlery', [100, 120]),
        needs(/Glas, Wein/, [100, 120]),
        needs('napkin', [100, 120]),
        needs('dance_floor', 25),
        either(needs(/Disco-Set/, 1), needs('speaker_top', [2, 4])),
        needs('disco_light', [1, 3]),
        needs('festoon', 10),
        needs('uplight', 16),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('toilet_trailer', 1),
        needs('patio_heater', 4),
      ],
      should: [
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Glas, Sekt/, [100, 120]),
        needs(/Glas, Wasser/, [100, 120]),
        needs('crew_stagehand', [2, 40]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'space_heater', 'ceremony_arch'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'pinboard', 'stage_monitor', 'line_array'],
      title: [/gettorf|hochzeit/i, /100/],
    },
  },
];
