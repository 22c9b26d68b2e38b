import { type EvalBrief, either, needs } from '../../expectation.ts';
import { OPERATORS, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS } from '../usual.ts';

/** Rooms in the Manawatū: a training day, a farewell, a book, a developers' day, a careers expo. */
export const MANAWATU_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-h-form-training-day',
    language: 'en',
    catalogue: 'ruahine',
    description: `Contact: Moana Tairoa, Ōroua Kindergartens
Event type: Training / professional development
Date: Tuesday 14 July
Times: 9am to 3pm
Venue: Feilding Civic Hall
Numbers: 90
What can we help you with?: data projector and a 3 metre screen, speakers, 1 lapel mic for the presenter and 1 handheld for questions. 15 trestle tables and 90 of the padded chairs. 4 flip charts.
What is already at the venue?: lectern, zip and all the cups
Delivery: yes please, Monday afternoon if we can`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs('speaker_top', [2, 4]), needs('pa_package', 1), needs('speaker_column', [1, 2])),
        needs('table_trestle', [15, 16]),
        needs(/Conference chair/, [90, 95]),
        needs('flip_chart', 4),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'lectern'),
      offers: [...without(MEETING_OFFERS, 'lectern'), 'tablecloth'],
      excluded: ['lectern', 'hot_drinks', 'crockery'],
      silly: [
        'subwoofer',
        'line_array',
        'stage_monitor',
        'generator',
        'marquee',
        'disco_light',
        'dance_floor',
        'hazer',
      ],
      title: [/feilding|kindergarten|training|development/i, /90/],
    },
  },
  {
    id: 'ho-h-racecourse-farewell',
    language: 'en',
    catalogue: 'ruahine',
    description: `Kia ora,

We are holding a farewell service for our father, Colin Metcalfe, at the Awapuni racecourse function room next Friday at 1pm. He was a stock agent for forty years so we are expecting a crowd, probably 350.

Could you please let me have a price for the following: a sound system so everyone can hear, a lectern with a microphone on it and one hand held microphone for people to share their memories, and a projector and screen for the photos. My brother and his family are in Perth and can't get home so we would like it streamed, one camera is plenty. Two televisions in the foyer for those who can't fit inside, showing the same thing. And 200 extra chairs, the black folding ones would be fine.

We would like someone there to run everything for us on the day.

Thank you, Judith Metcalfe-Rowe`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 12]), needs('pa_package', [1, 2])),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('display', 2),
        needs(/Folding chair/, 200),
        needs([...OPERATORS, 'crew_camera'], [1, 4]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, 'crew_camera', 'network', 'video_switcher', 'two_way_radio'],
      offers: without(MEETING_OFFERS, 'registration_desk'),
      silly: ['disco_light', 'dance_floor', 'generator', 'hazer', 'marquee', 'bar_unit', 'exhibition_stand'],
      title: [/awapuni|farewell|service|funeral|memorial|metcalfe/i, /350/],
    },
  },
  {
    id: 'ho-h-form-book-launch',
    language: 'en',
    catalogue: 'ruahine',
    description: `Name: Bruce McIndoe
Email: (on file)
Event: Launch of a local history book
Where: City Library, ground floor
When: Thurs 20 Aug, 5.30pm – 7pm
How many: 70
Equipment wanted: one of your speech packs. 70 black folding chairs. The rimu lectern. 3 bar leaners for the signing & the drinks
Anything else: we only have the goods lift, so small is good`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        either(needs('pa_package', 1), needs('speaker_top', [1, 2])),
        needs(/Folding chair/, [70, 74]),
        needs(/Lectern, rimu/, 1),
        needs('table_cocktail', 3),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'mic_wireless_handheld', 'tablecloth'],
      offers: [...MEETING_OFFERS, 'table_trestle'],
      silly: [
        'subwoofer',
        'line_array',
        'generator',
        'marquee',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'hazer',
      ],
      title: [/library|book|launch/i, /70/],
    },
  },
  {
    id: 'ho-h-devday-issue',
    language: 'en',
    catalogue: 'ruahine',
    description: `**Issue #41: A/V kit list for DevDay Palmy (Sat 24 Oct)** \`logistics\` \`help wanted\`

@tane-w opened this issue

160 tickets sold, two tracks in the Globe. Need to get a quote out this week, so please check my list.

Track 1 (everyone fits)
- [ ] 7000 lumen projector, 4 m screen
- [ ] PA
- [ ] 2 lapels, 2 handhelds for questions
- [ ] lectern, clear one
- [ ] comfort monitor so people stop turning round

Track 2 (60 people)
- [ ] the 75 inch TV
- [ ] one speech pack

Foyer
- [ ] registration counter
- [ ] 8 bar leaners

@priyak: do we need to get wifi in? → @tane-w: no, the Globe's fibre is better than my work's
@priyak: chairs? → @tane-w: it's a theatre lol
@hemi_r: I'd want a tech in track 1 all day. I am not doing it again → @tane-w: added, 1 tech 8am–6pm`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(/Lectern, acrylic/, 1),
        needs('confidence_monitor', 1),
        needs(/Samsung 75in/, 1),
        needs('table_cocktail', 8),
      ],
      should: [
        needs(/PU1007/, 1),
        needs(/Fastfold 4.1/, 1),
        needs('pa_package', [1, 2]),
        needs('registration_desk', 1),
        needs(OPERATORS, [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...SPEAKERS],
      offers: without(MEETING_OFFERS, 'network'),
      excluded: ['network', ...SEATS],
      silly: ['generator', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'hazer', 'crowd_barrier'],
      title: [/devday|globe|palm/i, /160/],
    },
  },
  {
    id: 'ho-h-careers-expo',
    language: 'en',
    catalogue: 'ruahine',
    description: `Hi team

Pricing please for the Rangitīkei Careers Expo, Wednesday 12 August, 9.30 to 2.30, in the Marton sports stadium. Seven schools are coming, so roughly 700 students through over the day.

14 booths 3 x 2
18 display boards
30 trestles, all with the black covers
60 folding chairs
24 extension leads
2 registration counters for inside the doors
A speech pack for the welcome and announcements
4 RTs for my helpers

Pack in is Tuesday from noon, pack out the minute the last bus leaves. It's a sprung floor so rubber feet on everything please.

Ngā mihi
Kirsty Haldane`,
    good: {
      attendees: [700, 700],
      days: 1,
      must: [
        needs('exhibition_stand', 14),
        needs('pinboard', 18),
        needs('table_trestle', 30),
        needs('tablecloth', 30),
        needs(/Folding chair/, 60),
        needs(/Extension lead/, 24),
        needs('registration_desk', 2),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [2, 6])),
      ],
      should: [needs('two_way_radio', [4, 5]), needs('transport')],
      allowed: [...without(MEETING, ...PLATFORM), 'mic_wireless_handheld', 'crew_electrician'],
      offers: [...without(MEETING_OFFERS, ...STAGE_LIGHT), 'waste_bin', 'carpet', 'table_cocktail', 'crowd_barrier'],
      silly: ['dance_floor', 'disco_light', 'generator', 'marquee', 'line_array', 'stage_monitor', 'hazer', 'bar_unit'],
      title: [/marton|careers|rangit/i, /700/],
    },
  },
];
