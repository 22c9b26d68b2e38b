import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SITE_POWER, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const MARQUEE_OFF: readonly Selector[] = ['marquee', 'marquee_floor', 'marquee_lining', ...LOOS];
const CLUB_OFF: readonly Selector[] = [...SPEAKERS, 'crew_sound'];
const FIELD_OFF: readonly Selector[] = ['generator', 'fuel', ...LOOS];
const CINEMA_OFF: readonly Selector[] = [...SEATS, 'bench', 'beer_table_set'];

/** Parties, stages and fields. */
export const BLYTH_OUT: readonly EvalBrief[] = [
  {
    id: 'ho-cj-meadow-wedding',
    language: 'en',
    catalogue: 'blyth',
    description: `Hello!

We get married on Saturday 19 June and the reception is in my parents' meadow near Rothbury, 140 guests sitting down, about 180 in the evening. Hadley's are putting up the marquee with its floor and lining, so that side is done.

From you we would like:
- 18 round tables (eight to a table) with white cloths
- 140 gold banqueting chairs
- napkins, dinner plates, cutlery and wine glasses for 140
- 140 champagne flutes
- dance floor, 5m x 5m
- a microphone for the speeches and a sound system that copes with dancing
- disco lights and 12 uplighters
- two bars and two bottle fridges
- a quiet generator, there is no mains up there

Our friend Kit is DJing for us and brings decks. For loos we're using the ones at the farmhouse and the camping barn.

Could you tell us too, separately, what the LOVE letters would cost?

Love, Flora and James`,
    good: {
      attendees: [140, 180],
      days: 1,
      must: [
        needs('table_round', 18),
        needs('tablecloth', [18, 22]),
        needs(/Gold/, 140),
        needs('napkin', [140, 160]),
        needs('crockery', [140, 160]),
        needs('cutlery', [140, 160]),
        needs(/Wine glass/, [140, 300]),
        needs(/flute/, [140, 160]),
        needs('dance_floor', [25, 26]),
        either(needs('mic_wireless_handheld', [1, 2]), needs(['pa_package'], [1, 2])),
        needs(SPEAKERS, [1, 8]),
        needs('disco_light', [1, 3]),
        needs('uplight', 12),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('generator', [1, 2]),
        offers(/LOVE/, 1),
      ],
      should: [needs('power_distro'), needs('transport')],
      allowed: without([...LOUD, ...SITE_POWER, ...ANY_JOB, 'mirror_ball', 'waste_bin', 'fire_extinguisher'], ...DECKS),
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'ceremony_arch', 'space_heater', 'floodlight'],
        ...MARQUEE_OFF,
        'crew_dj',
      ),
      excluded: [...MARQUEE_OFF, ...DECKS, 'crew_dj'],
      silly: ['projector', 'lectern', 'exhibition_stand', 'interpretation_booth', 'pit_barrier', 'mic_conference'],
      title: [/rothbury|wedding|meadow/i, /1[48]0/],
    },
  },
  {
    id: 'ho-cj-fifty-at-home',
    language: 'en',
    catalogue: 'blyth',
    description: `Hi, it's my 50th on Saturday 24 July and we're having 60 people round at the house, mostly in the garden. Budget about £1,200 including delivery.

I was thinking 2 gazebos, 6 of the picnic table and bench sets, 4 stand-up tables, a bar, 6 strings of festoon lights, 2 patio heaters, and a decent pair of speakers for a playlist off my phone plus a mic for one embarrassing speech. 60 wine glasses and 60 flutes.

My wife can't be doing with flashing lights so keep disco stuff off it. Food is coming from the curry house with plates and everything.

Oh and what would giant garden games come to? Only as a maybe.

Cheers
Phil`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs('gazebo', 2),
        needs('beer_table_set', 6),
        needs('table_cocktail', 4),
        needs('bar_unit', 1),
        needs('festoon', 6),
        needs('patio_heater', 2),
        needs(SPEAKERS, [1, 2]),
        needs(/Wine glass/, [60, 72]),
        needs(/flute/, [60, 72]),
        offers('game', 1),
      ],
      should: [needs('transport'), needs(['mic_wireless_handheld', 'mic_wired', 'pa_package'], [1, 3])],
      allowed: [
        ...LOUD,
        ...ANY_JOB,
        'mic_wireless_handheld',
        'mic_wired',
        'waste_bin',
        'fire_extinguisher',
        'refrigeration',
      ],
      offers: without(
        [...PARTY_OFFERS, 'gazebo', 'bench', 'chair', 'toilet', 'toilet_trailer', 'inflatable', 'generator'],
        'disco_light',
        'mirror_ball',
        'moving_head',
      ),
      excluded: ['disco_light', 'mirror_ball', 'crockery', 'cutlery'],
      silly: ['projector', 'lectern', 'line_array', 'crowd_barrier', 'stage_deck', 'exhibition_stand', 'stage_monitor'],
      title: [/50|birthday|phil/i, /60/],
    },
  },
  {
    id: 'ho-cj-club-three-bands',
    language: 'en',
    catalogue: 'blyth',
    description: `three band night @ The Cluny Cellar, fri 12 feb, doors 7.30, 250 cap

house PA is fine and big dave who works there mixes every gig, so that's covered. what the club hasn't got is backline and lights, so:

- 1 drum kit + drum mics
- 2 guitar amps
- 1 bass amp
- 3 wedges (theirs got nicked)
- 4 DIs
- 8 led pars, 4 moving heads, hazer, lighting desk
- somebody to drive the lights

keys player in the second band is bringing her own piano. can't go over 1400 quid all in

ta, Mags`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('drum_kit', 1),
        needs(/Drum microphone set/, 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('stage_monitor', 3),
        needs('di_box', 4),
        needs('stage_wash', 8),
        needs('moving_head', 4),
        needs('hazer', 1),
        needs('lighting_console', 1),
        needs('crew_lighting', 1),
      ],
      should: [needs('transport')],
      allowed: without(SHOW, ...CLUB_OFF, ...PLATFORM, 'mixing_console'),
      offers: without(SHOW_OFFERS, ...PLATFORM, 'backline'),
      excluded: [...CLUB_OFF, 'keyboard', 'piano'],
      silly: ['generator', ...LOOS, 'marquee', 'projector', 'lectern', 'table_round', 'festoon', 'dance_floor'],
      title: [/cluny|band/i, /250/],
    },
  },
  {
    id: 'ho-cj-folk-field',
    language: 'en',
    catalogue: 'blyth',
    description: `WANSFELL FOLK WEEKEND - main stage
Saturday 14 and Sunday 15 August. Showground, open grass. 1,500 people each day. Music noon till 10pm.

Stage: your roofed trailer stage.
Sound: line array, 12 cabinets, with 6 subs. 48-channel desk, stagebox, 8 wedges, 10 vocal mics on stands, 8 instrument mics, 12 DI boxes, a drum mic set.
Light: 16 LED pars, 6 moving heads, desk.
Crew: 2 sound engineers (front and monitors) and 1 lighting operator, both days. 4 site hands for building on Friday and for clearing on Sunday night.
Barrier: 60 crowd barriers for the front and sides.
Radios: 12.
Bins: 20.

Power is laid on at the field, the showground has three-phase sockets beside the stage. Sanitation is being organised by the district council. The bands bring whatever instruments they play.`,
    good: {
      attendees: [1500, 3000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 12),
        needs('subwoofer', 6),
        needs(/SQ-5/, [1, 2]),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 8),
        needs(/SM58/, 10),
        needs(/SM57/, 8),
        needs('di_box', 12),
        needs(/Drum microphone set/, 1),
        needs('stage_wash', 16),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_sound', [2, 4]),
        needs('crew_lighting', [1, 2]),
        needs('crew_stagehand', [4, 96]),
        needs('crowd_barrier', 60),
        needs('two_way_radio', 12),
        needs('waste_bin', 20),
      ],
      should: [needs('mic_stand', [10, 30]), needs('power_distro'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...FIELD_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...FIELD_OFF, 'backline', 'stage_roof').concat(
        'guitar_amp',
        'bass_amp',
      ),
      excluded: [...FIELD_OFF, 'drum_kit', 'keyboard'],
      silly: ['table_round', 'chair_banquet', 'lectern', 'mic_conference', 'dance_floor', 'exhibition_stand'],
      title: [/wansfell|folk/i],
    },
  },
  {
    id: 'ho-cj-church-fete',
    language: 'en',
    catalogue: 'blyth',
    description: `Church fête, Rectory garden, Saturday 3 July, 12 noon to 4pm. We usually have about 400 through the gate.

We would like to hire please
16 gazebos
30 trestle tables
60 black folding chairs
10 picnic tables with benches
a battery PA with a microphone for the vicar and the raffle
4 portable toilets and 1 accessible one
10 wheelie bins
2 tea urns
100 cups and saucers
garden games

The bouncy castle is the Scouts' job. Bunting and signs we make ourselves. We can collect nothing, so everything has to be delivered.

Mrs P. Ridley (fête secretary)`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('gazebo', 16),
        needs('table_trestle', 30),
        needs(/Black folding/, 60),
        needs('beer_table_set', 10),
        needs(/battery PA/, [1, 2]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 10),
        needs('hot_drinks', 2),
        needs('crockery', 100),
        needs('game', [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'audio_player', 'mic_wireless_handheld'],
      offers: without(
        [...OUTDOORS_OFFERS, 'refrigeration', 'tablecloth', 'two_way_radio', 'marquee', 'generator'],
        'signage',
      ),
      excluded: ['inflatable'],
      silly: ['line_array', 'subwoofer', 'led_wall', 'projector', 'moving_head', 'dance_floor', 'stage_monitor'],
      title: [/f[eê]te|rectory|church/i, /400/],
    },
  },
  {
    id: 'ho-cj-park-cinema',
    language: 'en',
    catalogue: 'blyth',
    description: `Hi all,

Outdoor film night in Ward's Park on Saturday 28 August. Film starts at dusk, 8.45ish. 300 tickets.

Need: the inflatable cinema screen, a projector bright enough for it, a laptop to play the film, good stereo sound for 300 on grass, one handheld mic for the introduction, a generator with the cables, a technician to run the show, 30 crowd barriers, 3 toilets plus 1 accessible, 8 floodlights for the way out.

Folk bring their own rugs and camp chairs so no seating. Pizza and drinks vans come self-contained.

Could I see a 20-string festoon option as well?

Best,
Owen, Friends of Ward's Park`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Inflatable cinema/, 1),
        needs('projector', 1),
        needs('playback_laptop', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('generator', [1, 2]),
        needs('power_cable', [1, 40]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 24]),
        needs('crowd_barrier', 30),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        needs('floodlight', 8),
        offers('festoon', 20),
      ],
      should: [needs(/12,000/, 1), needs('transport')],
      allowed: without([...LOUD, ...OUTDOORS, 'crew_video', 'video_cable', 'projector_lens'], ...CINEMA_OFF),
      offers: without([...OUTDOORS_OFFERS, 'crew_sound', 'audio_player', 'crew_video'], ...CINEMA_OFF),
      excluded: CINEMA_OFF,
      silly: ['lectern', 'table_round', 'dance_floor', 'stage_monitor', 'exhibition_stand', 'disco_light', 'drum_kit'],
      title: [/ward|film|cinema/i, /300/],
    },
  },
  {
    id: 'ho-cj-sports-day',
    language: 'en',
    catalogue: 'blyth',
    description: `Primary schools' athletics day, Friday 25 June, Monkton track. 400 children from nine schools and maybe 200 parents.

Please quote for two battery PAs, each with a handheld mic (one at the start, one at the finish), 9 gazebos, one for every school, 9 trestle tables, 100 folding chairs, 40 crowd barriers along the straight, 6 two-way radios, 6 portable toilets, 2 accessible toilets, 2 hand-wash units, 12 bins. A small stage for the medals, 4m x 2m and 30cm high, with a step.

Delivery on Thursday afternoon if you can.

Sam Whitfield
School Games organiser`,
    good: {
      attendees: [400, 600],
      days: 1,
      must: [
        needs(/battery PA/, 2),
        needs('gazebo', 9),
        needs('table_trestle', 9),
        needs(['chair'], 100),
        needs('crowd_barrier', 40),
        needs('two_way_radio', 6),
        needs('toilet', 6),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('waste_bin', 12),
        needs('stage_deck', [4, 5]),
        needs('stage_steps', [1, 2]),
      ],
      should: [needs(/legs, 30cm/, [4, 5]), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM, 'audio_player', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'marquee', 'crew_technician', 'refrigeration', 'hot_drinks', 'signage'],
      silly: ['line_array', 'subwoofer', 'projector', 'moving_head', 'dance_floor', 'table_round', 'bar_unit'],
      title: [/athletic|sport|monkton|school/i],
    },
  },
];
