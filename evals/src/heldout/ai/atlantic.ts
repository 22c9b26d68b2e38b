import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** American and Canadian. */
export const ATLANTIC: readonly EvalBrief[] = [
  {
    id: 'ho-ai-sales-kickoff',
    language: 'en',
    catalogue: 'tamarack',
    description: `Hey team,

Producer over at the agency. Our client's sales kickoff moved to a raw warehouse space in Tacoma, Feb 23-24, 220 attendees both days. What I need you to bid:

- LED wall, indoor, 60 tiles, with processor
- Switcher and an engineer to run it
- 2 confidence monitors
- 4 headworn mics for the execs, 4 handhelds for Q&A
- digital 32 channel console, A1 to mix
- PA for 220, whatever you'd spec
- stage 24x12 at 24" out of the 4x8s, skirted, 2 step units
- lekos, 8 of them, with the ColorSource console and a lighting op
- 30 wireless uplights
- show caller
- 220 black folding chairs

Heads up on what's not on your sheet: presentation laptops and clickers come with our graphics guy. A local crew is shooting and streaming the thing, so no cameras or encoders. I had asked Dave for acrylic podiums, skip those, the CEO walks. Pipe and drape is hung already. House power is plenty.

Thx!
Jo`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs(/LED Wall Indoor/, [60, 60]),
        needs('video_processor', [1, 1]),
        needs('video_switcher', 1),
        needs('crew_video', [1, 2]),
        needs('confidence_monitor', 2),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', 4),
        needs(/Digital 32/, 1),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 9),
        needs('profile_spot', 8),
        needs('uplight', 30),
        needs('crew_stage_manager', [1, 2]),
        needs(/Folding Chair, Black/, [220, 220]),
      ],
      should: [
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('stage_steps', 2),
        needs('stage_skirt', [24, 72]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('transport'),
      ],
      allowed: without(
        [...LOUD, ...WALL, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'stage_monitor', 'intercom', 'network', 'di_box'],
        'playback_laptop',
      ),
      offers: without(
        MEETING_OFFERS,
        ...BROADCAST,
        'playback_laptop',
        'presentation_clicker',
        'drape',
        'generator',
        'backdrop',
      ),
      excluded: [
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'lectern',
        'drape',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', 'piano', ...FOG],
      title: [/tacoma|kickoff/i, /220/],
    },
  },
  {
    id: 'ho-ai-spring-concert',
    language: 'en',
    catalogue: 'tamarack',
    description: `Good afternoon. The university's office of music would like pricing for the spring choral concert in the rec center, April 30, 7:30 PM, audience of 450.

6 choral risers
conductor's podium
6 overhead condenser mics on stands
2 wireless handhelds for the dean and the director
sound system for 450 with an audio engineer
baby grand, tuned
24 music stands with lamps
450 white padded folding chairs
stage wash package, two of them, and a lighting operator
assistive listening, one kit
walnut podium with gooseneck mic
10 stanchions for the lobby`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('choir_riser', 6),
        needs(/Conductor/, 1),
        needs(/Choir \/ Overhead/, 6),
        needs('mic_wireless_handheld', 2),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 14]),
        needs('crew_sound', 1),
        needs('piano', 1),
        needs('music_stand', 24),
        needs(/White Padded/, [450, 450]),
        needs('lighting_package', 2),
        needs('crew_lighting', 1),
        needs('induction_loop', 1),
        needs(/Walnut/, 1),
        needs('stanchion', 10),
      ],
      should: [needs('mic_lectern', 1), needs('mic_stand', [6, 16]), needs('transport')],
      allowed: [...BAND, ...STAGE_LIGHT, ...ANY_JOB],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS, ...PLATFORM],
      silly: ['generator', 'gazebo', 'crowd_barrier', 'dance_floor', 'disco_light', 'dj_player'],
      title: [/concert|choral/i, /450/],
    },
  },
  {
    id: 'ho-ai-canada-day',
    language: 'en',
    catalogue: 'kawartha',
    description: `Good day,

Please provide a quote to the Township for Canada Day, July 1, at the waterfront park in Fenelon Falls. Estimated attendance 2,000.

Item 1 - Stageline SL100, delivered and set by 9 a.m.
Item 2 - PA suitable for the lawn (line array preferred), four floor monitors, eight SM58, four wireless handhelds, one audio engineer
Item 3 - One 20 x 40 tent, six 10 x 10 canopies
Item 4 - 40 picnic tables, 100 black folding chairs
Item 5 - 120 barricades
Item 6 - 14 portable washrooms, 2 accessible washrooms, 4 handwash stations
Item 7 - One 45 kW genset, three spider boxes and cabling
Item 8 - 3 light towers

The Lions Club operates the barbecue and the coolers and has its own. Garbage is handled by Public Works. The fireworks are a separate contract, and the Legion looks after first aid. Item 9 of last year's request (LED trailer) is deleted. Volunteers already carry two-way radios belonging to the Township.

Regards,
Recreation Coordinator`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [2, 16]),
        needs('stage_monitor', 4),
        needs(/^SM58/, 8),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', 1),
        needs(/20x40/, 1),
        needs('gazebo', 6),
        needs('beer_table_set', [40, 40]),
        needs(/folder - black/, [100, 100]),
        needs('crowd_barrier', [120, 120]),
        needs('toilet', 14),
        needs(/45 kW/, 1),
        needs('floodlight', 3),
      ],
      should: [
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('power_distro', 3),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...BAND, ...STAGE_LIGHT], 'crew_medic', 'waste_bin', 'two_way_radio'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...WALL, 'two_way_radio', 'camera'),
      excluded: ['cooking', 'refrigeration', 'waste_bin', 'crew_medic', 'led_wall', 'two_way_radio'],
      silly: ['projector', 'table_round', 'lectern', 'dance_floor', 'disco_light', 'exhibition_stand'],
      title: [/fenelon|canada day/i, /2[,. ]?000/],
    },
  },
  {
    id: 'ho-ai-cottage-wedding',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hi! Getting married at my grandparents' cottage on Sturgeon Lake, Saturday September 11, 96 of us. After comparing about forty spreadsheets my fiancée and I are asking you for: a 40x80 (the Losberger), 12 of the 60in rounds with white floor-length linen, 96 crossbacks for dinner and 96 white padded folders for the ceremony, 4 cruisers with black spandex, a 15 ft x 15 ft dance floor (25 of your panels), 2 service bars, dinner plates, flatware, napkins and wine glasses for 96, the dance package with one wireless mic for toasts, 12 lengths of cafe lights, 16 wireless uplights, 4 mushroom heaters, a 7 kW generator, and the luxury washroom trailer. Tell us if we forgot anything. Cheers, Owen`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/40x80/, 1),
        needs(/60in Round/, [12, 13]),
        needs(/120in round/, [12, 14]),
        needs(/Crossback/, [96, 102]),
        needs(/White Resin/, [96, 102]),
        needs('table_cocktail', 4),
        needs('dance_floor', 25),
        needs('bar_unit', 2),
        needs('crockery', [96, 200]),
        needs('cutlery', [96, 105]),
        needs('pa_package', 1),
        needs('festoon', 12),
        needs('uplight', 16),
        needs('toilet_trailer', 1),
      ],
      should: [
        needs(/Wine Glass/, [96, 200]),
        needs('napkin', [96, 110]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('patio_heater', 4),
        needs(/EU7000/, 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'tablecloth', 'glassware'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'ceremony_arch', 'space_heater', 'marquee_floor', 'hot_drinks'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'exhibition_stand'],
      title: [/sturgeon|cottage|wedding/i, /96/],
    },
  },
  {
    id: 'ho-ai-county-job-fair',
    language: 'en',
    catalogue: 'palisade',
    description: `SOLICITATION SUMMARY. County Workforce Office, Outdoor Job Fair, fairgrounds infield, Wednesday, May 12, 9 am to 3 pm. Expected visitors: 700.

CONTRACTOR PROVIDES
a. Frame tents 20x40, five (5), no flooring
b. 8' banquet tables, ninety (90), with no linens (employers bring table covers)
c. White Samsonite chairs, one hundred eighty (180)
d. Canopies 10x10, ten (10)
e. Speech PA kit, two (2), plus two (2) extra wireless handhelds
f. Walnut podium, one (1)
g. Retractable stanchions, twenty-four (24)
h. 25 kVA generators, two (2), with four (4) spider boxes
i. Portable restrooms, eight (8); ADA restrooms, two (2); hand wash stations, four (4)
j. Trash boxes, thirty (30)
k. Tent heaters: price four (4) as an alternate

COUNTY PROVIDES
Registration tables and laptops; Wi-Fi; parking attendants and security; fencing and steel barricades; drinking water and dispensers; fire extinguishers.

Signage is by others.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/20x40/, 5),
        needs(/8' Banquet/, [90, 90]),
        needs(/Folding Chair, White/, [180, 180]),
        needs('gazebo', 10),
        needs('pa_package', 2),
        needs('mic_wireless_handheld', 2),
        needs(/Walnut/, 1),
        needs('stanchion', 24),
        needs(/25 kVA/, 2),
        needs('power_distro', 4),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs('waste_bin', 30),
      ],
      should: [offers('space_heater', 4), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'mic_lectern'], 'fire_extinguisher', 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        'fencing',
        'crowd_barrier',
        'crew_steward',
        'signage',
        'registration_desk',
        'playback_laptop',
        'network',
      ),
      excluded: [
        'marquee_floor',
        'tablecloth',
        'registration_desk',
        'playback_laptop',
        'network',
        'crew_steward',
        'fencing',
        'crowd_barrier',
        /Drink Dispenser/,
        'fire_extinguisher',
        'signage',
      ],
      silly: ['dance_floor', 'disco_light', 'line_array', 'stage_monitor', 'table_round', ...FOG],
      title: [/job fair|county|fairground/i, /700/],
    },
  },
];
