import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LINEN, LOUD, PLATFORM, SEATS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A launch on a catwalk, a band's rider. */
export const REDE_SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-aq-bike-launch',
    language: 'en',
    catalogue: 'rede',
    description: `Tel. note, Tues 4.20pm, for whoever does the quote

Woman from a PR agency. New electric bike being unveiled, Thurs 7 October, 6 till 9pm, old tram depot. 120 press and dealers, all standing.

Wants:
catwalk down the middle, 8 metres (bikes get ridden along it)
LED wall at the end of it, 4m wide x 2.5m high, with laptop
black drape, 20 metres
PA that can do proper walk-on music, so with bass, + 2 headsets for the presenters
someone on sound and someone on the wall
12 poseur tables
a bit of moving light, say 6 washes, with operator

DJ afterwards: they can't decide. Put one in as an optional extra.

Careful: no haze, no smoke, no sparks, not even "just a little". The depot has those beam detectors and the fire brigade bills them.
Bar, bar staff and glasses all come with the caterer.
They have their own photographer so don't offer one.

Needs figures by Friday.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('catwalk', [8, 8]),
        needs('led_wall', [10, 10]),
        needs('playback_laptop', [1, 2]),
        needs('drape', [20, 20]),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_headset', [2, 3]),
        needs('crew_sound', [1, 2]),
        needs('table_cocktail', 12),
        needs('moving_head', [6, 6]),
        offers('crew_dj', 1),
      ],
      should: [
        either(needs('subwoofer', [1, 4]), needs(/Party set/, [1, 2])),
        needs('video_processor', 1),
        needs('crew_video', [1, 2]),
        needs('crew_lighting', [1, 2]),
        needs('lighting_console', 1),
        needs('transport'),
      ],
      allowed: [...LOUD, ...STAGE_LIGHT, ...WALL, ...ANY_JOB, 'crew_stage_manager'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, 'dj_player', 'dj_mixer', 'mic_wireless_handheld'],
      excluded: [...FOG, 'effect_fluid', 'spark_machine', 'bar_unit', 'crew_bar', 'glassware', 'crew_photographer'],
      silly: ['toilet', 'marquee', 'generator', 'crowd_barrier', 'table_round', 'choir_riser', 'beer_table_set'],
      title: [/launch|bike|unveil/i, /120/],
    },
  },
  {
    id: 'ho-aq-band-rider',
    language: 'en',
    catalogue: 'rede',
    description: `TECH SPEC v4 // five-piece, indie
Show: Friday 19 March, Drill Hall, 400 standing. Promoter to forward to the hire company.

1. FOH
Active PA with subs, enough for 400 on a flat floor. One engineer to set up and mix (we don't tour with one). 24 channel digital desk plus a stagebox.

2. STAGE
Deck 24' x 16' at 2', treads stage left and right.

3. MICS
5 x SM58. Drum mic case. 3 x SM57 for the guitar cabs. 4 x DI. Stands for the lot.

4. MONITORS
We're all on our own in-ears, rack and all. Please no wedges, they only feed back.

5. BACKLINE
Drums, guitar amps, bass rig, keys: all in our van. Nothing needed.

6. LX
12 LED pars, 8 moving washes, desk, one operator. A hazer is welcome.

7. OTHER
Merch is sold off two trestle tables, please supply. Crowd security is down to the hall. No photographer, we have Dee.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs(/Expression/, 1),
        needs('stagebox', [1, 2]),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', [12, 12]),
        needs(/SM58/, [5, 6]),
        needs(/SM57/, [3, 4]),
        needs(/drums, 7/, 1),
        needs('di_box', [4, 5]),
        needs('stage_wash', [12, 12]),
        needs('moving_head', [8, 8]),
        needs('hazer', 1),
        needs('crew_lighting', [1, 2]),
        needs('table_trestle', 2),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_leg', 12),
        needs('lighting_console', 1),
        needs('mic_stand', [8, 20]),
        needs('transport'),
      ],
      allowed: [
        ...without(BAND, 'stage_monitor', 'in_ear_monitor'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...ANY_JOB,
        'effect_fluid',
      ],
      offers: [
        ...SHOW_OFFERS,
        'crowd_barrier',
        'intercom',
        'crew_stage_manager',
        'mic_wireless_handheld',
        'smoke_machine',
      ],
      excluded: [
        'stage_monitor',
        'in_ear_monitor',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'crew_steward',
        'crew_photographer',
      ],
      silly: [
        'projector',
        'lectern',
        'marquee',
        'toilet',
        'choir_riser',
        'table_round',
        ...LINEN,
        ...without(SEATS, 'chair'),
      ],
      title: [/drill hall|band|gig|concert|show|indie/i, /400/],
    },
  },
];
