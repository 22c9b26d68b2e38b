import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS } from '../../usual.ts';
import { FOG, MEETING, MEETING_OFFERS } from '../usual.ts';

/** In English from Ireland, New Zealand and New Mexico. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-p-pharmacy-roadshow',
    language: 'en',
    catalogue: 'corrib',
    description: `Hi Aoife,

We're bringing the new inhaler to community pharmacists: Sligo, Galway, Limerick, Cork on four consecutive evenings, Monday 8 to Thursday 11 November. One hotel function room each, 60 people a night, and one set of gear that moves along with us.

Would you price a 6.2k projector, the 10 x 6 fastfold, a perspex lectern with gooseneck, two lapels, one handheld, the speech package, a clicker and six poseur tables, with an AV tech who travels the four nights?

Hotels are laying out the chairs and tables theatre style and their wifi is in the price. Each speaker has to use the company laptop, IT are strict on it. Our marketing crowd have a branded desk and pop-up banners, so neither reception desk nor step and repeat. No recording and no streaming whatsoever (unlicensed indications, legal would have my head). Nothing fancy by way of lights, and no riser.

Thanks a million,
Niall`,
    good: {
      attendees: [60, 240],
      days: 4,
      must: [
        needs('projector', 1),
        needs(/Fastfold 10/, 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs(/Speech pkg/, 1), needs('speaker_top', [2, 4])),
        needs('presentation_clicker', 1),
        needs('table_cocktail', 6),
        needs('crew_technician', [1, 48]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'chair_banquet',
        'table_trestle',
        'table_round',
        'network',
        'playback_laptop',
        'registration_desk',
        'backdrop',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'moving_head',
        'stage_deck',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'beer_table_set'],
      title: [/sligo|galway|limerick|cork|pharmac|roadshow|inhaler/i, /60|240/],
    },
  },
  {
    id: 'ho-p-citizens',
    language: 'en',
    catalogue: 'ruahine',
    description: `ONLINE BOOKING ENQUIRY

Organisation: City Council, Civic Events
Function: citizenship ceremony
Date: Wednesday 15 September, 10.30 am
Venue: Conference & Function Centre, Palmerston North
Attendance: 85 candidates with 165 family, 250 all up
Stage required? Yes. 6 x 2 m, 400 mm, steps one end, wheelchair ramp the other
Lectern required? Rimu one, with mic
Sound required? Speech pack, plus 2 handheld radio mics
Screens required? 2 x 75in
Choir? Yes, kapa haka group. 2 risers and the NT5 pair
Photo backdrop? Printed media wall
Technician required? 1 x AV technician for the morning
Seating required? N/A (centre provides)
Lighting required? N/A
Computer required? N/A, council brings one
Photographer/livestream? N/A - Comms team, their own cameras
Morning tea? N/A, caterer does it incl. urns
Check-in desk? The foyer counters will do
Flags? Ours`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('stage_ramp', 1),
        needs(/rimu/, 1),
        needs('mic_lectern', 1),
        either(needs(/Speech Pack/, [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [2, 2]),
        needs(/75in/, 2),
        needs('choir_riser', 2),
        needs('mic_instrument', [1, 2]),
        needs('backdrop', 1),
        needs('crew_technician', [1, 10]),
      ],
      should: [needs('stage_steps', 1), needs('stage_leg', 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'mic_instrument'],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'playback_laptop',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'hot_drinks',
        'registration_desk',
      ],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', 'crowd_barrier'],
      title: [/palmerston|citizen/i, /250/],
    },
  },
  {
    id: 'ho-p-pinning',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Voicemail + callback, Denise at the nursing school

Pinning ceremony, Thurs May 13, college gym in Española. 64 graduates, crowd of 400.

Bleachers seat 250, so she only wants 150 of the white resin on the floor. Riser 16' x 8' at 24", one step unit, ADA ramp (one grad in a chair). Lucite podium w/ gooseneck, 2 wireless handhelds, speakers for the whole gym, somebody from us on audio. Two Epson L1100U on two 7.5 x 13 fast-folds. 40 ft of the white sheer pipe & drape behind the riser.

Laptop w/ the baby pictures is hers. Step & repeat: alumni office owns one. The AV class is streaming it with their cameras. Greenery = florist. Please no fog like at graduation. Coffee and cake by the PTA. Gym's got a 200A panel, they've had us before, no generator.`,
    good: {
      attendees: [400, 464],
      days: 1,
      must: [
        needs(/White resin/, [150, 150]),
        needs('stage_deck', 4),
        needs('stage_ramp', 1),
        needs(/Lucite/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 16]),
        needs('crew_sound', [1, 12]),
        needs(/L1100U/, 2),
        needs(/7\.5' x 13'/, 2),
        needs(/white sheer/, [40, 40]),
      ],
      should: [needs('stage_steps', 1), needs('stage_leg', 4), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'line_array'],
      offers: MEETING_OFFERS,
      excluded: [
        ...FOG,
        'playback_laptop',
        'backdrop',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'plants',
        'generator',
        'fuel',
      ],
      silly: [
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'dj_player',
        'crowd_barrier',
        'exhibition_stand',
      ],
      title: [/espa(ñ|n)ola|pinning/i, /400|464/],
    },
  },
];
