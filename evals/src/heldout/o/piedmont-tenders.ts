import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** Outdoors over the Piedmont shelf, after tenders' abstracts: a street's stage, a tent, a winter festival, lots. */
export const PIEDMONT_TENDERS: readonly EvalBrief[] = [
  {
    // Modelled on https://bidnetdirect.com/public/supplier/solicitations/statewide/443374370223/abstract
    id: 'ho-o-street-festival-stage',
    language: 'en',
    catalogue: 'piedmont',
    description: `Stage • A 32x24 stage is what we would like, so the dance groups have room. We will look at a 24x20 too, but in that case the audio equipment has to sit off the stage. Give a price for both if you carry both. Include a picture and the model of whatever stage you propose. • Vendor is responsible for a roof covering and at least one set of stairs with handrails at the back, for groups going on and off. Rain or shine, so plan the roof accordingly. • Stage goes on Third Street between Maple & Cedar (see map) once the road is closed, expected 8am on Saturday, March 14, ready for an 11am start. State when you would like to set up. • Everything must come out right after the last performance at 6:45pm; state how long load out takes so that we know when the road can reopen. Audio • Outdoor festival audio giving clear coverage of the stage area on Third Street, less than 200 ft long. • Family friendly music played in during changeovers. • Audio package to cover all of the entertainment groups: fire dancers, dance groups, choirs, and instrumental groups such as youth jazz bands. • Two wireless microphones for the emcees. • Groups may send music ahead OR plug in their own device, if you need a certain type of device please say so in the quote. Music and needs of each group will be provided before the event. • A sound engineer at the board all day. Power • The City runs power to the stage; no generator. Closing of the street, barricades included, is done by Public Works.`,
    good: {
      attendees: null,
      days: 1,
      must: [
        needs(/SL250/, 1),
        needs(SPEAKERS, [2, 24]),
        needs('mic_wireless_handheld', [2, 4]),
        needs('crew_sound', [1, 3]),
      ],
      should: [
        offers(/SL100/, 1),
        needs('mixing_console', [1, 2]),
        needs(['mic_instrument', 'mic_wired'], [2, 20]),
        needs('audio_player', [1, 2]),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], 'generator', 'fuel', 'stage_deck'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], 'crowd_barrier'),
      excluded: ['generator', 'fuel', 'crowd_barrier'],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'mic_conference', 'stage_deck', 'choir_riser'],
      title: [/third street|festival|stage|march/i],
    },
  },
  {
    // Modelled on https://www.bidnetdirect.com/connecticut/solicitations/closed-bids/statewide/Law-School-Commencement-Tent-with-Related-Equipment-Supplies-and-Services/443706530705
    id: 'ho-o-law-commencement-tent',
    language: 'en',
    catalogue: 'piedmont',
    description: `Main Tent Installation
• 60’ x 120’ White Vinyl Century Style Tent (rope type, “wedding quality”)
• Clean, NFPA certification stamped
• Set up on the practice field any day May 5 through 7 and stays up until after commencement, Sunday, May 10

Backdrop
• 60 ft. white backdrop behind platform, 14 ft high
• Clean, installed by May 7, 1:00 PM

Platform
• 16’ x 40’ platform, 24” high, footings on pads to spread load
• Two accessible ramps constructed to code (1’ of length per 1” of height)
• Black skirting, front and two sides, neatly fastened

Additional Tents
• 10’ x 20’ White frame tent, for robing, one (1)
• 20’ x 20’ White frame tent, for programs and water, two (2)

Seating
• 900 white plastic folding chairs or equivalent, tied together per NFPA regulations
• 220 white resin padded chairs for graduates, also tied

Flooring
• Temporary roll-out flooring, gray, under all pathways, 1,800 sq ft

Stanchions
• 200 ft retractable stanchions for crowd control

Furnished by others
• Sound, microphones and screens by Law School Media Services
• Podium is the School’s own
• Restrooms: Hale Hall will be open
• Plants and flowers by Grounds

Additional Requirements
• Minimum 72-hour notice before tent installation begins`,
    good: {
      must: [
        needs(/60X120/, 1),
        needs('stage_deck', [20, 20]),
        needs('stage_ramp', 2),
        needs(/TENT 10X20/, 1),
        needs(/TENT 20X20/, 2),
        needs(/WHT PLASTIC/, [900, 900]),
        needs(/RESIN PADDED/, [220, 220]),
        needs('stanchion', [26, 28]),
        needs(/14' WHT/, [60, 60]),
      ],
      should: [
        needs('stage_leg', [20, 20]),
        needs('stage_skirt', [72, 112]),
        needs(/ROLL-OUT/, [1800, 1800]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...OUTDOORS, /SIDEWALL/],
      offers: without(
        [...OUTDOORS_OFFERS, 'space_heater', 'air_conditioner', 'marquee_floor'],
        ...LOOS,
        'chair',
        'stage_roof',
      ),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mic_wired',
        ...SCREENS,
        ...LOOS,
        'lectern',
        'mic_lectern',
        'mixing_console',
        'crew_sound',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'mobile_stage', 'crockery'],
      title: [/commencement|law/i],
    },
  },
  {
    // Modelled on https://www.bidnetdirect.com/florida/solicitations/closed-bids/statewide/Winter-Festival-Production-Services/42897539210
    id: 'ho-o-winter-festival-stages',
    language: 'en',
    catalogue: 'piedmont',
    description: `Specifications include, but are not limited to: STAGING Stage 1 - Location: Depot Park: One (1) 24'W x 20'D x 24"H outdoor stage consisting of but not limited to: commercially manufactured 4' x 8' stage decks of metal frames with metal legs. Stage must have one (1) set of metal stairs with handrails to access stage. Note: Must be ready and operational by 2:00 pm, Saturday, December 5. Installation: Wednesday, December 2, by noon Removal: Sunday, December 6, by 5 p.m.; Stage 2: Tree Lighting/Jingle Bell Run Start/Parade Judges' Review Stand (Court Square at Monroe Street): One (1) 16'W x 16'D x 48"H outdoor stage of like decks with X support braces. Stage must have one (1) set of metal stairs with handrails. The left, right and rear of stage must have metal guard rails with a minimum height of 40". PARADE SOUND Four (4) powered speakers on tripods along Monroe Street, mixer, music playback, and two (2) wireless handheld microphones for the announcers at Stage 2, with one (1) operator from 5:00 pm until the end of the parade. LIGHT Four (4) towable light towers for the parade staging area. SITE Thirty (30) cable ramps; sixty (60) steel barricades at the review stand. Stage Schedule: 6:00 p.m. - Tree Lighting 6:15 p.m. - Jingle Bell Run (starts when the switch is thrown) 7:15 p.m. - Nighttime Holiday Parade. Approximately 6,000 spectators.`,
    good: {
      attendees: 6000,
      days: 1,
      must: [
        needs('stage_deck', [23, 23]),
        needs(/STAIR 24"/, 1),
        needs(/STAIR 48"/, 1),
        needs('speaker_top', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('floodlight', [4, 4]),
        needs('cable_ramp', [30, 30]),
        needs('crowd_barrier', [60, 60]),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [
        needs(/LEG SET 24"/, [15, 15]),
        needs(/LEG SET 48"/, [8, 8]),
        needs('stage_handrail', [6, 6]),
        needs('speaker_stand', [4, 4]),
        needs('mixing_console', 1),
        needs('audio_player', 1),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...OUTDOORS, 'audio_cable', 'mic_stand', 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, 'loudhailer', 'mobile_stage'],
      silly: ['dance_floor', 'projector', 'table_round', 'lectern', 'mic_conference', 'marquee', 'stage_monitor'],
      unmetToo: [/toe/i],
      title: [/winter|parade|festival|holiday|depot|court/i, /6[.,]?000/],
    },
  },
  {
    // Modelled on https://www.bidnetdirect.com/public/supplier/solicitations/statewide/443403095884/abstract
    id: 'ho-o-framework-lots',
    language: 'en',
    catalogue: 'piedmont',
    description: `1. Orders will be placed as needed throughout the term. 2. A 2-3 week turnaround is usual. 3. All delivery, set up and pick up fees shall be in the quoted price. 4. Items that arrive damaged or broken shall be replaced immediately so as not to disrupt the event. 5. Pick up within 24 hours of the event. Dishes are returned dirty and cleaned by the contractor. 6. Events may be cancelled for weather without penalty. 7. Price the first order below, Employee Appreciation Picnic, Friday, September 18, approximately 750 people eating in shifts; later quantities are not guaranteed.
LOT 1 - Tents. White. Two (2) 30’ x 60’ and one (1) 40' x 80'.
LOT 2 - Tables, Chairs and Tablecloths. 50 each 60” round; 20 each 8’ rectangular. 480 white chairs, plastic. White tablecloths, round to the floor, 50 each.
LOT 3 - Dinnerware. 800 dinner plates, 800 dessert plates, 800 tea glasses, 800 dinner forks, 800 butter or dinner knives.
LOT 4 - Inflatables. One obstacle course and two bouncy houses.
LOT 5 - Miscellaneous. Portable restrooms, 8, and 2 ADA; hand wash, 4; trash boxes, 40.
Audio/visual equipment, stages, generators and portable lighting are on another statewide contract and will not be ordered here. Napkins are paper and bought by the agency.`,
    good: {
      attendees: 750,
      days: 1,
      must: [
        needs(/30X60/, 2),
        needs(/40X80/, 1),
        needs(/60" RND$/, [50, 50]),
        needs(/8' BANQUET/, [20, 20]),
        needs(/WHT PLASTIC/, [480, 480]),
        needs(/120" RND/, [50, 50]),
        needs(/PLATE DINNER/, [800, 800]),
        needs(/DESSERT/, [800, 800]),
        needs(/ICED TEA/, [800, 800]),
        needs(/FORK DINNER/, [800, 800]),
        needs(/KNIFE/, [800, 800]),
        needs(/OBSTACLE/, 1),
        needs(/BOUNCE/, 2),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
      ],
      should: [needs('hand_wash', 4), needs('waste_bin', [40, 40]), needs('transport')],
      allowed: without(OUTDOORS, 'generator', 'fuel', 'floodlight'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', /SIDEWALL/],
        'stage_roof',
        'napkin',
        'festoon',
        'uplight',
        'disco_light',
        'moving_head',
        'lighting_package',
        'stage_wash',
        'hazer',
      ),
      excluded: [
        ...SPEAKERS,
        ...SCREENS,
        'mixing_console',
        'mic_wireless_handheld',
        'stage_deck',
        'mobile_stage',
        'generator',
        'fuel',
        'floodlight',
        'stage_wash',
        'lighting_package',
        'napkin',
      ],
      silly: ['lectern', 'dance_floor', 'crowd_barrier', 'mic_conference', 'ceremony_arch'],
      title: [/picnic|employee|appreciation/i, /750/],
    },
  },
];
