import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

const COMMENCEMENT_OFF: readonly Selector[] = [
  ...SPEAKERS,
  ...RADIO_MICS,
  'mic_lectern',
  'mixing_console',
  'crew_sound',
  'generator',
  'floodlight',
  'stage_wash',
  'lighting_package',
];
const FIELD_DAYS_OFF: readonly Selector[] = [
  'waste_bin',
  'marquee',
  'gazebo',
  'bar_unit',
  'crew_bar',
  'drum_kit',
  'guitar_amp',
  'keyboard',
];
const ROTARY_OFF: readonly Selector[] = [...STAGES, ...SPEAKERS, ...RADIO_MICS, ...LOOS, 'hot_drinks'];

/** Papers of colleges, villages, counties and clubs. */
export const SACANDAGA_PUBLIC: readonly EvalBrief[] = [
  {
    id: 'ho-bt-commencement-abstract',
    language: 'en',
    catalogue: 'sacandaga',
    description: `BID ABSTRACT 26-0417 / Commencement Equipment Rental / Kayaderosseras Community College

Scope: Contractor shall furnish, deliver, set up and remove the following at the College Green for the ceremony of Saturday, May 15 (approx. 2,400 guests and 300 graduates). Setup complete by noon Friday.; 2,400 white folding chairs, Samsonite or equal, zip-tied in rows; 300 white resin padded chairs for graduates; Platform 40' x 16' at 24" height, black skirting on front and both sides, two (2) stair units and one (1) ADA compliant ramp; 40 linear feet of black pipe and drape, 10' high, behind platform; Two (2) acrylic podiums; Four (4) 10' x 10' pop-up canopies, weighted; Eight (8) portable restrooms, of which two (2) shall be ADA; 30 sections of bike rack.; Sound reinforcement, including every microphone, is performed by the College's Media Services department with College-owned equipment and is not part of this bid.; Bidders shall not price generators or lighting: shore power is available at the Green and the ceremony concludes by 1 PM.; Award to lowest responsible bidder.`,
    good: {
      attendees: [2400, 2700],
      days: 1,
      must: [
        needs(/Samsonite/, 2400),
        needs(/Resin/, 300),
        needs('stage_deck', 20),
        needs('stage_skirt', [72, 120]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('drape', [40, 60]),
        needs('lectern', 2),
        needs('gazebo', 4),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 30),
      ],
      should: [needs('stage_leg', 20), needs('transport')],
      allowed: without([...OUTDOORS, ...PLATFORM], ...COMMENCEMENT_OFF, 'fuel'),
      offers: without(
        [...OUTDOORS_OFFERS, 'stanchion', 'marquee', 'waste_bin', 'backdrop', 'induction_loop'],
        ...COMMENCEMENT_OFF,
      ),
      excluded: COMMENCEMENT_OFF,
      silly: ['dance_floor', 'bar_unit', 'projector', 'disco_light', 'table_round', 'hazer', 'exhibition_stand'],
      title: [/commencement|kayaderosseras/i],
    },
  },
  {
    id: 'ho-bt-field-days-memo',
    language: 'en',
    catalogue: 'sacandaga',
    description: `VILLAGE OF BROADALBIN CREEK
MEMORANDUM TO THE BOARD OF TRUSTEES
Re: Equipment rental, Firemen's Field Days, Friday July 17 to Sunday July 19

Background. The Field Days return to Fairground Park for three days. Chief Van Alstyne expects up to 2,000 per day, mostly for the bands on Friday and Saturday evening and the polka Mass on Sunday.

Staff recommends that the Clerk obtain a price for the following: one hydraulic mobile stage with roof (SL75 or similar); a sound system suitable for bands, with an engineer each day; lighting for the stage; one 25 kVA generator; 24 portable restrooms and 3 ADA units; 6 hand wash stations; 2 towable light towers for the parking field; 150 bike rack barricades; and 40 picnic tables.

Not to be included. The Fire Company puts up its own tents, as it has since 1961, and its members set up and pour at their own bars. DPW will place Village trash barrels around the park. Performers' contracts this year state that each act provides its own instruments and amplifiers.

Fiscal impact. The 2026 line is $14,500.`,
    good: {
      attendees: 2000,
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 20]),
        needs('crew_sound', [1, 6]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 28]),
        needs(/WhisperWatt 25/, 1),
        needs('toilet', 24),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs('floodlight', 2),
        needs('crowd_barrier', 150),
        needs('beer_table_set', 40),
      ],
      should: [needs('subwoofer', [2, 8]), needs('stage_monitor', [2, 8]), needs('transport')],
      allowed: without(
        [...OUTDOORS, ...BAND, ...STAGE_LIGHT, 'moving_head', 'mic_wireless_handheld'],
        ...FIELD_DAYS_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'hazer'], ...FIELD_DAYS_OFF, 'backline'),
      excluded: FIELD_DAYS_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'exhibition_stand', 'uplight', 'registration_desk'],
      title: [/field days|broadalbin|fairground/i, /2[., ]?000/],
    },
  },
  {
    id: 'ho-bt-job-fair-scope',
    language: 'en',
    catalogue: 'sacandaga',
    description: `SCOPE OF WORK
County Workforce Office: Fall Job & Apprenticeship Fair
Date of event: Thursday, October 22, one day, 10:00 a.m. - 3:00 p.m.
Site: Arena floor, Glens Falls
Projected attendance: 1,500 job seekers

1. Booths. Sixty (60) 10' x 10' exhibit booths with identification sign.
2. Tables. Sixty (60) 6' tables, one per booth, plus eight (8) 8' tables for the resume clinic.
3. Chairs. One hundred sixty (160) white folding chairs.
4. Entrance. Two (2) registration counters and one (1) step and repeat, printed.
5. Announcements. Sound system for voice covering the floor, one (1) wireless handheld microphone.
6. Displays. Four (4) 55" televisions on rolling stands.
7. Radios. Twelve (12) two-way radios with earpieces.
8. Personnel. One AV technician on site during the hours of the fair.

Alternates, to be priced individually: none.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('exhibition_stand', 60),
        needs(/6' Banquet/, 60),
        needs(/8' Banquet/, 8),
        needs(/Samsonite/, 160),
        needs('registration_desk', 2),
        needs('backdrop', 1),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', 1),
        needs(/55"/, 4),
        needs('two_way_radio', 12),
        needs('crew_technician', [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'playback_laptop', 'waste_bin'],
      offers: [
        ...MEETING_OFFERS,
        'tablecloth',
        'waste_bin',
        'table_cocktail',
        'stanchion',
        'crowd_barrier',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer', 'bar_unit'],
      title: [/job|apprentice|glens falls|workforce/i, /1[., ]?500/],
    },
  },
  {
    id: 'ho-bt-rotary-minutes',
    language: 'en',
    catalogue: 'sacandaga',
    description: `ROTARY CLUB OF LANSDOWNE, ONTARIO
Minutes, regular meeting, May 5 (excerpt)

6. Canada Day breakfast (Wed. July 1, 8 to 11 a.m., fairgrounds)
Wendy reported 350 served last year. Committee to plan for 400.
MOVED Wendy / 2nd Gord, that the club rent from the outfit in New York that did the curling bonspiel: 3 tents 20 x 40, 50 eight-foot tables, 300 folding chairs, 3 handwash stations, 12 garbage cans. Discussion: Doug would like a stage for the fiddlers. It was felt they can stand on the grass; no stage. Parm asked about sound. The club bought its own PA and wireless mic over the winter, so none to be rented. Gord confirmed the fairgrounds will unlock the washrooms. Coffee: the Legion is lending all of its urns. CARRIED.
ACTION: Secretary to ask for a quote, incl. trucking over the bridge.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/20'x40'/, 3),
        needs(/8' Banquet/, 50),
        needs(/Samsonite/, 300),
        needs('hand_wash', 3),
        needs('waste_bin', 12),
        needs('transport', [1, 6]),
      ],
      allowed: without(OUTDOORS, 'floodlight'),
      offers: without(
        [...OUTDOORS_OFFERS, ...TABLES, /Sidewall/, 'tablecloth', 'serving', 'crockery', 'cutlery'],
        ...ROTARY_OFF,
      ),
      excluded: ROTARY_OFF,
      silly: [
        'projector',
        'dance_floor',
        'disco_light',
        'lectern',
        'bar_unit',
        'uplight',
        'stage_monitor',
        'subwoofer',
      ],
      title: [/rotary|breakfast|canada day|lansdowne/i, /400/],
    },
  },
];
