import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In Dutch over the demo's shelf and Kestrel's. */
export const DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-r-personeelsfeest',
    language: 'nl',
    catalogue: 'demo',
    description: `Beste,

Op vrijdag 19 juni vieren we ons 40-jarig bestaan met een personeelsfeest op ons eigen terrein in Venlo, van 16 tot 23 uur. We rekenen op 210 collega's en partners.

Wij zoeken:
* een tent van 12 x 24 m met vloer
* 21 ronde tafels (10 personen) met witte tafelkleden en 210 klapstoelen
* 20 statafels
* podium 6 x 3 m, 40 cm hoog, met trapje, voor de speech en de band
* lectern met microfoon en een draadloze handmicrofoon
* 20 accu-uplights
* toiletwagen 3+1
* 4 terrasverwarmers
* een fotohokje

De band brengt zelf geluid en licht mee, daar mogen wij ook voor de speech op inpluggen; speakers hoeven jullie dus niet te leveren. De cateraar zorgt voor servies, bestek, glazen en bediening, en hij heeft ook zijn eigen bar. Stroom hebben we genoeg in de loods, een aggregaat is niet nodig.

Met vriendelijke groet,
Marloes Timmermans`,
    good: {
      attendees: 210,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs('marquee_floor', [280, 295]),
        needs(/5ft 6in|6ft Round/, [21, 21]),
        needs('tablecloth', [21, 23]),
        needs(/Folding Chair/, [210, 220]),
        needs('table_cocktail', [20, 20]),
        needs('stage_deck', [9, 18]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 1),
        needs('uplight', 20),
        needs(/3\+1/, 1),
        needs('patio_heater', 4),
        needs('photo_booth', 1),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/Leg 400/, [18, 72]), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'audio_cable', 'mic_stand', 'marquee_lining', 'napkin'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater'],
      excluded: [
        ...SPEAKERS,
        'crockery',
        'cutlery',
        'glassware',
        'crew_waiter',
        'bar_unit',
        'generator',
        /ColorSource/,
        'lighting_package',
        'moving_head',
        'disco_light',
      ],
      silly: ['projector', 'flip_chart', 'crowd_barrier', 'exhibition_stand', 'drum_kit', 'interpretation_booth'],
      title: [/venlo|personeelsfeest|40/i, /210/],
    },
  },
  {
    id: 'ho-r-kickoff-bristol',
    language: 'nl',
    catalogue: 'kestrel',
    description: `Hallo,

Voor onze Europese kick-off in Bristol (woensdag 14 januari, hotelzaal, 110 personen) zoek ik een offerte voor:

- 2 speakers op statief met mengpaneel
- 2 draadloze handmicrofoons en 2 headsets
- projector van 5.000 lumen met scherm van 10 ft
- laptop en presenter
- podium van 16 x 8 voet, 1 voet hoog, met trapje
- katheder
- 4 flip-overs voor de workshops
- zwart gordijn achter het podium, 12 meter
- 8 uplights
- één technicus, de hele dag

Opbouw kan dinsdagavond vanaf 19 uur.

Groeten,
Jeroen`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', 1)),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_headset', 2),
        needs(/5,000/, 1),
        needs(/10ft x 6ft/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('stage_deck', [4, 4]),
        needs('lectern', 1),
        needs('flip_chart', 4),
        needs('drape', 12),
        needs('uplight', [8, 8]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 14]),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/legs 1ft/, [4, 4]), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS, 'chair'],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'crowd_barrier',
        'stage_monitor',
        'hazer',
      ],
      title: [/bristol|kick/i, /110/],
    },
  },
];
