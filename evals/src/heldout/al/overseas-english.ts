import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SEATS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** American and Australian: a benefit dinner, a birthday in the yard. */
export const OVERSEAS_ENGLISH: readonly EvalBrief[] = [
  {
    id: 'ho-al-benefit-dinner',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hello! I chair the benefit dinner for our animal shelter, Saturday, October 23, at a resort in Sedona. We're planning for 200 guests, seated.

We would like to rent:
(3) 8' x 4' risers, 16" high, black skirting, with a step unit
(1) lucite podium with gooseneck mic
(2) wireless handheld mics for the auctioneer
(1) sound system for speeches and background music, with an engineer
(2) 75" monitors on carts for the auction slides
(1) laptop to run them
(24) battery uplights

The resort provides the tables, chairs and linens, and runs its own bar with its own bartenders. A string quartet plays during the cocktail hour and doesn't want any amplification. There's no dancing, so please leave the dance floor off this time.

Thank you so much,
Dolores`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Versalite 4x8/, [3, 3]),
        needs(/Lucite/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs(/75 QM75/, 2),
        needs('playback_laptop', [1, 2]),
        needs(/H9/, 24),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('display_stand', 2),
        needs('stage_leg', 3),
        needs('stage_skirt', [16, 64]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'projector', 'projection_screen'), ...PLATFORM, 'subwoofer'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'bar_unit',
        'crew_bar',
        'dance_floor',
        'tablecloth',
        'napkin',
      ),
      excluded: [...SEATS, 'table_round', 'table_trestle', 'tablecloth', 'bar_unit', 'crew_bar', 'dance_floor'],
      silly: ['generator', 'marquee', 'crowd_barrier', 'stage_monitor', 'drum_kit', 'forklift'],
      title: [/sedona|benefit|dinner|shelter/i, /200/],
    },
  },
  {
    id: 'ho-al-fiftieth-backyard',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day, chucking the missus a surprise 50th in the backyard Saturday arvo 13 March, sixty-odd people, all standing about. After 2 of the 3x6 pop-ups, 10 dry bars with black socks, 4 mushroom heaters for when it cools down, 4 strings of festoon and something decent to run Spotify off the phone with a mic for the speeches. One port-a-loo too so they're not tramping through the house. And 6 eskies. Ta, Robbo`,
    good: {
      attendees: [60, 69],
      days: 1,
      must: [
        needs(/Pop-up 3x6/, 2),
        needs(/^Dry bar 600/, 10),
        needs(/Mushroom/, 4),
        needs(/Festoon/, 4),
        either(needs(['speaker_top', 'speaker_column'], [1, 4]), needs('pa_package', [1, 2])),
        needs(/Port-a-loo$/, 1),
        needs(/Esky/, 6),
      ],
      should: [needs(/Dry bar sock/, 10), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, ...OUTDOORS, 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'marquee', 'stage_deck'],
      title: [/50|birthday|party|backyard/i, /6\d/],
    },
  },
];
