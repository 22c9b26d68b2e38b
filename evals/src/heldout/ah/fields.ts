import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SEATS, STAGE_LIGHT } from '../../usual.ts';
import { FOG, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE, OPERATOR, sound } from './shared.ts';

/** In the open. */
export const FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ah-film-on-the-green',
    language: 'en',
    catalogue: 'irthing',
    description: `Re: outdoor screens, anyone?

Asking for our parish council. We want to put on a free film on the village green, Friday 27 August, once it's dark. Reckon 300 might turn up, everybody brings a rug or a camping chair. From what I've read here one of those LED trailers is the safest bet. Then sound to go with it, something to play the film off, a radio mic for the vicar to say hello, 30 crowd barriers along the road side, two or three floodlights for the way out, four wheelie bins, and a person who knows how it all works.

Power's sorted, there's a 32A socket outside the village hall and we can run a cable from it. The loos in the hall will be open. The pub is doing the drinks from its own trailer. If it buckets down we call it off, so please say what you charge for that.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        sound([2, 8]),
        needs('playback_laptop', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crowd_barrier', 30),
        needs('floodlight', [2, 3]),
        needs('waste_bin', 4),
        needs(OPERATOR, [1, 3]),
      ],
      should: [needs('power_cable'), needs('power_distro', [1, 3]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'video_cable', 'video_switcher', 'crew_video'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: ['generator', 'fuel', ...LOOS, ...SEATS, 'bar_unit', 'crew_bar', 'refrigeration', 'glassware'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'exhibition_stand', 'projector'],
      title: [/film|green|cinema/i, /300/],
    },
  },
  {
    id: 'ho-ah-fete-no-power',
    language: 'en',
    catalogue: 'irthing',
    description: `Afternoon all,

Village fete, Saturday 10 July, noon till five, on the playing field, around 800 through the gate over the day. There is no power on the field whatsoever so a generator please, a quiet one.

We'd like:
6 pop-ups, 3 x 3, for stalls
40 trestle tables
80 white folding chairs
a PA for announcements and the dog show that carries across a field, with a radio mic
4 single loos + 1 accessible
2 hand wash stations
12 wheelie bins
50 crowd barriers
6 walkie-talkies

You needn't worry about: the big marquee (the Scouts are lending us theirs), first aid (Red Cross), the beer tent (the brewery turns up with bar, fridges and glasses), the bouncy castle (booked).

What happens if the ground is too wet for your lorry?

Many thanks
Roger`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('generator', [1, 2]),
        needs('gazebo', 6),
        needs('table_trestle', 40),
        needs(/folding wht/, 80),
        sound([1, 8]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 3])),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 12),
        needs('crowd_barrier', 50),
        needs('two_way_radio', 6),
      ],
      should: [needs('power_cable'), needs('power_distro', [1, 4]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, 'festoon', 'signage', 'mobile_stage', 'stage_deck'],
      excluded: ['marquee', 'crew_medic', 'bar_unit', 'refrigeration', 'glassware', 'crew_bar', 'inflatable'],
      silly: [
        'projector',
        'lectern',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'line_array',
        'interpretation_booth',
      ],
      title: [/f[eê]te/i, /800/],
    },
  },
  {
    id: 'ho-ah-carols-oval',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day,

Carols on the school oval, Sunday 13 December, roughly 2,000 people on picnic rugs, 6 till 9.30pm. After a quote for the truck stage, a PA that'll cover the oval with an operator, five choir risers for the kids' choir (60 of them), 6 corded SM58s on stands, 2 handheld radio mics for the MCs, lights on the stage because it'll be dark by the end, the 60kVA genset with leads and boards, 10 port-a-loos plus 2 accessible, 80 ped barricades and 6 light towers or floods for the carpark.

Bins are coming from council, no charge. Rotary's got the food and the drinks covered with their own barbecues and coolroom. The band (8 of them) bring all their own instruments and amps. And no smoke or haze, thanks, the fire captain gets twitchy in December.

If there's a total fire ban we move it to the Monday, so let us know how you'd handle that.

Cheers, Bronwyn (P&F)`,
    good: {
      attendees: [2000, 2068],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array'], [2, 24]), needs('pa_package', [1, 4])),
        needs('crew_sound', [1, 2]),
        needs('choir_riser', 5),
        needs(/SM58/, [6, 16]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs(/60kVA/, 1),
        needs(/Port-a-loo$/, 10),
        needs('toilet_accessible', 2),
        needs(/Pedestrian barricade/, 80),
        needs('floodlight', 6),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs('mic_stand', [6, 24]),
        needs('power_distro'),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'star_cloth', 'led_wall'],
      excluded: ['waste_bin', 'cooking', 'refrigeration', ...BACKLINE, ...FOG],
      silly: ['dance_floor', 'table_round', 'exhibition_stand', 'interpretation_booth', 'projector', 'table_cocktail'],
      title: [/carols|oval/i, /2[.,]?000/],
    },
  },
];
