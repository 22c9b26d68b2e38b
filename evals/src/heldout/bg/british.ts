import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** After British and Irish finds: a town council's schedule, a specification, a forum, a request for tenders. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-bg-town-schedule',
    language: 'en',
    catalogue: 'wyvern',
    description: `Brackenford Town Council invites quotations for the hire of equipment for its Charter Day, Saturday 10 July 2027, Castle Meadow (free public event, attendance in previous years 4,000). Suppliers may quote for one Lot or several.
Lot A - Marquees - 2 no. 9m x 15m, 1 no. 12m x 24m - budget £3,700
Lot B - Tables (trestle) 60 no. and chairs (folding) 300 no. - £900
Lot C - Roofed trailer stage, 1 no. - £950
Lot D - PA system for the stage and arena incl. engineer and 4 no. radio microphones - £1,400
Lot E - Toilets, 14 no. plus 2 no. accessible, emptied overnight - £1,500
Lot F - Crowd barriers 120 no. - £480
Lot G - Generators, 60kVA 1 no., 20kVA 2 no. - £600
Lot H - Stewards, 12 no., 10am to 6pm - £1,800
Lot J - Two-way radios 20 no. - £250
Lot K - Big screen, outdoor, 1 no. - £1,500
Closing date for returns 12 noon 26 March 2027. The Council does not bind itself to accept the lowest or any quotation. Evaluation: price 70%, quality 20%, social value 10%.`,
    good: {
      attendees: [4000, 4000],
      days: 1,
      must: [
        needs(/9 x 15m/, 2),
        needs(/12 x 24m/, 1),
        needs('table_trestle', [60, 60]),
        needs(/folding, white/, [300, 300]),
        needs('mobile_stage', 1),
        needs([...SPEAKERS], [2, 20]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('toilet', [14, 14]),
        needs('toilet_accessible', [2, 2]),
        needs('crowd_barrier', [120, 120]),
        needs(/60kVA/, 1),
        needs(/20kVA/, 2),
        needs('crew_steward', [12, 120]),
        needs('two_way_radio', [20, 20]),
        needs('led_wall', 1),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...WALL],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee_floor'],
      silly: ['dance_floor', 'table_round', 'flip_chart', 'disco_light', 'lectern', 'table_desk', 'sofa'],
      title: [/brackenford|charter/i],
    },
  },
  {
    id: 'ho-bg-harbour-gala-spec',
    language: 'en',
    catalogue: 'strathallan',
    description: `Port Innes Harbour Gala 2027
Staging and Sound, Specification

Background

The Gala has been held on the last weekend of July since 1951 and takes in the
Esplanade, the Old Pier and the Lower Green. In 2025 some 6,000 people came over
the two days. The procession of boats on the Sunday is the high point.

Main Stage (Lower Green, Saturday and Sunday)

Covered stage, 6m x 5m minimum,
PA system for 1,500 at any one time, with monitors (6 wedges),
Lighting, full colour wash,
FOH tent, 3m x 3m,
60 crowd barriers,
60kVA generator, distribution to stage and FOH,
Sound engineer both days, lighting operator both evenings.

Pier Platform (Saturday only)

Open deck, 16ft x 12ft, one foot high, with treads,
speech PA and two radio hand held microphones for the shanty crews and the judging.

Items not forming part of this contract

The Harbour Trust provides the toilets, the bins and the temporary fencing, and the
fire points on the pier. Security and marshals are from the Round Table. Bands bring
their own instruments and amplifiers. The beer tent is a matter for the Rugby Club.

Programme

The 2025 programme is attached. Changeovers are fifteen minutes. The contractor will be
expected to work with the stage manager appointed by the com`,
    good: {
      attendees: [1500, 6000],
      days: 2,
      must: [
        needs(/TRAILER STAGE/, 1),
        needs([...SPEAKERS], [4, 28]),
        needs('stage_monitor', [6, 6]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 36]),
        needs('gazebo', [1, 2]),
        needs('crowd_barrier', [60, 60]),
        needs(/60kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('crew_sound', [1, 4]),
        needs('crew_lighting', [1, 4]),
        needs('stage_deck', [6, 6]),
        needs('mic_wireless_handheld', [2, 4]),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/LEGS - 1ft/, [6, 6]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'fire_extinguisher', 'waste_bin', 'crew_steward', 'crew_stage_manager'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        ...LOOS,
        'fencing',
        'fire_extinguisher',
        'waste_bin',
        'crew_steward',
        'marquee',
        'bar_unit',
      ),
      excluded: [...LOOS, 'waste_bin', 'fencing', 'fire_extinguisher', 'bar_unit', 'marquee', 'crew_stage_manager'],
      silly: ['dance_floor', 'table_round', 'projector', 'lectern', 'disco_light', 'coat_rail', 'sofa'],
      title: [/port innes|gala/i],
    },
  },
  {
    id: 'ho-bg-forum-panto-headsets',
    language: 'en',
    catalogue: 'wyvern',
    description: `Re: Radio mics for panto - hire or buy?

Hi all, been lurking since the Sound Desk thread. We're a small am dram group doing Puss in Boots in a village hall, 140 seats, Wednesday to Saturday plus a dress on the Tuesday. Committee has finally agreed that shouting is not acting.

What I think we need to HIRE: 6 headset mics on radio, a desk big enough to take those plus keyboard and guitar DI'd (so 2 DIs) and 2 ordinary vocal mics on stands for the chorus at the side.

What the hall has - two decent active speakers on the wall w/ XLR inputs, and the lighting rig with its own desk which Colin has looked after since 1988. God help anybody who touches it. I'm mixing, I did it at college.

Would collect from the hire place and bring it back on the Sunday.

Am I missing anything obvious? And how do you stop the tape coming off sweaty cheeks

Cheers
Baz`,
    good: {
      attendees: [140, 140],
      must: [
        needs('mic_headset', [6, 6]),
        needs('mixing_console', [1, 1]),
        needs('di_box', [2, 2]),
        needs('mic_wired', [2, 2]),
        needs('mic_stand', [2, 2]),
      ],
      allowed: ['audio_cable', 'stagebox', 'consumables', 'power_cable'],
      offers: [
        'stage_monitor',
        'in_ear_monitor',
        'mic_wireless_handheld',
        'mic_instrument',
        'audio_player',
        'two_way_radio',
        'induction_loop',
      ],
      excluded: [
        ...SPEAKERS,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_sound',
        'crew_lighting',
        'transport',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'projector',
        'lectern',
        'crowd_barrier',
        'dance_floor',
        'mobile_stage',
        'chair',
      ],
      title: [/panto|puss|hall|140/i],
    },
  },
  {
    id: 'ho-bg-rft-enterprise-awards',
    language: 'en',
    catalogue: 'corrib',
    description: `REQUEST FOR TENDERS - Provision of Audio Visual and Staging Services, County Enterprise Awards

1. Introduction. The Local Enterprise Board wishes to appoint one supplier for its awards dinner, Thursday 11 November 2027, in a hotel ballroom (to be confirmed, within 20km of the county town). Circa 320 guests.
2. Scope of Requirements.
2.1 Stage 24ft x 12ft, 1ft high, black valance, treads, and wheelchair access ramp
2.2 LED wall 4m x 2.5m behind stage, incl. processor & show laptop
2.3 Perspex lectern with gooseneck, two hand held and two lapel radio microphones
2.4 PA for speech and video playback
2.5 Black drape, 16 metres
2.6 Uplighters (battery), 24
2.7 Two cameras with operators; event to be streamed on the Board's website
2.8 Printed step and repeat and 10m red carpet at entrance
2.9 20 poseur tables in the pre-function area
2.10 Sound engineer and vision technician, from 10.00 to close
3. Outside Scope. The hotel supplies round tables, chairs, all linen and tableware, and the dance floor. A covers band is booked by the Board and is self contained incl. drums, amps and keyboards. MC: booked.
4. Tenderers must hold a current Tax Clearance Certificate and public liability of not less than EUR 6.5m.
5. Queries by email only, no later than`,
    good: {
      attendees: [320, 320],
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs(/LED wall/, [10, 10]),
        needs('video_processor', [1, 1]),
        needs('playback_laptop', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wireless_lapel', [2, 2]),
        needs([...SPEAKERS], [2, 16]),
        needs('drape', [16, 16]),
        needs(/battery\)/, [24, 24]),
        needs('camera', [2, 2]),
        needs('crew_camera', [2, 2]),
        needs('streaming_encoder', 1),
        needs('backdrop', [1, 1]),
        needs('carpet', [1, 1]),
        needs('table_cocktail', [20, 20]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 23]),
        needs('stage_leg', [9, 9]),
        needs('video_switcher', 1),
        needs('transport'),
      ],
      allowed: [
        ...SPEECH,
        ...PLATFORM,
        ...WALL,
        ...ANY_JOB,
        'network',
        'presentation_clicker',
        'confidence_monitor',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'video_recorder',
        'subwoofer',
      ],
      offers: [
        'moving_head',
        'hazer',
        'disco_light',
        'mirror_ball',
        'registration_desk',
        'coat_rail',
        'photo_booth',
        'plants',
        'bar_stool',
        'induction_loop',
        'two_way_radio',
        'display',
        'stanchion',
        'stage_wash',
        'profile_spot',
        'crew_dj',
        'crew_steward',
        'line_array',
        'mic_headset',
        'effect_fluid',
      ],
      excluded: [
        'table_round',
        'chair',
        'chair_banquet',
        'tablecloth',
        'napkin',
        'crockery',
        'cutlery',
        'glassware',
        'dance_floor',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'fencing',
        'projector',
        'mobile_stage',
        'exhibition_stand',
      ],
      title: [/enterprise|awards/i, /320/],
    },
  },
];
