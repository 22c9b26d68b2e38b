import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, STAGE_LIGHT } from '../../usual.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** An American church's Easter morning, an Australian athletics day, an Irish town's Christmas market. */
export const GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-ao-sunrise-service',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hi there,

Our church is holding its Easter sunrise service outdoors again this year, at the amphitheater lawn in Sedona, AZ, on Sunday, April 4 at 6:15 a.m. We had about 600 last year.

What we'd like to rent:
(6) 4' x 8' risers at 16" with one step unit for the pastor and the praise team
600 white resin chairs
PA for 600 outdoors, with an A1
(3) wireless handhelds, (1) headset for Pastor Dan
(4) monitor wedges
a lucite podium
(2) 7 kW Honda generators with cabling
(4) 10x10 canopies for the welcome team

The praise team is vocals, two acoustic guitars, a keyboard and cajon, and they carry their own instruments, so please no backline. The park has permanent restrooms, which will be unlocked at 5. It will be daylight, we don't need any stage lighting. No screens either, we hand out lyric sheets.

Blessings,
Marcy, church office`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Versalite 4x8/, 6),
        needs(/White resin/, [600, 600]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 4])),
        needs(/^A1$/, [1, 2]),
        needs('mic_wireless_handheld', [3, 4]),
        needs('mic_headset', 1),
        needs('stage_monitor', 4),
        needs(/Lucite/, 1),
        needs(/EU7000/, 2),
        needs('gazebo', 4),
      ],
      should: [
        needs(/Leg set 16/, 6),
        needs('stage_steps', 1),
        needs('di_box', [1, 6]),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, 'stage_skirt', 'stage_handrail', 'mic_lectern', 'audio_recorder'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'stage_ramp', 'induction_loop', 'press_feed'],
      excluded: [
        'keyboard',
        'guitar_amp',
        'percussion',
        'drum_kit',
        'bass_amp',
        'piano',
        ...LOOS,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'followspot',
        'lighting_package',
        'crew_lighting',
        'projector',
        'projection_screen',
        'display',
        'led_wall',
      ],
      silly: ['dance_floor', 'table_round', 'disco_light', 'hazer', 'registration_desk', 'exhibition_stand'],
      title: [/sedona|easter|service|sunrise/i, /600/],
    },
  },
  {
    id: 'ho-ao-athletics-carnival',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day, PE coordinator at a primary school here in Bendigo. We've got our athletics carnival on Friday 21 August at the council oval, 9 till 3, about 450 kids plus a couple of hundred mums and dads.

We're after:
- a PA that will carry over the whole oval plus 2 roving handhelds, and a bloke or lady to drive it
- megaphones x 4 for the starters and marshals
- 12 of the 3x3 pop-ups for the house bays
- 10 trestles 1.8m
- 40 pedestrian barricades along the finish straight
- 8 UHF radios
- 4 wheelie bins
- one 7kVA genset, there's no power on the far side
- leads to suit

We can bump in from 2 the day before. Give us a bell if anything's unclear.

Cheers, Shane`,
    good: {
      attendees: [450, 700],
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 2),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs('loudhailer', 4),
        needs(/Pop-up 3x3/, 12),
        needs(/Trestle 1.8m/, 10),
        needs(/Pedestrian barricade/, [40, 40]),
        needs('two_way_radio', 8),
        needs('waste_bin', 4),
        needs(/7kVA/, 1),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD],
      offers: [...OUTDOORS_OFFERS, 'signage', 'fan'],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'hazer', 'table_round'],
      title: [/bendigo|athletics|carnival/i, /450|[67]\d\d/],
    },
  },
  {
    id: 'ho-ao-christmas-market',
    language: 'en',
    catalogue: 'corrib',
    description: `Hiya lads,

Christmas market in the square in Clonakilty, Sat 12 and Sun 13 December, 11 to 7 both days. We'd be expecting 3,000 or so over the weekend.

Can ye price us for:
24 gazebos with weights
30 six foot trestles
16 runs of festoon
the trailer stage, with a simple PA for choirs and a trad trio, 4 wired vocal mics, 2 radio handhelds, and a sound engineer for the two days
a small stage wash
2 x 20kVA gennys with the distro and the cable, and 30 cable ramps
80 barriers

The county council is giving us the portaloos, the wheelie bins and the stewards, so leave all that out of it. The trio have their own fiddle, box and guitar.

If ye could give us four of the patio heaters as an extra on the side I'd see would the committee go for it.

Thanks a million, Gobnait`,
    good: {
      attendees: 3000,
      days: 2,
      must: [
        needs('gazebo', 24),
        needs('table_trestle', [30, 30]),
        needs('festoon', 16),
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 2])),
        needs(/^SM58$/, [4, 6]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 4]),
        needs(['stage_wash', 'lighting_package'], [1, 12]),
        needs(/20kVA/, 2),
        needs('cable_ramp', 30),
        needs('crowd_barrier', [80, 80]),
      ],
      should: [
        needs('power_distro', [2, 8]),
        needs('power_cable'),
        offers('patio_heater', 4),
        needs('mic_stand', [4, 8]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'choir_riser'],
      excluded: [...LOOS, 'waste_bin', 'crew_steward'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'exhibition_stand', 'disco_light'],
      title: [/clonakilty|market|christmas/i, /3[.,  ]?000/],
    },
  },
];
