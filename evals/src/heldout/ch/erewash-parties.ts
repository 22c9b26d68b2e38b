import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const PROM_OFF: readonly Selector[] = [...FOG, 'effect_fluid', 'bar_unit', 'crew_bar', 'glassware'];
const AWARDS_OFF: readonly Selector[] = [
  'stage_monitor',
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  ...SEATS,
  'table_round',
  ...TABLEWARE,
];
const CAROLS_OFF: readonly Selector[] = [...SPEAKERS, 'keyboard', 'stage_monitor'];

/** Dinners, proms, carols. */
export const EREWASH_PARTIES: readonly EvalBrief[] = [
  {
    id: 'ho-ch-builders-awards',
    language: 'en',
    catalogue: 'erewash',
    description: `Subject: East Midlands Master Builders - awards dinner 12 November

Hello Erewash,

240 of us for dinner and the awards at the Riverside Hotel, Derby, doors at seven. The hotel does tables, chairs and the meal from start to finish.

From you: a stage 6 m x 3 m, 40 cm high, black valance on the front, steps at one end. Lectern on it with its gooseneck, and two handheld radio mics for the presenters. Loudspeakers to suit a room of that size. The 10,000 lumen projector with the 14 foot screen, and a laptop to show the nominees from. 20 battery uplighters round the walls in our orange. A sound engineer and a vision engineer for the evening.

After the coffee there's a six-piece called Brass Tacks. They're completely self-contained, monitors and instruments and a chap who mixes it, so don't trouble about them beyond the stage.

Best, Joan Priestley`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('uplight', 20),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs(/10,000/, 1),
        needs(/14 ft/, 1),
        needs(/40 cm, set/, [6, 9]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('transport'),
      ],
      allowed: without([...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer'], ...AWARDS_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS, 'followspot'], ...AWARDS_OFF, 'crew_waiter'),
      excluded: [...AWARDS_OFF, 'crew_waiter'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'inflatable', 'exhibition_stand'],
      title: [/award|builder|riverside|derby/i, /240/],
    },
  },
  {
    id: 'ho-ch-year-eleven-prom',
    language: 'en',
    catalogue: 'erewash',
    description: `Year 11 prom, sports hall at Trent Valley Academy, Thursday 2 July, 7 till 11, 180 pupils.

- DJ for the evening, please, from you
- party sound for that number
- 4 party light bars and the mirror ball
- dance floor 20ft x 20ft
- 16 uplighters in purple
- the LOVE letters and the photo booth
- red carpet at the door

Two things the site manager insists on. The detectors in the sports hall go off at the least puff of anything, so please leave the smoke and haze at home. And it's soft drinks only, from a hatch the parents run in the corridor with paper cups, so no bar.

Thanks! Miss Okafor, head of year`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('crew_dj', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('disco_light', 4),
        needs('mirror_ball', 1),
        needs('dance_floor', [100, 110]),
        needs('uplight', 16),
        needs(/LOVE/, 1),
        needs('photo_booth', 1),
        needs('carpet', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, ...DECKS, 'mic_wireless_handheld', 'stanchion', 'dj_booth'], ...PROM_OFF),
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, ...DECKS, 'mic_wireless_handheld', 'crew_steward'],
        ...PROM_OFF,
      ),
      excluded: PROM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'drum_kit'],
      title: [/prom|trent valley/i, /180/],
    },
  },
  {
    id: 'ho-ch-abbey-carols',
    language: 'en',
    catalogue: 'erewash',
    description: `Carols in the Abbey, Sunday 20 December at 6pm. We expect a congregation of 400, plus the Dale Singers, 48 strong.

Risers for all 48 singers in the chancel. 200 grey folding chairs to add to the pews. A lectern with microphone for the nine readers, and a tie-clip radio mic for the Dean: both go into the Abbey's own speakers, which the verger knows inside out. 4 LED floodlights to see people safely up the path. And for afterwards in the north aisle 4 tea urns, 400 cups and saucers and 8 trestle tables with cloths.

The organ does all our accompaniment so a piano isn't called for.

With thanks, Canon Philip Moss`,
    good: {
      attendees: [400, 450],
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs('chair', 200),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 1),
        needs('floodlight', 4),
        needs('hot_drinks', 4),
        needs('crockery', [400, 450]),
        needs('table_trestle', 8),
        needs('tablecloth', 8),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...MEETING, ...STAGE_LIGHT, 'mic_instrument', 'music_stand'], ...CAROLS_OFF),
      offers: without([...MEETING_OFFERS, 'coat_rail', 'mic_instrument', 'space_heater', 'crew_waiter'], ...CAROLS_OFF),
      excluded: CAROLS_OFF,
      silly: ['dance_floor', 'toilet', 'marquee', 'drum_kit', 'disco_light', 'hazer', 'dj_player'],
      title: [/carol|abbey/i, /4\d\d/],
    },
  },
];
