import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { without } from './without.ts';

/** Britain, against the demonstration's catalogue. */
export const BRITISH_DEMO: readonly EvalBrief[] = [
  {
    id: 'ho-f-museum-tender',
    language: 'en',
    catalogue: 'demo',
    description: `INVITATION TO TENDER: AUDIO-VISUAL SUPPORT, "STEAM AT 200" SYMPOSIUM
Darlington railway heritage quarter, 24 and 25 September, up to 180 delegates each day

Lot A, Lecture Shed
A.1 One laser projector of not less than 6,500 lumens, with a 16ft fast-fold screen.
A.2 Lectern with microphone; four lapel radio microphones; two handheld radio microphones for the floor.
A.3 Sound reinforcement for 180. An induction loop is to be provided.
A.4 Speaker timer and confidence monitor.
A.5 One video technician and one sound technician, both days.

Lot B, Carriage Works
B.1 Poster boards, 2m x 1m, 24 no.
B.2 Registration desks, 2 no.

Not part of this tender
(i) Seating and tables are in the museum's own store and will be set by its staff.
(ii) Refreshments: existing concession.
(iii) Live streaming was considered and withdrawn following consultation with speakers. Audio-only recording is, however, required.
(iv) No smoke effects or naked flame near the exhibits.`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/7,000 lm|12,000 lm/, 1),
        needs(/^16ft/, 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 8]),
        needs('induction_loop', [1, 2]),
        needs('audio_recorder', 1),
        needs('pinboard', 24),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('speaker_timer', 1),
        needs('confidence_monitor', 1),
        needs('registration_desk', 2),
        needs('crew_video', 1),
        needs('crew_sound', 1),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, 'audio_recorder'],
      offers: without(MEETING_OFFERS, 'streaming_encoder', 'camera'),
      excluded: [
        ...SEATS,
        'table_trestle',
        'table_round',
        'hot_drinks',
        'streaming_encoder',
        'camera',
        'hazer',
        'smoke_machine',
      ],
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
      title: [/darlington|steam/i, /180/],
    },
  },
  {
    id: 'ho-f-scout-gang-show',
    language: 'en',
    catalogue: 'demo',
    description: `Hiya, Akela here (Steve). District gang show, five nights 24th-28th March at the Corn Hall in Diss, it seats 270.

Want off you: 8 headset radio mics, 12 LED washes, 6 profiles, a proper lighting desk, 1 hazer plus juice to last the run, 4 comms headsets if you do them as a set, and 20 music stands with lights for the pit.

Corn Hall's own rig: PA and sound desk are installed and very nice, leave them out. Pit piano is tuned already. Lighting bars are there, you just hang off them. No operators, we've grown our own. Last year's company sent strobes "as a freebie". Please don't.

YiS, Steve`,
    good: {
      attendees: [270, 1350],
      days: 5,
      must: [
        needs('mic_headset', 8),
        needs(['stage_wash'], 12),
        needs('profile_spot', 6),
        needs('lighting_console', 1),
        needs('hazer', 1),
        needs('effect_fluid', [1, 8]),
        needs('intercom', 1),
        needs('music_stand', 20),
      ],
      should: [needs('clamp'), needs('transport')],
      allowed: without([...STAGE_LIGHT, ...ANY_JOB, 'batteries', 'audio_cable'], 'crew_lighting'),
      offers: ['moving_head', 'followspot', 'drape', 'star_cloth', 'stage_floor', 'access_platform', 'two_way_radio'],
      excluded: [...SPEAKERS, 'mixing_console', 'piano', 'keyboard', 'truss', ...OPERATORS, 'strobe'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'furniture', 'stage_monitor'],
      title: [/diss|gang show/i, /270/],
    },
  },
  {
    id: 'ho-f-fun-palace-parish-council',
    language: 'en',
    catalogue: 'demo',
    description: `EXTRACT FROM THE MINUTES OF COTTENHAM PARISH COUNCIL

Item 9. Feast Week, Saturday 17 October, the recreation ground (800 expected)

9.1 RESOLVED to obtain a price for: a trailer stage with roof; PA for community acts, including four radio microphones and two monitors; one sound engineer; a 20 kVA generator with its cabling; 8 gazebos; 60 crowd barriers; 6 portable toilets, one accessible toilet in addition; 30 beer table sets; 10 bins.
9.2 Cllr Mrs Peck reported that the Feast Week committee's own bunting and signs were in her garage.
9.3 A motion to hire a big screen for the rugby FELL for want of a seconder.
9.4 The St John Ambulance and the Fire Brigade have confirmed attendance. Stewards: Rotary.
9.5 It was noted that floodlighting is unnecessary as all finishes by 5 pm.
9.6 The Clerk to write to suppliers.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 16]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('stage_monitor', 2),
        needs(/^20 kVA/, 1),
        needs('gazebo', 8),
        needs('crowd_barrier', 60),
        needs(/Single Portable/, 6),
        needs('beer_table_set', 30),
      ],
      should: [
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('crew_sound', [1, 2]),
        needs('mixing_console', 1),
        needs('power_cable'),
        needs('power_distro'),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS, 'subwoofer', 'mic_wired', 'di_box', 'stage_steps', 'stagebox', 'line_array'],
      offers: [...without(OUTDOORS_OFFERS, 'crew_steward', 'signage'), 'mic_headset'],
      excluded: ['signage', 'led_wall', 'projector', 'display', 'crew_medic', 'crew_steward', 'floodlight'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'marquee', 'toilet_trailer', 'chair_banquet', 'stage_deck'],
      title: [/cottenham/i, /800/],
    },
  },
  {
    id: 'ho-f-podcast-webform',
    language: 'en',
    catalogue: 'demo',
    description: `Your name: Yusuf Adeyemi
Your event: live recording of our cricket podcast
When: 11 July, doors 7
Where: upstairs at a brewery tap, Sheffield
How many: 90 seated
Stage needed: low one, 4m by 2m
What else: 3 tub chairs and a coffee table for the stage, 3 lapel mics, a handheld for the audience, PA, multitrack recorder, a few stage lights, a pull-up backdrop with our logo printed
Do you need crew: one AV technician please
Access: goods lift from the yard, from 4 pm
Budget: small
How did you hear about us: Google`,
    good: {
      attendees: [90, 93],
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('armchair', 3),
        needs('table_coffee', 1),
        needs('mic_wireless_lapel', 3),
        either(needs('mic_wireless_handheld', [1, 1]), needs('pa_package')),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 2])),
        needs('audio_recorder', 1),
        needs('backdrop', 1),
        needs(['crew_technician', 'crew_sound'], [1, 2]),
      ],
      should: [
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs('mixing_console', 1),
        needs('stage_leg'),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'di_box'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SEATS],
      silly: ['subwoofer', 'line_array', 'generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'crowd_barrier'],
      title: [/sheffield|podcast/i, /90/],
    },
  },
];
