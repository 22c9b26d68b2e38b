import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH } from '../../usual.ts';
import {
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { RIG } from './rig.ts';

/** In English over known shelves: a sailcloth tent, a honey show, an oath, a comedian, a bush dance. */
export const ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-q-sailcloth-blessing',
    language: 'en',
    catalogue: 'saltmarsh',
    description: `Hi Saltmarsh folk,

We got married quietly in Oslo and are having the noisy bit at my parents' farm near Burnham Overy on Saturday 5 September. There'll be 130 of us.

Could we have the sailcloth tent, 130 crossback chairs, seventeen 5ft rounds with white round cloths, 130 oatmeal napkins, a 4m x 4m parquet floor, the driftwood arch and the driftwood bar, ten harnesses of festoon, the Duchess, and a 20kVA generator with distro to suit? Also the Vicar, purely so people can hear the speeches.

What you needn't worry about. The ceilidh band have a PA and disco lights of their own. Plates, cutlery and glasses arrive with the caterers, who look after the bar too. There's a wedding planner in charge on the day, so no site boss. We considered heaters and decided on blankets. No photo booth (we have a Polaroid and an aunt). And please, no bouncy lighthouse, however much my brother begs.

Lots of love,
Imogen & Lars`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/Sperry/, 1),
        needs(/Crossback/, [130, 137]),
        needs(/Round 5ft/, 17),
        needs(/Cloth, round/, [17, 18]),
        needs('napkin', [130, 143]),
        needs(/Parquet/, 16),
        needs('ceremony_arch', 1),
        needs('bar_unit', 1),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs(/20kVA/, 1),
        needs(/The Vicar/, 1),
      ],
      should: [needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'crew_bar',
        'disco_light',
        'subwoofer',
        'crew_project_manager',
        'space_heater',
        'patio_heater',
        'photo_booth',
        'inflatable',
      ],
      silly: ['projector', 'lectern', 'table_desk', 'crowd_barrier', 'flip_chart', 'led_wall', 'stage_monitor'],
      title: [/burnham|wedding|farm|blessing/i, /130/],
    },
  },
  {
    id: 'ho-q-honey-show',
    language: 'en',
    catalogue: 'thornbury',
    description: `Online hire form

Who: Frome Vale Beekeepers
Occasion: Honey Show
Day: Saturday 18 September, 10 to 5
Where: Iron Acton village hall and the green outside
Numbers: 300
Tents: one framed 20 x 40. No floor in it, grass suits us
Heating: none
Tables: 40 trestles + 40 white trestle cloths
Seating: 60 folding black
Boards: 10 display boards
Welcome desk: 1
Speech: the After-dinner PA plus one tie-clip radio mic for the judge
Screen: one 55in flat screen (hive camera). The beekeeper supplies laptop and lead
Staging: not for us
Urns: 2
Cups and saucers: WI has 200 of those
Barriers: the bees do that job - none
Power: socket in the hall, so you can skip the generator
Loos: hall
Labour: two porters, four hours
Stewards: club members`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/20ft x 40ft/, 1),
        needs('table_trestle', 40),
        needs(/Cloth, white, trestle/, [40, 42]),
        needs(/folding black/, [60, 63]),
        needs('pinboard', 10),
        needs('registration_desk', 1),
        needs(/After-dinner/, 1),
        needs('mic_wireless_lapel', 1),
        needs(/55in/, 1),
        needs('hot_drinks', 2),
        needs('crew_stagehand', [2, 16]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'fire_extinguisher', 'ballast'],
      offers: [...MEETING_OFFERS, 'waste_bin'],
      excluded: [
        ...LOOS,
        'marquee_floor',
        'space_heater',
        'patio_heater',
        'playback_laptop',
        'video_cable',
        'stage_deck',
        'crockery',
        'crowd_barrier',
        'generator',
        'crew_steward',
      ],
      silly: ['dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', 'line_array', 'table_round'],
      title: [/iron acton|honey|beekeep/i, /300/],
    },
  },
  {
    id: 'ho-q-naturalization',
    language: 'en',
    catalogue: 'piedmont',
    description: `SCOPE OF WORK - Citizenship Day Naturalization Ceremony
Owner: the County. Site: courthouse lawn. Date: Thursday, September 17, 10 a.m. Expected attendance: 500 (candidates and guests).

1.0 CONTRACTOR SHALL FURNISH
1.1 Folding chairs, white plastic: 500 EA
1.2 Stage, 24' wide x 12' deep x 24" high, two stairs, ADA ramp, black skirt on three sides
1.3 Walnut podium with gooseneck mic
1.4 QSC K12.2 speakers: 6 EA; wireless handheld: 2 EA; audio engineer
1.5 Assistive listening kit: 1 EA
1.6 One 30x60 frame tent for the candidates' check-in, with ten 6' banquet tables
1.7 Portable restrooms: 6 standard, 2 ADA; two handwash stations; 12 trash boxes
1.8 Steel barricade: 50 sections

2.0 OWNER-FURNISHED
2.1 Electrical service at the stage; generators will not be accepted on the lawn.
2.2 Video recording by the County's public information staff using County cameras.
2.3 Security and crowd control by the Sheriff.
2.4 Water service: County dispensers.

3.0 NOT IN CONTRACT
3.1 Lighting. 3.2 Video screens and projection. 3.3 Tent flooring and heat. 3.4 Pipe and drape. 3.5 Floor monitors (the Army band plays unamplified).`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/FOLDING WHT PLASTIC/, [500, 525]),
        needs('stage_deck', 9),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/WALNUT W/, 1),
        needs('mic_lectern', 1),
        needs(/K12.2$/, 6),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('induction_loop', 1),
        needs(/30X60/, 1),
        needs(/6' BANQUET/, 10),
        needs(/PORTABLE STD/, 6),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('waste_bin', 12),
        needs('crowd_barrier', 50),
      ],
      should: [
        needs(/LEG SET 24/, [9, 36]),
        needs('stage_skirt', [36, 72]),
        needs('speaker_stand', 6),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'stanchion'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...SCREENS,
        ...RIG,
        'generator',
        'fuel',
        'camera',
        'crew_camera',
        'crew_steward',
        'serving',
        'floodlight',
        'marquee_floor',
        'space_heater',
        'patio_heater',
        'drape',
        'stage_monitor',
      ],
      silly: ['dance_floor', 'disco_light', 'table_round', 'bar_unit', 'inflatable', 'table_cocktail'],
      title: [/courthouse|naturalization|citizenship/i, /500/],
    },
  },
  {
    id: 'ho-q-comedian',
    language: 'en',
    catalogue: 'fenland',
    description: `FRAN DABNEY: "MILDLY FURIOUS" - what the tour needs from each hall
This date: Ely, the Maltings, Friday 26 March, 400 seats

To be hired:
* stage 16ft by 8ft at 2ft, with treads, valance round the front
* eight metres of black pipe and drape behind it
* four 12-inch powered speakers on poles and the ten-channel mixer
* ONE wired SM58 on a boom stand, ONE handheld radio mic as spare
* four profile spots and a lighting desk
* one bar stool, two trestles for merch
* a sound engineer

Not to be hired, and yes people have tried:
* subs (it's a woman talking)
* wedges
* haze
* any screen or projector
* a lectern
* lighting operator: Fran's tour manager pushes the one fader
* laptop for the walk-in music, she carries it
* chairs: the hall's 400 are bolted to the balcony and the floor
* bar and bar staff, those are the hall's, like the door stewards`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('stage_deck', 4),
        needs('drape', 8),
        needs(/12-inch powered/, 4),
        needs(/10-channel/, 1),
        needs('mic_wired', 1),
        needs('mic_wireless_handheld', 1),
        needs('profile_spot', 4),
        needs('lighting_console', 1),
        needs('bar_stool', 1),
        needs('table_trestle', 2),
        needs('crew_sound', [1, 14]),
      ],
      should: [
        needs(/legs 2ft/, 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [5, 15]),
        needs('speaker_stand', 4),
        needs('mic_stand', [1, 2]),
        needs('transport'),
      ],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        ...SCREENS,
        'subwoofer',
        'stage_monitor',
        'hazer',
        'lectern',
        'crew_lighting',
        'playback_laptop',
        'chair',
        'bar_unit',
        'crew_bar',
        'crew_steward',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'line_array'],
      title: [/ely|maltings|dabney|furious/i, /400/],
    },
  },
  {
    id: 'ho-q-bush-dance',
    language: 'en',
    catalogue: 'wattlebird',
    description: `[posted in Macedon Ranges Community Noticeboard, forwarded to you by Shaz]

BUSH DANCE FOR THE FIREYS!! Sat 14 Nov, Kyneton footy oval, 4pm to 10pm, we've capped tickets at 220

After a quote for:
- truck stage w/ roof
- 4 of the RCF 12s, 2 subs, 3 foldbacks, 2 DIs, 3 corded 58s, audio operator to drive it
- 25 picnic settings
- 15 strings of festoon + 2 diesel lighting towers
- 20kVA genset & 80 L diesel
- 6 portaloos + 1 accessible
- 2 six-burner BBQs, and the jungle jumping castle for the littlies

Don't need: marquee, we'll pray. Dance floor, that's what grass is for. Bar's the CFA's, trestles and volunteers included. Macca is lending his coolroom. Extinguishers, you're kidding, we've got two fire trucks. Shire drops the bins off. Caller's got her own headset. For the love of god no smoke or haze, half the town will ring 000. Daz is a sparky and he'll hook it all up. Generator's yours though!!`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/RCF ART 912/, 4),
        needs('subwoofer', 2),
        needs('stage_monitor', 3),
        needs('di_box', 2),
        needs(/SM58/, 3),
        needs('crew_sound', [1, 14]),
        needs('beer_table_set', 25),
        needs('festoon', 15),
        needs(/Lighting tower/, 2),
        needs(/20kVA/, 1),
        needs('fuel', [80, 80]),
        needs(/Port-a-loo$/, 6),
        needs('toilet_accessible', 1),
        needs(/BBQ/, 2),
        needs('inflatable', 1),
      ],
      should: [
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('mixing_console', 1),
        needs('mic_stand', [2, 8]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'mic_wireless_handheld', 'stage_wash', 'lighting_package'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'marquee',
        'dance_floor',
        'bar_unit',
        'crew_bar',
        'table_trestle',
        'refrigeration',
        'fire_extinguisher',
        'waste_bin',
        'mic_headset',
        'hazer',
        'smoke_machine',
        'crew_electrician',
      ],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'whiteboard', 'playback_laptop'],
      title: [/kyneton|bush dance|firey/i, /220/],
    },
  },
];
