import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const NURSING_OFF: readonly Selector[] = [
  ...SPEAKERS,
  'mic_lectern',
  'mic_wireless_handheld',
  'mixing_console',
  'crew_sound',
  'lectern',
  'generator',
  ...LOOS,
];
const CANADA_OFF: readonly Selector[] = ['crowd_barrier', 'waste_bin', ...LOOS];
const HEARING_OFF: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', 'video_recorder', ...TABLES];
const RIDER_OFF: readonly Selector[] = [
  'mixing_console',
  'mic_wireless_handheld',
  'mic_wired',
  'mic_instrument',
  'in_ear_monitor',
  'guitar_amp',
  ...FOG,
];
const PTA_OFF: readonly Selector[] = ['table_trestle', 'chair', 'refrigeration', 'photo_booth', 'crew_dj', ...DECKS];
const GRAD_OFF: readonly Selector[] = ['camera', 'crew_camera', 'video_switcher', 'streaming_encoder', ...LOOS];

/** Abstracts, memos, notes, posts, minutes and riders. */
export const PAPERS: readonly EvalBrief[] = [
  {
    id: 'ho-bx-nursing-pinning',
    language: 'en',
    catalogue: 'ausable',
    description: `INVITATION FOR BIDS (SUMMARY)
Solicitation 27-0418: Tent, Seating and Platform Rental, College of Nursing Pinning Ceremony
Date of ceremony: May 14, 2027, 10:00 AM. Estimated attendance 700.
Site: South Quad (level turf)

Contractor shall deliver, install and remove:
A. One (1) white pole tent, 60' x 120'
B. One (1) platform, 12' x 32', 24" high, with black skirting on all sides, guard rail at rear, two (2) stair units and one (1) ADA compliant ramp
C. Seven hundred (700) white folding chairs, set theater style
D. Eight (8) 10' x 10' pop-up canopies for check-in and water
E. Twelve (12) eight-foot tables
F. Pipe and drape, black, six (6) ten-foot sections, behind platform

NOT IN CONTRACT: Sound reinforcement and operator are by University Media Services. Lectern with College seal is furnished by Owner. Electrical service is available at the Quad from existing pedestals; generators are prohibited on campus. Guests will use restrooms in Whitcomb Hall.

Installation to be complete by 3:00 PM May 13.`,
    good: {
      attendees: 700,
      must: [
        needs(/Century pole tent/, 1),
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('stage_skirt', [4, 36]),
        needs('stage_handrail', [1, 12]),
        needs(/Folding chair, white/, 700),
        needs('gazebo', 8),
        needs(/8ft banquet/, 12),
        needs('drape', 6),
      ],
      should: [needs(/legs, 24in/, 12), needs('transport')],
      allowed: without([...OUTDOORS, ...PLATFORM], ...NURSING_OFF, 'fuel'),
      offers: without([...OUTDOORS_OFFERS, 'carpet', 'fan', 'tablecloth', 'marquee_floor'], ...NURSING_OFF),
      excluded: NURSING_OFF,
      silly: ['projector', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit', 'table_round'],
      title: [/nursing|pinning|quad/i, /700/],
    },
  },
  {
    id: 'ho-bx-canada-day-memo',
    language: 'en',
    catalogue: 'ausable',
    description: `TOWN OF PORT ALDERBROOK
MEMO TO COUNCIL
From: Recreation and Culture
Re: Canada Day, Thursday July 1, 2027, Waterfront Park

Background. Last year's event drew about 2,500 residents. Staff propose the same program: opening remarks at 2 p.m., four local bands from 3 p.m., fireworks at 10 p.m. (separate contract).

Rental requirements. The town has no stage. Staff recommend the rental of a mobile stage with roof; a concert sound system with subwoofers, six stage monitors, eight wired vocal microphones, two wireless handhelds and a sound engineer; stage lighting for the evening acts with a lighting technician; two 25 kW generators with distribution; four towable light towers for the egress after the fireworks; twenty pop-up canopies for vendors; and 16 two-way radios for volunteers.

In-kind. Public Works will set out the town's own barricades and garbage bins. The park washrooms were rebuilt in 2025 and are sufficient, so portable units have been dropped from this year's list.

Financial impact. $18,500 in the 2027 operating budget.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 6),
        needs(/SM58$/, 8),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs(/25kW/, 2),
        needs('power_distro', [1, 8]),
        needs(/Light tower/, 4),
        needs('gazebo', 20),
        needs('two_way_radio', 16),
      ],
      should: [needs('di_box'), needs('mic_stand'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...CANADA_OFF),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...CANADA_OFF),
      excluded: CANADA_OFF,
      silly: ['projector', 'dance_floor', 'table_round', 'interpretation_booth', 'chair_banquet', 'uplight'],
      title: [/canada day|alderbrook|waterfront/i, /2[., ]?500/],
    },
  },
  {
    id: 'ho-bx-robotics-post',
    language: 'en',
    catalogue: 'ausable',
    description: `Posted in: Team Organizers > Help & Advice
Subject: First time hosting a robotics meet, what do we need to rent??

Hi all, our team (we're 14 kids and 3 tired mentors) got picked to host a scrimmage on Saturday Feb 13. It's in our high school gym. 20 teams so we figure 300 people with parents.

From reading old threads our list looks like this:
* 2 projectors + 2 of the 8 ft screens for scores and match video, and 2 laptops to drive them
* PA for the gym, 2 wireless handhelds (game announcer and ref)
* 30 eight foot tables for the pits
* 20 sections of black pipe and drape to split the pits from the fields
* 12 walkie talkies
* 6 cable ramps bc we have to cross the gym floor
* 24 extension cords
* somebody who knows what they're doing for sound

Bleachers for the crowd obviously. Anyone rented from a place that does all of this in one truck? Delivery has to be Friday after 4 when basketball practice lets out.

- coach_wendell`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('projector', 2),
        needs(/Tripod screen/, 2),
        needs('playback_laptop', 2),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/8ft banquet/, 30),
        needs('drape', 20),
        needs('two_way_radio', 12),
        needs('cable_ramp', 6),
        needs(/Extension cord/, 24),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...LOUD],
      offers: [...MEETING_OFFERS, 'waste_bin', 'crowd_barrier', 'stanchion', 'chair', 'camera'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'bar_unit', ...FOG],
      title: [/robotics|scrimmage|gym/i, /300/],
    },
  },
  {
    id: 'ho-bx-transit-hearing',
    language: 'en',
    catalogue: 'ausable',
    description: `Bus line 40 public hearing: working notes (K. Osei, rev 3)

- Tues. Sept 21, 6-8:30 pm, cafetorium at Lincoln Middle
- plan for 150. Spanish speakers approx a third
- 150 chairs, black padded, theater rows. Cafeteria tables are ours and are already there for sign-in + panel
- interpretation: 1 booth, 60 receivers. Interpreters come from the language bank, already booked
- mics: 5 on the panel table (lavs), 1 at the podium, 2 handhelds that staff walk around for public comment. Podium too, ours went missing
- slides: bright projector, fast fold screen, laptop, clicker
- sound guy for the night + speakers for the room
- press: Channel 6 asked for a feed again → press mult box
- legal says NO recording and no livestream this round (litigation), so no cameras of ours in the room
- purchase order cap 7,500`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Resin chair/, 150),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', 60),
        needs('mic_wireless_lapel', 5),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs(/Fast-Fold/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs(SPEAKERS, [2, 8]),
        needs('crew_sound', 1),
        needs('press_feed', 1),
      ],
      should: [needs(/L1075U/, 1), needs('mixing_console'), needs('transport')],
      allowed: without([...MEETING, 'stanchion'], ...HEARING_OFF),
      offers: without(MEETING_OFFERS, ...HEARING_OFF, ...BROADCAST, 'audio_recorder', 'crew_photographer'),
      excluded: HEARING_OFF,
      unmetToo: [/interpret|transmitter/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'subwoofer', ...FOG],
      title: [/hearing|line 40|lincoln/i, /150/],
    },
  },
  {
    id: 'ho-bx-soul-revue-rider',
    language: 'en',
    catalogue: 'ausable',
    description: `DELLA ROSS & THE NIGHT SHIFT: TECHNICAL RIDER
(Saturday, November 13, 2027, Armory Theatre, 650 seats, one show 8 PM)

1. P.A. Purchaser provides a professional full range system with subwoofers, adequate for the house. Artist travels with FOH engineer, FOH console, and all microphones and cables.
2. MONITORS. Purchaser provides six (6) identical powered wedges. Nobody in the band uses in-ears.
3. BACKLINE. Purchaser provides: one five-piece drum kit, one Ampeg SVT bass rig. Guitarist carries own amplifier.
4. MIC STANDS & DI. Twelve (12) boom stands, eight (8) direct boxes.
5. LIGHTING. Full stage wash plus one operator familiar with the rig.
6. RISERS. Drum riser 8' x 8', 12" high. Horn riser 8' x 4', 12" high.
7. LABOR. Four stagehands, four hours in and four hours out.
8. ATMOSPHERE. Ms. Ross sings without chemical fog, haze or smoke in the air. No exceptions.

Stage, seating, house power and dressing rooms: as existing at the Armory.`,
    good: {
      attendees: [650, 650],
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 6),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('mic_stand', 12),
        needs('di_box', 8),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('stage_deck', [3, 3]),
        needs('crew_stagehand', [4, 48]),
      ],
      should: [needs(/legs, 12in/, 3), needs('transport')],
      allowed: without([...BAND, ...STAGE_LIGHT, ...ANY_JOB, 'stage_leg', 'stage_skirt', 'stage_steps'], ...RIDER_OFF),
      offers: without(SHOW_OFFERS, ...RIDER_OFF, 'backline'),
      excluded: RIDER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'chair', 'lectern', 'dance_floor', 'bar_unit', 'crowd_barrier'],
      title: [/della|night shift|armory/i, /650/],
    },
  },
  {
    id: 'ho-bx-pta-minutes',
    language: 'en',
    catalogue: 'ausable',
    description: `Maple Hollow Elementary PTA
Fall Festival Committee, minutes of Sept. 8

Present: Tanya, Kim R., Kim D., Mr. Ostrowski (custodian)

Date is set, Saturday October 16, 11 to 3, on the back field. Attendance last year 500, Tanya thinks 550-600 with the new subdivision.

Rentals. Voted to get quotes on: 3 bounce houses, 4 cornhole sets, 12 pop up canopies for the classroom booths, 15 picnic tables, 2 generators (25 kW) with spider boxes because the outlets on that side are dead, 6 porta johns + 1 ADA, 3 handwashing stations, 25 trash boxes, a small sound system with one wireless mic for announcements.

Already have. Mr. O will bring out the cafeteria tables and folding chairs. Kim D's brother in law lends his coolers. Mr. Velez from 5th grade DJs with his own turntables, but he'll play through the rented speakers.

Photo booth discussed; voted down 3-1 (cost).

Motion to adjourn 8:40.`,
    good: {
      attendees: [500, 600],
      days: 1,
      must: [
        needs('inflatable', 3),
        needs('game', 4),
        needs('gazebo', 12),
        needs('beer_table_set', 15),
        needs(/25kW/, 2),
        needs('power_distro', [1, 6]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 3),
        needs('waste_bin', 25),
        either(needs('pa_package', [1, 2]), needs(SPEAKERS, [1, 8])),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'mic_wireless_handheld'], ...PTA_OFF),
      offers: without([...OUTDOORS_OFFERS, 'cooking', 'hot_drinks', 'tablecloth', 'marquee'], ...PTA_OFF),
      excluded: PTA_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'led_wall', 'lectern', 'table_round', 'uplight'],
      title: [/maple hollow|festival/i, /600/],
    },
  },
  {
    id: 'ho-bx-stadium-graduation',
    language: 'en',
    catalogue: 'ausable',
    description: `Dear Sir or Madam,

Ridgemont Collegiate (Ontario) will hold its graduation on the football field on Friday, June 25, 2027 at 6:30 p.m. There are 310 graduates, and between 1,200 and 1,400 family members who will be in the bleachers.

Kindly quote the following:
- Stage 24 x 16 ft, 24 inches, with skirt, two stairs and a wheelchair ramp
- 310 white folding chairs on the field
- Podium, podium microphone, one wireless handheld for the anthem singer
- Sound to cover the field and both sets of bleachers, with operator (the stadium horns are no longer usable)
- Outdoor LED screen trailer
- Two 20x40 tents for the staff robing area
- Generator, 25 kW, with distribution and cable ramps for the track crossing

Our media arts students film and stream the ceremony with the board's own cameras, switcher and encoder and will hand you a signal for the screen. Washrooms in the field house will be unlocked.

Sincerely,
Mme. C. Pelletier, Vice-Principal`,
    good: {
      attendees: [1200, 1710],
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Folding chair, white/, 310),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['speaker_top', 'line_array'], [4, 16]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs(/LED screen trailer/, 1),
        needs(/Frame tent, 20x40/, 2),
        needs(/25kW/, 1),
        needs('power_distro', [1, 6]),
        needs('cable_ramp', [2, 50]),
      ],
      should: [needs(/legs, 24in/, 12), needs('stage_skirt'), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...LOUD, ...SPEECH, ...PLATFORM, ...SITE_POWER, 'crew_video', 'video_cable', 'video_converter'],
        ...GRAD_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...MEETING_OFFERS], ...GRAD_OFF, ...BROADCAST),
      excluded: GRAD_OFF,
      silly: ['projector', 'dance_floor', 'hazer', 'stage_monitor', 'disco_light', 'bar_unit', 'table_round'],
      title: [/ridgemont|graduation/i],
    },
  },
];
