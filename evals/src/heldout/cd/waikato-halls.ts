import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const SOIL_OFF: readonly Selector[] = [...SEATS, 'table_round', 'table_trestle', 'hot_drinks', 'crockery'];
const COOP_OFF: readonly Selector[] = ['projector', 'projection_screen', 'network'];
const SHOW_OFF: readonly Selector[] = [...SPEAKERS, 'mixing_console', 'crew_sound', 'chair'];
const PANEL_OFF: readonly Selector[] = [...SPEAKERS, 'sofa', 'armchair'];
const MEETING_SILLY: readonly Selector[] = [
  'generator',
  'toilet',
  'marquee',
  'dance_floor',
  'disco_light',
  'crowd_barrier',
  'inflatable',
];

/** Meetings, a show and a webcast under a roof. */
export const WAIKATO_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-cd-soil-conference',
    language: 'en',
    catalogue: 'waikato',
    description: `Hi there

We're running the Soil & Pasture Conference at the Don Rowlands Centre, Karapiro, on 12 and 13 August. 180 delegates both days, one room for the talks and the foyer for posters.

In the main room we'd like your bright projector (the 13000 one) with the 4.8 metre screen, a laptop and clicker, a lectern with a microphone on it, two lapel mics for the keynotes and two handhelds to pass around at question time. Sound for the room obviously. One technician to sit with us both days.

In the foyer: 24 display boards for posters, 6 shell booths for the sponsors and a registration counter.

Tables and chairs come with the room, and so do morning tea and lunch including the urns and crockery, so don't quote on any of that.

Thanks heaps
Moana`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/13000 lumen/, 1),
        needs(/4\.8 m wide/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 8]),
        needs('pinboard', 24),
        needs('exhibition_stand', 6),
        needs('registration_desk', 1),
        needs(['crew_technician'], [1, 40]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: SOIL_OFF,
      silly: MEETING_SILLY,
      title: [/soil|pasture|karapiro|conference/i, /180/],
    },
  },
  {
    id: 'ho-cd-coop-agm',
    language: 'en',
    catalogue: 'waikato',
    description: `Web enquiry
Event type: Annual meeting
Date: Thursday 19 November, 4 pm - 6.30 pm
Venue: Growers' Co-operative, boardroom, Te Rapa
Numbers: 90 shareholders in the room, others watch the live stream
What do you need?
5 delegate mics for the directors' table, 2 handheld radio mics for the floor, speakers for the room, an audience voting handset for each of the 90. Two cameras, each with a camera operator, a vision switcher with somebody to run it, and an encoder to put it out live.
Anything else we should know?
There's a big projector and screen fixed in the boardroom which we'll go on using. Our IT department is laying on the internet connection for the stream.
Budget: $9,000 + GST`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('mic_conference', 5),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 6]),
        needs('voting_system', 90),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_video', 1),
        needs('streaming_encoder', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST], ...COOP_OFF),
      offers: without([...MEETING_OFFERS, ...SEATS], ...COOP_OFF),
      excluded: COOP_OFF,
      silly: MEETING_SILLY,
      title: [/annual|agm|meeting|growers|co-op|te rapa/i, /90/],
    },
  },
  {
    id: 'ho-cd-college-show',
    language: 'en',
    catalogue: 'waikato',
    description: `Kia ora,

Our college production runs three nights, 21 to 23 May, in the school auditorium in Cambridge. We expect 260 each night.

The auditorium has decent speakers and a mixing desk of its own, and Mr Faleolo from the music department does the sound like every year. What we're short of is microphones: 10 headset radio mics for the leads, and a pair of choir mics for the chorus.

Then lighting. 12 LED pars, 4 profile spots, 2 follow spots (students on those), a lighting desk, and a lighting operator for the three nights. Also 4 choir risers at the back of the stage.

Seating is fixed raked seating so nothing to hire there. Could you give us the hazer as an extra we can decide on later?

Ngā mihi
Ruth Henare, Head of Drama`,
    good: {
      attendees: 260,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs(/Choir mic pair/, [1, 2]),
        needs('stage_wash', 12),
        needs('profile_spot', 4),
        needs('followspot', 2),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 3]),
        needs('choir_riser', 4),
        offers('hazer', 1),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...SHOW_OFF, 'hazer'),
      offers: without([...SHOW_OFFERS, 'hazer', 'effect_fluid'], ...SHOW_OFF),
      excluded: SHOW_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/college|production|cambridge|auditorium/i, /260/],
    },
  },
  {
    id: 'ho-cd-panel-webcast',
    language: 'en',
    catalogue: 'waikato',
    description: `Hello, I'm after a quote for a live webcast from our furniture showroom in Frankton, Wednesday 3 June, about two hours in the evening.

It's a panel of four plus a host. That's five lapel mics. Three cameras with operators, a vision switcher and vision operator, the streaming encoder, and a sound engineer with whatever mixer he likes. Two confidence monitors on the floor so the panel can see the online questions. Some proper light on them too, one of your stage lighting sets should be enough. The internet there is hopeless so please bring your bonded router.

There's no audience in the room at all, everyone's online, which means no loudspeakers. They'll be sitting on our own sofas and armchairs from the shop floor.

Cheers, Bevan`,
    good: {
      days: 1,
      must: [
        needs('mic_wireless_lapel', 5),
        needs('camera', 3),
        needs('crew_camera', 3),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('streaming_encoder', [1, 2]),
        needs('crew_sound', 1),
        needs('mixing_console', 1),
        needs('confidence_monitor', 2),
        either(needs('lighting_package', [1, 2]), needs('stage_wash', [4, 12])),
        needs('network', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, ...STAGE_LIGHT, 'playback_laptop'], ...PANEL_OFF),
      offers: without(MEETING_OFFERS, ...PANEL_OFF),
      excluded: PANEL_OFF,
      silly: [...MEETING_SILLY, 'stage_monitor'],
      title: [/webcast|panel|frankton|showroom|stream/i],
    },
  },
  {
    id: 'ho-cd-careers-expo',
    language: 'en',
    catalogue: 'waikato',
    description: `REQUEST FOR PRICE - Waikato Careers Expo
Where: Claudelands Events Centre, Hamilton
When: Friday 31 July, one day
How many: around 1200 school leavers through the day, 20 exhibitors

1. 20 shell booths 3 x 2 m
2. 20 trestle tables with white cloths, and 40 folding chairs for the exhibitors
3. Seminar corner: 100 conference chairs, 85 inch TV on stand, presentation laptop and clicker, small PA with two handheld radio mics
4. Entrance: 2 registration counters, 4 coat racks
5. 6 walkie talkies for the organisers
6. One AV technician for the day

As an option: two extra 55 inch TVs for exhibitors who ask late.
Our budget is about $17,000 before GST.`,
    good: {
      attendees: [1200, 1200],
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs('table_trestle', 20),
        needs(/Tablecloth, white, for trestle/, 20),
        needs(/Folding chair/, 40),
        needs(/Conference chair/, 100),
        needs(/85 inch/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('registration_desk', 2),
        needs('coat_rail', 4),
        needs('two_way_radio', 6),
        needs('crew_technician', [1, 14]),
        offers(/55 inch/, 2),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'projector', 'projection_screen'),
      offers: [...MEETING_OFFERS, 'carpet', 'crew_steward', 'table_cocktail', 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'inflatable', 'subwoofer'],
      title: [/careers|expo|claudelands/i, /1,?200/],
    },
  },
];
