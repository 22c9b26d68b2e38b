import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** What cities, villages and universities put out. */
export const TIDEWATER_TENDERS: readonly EvalBrief[] = [
  {
    // After bidnetdirect.com, solicitation 374370223.
    id: 'ho-l-culture-street',
    language: 'en',
    catalogue: 'tidewater',
    description: `Stage
• Our first choice is a stage of 28x24, which suits the dance troupes best. 24x20 would also be looked at, provided the sound gear stands beside it and not on it, so the dancers keep the whole floor. Price both if you can supply both, with a picture and the model.
• Roof over the stage is the vendor's responsibility, as is a minimum of one stair with handrails at the rear for groups going on and off. The event goes ahead in rain.
• Position: 2nd Street from Pine to Locust. Roads are expected to close at 8am on Saturday, March 1 and the first act is at 11am.
• Stage comes down directly after the last act, 7:15pm. State when load-out would be finished so that the road can reopen.
Audio
• Clear coverage of an outdoor area under 200 ft in length.
• Family friendly recorded music, or a DJ, while groups change over.
• Package to serve every group: fire dancers, dance groups, choirs, and instrumentalists such as youth jazz and concert bands.
• Groups hand in music ahead of time or plug in a device of their own.`,
    good: {
      days: 1,
      must: [
        either(needs('mobile_stage', 1), needs('stage_deck', [15, 24])),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 2])),
      ],
      should: [
        needs('crew_sound', [1, 2]),
        needs('audio_player', 1),
        needs(['mic_wired', 'mic_instrument'], [2, 16]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'audio_player', 'mobile_stage', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'choir_riser', 'marquee', 'mobile_stage', 'mic_wireless_handheld'],
      silly: ['projector', 'table_round', 'lectern', 'tablecloth', 'crockery', 'marquee_floor', 'space_heater'],
      unmetToo: [/dj|roof|stair/i],
      title: [/2nd street|street|festival|stage|audio/i],
    },
  },
  {
    // After plattsburghpd.com, bid 4540.
    id: 'ho-l-city-tents-stages',
    language: 'en',
    catalogue: 'tidewater',
    description: `The City is asking qualified vendors for proposals on tents and stages for several community events it hosts in 2026. Delivery, set up, breakdown and pickup are part of the service.
A. Scope of Work
1. Winter event on the hill
- Saturday, February 21, 2026, at the park
- Needed:
- One (1) pole tent, 20' x 40', with side walls
- One (1) heater fit for use in a tent outdoors
- One (1) generator for the heater
- Set up February 20, pick up February 22
2. Fourth of July
- Saturday, July 4, 2026, City Hall Place
- Needed:
- One (1) stage 16' x 32', 1–2 feet high
- One (1) tent covering the stage
- One (1) pole tent 20' x 20', without side walls
3. Arts Fest
- August 22, 2026, downtown
- Needed:
- One (1) stage 16' x 24' with a tent over it
- This tent is to be held by concrete blocks (no stakes)
- Delivered and picked up the same day`,
    good: {
      must: [
        needs(/Tent, (Pole|Frame) 20'x40'/, [1, 3]),
        needs('space_heater', 1),
        needs('generator', [1, 2]),
        needs('stage_deck', [16, 28]),
        needs(/Tent, (Pole|Frame) 20'x20'/, [1, 3]),
        needs('ballast'),
      ],
      should: [needs(/Sidewall/, [4, 8]), needs('stage_leg', [16, 28]), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'marquee', /Sidewall/],
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor', 'mobile_stage'], ...LOOS),
      silly: [...SPEAKERS, ...SCREENS, 'table_round', 'lectern', 'dance_floor', 'disco_light', 'tablecloth'],
      title: [/tent|stage|2026|event/i],
    },
  },
  {
    // After bidnetdirect.com, solicitation 443706530705.
    id: 'ho-l-law-commencement',
    language: 'en',
    catalogue: 'tidewater',
    description: `Main Tent
• White vinyl rope tent, Century style, 100’ x 180’, fit for a wedding, one unit, NFPA certified
• Goes up on the soccer field from May 8 to 10, 2026 and stays until commencement is over
Backdrop
• White backdrop, 60 ft., behind the stage (18’ x 40’), reaching 10 ft. past it on each side
Platform
• 18’ x 40’, footings on pads to spread the load
• Raised 8” to 16” as the ground is uneven
• Two carpeted ramps, to code
• Black skirting, neat
Carpeting
• Platform and ramps in black, short pile
Additional Tents
• One 12’ x 24’ white frame tent
• White marquee, 9’ x 60’, from tent to Parking Lot A
• White marquee, 9’ x 120’, from tent to the Hall marquee
Seating
• 1,600 Samsonite chairs or equivalent, tied together
• 300 white resin chairs for the graduates, tied likewise
Flooring
• Temporary flooring (Matrax or the like) on pathways, marquees and tents
Stanchions
• 200ft of retractable stanchions`,
    good: {
      must: [
        needs('drape', [60, 60]),
        needs('stage_deck', [20, 25]),
        needs('stage_ramp', 2),
        needs(/Samsonite/, 1600),
        needs(/Resin/, 300),
        needs(/Matrax/, [1000, 30000]),
        needs('stanchion', [26, 32]),
      ],
      should: [
        needs(/Marquee Walkway/, [8, 9]),
        needs('stage_skirt', [40, 120]),
        needs('carpet', [720, 1200]),
        needs('stage_leg', [20, 25]),
        needs('marquee', [1, 20]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...PLATFORM, 'marquee', 'carpet', /Sidewall/],
      offers: [...OUTDOORS_OFFERS, ...SPEECH, 'lectern', 'mic_lectern', /Sidewall/],
      silly: ['dance_floor', 'disco_light', 'table_round', 'hazer', 'crockery', ...DECKS],
      unmetToo: [/100|tent|12/i],
      title: [/commencement|tent|platform/i],
    },
  },
  {
    // After bidnetdirect.com, solicitation 443707806224.
    id: 'ho-l-fan-zone',
    language: 'en',
    catalogue: 'tidewater',
    description: `1. Field. Clean and flat, about 100 feet by 70 feet if there is room; otherwise the biggest footprint that comes near it.
a. Green indoor/outdoor carpet or similar over the footprint.
b. Two (2) handball goals for the Arts Program.
c. Two (2) benches, 6 feet long.
d. Perimeter: temporary barriers around the footprint, during the Arts Program only.
2. DJ. One (1) raised platform, one (1) table of 6 feet and one (1) monitor for a DJ who performs in the Arts Program.
3. Judges. One (1) raised platform with four (4) chairs, directly beside the field.
4. Sound. A speaker at every corner of the footprint, enough for music and announcements.
5. Lighting of the field in the evening is TBD; include it as an option.
6. Microphones. Wireless for announcements, and a headset with a pack worn on the body like a referee's. Quantity TBD.
7. Staff. One (1) sound technician/stage manager on site.
8. Shade. Consider shade for the field, the DJ and the judges.`,
    good: {
      must: [
        needs(/Turf/, [1000, 7000]),
        needs('bench', [2, 2]),
        needs(['crowd_barrier', 'fencing'], [30, 60]),
        needs('stage_deck', [2, 12]),
        needs('table_trestle', 1),
        needs('stage_monitor', 1),
        needs(SEATS, [4, 6]),
        needs('speaker_top', [4, 8]),
        needs('mic_headset', [1, 4]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('mic_wireless_handheld', [1, 4]), needs('gazebo', [1, 4]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, ...SEATS, 'gazebo', 'crew_stage_manager'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'stage_wash', 'lighting_package', 'marquee'],
      silly: ['projector', 'table_round', 'tablecloth', 'crockery', 'choir_riser', 'space_heater', 'lectern'],
      unmetToo: [/goal|handball/i],
      title: [/field|fan|arts|handball/i],
    },
  },
  {
    // After bidnetdirect.com, solicitation 443688329561.
    id: 'ho-l-festival-restrooms',
    language: 'en',
    catalogue: 'tidewater',
    description: `Portable restrooms, handwashing stations, gray water and grease containers are required for this event. The firm under contract stays on call for the length of the event and keeps its equipment clean, working and in good order. Paid staff at Festival headquarters will pass needs and problems to the people on call. Management of the contractor settles drop-off, pick-up and the sizes of containers with the Festival's paid technical team. What was needed and serviced of late years: 59 portable restrooms, 4 accessible restrooms, 13 handwashing stations* (provided by the Festival), 12 gray water containers of 200 to 450 gallons, and as many as three grease containers of 350 gallons.`,
    good: {
      must: [needs('toilet', 59), needs('toilet_accessible', 4)],
      should: [needs('transport')],
      allowed: [...ANY_JOB],
      offers: ['waste_bin', 'crew_steward', 'toilet_trailer'],
      excluded: ['hand_wash'],
      silly: [...SPEAKERS, ...SEATS, ...TABLES, 'marquee', 'stage_deck', 'generator', 'projector', 'two_way_radio'],
      unmetToo: [/gray|grey|grease|water|container/i],
      title: [/restroom|toilet|festival/i],
    },
  },
  {
    // After orlandpark.legistar.com, the motion on the orchestra's concert (2017) and its forerunner (2016).
    id: 'ho-l-orchestra-motion',
    language: 'en',
    catalogue: 'kawartha',
    description: `Orchestra Concert, Stage & Audio
The orchestra's concert in the Centennial Park is on Sunday, July 2. The date was set earlier than in other years so that both the orchestra and a stage could be had. The mobile stage ordinarily rented was not free on the holiday weekend last time; a stage of 40' x 20' with no roof was on offer, but the leader was uneasy about playing outdoors without shade, and 4' x 8' sections are hard to level on soft ground.
Requests for quotes go to eight vendors for the following: stage with a roof that meets the orchestra's requirements, sound, labor, and the generator.
Financial Impact
Funds are in this year's budget.`,
    good: {
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 2])),
        needs('generator', [1, 2]),
        needs(['crew_sound', 'crew_stagehand', 'crew_technician'], [1, 60]),
      ],
      should: [needs(/SM81|SM57/, [2, 16]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'mobile_stage', 'stage_roof'], 'stage_deck', 'stage_leg'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'music_stand', 'mic_wireless_handheld'], 'stage_deck'),
      silly: ['table_round', 'disco_light', 'dance_floor', 'projector', 'tablecloth', 'bar_unit'],
      title: [/orchestra|concert|centennial/i],
    },
  },
];
