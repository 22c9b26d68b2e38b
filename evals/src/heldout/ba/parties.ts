import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { kept } from './keep.ts';

/** A wedding, a dinner with awards, a launch, a club night, a band's sheet. */
export const PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-ba-hall-wedding',
    language: 'en',
    catalogue: 'dee',
    description: `Hi, we're getting married on Saturday 19 June and having the party in the village hall at Brampton Ash. 96 of us sitting down, no more in the evening.

Could you do us a price for 12 of the 5ft round tables with white cloths, 96 gold chairs, a wine glass and a flute each, and a dance floor 5m x 5m?

Our DJ brings his own speakers and lights, and the caterer comes with plates and cutlery. There's a bar in the hall already.

Thanks! Imogen`,
    good: kept({
      attendees: 96,
      days: 1,
      must: [
        needs(/round 5ft/, [12, 13]),
        needs('tablecloth', [12, 14]),
        needs(/chiavari/, [96, 102]),
        needs(/Glass, wine/, [96, 110]),
        needs(/Glass, flute/, [96, 110]),
        needs('dance_floor', 25),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'napkin'],
      offers: [...PARTY_OFFERS, 'ceremony_arch', 'glassware'],
      excluded: [
        ...SPEAKERS,
        ...DECKS,
        'crew_dj',
        'disco_light',
        'moving_head',
        'lighting_package',
        'mirror_ball',
        'crockery',
        'cutlery',
        'bar_unit',
      ],
      silly: ['projector', 'lectern', 'generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor'],
      title: [/brampton|wedding/i, /96/],
    }),
  },
  {
    id: 'ho-ba-hospice-awards',
    language: 'en',
    catalogue: 'dee',
    description: `Volunteer awards and dinner for the hospice, Friday 26 November, hotel ballroom in Harrogate, 250 guests on tables of ten.

Please price:
- stage 24ft x 8ft, 2ft high, with treads both ends and a black valance
- 10m of black drape behind it
- two projectors on two 13ft screens
- PA for speeches, then for a five-piece band from 9.30
- lectern with microphone, two hand-held radio mics
- 30 uplighters round the walls
- a sound engineer and someone on video

Photo booth: put it in as an option, we haven't decided.

The hotel provides all tables, chairs and linen and runs its own bar. The band bring their own drums and amps. No haze or smoke of any sort, the detectors can't be turned off.

Regards
Philippa`,
    good: kept({
      attendees: 250,
      days: 1,
      must: [
        needs('stage_deck', [6, 6]),
        needs('stage_steps', 2),
        needs('drape', [10, 10]),
        needs('projector', 2),
        needs(/13ft/, 2),
        either(needs(SPEAKERS, [2, 16]), needs('pa_package', [1, 3])),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 4]),
        needs('uplight', 30),
        needs('crew_sound', [1, 16]),
        needs('crew_video', [1, 16]),
      ],
      should: [
        offers('photo_booth', 1),
        needs(/legs 2ft/, [6, 6]),
        needs('stage_skirt', [7, 20]),
        needs('mic_lectern', 1),
        needs('stage_monitor', [2, 8]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BAND, ...PLATFORM, ...STAGE_LIGHT],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS, ...SHOW_OFFERS],
      excluded: [
        ...SEATS,
        ...TABLES,
        ...FOG,
        'tablecloth',
        'napkin',
        'bar_unit',
        'crew_bar',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand'],
      title: [/harrogate|hospice|award/i, /250/],
    }),
  },
  {
    id: 'ho-ba-bike-launch',
    language: 'en',
    catalogue: 'dee',
    description: `Launch of our new e-bike, Thursday 9 September, 6 to 9pm, in our showroom in Leeds. About 80 people, all standing.

We'd like 8 sqm of LED wall, sound for a short talk and background music, one headset mic for the presenter, 20 uplighters, 10 poseur tables, the red carpet, a printed step-and-repeat and a DJ for the evening. Video tech to stay till the end please.`,
    good: kept({
      attendees: 80,
      days: 1,
      must: [
        needs('led_wall', [8, 9]),
        either(needs(SPEAKERS, [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_headset', [1, 2]),
        needs('uplight', 20),
        needs('table_cocktail', 10),
        needs('carpet', [1, 1]),
        needs('backdrop', 1),
        needs('crew_dj', 1),
        needs('crew_video', [1, 12]),
      ],
      should: [needs('playback_laptop', 1), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...DECKS, 'dj_booth', 'stanchion', 'mic_wireless_handheld', 'video_switcher'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'fencing', 'beer_table_set'],
      title: [/leeds|launch/i, /80/],
    }),
  },
  {
    id: 'ho-ba-mill-night',
    language: 'en',
    catalogue: 'dee',
    description: `anyone rent me kit for a jungle night? old mill in Sowerby, sat 30 oct, 200 cap

4 cdjs, a dj mixer, dj booth, 4 subs with enough tops on them, 6 moving heads and a smoke machine. one sound engineer to set up and babysit

bar staff and door staff come from the venue. we've got the djs obviously. power is sorted, so no genny

cheers, Ravi`,
    good: kept({
      attendees: 200,
      days: 1,
      must: [
        needs('dj_player', 4),
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs('subwoofer', 4),
        needs(['speaker_top', 'line_array'], [2, 8]),
        needs('moving_head', 6),
        needs('smoke_machine', [1, 2]),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs('transport')],
      allowed: SHOW,
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, 'crowd_barrier'],
      excluded: ['crew_bar', 'crew_steward', 'crew_dj', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'chair', 'table_round', 'mic_lectern'],
      title: [/sowerby|jungle|mill/i, /200/],
    }),
  },
  {
    id: 'ho-ba-band-sheet',
    language: 'en',
    catalogue: 'dee',
    description: `HOLLOW PINE REVIVAL - advance sheet, UK date
Fri Aug 6, barn show, cap 400, doors 7pm

PROMOTER / RENTAL HOUSE TO PROVIDE
(3) 8' x 4' risers, 1' high (drums, keys, horns)
(1) drum kit
(2) guitar amps
(1) bass amp
(4) floor wedges
(6) SM58 on boom stands, (1) drum mic set, (4) DI
(1) digital console, 16 channels minimum
Mains suitable for 400, with subs
FOH engineer

WE CARRY
Keyboards. Our own lighting package and LD, so no fixtures, no lighting console, no lighting operator from you.

Questions: Dale, tour manager`,
    good: kept({
      attendees: 400,
      days: 1,
      must: [
        needs(/Litedeck 8x4/, 3),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('stage_monitor', 4),
        needs(/SM58/, 6),
        needs(/Drum Set Premium/, 1),
        needs('di_box', 4),
        needs(/Qu-16|SQ-6/, 1),
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('crew_sound', [1, 14]),
      ],
      should: [needs('mic_stand', [6, 16]), needs(/legs 1ft/, 3), needs('subwoofer', [2, 8]), needs('transport')],
      allowed: [...BAND, ...PLATFORM, ...ANY_JOB, 'hazer', 'drape', 'intercom'],
      offers: [...SHOW_OFFERS, 'hazer'],
      excluded: [
        'keyboard',
        'lighting_package',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['projector', 'lectern', 'chair_banquet', 'table_round', 'marquee', 'dance_floor', 'uplight'],
      title: [/hollow pine|barn|show/i, /400/],
    }),
  },
  {
    id: 'ho-ba-rec-film',
    language: 'en',
    catalogue: 'dee',
    description: `Film night on the recreation ground, Friday 20 August, about 300 people. We want the big LED trailer, sound for it, a radio mic to say hello with, six loos plus one accessible, and a petrol generator for the sound. People bring their own chairs and rugs. No bins please, the council sees to those.`,
    good: kept({
      attendees: 300,
      days: 1,
      must: [
        needs(/LED screen trailer/, 1),
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs(/EU70/, 1),
      ],
      should: [needs(['playback_laptop'], [1, 1]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable', 'crew_video', 'crew_technician', 'video_switcher'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: ['chair', 'chair_banquet', 'waste_bin'],
      silly: ['projector', 'projection_screen', 'lectern', 'dance_floor', 'stage_monitor', 'table_round', ...TABLEWARE],
      title: [/film|recreation/i, /300/],
    }),
  },
];
