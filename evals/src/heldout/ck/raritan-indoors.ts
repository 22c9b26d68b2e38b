import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const CITY_OFF: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', ...SEATS, 'table_round'];
const DANCE_OFF: readonly Selector[] = [...DECKS, 'disco_light', 'moving_head', 'crew_dj', ...FOG];

/** Halls, gyms and hotels over the American shelf. */
export const RARITAN_INDOORS: readonly EvalBrief[] = [
  {
    id: 'ho-ck-state-summit',
    language: 'en',
    catalogue: 'raritan',
    description: `SOURCE: statewide solicitations, Watershed Partners Summit (excerpt cut at the end by the index)
SPECIFICATIONS / CONTRACT REQUIREMENTS: The Department requires audio visual rental for a two-day summit, November 4 and 5, for one hundred eighty (180) people. Main Room (both days, 8:00am - 5:00pm) • Two (2) 9' x 16' screens with two (2) projectors of at least 6,000 lumens • Laptop and clicker • Podium with microphone • Three (3) lavalier and two (2) handheld wireless microphones • Sound system for 180 people • Stage 8' x 16', 16" high, with one set of stairs and skirting • Confidence monitor at the foot of the stage • Speaker timer Break Out Rooms: Three (3) rooms, 40 people in each • each with projector, 8' screen, laptop and flip chart • no sound system is needed in the break out rooms Poster Session, Day 1 • Twenty-four (24) poster boards, 4' x 8' Labor • Two (2) AV technicians, both days. Prices shall include delivery, set-up and removal. Offerors shall provide three (3) refere`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs(/Fast-Fold/, 2),
        needs('projector', 5),
        needs('playback_laptop', [4, 5]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 8]),
        needs(/Stage Deck 4 x 8/, 4),
        needs(/Stage Legs 16/, 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [2, 6]),
        needs('confidence_monitor', 1),
        needs('speaker_timer', 1),
        needs(/Tripod Screen 8/, 3),
        needs('flip_chart', 3),
        needs('pinboard', 24),
        needs('crew_technician', [2, 80]),
      ],
      should: [needs('transport'), needs('mixing_console', [1, 2])],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/summit|watershed/i, /180/],
    },
  },
  {
    id: 'ho-ck-state-of-the-city',
    language: 'en',
    catalogue: 'raritan',
    description: `REQUEST FOR QUOTES 26-031
Mayor's State of the City Luncheon, Grand Hotel ballroom, Wednesday, February 11, 11:30 AM to 1:30 PM, 360 guests

Background. The hotel sets the ballroom, that is, rounds, chairs, linen and service, under a separate agreement. The City's own cable channel brings its cameras and crew and carries the live stream. This request covers the remainder:

a) stage of 12' x 24' at 24" (nine 4' x 8' decks), black skirt, two stairs with handrails, one wheelchair ramp
b) 40 linear feet of 10' high black pipe and drape behind the stage
c) acrylic podium with gooseneck microphone
d) four lavalier microphones for a panel, two wireless handhelds for questions
e) sound for 360, with console and audio engineer; press mult box with at least 12 outputs
f) one 12,000 lumen projector on one 9' x 16' screen, show laptop, clicker; video engineer
g) stage wash so the cable channel has enough light on faces, with lighting designer
h) 16 wireless uplights, as an alternate, priced separately

Award by lowest responsible quote. Questions in writing by`,
    good: {
      attendees: 360,
      days: 1,
      must: [
        needs(/Stage Deck 4 x 8/, 9),
        needs(/Stage Legs 24/, 9),
        needs('stage_skirt', [3, 9]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('drape', [4, 5]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 12]),
        needs('mixing_console', 1),
        needs('crew_sound', [1, 2]),
        needs('press_feed', [1, 2]),
        needs(/12,000 Lumen/, 1),
        needs(/Fast-Fold/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        offers('uplight', 16),
      ],
      should: [needs('transport'), needs('stage_handrail')],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'drape'], ...CITY_OFF),
      offers: without(MEETING_OFFERS, ...CITY_OFF),
      excluded: [...CITY_OFF, 'tablecloth', 'napkin', 'crockery', 'cutlery'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'stage_monitor'],
      title: [/city|mayor|luncheon/i, /360/],
    },
  },
  {
    id: 'ho-ck-gym-dance-forum',
    language: 'en',
    catalogue: 'raritan',
    description: `r/soundforvolunteers - "What do I rent for a school dance, 300 kids, gym?"

PTO parent here, I drew the short straw. Homecoming dance in the gym, Saturday Oct 3, 7-10pm, around 300 students. Our DJ (an alum, does it for free) brings his controller and all of his dance lights, lasers, the moving stuff, whatever. No fog of any kind, the alarm panel is touchy and the principal was very clear.

He says he does NOT own speakers big enough for a gym. So we need mains and subs, real ones, and he asked for a wireless mic for the king and queen bit. Little platform for him to stand on, 8x8, 16 inches, with some skirt. I'd also like 12 uplights along the bleachers in our colors. Tables: 4 of the 6 foot ones for the snacks, and belt stanchions at the doors, 10 posts total.

How many speakers is enough? Budget isn't huge.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 6]), needs(/Dance PA/, [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/Stage Deck 4 x 8/, 2),
        needs(/Stage Legs 16/, 2),
        needs('stage_skirt', [1, 4]),
        needs('uplight', 12),
        needs(/Banquet Table 6/, 4),
        needs('stanchion', 10),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, 'stanchion'], ...DANCE_OFF, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], ...DANCE_OFF, 'backline'),
      excluded: DANCE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'drum_kit', 'guitar_amp', 'mobile_stage'],
      title: [/dance|homecoming|gym/i, /300/],
    },
  },
  {
    id: 'ho-ck-home-show',
    language: 'en',
    catalogue: 'raritan',
    description: `INVITATION TO BID - Decorator and rental services, Three Rivers Home & Garden Show, Expo Hall B
Show days: Friday March 6 through Sunday March 8. Move-in Thursday.

Schedule of quantities
Item 1 - 72 booths, 10' x 10', draped, with ID sign
Item 2 - 72 banquet tables, 6'
Item 3 - 144 folding chairs for the booths, 120 more at the seminar corner, all white
Item 4 - registration: 3 counters, 30 belt stanchions
Item 5 - seminar corner: speech PA, 1 wireless headset mic, 75" monitor, laptop, stage of two 4' x 8' decks at 8"
Item 6 - aisle: 40 trash and recycling pairs, 12 A-frame signs
Item 7 - power: 60 extension cords. (Hall drops are by the in-house electrician.)
Item 8 - 10 two-way radios for show staff, all three days
Item 9 - one golf cart for move-in

Unit prices to govern. Bids open at 2:00 p.m. on`,
    good: {
      days: 3,
      must: [
        needs('exhibition_stand', 72),
        needs(/Banquet Table 6/, 72),
        needs('chair', 264),
        needs('registration_desk', 3),
        needs('stanchion', 30),
        needs(SPEAKERS, [1, 4]),
        needs('mic_headset', [1, 2]),
        needs(/75 in Monitor/, 1),
        needs('playback_laptop', 1),
        needs(/Stage Deck 4 x 8/, 2),
        needs(/Stage Legs 8/, 2),
        needs('waste_bin', 40),
        needs('signage', 12),
        needs(/Extension Cord/, 60),
        needs('two_way_radio', 10),
        needs(/Golf Cart/, 1),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'two_way_radio'],
      offers: [...MEETING_OFFERS, 'carpet', 'crew_steward', 'fire_extinguisher', 'tablecloth', 'crew_electrician'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier'],
      title: [/home|garden|show|expo/i],
    },
  },
  {
    id: 'ho-ck-code-camp-issue',
    language: 'en',
    catalogue: 'raritan',
    description: `[barncamp/2026] Issue #17: Rooms, gear, lunch tent
opened by marisol-k · labels: logistics, needs-quote

We're at 90 people for the weekend (Sat June 20 + Sun June 21) at the Old Creamery. Collecting what has to be rented:

- [ ] big room: 6k projector + 9x16 screen, the wall is brick and bumpy. HDMI cable long enough, 2 of them.
- [ ] small PA for the big room w/ 2 wireless handhelds for the lightning talks
- [ ] session rooms A-D: a 55" monitor each, a whiteboard each
- [ ] sticky-note wall for the grid: 3 poster boards
- [ ] power!!! 25 extension cords
- [ ] lunch: 20x40 tent on the grass + 12 six-foot tables + 90 chairs
- [ ] coffee urns x2
- [ ] restrooms: the Creamery has two, we should add 3 portables & 1 ADA + handwash x1

@dpetrov: I can be the sound person, nothing fancy needed
@marisol-k: and stages? -> no stage, people stand on the floor like last year. Closing that.
@ines: people bring their own laptops to present from, as ever`,
    good: {
      attendees: 90,
      days: 2,
      must: [
        needs(/6,000 Lumen/, 1),
        needs(/Fast-Fold/, 1),
        needs('video_cable', [2, 8]),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/55 in Monitor/, 4),
        needs('whiteboard', 4),
        needs('pinboard', 3),
        needs(/Extension Cord/, [25, 30]),
        needs(/Frame Tent 20 x 40/, 1),
        needs(/Banquet Table 6/, 12),
        needs('chair', [90, 92]),
        needs('hot_drinks', 2),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'ballast', 'fire_extinguisher', 'waste_bin'], 'playback_laptop'),
      offers: without(
        [...MEETING_OFFERS, 'gazebo', 'festoon', 'generator', 'table_trestle', 'fan'],
        ...PLATFORM,
        'playback_laptop',
      ),
      excluded: [...STAGES, 'playback_laptop'],
      silly: ['dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier', 'line_array', 'hazer'],
      title: [/camp|creamery/i, /90/],
    },
  },
];
