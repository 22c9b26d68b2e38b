import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { BACKLINE, FILM } from './not-here.ts';

/** The same from Britain, New Zealand and Australia, and a page of a wiki. */
export const PUBLIC_OTHER: readonly EvalBrief[] = [
  {
    id: 'ho-x-switch-on',
    language: 'en',
    catalogue: 'kestrel',
    description: `CONTRACT NOTICE - Town Council, Christmas Lights Switch-On, Market Place, Friday 27 November, 16:00 to 20:00
Expected audience 1,500. The Council wishes to appoint one contractor for the following.

Item 1. Roofed trailer stage, not less than 24ft x 20ft, with attendance throughout.
Item 2. Public address: eight line array cabinets and four 18in subwoofers, amplification to suit, digital mixing console, four stage monitors, four handheld radio microphones, sound engineer.
Item 3. Stage lighting: small stage lighting kit, quantity two, and lighting technician.
Item 4. LED screen trailer of about 12 square metres.
Item 5. 160 crowd barriers.
Item 6. Eight portable toilets and one accessible.
Item 7. Two towable lighting towers.
Item 8. One 20kVA silenced generator for the stage, with distribution and 40 cable ramps.

Not included. The decorations and the festoon across the streets are erected by the Council's lighting contractor. Stewarding is let separately under the events framework. Bins are placed and emptied by Street Scene. The Council does not permit cold sparks, lasers or confetti in the Market Place. The brass band and the school choirs perform with their own instruments.

Budget available: GBP 11,000 excluding VAT. Evaluation: 60% price, 40% quality.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs('amplifier', [1, 4]),
        needs(/SQ-6/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound', [1, 14]),
        needs('lighting_package', 2),
        needs('crew_lighting', [1, 14]),
        needs(/screen trailer/, 1),
        needs('crowd_barrier', 160),
        needs(/^Portable toilet/, 8),
        needs('toilet_accessible', 1),
        needs(/Towable/, 2),
        needs(/20kVA/, 1),
        needs('power_distro', [1, 8]),
        needs('cable_ramp', 40),
      ],
      should: [needs('power_cable'), needs('stagebox', [1, 2]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, 'crew_video', 'playback_laptop', 'video_cable'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: ['festoon', 'crew_steward', 'waste_bin', 'spark_machine', ...BACKLINE],
      silly: ['dance_floor', 'table_round', 'projector', 'marquee', 'flip_chart', 'sofa'],
      title: [/switch-on|market place|christmas/i],
    },
  },
  {
    id: 'ho-x-dawn-service',
    language: 'en',
    catalogue: 'rimu',
    description: `District Council - request for prices, Anzac Day dawn service, the Domain, 25 April, 5.30am

We would like prices from local suppliers for:

- 1,200 white plastic chairs, bistro type, laid out in four blocks
- a platform 4.8m x 2.4m at 600mm beside the cenotaph, one set of steps, black skirt
- perspex lectern with gooseneck mic
- six QSC K12.2 on stands spread along the blocks, mixer, one handheld radio mic for the padre, a sound tech from 4am
- eight LED floods on tripods so people can find their seats; no lighting towers, they drown the bugler out
- two 7 kVA petrol generators
- 60 crowd barriers along the march route

What the Council and others look after: the Domain toilets will be unlocked so no portaloos. St John's are on site. The regional TV station films and streams the service with its own people. The RSA runs the gunfire breakfast in its own rooms, urns, tables and all. Traffic management is with our roading contractor. The pipe band marches and plays unamplified.

About 2,000 people attend, most stand.`,
    good: {
      attendees: [1200, 2000],
      days: 1,
      must: [
        needs(/bistro/, [1200, 1260]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [4, 15]),
        needs(/perspex/, 1),
        needs('mic_lectern', 1),
        needs(/K12/, 6),
        needs('speaker_stand', 6),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', [1, 14]),
        needs(/Flood, LED/, 8),
        needs(/EU70/, 2),
        needs('crowd_barrier', 60),
      ],
      should: [needs(/legs 600/, 4), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...LOOS,
        ...FILM,
        'crew_video',
        /Lighting tower/,
        'hot_drinks',
        'table_trestle',
        'table_round',
        'crew_medic',
        'stage_monitor',
      ],
      silly: ['dance_floor', 'disco_light', 'bar_unit', 'inflatable', 'subwoofer', 'moving_head'],
      title: [/anzac|dawn|domain/i],
    },
  },
  {
    id: 'ho-x-jazz-by-the-dam',
    language: 'en',
    catalogue: 'marlowe',
    description: `JAZZ BY THE DAM - infrastructure list for quoting (published with the committee's minutes, item 6)

Sunday 8 March, midday to 7pm, Progress Association reserve. Ticket cap 900. Six bands, from a trio to an 18-piece big band.

Wanted from the hire company:
1. Trailer stage with roof
2. PA: eight HDL 10-A boxes, four KS118, SQ-5 desk, six foldback wedges, eight corded SM58s, six DIs, audio operator all day
3. 18 music stands
4. 40 picnic settings, 12 market umbrellas, 10 pop-up gazebos for food stalls
5. 10 portaloos, 2 accessible, 3 handwash stations
6. Generator 60kVA, six distro boards
7. 25 wheelie bins

Sorted already: the Rotary run the bar out of their own van, with fridges and glasses. The bands bring their own backline, drums included. Crowd marshals are Surf Club volunteers. We're finished before dark, so don't quote any lighting. Fencing: the shire's lending us its panels.

Quotes to the secretary by Friday week.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 6),
        needs('mic_wired', 8),
        needs('di_box', 6),
        needs('crew_sound', [1, 14]),
        needs('music_stand', 18),
        needs('beer_table_set', 40),
        needs('parasol', 12),
        needs('gazebo', 10),
        needs(/^Portaloo$/, 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs(/60kVA/, 1),
        needs('power_distro', 6),
        needs('waste_bin', 25),
      ],
      should: [needs('power_cable'), needs('mic_stand', [8, 24]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'mic_instrument', 'mic_wireless_handheld', 'crew_stage_manager'],
      offers: [...OUTDOORS_OFFERS, 'mic_instrument'],
      excluded: [
        ...BACKLINE,
        ...STAGE_LIGHT.filter(
          (each) => !['truss', 'truss_base', 'lifting_tower', 'clamp', 'ballast'].includes(String(each)),
        ),
        'moving_head',
        'disco_light',
        'uplight',
        'festoon',
        'floodlight',
        'bar_unit',
        'crew_bar',
        'refrigeration',
        'glassware',
        'crew_steward',
        'fencing',
      ],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'chair_banquet', 'flip_chart'],
      title: [/jazz|dam|reserve/i],
    },
  },
  {
    id: 'ho-x-unconference-wiki',
    language: 'en',
    catalogue: 'demo',
    description: `Wiki page: Production / AV (last edited by tomasz)

MapCamp runs Thursday 1 to Saturday 3 October at the old tram depot. 180 tickets.

Main hall
* we need a stage, nothing tall: 6m x 2m, 40cm is fine, with a step
* a proper projector, the depot is bright, say 7,000 lumens or more, with a 16ft screen
* PA for talks, two handheld radio mics for questions, two headsets for speakers
* 180 chairs (the charcoal ones were comfy last year)
* someone technical in the hall all three days

Breakout corners (3)
* a 75in screen on a stand each and a flip chart each
* nothing else, people can shout

Already solved, please don't order again
* wifi: the depot's own, plus Anya's network team
* recording and streaming: the video collective bring cameras, mixer and operators
* laptops: everybody talks from their own
* tables: there are workbenches everywhere
* coffee: roastery next door does it, cups and all`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('projector', 1),
        needs(/16ft x 9ft/, 1),
        either(needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'])),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 2),
        needs(/Charcoal Conference/, [180, 189]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 14]),
        needs(/75/, 3),
        needs('flip_chart', 3),
      ],
      should: [needs('stage_leg', [6, 24]), needs('display_stand', 3), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, 'display'],
      offers: MEETING_OFFERS,
      excluded: [
        'network',
        ...FILM,
        'video_switcher',
        'playback_laptop',
        'table_trestle',
        'table_desk',
        'table_round',
        'hot_drinks',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'glassware'],
      title: [/mapcamp|depot|unconference/i, /180/],
    },
  },
];
