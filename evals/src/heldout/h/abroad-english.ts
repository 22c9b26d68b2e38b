import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** In English elsewhere: a cricket club, a club dinner, a shire's ceremony, a sales lunch. */
export const ABROAD_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-h-cricket-centenary',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hi both,

Little Ansty CC is 100 on Sunday 12 July and we're putting on a lunch on the outfield for members past and present. 100 sitting down.

We'd like the 9 x 15 marquee with hard flooring (plastic is fine), 10 tables of ten with white cloths, 100 of the nice white folding chairs, 100 napkins, two boilers and 100 cups and saucers for the tea interval, a luxury loo trailer for 100ish, and a speech PA with the radio mic because our president is 91 and insists. Coconut shy for the children, go on then.

The pavilion bar will be open as usual with its own glasses, so nothing for that. Alison's team bring all plates and cutlery with the food. Mains from the pavilion, 60 metres, electrician amongst the members.

Ta
Rob Pym, fixtures sec.`,
    good: {
      attendees: 100,
      days: 1,
      must: [
        needs(/Clearspan 9m x 15m/, 1),
        needs('table_round', [10, 10]),
        needs('tablecloth', [10, 12]),
        needs(/Folding, White/, [100, 105]),
        needs('napkin', [100, 110]),
        needs('hot_drinks', 2),
        needs('toilet_trailer', 1),
        needs('pa_package', 1),
      ],
      should: [
        needs(/Interlocking Plastic/, [135, 140]),
        needs(/Cup and Saucer/, [100, 110]),
        needs('game', 1),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'crew_electrician'), ...SPEECH, 'table_trestle'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'marquee_lining', 'fan'],
        'bar_unit',
        'glassware',
        'crew_bar',
      ),
      excluded: ['bar_unit', 'glassware', 'crew_bar', 'cutlery', /^Plate/, 'generator'],
      silly: ['disco_light', 'dance_floor', 'projector', 'stage_deck', 'crowd_barrier', 'trackway', 'space_heater'],
      title: [/ansty|cricket|centenary|lunch/i, /100/],
    },
  },
  {
    id: 'ho-h-club-dinner-thread',
    language: 'en',
    catalogue: 'corrib',
    description: `boards › Event Planning › **GAA club dinner dance, what AV do I ask for?**

Got landed with this at the AGM. Dinner dance for winning the junior B, Sat 23 Jan, hotel outside Loughrea, 220 booked in.

Far as I can make out I want
* projector and a 10 x 6 screen for the county final highlights, and a laptop to play them
* two radio mics and a lectern for the speeches
* some class of speakers for those speeches, the band have told me in no uncertain terms nobody touches theirs
* 20 of the battery uplighters in the club colours
* step and repeat with the sponsor's logo for the photos
* one technician for the night

Band look after themselves: their own PA and lights, they play from 10. The hotel has the dance floor down.

Anybody know what I'd be charged for that lot?`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/Fastfold 10 x 6/, 1),
        needs('playback_laptop', 1),
        needs('mic_wireless_handheld', 2),
        needs('lectern', 1),
        either(needs('speaker_top', [2, 6]), needs('speaker_column', [1, 4]), needs('pa_package', [1, 2])),
        needs('uplight', 20),
        needs('backdrop', 1),
      ],
      should: [needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]), needs('transport')],
      allowed: MEETING,
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'dance_floor',
        'crew_dj',
        'disco_light',
        'moving_head',
        'stage_wash',
        'lighting_package',
      ),
      excluded: ['dance_floor', 'disco_light', 'stage_monitor', 'crew_dj', 'drum_kit'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'exhibition_stand', 'subwoofer'],
      title: [/loughrea|gaa|dinner/i, /220/],
    },
  },
  {
    id: 'ho-h-citizenship-breakfast',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Quotation sought: Shire of Mallee Creek, Australia Day citizenship ceremony and community breakfast
Monday 26 January, Memorial Park, 7.00 am – 11.00 am. Estimated attendance: 300

Scope
1.1 Stage 7.2 m x 3.6 m with steps and compliant wheelchair ramp, black skirting
1.2 Timber lectern with gooseneck microphone; 1 roving radio microphone
1.3 PA suitable for 300 persons outdoors, with operator
1.4 300 black folding chairs
1.5 10 pop-up shelters 3 x 3
1.6 16 trestle tables, 1.8 m
1.7 3 barbecues, 6 burner, gas included
1.8 4 portable toilets and 1 accessible

Contractor is to bump in on Sunday 25 January between 2 pm and 6 pm. Quotes close 4 pm 5 December and are to be itemised, ex GST.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs(/Bistro folding/, [300, 310]),
        needs(/Pop-up 3x3/, 10),
        needs(/Trestle 1.8/, [16, 17]),
        needs('cooking', 3),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 22]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'hot_drinks', 'refrigeration', 'serving', 'subwoofer', 'tablecloth', 'fan'],
      silly: ['disco_light', 'dance_floor', 'projector', 'hazer', 'silent_disco', 'table_round', 'stage_monitor'],
      title: [/mallee|citizenship|australia day|breakfast/i, /300/],
    },
  },
  {
    id: 'ho-h-sales-luncheon',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Good afternoon,

Looking for a number on our President's Club luncheon, Thursday, March 19, at a resort in Chandler, 250 guests, doors at 11:30, program noon to 1:30.

Stage 16 x 12 ft at 24 inches with one step unit and black skirt. LED wall behind it, 4 m wide by 2.5 m high, so forty of your half-meter indoor tiles, plus whatever drives it. Two show laptops and a PerfectCue. Two lavs and two handhelds. 24 battery uplights in our blue. A step and repeat by the door. A video engineer for the show and an A1.

The ballroom has in-house speakers we have to use, so we'll just feed them from your mixer. Tables, chairs and linens are all in the resort's contract.

Best,
Danielle Okafor-Reyes`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [6, 6]),
        needs('stage_steps', 1),
        needs('led_wall', [40, 40]),
        needs('playback_laptop', 2),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('uplight', [24, 24]),
        needs('backdrop', 1),
      ],
      should: [
        needs('video_processor', 1),
        needs('mixing_console', 1),
        needs(/PerfectCue/, 1),
        needs('stage_skirt', [16, 56]),
        needs('stage_leg', 6),
        needs('crew_video', [1, 2]),
        needs('crew_sound', [1, 1]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...WALL],
      offers: [...without(MEETING_OFFERS, 'registration_desk'), 'carpet', 'stanchion', 'moving_head'],
      excluded: [...SPEAKERS, ...SEATS, ...TABLES, ...LINEN],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor', 'hazer'],
      title: [/chandler|luncheon|club/i, /250/],
    },
  },
];
