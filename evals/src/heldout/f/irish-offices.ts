import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Work: a message taken on the telephone, an architect, a web form, a thread passed on. */
export const IRISH_OFFICES: readonly EvalBrief[] = [
  {
    id: 'ho-f-dictated-townhall',
    language: 'en',
    catalogue: 'corrib',
    description: `ok so i'm doing this on my phone for Declan (MD) he's calling it out to me from the car so bear with me. it's our all staff thing comma in the canteen in Parkmore on the 22nd of January half ten to twelve. 240 people. he wants a stage it should be 16 foot by 8 foot 1 foot high with a step. he wants the two big 75 inch screens either side of it. he wants a headset for himself no wait TWO headsets as Sinéad from HR is on too. and a couple of handhelds for questions. comfort monitor. speakers obviously. "and a fella to press the buttons". full stop. teams people dial in off our own link and IT look after that so no cameras from you. canteen chairs stay where they are. he says no lectern he hates them. he says not like last year meaning the smoke. thanks a mill, Gráinne`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', [4, 4]),
        needs('stage_steps', [1, 2]),
        needs(/75"/, 2),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [2, 2]),
        needs('confidence_monitor', 1),
        needs(SPEAKERS, [2, 8]),
        needs(OPERATORS, [1, 2]),
      ],
      should: [needs(/legs 1ft/, 4), needs('mixing_console', 1), needs('transport')],
      allowed: [...without(MEETING, 'lectern', 'projector', 'projection_screen'), ...PLATFORM],
      offers: without(MEETING_OFFERS, 'camera', 'streaming_encoder'),
      excluded: ['camera', 'crew_camera', 'streaming_encoder', ...SEATS, 'lectern', 'smoke_machine', 'hazer'],
      silly: [
        'subwoofer',
        'line_array',
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
      ],
      title: [/parkmore|staff|town/i, /240/],
    },
  },
  {
    id: 'ho-f-architect-topping-out',
    language: 'en',
    catalogue: 'corrib',
    description: `Dear all,

We are the architects for the new library at Crown Square and the contractor has asked us to arrange the topping-out on Friday 17 April at 15:00, level 4, open to the sky but for the steel. Seventy guests including the Minister.

For your price please:
– a small riser for speeches, 8ft x 8ft, 1ft, valanced on the three visible sides (7.5 m)
– battery-powered sound with a handheld; nothing with a cable trailing over a live slab
– perspex lectern
– eight poseur tables; the girder tops are not, whatever the site manager says, tables
– 2 gazebos to be weighted not pegged
– 70 flutes for the toast

There is a hoist from the loading bay; its cage is 1.4 x 2.6 m. The contractor supplies barriers, hard hats and extinguishers. Drinks and people to pour them are on the QS, who lost a bet. No lighting is needed. It would be helpful to have a van before eleven.

Kind regards,
Niall Treacy, MRIAI`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('stage_deck', 2),
        needs(/Mipro/, [1, 2]),
        needs('lectern', 1),
        needs('table_cocktail', 8),
        needs('gazebo', 2),
        needs('glassware', [70, 80]),
        needs('stage_skirt', [7, 10]),
      ],
      should: [needs(/legs 1ft/, 2), needs('stage_steps', [1, 2]), needs('delivery', 1)],
      allowed: [...PLATFORM, ...ANY_JOB, 'crew_technician', 'crew_sound', 'batteries', 'ballast'],
      offers: [
        'mic_wireless_handheld',
        'carpet',
        'plants',
        'backdrop',
        'bar_unit',
        'chair',
        'stage_ramp',
        'patio_heater',
      ],
      excluded: [
        'crowd_barrier',
        'fire_extinguisher',
        'crew_bar',
        'crew_waiter',
        'lighting',
        'crew_lighting',
        'generator',
      ],
      silly: [
        'subwoofer',
        'line_array',
        'toilet',
        'marquee',
        'dance_floor',
        'projector',
        'stage_monitor',
        'table_round',
      ],
      title: [/crown square|topping|library/i, /70/],
    },
  },
  {
    id: 'ho-f-web-form-open-day',
    language: 'en',
    catalogue: 'corrib',
    description: `Event type: Open day / recruitment fair
Company: Medical devices plant, Ballybrit
Date(s): 7 and 8 November (Sat–Sun)
Guests: 600 over the weekend
Location: Marquee on staff car park
Do you need a marquee? Already on site from our family day
Flooring? Yes it has one
Exhibition stands (3x2): 14
Tables: 28 six foot
Seating: 56 conference chairs
Reception: 2 registration desks
Screens: 4 x 55"
Sound: background music + announcements, 1 radio mic
Lighting: festoon along the roof line, 6 lengths
Power: house electrician is running us a 63A three phase to the corner. Need distribution from that to the stands + 14 extension leads
Heating: yes please, two
Toilets: n/a (staff ones)
Parking / security: facilities dept
Anything else? Delivery Friday after 4`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('exhibition_stand', 14),
        needs('table_trestle', 28),
        needs(/Conference chair/, 56),
        needs('registration_desk', 2),
        needs(/55"/, 4),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 2])),
        needs('festoon', 6),
        needs('space_heater', 2),
        needs(/13A extension/, [14, 20]),
      ],
      should: [
        either(needs('mic_wireless_handheld', 1), needs('pa_package')),
        needs(/63\/3/, 1),
        needs('fuel'),
        needs('delivery', [1, 2]),
      ],
      allowed: [...SPEECH, ...OUTDOORS, 'video_cable', 'playback_laptop', 'crew_video'],
      offers: [...MEETING_OFFERS, ...OUTDOORS_OFFERS, 'tablecloth', 'carpet'],
      excluded: [
        'marquee',
        'marquee_floor',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'crew_steward',
        'generator',
      ],
      silly: ['subwoofer', 'dance_floor', 'stage_deck', 'disco_light', 'stage_monitor', 'lectern', 'projector'],
      title: [/ballybrit/i, /600/],
    },
  },
  {
    id: 'ho-f-forwarded-marine-conference',
    language: 'en',
    catalogue: 'corrib',
    description: `FW: FW: RE: AV for the Marine Data conference

Corrib folks, see below. The bottom mail is what I sent you in June, the top is where we have landed. Ta, Eimear

> From: Ciarán
> Eimear, the Aula people came back. They DO have a projector and screen in the main hall and it's better than ours. So take that off. They don't have decent radio mics, so leave those in. Catering asked about urns – the canteen's doing that now. Numbers firm at 150. Still two days, 9 and 10 September.
>
>> From: Eimear
>> Dear Corrib, for our conference at the university we need
>> - projector and 14x8 screen, main hall   [see above]
>> - 4 lapel mics, 3 handheld mics, PA for the hall
>> - comfort monitor for the speakers
>> - recording and live stream of both days, two cameras with operators, your own internet for it please as campus blocks everything
>> - 12 stands for the sponsors   [Ciarán: make it 9]
>> - reg desk
>> - Burco x 3   [gone]
>> - AV tech throughout`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [3, 3]),
        needs(SPEAKERS, [2, 8]),
        needs('confidence_monitor', 1),
        needs('streaming_encoder', 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('exhibition_stand', 9),
        needs('registration_desk', 1),
      ],
      should: [
        needs('network', 1),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 3]),
        needs('video_switcher', 1),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST],
      offers: MEETING_OFFERS,
      excluded: ['projector', 'projection_screen', 'hot_drinks'],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'led_wall'],
      title: [/marine|university|aula/i, /150/],
    },
  },
];
