import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const HEARING_OFF: readonly Selector[] = ['camera', 'crew_camera', 'streaming_encoder', 'table_trestle', 'table_desk'];
const RIDER_OFF: readonly Selector[] = [
  'line_array',
  'subwoofer',
  'pa_package',
  'stage_wash',
  'moving_head',
  'profile_spot',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  'guitar_amp',
  'bass_amp',
  'drum_kit',
  ...FOG,
];
const SYMPOSIUM_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'chair',
  'chair_banquet',
  'streaming_encoder',
  'crew_bar',
  'bar_unit',
  ...SPEAKERS,
];
const GALA_OFF: readonly Selector[] = [
  'table_round',
  'chair',
  'chair_banquet',
  'dance_floor',
  'tablecloth',
  'napkin',
  'photo_booth',
  'crew_dj',
  ...DECKS,
];
const FAMILY_NIGHT_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'chair',
  'chair_banquet',
  'crew_interpreter',
];
const EXPO_OFF: readonly Selector[] = [
  'power_distro',
  'power_cable',
  'generator',
  'crew_electrician',
  'carpet',
  'fuel',
];

/** Meetings, a stage and a gala under a roof. */
export const CONESTOGA_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-ce-quarry-hearing',
    language: 'en',
    catalogue: 'conestoga',
    description: `BOARD OF COMMISSIONERS, ELDRIDGE COUNTY
Minutes of the regular meeting, February 24 (excerpt)

ITEM 9. Public hearing on the Tolliver quarry, change of place.
The Clerk reported that about 500 residents are expected on March 19 at 6:30 p.m. and that the chamber seats 88. The school district has agreed to the Fairmount High School gymnasium. The Clerk presented what is to be rented:
 a. a push-to-talk microphone on the table for each of the seven commissioners;
 b. two handheld wireless microphones on stands in the aisles for public comment;
 c. speakers so that people in the bleachers can follow;
 d. 300 folding chairs for the gym floor, the rest will sit in the bleachers;
 e. a mult box, as three television stations have asked to plug in;
 f. assistive listening receivers, eight;
 g. an engineer to run it.
Commissioner Yates asked about cameras. Mr. Lindqvist (IT) answered that the county's own cable channel will film and carry the hearing live with its equipment and staff, so there is no reason to pay for that. The school sets up its own tables for the dais.
Motion to obtain a quotation by Yates, second Abernathy. Carried 7-0.`,
    good: {
      attendees: [300, 500],
      days: 1,
      must: [
        needs('mic_conference', 7),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 12]),
        needs('chair', 300),
        needs('press_feed', [1, 2]),
        needs('induction_loop', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mic_stand', [2, 4]), needs('mixing_console', 1), needs('transport')],
      allowed: without([...MEETING, 'subwoofer', 'line_array', 'audio_recorder'], ...HEARING_OFF),
      offers: without([...MEETING_OFFERS, 'crew_steward'], ...HEARING_OFF),
      excluded: HEARING_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'drum_kit'],
      title: [/quarry|hearing|fairmount|eldridge/i],
    },
  },
  {
    id: 'ho-ce-string-band-rider',
    language: 'en',
    catalogue: 'conestoga',
    description: `HOLLOW PINES STRING BAND
Tech sheet for the Opera House date, Saturday Nov 8 (420 seats)

Who: 5 people. Two sing lead, all five sing. Fiddle, mandolin, banjo, guitar, upright bass.

Please have on stage
  5 vocal mics, SM58 is fine, tall boom stands
  4 instrument mics, SM57 or the like
  6 direct boxes
  4 floor wedges
  1 weighted 88-key stage piano with bench (guest sits in for the second set)

Out front
  a 32 channel digital board and a digital stage box. The Opera House board died in August.
  somebody who knows the board, to mix us

What you can leave in the shop
  The hall's mains and subs are flown and tuned, we go through those.
  Lighting: Doris and her crew at the Opera House have had that place lit for thirty years.
  Amps and drums. There aren't any in this music.
  Anything that makes smoke or haze. Our fiddler has asthma and he will walk.`,
    good: {
      attendees: 420,
      days: 1,
      must: [
        needs(/SM58/, [5, 6]),
        needs(/SM57/, [4, 5]),
        needs('di_box', 6),
        needs('stage_monitor', 4),
        needs('keyboard', 1),
        needs(/32 Channel Digital/, 1),
        needs('stagebox', 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mic_stand', [5, 12]), needs('transport')],
      allowed: without(SHOW, ...RIDER_OFF, ...PLATFORM, 'effect_fluid'),
      offers: without([...SHOW_OFFERS, 'in_ear_monitor', 'mic_wireless_handheld'], ...RIDER_OFF, 'backline'),
      excluded: RIDER_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'crowd_barrier'],
      title: [/hollow|pines|opera/i, /420/],
    },
  },
  {
    id: 'ho-ce-research-symposium',
    language: 'en',
    catalogue: 'conestoga',
    description: `UNIVERSITY EVENT REQUEST #20714
Event name: Graduate Research Symposium
Sponsoring unit: Graduate School
Space: Alumni Ballroom          Date: Friday, April 10          Time: 9:00 AM - 4:00 PM
Expected headcount: 180
Outside vendor needed?  [X] Yes  [ ] No

Requested of vendor
  Poster boards, 4x8: 45
  Hi-top tables: 10
  Podium (acrylic) with gooseneck mic: 1
  Wireless lavalier: 2
  Wireless handheld: 2
  Presentation laptop and clicker: 1 each
  AV technician: 1, all day (mics to be patched into the ballroom's ceiling speakers, which are adequate)

Projection          [X] room system   [ ] vendor
Seating             [X] Facilities    [ ] vendor
Livestream          [ ] Yes           [X] No
Alcohol to be served [ ] Yes          [X] No
Comments: Poster boards need to be up by 8 AM.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('pinboard', 45),
        needs('table_cocktail', 10),
        needs(/Podium, Acrylic/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('crew_technician', [1, 14]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, ...SYMPOSIUM_OFF, 'projector_lens', 'speaker_stand', 'amplifier'),
      offers: without(MEETING_OFFERS, ...SYMPOSIUM_OFF),
      excluded: SYMPOSIUM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor'],
      title: [/symposium|research/i, /180/],
    },
  },
  {
    id: 'ho-ce-hospital-gala',
    language: 'en',
    catalogue: 'conestoga',
    description: `Starlight Gala / children's hospital foundation / Oct 17 / Grand Marquette Hotel ballroom / 320 guests
line list v4 from Jocelyn

STAGE - 24' wide x 16' deep, 16" high, black skirt, 2 sets of steps
LED WALL - 5 m x 3 m upstage, your processor and laptop
PODIUM - acrylic, gooseneck
MICS - 4 wireless handheld, 2 lavs
PA - ballroom coverage, speeches + DJ goes through it too
UPLIGHTS - 40, magenta
STAGE WASH - yes
HI-TOPS - 20 for the reception
LABOR - A1, video engineer, lighting op, 4 stagehands
ROUNDS + CHAIRS - hotel
DANCE FLOOR - hotel, parquet, in the room price
LINEN - florist
DJ - Marcus, booked since March, decks are his
PHOTO BOOTH - cut, client's call 9/3
PRICE BY - Friday pls`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', 2),
        needs('stage_skirt'),
        needs(/LED Wall Tile/, 60),
        needs('video_processor', 1),
        needs('playback_laptop', [1, 2]),
        needs(/Podium, Acrylic/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 4),
        needs('mic_wireless_lapel', 2),
        needs(SPEAKERS, [1, 16]),
        needs('uplight', 40),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('table_cocktail', 20),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs(/Stage Legs 16in/, 12), needs('mixing_console', 1), needs('transport')],
      allowed: without([...SHOW, ...MEETING, ...WALL, ...ANY_JOB], ...GALA_OFF, 'projector', 'projection_screen'),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS], ...GALA_OFF),
      excluded: GALA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'fencing', 'drum_kit'],
      title: [/gala|starlight|marquette/i, /320/],
    },
  },
  {
    id: 'ho-ce-family-night',
    language: 'en',
    catalogue: 'conestoga',
    description: `Hi, I coordinate family engagement for the Rolling Fork school district. We have our dual-language information night Wednesday Oct 1, 6 to 8 pm, in the middle school auditorium, around 260 parents. Half of them follow in Spanish.

I've been told we need an interpreter booth, a transmitter and 120 receivers with earpieces. Our own Mrs. Villarreal from the translation office does the interpreting along with a colleague, so just the equipment. Please also send a PA with two handheld wireless mics for the floor and a podium with a mic for the superintendent, because the auditorium's sound system has been dead since the flood. The big screen and projector there do still work and we'll use them. It has fixed seats.

One technician to set up the interpretation and stay until the end, and the price for delivery. Thank you! Keisha`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_transmitter', [1, 2]),
        needs('interpretation_receiver', 120),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_handheld', [1, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(['crew_technician', 'crew_sound'], [1, 14]),
        needs('delivery', [1, 2]),
      ],
      allowed: without(MEETING, ...FAMILY_NIGHT_OFF),
      offers: without(MEETING_OFFERS, ...FAMILY_NIGHT_OFF),
      excluded: FAMILY_NIGHT_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer'],
      title: [/rolling|family|information|dual/i, /260/],
    },
  },
  {
    id: 'ho-ce-farm-home-expo',
    language: 'en',
    catalogue: 'conestoga',
    description: `SCOPE OF WORK
Tri-Valley Farm & Home Expo, Exhibit Hall B, Jasper County Fairgrounds
Friday January 23 through Sunday January 25 (three show days)

1. General. Contractor shall furnish, install and remove the items below. Move-in is Thursday.
2. Booths. Thirty-six (36) draped booths, 10 ft x 10 ft, each with sign, one table and two chairs.
3. Entrance. Two (2) registration kiosks; twelve (12) belt stanchions.
4. Seminar corner. Sixty (60) folding chairs; one (1) 75 inch television on a stand; one (1) presentation laptop; one (1) small sound system for speech; one (1) headworn wireless microphone.
5. Staff. One (1) AV technician, eight hours per show day.
6. Work by others. All electrical service to booths and to the seminar corner, cords included, is furnished by the Fairgrounds electrician. Booths are not carpeted.`,
    good: {
      attendees: null,
      days: 3,
      must: [
        needs('exhibition_stand', 36),
        needs('registration_desk', 2),
        needs('stanchion', 12),
        needs('chair', 60),
        needs(/TV 75in/, 1),
        needs('playback_laptop', 1),
        needs(SPEAKERS, [1, 4]),
        needs('mic_headset', 1),
        needs('crew_technician', [1, 30]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'display', 'display_stand', 'drape', 'stanchion'], ...EXPO_OFF),
      offers: without(MEETING_OFFERS, ...EXPO_OFF),
      excluded: EXPO_OFF,
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'subwoofer', 'drum_kit'],
      title: [/expo|tri-valley|jasper|farm/i],
    },
  },
];
