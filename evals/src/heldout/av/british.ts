import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A council's lots, a festival's specification, a village's thread, and an Irish notice. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-av-borough-lots',
    language: 'en',
    catalogue: 'wharfe',
    description: `The Borough Council intends to put in place a dynamic purchasing arrangement for the hire of equipment and staff for its programme of outdoor and indoor events.
Estimated annual spend against each Lot is set out below for guidance only and is not a guarantee of business: -
Lot A - Crowd barriers - £6,400
Lot B - Trailer stages - £9,150
Lot C - Public address, outdoor - £21,300
Lot D - Temporary toilets, incl. accessible - £26,750
Lot E - Marquees, with tables and chairs - £13,900
Lot F - Generators and lighting towers - £11,020
Lot G - Two way radios - £1,880
Lot H - Event stewards - £33,400
Lot J - Large screens (LED trailer) - £8,200
Bidders may apply for one Lot, several, or all.
Term: 3 years + 1. TUPE is not thought to apply.`,
    good: {
      must: [
        needs('crowd_barrier'),
        needs('mobile_stage'),
        needs(SPEAKERS),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('marquee'),
        needs([...TABLES]),
        needs([...SEATS]),
        needs('generator'),
        needs(/Light tower/),
        needs('two_way_radio'),
        needs('crew_steward'),
        needs(/LED trailer/),
      ],
      should: [needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PLATFORM,
        ...TABLES,
        ...SEATS,
        ...LOOS,
        ...BAND,
        ...STAGE_LIGHT,
        'mic_wireless_handheld',
        'marquee_floor',
        'fencing',
        'crew_video',
      ],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...WALL],
      silly: ['dance_floor', 'photo_booth', 'ceremony_arch', 'crockery', 'projector', 'disco_light'],
      title: [/borough|event|council|hire/i],
    },
  },
  {
    id: 'ho-av-water-festival-spec',
    language: 'en',
    catalogue: 'fenland',
    description: `Wharfside Water Festival 2026
Community Stage & Talks Tent - Specification & Overview

Background

The Water Festival has been held on the Staithe every second year since 1994, and draws
some 9,000 visitors over the Saturday and Sunday. The Community Stage is run by volunteers
and in 2024 gave a platform to 31 groups, from a ukulele orchestra to belly dancers.

General Specification - Community Stage

Covered stage 6m x 4m, trailer type acceptable
PA system, 4k minimum, incl. bass bins
Engineer both days, 10:30 to 18:00
6 wired vocal mics, 2 radio handhelds, stands
4 stage wedges
Music playback from USB or phone
FOH gazebo 3m x 3m

General Specification - Talks Tent

Marquee 6m x 12m
60 chairs, conference type or similar
55" TV on a stand, with laptop
Small talking PA, one headworn radio mic

Provided by the Festival, and not to be priced

Generated power and cabling to each stage is through our electrical contractor. Toilets, fencing
and stewards are each under separate agreements. The groups bring their own instruments,
drum kits and amplifiers. There is no evening programme and therefore no
stage lighting. Overnight security is by a local firm.

Submissions

Please set out your price for each area separately, with an inventory. Site visits on the second
Tues`,
    good: {
      attendees: 9000,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 20]),
        needs('subwoofer', [2, 8]),
        needs('crew_sound', [1, 4]),
        needs(/Wired vocal/, [6, 8]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('stage_monitor', 4),
        needs('gazebo', 1),
        needs(/6m x 12m/, 1),
        needs(/Conference chair/, [60, 60]),
        needs(/55-inch/, 1),
        needs('playback_laptop', 1),
        needs('mic_headset', 1),
      ],
      should: [needs(/Talking PA/, 1), needs('mic_stand', [6, 16]), needs('audio_player', [1, 2]), needs('transport')],
      allowed: [
        ...without(
          OUTDOORS,
          'generator',
          'fuel',
          'power_distro',
          'crew_electrician',
          'crew_steward',
          'floodlight',
          'hand_wash',
        ),
        ...BAND,
        'cable_ramp',
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        'stage_ramp',
        'video_cable',
        'presentation_clicker',
        'marquee_floor',
        'crew_technician',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'induction_loop', 'in_ear_monitor', 'lectern'],
        ...LOOS,
        'fencing',
        'crew_steward',
        'festoon',
      ),
      excluded: [
        'generator',
        'fuel',
        'power_distro',
        'crew_electrician',
        ...LOOS,
        'fencing',
        'crew_steward',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'crockery', ...FOG],
      title: [/water|festival|wharfside/i],
    },
  },
  {
    id: 'ho-av-brass-band-thread',
    language: 'en',
    catalogue: 'wharfe',
    description: `Topic: Proms night in a barn - PA and lights??

Posted by euph2ndchair
Evening all. Our band (28 players, plus a soprano) has been offered a farmer's big shed near Masham for a last night of the proms do on Sat 12 Sept, 250 tickets. He says he'll sweep it. Never done one that wasn't in a church or a park so after a steer on what to hire.

What I've got so far: we don't need the band miking up, 28 brass in a tin shed is plenty. One radio mic for the compere and one for the soprano, two speakers on stands with a little mixer. Someone to run it. 250 chairs. Staging for the back two rows, say six 8x4 decks at 1 ft. Some sort of light on the band, front and sides, so we can see the dots.

The farm has toilets, a bar licence and its own bar, and three phase. Bandsmen have their own stands. NOT after smoke machines or disco lights, before you all start, half of us are on inhalers.

Cheers`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        either(needs(/Talker/, 1), needs(['speaker_top', 'speaker_column'], 2)),
        needs([/Radio handheld/, 'mic_headset', 'mic_wireless_lapel'], [1, 2]),
        needs('chair', [250, 260]),
        needs(/8ft x 4ft/, [6, 6]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 16]),
        needs(['crew_sound', 'crew_technician'], [1, 10]),
      ],
      should: [needs(/legs 1ft/, [6, 6]), needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...without(ANY_JOB, 'crew_driver'), 'mic_wireless_handheld'],
      offers: without(
        [...PARTY_OFFERS, ...RADIO_MICS, 'fire_extinguisher', 'choir_riser', 'space_heater'],
        'bar_unit',
        'disco_light',
        'hazer',
        'crew_bar',
        'spark_machine',
      ),
      excluded: ['music_stand', ...LOOS, 'bar_unit', 'generator', 'fuel', ...FOG, 'disco_light'],
      silly: ['projector', 'crowd_barrier', 'marquee', 'line_array', 'drum_kit', 'lectern', 'stage_monitor'],
      title: [/masham|proms|brass|band/i, /250/],
    },
  },
  {
    id: 'ho-av-commemoration-notice',
    language: 'en',
    catalogue: 'corrib',
    description: `Short description: Hire of equipment for the County Commemoration, Abbey Field, Sunday 17 May. Reference 2026/CC/03. Type: Services. Below threshold.

Description: The Contracting Authority requires for one day, with installation on the Saturday: a platform 24ft x 16ft at 1ft height with black valance, treads and a wheelchair ramp; 350 chairs in rows for invited guests; a lectern with microphone; sound reinforcement for speech and for a lament on the pipes, covering guests and approx. 1,200 members of the public standing, with a sound engineer; two handheld radio microphones; a big screen of not less than 10 sqm for the public; a camera with operator to feed it; 2 no. gazebos for the first aid post and the readers. A hearing loop at the front rows is desirable.

Excluded from the requirement: Toilets and crowd control barriers (existing frameworks). Stewarding (Civil Defence). The Army band provides its own chairs, stands and canopy. Floral tributes.

Tenderers must hold a valid Tax Clearance Cert. Queries to the portal only, not later than 12 noon on the ninth day bef`,
    good: {
      attendees: [350, 1550],
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('chair', [350, 350]),
        needs('lectern', 1),
        needs(['speaker_top', 'line_array', 'speaker_column', 'pa_package'], [2, 20]),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs(/LED trailer/, 1),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('gazebo', 2),
      ],
      should: [
        needs('stage_ramp', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 26]),
        needs(/legs 1ft/, [12, 12]),
        needs('mic_lectern', 1),
        needs('induction_loop', [1, 2]),
        needs('transport'),
      ],
      allowed: [
        ...without(OUTDOORS, 'crew_steward'),
        ...LOUD,
        ...PLATFORM,
        'video_switcher',
        'video_cable',
        'crew_video',
        'mic_wired',
        'mic_instrument',
        'di_box',
        'stage_monitor',
        'induction_loop',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'streaming_encoder', 'carpet', 'drape', 'network'],
        ...LOOS,
        'crowd_barrier',
        'crew_steward',
      ),
      excluded: [...LOOS, 'crowd_barrier', 'crew_steward'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'projector', ...FOG],
      title: [/commemoration|abbey/i],
    },
  },
];
