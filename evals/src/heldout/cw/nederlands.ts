import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PLATFORM, SPEAKERS, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const OPENING_OFF: readonly Selector[] = [
  'bar_unit',
  'refrigeration',
  ...TABLEWARE,
  'playback_laptop',
  'presentation_clicker',
  'coat_rail',
  'dance_floor',
];

/** In Dutch: a firm opens its new hall, a school plays a musical. */
export const NEDERLANDS: readonly EvalBrief[] = [
  {
    id: 'ho-cw-opening-hal',
    language: 'nl',
    catalogue: 'fulda',
    description: `Goedemiddag,

Op donderdag 24 september openen wij ons nieuwe distributiecentrum. Van 16.00 tot 20.00 uur ontvangen we 250 relaties in de hal, voor een staande receptie met een korte presentatie door onze directie. Graag ontvangen wij een offerte voor:

- podium van 6 x 4 meter, 60 cm hoog, met trap en zwarte rok
- ledwand van 4 x 2 meter met videotechnicus
- geluid voor de toespraken en achtergrondmuziek, met geluidstechnicus
- 2 headsets en 1 draadloze handmicrofoon
- 25 statafels
- 30 uplights op accu
- rode loper

De cateraar neemt de bar, de koelkasten, het servies, bestek en de glazen mee. Laptop en presenter hebben we zelf. De garderobe regelt onze facilitaire dienst en een dansvloer hoeft niet, het blijft bij een borrel.

Opbouwen kan op woensdag vanaf 12.00 uur.

Met vriendelijke groet,
Marloes Hendrikx`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 24]),
        needs('led_wall', 8),
        needs('crew_video', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 2]),
        needs('mic_headset', [2, 3]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('table_cocktail', 25),
        needs('uplight', 30),
        needs('carpet', [1, 3]),
      ],
      should: [needs(/Leg set 60/, 12), needs('transport')],
      allowed: without([...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...ANY_JOB], ...OPENING_OFF),
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS, ...BROADCAST, 'crew_bar'],
        ...OPENING_OFF,
        'disco_light',
        'mirror_ball',
      ),
      excluded: OPENING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'stage_monitor', 'projector', 'drum_kit', 'table_round'],
      title: [/distributiecentrum|opening|hal/i, /250/],
    },
  },
  {
    id: 'ho-cw-musical-groep-acht',
    language: 'nl',
    catalogue: 'fulda',
    description: `Hoi,

Ik ben de vader die dit jaar de techniek van de eindmusical mag regelen :) Groep 8 van De Wegwijzer speelt op woensdag 1 en donderdag 2 juli in onze gymzaal, allebei de avonden voor 180 ouders en opa's en oma's.

Wat ik denk dat we nodig hebben:
podium van 8 x 4 m, 40 cm hoog, met 2 trappen
8 headsets voor de hoofdrollen en 2 draadloze handmicrofoons voor het koor
geluidsinstallatie voor de zaal en een digitaal mengpaneel
iets om de orkestband mee af te spelen
licht op het podium
geluidstechnicus op beide avonden
180 zwarte klapstoelen

Wil je als optie een camera met cameraman erbij zetten voor de donderdag? Dan kan ik de ouderraad vragen of ze dat willen betalen. Opbouwen dinsdagmiddag na drieën.

Groet,
Wouter`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', 16),
        needs('stage_steps', 2),
        needs('mic_headset', [8, 9]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(/Digital mixer/, 1),
        needs(['audio_player', 'playback_laptop'], [1, 2]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 24]),
        needs('crew_sound', [1, 4]),
        needs(/Folding chair/, 180),
        offers('camera', 1),
        offers('crew_camera', [1, 2]),
      ],
      should: [needs(/Leg set 40/, 16), needs('transport')],
      allowed: without(SHOW, 'hazer', 'moving_head', 'disco_light'),
      offers: without([...SHOW_OFFERS, 'hazer', 'moving_head', 'disco_light', 'video_recorder'], 'backline'),
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier', 'bar_unit'],
      title: [/musical|wegwijzer|groep 8/i, /180/],
    },
  },
];
