import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

export const AUSTRALIAN: readonly EvalBrief[] = [
  {
    id: 'ho-e-fortieth',
    language: 'en',
    catalogue: 'wattlebird',
    description:
      "Hi guys, it's my husband's 40th on Saturday 21 November, at our place in Mudgee, 70 people in the backyard. We'd like a 6x12 marquee, 10 dry bars, 20 bar stools, 6 strings of festoon, a party light pack, a disco ball, a speaker we can plug a phone into, 6 eskies, a timber bar and one port-a-loo. The caterer is bringing plates and cutlery. We already have chairs and trestle tables from the footy club. There's power on the deck so no generator. Can you deliver Friday and pick up Sunday? Thanks, Kylie",
    good: {
      attendees: 70,
      must: [
        needs(/6m x 12m/, 1),
        needs('table_cocktail', 10),
        needs('bar_stool', 20),
        needs('festoon', 6),
        needs(/Party Light/, 1),
        needs('mirror_ball', 1),
        either(needs(SPEAKERS, [1, 4]), needs('pa_package', [1, 2])),
        needs(/Esky/, 6),
        needs(/recycled timber/, 1),
        needs('toilet', 1),
        needs('delivery', [1, 2]),
      ],
      should: [needs('power_cable')],
      allowed: [...LOUD, ...OUTDOORS, 'marquee_floor', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, /Fairy light|Jenga|Cornhole|Clear roof/, 'fan'],
      excluded: ['crockery', 'cutlery', ...SEATS, 'table_trestle', 'generator'],
      silly: ['projector', 'lectern', 'line_array', 'crowd_barrier', 'fencing', 'registration_desk'],
      title: [/mudgee/i, /70/],
    },
  },
  {
    id: 'ho-e-dawn-service',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Good morning,

The combined churches of Port Macquarie hold an Easter dawn service on the headland, Sunday 5 April at 5.30 am, and we usually have around 300. Could you please quote for:

* PA with 2 wireless handheld mics and a lapel mic for the minister
* timber lectern
* 150 folding chairs
* choir risers for 24 singers
* 4 work lights
* 1 small petrol generator
* someone to run the sound

No stage needed. The public toilets will be open, so we don't need any toilets. Hot cross buns and coffee are organised.

God bless,
Pastor Wes Tamblyn`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        either(needs(SPEAKERS, [2, 10]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_wireless_lapel', 1),
        needs(/Tasmanian oak/, 1),
        needs('chair', [150, 150]),
        needs('choir_riser', 2),
        needs(/Worklight/, 4),
        needs(/7kVA/, 1),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...SPEECH, ...OUTDOORS, 'mic_lectern', 'mic_wired', 'mic_instrument', 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, 'stage_monitor', 'di_box', 'induction_loop', 'loudhailer', 'mic_headset'],
      excluded: ['stage_deck', 'mobile_stage', ...LOOS, 'hot_drinks'],
      silly: ['marquee', 'dance_floor', 'projector', 'disco_light', 'moving_head', 'inflatable', 'fencing'],
      title: [/macquarie|dawn|easter/i, /300/],
    },
  },
  {
    id: 'ho-e-formal',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Year 12 Formal, Capricorn State High
Friday 20 November, 6pm to 11pm
Rockhampton Leagues Club ballroom
180 students and staff

Can we get a price on
- parquetry dance floor 6m x 6m
- 2 red carpet runners
- media wall with school logo
- 12 bollards with rope
- selfie booth
- 20 battery uplights
- 6 fairy light curtains
- 12m white silk drape
- perspex lectern

The venue has tables and chairs and does the linen. The DJ brings his own sound system and party lights, and he has a mic for the speeches. No haze or smoke please.

Cheers, Dianne (Year 12 coordinator)`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/parquetry/, [25, 25]),
        needs(/Red carpet/, 2),
        needs(/Media wall/, 1),
        needs('stanchion', 12),
        needs('photo_booth', 1),
        needs(/Battery uplight/, 20),
        needs(/Fairy light/, 6),
        needs(/White silk drape/, 12),
        needs(/perspex/, 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB],
      offers: PARTY_OFFERS,
      excluded: [
        ...SEATS,
        'table_round',
        'table_trestle',
        'tablecloth',
        'napkin',
        ...SPEAKERS,
        'mic_wireless_handheld',
        'disco_light',
        'hazer',
        'smoke_machine',
      ],
      silly: ['generator', 'marquee', 'toilet', 'projector', 'stage_deck', 'crowd_barrier', 'gazebo'],
      title: [/rockhampton|capricorn/i, /180/],
    },
  },
  {
    id: 'ho-e-folk-weekend',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Bellarine Folk Weekend
Saturday 17 and Sunday 18 January, showgrounds at Queenscliff, about 1,200 people a day

Main stage
Truck stage with roof
8 line array boxes, 4 subs
6 foldback wedges
32 channel digital desk
12 SM58s, 8 DIs, 16 boom stands
Stage lighting with operator
2 audio operators

Second stage
10x15 marquee with 150 black folding chairs
A Bose stick with 2 wireless handhelds

Site
14 pop-up gazebos 3x3
24 picnic settings
12 port-a-loos and 2 accessible
20 wheelie bins
80 temp fence panels
2 x 20kVA gensets, with diesel
3 lighting towers
10 UHF radios
12 fire extinguishers

Bump in Friday, out Monday. Thanks, Fergus`,
    good: {
      attendees: [1200, 2400],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('stage_monitor', 6),
        needs('mixing_console', [1, 3]),
        needs(/SM58/, 12),
        needs('di_box', 8),
        needs(/Boom stand/, [16, 16]),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot'], [1, 40]),
        needs('crew_lighting', [1, 2]),
        needs('crew_sound', [2, 3]),
        needs(/10m x 15m/, 1),
        needs(/Bistro folding/, [150, 150]),
        needs(/Bose L1/, [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs(/Pop-up 3x3/, 14),
        needs('beer_table_set', 24),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
        needs('fencing', 80),
        needs(/20kVA/, 2),
        needs('fuel'),
        needs(/Lighting tower/, 3),
        needs('two_way_radio', 10),
        needs('fire_extinguisher', 12),
      ],
      should: [needs('stagebox'), needs('power_distro'), needs('crew_stagehand'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS, 'marquee_floor'],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'refrigeration', 'induction_loop', 'fan'],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'disco_light', 'toilet_trailer', 'space_heater'],
      title: [/queenscliff|bellarine/i, /[12][,. ]?[24]00/],
    },
  },
];
