import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Out of town in the Manawatū: a woolshed, a homestead, a showground. */
export const MANAWATU_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-h-woolshed-21st',
    language: 'en',
    catalogue: 'ruahine',
    description: `hey guys, after some gear for my sons 21st in the woolshed at Apiti, sat 28 nov, 120 coming

party pack (music off his phone so no dj or decks needed)
2 disco packs
mirror ball
8 lots of festoon
10 bar leaners
4 gas heaters

the generators sorted, neighbours a sparky and has a big one. do you deliver this far out or do I come in with the ute? cheers Grant`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('pa_package', 1),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('festoon', 8),
        needs('table_cocktail', 10),
        needs('patio_heater', 4),
      ],
      should: [needs('transport')],
      allowed: [...without(LOUD, 'crew_sound'), ...ANY_JOB, 'fire_extinguisher'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'hazer', 'dance_floor'],
        'crew_dj',
      ),
      excluded: ['generator', 'fuel', 'crew_dj', 'dj_player', 'dj_controller', 'crew_electrician'],
      silly: ['projector', 'lectern', 'stage_deck', 'line_array', 'exhibition_stand', 'registration_desk'],
      title: [/apiti|21|woolshed/i, /120/],
    },
  },
  {
    id: 'ho-h-homestead-wedding',
    language: 'en',
    catalogue: 'ruahine',
    description: `Hello!

We're getting married on Saturday 13 February at my grandparents' homestead near Kimbolton and Nan says you did the marquee for the centenary, so here I am :)

110 guests. The 10 x 15 marquee on the front lawn, 11 of the big round tables with white cloths to the floor, two trestles for the top table and one more for the cake. Festoon in the roof and out to the gate, let's say 12. For music and the speeches one Bose stick with a hand held radio mic. A dance floor about 3.6 m square. 6 gas heaters because it's Kimbolton.

The hall committee is lending us its chairs, 120 of them, newly painted. The caterer does plates, glasses and everything on the table apart from the cloths.

There is power at the house 40 m away and the woolshed has a proper outlet. Could you include putting it up and bringing it all?

Thanks heaps, Bex & Louis`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Marquee 10 x 15/, 1),
        needs(/Round table 1.8/, [11, 12]),
        needs(/Round cloth/, [11, 12]),
        needs('table_trestle', [3, 4]),
        needs('festoon', 12),
        either(needs('speaker_column', 1), needs('pa_package', 1)),
        needs('dance_floor', [9, 9]),
        needs('patio_heater', 6),
      ],
      should: [needs('mic_wireless_handheld', 1), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...SPEECH],
      offers: [
        ...without([...PARTY_OFFERS, ...OUTDOORS_OFFERS], 'chair', 'glassware', 'bench'),
        'tablecloth',
        'marquee',
      ],
      excluded: [...SEATS, 'generator', 'crockery', 'cutlery', 'glassware'],
      silly: ['projector', 'lectern', 'line_array', 'exhibition_stand', 'crowd_barrier', 'stage_monitor', 'subwoofer'],
      title: [/kimbolton|wedding|homestead/i, /110/],
    },
  },
  {
    id: 'ho-h-show-society',
    language: 'en',
    catalogue: 'ruahine',
    description: `Good morning,

The Pohangina Valley A&P Show is on Friday 6 and Saturday 7 November this year. Gate was 3,000 all up last time. The committee met last night and asks for a price on the following.

For the main ring: four speakers on stands round the commentator's caravan, a small desk, one corded mic for the commentator and two radio hand mics for the judges and the prize giving.
For the grounds: 10 gazebos, 24 trestles, 80 chairs (folding), 50 crowd barriers, 8 RTs for the stewards, 12 wheelie bins.
One 6 kVA generator for the dog trial end, they have nothing over there.

We'd have it all delivered Thursday and our own lads will put it out.

Yours, Neville Sutcliffe (Hon. Sec.)`,
    good: {
      attendees: [1500, 3000],
      days: 2,
      must: [
        needs(['speaker_top', 'speaker_column'], 4),
        needs('mic_wireless_handheld', 2),
        needs('gazebo', 10),
        needs('table_trestle', 24),
        needs(/Folding chair/, 80),
        needs('crowd_barrier', 50),
        needs('two_way_radio', 8),
        needs(/Genset 6/, [1, 1]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('mic_wired', [1, 2]),
        needs('speaker_stand', 4),
        needs('waste_bin', 12),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, 'lectern', 'led_wall', 'hot_drinks', 'marquee', 'mic_headset'],
      silly: [
        'lighting_package',
        'disco_light',
        'dance_floor',
        'subwoofer',
        'projector',
        'stage_monitor',
        'table_round',
      ],
      title: [/pohangina|show|a&p/i, /3,?000|1,?500/],
    },
  },
];
