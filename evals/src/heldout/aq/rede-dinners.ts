import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A wedding in a barn, an awards dinner, a fiftieth in a garden. */
export const REDE_DINNERS: readonly EvalBrief[] = [
  {
    id: 'ho-aq-barn-wedding',
    language: 'en',
    catalogue: 'rede',
    description: `Subject: Wedding, 5 June, barn at Ellerby

Hello,

Tamsin and I are getting married on Saturday 5 June and a friend passed us your name. There'll be 110 of us. The ceremony is at one o'clock in the walled garden, then we all carry our chairs into the barn and eat.

What we'd love from you:

- 110 of the limewash Chiavari chairs
- eleven round tables for ten, each with a white cloth
- a wooden arch for the ceremony
- something to speak through in the garden, so the registrar and two readers can be heard. There's no socket out there
- a wooden dance floor, 5m x 5m or thereabouts
- 16 battery uplighters round the barn walls
- five strings of festoon across the courtyard

The band are a six-piece and turn up with all of their own gear, PA and lights included, so nothing for them please. Our caterers bring plates, cutlery and every sort of glass. The barn has perfectly good loos, and Tamsin's cousin is doing the photographs.

Could you send us a price for all that, delivered on the Friday?

Best wishes,
Joss`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Chiavari/, [110, 115]),
        needs('table_round', [11, 12]),
        needs('tablecloth', [11, 12]),
        needs('ceremony_arch', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 2])),
        needs('dance_floor', [24, 30]),
        needs('uplight', 16),
        needs('festoon', 5),
      ],
      should: [needs(/Battery speaker/, [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'mic_wireless_lapel'],
      offers: [...PARTY_OFFERS, 'gazebo', 'two_way_radio', 'fire_extinguisher', 'space_heater', 'generator'],
      excluded: [
        'subwoofer',
        'line_array',
        'stage_monitor',
        'disco_light',
        'moving_head',
        'stage_wash',
        'lighting_package',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        ...TABLEWARE,
        ...LOOS,
        'crew_photographer',
      ],
      silly: ['projector', 'lectern', 'marquee', 'crowd_barrier', 'exhibition_stand', 'led_wall', ...FOG],
      title: [/wedding|ellerby|barn/i, /110/],
    },
  },
  {
    id: 'ho-aq-charity-awards',
    language: 'en',
    catalogue: 'rede',
    description: `Good morning

The Wold Hospice Trust is holding its volunteer awards at the racecourse on Friday 12 November 2027: 240 guests at 24 rounds of ten, three-course dinner, ten awards and then dancing to a DJ until one.

We should like you to supply and run the following, for which we have set aside £9,000 plus VAT:

a stage of 24ft x 12ft, 2ft high, with steps at either end and a black skirt round the front and sides
the perspex lectern with a microphone
two radio handhelds for the host and the winners
sound for speeches and for the disco afterwards
projector and a 13ft screen for the nominees' pictures, with a laptop
light on the stage
two dozen uplighters in the Trust's purple
a followspot to pick winners out at their tables
24 round tables with white cloths and 240 Chiavari chairs
an oak dance floor, 6m x 6m
DJ for five hours
and people to look after sound, lighting and pictures throughout

We get into the room at 8am on the day.

Yours sincerely
Hester Vane, Events`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs(/perspex/, 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs('projector', [1, 2]),
        needs(/13ft/, 1),
        needs('playback_laptop', [1, 2]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('uplight', 24),
        needs('followspot', 1),
        needs('table_round', 24),
        needs(/Chiavari/, [240, 245]),
        needs('tablecloth', [24, 26]),
        needs('dance_floor', [36, 36]),
        needs('crew_dj', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 3]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_skirt', [14, 16]),
        needs('mic_lectern', 1),
        needs('crew_video', [1, 2]),
        either(needs('subwoofer', [1, 6]), needs(/Party set/, [1, 2])),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...PLATFORM,
        ...ANY_JOB,
        ...without(WALL, 'led_wall'),
        'presentation_clicker',
        'confidence_monitor',
        'crew_stage_manager',
        'dj_player',
        'dj_mixer',
      ],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'choir_riser', 'exhibition_stand', 'mic_conference'],
      title: [/award|hospice|dinner/i, /240/],
    },
  },
  {
    id: 'ho-aq-garden-fiftieth',
    language: 'en',
    catalogue: 'rede',
    description: `Re: what do I actually need to hire for a garden do?

Hi all, following on from my thread last week, I think I've got it down now. It's my husband's 50th, first Saturday in September, at home, roughly 60 people spread over the afternoon and evening. If any of you do hire, what would this lot come to?

1 x marquee, 6 by 12, with a hard floor because the lawn's a bog
8 x those beer tables with benches
2 x long trestles for the food
1 x battery speaker with a mic so I can embarrass him
3 x outdoor festoon
3 x patio heaters
1 x white bar
1 x loo, we're on a septic tank
1 x garden games if it's not too dear

Two fridges as well I suppose. Ta, Bridie`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/6 x 12/, 1),
        needs('marquee_floor', [72, 72]),
        needs('beer_table_set', 8),
        needs('table_trestle', [2, 2]),
        needs(/Battery speaker/, 1),
        needs('festoon', 3),
        needs('patio_heater', 3),
        needs('bar_unit', 1),
        needs('toilet', 1),
        needs('game', 1),
        needs('refrigeration', 2),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'marquee_lining', 'speaker_stand', 'mic_stand', 'audio_cable'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, 'space_heater', 'mic_wireless_handheld', 'cooking'],
      silly: [
        'projector',
        'lectern',
        'line_array',
        'crowd_barrier',
        'exhibition_stand',
        'stage_monitor',
        'table_round',
      ],
      title: [/50th|fiftieth|birthday|garden|party/i, /60/],
    },
  },
];
