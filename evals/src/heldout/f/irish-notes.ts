import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { without } from './without.ts';

/** Short ones from the west of Ireland: a note, a post on a forum, a charity, a party. */
export const IRISH_NOTES: readonly EvalBrief[] = [
  {
    id: 'ho-f-note-month-mind',
    language: 'en',
    catalogue: 'corrib',
    description:
      'Could we get 12 trestles, 70 fold up chairs, 2 Burcos and 80 cup & saucers out to Corofin for Saturday week? It is a month’s mind, back at the house, maybe 70.',
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs('table_trestle', 12),
        needs(/folding chair/, 70),
        needs('hot_drinks', 2),
        needs(/Cup & saucer/, 80),
        needs('delivery', 1),
      ],
      allowed: ANY_JOB,
      offers: ['gazebo', 'coat_rail', 'patio_heater', 'waste_bin', 'cutlery', 'glassware', 'crockery'],
      silly: ['audio', 'video', 'lighting', 'staging', 'marquee', 'toilet_trailer', 'generator', 'table_round'],
      title: [/corofin/i, /70/],
    },
  },
  {
    id: 'ho-f-forum-field-disco',
    language: 'en',
    catalogue: 'corrib',
    description: `Thread: what PA for a field party??

Hey all, first post. Throwing a 30th in a field outside Oughterard on the June bank holiday Saturday, somewhere around 100 heads, all dancing hopefully. Mate's DJing on his own controller so decks are covered. Someone on here said a pair of 12s and a pair of 18s would do it?? I know nothing. Also there's no leccy so a generator (petrol is grand). Want a few lights, like 10 battery uplights for the hedges and 2 of those party bars. Gazebo over the DJ in case of, you know, Connemara. Also thinking 2 jacks. Not bothered about a stage. Who hires this stuff out and what do I actually need? cheers`,
    good: {
      attendees: [95, 110],
      days: 1,
      must: [
        either(needs('speaker_top', [2, 4]), needs(/Disco pkg/, [1, 2])),
        either(needs('subwoofer', [2, 4]), needs(/Disco pkg/, [1, 2])),
        needs(/6kVA/, [1, 2]),
        needs('uplight', [10, 10]),
        needs('disco_light', 2),
        needs('gazebo', 1),
        needs(/^Portaloo$/, 2),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('delivery', 1)],
      allowed: without([...SPEECH, ...OUTDOORS, 'subwoofer'], 'crew_sound'),
      offers: [
        ...OUTDOORS_OFFERS,
        ...PARTY_OFFERS,
        'crew_sound',
        'mic_wireless_handheld',
        'lighting_package',
        'smoke_machine',
      ],
      excluded: ['dj_player', 'dj_mixer', 'crew_dj', 'stage_deck', 'mobile_stage'],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'crowd_barrier', 'chair_banquet', 'led_wall'],
      title: [/oughterard/i, /100/],
    },
  },
  {
    id: 'ho-f-hospice-coffee-cycle',
    language: 'en',
    catalogue: 'corrib',
    description: `Hello, Galway Hospice fundraising here.

Our charity cycle comes home to Salthill prom on Sunday 3 May and we expect 350 cyclists between noon and four. As everything we raise should go to the nurses I'll only ask you for what we can't beg!

We can't beg: a finish-line sound system that runs off its own battery or off our van's inverter, with a mic; 40 barriers; 5 gazebos; 15 trestle tables; 6 bins; 4 walkie talkies.

We have begged: the bus company is bringing a stage truck, Order of Malta for first aid, Supermac's for food, the Council for loos (the permanent ones, cleaned twice), and a photographer.

Could you do it at the charity rate, delivered 9am?

Bríd`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        either(needs(/Mipro/, [1, 4]), needs(SPEAKERS, [1, 4])),
        needs('crowd_barrier', 40),
        needs('gazebo', 5),
        needs('table_trestle', 15),
        needs('waste_bin', 6),
        needs('two_way_radio', 4),
        needs('delivery', 1),
      ],
      should: [needs(/Mipro/, [1, 4])],
      allowed: without([...OUTDOORS, 'mic_wireless_handheld', 'speaker_stand', 'crew_sound'], 'generator'),
      offers: [...without(OUTDOORS_OFFERS, 'toilet'), 'crew_sound', 'festoon', 'chair'],
      excluded: [
        'mobile_stage',
        'stage_deck',
        'crew_medic',
        'cooking',
        'serving',
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'crew_photographer',
      ],
      silly: [
        'dance_floor',
        'projector',
        'lectern',
        'subwoofer',
        'marquee',
        'disco_light',
        'stage_monitor',
        'generator',
      ],
      title: [/salthill|hospice|cycle/i, /350/],
    },
  },
  {
    id: 'ho-f-choir-festival',
    language: 'en',
    catalogue: 'corrib',
    description: `Dear Sirs,

The Limerick Diocesan schools' choral festival takes place at the Dominican Church on Friday 20 November, 7 pm, with five choirs of up to 48 and an audience of 400. We require: four of the stepped choir risers; a condenser pair over the choir and two radio handhelds for the soloists and the MC; an electric piano, the good one, with its stand; a dozen music stands; speakers suitable for a very live nave; a mixer and an engineer; and a wash of light for the sanctuary, the eight-lamp package would be ample. Van access is from Baker Place.

Yours faithfully,
Sr Assumpta Daly`,
    good: {
      attendees: [400, 640],
      days: 1,
      must: [
        needs('choir_riser', 4),
        needs(/C451/, [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs('keyboard', 1),
        needs(SPEAKERS, [2, 8]),
        needs('mixing_console', 1),
        needs('crew_sound', 1),
        needs('lighting_package', 1),
      ],
      should: [needs('mic_stand'), needs('di_box'), needs('transport')],
      allowed: without([...SHOW, ...MEETING], 'hazer', 'subwoofer', 'projector'),
      offers: [...SHOW_OFFERS, ...MEETING_OFFERS, ...STAGE_LIGHT, 'stage_monitor'],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'dance_floor', 'crowd_barrier', 'disco_light', 'drum_kit'],
      unmet: [/music stand/i],
      title: [/limerick|choral|dominican/i, /400/],
    },
  },
];
