import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SEATS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const BAND_GEAR = ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'] as const;

/** American streets and parks: a quote sheet cut off, a board memo, answers to bidders' questions, a fair's bid tab. */
export const USK_STREETS: readonly EvalBrief[] = [
  {
    id: 'ho-bd-founders-dance',
    language: 'en',
    catalogue: 'usk',
    description: `Staging • Vendor furnishes one mobile stage, 24 x 20 or near to it, hydraulic roof, steps with handrail on at least one side • Stage to be parked on Main Street facing north between 4th and 5th once the street is closed (noon, Saturday, August 22, 2026), see attached sketch • Off the street by 1 a.m. Sound • Three bands and a DJ, 5 p.m. to 11 p.m., attendance in the past has been about 2,500 • Full range system with subs, clear to the 5th Street corner but not beyond, we have had complaints • Four monitor wedges on separate mixes • Eight vocal microphones on boom stands, drum mic set, DI boxes • One engineer for the whole evening • Canned music in between Lighting • Plain wash of the stage in color, front and back, someone to run it Power • City electrician will hang a 100A service with tails at the stage, so generators are not needed and should not be in your number Other • Barricades, restrooms and trash boxes are being placed by Public Works • Bands and DJ come with their own drums, amps, keyboards and turntables • No fog or haze of any sort, hotel alarm panels are on the street side Quotes • Must be on the form provided, no faxes • COI naming the City as additional insured, $2,000,000 aggregate, to be received not later than ten days be`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [4, 24]),
        needs('subwoofer', [2, 12]),
        needs('stage_monitor', [4, 6]),
        needs('mic_wired', [8, 12]),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 40]),
      ],
      should: [
        needs(/Drum Mic/, 1),
        needs('di_box', [2, 18]),
        needs('mic_stand', [8, 24]),
        needs('mixing_console', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('audio_player', 1),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], ...FOG, 'generator', 'fuel'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], 'backline', ...LOOS),
      excluded: [
        'generator',
        'fuel',
        'crowd_barrier',
        ...LOOS,
        'waste_bin',
        ...BAND_GEAR,
        'dj_player',
        'dj_mixer',
        'dj_controller',
        ...FOG,
        'crew_dj',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'exhibition_stand', 'chair_banquet'],
      title: [/main street|street|concert|bands/i, /2,?500/],
    },
  },
  {
    id: 'ho-bd-symphony-memo',
    language: 'en',
    catalogue: 'usk',
    description: `REQUEST FOR ACTION REPORT. The Symphony on the Green will be held on Saturday, July 18, 2026 at Veterans Green. For nine seasons the Park District has lent the Village its showmobile for this event. The showmobile failed its inspection in March and the repair is not expected before fall.

Staff therefore sought pricing for a rented stage with roof of not less than 32’ x 24’, which the conductor states is the least in which 65 players can be seated, together with sound reinforcement for an audience of around 3,000 on the lawn, lighting so that players can read after sunset, an audio engineer and a generator, as there is no electric service at the Green. The conductor also asked that string and woodwind sections be picked up with condenser microphones, ten in number.

The orchestra travels with its own chairs and music stands. Audience members bring blankets and lawn chairs. Portable restrooms and refuse containers are part of the Village’s season agreement and barricades will be set by the Street Division.

Two firms responded. The first, at $14,800, holds the date with a deposit of 25%. The second, at $12,950, offered a stage without roof, which was not acceptable to the conductor as instruments cannot be exposed to sun or rain. Funds are budgeted in account 010-4007. I move to recommend to the Village Board`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/Mobile Stage 32 x 24/, 1),
        needs(['line_array', 'speaker_top'], [4, 24]),
        needs(/Condenser/, [10, 10]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 40]),
        needs('generator', [1, 3]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('mic_stand', [8, 24]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'chair', 'crowd_barrier'),
      excluded: [...SEATS, 'music_stand', ...LOOS, 'waste_bin', 'crowd_barrier'],
      silly: ['drum_kit', 'disco_light', 'dance_floor', 'table_round', 'lectern', 'guitar_amp'],
      title: [/symphony|veterans|orchestra|concert/i, /3,?000/],
    },
  },
  {
    id: 'ho-bd-addendum-two',
    language: 'en',
    catalogue: 'usk',
    description: `ADDENDUM NO. 2, RFQ 26-014, INDEPENDENCE DAY STAGE, SOUND AND SCREEN SERVICES, LAKEFRONT PARK, JULY 4, 2026

The following questions were received. This addendum becomes part of the RFQ and must be acknowledged.

Q1. What size stage? A. 32 x 24 with roof, one.
Q2. Is one LED screen enough? A. No. Two trailer mounted screens, one each side of the lawn.
Q3. How many people does the sound have to reach? A. Plan on 6,000. Line array preferred, with subs, 2 engineers.
Q4. Do we light the stage? A. Yes, general wash, plus a follow spot for the anthem singer.
Q5. Area lighting? A. Six (6) diesel light towers for the parking fields, from dusk until 11:30.
Q6. Is shore power available? A. No. Vendor furnishes generator(s) for stage and sound. The screens run on their own.
Q7. Who provides portable toilets and hand washing? A. Separate contract, already awarded.
Q8. Are fencing and bike rack included? A. No, City stock.
Q9. Does the concert band need backline or music stands? A. No. Reserve band arrives with everything.
Q10. Chairs for dignitaries? A. Yes, 60 white padded chairs. Nothing for the public.
Q11. Two-way radios? A. 20, with chargers, for City staff.
Q12. Is fireworks part of this? A. No, licensed shooter under contract since February.
Q13. Can bid bond be a cashier’s check? A. Yes.
Q14. Will the due date be extended? A. It will not.`,
    good: {
      attendees: 6000,
      days: 1,
      must: [
        needs(/Mobile Stage 32 x 24/, 1),
        needs(/LED Screen Trailer/, 2),
        needs('line_array', [8, 16]),
        needs('subwoofer', [4, 12]),
        needs('crew_sound', [2, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 40]),
        needs('followspot', 1),
        needs('floodlight', [6, 6]),
        needs('generator', [1, 4]),
        needs(/white resin/, [60, 60]),
        needs('two_way_radio', [20, 20]),
      ],
      should: [needs('mixing_console', [1, 2]), needs('stage_monitor', [2, 14]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, ...WALL, 'mic_wireless_handheld'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'crowd_barrier', 'fencing', 'backline'),
      excluded: [...LOOS, 'hand_wash', 'fencing', 'crowd_barrier', ...BAND_GEAR, 'music_stand', /Samsonite/],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'exhibition_stand', 'stage_deck'],
      title: [/independence|lakefront|july|4/i, /6,?000/],
    },
  },
  {
    id: 'ho-bd-fair-bid-tab',
    language: 'en',
    catalogue: 'usk',
    description: `PORTABLE TOILETS & SANITATION - COUNTY FAIR 2026 - PRICE SHEET
Fair dates Wed July 22 thru Sun July 26. Units in place by 5 pm Tues, out by Tues the 28th.
Item 1 Regular units, 64 ea, locations A thru M on map ______ $/ea
Item 2 ADA units, 8 ea ______ $/ea
Item 3 Hand wash stations, two sided, 14 ea, 6 of these by the livestock barns (required by State Vet) ______ $/ea
Item 4 Restroom trailer, 1 ea, at Grandstand VIP ______ $/event
Item 5 Trash boxes with liner, 90 ea ______ $/ea
All units pumped and restocked twice daily before 7 am and between 2 and 4 pm. Bidder to state number of pump trucks ______ and name of attendant on call ______.
Fair board reserves right to award by item or whole. Preference 5% to bidders located in county. Last year's low was $11,460. Sealed bids, mark envelope TOILETS.`,
    good: {
      days: 5,
      must: [
        needs('toilet', [64, 64]),
        needs('toilet_accessible', 8),
        needs('hand_wash', [14, 14]),
        needs('toilet_trailer', 1),
        needs('waste_bin', [90, 90]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS],
      offers: OUTDOORS_OFFERS,
      silly: [
        'speaker_top',
        'projector',
        'mobile_stage',
        'dance_floor',
        'lectern',
        ...BAND,
        ...PLATFORM,
        ...STAGE_LIGHT,
      ],
      unmetToo: [/pump|servic|restock/i],
      title: [/fair|sanitation/i],
    },
  },
];
