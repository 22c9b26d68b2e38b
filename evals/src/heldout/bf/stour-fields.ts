import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SCREENS, STAGES } from '../usual.ts';

/** A ten kilometre run, a fair's tender, a parish fete. */
export const STOUR_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-bf-ten-k',
    language: 'en',
    catalogue: 'stour',
    description: `BOURNE VALLEY 10K - Sunday 3 October - kit list for quotes

Race HQ in the field by the rugby club, 900 runners plus families. On site from Saturday noon.

Need
- 150 pedestrian barriers, start and finish funnel
- 8 pop-up gazebos 3x3
- 25 trestle tables, 40 black folding chairs
- 20 single loos + 2 accessible
- PA for start/finish with a radio hand for the announcer, someone to look after it
- 6kVA generator for the PA
- 16 walkie-talkies
- 20 wheelie bins

Not needed
- marshals: 70 club members doing it, no stewards please
- marquee: rugby club is lending theirs
- stage: announcer stands on the council's trailer
- finish gantry and clock: timing company`,
    good: {
      attendees: [900, 1000],
      days: 1,
      must: [
        needs('crowd_barrier', [150, 150]),
        needs('gazebo', 8),
        needs('table_trestle', [25, 25]),
        needs(/folding, black/, [40, 40]),
        needs('toilet', 20),
        needs('toilet_accessible', 2),
        either(needs(['speaker_top', 'speaker_column'], [1, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/6kVA/, 1),
        needs('two_way_radio', 16),
        needs('waste_bin', 20),
      ],
      should: [needs(['crew_sound', 'crew_technician'], [1, 2]), needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...LOUD],
      offers: without([...OUTDOORS_OFFERS, 'hot_drinks'], 'crew_steward', 'stage_roof'),
      excluded: ['crew_steward', 'marquee', ...STAGES],
      silly: [
        ...without(SCREENS, 'led_wall'),
        ...FOG,
        'dance_floor',
        'lectern',
        'stage_monitor',
        'table_round',
        'uplight',
      ],
      title: [/bourne|10k/i, /900/],
    },
  },
  {
    id: 'ho-bf-trade-fair-itq',
    language: 'en',
    catalogue: 'stour',
    description: `INVITATION TO QUOTE - ITQ 0417
Rural Business Exhibition, two days, 9-10 March, Winfrith Sports Hall
Estimated attendance: 600 visitors

SCHEDULE OF REQUIREMENTS
A. Shell scheme stands 3m x 2m: 30 no.
B. Trestle tables: 30 no.
C. Linking chairs, upholstered: 60 no. for stands, 80 no. for the talks area
D. Poster boards: 12 no.
E. Reception desks: 2 no.
F. Talks area: speech PA with one handheld and one lapel radio microphone; 85" television; laptop
G. Technician in attendance, both days
H. Carpet, exhibition grade, laid: 500 sq m

EXCLUSIONS
Electrical supplies to stands, including all distribution boards and cabling, are under a separate contract with the hall's electrician. Catering is by the hall. Waste: the Council will place its own bins. Security and stewarding by others.

Offers will be evaluated on price (60%) and quality (40%).`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('exhibition_stand', [30, 30]),
        needs('table_trestle', [30, 30]),
        needs(/linking/, [140, 140]),
        needs('pinboard', 12),
        needs('registration_desk', 2),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_wireless_lapel', 1),
        needs(/85in/, 1),
        needs('playback_laptop', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
        needs('carpet', [500, 500]),
      ],
      should: [needs('mic_wireless_handheld', 1), needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB, 'presentation_clicker', 'video_cable'], 'power_distro', 'power_cable'),
      offers: without([...MEETING_OFFERS, 'fire_extinguisher', 'stanchion', 'table_cocktail'], 'ups'),
      excluded: ['power_distro', 'power_cable', 'crew_electrician', 'waste_bin', 'crew_steward', ...TABLEWARE],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'subwoofer',
        'stage_monitor',
        'line_array',
      ],
      title: [/winfrith|exhibition|rural/i, /600/],
    },
  },
  {
    id: 'ho-bf-parish-fete',
    language: 'en',
    catalogue: 'stour',
    description: `How're ye,

Fr Declan here, minding a parish in Dorset for the year and they've handed me the summer fete. It's on the vicarage field on Sunday 18 July, 12 to 5, and I'm told to expect 500 if it's dry.

I'd be wanting a 6 x 12 marquee for the teas, with 15 of those beer table sets in it. Ten pop-up gazebos for stalls and 20 trestles. A PA for the announcements and the ukulele group, with two radio mics. A little generator for that, there's no socket within an ass's roar. Four loos and the one for wheelchairs. And 8 wheelie bins.

If it's cheap enough price me the 9 x 18 marquee as well as an option and I'll put it to the committee.

God bless,
Declan`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/Marquee 6m x 12m/, 1),
        needs('beer_table_set', 15),
        needs('gazebo', 10),
        needs('table_trestle', 20),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('generator', 1),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 8),
      ],
      should: [offers(/Marquee 9m x 18m/, 1), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'di_box', 'mic_wired', 'mic_instrument', 'subwoofer'],
      offers: [
        ...without(OUTDOORS_OFFERS, ...LOOS),
        'marquee_floor',
        'hot_drinks',
        'tablecloth',
        'mobile_stage',
        'stage_deck',
        'stage_steps',
        'stage_leg',
        'refrigeration',
      ],
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'disco_light',
        ...without(PARTY_LIGHT, 'truss'),
        'line_array',
        'exhibition_stand',
      ],
      title: [/f[eê]te|vicarage|dorset/i, /500/],
    },
  },
];
