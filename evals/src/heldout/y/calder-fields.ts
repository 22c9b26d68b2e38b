import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Outside, over the shelf that this set brought along: a wedding at a barn, a school's lawn, a race on the fell. */
export const CALDER_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-y-orchard-wedding',
    language: 'en',
    catalogue: 'calder',
    description: `Hi there,

We're getting married on Saturday 26 June at my aunt's farm outside Skipton, 115 of us for the day and about 40 more from eight o'clock.

The ceremony is at two in the orchard: 115 white folding chairs, the willow arch, and something so that people at the back hear the celebrant. There is no electric out there, so it would have to go off a battery. We've got a string quartet but they play as they are.

Afterwards we eat in the barn: 20 trestles with white cloths. The caterers bring everything else that goes on a table. We'd carry the chairs over ourselves. Then Joel does the disco. He brings his decks and his laptop, but he has no speakers, so a proper dance rig please, with some disco lights and a glitterball. And 100 metres of festoon for the yard.

The brewery in the village is doing the bar, pumps, counter, barmaids, the lot, and the farm has a new toilet block. Please nothing that throws sparks, the barn is thatched!

Thank you so much
Beth and Rowan`,
    good: {
      attendees: [115, 155],
      days: 1,
      must: [
        needs(/folding, white/, [115, 155]),
        needs('ceremony_arch', 1),
        needs(/MA-808/, [1, 1]),
        needs('table_trestle', 20),
        needs(/Cloth, trestle/, [20, 24]),
        either(needs(/Dance rig/, 1), needs(/ART 910|PRX ONE|CDD12/, [2, 4])),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        needs('festoon', [4, 5]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PARTY_LIGHT, 'mic_wireless_lapel', 'mic_wireless_handheld', 'mic_headset'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'bar_unit',
        'crew_bar',
        'glassware',
        'napkin',
        'crew_dj',
        'spark_machine',
        'crew_waiter',
      ),
      excluded: [
        ...TABLEWARE,
        'napkin',
        ...LOOS,
        ...DECKS,
        'crew_dj',
        'playback_laptop',
        'bar_unit',
        'crew_bar',
        'spark_machine',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'di_box', 'choir_riser'],
      title: [/skipton|wedding/i, /115|155/],
    },
  },
  {
    id: 'ho-y-speech-day-lots',
    language: 'en',
    catalogue: 'calder',
    description: `INVITATION TO QUOTE
Speech Day, on the school's main lawn near Ilkley, Friday 9 July, 2.00 pm. Attendance: 1,200, seated.

Lot 1. 1,200 white folding chairs, set in blocks.
Lot 2. (12) 8' x 4' decks at 2' height; treads to both ends; guard rail to the rear; black skirt; one wheelchair ramp.
Lot 3. Frame marquee 12 x 30 m for tea after the prizes, with boarded floor; forty trestles with white cloths.
Lot 4. Public address for the whole lawn; lectern with gooseneck microphone; 2 hand-held radio microphones; sound engineer on the day.
Lot 5. 10 single lavatories and 2 accessible ones.
Lot 6. One silent diesel genset, 30 kVA, with distribution and cable ramps.

Access from Thursday 8 July, 9 am. All to be clear by Saturday noon. Quotations by 30 April.`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs(/folding, white/, [1200, 1200]),
        needs('stage_deck', 12),
        needs('stage_ramp', 1),
        needs(/12 x 30/, 1),
        needs('marquee_floor', [360, 360]),
        needs('table_trestle', [40, 40]),
        needs(['line_array', 'speaker_top', 'speaker_column', 'pa_package'], [2, 16]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs(/Loo, event single/, 10),
        needs('toilet_accessible', 2),
        needs(/30kVA/, 1),
      ],
      should: [
        needs('stage_leg', 12),
        needs('stage_steps', 2),
        needs('stage_handrail', [1, 14]),
        needs('stage_skirt', [6, 40]),
        needs(/Cloth, trestle/, [40, 44]),
        needs('mic_lectern', 1),
        needs('power_distro', [1, 6]),
        needs('cable_ramp', [1, 50]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'induction_loop'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS, 'marquee_lining', 'hot_drinks', 'stage_monitor'],
      silly: ['dance_floor', 'disco_light', 'projector', 'mirror_ball', 'drum_kit', 'hazer', 'smoke_machine'],
      title: [/ilkley|speech day/i, /1[., ]?200/],
    },
  },
  {
    id: 'ho-y-fell-race',
    language: 'en',
    catalogue: 'calder',
    description: `Fell race, farm field above Grassington, Sunday 3 October. 350 runners entered.

WANT
* walkabout PA w/ hand mic for the start line and the prizes
* 60 barriers
* 6 loos and 1 accessible
* 8 pop-ups
* 20 trestles
* 10 walkies
* a generator for the tea tent, there's no power up there
* floodlights on tripods x 4, we set up in the dark
* 10 bins

GOT
* marshals and first aid, all from mountain rescue
* the WI does teas: urns, mugs, the lot
* start arch and clock come with the timing people
* our own tea tent (12 x 6 marquee)

DON'T WANT
* music. The farmer's tups are in the next field so no disco gear and no subs`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/MA-808/, [1, 2]),
        needs('crowd_barrier', 60),
        needs(/Loo, event single/, 6),
        needs('toilet_accessible', 1),
        needs('gazebo', 8),
        needs('table_trestle', 20),
        needs('two_way_radio', 10),
        needs('generator', [1, 2]),
        needs('floodlight', 4),
        needs('waste_bin', 10),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without(OUTDOORS, 'crew_steward', 'crew_medic'),
      offers: without([...OUTDOORS_OFFERS, ...SPEECH], 'crew_steward', 'pa_package', 'marquee'),
      excluded: [
        'crew_steward',
        'crew_medic',
        'hot_drinks',
        'crockery',
        'marquee',
        'subwoofer',
        'disco_light',
        /Dance rig/,
        'crew_dj',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'stage_monitor', 'line_array', 'chair_banquet'],
      title: [/grassington|race/i, /350/],
    },
  },
];
