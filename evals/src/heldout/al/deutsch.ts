import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PARTY_LIGHT, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** A club's annual meeting and a wine festival. */
export const DEUTSCH: readonly EvalBrief[] = [
  {
    id: 'ho-al-jahreshauptversammlung',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

am Donnerstag, 11. März, haben wir in unserer Turnhalle Jahreshauptversammlung, mit rund 150 Mitgliedern, in Stuhlreihen.

Dafür brauchen wir eine Sprachbeschallung, zwei Handfunkmikrofone für Fragen aus dem Saal, ein Acrylpult, einen Beamer mit 3-Meter-Leinwand, einen Laptop für die Folien und jemanden, der das Ganze betreut (18 bis 22 Uhr).

Die Stühle haben wir selbst, eine Bühne steht schon in der Halle. Licht brauchen wir keins, die Hallenbeleuchtung genügt. Um die Getränke kümmert sich der Wirt vom Vereinsheim, der bringt auch Gläser und Kühlschrank mit.

Bitte um ein Angebot bis Ende der Woche.

Gruß, Hauke`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('projector', 1),
        needs(/300 x 170/, 1),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 10]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, ...STAGES, ...STAGE_LIGHT, 'uplight'),
      excluded: [
        ...SEATS,
        ...STAGES,
        'stage_wash',
        'lighting_package',
        'moving_head',
        'uplight',
        'crew_lighting',
        'glassware',
        'refrigeration',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'subwoofer', 'disco_light'],
      title: [/versammlung/i, /150/],
    },
  },
  {
    id: 'ho-al-weinfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Sehr geehrte Damen und Herren,

die Freiwillige Feuerwehr veranstaltet am Samstag, 4., und Sonntag, 5. September, ihr Weinfest im Freien am Gerätehaus. Wir rechnen mit 400 Gästen am Tag. Bitte bieten Sie uns an:

1. 50 Biertischgarnituren
2. das große Zelt (10 x 20 m) mit Zeltboden
3. zwei Ausschänke zu 2 m und drei Kühlschränke
4. 8 Girlanden zu 20 m
5. eine Tanzanlage für die Musik am Abend mit einem Handsender für Ansagen
6. Bühne 6 x 4 m, 40 cm hoch, mit Treppe
7. 6 WC-Kabinen, dazu eine barrierefreie
8. Stromaggregat 40 kVA mit drei Unterverteilern

Mit freundlichen Grüßen
Josef Reindl, 1. Kommandant`,
    good: {
      attendees: [400, 800],
      days: 2,
      must: [
        needs('beer_table_set', 50),
        needs(/Zelt 10 x 20/, 1),
        needs('marquee_floor', [200, 210]),
        needs('bar_unit', 2),
        needs('refrigeration', 3),
        needs('festoon', 8),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_deck', 12),
        needs(/WC-Kabine$/, 6),
        needs('toilet_accessible', 1),
        needs(/40 kVA/, 1),
        needs('power_distro', 3),
      ],
      should: [needs(/Steckbeine 40/, 12), needs('stage_steps', [1, 2]), needs('power_cable'), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...SPEECH,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        'subwoofer',
        'stage_skirt',
        'stage_handrail',
        'stage_ramp',
        'stage_monitor',
        'mic_wired',
        'di_box',
      ],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE],
      silly: ['projector', 'lectern', 'line_array', 'table_round', 'interpretation_booth', 'choir_riser'],
      title: [/wein/i, /[48]00/],
    },
  },
];
