import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, LOUD, PARTY_LIGHT, PLATFORM, PODIUM, SEATS, SLIDES, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** In English over a British shelf: a school's play and a league's awards. */
export const KESTREL: readonly EvalBrief[] = [
  {
    id: 'ho-bk-year-six-play',
    language: 'en',
    catalogue: 'kestrel',
    description: `Hello there,

Our Year 6 pupils are putting on a musical in the school hall in Ledbury on Wednesday 1 and Thursday 2 July, about 180 parents each evening. Songs are to backing tracks off a laptop we already own.

Please could we have a quote for:
 * 8 headset radio mics
 * a PA for the hall with a digital desk, because of all the mics
 * two monitors so the children can hear the tracks
 * one of your small stage lighting kits and 2 followspots
 * 3 choir risers for the chorus at the side

The hall has a fixed stage with its own curtains, and the chairs belong to the school. Mr Pugh, our music teacher, mixes the sound himself so please don't add an engineer. No strobes whatsoever, one of the cast has epilepsy, and no haze.

We need it delivered on Tuesday after school.

Many thanks,
Bethan Rudge`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('mic_headset', 8),
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs(/SQ-6/, 1),
        needs('stage_monitor', 2),
        needs('lighting_package', 1),
        needs('followspot', 2),
        needs('choir_riser', 3),
        needs('transport'),
      ],
      allowed: [...without(LOUD, 'crew_sound', 'line_array'), ...STAGE_LIGHT, ...ANY_JOB, 'di_box'],
      offers: without(
        [...SHOW_OFFERS, ...PLATFORM, 'mic_wireless_handheld', 'intercom', 'mic_instrument', 'induction_loop'],
        'strobe',
        'smoke_machine',
        'drape',
        'stage_deck',
        'playback_laptop',
        'hazer',
      ),
      excluded: ['stage_deck', 'mobile_stage', 'drape', ...SEATS, 'crew_sound', 'strobe', 'hazer', 'playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'dance_floor', 'line_array', 'crowd_barrier', 'bar_unit'],
      title: [/ledbury|musical|play|school/i, /180/],
    },
  },
  {
    id: 'ho-bk-league-awards',
    language: 'en',
    catalogue: 'kestrel',
    description: `Cricket league awards night, Friday 25 September, on the outfield at Much Wenlock.

Dinner for 240, then presentation of trophies, then a disco until midnight. Nothing on site at all, so please price the lot:

1. Marquee 12m x 24m with floor
2. 24 round tables (the 6ft ones) and 240 Chiavari chairs
3. White cloths for the tables, napkins, dinner plates, cutlery sets and wine glasses for 240
4. Stage 16ft x 8ft, 1ft high, skirted, with treads
5. Lectern with mic, one handheld radio mic
6. Sound for speeches and for the disco, disco lights, 20 uplights
7. Your DJ with decks
8. Projector and a 10ft screen with a laptop, for the season's photographs
9. 60kVA generator with distribution and cable
10. Two toilet trailers
11. Two diesel heaters, it can be cold by then
12. Somebody to run the sound and screen`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/12m x 24m/, 1),
        needs(/Round table 6ft/, [24, 25]),
        needs(/Chiavari/, [240, 252]),
        needs('napkin', [240, 264]),
        needs('crockery', [240, 264]),
        needs('cutlery', [240, 264]),
        needs(/Wine glass/, [240, 500]),
        needs('tablecloth', [24, 26]),
        needs('stage_deck', [4, 4]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 3])),
        needs('disco_light', [1, 4]),
        needs('uplight', 20),
        needs('crew_dj', 1),
        needs('projector', 1),
        needs(/10ft x 6ft/, 1),
        needs(/60kVA/, 1),
        needs('toilet_trailer', 2),
        needs('space_heater', 2),
      ],
      should: [
        needs('marquee_floor', [280, 300]),
        needs('mic_lectern', 1),
        needs(['dj_player', 'dj_controller'], [1, 2]),
        needs('dj_mixer', 1),
        needs('playback_laptop', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt'),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs(['crew_sound', 'crew_technician', 'crew_video'], [1, 30]),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PARTY_LIGHT,
        ...PLATFORM,
        ...SLIDES,
        ...PODIUM,
        ...SPEECH,
        ...LINEN,
        ...DECKS,
        'dj_booth',
      ],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...MEETING_OFFERS, 'marquee_lining', 'hot_drinks'],
      silly: ['exhibition_stand', 'flip_chart', 'pinboard', 'drum_kit', 'inflatable', 'silent_disco'],
      title: [/wenlock|awards/i, /240/],
    },
  },
];
