import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LINEN, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Guests to be seated and fed: a cottage, a church hall, an arena, a form. */
export const ONTARIO_GUESTS: readonly EvalBrief[] = [
  {
    id: 'ho-g-cottage-wedding-thread',
    language: 'en',
    catalogue: 'kawartha',
    description: `r/kawarthaweddings · Rental list sanity check?? Sept 5 at FI's parents' cottage on Stony Lake, 120 ppl

So we have a coordinator for day-of only and I'm doing rentals myself, please tell me this is what I need to ask the rental place for:

- 30x60 tent (they said it fits, there's a flat lawn)
- 15 sixty inch rounds + 120 of the wooden crossback chairs
- floor length white linens for all 15
- dance floor, 15 ft by 15 ft
- 14 strings of the cafe lights
- the fancy washroom trailer b/c septic
- 2 bars
- 4 mushroom heaters in case it's cold

Caterer has every dish & glass & napkin in their truck. Ceremony is on the dock, standing, 12 minutes, so no second set of chairs. My cousin DJs for a living and brings his own speakers + lights. Hydro: FFIL had 200 amps run to the boathouse last summer specifically for this lol so the generator is OFF my list.

Am I forgetting anything obvious?`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Frame Tent 30x60/, 1),
        needs(/60in Round/, [15, 16]),
        needs(/Crossback/, [120, 126]),
        needs(/Linen 120in/, [15, 16]),
        needs('dance_floor', [25, 25]),
        needs('festoon', 14),
        needs('toilet_trailer', 1),
        needs('bar_unit', 2),
      ],
      should: [needs('patio_heater', 4), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), 'table_trestle'],
      offers: [
        ...without(PARTY_OFFERS, 'glassware', 'napkin', 'disco_light', 'crew_dj'),
        ...OUTDOORS_OFFERS,
        'marquee_floor',
        'space_heater',
        'tablecloth',
      ],
      excluded: [...TABLEWARE, 'napkin', ...SPEAKERS, 'disco_light', 'generator', /White Resin/],
      silly: ['projector', 'lectern', 'stage_deck', 'crowd_barrier', 'line_array', 'exhibition_stand', 'led_wall'],
      title: [/stony|cottage|wedding/i, /120/],
    },
  },
  {
    id: 'ho-g-turkey-supper',
    language: 'en',
    catalogue: 'kawartha',
    description: `Hello Linda at the rental shop, it's Doreen from Keene United again, turkey supper time!!

Sat Oct 17, two sittings of 120 so 240 dinners all told. The tables in our hall are from 1962 and are being retired, so we'd want 16 of your eight foot ones, and 120 chairs (the plain black folding is fine). For the dishes, 240 dinner plates, 240 of the knife/fork/teaspoon settings and 150 cups and saucers please, and we'll send them back rinsed. 3 of the big coffee urns, 10 chafing dishes.

And 130 water glasses? Wine, I mean the wine glasses, they'll do for cider. Gordon says the hall speaker hums now, so one of the little speech sets with a wireless mic for him to say grace.

Could your boys bring it Friday before 3 and fetch it Monday.`,
    good: {
      attendees: [120, 240],
      must: [
        needs(/Banquet Table 8ft/, [16, 17]),
        needs(/Samsonite/, [120, 126]),
        needs('crockery', [390, 420]),
        needs('cutlery', [240, 250]),
        needs('hot_drinks', 3),
        needs('glassware', [130, 140]),
        needs('serving', 10),
        either(needs('pa_package', 1), needs('speaker_top', [1, 2])),
      ],
      should: [needs(/Dinner Plate/, [240, 250]), needs(/Cup & Saucer/, [150, 156]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: ['coat_rail', 'table_trestle', 'refrigeration', 'space_heater', 'waste_bin', ...LINEN],
      silly: ['stage_deck', 'dance_floor', 'disco_light', 'generator', 'toilet', 'bar_unit', 'subwoofer', 'projector'],
      title: [/keene|turkey|supper/i, /120|240/],
    },
  },
  {
    id: 'ho-g-hockey-banquet',
    language: 'en',
    catalogue: 'kawartha',
    description: `Subject: Minor hockey banquet – price?

Coaches & parents, 320 for dinner, April 25 at the Douro arena. Ice is out by then and the township lays plywood, so floor's looked after.

- 40 round tables, 8 to a table
- 320 of the burgundy padded chairs
- white cloths on all of them, to the floor if you got em
- a riser at the blue line 16' x 8', 16 inches, one set of steps (whatever fits) + black skirt around the front
- lectern, mic on it, and one wireless for when the MC wanders
- PA so the back tables can hear
- projector + the big 7.5x13 screen for the year end video, I'll bring my laptop
- 40 feet of the black drape to hide the penalty boxes

Caterer = Pete's, dishes & cutlery included. Bar = Legion, they bring theirs. NO DANCE this year, so skip the DJ stuff & the floor.

Thx, Kev`,
    good: {
      attendees: 320,
      days: 1,
      must: [
        needs(/60in Round/, [40, 42]),
        needs(/Banquet Stacker/, [320, 330]),
        needs(/Linen 120in/, [40, 42]),
        needs('stage_deck', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('projection_screen', 1),
      ],
      should: [
        needs('projector', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('stage_steps', 1),
        needs(/Leg Set 16in/, 4),
        needs('stage_skirt', [16, 48]),
        needs('drape', 40),
        needs('transport'),
      ],
      allowed: without([...MEETING, 'stage_handrail', 'stage_wash', 'lighting_package'], 'playback_laptop'),
      offers: without(
        [...PARTY_OFFERS, 'display', 'subwoofer', 'stage_ramp'],
        'dance_floor',
        'bar_unit',
        'disco_light',
      ),
      excluded: [...TABLEWARE, 'bar_unit', 'dance_floor', 'disco_light', 'playback_laptop', 'crew_dj'],
      silly: ['generator', 'toilet', 'marquee', 'stage_monitor', 'crowd_barrier', 'hazer', 'marquee_floor'],
      title: [/douro|hockey/i, /320/],
    },
  },
  {
    id: 'ho-g-form-celebration-of-life',
    language: 'en',
    catalogue: 'kawartha',
    description: `Your name: R. Whetung
Event: celebration of life for my mom
Date: Sat. Aug 8
Where: backyard, Curve Lake
How many people: 70
What do you need? a 20x40 tent, 9 round tables + 70 white chairs, 9 white floor length tablecloths, a coffee urn and 70 cups, one of the battery speakers with a mic for the stories
Anything else we should know? grass is a bit sloped on the lake side
Delivery? yes please, and set up if possible, none of us are up to it`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/Frame Tent 20x40/, 1),
        needs('table_round', [9, 10]),
        needs(/White Resin/, [70, 74]),
        needs('tablecloth', [9, 10]),
        needs('hot_drinks', 1),
        needs(/Cup & Saucer/, [70, 74]),
        needs(/EXM Mobile/, 1),
      ],
      should: [needs('delivery', [1, 2]), needs('crew_stagehand', [1, 4])],
      allowed: [...ANY_JOB, ...SPEECH, 'ballast', 'table_trestle', 'fire_extinguisher'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'fan', 'marquee_floor', 'hand_wash', ...TABLEWARE],
      silly: ['dance_floor', 'disco_light', 'generator', 'stage_deck', 'bar_unit', 'subwoofer', 'projector', 'crew_dj'],
      title: [/curve lake|celebration/i, /70/],
    },
  },
];
