import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const RUGBY_OFF: readonly Selector[] = [
  /White folding chair/,
  'bar_unit',
  'crew_bar',
  ...TABLEWARE,
  'dj_player',
  'dj_mixer',
  'crew_dj',
  'disco_light',
];
const TRAD_OFF: readonly Selector[] = ['keyboard', 'bar_unit', 'crew_bar', 'hot_drinks', 'crockery', 'crew_steward'];
const PROM_OFF: readonly Selector[] = ['dj_player', 'dj_mixer', 'crew_dj', ...SPEAKERS, 'photo_booth', ...FOG];
const CAROLS_OFF: readonly Selector[] = ['festoon', 'crowd_barrier', ...SEATS, 'bar_unit', 'crew_bar'];

/** Evenings: a dinner, a concert, a prom, carols. */
export const TORRIDGE_NIGHTS: readonly EvalBrief[] = [
  {
    id: 'ho-cq-rugby-dinner',
    language: 'en',
    catalogue: 'torridge',
    description: `Evening. Torrington RFC end of season dinner, sat 9 may, 130 sitting down in the clubhouse. Need off you:

13 big round tables (the ones for 10) and white cloths for them
130 chairs, NOT the folding ones, two of them went last year with props on. black stacking ones are fine
lectern with a mic on it and one handheld radio mic for the presentations, and a PA to go with it
2 x 65 inch TVs and a laptop, for the season's highlights
12 uplighters, red

Bar's our own so you can leave that off, and the bar staff. Plates, cutlery and glasses we've got in the kitchen. Gaz is doing the disco, he brings his decks and his disco lights and he'll go through your speakers.

Cheers
Mal`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Round table, 6ft/, [13, 14]),
        needs(/Round tablecloth/, [13, 14]),
        needs(/Black stacking/, [130, 135]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(/handheld radio mic/i, [1, 3]),
        needs(SPEAKERS, [1, 8]),
        needs(/65 inch/, 2),
        needs('playback_laptop', 1),
        needs('uplight', 12),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'crew_video', 'video_cable', 'video_switcher', 'presentation_clicker'],
      offers: without([...PARTY_OFFERS, ...STAGE_LIGHT, ...PLATFORM], ...RUGBY_OFF),
      excluded: RUGBY_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'projector', 'gazebo'],
      title: [/rfc|rugby|torrington|dinner/i, /130/],
    },
  },
  {
    id: 'ho-cq-trad-concert',
    language: 'en',
    catalogue: 'torridge',
    description: `A chara,

I'm the secretary of St Colmcille's GAA and we're running a concert in the hall on Friday 23 October to raise money for the new pitch. The Lonesome Road are playing, a six-piece trad group, and 350 tickets will be sold, everyone seated.

We need a stage 6m x 4m at 60cm with steps and a black valance around it, and 350 black stacking chairs. A PA that will fill the hall, with 4 floor monitors and a sound engineer to mix it. The group say they want 4 wired vocal mics on stands and 6 DI boxes, and we'd like a handheld radio mic for the MC. Some nice light on the stage as well.

Máire has her own keyboard so leave that off. There'll be no bar, it's a family night, and the ladies' committee are doing tea with the club's own urns and cups. Parents will mind the doors and the car park, so no need for stewards.

Le meas,
Fionnuala`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 22]),
        needs(/Black stacking/, [350, 360]),
        needs(SPEAKERS, [2, 24]),
        needs('stage_monitor', 4),
        needs('crew_sound', [1, 2]),
        either(needs('mic_wired', [4, 6]), needs(/Band PA/, [1, 2])),
        needs('di_box', [6, 8]),
        needs(/handheld radio mic/i, [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
      ],
      should: [needs(/legs, 60cm/, 12), needs('mic_stand', [4, 12]), needs('transport')],
      allowed: without(SHOW, ...TRAD_OFF),
      offers: without([...SHOW_OFFERS, 'coat_rail', 'induction_loop'], ...TRAD_OFF, 'backline'),
      excluded: TRAD_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'lectern', 'dj_player', 'crew_dj'],
      title: [/colmcille|concert|trad|lonesome|gaa/i, /350/],
    },
  },
  {
    id: 'ho-cq-sports-hall-prom',
    language: 'en',
    catalogue: 'torridge',
    description: `Good morning,

I'm head of sixth form and our Year 13 prom is on Friday 26 June in the sports hall, 7.30pm to 11.30pm, for 180 students. The aim is that it should not look like a sports hall!

With that in mind, could you price:
• 40 metres of black drape, to hide the wall bars
• 24 uplighters, purple if possible
• a 6m x 6m dance floor
• 2 disco lighting sets
• a red carpet for the entrance
• 16 poseur tables
• 2 bar counters for the mocktails, with 200 tumblers
• a balloon arch, if that's something you do

The DJ left us two years ago, so we're getting him at a good rate, and he brings his own decks and speakers. The photo booth has been booked and paid for by the parents' association. And please, no smoke or haze machines: last year the alarm went off and the whole site had to be evacuated.

Kind regards
Mrs J. Kingdon`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('drape', [40, 42]),
        needs('uplight', 24),
        needs('dance_floor', 36),
        needs('disco_light', 2),
        needs('carpet', 1),
        needs('table_cocktail', 16),
        needs('bar_unit', 2),
        needs(/Highball tumbler/, 200),
      ],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, 'lighting_console', 'crew_lighting', 'lighting_stand'], ...PROM_OFF),
      offers: without([...PARTY_OFFERS, ...PARTY_LIGHT, 'crew_steward'], ...PROM_OFF),
      excluded: PROM_OFF,
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'stage_monitor', 'crew_sound', 'patio_heater'],
      unmet: [/balloon/i],
      title: [/prom|sports hall|sixth|year 13/i, /180/],
    },
  },
  {
    id: 'ho-cq-carols-square',
    language: 'en',
    catalogue: 'torridge',
    description: `TELEPHONE NOTE, 14/10, 10.15
Caller: Jean, town council office, South Molton
Job: Carols in the Square, Sunday 13 December, 5pm - 6.30pm, approx 400 people. Town band and the primary school choir.

Wants
- the trailer stage
- PA for the square + sound engineer
- 2 handheld radio mics (vicar, mayor)
- 4 wired vocal mics on stands for choir and band
- light on the stage, band has to be able to read the music
- 20kVA generator, cables
- 20m cable ramp, it crosses the pavement

Festoon and tree lights: Chamber of Trade has those up from November, so none from us. Barriers come from the council depot. Everybody stands, band included = no chairs. The White Hart does the mulled wine from its own bar with its own staff.

Quote by email pls, full council is on the 21st.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [2, 16]),
        needs('crew_sound', [1, 2]),
        needs(/handheld radio mic/i, [2, 4]),
        either(needs('mic_wired', [4, 6]), needs(/Band PA/, [1, 2])),
        needs(['stage_wash', 'lighting_package', 'floodlight'], [1, 20]),
        needs(/20kVA/, 1),
        needs(['power_cable', 'power_distro'], [1, 40]),
        needs('cable_ramp', 20),
      ],
      should: [needs('mic_stand', [4, 12]), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...STAGE_LIGHT], ...CAROLS_OFF),
      offers: without([...OUTDOORS_OFFERS, 'music_stand', 'audio_recorder'], ...CAROLS_OFF),
      excluded: CAROLS_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'uplight', 'table_round', 'drum_kit'],
      title: [/carol|south molton|square/i, /400/],
    },
  },
];
