import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PODIUM, SEATS, SLIDES, TABLES, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, LOOS, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** In big rooms: awards with a band, a careers fair, a club night. */
export const TEVIOT_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-ao-business-awards',
    language: 'en',
    catalogue: 'teviot',
    description: `INVITATION TO QUOTE
Borders Small Business Awards, hotel ballroom, Peebles
Friday 12 November. 240 guests at dinner, ceremony 9 pm, seven-piece function band 10.15 pm to 1 am

1. Stage 24 ft x 12 ft, 2 ft high, steps at both ends, black skirt
2. Acrylic lectern with gooseneck microphone; 2 no. handheld radio microphones
3. 2 no. 12,000 lumen projectors with 2 no. 14 ft screens; laptop
4. PA suitable for speech and for the band, with subs; 6 stage monitors; 32 channel desk; sound engineer
5. Stage lighting and an operator; two follow spots as an option
6. Oak dance floor, 36 sq m
7. Video engineer

Outside this enquiry: tables, chairs, linen, crockery, cutlery and glassware are the hotel's. The band travels with its drums, amps and keyboard. Cold sparks and other pyrotechnics are not permitted in the ballroom.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Deck 8ft/, 9),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(/Projector 12k/, 2),
        needs(/14ft x 8ft/, 2),
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 2])),
        needs('stage_monitor', 6),
        needs(/Mixer 32ch/, 1),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('dance_floor', [36, 36]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs(/Legs 2ft/, 9),
        needs('stage_steps', 2),
        needs('stage_skirt', [14, 24]),
        needs('playback_laptop', [1, 2]),
        needs('subwoofer', [2, 6]),
        offers('followspot', 2),
        needs('transport'),
      ],
      allowed: [...SHOW, ...SLIDES, ...PODIUM],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, ...MEETING_OFFERS],
      excluded: [
        ...SEATS,
        ...TABLES,
        'tablecloth',
        'napkin',
        ...TABLEWARE,
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'spark_machine',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'gazebo'],
      title: [/peebles|award/i, /240/],
    },
  },
  {
    id: 'ho-ao-careers-fair',
    language: 'en',
    catalogue: 'teviot',
    description: `Subject: careers fair, stands and furniture

Hi,

We're running the college careers fair in the sports hall at Galashiels on Tuesday 23 and Wednesday 24 February, about 900 students over the two days.

Please quote for:
• 22 shell scheme stands 3 x 2
• 22 trestle tables and 50 black folding chairs
• 12 poster boards
• 2 welcome desks for the entrance
• 4 of the 55 inch TVs on stands
• 6 coat rails

Build on the Monday from midday. A round figure first would be fine, we have about £9,000.

Best, Isla`,
    good: {
      attendees: 900,
      days: 2,
      must: [
        needs('exhibition_stand', [22, 22]),
        needs('table_trestle', [22, 22]),
        needs(/Chair, folding, black/, [50, 50]),
        needs('pinboard', 12),
        needs('registration_desk', 2),
        needs(/TV 55in/, 4),
        needs('coat_rail', 6),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'crew_electrician', 'video_cable', 'crew_technician', 'waste_bin', 'signage'],
      offers: [...MEETING_OFFERS, 'stanchion', 'waste_bin', 'crew_steward', 'table_cocktail', 'sofa', 'armchair'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'hazer'],
      title: [/galashiels|career|fair/i, /900/],
    },
  },
  {
    id: 'ho-ao-warehouse-night',
    language: 'en',
    catalogue: 'teviot',
    description: `anyone on here hire for club nights in the borders?

putting on a techno night in an old bus garage in hawick, sat 14 nov, 9 til 3, cap 250

after: a proper PA with plenty sub for 250 on a concrete floor, 2 wedges for the dj booth, 6 moving head washes, 2 strobes, 1 hazer + a couple of bottles of fluid, 20 barriers for the queue

sorted already: cdjs and mixer are mine. djs obvs. power, the garage has 63A so don't be flogging me a generator. portaloos are in from another firm. my flatmate is doing lights, he has his own desk, no operator needed

would want someone to stay for the sound tho. what's the damage?`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 12]), needs('pa_package', [1, 2])),
        either(needs('subwoofer', [2, 8]), needs(/Dance set/, [1, 2])),
        needs('stage_monitor', 2),
        needs('moving_head', 6),
        needs('strobe', 2),
        needs('hazer', 1),
        needs('crowd_barrier', [20, 20]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs('effect_fluid', [1, 4]), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'crew_technician'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, 'crew_steward', 'fire_extinguisher', 'waste_bin'],
      excluded: [...DECKS, 'crew_dj', 'generator', 'fuel', ...LOOS, 'lighting_console', 'crew_lighting'],
      silly: ['projector', 'lectern', 'marquee', 'table_round', 'chair_banquet', 'choir_riser', 'flip_chart'],
      title: [/hawick|club|techno|night/i, /250/],
    },
  },
];
