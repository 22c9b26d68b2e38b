import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const FETE_OFF: readonly Selector[] = ['table_trestle', 'gazebo', ...LOOS, /Cup and saucer/, 'generator'];
const FINAL_OFF: readonly Selector[] = ['floodlight', 'bar_unit', 'crew_bar', 'crew_steward', ...LOOS];
const SWITCH_ON_OFF: readonly Selector[] = ['festoon', 'crowd_barrier', 'crew_steward', ...LOOS];
const BARD_OFF: readonly Selector[] = [
  ...without(SPEAKERS, 'speaker_column'),
  ...RADIO_MICS,
  'crew_sound',
  'chair',
  'chair_banquet',
  'stage_deck',
  'mobile_stage',
  'hazer',
  'smoke_machine',
];

/** Green, touchline, square, garden and road. */
export const OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-bw-village-fete',
    language: 'en',
    catalogue: 'tavy',
    description: `Fete committee here (Upper Bickham). Saturday 26 June, 12 noon to 5, on the green. 800 to 1,000 people if it's dry!!

Please can we have a quote for
 one 9 x 15 marquee for the teas and 100 folding chairs to go in it
 3 tea urns
 2 battery PA's, one for the arena and one at the dog show
 2 bouncy castles
 20 picnic bench sets
 10 wheelie bins
 30 crowd barriers round the arena
 6 walkie-talkies

The Scouts lend us their trestle tables and all their pop up gazebos for the stalls. W.I. have enough cups and saucers to sink a ship. The village hall is right there and open for the loos and we run leads out from it for power, so no generator either.

Could it arrive on the Friday afternoon? Many thanks, Jean P.`,
    good: {
      attendees: 1000,
      days: 1,
      must: [
        needs(/9m x 15m/, 1),
        needs('chair', 100),
        needs('hot_drinks', 3),
        needs(/Portable PA/, 2),
        needs('inflatable', 2),
        needs('beer_table_set', 20),
        needs('waste_bin', 10),
        needs('crowd_barrier', 30),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...FETE_OFF, 'fuel'),
      offers: without(
        [...OUTDOORS_OFFERS, 'marquee_floor', 'mic_wireless_handheld', 'stage_deck', 'cutlery', 'refrigeration'],
        ...FETE_OFF,
      ),
      excluded: FETE_OFF,
      silly: [
        'projector',
        'dance_floor',
        'hazer',
        'lectern',
        'stage_monitor',
        'moving_head',
        'led_wall',
        'table_round',
      ],
      title: [/fete|bickham/i, /1[,.]?000/],
    },
  },
  {
    id: 'ho-bw-cup-finals-day',
    language: 'en',
    catalogue: 'tavy',
    description: `Enquiry ref: County Cup Finals Day (rugby)
Contact: Steve Yeo, match secretary, Teignbridge RFC

Sunday 2 May. Three finals back to back, first kick off 11.30, last whistle around 18.00. Expecting 2,500.

To supply
(a) LED screen trailer at the clubhouse end, and two cameras with operators and a vision mixer to feed it
(b) PA covering both touchlines, 2 handheld radio mics for the announcer and a sound engineer
(c) Presentation platform 4m x 3m at 60cm with steps, plus a printed... no, scrap that, the county brings its own backdrop
(d) 80 crowd barriers
(e) 9m x 15m marquee for sponsors' hospitality, with floor, 10 round tables and 100 limewash chairs
(f) 12 walkie talkies
(g) 20kVA generator and leads for the marquee and PA

Not required: floodlights (ours), stewards (our members, in bibs), bar and bar staff (clubhouse). Portable toilets are already on order from a firm in Exeter.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/LED screen trailer/, 1),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs(SPEAKERS, [2, 20]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('crowd_barrier', 80),
        needs(/9m x 15m/, 1),
        needs('marquee_floor', [130, 140]),
        needs('table_round', 10),
        needs(/Chiavari/, 100),
        needs('two_way_radio', 12),
        needs(/20kVA/, [1, 2]),
        needs('power_cable', [1, 60]),
      ],
      should: [needs('stage_leg', 6), needs('crew_video', [1, 2]), needs('transport')],
      allowed: without(
        [
          ...OUTDOORS,
          ...LOUD,
          ...PLATFORM,
          'video_cable',
          'video_converter',
          'network',
          'intercom',
          'playback_laptop',
          'tablecloth',
        ],
        ...FINAL_OFF,
      ),
      offers: without(
        [...OUTDOORS_OFFERS, 'marquee_lining', 'carpet', 'refrigeration', 'glassware', 'napkin', 'video_recorder'],
        ...FINAL_OFF,
      ),
      excluded: FINAL_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'disco_light', 'moving_head', 'photo_booth'],
      title: [/final|rugby|cup|teignbridge/i, /2[,.]?500/],
    },
  },
  {
    id: 'ho-bw-lights-switch-on',
    language: 'en',
    catalogue: 'tavy',
    description: `Good afternoon

Kingsbridge Quay Town Council invites your quotation for the Christmas lights switch-on, Friday 27 November, 4.00 pm - 7.30 pm, in the Market Square. Attendance last year was put at 3,000 by the police.

You would provide the roofed trailer stage; a PA system adequate for the square, with engineer; three handheld radio microphones (the Mayor, the compere, the pantomime dame); microphones and monitors for a primary school choir and for a five-piece brass band; stage lighting with a technician, it being dark by half past four; a 20kVA generator with distribution; and 30 metres of cable ramp for the crossing by the bank. As a separate optional item, two cold spark machines for the moment of the switch-on.

For the avoidance of doubt, the following are in hand and form no part of your quotation: the tree and all the lights strung across the streets (our lighting contractor); crowd barriers (County Highways); stewarding (the Rotary Club); toilets (the public conveniences in the square stay open all evening).

D. Quick, Town Clerk`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 24]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [3, 4]),
        needs(['mic_instrument', 'mic_wired'], [2, 20]),
        needs('stage_monitor', [2, 8]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 30]),
        needs('crew_lighting', [1, 2]),
        needs(/20kVA/, [1, 2]),
        needs('power_distro', [1, 6]),
        needs('cable_ramp', [30, 30]),
        offers('spark_machine', 2),
      ],
      should: [needs('mixing_console', 1), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...STAGE_LIGHT, 'moving_head', 'mobile_stage'], ...SWITCH_ON_OFF),
      offers: without(
        [...OUTDOORS_OFFERS, 'led_wall', 'choir_riser', 'fencing', 'music_stand', 'audio_player', 'smoke_machine'],
        ...SWITCH_ON_OFF,
      ),
      excluded: SWITCH_ON_OFF,
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'marquee',
        'table_round',
        'bar_unit',
        'photo_booth',
        'disco_light',
      ],
      title: [/switch|christmas|kingsbridge/i, /3[,.]?000/],
    },
  },
  {
    id: 'ho-bw-garden-shakespeare',
    language: 'en',
    catalogue: 'tavy',
    description: `Dear hire desk

We are a touring company of nine bringing Twelfth Night to the walled garden at Ashcombe House, Friday 6 and Saturday 7 August, 7.30pm, house of 200 each night.

The actors' voices are all the sound there is, so we carry no amplification and want none. The play is done on the lawn itself: no stage of any description. Audiences bring rugs and folding chairs. And nothing in the way of fog, the director loathes it.

What we do want for the second half, when the light goes:
  8 Source Fours and 12 LED pars
  a lighting desk, and a lighting technician for the two evenings
  4 runs of festoon along the path
  a 6kVA generator with leads, parked as far off as the leads allow
  25 cable ramps
  2 gazebos to dress in
  4 portable toilets plus 1 accessible

With thanks
Fenella Marsh, company manager`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('profile_spot', 8),
        needs('stage_wash', 12),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('festoon', 4),
        needs(/6kVA/, 1),
        needs('power_cable', [1, 60]),
        needs('cable_ramp', 25),
        needs('gazebo', 2),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: without([...SITE_POWER, ...OUTDOORS, ...STAGE_LIGHT, ...ANY_JOB], ...BARD_OFF),
      offers: without([...OUTDOORS_OFFERS, 'uplight', 'refrigeration'], ...BARD_OFF),
      excluded: BARD_OFF,
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'stage_monitor',
        'disco_light',
        'table_round',
        'strobe',
        'led_wall',
      ],
      title: [/ashcombe|twelfth|shakespeare|theatre|play|garden/i, /200/],
    },
  },
  {
    id: 'ho-bw-moor-10k',
    language: 'en',
    catalogue: 'tavy',
    description: `Hiya,

Dartmoor Edge 10K, Sunday 19 September, start and finish on the cricket field at Walkhampton. 650 runners and we guess 400 spectators. We're on the field from 6am, clear by 3.

List from the race director:

Finish: 100 crowd barriers, PA with 2 handheld radio mics and an engineer, prize platform 4m x 2m (60cm, one set of steps)
Race village: 8 gazebos, 12 trestle tables, 24 black folding chairs, 20 picnic bench sets
Welfare: 12 single toilets, 2 accessible, 12 wheelie bins
Comms: 16 walkie talkies for the marshals
Power: 2 x 6kVA generators plus leads

Anything you think's missing just shout.

Pete (Yelverton Harriers)`,
    good: {
      attendees: [650, 1050],
      days: 1,
      must: [
        needs('crowd_barrier', 100),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs('gazebo', 8),
        needs('table_trestle', 12),
        needs(/Folding chair/, 24),
        needs('beer_table_set', 20),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('waste_bin', 12),
        needs('two_way_radio', 16),
        needs(/6kVA/, 2),
        needs('power_cable', [1, 60]),
      ],
      should: [needs('stage_leg', 4), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, 'marquee', 'led_wall', 'backdrop', 'hot_drinks', 'inflatable'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'disco_light', 'table_round'],
      title: [/10k|dartmoor|walkhampton/i],
    },
  },
];
