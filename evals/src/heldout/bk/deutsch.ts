import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, RADIO_MICS, SLIDES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In German over German and Swiss shelves: a machine dealer's open days, a film under the stars. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-bk-hausmesse',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

unsere Landmaschinen-Hausmesse auf dem Hof in Süderbrarup läuft vom 11. bis 13. September, drei Tage, jeweils 9 bis 18 Uhr. Pro Tag kommen um die 700 Leute.

Wir mieten gern wieder:

8 Faltpavillons 3 x 3
40 Festzeltgarnituren
20 Stellwände für Plakate
LED-Anhänger für die Vorführfilme
Akkubox mit Handfunke für den Rundgang, 2 Stück
60 Bauzaunelemente um das Vorführfeld
15 Mülltonnen
8 WC-Kabinen und eine barrierefreie
10 Handsprechfunkgeräte

Strom haben wir auf dem Hof satt, also keinen Stromerzeuger. Essen und Trinken macht die Landjugend, die haben ihr eigenes Geschirr und ihre eigenen Kühlschränke.

Abgeladen wird mit unserem Stapler, Helfer braucht ihr keine zu schicken.

Beste Grüße
Momme Lorenzen`,
    good: {
      attendees: [700, 2100],
      days: 3,
      must: [
        needs('gazebo', 8),
        needs('beer_table_set', [40, 40]),
        needs('pinboard', 20),
        needs(/LED-Anhänger/, 1),
        needs(/Akkubox/, 2),
        needs('fencing', [60, 60]),
        needs('waste_bin', 15),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 10),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_stagehand', 'forklift'),
        'playback_laptop',
        'video_cable',
        'crew_video',
        'crew_technician',
      ],
      offers: without([...OUTDOORS_OFFERS, ...RADIO_MICS, 'lighting', 'carpet', 'exhibition_stand'], 'patio_heater'),
      excluded: [...TABLEWARE, 'refrigeration', 'generator', 'fuel', 'crew_stagehand'],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', 'interpretation_booth'],
      title: [/s(ü|ue)derbrarup|hausmesse/i, /700/],
    },
  },
  {
    id: 'ho-bk-filmnacht',
    language: 'de',
    catalogue: 'seeblick',
    description: `Guten Tag

Der Quartierverein zeigt am Samstag, 14. August, auf der Badiwiese in Küsnacht einen Film unter freiem Himmel. Es kommen etwa 220 Leute, Beginn bei Einbruch der Dunkelheit.

Benötigt werden:
- Beamer mit 10 000 Lumen und die 4-m-Rahmenleinwand
- Ton in Stereo, laut genug für die ganze Wiese, mit zwei Bässen
- Funkmikrofon für die Begrüssung
- Laptop zum Abspielen
- 120 Klappstühle, die anderen bringen Wolldecken
- 6 Lichterketten für den Weg
- Techniker bis Mitternacht

Als Option bitte 4 Heizpilze.

WC und Strom gibt es in der Badi. Der Kiosk ist offen und schenkt aus, Theke und Gläser also nicht offerieren. Eine Bühne brauchen wir nicht.

Freundliche Grüsse
Annelies Zollinger`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/10000 Lumen/, 1),
        needs(/400 x 225/, 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 1]),
        needs('playback_laptop', 1),
        needs(/Klappstuhl/, [120, 120]),
        needs('festoon', 6),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 14]),
      ],
      should: [needs(['subwoofer', 'pa_package'], [1, 4]), offers('patio_heater', 4), needs('transport')],
      allowed: [...LOUD, ...SLIDES, ...without(OUTDOORS, 'generator', 'fuel')],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], ...LOOS, 'bar_unit', 'crew_bar', 'glassware'),
      excluded: [...LOOS, 'generator', 'fuel', 'bar_unit', 'glassware', 'stage_deck', 'mobile_stage'],
      silly: [
        'lectern',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'table_round',
        'flip_chart',
        'interpretation_booth',
      ],
      title: [/k(ü|ue)snacht|film/i, /220/],
    },
  },
];
