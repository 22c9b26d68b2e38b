import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, SEATS, SPEAKERS, SPEECH, TABLEWARE, TOILETS } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const AUSTRALIAN_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-c-school-fete',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi there,

Our spring fete at Kingfisher Bay Primary is on Saturday 18 October, 10am to 3pm on the school oval. We usually get about 800 through. Could you please quote on:

- 16 pop-up gazebos 3x3
- 30 trestle tables
- 60 folding chairs
- 2 barbecues
- 2 urns
- a coolroom
- a fairy floss machine
- jumping castle
- dunk tank
- 10 wheelie bins
- a PA with one wireless mic for announcements, and so we can play music off a phone

There's power at the canteen so no generator thanks, and people will use the school toilets.

Cheers, Mel (P&C)`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('gazebo', [16, 16]),
        needs('table_trestle', 30),
        needs(SEATS, 60),
        needs(/BBQ/, 2),
        needs(/^Urn/, 2),
        needs(/Coolroom/, 1),
        needs(/Fairy floss/, 1),
        needs('inflatable', 1),
        needs(/Dunk/, 1),
        needs('waste_bin', 10),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 3])),
      ],
      should: [
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package')),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS, 'subwoofer', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'tablecloth', 'loudhailer', 'fan', 'patio_heater', /Bunting/, 'refrigeration'],
      excluded: ['generator', ...TOILETS],
      silly: ['marquee', 'dance_floor', 'projector', 'lectern', 'disco_light', 'moving_head'],
      title: [/kingfisher/i, /800/],
    },
  },
  {
    id: 'ho-c-beach-wedding',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hello! We're getting married on Saturday 14 March at my aunt's place at Gerroa, 90 guests.

Ceremony at 3.30 on the grass out the front: timber arbour, a small battery speaker with a mic for the celebrant, and 90 white padded chairs (we'll carry them round to the marquee afterwards).

Reception in a marquee on the back lawn with room for everyone at long tables and a dance floor about 5m x 5m. 12 of the 2.4m trestles please. 4 strings of festoon outside. A bar out of recycled timber. 2 VIP toilets or one trailer, whatever's best for 90.

The DJ brings all his own sound and lights. The caterer has plates, cutlery and glasses covered. We love bare timber so no tablecloths.

Thanks so much, Tahlia & Josh`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs([...SPEAKERS], [1, 2]),
        needs(/Americana/, [90, 100]),
        needs('marquee', [1, 3]),
        needs('dance_floor', [16, 30]),
        needs(/Trestle 2.4m/, [12, 14]),
        needs('festoon', 4),
        needs('bar_unit', [1, 2]),
        needs(/loo trailer/, [1, 2]),
      ],
      should: [
        either(needs('mic_wireless_handheld', 1), needs('mic_wireless_lapel', 1), needs(/Stage Man/)),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS, 'marquee_floor', 'mic_wireless_handheld', 'mic_wireless_lapel', /Signing/],
      offers: [
        ...OUTDOORS_OFFERS,
        ...PARTY_OFFERS,
        'marquee_lining',
        /Clear roof/,
        /Fairy light/,
        'space_heater',
        'fan',
        'plinth',
      ],
      excluded: ['tablecloth', 'disco_light', 'subwoofer', ...TABLEWARE],
      silly: ['projector', 'lectern', 'line_array', 'table_round', 'crowd_barrier'],
      title: [/gerroa/i, /90/],
    },
  },
  {
    id: 'ho-c-athletics',
    language: 'en',
    catalogue: 'wattlebird',
    description:
      'Zone athletics carnival, Thursday 7 and Friday 8 August at Hensley Park, Toowoomba – 550 students each day plus a few parents. Quote please for both days: PA to cover the track and the grandstand with 2 wireless mics, 8 x 3x6 pop-ups for the schools, 12 trestles, 80 chairs, 4 megaphones, 10 two-way radios, 40 pedestrian barricades, 6 misting fans. There’s mains power at the grandstand, we don’t need a genny. Amenities are on site so no port-a-loos. First aid is St John.',
    good: {
      attendees: [550, 1100],
      days: 2,
      must: [
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/Pop-up 3x6/, 8),
        needs('table_trestle', 12),
        needs('chair', 80),
        needs('loudhailer', 4),
        needs('two_way_radio', 10),
        needs(/Pedestrian barricade/, 40),
        needs(/Misting/, 6),
      ],
      should: [needs('power_cable'), needs('transport'), needs(['crew_sound', 'crew_technician'], [1, 2])],
      allowed: [...LOUD, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'refrigeration', 'mic_headset', 'generator'],
      excluded: ['generator', ...TOILETS, 'crew_medic'],
      silly: ['marquee', 'dance_floor', 'projector', 'disco_light', 'stage_deck', 'inflatable'],
      title: [/toowoomba|hensley/i],
    },
  },
  {
    id: 'ho-c-carols',
    language: 'en',
    catalogue: 'wattlebird',
    description: `CAROLS BY CANDLELIGHT – Warrigal Shire Council
Sunday 14 December, Lakeside Reserve, gates 5 pm, carols 7.30 to 9.30 pm. Crowd 6,000, seated on rugs.

Please provide a price for:
1. Truck stage with roof
2. Line array PA for the crowd, subs, and foldback for an 8-piece band and a choir of 48
3. Microphones for band, choir and two MCs (2 handheld radio mics), plus 4 more radio mics for soloists
4. Choir risers for 48
5. Stage lighting with operator
6. Outdoor LED screen for the words
7. Generators for stage and screen
8. 6 lighting towers for the car park and paths
9. 20 port-a-loos and 3 accessible
10. 120 crowd barricades
11. 40 wheelie bins
12. 16 two-way radios
13. Audio engineer and crew

The band brings its own instruments and amplifiers. Marshals and first aid are volunteers. Fencing is not required.`,
    good: {
      attendees: 6000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 16]),
        needs('subwoofer', [4, 8]),
        needs('stage_monitor', [4, 10]),
        needs('mic_wireless_handheld', [6, 8]),
        needs(['mic_wired', 'mic_instrument'], [4, 30]),
        needs('mixing_console', [1, 3]),
        needs('choir_riser', [4, 5]),
        needs(['stage_wash', 'moving_head', 'lighting_package'], [1, 60]),
        needs('crew_lighting', [1, 3]),
        needs(/Trailer screen/, 1),
        needs('generator', [1, 4]),
        needs(/Lighting tower/, 6),
        needs('toilet', 20),
        needs('toilet_accessible', 3),
        needs(/Pedestrian barricade/, 120),
        needs('waste_bin', 40),
        needs('two_way_radio', 16),
        needs('crew_sound', [1, 3]),
      ],
      should: [
        needs('di_box'),
        needs('mic_stand'),
        needs('fuel'),
        needs('crew_stagehand'),
        needs('stagebox'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'moving_head', 'playback_laptop', 'video_switcher', 'crew_video', 'music_stand'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'loudhailer', 'induction_loop'],
      excluded: ['backline', 'fencing', 'crew_steward', 'crew_medic'],
      silly: ['marquee', 'dance_floor', 'table_round', 'projector', 'inflatable', 'disco_light'],
      title: [/carols|warrigal|lakeside/i, /6[,. ]?000/],
    },
  },
];
