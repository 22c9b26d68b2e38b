import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** In English over a Dutch shelf: rowing on a river, and a launch with a list from an agency. */
export const IJSSEL_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-bk-regatta',
    language: 'en',
    catalogue: 'ijssel',
    description: `Dear all,

I look after the shore side of a two-day rowing regatta on the quay at Kampen, Saturday 19 and Sunday 20 September. We get around 600 people along the bank each day and everything is outdoors.

Could you let me have a price for:

- a commentary PA that carries along the bank: 4 speakers on stands, a small mixer and 2 handheld radio mics
- 2 marquees of 10 x 10 m. They go up on the paving so no flooring please
- 10 pop-up tents 3 x 3 m
- 30 folding tables and 200 white folding chairs
- 12 two-way radios
- 100 crowd barriers
- 8 portable toilets and 1 accessible
- two small 6 kVA generators with extension leads
- 20 wheelie bins

The last race is at five so no lighting of any kind is wanted. One of the crews brings a coffee van with its own cups and fridge, and the marshals are club members, so no security staff either.

Kind regards,
Harriet`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs(['speaker_top', 'speaker_column'], [4, 4]),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs(/Aluhal 10 x 10/, 2),
        needs('gazebo', 10),
        needs('table_trestle', [30, 30]),
        needs(/klap, wit/, [200, 200]),
        needs('two_way_radio', 12),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs(/6 kVA/, 2),
        needs('waste_bin', 20),
      ],
      should: [needs('speaker_stand', [4, 4]), needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'floodlight', 'crew_steward'), ...SPEECH],
      offers: without(
        [...OUTDOORS_OFFERS, 'hand_wash', 'bench', 'crew_medic', 'mobile_stage', 'signage'],
        'festoon',
        'crew_steward',
      ),
      excluded: ['lighting', 'marquee_floor', 'crew_steward', 'refrigeration', 'crockery'],
      silly: ['projector', 'dance_floor', 'lectern', 'stage_monitor', 'table_round', 'voting_system', 'photo_booth'],
      title: [/kampen|regatta/i, /600/],
    },
  },
  {
    id: 'ho-bk-cargo-bike',
    language: 'en',
    catalogue: 'ijssel',
    description: `PRODUCT LAUNCH, electric cargo bike. Old gasworks hall, Deventer, 14 May (load-in 13 May)
220 guests, press and dealers, standing

TECH
- LED wall 5 x 3 m with processing and a playback laptop
- stage 8 x 4 m at 60 cm, black skirt all round, one set of steps, ramp so the bike can be ridden on
- PA for speech and for a DJ set afterwards
- 4 headset mics, 1 spare handheld
- 12 moving heads, lighting desk, 24 battery uplights
- 2 cameras, vision mix and live stream, also recorded
- sound, lighting and video tech plus 2 camera operators

SET
- 20 poseur tables in black stretch covers
- printed media wall
- 2 CDJs and a mixer for the DJ

PLEASE NOTE
- No haze or smoke, the hall's detection cannot be isolated.
- Catering, bar and glasses are with the hall's own caterer.
- We have our own photographer and the DJ is booked.
- No lectern. Everybody walks and talks.

As an option: a photo booth.`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/Ledwand binnen/, [15, 15]),
        needs('stage_deck', [16, 32]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 2])),
        needs('mic_headset', 4),
        needs('mic_wireless_handheld', 1),
        needs('moving_head', 12),
        needs('lighting_console', 1),
        needs('uplight', 24),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/Tafel, sta/, 20),
        needs('backdrop', 1),
        needs('dj_player', 2),
        needs('dj_mixer', 1),
      ],
      should: [
        offers('photo_booth', 1),
        needs('video_processor', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('stage_ramp', 1),
        needs('stage_steps', 1),
        needs('stage_skirt', [16, 30]),
        needs(/Stretchhoes/, 20),
        needs('crew_sound', [1, 30]),
        needs('crew_lighting', [1, 30]),
        needs('crew_video', [1, 30]),
        needs('crew_camera', [2, 40]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PARTY_LIGHT, ...PLATFORM, ...WALL, ...BROADCAST, ...ANY_JOB, 'stage_monitor'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
        ...FOG,
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
        'crew_photographer',
        'crew_dj',
      ),
      excluded: [
        ...FOG,
        'effect_fluid',
        ...TABLEWARE,
        'bar_unit',
        'crew_bar',
        'crew_photographer',
        'crew_dj',
        'lectern',
      ],
      silly: ['generator', 'toilet', 'marquee', 'beer_table_set', 'crowd_barrier', 'voting_system', 'drum_kit'],
      title: [/deventer|launch/i, /220/],
    },
  },
];
