import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { ALL_TABLES } from './lists.ts';

/** In English over known shelves: nurses in Galway, an awards night, a barn wedding, a show of vegetables. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-s-nurses-galway',
    language: 'en',
    catalogue: 'demo',
    description: `Hi there,

I'm secretary of the West of Ireland Community Nurses and we've our annual study day coming up on Thursday 22 October in the Salthill Community Centre, Galway. Numbers are at 160 and I'd be surprised if they go beyond that, the ferry from Inis Mor permitting.

Could I trouble you for a quote for the following:

160 conference chairs in rows
A low stage, 4 metres by 2, on the 400 legs with steps
The acrylic lectern and a gooseneck mic for it
Two lapel mics, two handhelds for questions, and speakers for a room of that size
One 7,000 lumen projector with the 10ft screen
A laptop and a clicker, and one of the small timers so that Dr Hynes finishes before lunch
An induction loop, two of our members need it
Twelve poster boards
Two registration desks
A coat rail or two, it will rain. Say two
An AV technician for the day

Now, what we have. The centre has tables coming out of its ears, and its own catering crowd for the tea and coffee, cups and all. We don't want anything filmed this year: last year somebody's aside went out on the stream. And there's no need for stage lighting, the hall is grand and bright.

Le gach dea-ghui,
Noreen Flaherty`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Conference Chair/, [160, 168]),
        needs(/2m x 1m Deck/, 4),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        either(needs('speaker_top', [2, 6]), needs('speaker_column', [2, 4]), needs('pa_package', 1)),
        needs(/7,000 lm/, 1),
        needs(/10ft x 5ft/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('speaker_timer', 1),
        needs('induction_loop', 1),
        needs('pinboard', 12),
        needs('registration_desk', 2),
        needs('coat_rail', 2),
        needs(['crew_technician', 'crew_sound', 'crew_video']),
      ],
      should: [needs(/Leg 400/, [4, 16]), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, 'stage_skirt', 'stage_deck', 'stage_leg'],
      offers: MEETING_OFFERS,
      excluded: [
        ...ALL_TABLES,
        'hot_drinks',
        'crockery',
        'camera',
        'streaming_encoder',
        'video_recorder',
        'crew_camera',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier'],
      title: [/galway|salthill|nurses|study/i, /160/],
    },
  },
  {
    id: 'ho-s-lettings-awards',
    language: 'en',
    catalogue: 'demo',
    description: `Morning! I look after events for a property group in Leeds and we're running our in-house awards, "The Goldkeys", on Friday 20 November at the Armouries, 300 people, drinks at 6.30, dinner at 7.30, awards 9ish, then a DJ till 1am.

We'd like you to quote for the lot on the technical side: a 8m x 3m stage at 600mm with black skirt and a set of treads, an LED wall behind it 6m by 3m (indoor), clear lectern plus gooseneck, two handheld radios and two lapels, a proper PA for dinner and dancing with four subs, sound engineer, lighting for the stage plus 30 battery uplights round the room, six Pointes for the walk-ups, a lighting operator, a hazer, someone running slides and stings with a playback Mac, the 6m star cloth for the bar area and our own branded backdrop for photos (yours to print, 3m one). DJ with a controller and the white booth. Cold sparks, two units, for the big award. Also a 36 square metre white starlit floor.

Budget is around 18k plus VAT, I have room to move if it's good.

Thanks, Beth`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/2m x 1m Deck/, 12),
        needs('stage_skirt', [8, 22]),
        needs('stage_steps', [1, 2]),
        needs(/BP2/, 18),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 2),
        either(needs('speaker_top', [4, 8]), needs('line_array', [6, 16])),
        needs('subwoofer', 4),
        needs('crew_sound'),
        needs(['stage_wash', 'profile_spot', 'lighting_package']),
        needs(/Battery Uplighter/, 30),
        needs(/Pointe/, 6),
        needs(/Lighting Designer|Lighting Technician/),
        needs('hazer', 1),
        needs(/MacBook/, 1),
        needs('crew_video'),
        needs('star_cloth', 1),
        needs('backdrop', 1),
        needs('crew_dj', 1),
        needs('dj_controller', 1),
        needs('dj_booth', 1),
        needs('spark_machine', 2),
        needs(/Starlit/, 36),
      ],
      should: [
        needs(/Leg 600/, [12, 48]),
        needs('mixing_console', 1),
        needs('lighting_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...STAGE_LIGHT, 'stage_monitor', 'stage_handrail', 'effect_fluid', 'video_processor'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'inflatable', 'crowd_barrier', 'pinboard'],
      title: [/leeds|armouries|goldkeys|awards/i, /300/],
    },
  },
  {
    id: 'ho-s-lambing-barn',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hello,

We were at the Pearsons' wedding in May (you did the tent) and thought it all looked lovely, so here we are. Ours is Saturday 12 September, at my parents' farm outside Masham, 120 for the day. It'll all be in the lambing barn, once Dad has pressure-washed it, which he has promised in writing.

What we'd like:
- 120 cross-back chairs
- fifteen of the rustic oak tables, the 8ft ones
- hessian runners for them
- the wooden ceremony arch
- fairy light canopies for five bays
- the smaller oak dance floor, 15ft I think
- two rustic pallet bars
- the 2+1 loo trailer
- 20 storm lanterns
- a ceilidh band is coming but they're acoustic, so the disco PA for afterwards with one handheld radio mic for the speeches

Mum has put her foot down over crockery: she and the WI own enough plates and cutlery to feed the county, so only glasses needed from you, 120 wine and 120 flutes. We had a think about a marquee and won't be needing one. The Black Bull are running the bar with their own staff. Power is off the farm supply, three phase, so we've no use for a generator.

Could you also tell us when you'd want to deliver? It's 20 miles from you I reckon.

Best wishes
Hannah and Olly`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Cross-Back/, [120, 126]),
        needs(/Rustic Oak 8ft/, 15),
        needs(/Hessian$/, 15),
        needs('ceremony_arch', 1),
        needs(/Fairy Light Canopy/, 5),
        needs(/15ft x 15ft/, 1),
        needs(/Pallet/, 2),
        needs(/Luxury 2\+1/, 1),
        needs(/Storm Lantern/, 20),
        needs(/PA, Disco/, 1),
        needs('mic_wireless_handheld', 1),
        needs(/Wine 12oz/, [120, 132]),
        needs(/Flute/, [120, 132]),
      ],
      should: [needs(/15 to 40 Miles/, 1)],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: ['crockery', 'cutlery', 'marquee', 'crew_bar', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'table_desk', 'flip_chart', 'stage_deck'],
      title: [/masham|wedding|barn|hannah|olly/i, /120/],
    },
  },
  {
    id: 'ho-s-produce-show',
    language: 'en',
    catalogue: 'larkfield',
    description: `Dear Sirs,

Re: Great Ouseburn Produce Show, Saturday 22 August

Our usual man has retired to Spain, so may we ask you instead? The show takes place on the village green and draws about 600 visitors. It has been going since 1921, apart from the war and that business with the marrows.

Please price:

1 clearspan marquee, 9m x 18m, for the exhibits
1 clearspan marquee, 6m x 9m, for teas
45 trestle tables, 6ft, with white cloths to the floor
80 white bistro chairs
12 picnic sets
6 pop-up gazebos, 3m
4 portable toilets and one accessible
a coconut shy and a hook-a-duck stall
a bouncy castle
100m of bunting, so ten lengths
the megaphone, for the tug of war

The parish hall lends us its speakers and microphone for the opening, as it always has. Heating will not be wanted in August, nor will flooring. The Guides do the teas and have their own urns and crockery.

Mr Dobson has offered his generator.

Yours faithfully,
R. J. Thackray (Hon. Sec.)`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/9m x 18m/, 1),
        needs(/6m x 9m/, 1),
        needs(/Trestle 6ft x 2ft6in/, 45),
        needs(/70in x 144in/, [45, 48]),
        needs(/Bistro/, [80, 84]),
        needs('beer_table_set', 12),
        needs(/Gazebo 3m x 3m/, 6),
        needs(/Portable, Single/, 4),
        needs('toilet_accessible', 1),
        needs(/Coconut Shy/, 1),
        needs(/Duck/, 1),
        needs(/Bouncy/, 1),
        needs(/Bunting/, 10),
        needs('loudhailer', 1),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS.filter((each) => each !== 'generator'),
      offers: [...OUTDOORS_OFFERS, 'game', 'serving'],
      excluded: [
        'pa_package',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'space_heater',
        'patio_heater',
        'marquee_floor',
        'hot_drinks',
        'crockery',
        'generator',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'bar_unit'],
      title: [/ouseburn|produce|show/i, /600/],
    },
  },
];
