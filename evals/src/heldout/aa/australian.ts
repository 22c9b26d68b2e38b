import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Australian: a school's presentation night, a birthday in a back yard, a lunch among the vines. */
export const AUSTRALIAN: readonly EvalBrief[] = [
  {
    id: 'ho-aa-presentation-night',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi team,

Quote please for our Presentation Night in the school gymnasium at Wangaratta, Thursday 2 December, 650 students, staff and families.

Stage: we have none in the gym, so 7.2 m x 3.6 m (9 of the 2.4 x 1.2 decks) at 600, steps each side, wheelchair ramp, black skirt across the front.
Sound: PA for speech and playback, 3 handheld and 2 lapel radio mics, operator.
Vision: 2 data projectors, 2 x 4 m fastfold screens left and right, laptop, clicker.

Our maintenance crew puts out all the chairs and the school has a perfectly good lectern. No lighting please, the gym lights stay on so parents can take photos. The Year 11 media class films the night with their own cameras and streams it. The string ensemble plays acoustically.

Bump in Wednesday after 3.30 pm.

Thanks heaps,
Deb`,
    good: {
      attendees: 650,
      days: 1,
      must: [
        needs(/2\.4 x 1\.2/, [9, 9]),
        needs('stage_ramp', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [2, 4])),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_wireless_lapel', [2, 2]),
        needs('crew_sound', [1, 12]),
        needs('projector', 2),
        needs(/Fastfold 4\.0m/, 2),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
      ],
      should: [needs('stage_steps', 2), needs('stage_skirt', [7, 15]), needs('transport')],
      allowed: [...without(MEETING, 'lectern'), ...PLATFORM, 'subwoofer', 'line_array', ...RADIO_MICS],
      offers: [
        'drape',
        'signage',
        'induction_loop',
        'two_way_radio',
        'backdrop',
        'plants',
        'audio_recorder',
        'display',
        'stage_monitor',
        'mic_headset',
        'crew_stage_manager',
      ],
      excluded: [
        ...SEATS,
        'lectern',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'moving_head',
        'followspot',
        'lighting_console',
        'crew_lighting',
        'camera',
        'streaming_encoder',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'hazer', 'smoke_machine', 'crowd_barrier'],
      title: [/wangaratta|presentation/i, /650/],
    },
  },
  {
    id: 'ho-aa-backyard-50th',
    language: 'en',
    catalogue: 'wattlebird',
    description: `G'day, hubby's 50th in the backyard at Toowoomba, Sat 9 Oct arvo into the evening, about 70 people. After a 6 x 12 marquee, 9 x 1.8 trestles with 70 black bistro chairs, 4 dry bars, 8 strings of festoon, a 6 burner BBQ, the cool room trailer, one port-a-loo, a party light pack, a speaker we can run off a phone with a cordless mic for the speeches, and the cornhole set for the kids. Cheers, Kaz`,
    good: {
      attendees: 70,
      days: 1,
      must: [
        needs(/6m x 12m/, 1),
        needs(/Trestle 1\.8m/, [9, 9]),
        needs(/Bistro folding/, [70, 75]),
        needs(/[Dd]ry bar 600|Barrel dry bar/, 4),
        needs('festoon', 8),
        needs(/BBQ/, 1),
        needs(/Coolroom/, 1),
        needs('toilet', 1),
        needs('disco_light', 1),
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [1, 2])),
        needs(/Cornhole/, 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, ...PARTY_LIGHT, 'mic_wireless_handheld', 'tablecloth', 'marquee_floor'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', 'cooking', 'fan'],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'crowd_barrier', 'stage_deck'],
      title: [/toowoomba|50th|birthday/i, /70/],
    },
  },
  {
    id: 'ho-aa-vintage-lunch',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hello,

We're a small winery near Rutherglen putting on a long lunch between the vines for 120, Sunday 14 March.

On our list for you: fifteen 2.4 m trestles in one long row, 120 bentwood chairs, 12 market umbrellas, 4 misting fans as it can hit 38 degrees, the VIP loo trailer, 2 wheelie bins, 2 barrel dry bars for the cellar door and the gum leaf garlands, one per trestle.

Already sorted: the caterers bring all their own plates, cutlery, glassware and their own coolroom, and the tables are staying bare, so no linen. The jazz trio are self-contained, small PA and all, and we can use their microphone to say a few words. Power comes from the barrel shed, so no genset. And we've got our own barista.

Could you include delivery? It's about 95 km.`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/Trestle 2\.4m/, [15, 15]),
        needs(/Bentwood/, [120, 120]),
        needs('parasol', 12),
        needs(/Misting/, 4),
        needs('toilet_trailer', 1),
        needs('waste_bin', 2),
        needs(/Barrel/, 2),
        needs(/Gum leaf/, [15, 15]),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), 'table_cocktail'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'glassware',
        'refrigeration',
        'tablecloth',
        'napkin',
        'patio_heater',
      ),
      excluded: [
        ...TABLEWARE,
        /Coolroom/,
        'tablecloth',
        'napkin',
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        ...RADIO_MICS,
        'mic_wired',
        'generator',
        'fuel',
        /Barista/,
      ],
      silly: ['projector', 'lectern', 'stage_monitor', 'crowd_barrier', 'space_heater', 'disco_light'],
      title: [/rutherglen|lunch/i, /120/],
    },
  },
];
