import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SEATS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { system } from './keep.ts';

/** Ordinary mails, a form and a call note, in the Borders. */
export const ESK_MAILS: readonly EvalBrief[] = [
  {
    id: 'ho-ag-byre-wedding',
    language: 'en',
    catalogue: 'esk',
    description: `Hello there,

We're getting married at my aunt's farm outside Peebles on Saturday 12 June, 115 of us for the meal and about 150 once the evening lot turn up. We'll be in the byre, which is dry and has lights and more sockets than my flat, so there's no need for a tent or a generator.

What we think we want from you:
- 115 of the white timber folding chairs for the ceremony in the orchard, and the wooden arch
- 12 round tables and 115 limewashed Chiavari chairs for the byre
- an oak dance floor, 5m x 5m
- disco lights and the mirror ball
- something to do the speeches through and then play our playlist, with one hand-held radio mic, maybe two
- 8 lengths of festoon for the trees
- 4 metres of bar counter. My cousins are serving, so just the counter, not the people.

The caterers turn up with all their own plates, cutlery, glasses, cloths and napkins. Uncle Rab has got us a posh loo trailer off a pal, so that's that ticked off. We did look at your photo booth and have decided life is too short.

Thursday delivery would be grand, Monday to pick up.

Thanks so much
Iona`,
    good: {
      attendees: [115, 150],
      must: [
        needs(/white timber/, [115, 120]),
        needs('ceremony_arch', 1),
        needs('table_round', [12, 13]),
        needs(/Chiavari/, [115, 120]),
        needs('dance_floor', [25, 25]),
        needs('disco_light', [1, 4]),
        needs('mirror_ball', 1),
        system(6),
        either(needs('mic_wireless_handheld', [1, 2]), needs(/Talking kit|Mipro/, [1, 2])),
        needs('festoon', 8),
        needs('bar_unit', 2),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'mic_wireless_handheld', 'waste_bin', 'uplight'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'floodlight'],
        ...LOOS,
        'crew_bar',
        'crew_waiter',
        'photo_booth',
        'glassware',
        'tablecloth',
        'napkin',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        'marquee',
        'generator',
        'fuel',
        'crew_bar',
        'tablecloth',
        'napkin',
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'flip_chart', 'pinboard'],
      title: [/peebles|wedding/i, /1(15|50)/],
    },
  },
  {
    id: 'ho-ag-river-science-day',
    language: 'en',
    catalogue: 'esk',
    description: `CALL NOTE Tues 9.40 (Jean)

River trust, annual science day, Thurs 21 Oct, corn exchange Kelso, 180 delegates in rows, 9.30 to 4.30

Wants
- the bright projector (big south windows, no blinds) and the biggest frame screen we do
- laptop, clicker, one of the low prompt screens for whoever's speaking
- lectern w. mic, 2 lapels, 2 hand-helds for questions from the floor
- PA for the room. The exchange's website says there is one but it was condemned in spring so ignore
- hearing loop
- platform 12ft x 8ft, 1ft high, with the wheelchair ramp
- 16 exhibition boards for the posters
- welcome counter in the foyer
- one of ours there all day to look after it

Says chairs are put out by the caretaker, all the hall's own. Coffee and lunch is the WI and they won't hear of anyone else's urns or cups. A student from the university is filming it on his own camera, so nothing from us for that.

Set up Weds from 4. Wants price by Friday.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/10,000/, 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('confidence_monitor', 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        system(8),
        needs('induction_loop', [1, 2]),
        needs('stage_deck', 3),
        needs('stage_ramp', 1),
        needs('pinboard', 16),
        needs('registration_desk', 1),
      ],
      should: [
        needs('mic_lectern', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 2]),
        needs('stage_leg', 3),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'mic_stand'],
      offers: without(MEETING_OFFERS, 'camera', 'crew_camera', 'video_recorder', 'crew_photographer'),
      excluded: [...SEATS, 'hot_drinks', 'crockery', 'camera', 'crew_camera'],
      silly: ['generator', 'marquee', 'toilet', 'dance_floor', 'disco_light', 'crowd_barrier', 'festoon'],
      title: [/kelso|science/i, /180/],
    },
  },
  {
    id: 'ho-ag-mart-ball',
    language: 'en',
    catalogue: 'esk',
    description: `HIRE ENQUIRY (web form)

Name of event: Mountain Rescue Ball
Date: Saturday 27 November
Place: Auction mart, Hawick (sale ring boarded over, access from 8 am Friday)
Number of guests: 240, seated dinner, then dancing till 1

Furniture required: 24 round tables, 240 Chiavari chairs, 10 tall bar tables, 5 coat rails
Linen and table: white cloths for the rounds, a dinner plate, a knife, fork and spoon, two wine glasses and a linen napkin for everybody
Stage: 24ft x 12ft, 2ft high, steps and black skirt
Dance floor: 8m x 8m
Sound: seven-piece ceilidh band, so a PA with subs, 5 floor wedges, mics, and an engineer
Lighting: colour on the band, with someone to run it. 30 battery uplighters round the ring.
Vision: two 55in televisions and a laptop for the auction lots
Anything else: red carpet up the ramp
How did you hear about us: the lambing dinner`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('table_round', [24, 25]),
        needs(/Chiavari/, [240, 250]),
        needs('table_cocktail', 10),
        needs(/cloth for round/, [24, 26]),
        needs('crockery', [240, 264]),
        needs('cutlery', [240, 264]),
        needs(/Wine glass/, [480, 530]),
        needs('stage_deck', 9),
        needs('dance_floor', [64, 64]),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('stage_monitor', 5),
        needs('crew_sound', [1, 2]),
        needs('uplight', 30),
        needs('display', 2),
      ],
      should: [
        needs('coat_rail', 5),
        needs('napkin', [240, 264]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 24]),
        either(needs('subwoofer', [2, 8]), needs(/Dancing kit/, [1, 3])),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('playback_laptop', 1),
        needs('carpet', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'mic_wireless_handheld', 'video_cable', 'crew_technician', 'crew_video', 'display_stand'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      silly: ['marquee', 'toilet', 'crowd_barrier', 'interpretation_booth', 'choir_riser', 'pinboard'],
      title: [/hawick|ball/i, /240/],
    },
  },
];
