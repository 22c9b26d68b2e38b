import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, PODIUM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const HOTEL_OFF: readonly Selector[] = [...SEATS, 'table_round', 'table_trestle'];
const AGM_OFF: readonly Selector[] = ['playback_laptop', 'mic_wireless_lapel'];
const PLAY_OFF: readonly Selector[] = [...STAGES, 'crew_sound', 'crew_lighting'];
const LAMPS: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'uplight',
  'lighting_package',
  'lighting_console',
  'disco_light',
  'followspot',
  'crew_lighting',
];
const MEMORIAL_OFF: readonly Selector[] = [...SPEAKERS, ...LAMPS];
const TOWN_HALL_OFF: readonly Selector[] = [...SPEAKERS, 'network'];
const AWARDS_OFF: readonly Selector[] = [
  'tablecloth',
  'napkin',
  'crockery',
  'cutlery',
  'glassware',
  'table_round',
  ...SEATS,
  'camera',
  'crew_camera',
  'streaming_encoder',
  'video_recorder',
];

/** Talks, plays and dinners in rooms. */
export const YEALM_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-ca-harbour-conference',
    language: 'en',
    catalogue: 'yealm',
    description: `Hi there,

I'm organising the South West Ports conference at the Harbour Hotel on Thursday 15 May, one day, 180 delegates, and would like a price for the AV.

In the ballroom we need a big screen (16ft or thereabouts) with a projector bright enough for a room with windows, a laptop and clicker for the slides, a lectern with a microphone, two lapel mics for the panel and two handheld radio mics for questions, and a sound system so everyone can hear.

There are also three breakout rooms for about 30 people each. A 55 inch TV on a stand and a laptop in every one of those would do nicely.

We'd want two technicians on site for the day. Please include some stage lighting as an option, I'm not sure the budget stretches to it.

Tables and chairs come with the room hire so don't worry about furniture.

Many thanks
Gemma`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/16ft/, 1),
        needs('projector', 1),
        needs('playback_laptop', 4),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        either(needs(/TV 55/, 3), needs('display', 3)),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [2, 3]),
        offers(['lighting_package', 'stage_wash', 'profile_spot'], [1, 16]),
      ],
      should: [needs('transport'), needs('mixing_console', 1)],
      allowed: without(MEETING, ...HOTEL_OFF),
      offers: without(MEETING_OFFERS, ...HOTEL_OFF),
      excluded: HOTEL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer'],
      title: [/harbour|ports|conference/i, /180/],
    },
  },
  {
    id: 'ho-ca-allotment-agm',
    language: 'en',
    catalogue: 'yealm',
    description: `Enquiry form
Name: Derek Pascoe
Organisation: Tamerton Allotment Federation
Type of event: Annual general meeting
Date: Saturday 8 March, 10am till 1pm
Where: Methodist Hall
Numbers: about 80

What do you need? A lectern with a mic on it for the chairman, 2 hand-held radio mics to pass round, speakers to suit the hall. Projector and a 10 foot screen. A hearing loop (most of us are over seventy). Somebody to set up and stay for the meeting.

Anything we should know? The secretary will show the accounts off her own laptop. Last year's lot gave us clip-on microphones and they were hopeless, so we would rather not see any of those again. Budget is £700 tops.`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs(SPEAKERS, [1, 4]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('induction_loop', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
      ],
      should: [needs(/10ft x 6ft/, 1), needs('transport')],
      allowed: without(MEETING, ...AGM_OFF),
      offers: without([...MEETING_OFFERS, ...SEATS, 'table_trestle'], ...AGM_OFF),
      excluded: AGM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'line_array'],
      title: [/agm|annual|allotment|tamerton/i, /80/],
    },
  },
  {
    id: 'ho-ca-year-six-play',
    language: 'en',
    catalogue: 'yealm',
    description: `Dear hire team,

Our Year 6 leavers' play is on Tuesday 8 and Wednesday 9 July in the school hall, 2pm each day, 160 parents and grandparents at each performance.

Could you quote for:
- 6 headset radio microphones for the main parts
- 4 microphones to pick up the chorus
- speakers for the hall and a mixer with enough channels for all of those
- a simple set of stage lights
- a followspot, as an optional extra

We have plenty of staging blocks of our own in the store. Our caretaker Mr Lyle used to work in theatre and he will run the sound and the lights himself at both performances, so we won't be needing your people to operate anything, just set it up and show him how it goes.

Thank you,
Mrs Okafor, Plymbridge Primary`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs('mic_headset', 6),
        needs(['mic_instrument', 'mic_wired'], [4, 6]),
        needs(SPEAKERS, [1, 6]),
        needs('mixing_console', 1),
        needs(['lighting_package', 'stage_wash'], [1, 16]),
        offers('followspot', 1),
      ],
      should: [needs(/TF1|DM7/, 1), needs('transport'), needs('mic_stand', [2, 6])],
      allowed: without([...SHOW, 'batteries'], ...PLAY_OFF),
      offers: without([...SHOW_OFFERS, 'audio_player', 'choir_riser', ...SEATS], ...PLAY_OFF),
      excluded: PLAY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'crowd_barrier', 'drum_kit'],
      title: [/play|plymbridge|year 6/i, /160/],
    },
  },
  {
    id: 'ho-ca-memorial-service',
    language: 'en',
    catalogue: 'yealm',
    description: `Good morning. We are holding a memorial service for my father at St Budoc's on Friday 21 March at 11am and expect around 200 people.

The church has a perfectly good sound system and the verger tells me radio microphones can be plugged straight in, so what we need from you is one lapel microphone for the vicar and one handheld for the family who are reading.

We should like two large televisions (75 inch) on stands, one on each side of the nave, with a laptop to play a film of photographs. My brother's family is in Perth and cannot travel, so please also stream it: one camera with someone operating it, and whatever you need to put it on the internet. There is no wifi in the church.

No lighting please, it would spoil the place.

With thanks, Helen Trembath`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', 1),
        needs(/TV 75/, 2),
        needs('playback_laptop', 1),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        needs('network', 1),
      ],
      should: [needs('transport'), needs(['crew_video', 'crew_technician', 'crew_sound'], [1, 3])],
      allowed: without(
        [...MEETING, ...BROADCAST, 'mic_stand', 'audio_cable', 'batteries'],
        ...MEMORIAL_OFF,
        ...PODIUM,
        'projector',
        'projection_screen',
      ),
      offers: without([...MEETING_OFFERS, ...PODIUM], ...MEMORIAL_OFF, ...STAGE_LIGHT),
      excluded: MEMORIAL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'mirror_ball'],
      title: [/memorial|budoc/i, /200/],
    },
  },
  {
    id: 'ho-ca-town-hall-stream',
    language: 'en',
    catalogue: 'yealm',
    description: `Subject: Live all-staff broadcast, Wednesday 4 June

Hello, we're broadcasting our quarterly all-staff update from our own boardroom in Exeter. It goes out live to all our sites, nobody sits in the room apart from the five people on the panel, so there's no need for any loudspeakers.

We think we want:
* 3 cameras, two with operators and one locked off on the wide shot
* a vision mixer and a person to run it
* 5 lapel mics and a sound engineer
* a few lights so the panel look decent on camera
* a presentation laptop for the slides
* an encoder to send it to YouTube, plus a recording
* five tub chairs for them to sit on
* price for a printed backdrop 3m wide as an option

IT have a dedicated line ready for us, so leave out any internet kit.

Rich`,
    good: {
      days: 1,
      must: [
        needs('camera', 3),
        needs('crew_camera', [2, 3]),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('mic_wireless_lapel', 5),
        needs('crew_sound', 1),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 12]),
        needs('playback_laptop', 1),
        needs('streaming_encoder', [1, 2]),
        needs('armchair', 5),
        offers('backdrop', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without(
        [...MEETING, ...BROADCAST, ...STAGE_LIGHT],
        ...TOWN_HALL_OFF,
        'projector',
        'projection_screen',
        'speaker_stand',
        'amplifier',
      ),
      offers: without(MEETING_OFFERS, ...TOWN_HALL_OFF),
      excluded: TOWN_HALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'hazer', 'disco_light'],
      title: [/broadcast|staff|update|exeter|boardroom|stream/i],
    },
  },
  {
    id: 'ho-ca-builders-awards',
    language: 'en',
    catalogue: 'yealm',
    description: `PHONE MESSAGE taken by Sue, 2.15pm
Caller: Anita, Devon Builders' Guild
Re: Awards dinner, Fri 14 Nov, Duke of Cornwall ballroom, 240 guests

She'd like:
- stage 6m x 4m, 60cm high, steps on both sides, black front
- LED wall behind it, 4m x 2m
- laptop for the winners' slides & stings
- clear lectern with mic, 2 handheld radio mics
- PA for speeches and music
- stage lighting, plus 20 uplighters round the room
- sound engineer, lighting person, someone for the screen
- starcloth either side of the wall: quote as an extra, she'll decide later

The hotel lays the tables, all the linen and china included, and does the chairs. They had it filmed last time and nobody watched, so definitely no cameras or recording this year.

Wants the price by Monday.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('led_wall', [8, 9]),
        needs('playback_laptop', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 12]),
        needs(['lighting_package', 'stage_wash', 'profile_spot', 'moving_head'], [1, 24]),
        needs('uplight', 20),
        needs('crew_sound', 1),
        needs('crew_lighting', 1),
        needs(['crew_video', 'crew_technician'], [1, 2]),
        offers('star_cloth', [1, 2]),
      ],
      should: [needs(/Legs 60cm/, 12), needs('stage_skirt', [6, 20]), needs('transport'), needs('mixing_console', 1)],
      allowed: without(
        [
          ...MEETING,
          ...SHOW,
          'video_processor',
          'media_server',
          'truss',
          'hoist',
          'uplight',
          'subwoofer',
          'presentation_clicker',
        ],
        ...AWARDS_OFF,
        'projector',
        'projection_screen',
        'drum_kit',
      ),
      offers: without(
        [
          ...MEETING_OFFERS,
          ...SHOW_OFFERS,
          'dance_floor',
          'photo_booth',
          'centrepiece',
          'carpet',
          'disco_light',
          'crew_dj',
        ],
        ...AWARDS_OFF,
      ),
      excluded: AWARDS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'fencing', 'drum_kit'],
      title: [/award|builders|dinner/i, /240/],
    },
  },
];
