import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { LAMPS } from './common.ts';

/** People who talk: a memorial, a jobs fair, a hybrid meeting, a launch. */
export const LEVEN_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-au-memorial-notes',
    language: 'en',
    catalogue: 'leven',
    description: `PHONE, Tues 14.10, Mrs Dunstan re memorial service for her husband

- Sat 7 Feb, 11am, St Brannock's, abt 180 in the church, another 60 overflow in the hall next door
- family in Canada want to watch: live stream, one camera + someone on it
- internet hopeless there, bring our 5G box
- hall: 75" TV so they can follow the service, and a speaker or two
- church: second 75" at the front, photos on a loop, our laptop
- church has its own sound system and loop, verger looks after it
- enough chairs in both
- no lights, she doesn't want it "looking like a show"
- flowers: florist

She'd like a price by Thurs. Gentle please.`,
    good: {
      attendees: [180, 240],
      days: 1,
      must: [
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('network', 1),
        needs(/TV 75/, 2),
        needs('playback_laptop', [1, 2]),
        needs(['crew_camera', 'crew_video', 'crew_technician'], [1, 12]),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', 1)),
      ],
      should: [needs('transport')],
      allowed: [...BROADCAST, ...SPEECH, ...ANY_JOB, 'crew_camera', 'presentation_clicker', 'video_cable'],
      offers: ['video_recorder', 'audio_recorder', 'confidence_monitor', 'projector', 'projection_screen', 'display'],
      excluded: [...SEATS, ...LAMPS, 'uplight', 'induction_loop'],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'disco_light', 'line_array', 'bar_unit'],
      title: [/memorial|brannock/i, /180|240/],
    },
  },
  {
    id: 'ho-au-jobs-fair-rfq',
    language: 'en',
    catalogue: 'leven',
    description: `REQUEST FOR QUOTATION 0417
Jobs and Apprenticeships Fair, Teignbridge Leisure Centre (sports hall), Tuesday 13 and Wednesday 14 October, approx. 1,100 visitors in total

The supplier is to provide, install and remove:
a) 24 no. shell scheme stands, 3 m x 2 m
b) 24 no. 6 ft trestle tables (one per stand)
c) 48 no. conference chairs (two per stand), plus 60 no. the same for the talks area
d) 2 no. registration desks
e) 30 linear metres of black pipe and drape, 3 m high
f) 6 no. poster boards
g) talks area: small PA with one handheld radio microphone, one 75" screen, one laptop
h) technician, both days, 09:00 to 17:00

Not part of this contract:
- electrical supplies to the stands, which the Centre's electrical contractor will provide
- carpet and floor protection, laid by the Centre
- stewards and security, appointed by the Council
- refreshments, which the concession holder will sell

Quotations are to be returned by noon on 28 August.`,
    good: {
      attendees: [550, 1100],
      days: 2,
      must: [
        needs('exhibition_stand', [24, 24]),
        needs('table_trestle', [24, 26]),
        needs(/Chair, conference/, [108, 114]),
        needs('registration_desk', 2),
        needs('drape', [30, 30]),
        needs('pinboard', 6),
        either(needs(SPEAKERS, [2, 4]), needs('pa_package', [1, 2])),
        needs(/TV 75/, 1),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 20]),
      ],
      should: [needs('mic_wireless_handheld', [1, 2]), needs('transport')],
      allowed: [...without(MEETING, 'power_distro'), 'stanchion'],
      offers: without([...MEETING_OFFERS, 'signage', 'stanchion', 'coat_rail'], 'crew_steward'),
      excluded: [
        'generator',
        'power_distro',
        'crew_electrician',
        'carpet',
        'marquee_floor',
        'crew_steward',
        'hot_drinks',
        'crockery',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'line_array', 'stage_monitor', 'subwoofer'],
      title: [/teignbridge|fair|jobs/i, /1[, ]?100/],
    },
  },
  {
    id: 'ho-au-housing-agm',
    language: 'en',
    catalogue: 'leven',
    description: `Hi Jo

AGM time again. Thursday 24 September, 6 pm to 8.30, the big room at the Stannary Hub. We expect 90 tenants in the room (theatre style) and somewhere around 150 watching from home, so it needs to be a proper hybrid meeting: two cameras with someone on them, mixed, streamed, and recorded for the website.

There's a panel of six at the top table, a table mic each. Two roving handhelds for questions from the floor. Slides on a projector and the 10 x 6 screen. We're voting on the new rules so 90 keypads please, and a hearing loop because the one there is bust.

Chairs and tables are in the room already. IT are putting in a wired internet line for the stream, so your 5G router can stay at home. Our comms officer takes the photos, and we've got the BSL signers booked.

Ta
Kerensa`,
    good: {
      attendees: [90, 240],
      days: 1,
      must: [
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs('voting_system', [90, 100]),
        either(needs('mic_conference', [6, 8]), needs('mic_wired', 6)),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs(/Screen 10 x 6/, 1),
        needs('induction_loop', 1),
        needs(['crew_camera', 'crew_video', 'crew_technician'], [1, 20]),
        either(needs(SPEAKERS, [2, 4]), needs('pa_package', [1, 2])),
      ],
      should: [needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [
        ...MEETING,
        ...without(BROADCAST, 'network'),
        'mic_conference',
        'mic_wired',
        'display',
        'audio_recorder',
      ],
      offers: without(MEETING_OFFERS, 'network', 'crew_photographer'),
      excluded: [...SEATS, 'table_trestle', 'table_desk', 'network', 'crew_interpreter', 'crew_photographer'],
      silly: ['generator', 'toilet', 'marquee', 'subwoofer', 'dance_floor', 'disco_light', 'line_array'],
      title: [/stannary|agm|meeting/i, /90|150|240/],
    },
  },
  {
    id: 'ho-au-press-launch',
    language: 'en',
    catalogue: 'leven',
    description: `Product launch, new e-bike range

* When: Tue 17 Nov, doors 18:00, off site by 22:00
* Where: indoors, Foundry Studios, Bristol
* Who: 120 press and trade, standing reception
* Stage: 16ft x 8ft, 1ft high, access ramp, treads
* LED wall 3m x 2m behind it, laptop, clicker
* Two people present, headset mics, so a PA that copes with a lively room
* Two cameras to record the presentations, with operators
* Stage wash plus 16 battery uplighters
* 8 poseur tables, reg desk, printed step & repeat, red carpet
* Sound engineer and vision engineer for the show
* Budget: 7,500 ex VAT, tell us if that's tight`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Deck 8 x 4/, 4),
        needs('led_wall', [6, 6]),
        needs('mic_headset', [2, 3]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('camera', 2),
        needs('uplight', [16, 40]),
        needs('table_cocktail', 8),
        needs('registration_desk', 1),
        needs('backdrop', 1),
        needs('carpet', [1, 1]),
        needs('stage_ramp', [1, 2]),
      ],
      should: [
        needs(/Leg set 1ft/, 4),
        needs('stage_steps', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('crew_camera', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('video_recorder', [1, 2]),
        needs('transport'),
      ],
      allowed: [
        ...SPEECH,
        ...SLIDES,
        ...WALL,
        ...BROADCAST,
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'subwoofer',
        'stanchion',
        'confidence_monitor',
        'speaker_timer',
        'video_recorder',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...RADIO_MICS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'drum_kit', 'beer_table_set'],
      title: [/launch|bristol|foundry/i, /120/],
    },
  },
];
