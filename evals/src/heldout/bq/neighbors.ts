import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS } from '../usual.ts';

const BAR_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'lectern',
  ...SEATS,
  ...TABLES,
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
  'audio_recorder',
];
const DEBATE_OFF: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', ...SEATS, ...SCREENS];
const READY_OFF: readonly Selector[] = ['crowd_barrier', 'generator', 'two_way_radio', 'crew_steward'];
const SUPPER_OFF: readonly Selector[] = [...TABLEWARE, 'napkin', 'audio', 'crew_sound', 'bar_unit', 'crew_bar'];

/** The same kind of paper over two known shelves. */
export const NEIGHBORS: readonly EvalBrief[] = [
  {
    id: 'ho-bq-bar-midyear',
    language: 'en',
    catalogue: 'tamarack',
    description: `STATEMENT OF A/V REQUIREMENTS
State Bar Association, Midyear Meeting, Lakefront Hotel
Thursday, January 14 and Friday, January 15 (both days, 8 AM to 5 PM)

General session, 240 seated classroom style
 - two (2) 8K laser projectors and two (2) 9 x 16 fastfold screens
 - podium microphone; four (4) push-to-talk tabletop microphones for the panel; two (2) wireless lavs; two (2) wireless handhelds for the floor
 - mixer suitable for the above
 - presentation laptop and slide advancer
 - assistive listening, 8 receivers

Four (4) CLE seminar rooms, 30 to 40 persons each; in each room
 - LCD projector with screen, cart and cables
 - podium microphone
 - flip chart with pad and markers

House sound is acceptable in every room: patch into it, five rooms in all. The hotel supplies podiums and sets all tables and chairs. Attorney-client material is discussed throughout, so there will be no streaming and no recording of any session, audio or video.

One AV technician to operate in the general session both days.`,
    good: {
      attendees: [240, 240],
      days: 2,
      must: [
        needs(/8K lm/, 2),
        needs(/9x16/, 2),
        needs('mic_lectern', 5),
        needs('mic_conference', [4, 5]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mixing_console', [1, 5]),
        needs('playback_laptop', [1, 5]),
        needs('presentation_clicker', [1, 5]),
        needs('induction_loop', 1),
        either(needs(/Meeting Room LCD/, 4), needs(/LCD Projector 5K/, 4)),
        needs('flip_chart', 4),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs(/House Sound Patch/, [4, 5]), needs('transport')],
      allowed: without([...MEETING, 'di_box'], ...BAR_OFF),
      offers: without(MEETING_OFFERS, ...BAR_OFF),
      excluded: BAR_OFF,
      silly: ['generator', 'gazebo', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'drum_kit'],
      title: [/bar|midyear|lakefront/i, /240/],
    },
  },
  {
    id: 'ho-bq-candidates-night',
    language: 'en',
    catalogue: 'tamarack',
    description: `Hello, I'm the volunteer coordinator for the Voters' League here in Elk Prairie. Our Candidates' Night for the mayor's race is Tuesday October 6th, 7 to 9 pm, in the old Armory Theater, 300 fixed seats so that's our limit.

There are five candidates. Each gets a walnut podium and a podium microphone, so five and five. The moderator sits at a table to the side with a tabletop push-to-talk mic (we have the table). Two wireless handhelds for questions. The theater's speakers gave out in the spring, so we do need a proper PA for the room and an audio engineer.

They should be up where people can see them: a riser 24 feet wide by 8 deep with a black skirt, one step unit with a rail, and the ADA ramp, one of the candidates uses a chair. Some light on them too, your stage wash package maybe. A flag set would look nice.

Prairie Access TV is covering it with their own cameras and putting it out live, they just want an audio feed from your mixer. We promised all five campaigns there'd be no slides, no screens, nothing to look at but the candidates.

Oh, and if you have any sort of countdown clock for the timekeeper, tell me what it costs.

Thanks so much, Dolores`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Podium, Walnut/, 5),
        needs('mic_lectern', 5),
        needs('mic_conference', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 12]),
        needs('mixing_console', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs(/Riser Deck/, [4, 6]),
        needs('stage_skirt', [24, 80]),
        needs('stage_steps', 1),
        needs('stage_ramp', 1),
        needs(['lighting_package', 'stage_wash', 'profile_spot'], [1, 24]),
        needs(/Flag Set/, 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'subwoofer', 'di_box', 'press_feed'],
        ...DEBATE_OFF,
      ),
      offers: without(
        [
          ...MEETING_OFFERS,
          'speaker_timer',
          'confidence_monitor',
          'induction_loop',
          'stanchion',
          'mic_wired',
          'stage_monitor',
        ],
        ...DEBATE_OFF,
      ),
      excluded: DEBATE_OFF,
      silly: ['generator', 'gazebo', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'drum_kit', 'table_round'],
      unmetToo: [/clock|timer|countdown/i, /feed|press/i],
      title: [/candidate|elk prairie|armory|mayor/i, /300/],
    },
  },
  {
    id: 'ho-bq-preparedness-fair',
    language: 'en',
    catalogue: 'shenandoah',
    description: `AGENDA ITEM SUMMARY
Board of Supervisors, regular meeting
Subject: Rental equipment for the County Emergency Preparedness Fair

The Fair will be held Saturday, September 18, from 10:00 a.m. to 2:00 p.m. in the lower lot of the Government Center. Attendance is projected at 600 to 700 residents. Staff requests authority to obtain a quote for the following items: 24 pop-up tents (10' x 10'); 48 eight-foot tables; 120 black folding chairs; a public address system adequate for demonstrations, with two wireless handheld microphones and a technician; three 50 A spider boxes with feeder cable; 20 extension cords; six portable restrooms, one ADA restroom and two hand wash stations; 12 trash cans; and four pedestal fans for the shelter display.

The Sheriff's Office will provide barricades, traffic control and security at no cost. Emergency Services will tow in its own generator trailer and will issue its own radios to staff and volunteers; no generators or radios are requested of the vendor. Funding is available in the hazard mitigation outreach grant, subject to a local match of 25 percent, which may be satisfied by in-kind contributi`,
    good: {
      attendees: [600, 700],
      days: 1,
      must: [
        needs('gazebo', 24),
        needs(/8 ft Banquet/, 48),
        needs(/Black Plastic Folding/, 120),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['crew_technician', 'crew_sound'], [1, 12]),
        needs('power_distro', 3),
        needs(/Feeder Cable/, [1, 8]),
        needs(/Extension Cord/, 20),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 12),
        needs('fan', 4),
      ],
      should: [needs('cable_ramp', [1, 40]), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'subwoofer'], ...READY_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'stage_deck', 'backdrop', 'marquee'], ...READY_OFF),
      excluded: READY_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'stage_monitor', 'table_round', 'bar_unit'],
      title: [/preparedness|county|fair/i, /[67]00/],
    },
  },
  {
    id: 'ho-bq-fire-company-supper',
    language: 'en',
    catalogue: 'shenandoah',
    description: `notes from call w/ Harlan, Stony Fork Vol. Fire Co. (he doesnt email)

annual supper + auction, Sat Nov 13, in the show barn at the fairgrounds. 250 sitting down to eat

32 eight ft tables, white cloths on all of em
250 black folding chairs
stage 12x8, 16 inch, w/ stairs - auctioneer + a string band (plays w/o any amps or mics, "like God intended")
15 strings of bistro lights in the rafters
8 patio heaters, barn's drafty
1 big TV 75" + a laptop, sponsor logos going round
6 coat racks

auctioneer totes his own speaker & headset, so NO sound from us at all. Ladies Auxiliary does paper plates, plastic forks, cups, napkins. Its a dry event so no bar.
photo booth? wife wants it. put it on as an option

barn has power. deliver friday`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/8 ft Banquet/, 32),
        needs(/90" x 156"/, 32),
        needs(/Black Plastic Folding/, 250),
        needs('stage_deck', 3),
        needs('stage_steps', [1, 2]),
        needs('festoon', 15),
        needs('patio_heater', 8),
        needs(/75" TV/, 1),
        needs('playback_laptop', 1),
        needs('coat_rail', 6),
        offers('photo_booth', 1),
      ],
      should: [needs(/16" Stage Leg/, 3), needs('transport')],
      allowed: without(
        [...PLATFORM, ...ANY_JOB, 'video_cable', 'display_stand', 'crew_technician', 'waste_bin'],
        ...SUPPER_OFF,
      ),
      offers: without(
        [...PARTY_OFFERS, ...STAGE_LIGHT, 'space_heater', 'hot_drinks', 'serving', 'toilet', 'toilet_accessible'],
        ...SUPPER_OFF,
        'chair_cover',
        'crew_dj',
      ),
      excluded: SUPPER_OFF,
      silly: ['generator', 'marquee', 'projector', 'lectern', 'stage_monitor', 'hazer', 'disco_light', 'crowd_barrier'],
      title: [/supper|stony fork|fire/i, /250/],
    },
  },
];
