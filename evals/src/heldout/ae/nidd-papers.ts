import { type EvalBrief, needs } from '../../expectation.ts';
import { BROADCAST, SITE_POWER, SPEECH } from '../../usual.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';
import { talk } from './common.ts';

/** Papers over the same shelf: requirements, minutes, lots. */
export const NIDD_PAPERS: readonly EvalBrief[] = [
  {
    id: 'ho-ae-planning-committee',
    language: 'en',
    catalogue: 'nidd',
    description: `STATEMENT OF REQUIREMENTS
Temporary council chamber, strategic planning committee

1. Background
1.1 The council chamber is closed for roof repairs. The committee will sit in the Assembly Rooms, Pateley Bridge, on Tuesday 18 May from 14:00 until business is concluded.
1.2 There are 22 seats at the members' table, being councillors, clerk and officers. Up to 80 members of the public may attend.

2. Audio
2.1 Twenty-two push-to-talk delegate microphones, one for each seat.
2.2 Two handheld radio microphones for public speakers, on boom stands.
2.3 Loudspeakers adequate for the public seating. A portable hearing loop shall be provided.

3. Vision
3.1 Two displays of not less than 80 inches, one facing members and one facing the public, for plans.
3.2 A presentation computer.
3.3 Two cameras and the equipment to web-stream and to record the proceedings. The committee's own democratic services officer publishes the recording.

4. Staffing
4.1 One sound engineer and one vision technician in attendance throughout.

5. Matters outside this requirement
5.1 Tables and seating for members and public are in the Assembly Rooms and shall remain.
5.2 A broadband line for the stream has been ordered by the council's ICT section.
5.3 Refreshments (tea and coffee) will be served by the Rooms' caterer from its own equipment.
5.4 The council holds a lectern with crest which will be brought from the chamber.

6. Conditions
6.1 Public liability cover of not less than ten million pounds. Staff shall carry identification. Invoices quote the order number or are returned.`,
    good: {
      attendees: [80, 102],
      days: 1,
      must: [
        needs('mic_conference', [22, 22]),
        needs('mic_wireless_handheld', [2, 2]),
        talk(6),
        needs('induction_loop', 1),
        needs(/Eighty-six/, 2),
        needs('playback_laptop', [1, 2]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 1]),
        needs('crew_video', [1, 1]),
      ],
      should: [needs('mic_stand', [2, 4]), needs('video_switcher', 1), needs('transport')],
      allowed: [
        ...SPEECH,
        ...BROADCAST,
        ...ANY_JOB,
        'video_cable',
        'display',
        'audio_recorder',
        'presentation_clicker',
        'speaker_timer',
      ],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'chair_banquet',
        'table_trestle',
        'table_round',
        'table_desk',
        'network',
        'hot_drinks',
        'crockery',
        'lectern',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'subwoofer',
        'disco_light',
        'dance_floor',
        'stage_monitor',
        'uplight',
        ...FOG,
      ],
      title: [/pateley|committee|planning|council/i],
    },
  },
  {
    id: 'ho-ae-film-club-minutes',
    language: 'en',
    catalogue: 'nidd',
    description: `BURTON LEONARD FILM CLUB
Minutes of the meeting on 3 February (extract)

Present: Gwen (chair), Tariq, Lesley, Hamish, Win. Apologies: Roger.

4. OUTDOOR SCREENING, Saturday 28 August, on the rec, about 250 people

The film is chosen (Tariq bought the licence, £166). Gwen asked who had done what about the kit.

a) Picture. It was agreed after some discussion that an inflatable screen is no good if it blows, and that we should take the big LED trailer. Lesley to ask for a laptop to go with it and somebody who knows how it works, till the end.
b) Sound. Film sound good and loud at the back, so two speakers and two bass boxes, and a radio mic for Gwen to say welcome.
c) Seats. Most bring rugs. 100 white folding chairs for those who can't get down on the ground.
d) Lighting. 6 strings of festoon along the path, 2 of the tower lights for the car field.
e) Power. Win has talked to the cricket club: no supply out there. One silenced generator, 20kVA or near, with distribution and cables. Ramps over the path, 12 m.
f) Toilets. 4 and an accessible one. Cricket pavilion stays locked since the incident.
g) Food. The pizza van and the ice cream man are self-contained and see to their own bins. Nothing to hire.
h) Gazebos for the ticket desk: Hamish has three in his garage, plus the scouts' trestle tables.
i) First aid: St John. Stewards: ourselves, in the yellow tabards. We do need 6 walkie-talkies.

Action: Lesley to get one price for the lot by the 20th.

5. AOB. The tea urn is broken again.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Big Trailer/, 1),
        needs('playback_laptop', 1),
        needs(['crew_video', 'crew_technician', 'crew_sound'], [1, 2]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 4]),
        needs('mic_wireless_handheld', 1),
        needs(/Folder White/, [100, 100]),
        needs('festoon', 6),
        needs(/Site Tower/, 2),
        needs(/Genny 20/, 1),
        needs(/Hump/, [12, 12]),
        needs(/Loo \(single\)/, 4),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 6),
      ],
      should: [needs('subwoofer', 2), needs('power_distro', [1, 4]), needs('power_cable'), needs('transport')],
      allowed: [
        ...SITE_POWER,
        ...SPEECH,
        ...ANY_JOB,
        'subwoofer',
        'video_cable',
        'fire_extinguisher',
        'video_switcher',
      ],
      offers: [...OUTDOORS_OFFERS, 'hand_wash'],
      excluded: ['gazebo', 'table_trestle', 'crew_medic', 'crew_steward', 'cooking'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'hazer', 'uplight'],
      title: [/burton|film|screening|cinema/i, /250/],
    },
  },
  {
    id: 'ho-ae-show-society-lots',
    language: 'en',
    catalogue: 'nidd',
    description: `INVITATION TO QUOTE
Wensley & District Agricultural Society. One-day show, Saturday 4 September. Anticipated gate: 3,500.
Closing date for quotations 30 April. The Society does not bind itself to accept the lowest or any quotation. Quotations to be in a plain envelope and valid for 120 days.

LOT 1: TENTAGE
Item 1.1   Marquee 12m x 30m (produce), no floor     1
Item 1.2   Marquee 9m x 18m (members), boarded throughout     1
Item 1.3   Pop-ups 3m x 3m (judges, secretary, lost children)     10
The beer tent is the brewery's and stands on its own pitch; there is no need to quote for it or for its bar.

LOT 2: SEATING AND TABLES
Item 2.1   Trestle tables     90
Item 2.2   White folding chairs     200
Item 2.3   Picnic sets     40
Straw bales for the ring are given by members.

LOT 3: SANITATION
Item 3.1   Single toilets     20
Item 3.2   Accessible toilets     3
Item 3.3   Hand wash units     6
Waste: the district council empties and lends its own bins. None under this lot.

LOT 4: PUBLIC ADDRESS
Item 4.1   Loudspeakers round the main ring, covering some 80 m x 60 m, with two handheld radio microphones and one headset for the commentator and one operator from 08:00 until 18:00.

LOT 5: BARRIERS AND POWER
Item 5.1   Steel barriers     150
Item 5.2   60kVA silenced generator with distribution and cable     1
Fencing of the livestock lines has been let to a local firm (hurdles). Stewarding is by the Young Farmers. Medical cover: the Society's veterinary and first-aid contracts, which run to next year.

GENERAL: The field is rented pasture. Vehicles over 7.5 tonnes by appointment. The contractor makes good any ruts.`,
    good: {
      attendees: 3500,
      days: 1,
      must: [
        needs(/Frame 12x30/, 1),
        needs(/Frame 9x18/, 1),
        needs('marquee_floor', [160, 165]),
        needs(/Pop-up/, 10),
        needs('table_trestle', [90, 90]),
        needs(/Folder White/, [200, 200]),
        needs('beer_table_set', [40, 40]),
        needs(/Loo \(single\)/, [20, 20]),
        needs('toilet_accessible', 3),
        needs('hand_wash', 6),
        needs(['speaker_top', 'line_array', 'speaker_column'], [4, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crowd_barrier', [150, 150]),
        needs(/Genny 60/, 1),
      ],
      should: [
        needs('mic_headset', 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('power_distro', [1, 8]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: OUTDOORS_OFFERS,
      excluded: ['bar_unit', 'waste_bin', 'fencing', 'crew_steward', 'crew_medic'],
      silly: [
        'projector',
        'dance_floor',
        'disco_light',
        'lectern',
        'stage_monitor',
        'hazer',
        'exhibition_stand',
        'sofa',
      ],
      title: [/wensley|show|agricultur/i, /3[,.]?500/],
    },
  },
];
