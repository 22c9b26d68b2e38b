import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEECH } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';
import { LANTERNS, SYSTEM } from './lists.ts';

/** Private people and parishes of an Australian hire company: weddings, a fortieth, a memorial, a fete. */
export const MARLOWE_PEOPLE: readonly EvalBrief[] = [
  {
    id: 'ho-s-shearing-shed',
    language: 'en',
    catalogue: 'marlowe',
    description: `Hi there,

My fiance Tom and I are getting married on Saturday 14 March at his uncle's place outside Yass, and the reception is in the old shearing shed. We kept putting this email off because every time we sit down somebody remembers another cousin, but we've settled on 110 guests, kids included.

For the ceremony down by the creek we'd love 110 white Americana chairs, the timber arbour and some way for the people at the back to hear our celebrant. There's no power down there so it would have to run off a battery.

For dinner in the shed: eleven of the ten-seater round tables with white cloths, 110 bentwood chairs, and a white napkin each. Eight strands of festoon to string along the rafters. And a parquetry dance floor, 5m x 5m I think, Tom's mum is very keen on a waltz.

The band are mates of ours from uni and they bring all their own sound gear and lights, so leave that side of things out. Our caterers supply the plates, cutlery and glasses. Tom's cousin Macca is doing the bar out of a converted horse float (don't ask). There are proper toilets at the shed, they put them in for the shearers years ago.

Can you let us know what it'd come to with delivery?

Thanks heaps,
Bec`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Americana/, [110, 116]),
        needs('ceremony_arch', 1),
        needs(/Mipro/, 1),
        needs(/Round table 1.8m/, 11),
        needs(/Tablecloth, round/, [11, 12]),
        needs(/Bentwood/, [110, 116]),
        needs('napkin', [110, 121]),
        needs('festoon', 8),
        needs('dance_floor', [25, 25]),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        'mic_stand',
        'speaker_stand',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
      ],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        /PA Large/,
        /^QSC/,
        /Bose/,
        'subwoofer',
        'stage_monitor',
        'line_array',
        'mixing_console',
        'disco_light',
        ...LANTERNS,
        'crockery',
        'cutlery',
        'glassware',
        'bar_unit',
        'crew_bar',
        ...LOOS,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'stage_deck', 'pinboard'],
      title: [/yass|wedding|shed|bec|tom/i, /110/],
    },
  },
  {
    id: 'ho-s-byron-elopers',
    language: 'en',
    catalogue: 'marlowe',
    description: `Hello from Portland, Oregon!

Ashley and I are bringing our families down under for our wedding on October 24 near Byron Bay. It's a small one: 48 guests including us. The rental house has a big flat lawn and a view that made my mother cry over FaceTime.

What we're hoping to get from you:
- one 6 x 12 tent with a floor in it, in case it rains
- six of the long hardwood feasting tables
- 50 white Tiffany chairs (2 spare because I know my uncle)
- dinner plates, silverware and wine glasses, two glasses per person
- 50 linen napkins
- 4 heaters for the evening, I'm told it gets chilly
- the nicer restroom trailer, because the house is on septic and the owner is nervous about it

My brother is flying in with his guitar and a little battery speaker, so we're fine for music and don't need speakers or microphones. We decided against a dance floor, we'll dance barefoot. Flowers and the arch come from a florist in Mullumbimby who is a genius.

Is setup included? Somebody should be there to put the tables where they go.

xo Ashley & Drew`,
    good: {
      attendees: 48,
      days: 1,
      must: [
        needs(/Marquee 6m x 12m/, 1),
        needs('marquee_floor', [72, 72]),
        needs(/Feasting/, 6),
        needs(/Tiffany/, 50),
        needs('crockery', [48, 53]),
        needs('cutlery', [48, 53]),
        needs(/Wine glass/, [96, 106]),
        needs('napkin', 50),
        needs('patio_heater', 4),
        needs('toilet_trailer', 1),
        needs('crew_stagehand'),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, 'festoon'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...SYSTEM,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'dance_floor',
        'ceremony_arch',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'stage_deck', 'table_round', 'disco_light'],
      title: [/byron|wedding|ashley|drew/i, /48/],
    },
  },
  {
    id: 'ho-s-fortieth',
    language: 'en',
    catalogue: 'marlowe',
    description: `hey guys, throwing my wife a surprise 40th in our backyard in Geelong sat 6 june from 5pm, 60 people if they all turn up. she thinks we're going to the movies

want: 1 x marquee 6x12 in case it buckets down, 8 dry bars, 16 black bar stools, 4 strings of festoon, a set of those party lights, the 2m timber bar, a bar fridge, 60 champagne flutes and 60 wine glasses, 4 outdoor heaters, and a small PA so i can plug the playlist in and say a few words. photo booth too, the kids are begging. two of your blokes to help set up would be great. got about 5 grand to play with, cheers, Dave`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs(/Marquee 6m x 12m/, 1),
        needs(/Dry bar/, 8),
        needs('bar_stool', 16),
        needs('festoon', 4),
        needs('disco_light', 1),
        needs('bar_unit', 1),
        needs(/Bar fridge/, 1),
        needs(/Champagne/, [60, 66]),
        needs(/Wine glass/, [60, 66]),
        needs('patio_heater', 4),
        needs('pa_package', 1),
        needs('photo_booth', 1),
        needs('crew_stagehand'),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'pinboard', 'stage_monitor'],
      title: [/geelong|40th|fortieth|birthday|party/i, /60/],
    },
  },
  {
    id: 'ho-s-memorial',
    language: 'en',
    catalogue: 'marlowe',
    description: `Good afternoon,

I'm writing on behalf of my mother. Dad passed away last week and we're holding a memorial for him on Friday 21 August at St Columba's church hall in Toowoomba, with afternoon tea after the service. He coached half the cricketers in the district, so we think around 150 will come.

Would you be able to supply 90 conference chairs, ten trestle tables with white trestle cloths, 150 cups and saucers, two urns, and two of the 55 inch screens on stands to show photographs? My nephew has put the photos together and will bring his own computer.

The church has a sound system which Father Dennis tells us works very well, so nothing is needed there. The ladies of the parish are doing the food and serving it, as they did for Nan, so we don't need waiters.

If two people could help set up the tables on the Friday morning we'd be grateful, most of us are not as young as we were.

Kind regards,
Margaret Olsen`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/Conference chair/, [90, 95]),
        needs('table_trestle', 10),
        needs(/Tablecloth, trestle/, [10, 11]),
        needs(/Cup and saucer/, [150, 165]),
        needs('hot_drinks', 2),
        needs(/55"/, 2),
        needs('crew_stagehand'),
      ],
      should: [needs('transport')],
      allowed: [
        'video_cable',
        'video_switcher',
        'power_cable',
        'power_distro',
        'consumables',
        'crew_technician',
        'crew_video',
        'cable_ramp',
      ],
      offers: [
        'lectern',
        'plants',
        'signage',
        'centrepiece',
        'induction_loop',
        'napkin',
        'serving',
        'cutlery',
        'crockery',
        'glassware',
        'display',
        'pinboard',
        'mic_wireless_handheld',
        'refrigeration',
        'waste_bin',
        'presentation_clicker',
      ],
      excluded: [...SYSTEM, 'playback_laptop', 'crew_waiter'],
      silly: ['disco_light', 'dance_floor', 'generator', 'toilet', 'crowd_barrier', 'marquee', 'moving_head'],
      title: [/toowoomba|memorial|columba/i, /150/],
    },
  },
  {
    id: 'ho-s-parish-fete',
    language: 'en',
    catalogue: 'marlowe',
    description: `Good morning,

It's that time of year again and I seem to have been made convenor of the fete, having missed the meeting. Our Lady of the Rosary, Caloundra, Sunday 18 October from 9 until 3 on the church oval. In a good year we see about 1,500 people across the day.

What the committee has asked me to price:

12 pop-up gazebos for the stallholders
30 trestle tables
100 plastic chairs
20 picnic settings
1 jumping castle
6 portaloos and 1 accessible one
2 handwash stations
the 20 kVA generator for the rides end of the oval, with 2 distro boards
40 crowd barriers for the car park
1 cool room for the drinks

The primary school next door is lending us its PA, so don't worry about sound. The Lions Club always does the sausage sizzle on its own barbecues. Bins are looked after by the Scouts, who take it very seriously. I have fifteen dads in hi-vis for the parking, so no marshals thank you.

Yours in hope of sunshine,
Carmel Fitzgerald`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('gazebo', 12),
        needs('table_trestle', 30),
        needs(/Plastic stacking/, [100, 105]),
        needs('beer_table_set', 20),
        needs('inflatable', 1),
        needs(/Portaloo$/, 6),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs(/20kVA/, 1),
        needs('power_distro', 2),
        needs('crowd_barrier', 40),
        needs(/cool room/, 1),
      ],
      should: [needs('transport'), needs('power_cable')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, 'two_way_radio', 'hot_drinks', 'table_cocktail', 'tablecloth'],
      excluded: [...SYSTEM, 'cooking', 'waste_bin', 'crew_steward'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'table_round', 'moving_head', 'stage_monitor'],
      title: [/caloundra|fete|rosary/i, /1[,.]?500/],
    },
  },
  {
    id: 'ho-s-garden-wedding',
    language: 'en',
    catalogue: 'marlowe',
    description: `Enquiry from website
Name: Siobhan Kelleher
Event type: Wedding
Date: 07/11
Guests: 140
Venue: private property, Red Hill

Tell us about your event:
I'm from Cork originally so please forgive the length of this, we can't say anything in under a page. It's a garden wedding with a sit-down dinner in a marquee on the tennis court. My planner friend at home says I need the 10 x 21 marquee. No floor needed in it since the court is dead flat and we quite like the look. Fourteen long trestles with white trestle cloths, 140 white Tiffany chairs, dinner plates, cutlery sets, 140 wine glasses and 140 champagne flutes, 140 napkins. A dance floor of 6m x 6m. Eight potted olives for the entrance.

The DJ is my own brother and he's bringing the whole lot with him, decks, speakers and disco lights. We'd only want two handheld... actually no, he has mics as well. 24 uplights around the marquee walls please, the battery ones.

We've had a lovely local crowd organised for the drinks: Red Hill Cellars bring their own bar and their own people behind it. No portaloos please, the house has five bathrooms and a pool house.

Would you also do heaters? Six of the outdoor ones.`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/10m x 21m/, 1),
        needs('table_trestle', 14),
        needs(/Tablecloth, trestle/, [14, 15]),
        needs(/Tiffany/, [140, 147]),
        needs('crockery', [140, 154]),
        needs('cutlery', [140, 154]),
        needs(/Wine glass/, [140, 154]),
        needs(/Champagne/, [140, 154]),
        needs('napkin', [140, 154]),
        needs('dance_floor', 36),
        needs(/olive/, 8),
        needs('uplight', 24),
        needs('patio_heater', 6),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'marquee_floor',
        'dj_player',
        'dj_mixer',
        ...SYSTEM,
        'disco_light',
        'mic_wireless_handheld',
        'crew_dj',
        'bar_unit',
        'crew_bar',
        ...LOOS,
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'led_wall', 'pinboard', 'stage_monitor', 'table_round'],
      title: [/red hill|wedding/i, /140/],
    },
  },
];
