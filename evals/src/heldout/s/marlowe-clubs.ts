import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { CHAIRS, LANTERNS } from './lists.ts';

/** More of the same company: a musical, a cinema, a gala, a golf day, carols, blues. */
export const MARLOWE_CLUBS: readonly EvalBrief[] = [
  {
    id: 'ho-s-school-musical',
    language: 'en',
    catalogue: 'marlowe',
    description: `Hello Marlowe Hire,

Our Year 11s are putting on a musical (bushrangers, tap dancing, one real goat) at the school theatre in Bendigo, three performances, Thursday 11, Friday 12 and Saturday 13 September. The theatre seats 320.

The theatre has its own lighting rig and the Year 12 tech crew run it, they'd be crushed if anyone else touched it. What we don't have is decent sound. Could you quote on 6 headset mics, 4 handhelds as backup, 4 K12.2 speakers with stands and 2 subs, the SQ-5 mixer, 4 foldback monitors, an operator who can teach a student to shadow them, plus a dozen music stands with lights for the pit?

There'll be an interval bar in the foyer so please add 6 dry bars, 2 trestles with cloths and a bar fridge. P&C parents serve. Also the red carpet for opening night.

We've had a long talk with the principal about it and there'll be no smoke machine or haze after the evacuation in 2022. The pit band all own their instruments and amps.

Thank you!
Jo Petrakis, Head of Performing Arts`,
    good: {
      days: 3,
      must: [
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', 4),
        needs(/QSC K12/, 4),
        needs('speaker_stand', 4),
        needs('subwoofer', 2),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 4),
        needs('crew_sound'),
        needs('music_stand', 12),
        needs(/Dry bar/, 6),
        needs('table_trestle', 2),
        needs(/Tablecloth, trestle/, [2, 3]),
        needs(/Bar fridge/, 1),
        needs('carpet', 1),
      ],
      should: [needs('transport')],
      allowed: SHOW,
      offers: [...SHOW_OFFERS.filter((each) => each !== 'backline'), ...PARTY_OFFERS],
      excluded: [
        ...LANTERNS,
        'lighting_console',
        'crew_lighting',
        'crew_bar',
        'crew_waiter',
        'smoke_machine',
        'hazer',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'projector'],
      title: [/bendigo|musical|school/i],
    },
  },
  {
    id: 'ho-s-twilight-cinema',
    language: 'en',
    catalogue: 'marlowe',
    description: `ROTARY TWILIGHT CINEMA - organiser's checklist, revised after Tuesday's meeting
Sat 24 January, Mudgee showground, expecting 700

[ ] outdoor LED screen on trailer x 1 - Marlowe
[ ] sound: 4 x K12.2, 2 subs, small mixer, 1 radio handheld, someone to look after it - Marlowe
[ ] festoon, 10 strings - Marlowe
[ ] portaloos 7, accessible 1, handwash 2 - Marlowe
[ ] wheelie bins 16 - Marlowe
[ ] crowd barriers 50 - Marlowe
[ ] generator 20 kVA + 60 L diesel for the sound and festoon - Marlowe
[ ] registration counter for the gate x 1 - Marlowe
[ ] UHF radios 8 - Marlowe
[x] gate and parking marshals - Rotary members, roster done
[x] seats - BYO rugs and camp chairs, it's on the poster
[x] laptop with the film on it - from the distributor, Ken has it already
[x] food - vans, each self contained
[x] fire extinguishers - RFS lending us theirs

We did wonder about a jumping castle for the early crowd, Marlowe please add one.`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs(/LED screen trailer/, 1),
        needs(/QSC K12/, 4),
        needs('subwoofer', 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 1),
        needs(['crew_sound', 'crew_technician']),
        needs('festoon', 10),
        needs(/Portaloo$/, 7),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 16),
        needs('crowd_barrier', 50),
        needs(/20kVA/, 1),
        needs('fuel', 60),
        needs('registration_desk', 1),
        needs('two_way_radio', 8),
        needs('inflatable', 1),
      ],
      should: [needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, 'crew_video', 'video_cable', 'video_switcher'],
      offers: [...OUTDOORS_OFFERS, 'stage_monitor'],
      excluded: ['crew_steward', ...CHAIRS, 'playback_laptop', 'cooking', 'fire_extinguisher'],
      silly: ['lectern', 'dance_floor', 'table_round', 'disco_light', 'pinboard', 'projection_screen'],
      title: [/mudgee|cinema|rotary/i, /700/],
    },
  },
  {
    id: 'ho-s-gala',
    language: 'en',
    catalogue: 'marlowe',
    description: `Dear Events Team,

The Ironbark Children's Foundation holds its gala dinner on Saturday 30 May in the Exhibition Pavilion at Wayville, Adelaide, for 250 guests. It is an empty shed with lovely bones, so we start from nothing.

Please quote for:
- 25 round tables seating ten, with white cloths
- 250 white Tiffany chairs and 250 linen napkins
- a stage of 7.2m by 2.4m with steps and a black skirt
- the clear lectern with microphone, and two handheld radio microphones for the auction
- PA Large, with an operator
- the stage light kit, and 20 uplights around the walls
- two projectors, two 10ft screens, one laptop and a clicker
- 30 metres of black drape for the kitchen entrance
- a dance floor, 6 m x 6 m
- the printed media wall and a red carpet for arrivals
- ten wait staff and four bar attendants for six hours

Guest arrival is at 6.30, carriages at 11.30. As a charity we would be thankful for anything you can do on price.

Yours sincerely,
Philippa Marsh`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Round table 1.8m/, 25),
        needs(/Tablecloth, round/, [25, 28]),
        needs(/Tiffany/, [250, 263]),
        needs('napkin', [250, 275]),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 20]),
        needs(/acrylic/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(/PA Large/, 1),
        needs('crew_sound'),
        needs(/Stage light kit/, 1),
        needs('uplight', 20),
        needs('projector', 2),
        needs(/10ft/, 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('drape', 30),
        needs('dance_floor', 36),
        needs('backdrop', 1),
        needs('carpet', 1),
        needs('crew_waiter', [10, 60]),
        needs('crew_bar', [4, 24]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, ...SHOW, ...STAGE_LIGHT],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, 'crockery', 'cutlery', 'hot_drinks'],
      silly: ['generator', 'toilet', 'marquee', 'inflatable', 'crowd_barrier', 'pinboard'],
      title: [/wayville|adelaide|gala|ironbark/i, /250/],
    },
  },
  {
    id: 'ho-s-golf-day',
    language: 'en',
    catalogue: 'marlowe',
    description: `Name: Craig Tan, Harcourt Freight
Event: client golf day + presentation BBQ
When: Friday 8 May, shotgun start 12 noon, presentations 5pm
Where: practice fairway, Yarra Bend
How many: 96 golfers

What do you need?
Marquee 10x15 next to the 18th, 12 of the eight-seat round tables with cloths, 96 white plastic chairs, 6 gazebos out on the course for the sponsors, each with one trestle table, 6 big ice tubs, two 6 burner BBQs. Battery PA with its mic for the prize giving. Lectern, don't care which. 4 outdoor heaters for the evening. Six two-way radios. A-frame signs x 10. Giant lawn games for people waiting around. Your crew to set it up Thursday if the club lets us.`,
    good: {
      attendees: 96,
      must: [
        needs(/Marquee 10m x 15m/, 1),
        needs(/Round table 1.5m/, 12),
        needs(/Tablecloth, round/, [12, 13]),
        needs(/Plastic stacking/, [96, 101]),
        needs('gazebo', 6),
        needs('table_trestle', 6),
        needs(/Ice tub/, 6),
        needs('cooking', 2),
        needs(/Mipro/, 1),
        needs('lectern', 1),
        needs('patio_heater', 4),
        needs('two_way_radio', 6),
        needs('signage', 10),
        needs('game', 1),
        needs('crew_stagehand'),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'marquee_floor', 'mic_lectern', 'mic_wireless_handheld'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['dance_floor', 'disco_light', 'led_wall', 'subwoofer', 'pinboard', 'stage_monitor'],
      title: [/yarra bend|golf|harcourt/i, /96/],
    },
  },
  {
    id: 'ho-s-carols',
    language: 'en',
    catalogue: 'marlowe',
    description: `CAROLS IN THE PARK - what we need (minutes of committee, item 4, cut and pasted by the secretary)

Date Sunday 13 December, gates 5.30 pm, first carol 7 pm, finished by 9. Wade Park, Orange. Crowd estimate 2,000 based on last year's glow stick sales.

1. Trailer stage with the roof. Four choir risers on it for the massed choirs.
2. Sound: eight of the HDL 10 boxes, four subs, the SQ-5 desk, four foldback wedges, two pairs of NT5 over the choirs, four handheld radio mics, an audio operator.
3. Twelve LED pars for the stage, with the ColorSource desk and someone to run it.
4. 60 kVA generator, 100 litres of diesel, three distro boards.
5. Ten portaloos, two accessible. Thirty bins.
6. Two diesel lighting towers for the car park.
7. Sixty temporary fence panels.
8. Thirty music stands with lights for the town band.

Noted: the Conservatorium is bringing its own digital piano. Noted: SES volunteers do the crowd marshalling and have their own radios. Moved (B. Hall) that no chairs be hired as everybody brings a rug. Carried. Moved (J. Lim) that there be no bubble machine this year after what happened to the second trombones. Carried unanimously.`,
    good: {
      attendees: 2000,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('choir_riser', 4),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 4),
        needs(/NT5/, 2),
        needs('mic_wireless_handheld', 4),
        needs('crew_sound'),
        needs(/LED par/, 12),
        needs('lighting_console', 1),
        needs('crew_lighting'),
        needs(/60kVA/, 1),
        needs('fuel', 100),
        needs('power_distro', 3),
        needs(/Portaloo$/, 10),
        needs('toilet_accessible', 2),
        needs('waste_bin', 30),
        needs(/Lighting tower/, 2),
        needs('fencing', 60),
        needs('music_stand', 30),
      ],
      should: [needs('transport'), needs('power_cable'), needs('mic_stand')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'festoon'],
      excluded: [...CHAIRS, 'keyboard', 'crew_steward', 'two_way_radio', 'bubble_machine'],
      silly: ['lectern', 'dance_floor', 'table_round', 'marquee', 'flip_chart', 'pinboard'],
      title: [/orange|carols|wade/i, /2[,.]?000/],
    },
  },
  {
    id: 'ho-s-blues-club',
    language: 'en',
    catalogue: 'marlowe',
    description: `G'day,

Blues night at the Bowlo in Thirroul, Friday 25 July, three bands, room holds 180. I've booked a few of these through your Wollongong fella in the past, he retired I think.

Rig I'm after: PA Large, 4 floor monitors, SQ-5 desk, 8 x SM58, drum mic kit, 6 DIs, a dozen boom stands, and an operator. 8 LED pars plus the desk for them.

Stage wants to be 4.8 x 3.6, steps one side, skirt across the front.

All three acts are travelling with their own backline, so no amps and no kit. We'd rather not have any haze, the smoke alarms go straight through to the brigade and they charge us eighteen hundred bucks a visit. The club's got its own bar and staff obviously, and tables and chairs coming out of their ears.

Ta,
Gaz`,
    good: {
      days: 1,
      must: [
        needs(/PA Large/, 1),
        needs('stage_monitor', 4),
        needs(/SQ-5/, 1),
        needs(/Shure SM58/, 8),
        needs(/drum mic/, 1),
        needs('di_box', 6),
        needs('mic_stand', 12),
        needs('crew_sound'),
        needs(/LED par/, 8),
        needs('lighting_console', 1),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 1]),
        needs('stage_skirt', [5, 9]),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...LOUD, ...PLATFORM, 'mic_wireless_handheld'],
      offers: SHOW_OFFERS.filter((each) => each !== 'backline'),
      excluded: [
        'guitar_amp',
        'bass_amp',
        'drum_kit',
        'keyboard',
        'hazer',
        'bar_unit',
        'crew_bar',
        ...CHAIRS,
        'table_round',
        'table_trestle',
        'table_cocktail',
      ],
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'generator', 'crowd_barrier', 'pinboard'],
      title: [/thirroul|blues|bowlo/i],
    },
  },
];
