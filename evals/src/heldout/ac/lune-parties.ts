import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, RADIO_MICS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';
import { TOPS } from './common.ts';

/** Over a Lancashire shelf: a garden wedding, a hotel's gala, a band on tour, a fun run. */
export const LUNE_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-ac-bride-mother',
    language: 'en',
    catalogue: 'lune',
    description: `Good morning,

My daughter Phoebe is getting married on Saturday 19 June and we are having the reception in our paddock at Caton, 104 of us sitting down. I have a list, bear with me, it has been rubbed out a few times!

The marquee is the 9 by 15 one please, with the ivory lining and a hard floor. I did think about heaters but everyone tells me I'm silly for June, so no heaters. Thirteen round tables (the five foot ones, eight to a table) with white cloths down to the ground, and 110 of the natural chiavari chairs, the spare ones are for the string trio. Linen napkins for everybody.

The caterers, who are lovely, come with all their own plates, cutlery and glasses and they are doing the bar as well, staff and everything.

Festoon lights, eight lengths I think, and twelve of the wireless uplighters. A dance floor about 16ft by 16ft. My nephew is the DJ and he has all his own speakers and lights, so nothing needed there, but we would like one of those small speaker things with a microphone for the speeches in the afternoon because he won't be set up.

Two loos, or rather no, make it the posh trailer instead of the portable ones. Generator: my husband has spoken to the farm next door and we are plugging in there.

With thanks
Hilary`,
    good: {
      attendees: [104, 110],
      days: 1,
      must: [
        needs(/marquee 9m x 15m/, 1),
        needs('marquee_lining', [130, 140]),
        needs('marquee_floor', [130, 140]),
        needs(/round table 5ft/, 13),
        needs(/5ft round, to the floor/, 13),
        needs(/chiavari/, 110),
        needs('napkin', [104, 120]),
        needs('festoon', 8),
        needs('uplight', 12),
        needs('dance_floor', [60, 70]),
        either(needs(/battery speaker/, 1), needs(/small talking/, 1)),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...without(SPEECH, 'stagebox', 'amplifier'), ...RADIO_MICS],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
        'patio_heater',
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
        'crew_dj',
        'toilet',
        'disco_light',
        'moving_head',
        'mirror_ball',
        'lighting_package',
      ),
      excluded: [
        ...TABLEWARE,
        'space_heater',
        'patio_heater',
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'moving_head',
        'mirror_ball',
        /dancing system/,
        'subwoofer',
        'toilet',
        'generator',
        'fuel',
      ],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'crowd_barrier', 'led_wall'],
      title: [/caton|wedding|phoebe/i, /104|110/],
    },
  },
  {
    id: 'ho-ac-banqueting-manager',
    language: 'en',
    catalogue: 'lune',
    description: `Hi team,

Masonic ladies' night in the ballroom on Friday 12 March, 180 covers. From your side please:

- LED wall 4m x 2m on the back wall of the stage
- laptop to feed it, HDMI
- PA for speeches and the house band, engineer from 4pm
- 4 handheld radios
- 20 x wireless uplighters, amber
- moving head wash x 4 on the stage
- 40 banqueting chairs in gold/red, we have 140 of that pattern ourselves and are short by that many
- photo booth

We have our own round tables and linen, crockery etc of course. Stage is built in. Dance floor is ours too. The fire panel means we can't have any haze in the ballroom. Band's backline comes with them, incl. their wedges.

Get-in via loading bay from 10am, everything off site by 2am.

Regards
Tomasz, Banqueting`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('led_wall', [8, 8]),
        needs('playback_laptop', [1, 1]),
        needs(TOPS, [1, 8]),
        needs('crew_sound', [1, 1]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('uplight', [20, 40]),
        needs('moving_head', 4),
        needs(/banqueting chair/, 40),
        needs('photo_booth', 1),
      ],
      should: [needs('video_cable', [1, 3]), needs('transport')],
      allowed: [
        ...without(BAND, 'stage_monitor'),
        ...ANY_JOB,
        'crew_video',
        'crew_lighting',
        'crew_technician',
        'lighting_console',
        'video_switcher',
        'video_processor',
        'stage_wash',
      ],
      offers: without(
        [...SHOW_OFFERS, ...PARTY_OFFERS],
        ...FOG,
        'dance_floor',
        'tablecloth',
        'napkin',
        'glassware',
        'backline',
      ),
      excluded: [
        'table_round',
        'table_trestle',
        'tablecloth',
        'napkin',
        ...TABLEWARE,
        ...STAGES,
        'dance_floor',
        ...FOG,
        'effect_fluid',
        'stage_monitor',
        'keyboard',
        /folding chair|chiavari|conference chair/,
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser'],
      title: [/ladies|masonic|ballroom|night/i, /180/],
    },
  },
  {
    id: 'ho-ac-tour-manager',
    language: 'en',
    catalogue: 'lune',
    description: `Hello, TM for a five piece folk rock act. We play the Winter Gardens studio in Morecambe on Thursday 6 May, cap 260, and the venue can only offer the room. To make our show work there locally:

AUDIO
Tops and subs for 260, suitable for drums and bass
FOH desk: Midas M32 (we bring show file)
stagebox
6 wedges on 5 mixes
Drum mic kit, 6 vocal mics on tall booms, 5 DIs
No in-ears, we travel with a full set of those for the singer
Our FOH engineer mixes. One local tech who knows the PA, for load in, show and load out please.

LX
8 LED pars and 4 movers. Desk for them. Your LD to drive it, ours broke his wrist.
Haze is fine.

STAGE
Venue's own, 6 x 4.

BACKLINE
carried, apart from a stage piano which we need from you.

MERCH
1 x 6ft table + 2 walls... forget the walls, venue has them.`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        needs(TOPS, [1, 12]),
        either(needs('subwoofer', [2, 8]), needs(/dancing system/, [1, 2])),
        needs(/M32 Live/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 6),
        needs(/drum microphone/, 1),
        needs('mic_wired', [6, 8]),
        needs('di_box', 5),
        needs(['crew_technician', 'crew_sound'], [1, 16]),
        needs('stage_wash', [8, 8]),
        needs('moving_head', 4),
        needs('lighting_console', 1),
        needs('crew_lighting', 1),
        needs('keyboard', 1),
        needs('table_trestle', 1),
      ],
      should: [needs('mic_stand', [6, 14]), needs('transport')],
      allowed: [
        ...without(BAND, 'in_ear_monitor'),
        ...STAGE_LIGHT,
        ...ANY_JOB,
        ...FOG,
        'effect_fluid',
        'crew_rigger',
        'crew_stage_manager',
      ],
      offers: without([...SHOW_OFFERS, ...RADIO_MICS, 'disco_light', 'backdrop'], ...STAGES),
      excluded: [...STAGES, 'stage_leg', 'stage_steps', 'in_ear_monitor', 'pinboard'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'uplight'],
      title: [/morecambe|band|folk|concert|gig|show/i, /260/],
    },
  },
  {
    id: 'ho-ac-fun-run',
    language: 'en',
    catalogue: 'lune',
    description: `ONLINE ENQUIRY
Your name: Shazia (volunteer, hospice events group)
Type of event: sponsored 5k round the park
Date: Sunday 16 May 2027
Where: Ryelands Park, Lancaster
How many people: 650 runners and about 400 watching
What can we help with?: 10 gazebos for registration and cakes, 24 trestle tables, 60 black folding chairs, 120 crowd barriers for the start and finish, 8 loos and one wheelchair loo, a speaker + radio mic at the finish so our compere can shout people in, 12 wheelie bins, 10 walkie talkies.
Do you need power on site?: No, council unlock the bandstand supply for us
Do you need a stage?: no we use the bandstand
Do you need staff?: Only to put it up. Marshals are all scouts and parents, first aid is St John
Anything we should know?: Finish arch with the clock is coming from the timing people, and the water company brings the water and their own tables for it.`,
    good: {
      attendees: [650, 1050],
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 24),
        needs(/folding chair, black/, 60),
        needs('crowd_barrier', 120),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        either(needs(/battery speaker/, [1, 2]), needs([...TOPS], [1, 6])),
        needs('waste_bin', 12),
        needs('two_way_radio', 10),
      ],
      should: [needs(['mic_wireless_handheld', /battery speaker/, /small talking/], [1, 2]), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'crew_steward', 'crew_medic'), ...SPEECH],
      offers: without([...OUTDOORS_OFFERS, ...RADIO_MICS], 'stage_roof', 'crew_steward'),
      excluded: ['generator', 'fuel', ...STAGES, 'crew_steward'],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'line_array', 'stage_monitor', 'chair_banquet'],
      title: [/run|5k|ryelands|lancaster/i, /650|1[.,]?050/],
    },
  },
  {
    id: 'ho-ac-rugby-fortieth',
    language: 'en',
    catalogue: 'lune',
    description: `alright, its my 40th and we've got the upstairs of the rugby club in Garstang, sat 27 feb, about 90 coming. after a disco light bar x2, mirror ball, dj for the night, sound for dancing and the haze thing. 6 high tables with 12 high stools and a couple of upright fridges if youve got em. cheers, Deano`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('crew_dj', 1),
        needs(TOPS, [1, 4]),
        needs('hazer', 1),
        needs('table_cocktail', 6),
        needs('bar_stool', 12),
        needs('refrigeration', 2),
      ],
      should: [needs('effect_fluid', [1, 2]), needs('transport')],
      allowed: [...LOUD, ...without(ANY_JOB, 'crew_project_manager'), 'lighting_stand', 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_deck', 'crowd_barrier', 'line_array'],
      title: [/garstang|40|birthday|party/i, /90/],
    },
  },
];
