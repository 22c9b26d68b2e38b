import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { LOUD, PLATFORM, RADIO_MICS, SEATS, SLIDES, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

const MOVIE_OFF: readonly Selector[] = ['generator', 'fuel', ...SEATS, ...LOOS, 'playback_laptop'];
const FUNERAL_OFF: readonly Selector[] = [
  ...RADIO_MICS,
  'mic_wired',
  'mic_lectern',
  'camera',
  'crew_camera',
  'generator',
  'fuel',
  'stage_wash',
  'lighting_package',
  'uplight',
  'floodlight',
  'festoon',
];

/** Under the sky. */
export const YARROW_OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-bl-movie-field',
    language: 'en',
    catalogue: 'yarrow',
    description: `[forum] PTO movie night, what do I rent??

So I got volunteered. Friday, September 18, on the soccer field behind our elementary school, about 300 people counting kids. Movie starts once it's fully dark.

What I think I need: a projector bright enough for outside, a 16 foot screen, speakers that reach the back of the field, one wireless mic so the principal can welcome everybody, and a tech who stays through the credits. Extension cords and cable ramps too I guess.

What I don't need: generator (the fire department is lending us one), seating (everybody brings blankets and lawn chairs), porta potties (school restrooms will be open). The movie plays off my own laptop.

Can somebody send me a quote?`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/16ft/, 1),
        needs(SPEAKERS, [2, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 16]),
        needs('cable_ramp', [2, 50]),
        needs('power_cable', [1, 40]),
      ],
      should: [needs(/12K/, 1), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, ...SLIDES], ...MOVIE_OFF),
      offers: without([...OUTDOORS_OFFERS, 'audio_player', 'cooking'], ...MOVIE_OFF),
      excluded: MOVIE_OFF,
      silly: ['stage_deck', 'dance_floor', 'stage_monitor', 'table_round', 'disco_light', 'hazer', 'lectern'],
      title: [/movie|cinema/i, /300/],
    },
  },
  {
    id: 'ho-bl-churchyard-overflow',
    language: 'en',
    catalogue: 'yarrow',
    description: `Dear Sir or Madam,

My father's funeral Mass is on Tuesday 9 February at 11 in St Fachtna's. The church holds 350 and, God rest him, he knew everybody, so we expect the same again out in the yard, 700 between the two.

Inside we need nothing at all. Father Dermot has his own radio microphone and the ambo is wired, and the Mass goes out on the parish webcam, so the camera is there as well.

For the yard, could you supply speakers so that people outside can hear (there is an output at the back of the church to plug into), two 75 inch televisions showing the webcam, six pop-up gazebos in case of rain, and 120 black folding chairs for the older people. One of your technicians to mind it for the morning would be a great ease to us.

The sacristan will give you power from the sacristy, so no generator. No lights either, please, it is eleven in the morning.

With thanks,
Gráinne`,
    good: {
      attendees: [350, 700],
      days: 1,
      must: [
        needs(SPEAKERS, [2, 12]),
        needs(/TV, 75in/, 2),
        needs('gazebo', 6),
        needs(/folding, black/, 120),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
      ],
      should: [needs(['power_cable', 'cable_ramp']), needs('transport')],
      allowed: without(
        [...SPEECH, ...ANY_JOB, 'display', 'display_stand', 'video_cable', 'video_converter', 'crew_video', 'ballast'],
        ...FUNERAL_OFF,
        'mic_stand',
      ),
      offers: ['crew_steward', 'crowd_barrier', 'hand_wash', 'patio_heater', 'two_way_radio', 'signage', ...LOOS],
      excluded: FUNERAL_OFF,
      silly: [
        'stage_deck',
        'dance_floor',
        'subwoofer',
        'stage_monitor',
        'disco_light',
        'bar_unit',
        'inflatable',
        'projector',
      ],
      title: [/funeral|mass|fachtna/i],
    },
  },
  {
    id: 'ho-bl-oval-fete',
    language: 'en',
    catalogue: 'yarrow',
    description: `G'day,

It's that time again. Wattle Creek Primary spring fete, Sunday 18 October, 9 till 3, on the school oval. We had about 1,200 through the gate last year and I'd plan on the same.

The P&C committee has signed off on the following:

20 pop-up gazebos for the stalls
40 picnic sets
12 single portaloos and 2 accessible ones, and 2 hand wash units
20 wheelie bins
2 bouncy castles
2 x 6kVA gennies with leads
50 crowd barriers around the car park end
small stage for the kids' bands, six 8x4 decks at 1ft, with steps
PA for the stage and announcements, 2 handheld radio mics, and a sound engineer for the day

There's a bit of budget left over, so if you think we've missed something sing out.

Cheers,
Robbo (P&C treasurer)`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('gazebo', 20),
        needs('beer_table_set', 40),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('waste_bin', 20),
        needs('inflatable', 2),
        needs(/6kVA/, 2),
        needs('crowd_barrier', 50),
        needs(/8ft x 4ft/, 6),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 2]),
      ],
      should: [needs(/Legs, 1ft/, 6), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor', 'mic_wired', 'mic_instrument', 'di_box'],
      offers: [...OUTDOORS_OFFERS, 'stage_wash', 'marquee', 'audio_recorder', 'refrigeration', 'mobile_stage'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'uplight', 'interpretation_booth', 'table_round'],
      title: [/wattle|fete/i, /1[.,  ]?200/],
    },
  },
];
