import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** Irish, Australian and American. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-bi-parish-carols',
    language: 'en',
    catalogue: 'corrib',
    description: `Hi lads,

Our choir and the pipe band are doing a carol concert in the parish church in Tuam on Sunday 19th December at 7, about 350 coming. Choir of 48, a string quartet, and one soloist.

What I'm after is 4 choir risers, 8 wireless battery lights to shine up the pillars, choir mics (two pairs would do it), one handheld radio mic for Fr. Declan, and a desk and two column speakers with a sound man, because the church's speakers are only fit for Mass and we've been told to leave them alone.

We've stacks of pews so no chairs. The quartet have their own music stands and lights. There's a piano in the church, tuned for us on the Friday. No stage needed either, they'll be on the altar steps.

God bless, Noreen`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('choir_riser', [4, 4]),
        needs('uplight', [8, 8]),
        needs(/C451/, [2, 2]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mixing_console', [1, 1]),
        needs('speaker_column', [2, 2]),
        needs('crew_sound', [1, 8]),
      ],
      should: [needs('mic_stand', [2, 10]), needs('transport')],
      allowed: [...without(BAND, 'subwoofer', 'line_array'), ...ANY_JOB],
      offers: ['audio_recorder', 'induction_loop', 'camera', ...STAGE_LIGHT, ...RADIO_MICS, 'streaming_encoder'],
      excluded: [...SEATS, ...STAGES, 'music_stand', 'piano', 'keyboard'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'projector', 'bar_unit', 'disco_light', ...FOG],
      title: [/tuam|carol|concert/i, /350/],
    },
  },
  {
    id: 'ho-bi-twilight-market',
    language: 'en',
    catalogue: 'marlowe',
    description: `G'day,

Putting on a twilight market on the oval at Wangaratta, Saturday 27 November, 4 till 9 pm. We reckon 1,500 through over the arvo.

Gear list:
- 20 gazebos (the stallholders who've got their own are bringing them, that's on top of this)
- 30 trestle tables
- 15 picnic settings
- 20 lengths of festoon between the light poles
- one battery PA for announcements
- a small stage setup for acoustic duos: 4 decks, steps, 2 speakers, 2 foldback, 2 vocal mics, 2 DIs, little mixer, and a sound op
- 3 diesel lighting towers for the car park
- 60 kVA genny plus distro and leads for the food vans
- 30 wheelie bins, 2 handwash stations

Toilets are right there in the clubrooms so no portaloos. The council's lending us the crowd barriers. Volunteers are doing parking and marshalling. The bar is the footy club's, fridges and all.

Cheers, Macca`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('gazebo', [20, 20]),
        needs('table_trestle', [30, 30]),
        needs('beer_table_set', [15, 15]),
        needs('festoon', [20, 20]),
        needs(/battery PA/, [1, 1]),
        needs('stage_deck', [4, 4]),
        needs('stage_steps', [1, 2]),
        needs('stage_monitor', [2, 2]),
        needs('mic_wired', [2, 2]),
        needs('di_box', [2, 2]),
        needs('crew_sound', [1, 10]),
        needs(/Lighting tower/, [3, 3]),
        needs(/60kVA/, [1, 1]),
        needs('waste_bin', [30, 30]),
        needs('hand_wash', [2, 2]),
      ],
      should: [
        needs(['speaker_top', 'speaker_column'], [2, 4]),
        needs('mixing_console', [1, 1]),
        needs('power_distro', [1, 8]),
        needs('mic_stand', [2, 4]),
        needs('transport'),
      ],
      allowed: without([...OUTDOORS, ...BAND, ...PLATFORM], 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, ...STAGE_LIGHT, 'game', 'inflatable', 'photo_booth'],
        ...LOOS,
        'crowd_barrier',
        'crew_steward',
      ),
      excluded: [...LOOS, 'crowd_barrier', 'crew_steward', 'bar_unit', 'refrigeration', 'crew_bar'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'line_array', 'hazer'],
      title: [/wangaratta|market/i, /1[, ]?500/],
    },
  },
  {
    id: 'ho-bi-town-hall-meeting',
    language: 'en',
    catalogue: 'tamarack',
    description: `Subject: Q3 all-hands AV

Hi, we need AV for our quarterly all-hands in the hotel ballroom on Thursday, September 16 (one day, load-in 6 a.m., show 10-12). 240 employees, theater style, and roughly 400 more watching remotely.

AV needs:
(1) 9x16 fastfold with dress kit and an 8K lumen projector
(6) 6x8 risers for a stage, 16" high, one step unit, black skirt
(5) wireless lavs: fireside chat plus a panel of four
(2) wireless handhelds for audience Q&A
(2) cameras with operators
(1) stream/record encoder
(1) seamless switcher with video engineer
(1) confidence monitor
(1) set of stage wash lighting
(24) wireless uplights in our brand green
Audio engineer

Not needed: podium (the CEO hates them), chairs and tables (hotel), internet (the hotel is running us a dedicated line), laptops (we're bringing three of our own). No pipe and drape either.

Thanks, Brandi`,
    good: {
      attendees: [240, 640],
      days: 1,
      must: [
        needs(/9x16/, [1, 1]),
        needs(/8K lm/, [1, 1]),
        needs(/6x8/, [6, 6]),
        needs('mic_wireless_lapel', [5, 5]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('camera', [2, 2]),
        needs('crew_camera', [2, 2]),
        needs('streaming_encoder', 1),
        needs('video_switcher', 1),
        needs('confidence_monitor', 1),
        needs(/Stage Wash Pkg/, 1),
        needs('uplight', [24, 24]),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs(['speaker_top', 'line_array', 'speaker_column', 'pa_package'], [1, 12]),
        needs('stage_steps', [1, 1]),
        needs('stage_skirt', [20, 80]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'lectern', 'mic_lectern', 'playback_laptop'),
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...without(WALL, 'playback_laptop', 'led_wall'),
        'video_recorder',
        'intercom',
        'audio_recorder',
        'stage_monitor',
        'subwoofer',
      ],
      offers: without(MEETING_OFFERS, 'drape', 'network', 'chair', 'registration_desk'),
      excluded: [
        ...SEATS,
        ...(['lectern', 'mic_lectern', 'table_round', 'table_trestle', 'network', 'playback_laptop', 'drape'] as const),
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'mirror_ball', 'crowd_barrier', 'choir_riser'],
      title: [/all.?hands|meeting|quarterly/i, /240|640/],
    },
  },
  {
    id: 'ho-bi-backyard-quince',
    language: 'en',
    catalogue: 'tamarack',
    description: `hi! planning my daughters sweet sixteen in our backyard, saturday may 22, around 75 kids and family. looking for
one 20x40 frame tent
8 round 60" tables and 75 white padded folding chairs
dance floor 12x12 (so 16 of the 3x3 pieces)
bistro lights, 6 strings
a DJ for 4 hours with speakers and a dance light bar
one high-top for the gift table... make it three
and a quiet generator cause our outlets trip all the time
budget is about 4k, thank you!! Marisol`,
    good: {
      attendees: 75,
      days: 1,
      must: [
        needs(/20x40/, [1, 1]),
        needs('table_round', [8, 8]),
        needs(/White Padded/, [75, 80]),
        needs('dance_floor', [16, 16]),
        needs('festoon', [6, 6]),
        needs('crew_dj', 1),
        needs(['speaker_top', 'pa_package', 'speaker_column'], [1, 4]),
        needs('disco_light', [1, 2]),
        needs('table_cocktail', [3, 3]),
        needs('generator', [1, 1]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, 'subwoofer', ...OUTDOORS, ...DECKS, 'dj_booth', ...RADIO_MICS, 'uplight'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['lectern', 'projector', 'crowd_barrier', 'line_array', 'stage_monitor', 'choir_riser', 'flip_chart'],
      title: [/sixteen|birthday|party/i, /75/],
    },
  },
];
