import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { LOUD, OPERATORS, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLES, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const BARN_OFF: readonly Selector[] = ['festoon', 'table_round', 'table_trestle', 'crew_dj'];
const LAUNCH_OFF: readonly Selector[] = ['crew_host', 'crew_photographer', 'carpet'];
const UNION_OFF: readonly Selector[] = ['crew_interpreter', 'stage_deck', 'mobile_stage', 'lectern'];
const FOOTY_OFF: readonly Selector[] = ['bar_unit', 'glassware', 'refrigeration', 'crew_bar'];
const TIPI_OFF: readonly Selector[] = [...LOOS, 'cooking', 'crockery'];
const INDOOR_SILLY: readonly Selector[] = [
  'generator',
  'toilet',
  'crowd_barrier',
  'inflatable',
  'trackway',
  'site_cabin',
];

/** Over other companies' shelves. */
export const ELSEWHERE: readonly EvalBrief[] = [
  {
    id: 'ho-cd-barn-reception',
    language: 'en',
    catalogue: 'demo',
    description: `Hello,

I've been given your name by our venue. Wedding reception at Coldharbour Barn on Saturday 6 June, 110 guests for the meal and perhaps the same for the evening.

The barn is lovely: it has wooden tables for everyone and fairy lights and festoons all over the beams, so neither of those is needed. What it hasn't got is chairs, so 110 limewash Chiavari chairs please.

For the evening a friend is our DJ. He'd like a party PA, a DJ booth to stand behind and a controller, and two disco light bars. We'd love an oak dance floor (about 20 square metres), 12 uplighters and the mirror ball. One handheld radio mic for the speeches.

Light-up letters or a photo booth would be nice, but only as extras if the money allows. We have £2,000 in mind.

With thanks, Georgina Lacey`,
    good: {
      attendees: [110, 110],
      days: 1,
      must: [
        needs(/Chiavari/, 110),
        either(needs(/Party PA/, 1), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('dj_booth', 1),
        needs('dj_controller', 1),
        needs('disco_light', 2),
        needs('dance_floor', [18, 24]),
        needs('uplight', 12),
        needs('mirror_ball', 1),
        either(needs('mic_wireless_handheld', 1), needs(/Party PA/, 1)),
        offers('photo_booth', 1),
      ],
      should: [needs('transport'), offers(/Light-Up Letter/)],
      allowed: [...without(LOUD, 'line_array'), ...ANY_JOB],
      offers: without([...PARTY_OFFERS, ...PARTY_LIGHT, /Light-Up Letter/], ...BARN_OFF),
      excluded: BARN_OFF,
      silly: [...INDOOR_SILLY, 'marquee', 'projector', 'registration_desk', 'stage_monitor', 'exhibition_stand'],
      title: [/coldharbour|wedding|barn/i, /110/],
    },
  },
  {
    id: 'ho-cd-bike-launch',
    language: 'en',
    catalogue: 'demo',
    description: `Web form
What: launch of our new electric cargo bike to dealers and press
Where: Foundry Warehouse, Sheffield, empty shell, mains power on site
When: Wednesday 29 April, one afternoon
Guests: 130, seated for the talk then standing
Needed: stage 6 m x 4 m at 400 mm with steps. Indoor LED wall of 12 square metres behind it. 2 headset mics for the two presenters, 2 handhelds for questions, PA. 130 charcoal conference chairs. Stage wash lighting, 16 battery uplighters. 2 display plinths. White registration desk. 10 poseur tables.
Crew: sound engineer, video technician, lighting technician
Not to be supplied: photographer and hosts are booked through our agency; the red carpet we already own.
Optional: cold spark machines, two, for the reveal`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs('stage_deck', [12, 24]),
        needs('stage_leg'),
        needs('stage_steps', [1, 2]),
        needs('led_wall', [12, 48]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 8]),
        needs(/Conference Chair/, 130),
        either(needs('stage_wash', [4, 24]), needs('lighting_package', [1, 2])),
        needs('uplight', [16, 24]),
        needs('plinth', 2),
        needs('registration_desk', 1),
        needs('table_cocktail', 10),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs('crew_lighting', [1, 2]),
        offers('spark_machine', 2),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...LOUD, ...PLATFORM, ...PARTY_LIGHT, ...WALL], 'projector', 'projection_screen'),
      offers: without([...MEETING_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS], ...LAUNCH_OFF),
      excluded: LAUNCH_OFF,
      silly: [...INDOOR_SILLY, 'dance_floor', 'marquee', 'beer_table_set', 'drum_kit'],
      title: [/launch|bike|foundry|sheffield/i, /130/],
    },
  },
  {
    id: 'ho-cd-union-conference',
    language: 'en',
    catalogue: 'demo',
    description: `Dear hire desk,

Our union's European section meets at the Guildhall in Exeter on 8, 9 and 10 September, 120 delegates for all three days.

We shall need two interpretation booths and 120 receivers; the interpreters themselves we engage directly, so booths and equipment alone. Also 12 delegate conference microphones for the platform table, 3 handheld radio mics for the floor, and sound in the hall with one sound technician throughout. A 12,000 lumen projector with the 12ft screen, a presentation laptop and a remote. 120 voting keypads for the second day.

The Guildhall has a fixed platform and its own lectern, both of which we'll use.

Yours sincerely,
Margit Olsson`,
    good: {
      attendees: 120,
      days: 3,
      must: [
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', 120),
        needs('mic_conference', [12, 13]),
        needs('mic_wireless_handheld', 3),
        needs(SPEAKERS, [1, 8]),
        needs('crew_sound', [1, 3]),
        needs(/L1505|12.?000/, 1),
        needs(/12ft/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('voting_system', 120),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'interpretation_transmitter'], ...UNION_OFF),
      offers: without(MEETING_OFFERS, ...UNION_OFF),
      excluded: UNION_OFF,
      silly: [...INDOOR_SILLY, 'dance_floor', 'marquee', 'disco_light', 'stage_monitor', 'subwoofer'],
      title: [/union|guildhall|exeter|conference|section/i, /120/],
    },
  },
  {
    id: 'ho-cd-hospital-10k',
    language: 'en',
    catalogue: 'demo',
    description: `Hi,

Sunday 4 October is the Children's Ward 10k, from Priory Park, about 800 runners. Could we have:

150 crowd barriers for start and finish
12 pop-up gazebos, 3 x 3
16 single toilets, 2 accessible
10 two-way radios
2 x 6 kVA generators
PA for the start line: 2 speakers on stands with one handheld mic
20 wheeled bins
24 six foot trestle tables for water stations and bag drop
4 event stewards and 2 medics

Setting up from 5 am, off the park by 4 pm, four stagehands to help.

Ta, Winston`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs('crowd_barrier', 150),
        needs('gazebo', 12),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs('two_way_radio', 10),
        needs(/6 kVA/, 2),
        either(needs(['speaker_top', 'speaker_column'], 2), needs('pa_package', 1)),
        either(needs('mic_wireless_handheld', 1), needs('pa_package', 1)),
        needs('waste_bin', 20),
        needs(/6ft x 2ft 6in/, 24),
        needs('crew_steward', [4, 64]),
        needs('crew_medic', [2, 32]),
        needs('crew_stagehand', [4, 64]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH],
      offers: OUTDOORS_OFFERS,
      silly: [
        'dance_floor',
        'projector',
        'subwoofer',
        'line_array',
        'table_round',
        'lectern',
        'stage_monitor',
        'drape',
      ],
      title: [/10k|run|priory|ward/i, /800/],
    },
  },
  {
    id: 'ho-cd-footy-presentation',
    language: 'en',
    catalogue: 'barwon',
    description: `G'day,

Footy club presentation night, Friday 18 September in the Leopold clubrooms. 140 coming.

After: 140 black folding chairs, 18 trestle tables (the 2.4 m ones) and 18 cloths for them. Speech PA with a radio mic plus one extra handheld. A 65" TV on a stand and a laptop for the highlights. Lectern. Five uplights in the club colours. Your DJ for the night, and he'll need speakers with a sub or two, and 2 party light bars.

Don't worry about anything for the drinks: the clubrooms have their own bar with fridges and glasses and the committee pours.

Delivery to Leopold Thursday if you can.

Shaz (secretary)`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Folding chair black/, 140),
        needs(/Trestle table 2\.4/, 18),
        needs(/Tablecloth, trestle/, 18),
        either(needs(/Speech PA/, 1), needs('speaker_top', [2, 6])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('display', 1),
        needs('playback_laptop', 1),
        needs('lectern', 1),
        needs('uplight', 5),
        needs('crew_dj', 1),
        needs('subwoofer', [1, 2]),
        needs('disco_light', 2),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...LOUD], 'line_array', 'projector', 'projection_screen'),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...FOOTY_OFF),
      excluded: FOOTY_OFF,
      silly: [...INDOOR_SILLY, 'marquee', 'stage_monitor', 'exhibition_stand'],
      title: [/footy|football|presentation|leopold|club/i, /140/],
    },
  },
  {
    id: 'ho-cd-winery-trio',
    language: 'en',
    catalogue: 'barwon',
    description: `Phone message, Marnie from the winery at Bannockburn:

"Sunday session on the lawn, 25 January, 200 people, a jazz trio with a singer. I'm after 4 powered speakers on stands, a small mixer, 3 foldback wedges, 2 cabled vocal mics on stands, 4 DI boxes and someone to run the sound. A little stage, 4.8 by 2.4, on the 600 legs, with steps. 8 market umbrellas, 15 beer garden tables, and 4 festoon strings between the trees.

The trio have a keyboard, drums and bass amp with them. We've plenty of loos up at the cellar door, so none of those thanks, and three power outlets right by the lawn, so no genny."`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('speaker_top', 4),
        needs('speaker_stand', 4),
        needs(/MG12/, 1),
        needs('stage_monitor', 3),
        needs(/SM58/, 2),
        needs('mic_stand', [2, 10]),
        needs('di_box', 4),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 4),
        needs(/legs 600/, 4),
        needs('stage_steps', 1),
        needs('parasol', 8),
        needs('beer_table_set', 15),
        needs('festoon', 4),
      ],
      should: [needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'generator', 'fuel'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS], 'backline', ...LOOS),
      excluded: [...LOOS, 'generator', 'keyboard', 'drum_kit', 'bass_amp'],
      silly: ['projector', 'lectern', 'registration_desk', 'led_wall', 'marquee', 'line_array', 'strobe'],
      title: [/winery|bannockburn|jazz|sunday|trio/i, /200/],
    },
  },
  {
    id: 'ho-cd-cricket-tipi',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hello there

The cricket club is 150 years old and we're giving a supper on the outfield, Saturday 11 July, for 140 members.

Please price two of the giant tipis joined together, 18 of the rustic oak tables (8 ft) and 48 rustic pine benches. 140 pint glasses and 140 wine glasses. Two pallet bars. Coconut matting for the floor, 150 square metres. 10 strings of festoon. A 20 kVA generator, as the square's on the far side from the pavilion. The speech PA with a radio mic, for the president.

Hog roast people come with their own spit, plates and all, so nothing to cook on or eat off. The pavilion has toilets enough. As an extra, quote us for two fire pits.

Best wishes
Alan Threlkeld (hon. sec.)`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Tipi/, 2),
        needs(/Rustic Oak 8ft/, 18),
        needs(/Bench, Rustic/, 48),
        needs(/Pint/, 140),
        needs(/Wine 12oz/, 140),
        needs(/Rustic Pallet/, 2),
        needs(/Matting, Coconut/, 150),
        needs('festoon', 10),
        needs(/20kVA/, 1),
        needs(/PA, Speech/, 1),
        offers(/Fire Pit/, 2),
      ],
      should: [needs('transport')],
      allowed: [...without([...OUTDOORS, ...SPEECH], ...LOOS), 'refrigeration', /Back Bar/],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, /Pint/, 'cutlery', 'mic_wireless_handheld', 'space_heater'],
        ...TIPI_OFF,
      ),
      excluded: TIPI_OFF,
      silly: ['projector', 'exhibition_stand', 'crowd_barrier', 'trackway', 'loudhailer', 'inflatable'],
      title: [/cricket|supper/i, /140/],
    },
  },
  {
    id: 'ho-cd-exam-hall',
    language: 'en',
    catalogue: 'larkfield',
    description: `Good afternoon. Thornfield Academy's sports hall is our exam room from Monday 11 May to Friday 15 May (five days), 160 candidates.

We'd like 160 folding exam desks and 160 bistro chairs, 10 pedestal fans in case of another hot May, 2 wooden easels, the 2 coat rails, and two 6ft trestle tables for the invigilators. Delivery on the Friday before and collection on the Saturday after. Two of your set-up crew for half a day to lay it all out in rows.

The caretaker's putting down floor covering himself beforehand, so please leave out matting and carpet.`,
    good: {
      attendees: [160, 160],
      must: [
        needs(/Exam Desk/, 160),
        needs(/Bistro/, 160),
        needs('fan', 10),
        needs(/Easel/, 2),
        needs('coat_rail', 2),
        needs(/Trestle 6ft x 2ft6in/, 2),
        needs('crew_stagehand', [2, 16]),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...OPERATORS],
      offers: without([...MEETING_OFFERS, ...SEATS, ...TABLES], 'carpet'),
      excluded: ['carpet', 'marquee_floor'],
      silly: [...INDOOR_SILLY, 'marquee', 'dance_floor', 'pa_package', 'glassware', 'disco_light'],
      title: [/exam|thornfield/i, /160/],
    },
  },
];
