import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SPEAKERS, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** British and Irish: choirs, a wedding, a club's dinner. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-j-cathedral-choirs',
    language: 'en',
    catalogue: 'demo',
    description: `Dear Sirs,

Our three choirs are singing together in the nave at Beverley on Saturday 12 December at 7.30 pm. There will be 72 singers and an audience of about 400.

We should be grateful for a quotation for six choir risers, twenty music stands with lights for the orchestra, and a gentle wash of light on the singers, plus a lighting technician to put it up and stay for the evening. The nave is rather dark.

It is an entirely acoustic concert. There will be no amplification whatsoever, and the minster reads its own notices over its own loudspeakers. The pews take everybody, and our accompanist plays the minster's Steinway.

We have access from 10 in the morning and must be out by eleven.

Yours faithfully,
(Mrs) J. R. Holroyd, Hon. Secretary`,
    good: {
      attendees: [400, 480],
      days: 1,
      must: [
        needs('choir_riser', 6),
        needs('music_stand', 20),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 16]),
      ],
      should: [needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB],
      offers: ['uplight', 'crew_stage_manager', 'audio_recorder', 'crew_photographer', 'signage', 'two_way_radio'],
      excluded: [...SPEAKERS, ...RADIO_MICS, 'mic_wired', 'mixing_console', 'crew_sound', 'piano'],
      silly: ['projector', 'generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'moving_head'],
      title: [/beverley|choir/i],
    },
  },
  {
    id: 'ho-j-tipi-wedding',
    language: 'en',
    catalogue: 'larkfield',
    description: `Hi Larkfield!

Wedding on Saturday 5 September at my uncle's farm near Malmesbury, 144 for the day, maybe 170 by the evening but they won't sit down to eat.

WHAT WE NEED
- two giant hat tipis, no linings
- 18 of the rustic oak 8ft tables (bare wood, no tablecloths!!)
- 144 cross-back chairs + 144 white napkins
- 12 festoon strings
- 21 x 21 oak dance floor
- 2 pallet bars, a back bar, 2 bottle coolers
- 1,200 glasses between us: 500 hi-balls, 400 wine, 300 flutes
- 3+2 toilet trailer
- 45 kVA generator
- 2 fire pits

WHAT WE DON'T
- crockery & cutlery, comes with the hog roast
- any kind of PA or disco, the band + DJ package has everything incl. lights
- bar staff, my cousins are doing it for beer
- chairs for the ceremony, that's at the church

Love, Tilly & Marcus x`,
    good: {
      attendees: [144, 170],
      days: 1,
      must: [
        needs(/Tipi/, 2),
        needs(/Rustic Oak 8ft/, [18, 18]),
        needs(/Cross-Back/, [144, 150]),
        needs('festoon', 12),
        needs(/21ft x 21ft/, 1),
        needs(/Pallet/, 2),
        needs(/Hi-Ball/, [500, 500]),
        needs(/Wine 12oz/, [400, 400]),
        needs(/Flute/, [300, 300]),
        needs(/3\+2/, 1),
        needs(/45kVA/, 1),
      ],
      should: [
        needs(/Bottle Cooler/, 2),
        needs(/Back Bar/, 1),
        needs('napkin', [144, 155]),
        needs(/Fire Pit/, 2),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, 'refrigeration'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'space_heater', 'marquee_floor'],
        'crew_bar',
        'crew_dj',
        'disco_light',
        'tablecloth',
        'moving_head',
        'chair',
        'bench',
      ),
      excluded: [...SPEAKERS, 'crockery', 'cutlery', 'crew_bar', 'tablecloth', 'marquee_lining', 'disco_light'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'table_round', 'flip_chart'],
      title: [/malmesbury|wedding/i, /144|170/],
    },
  },
  {
    id: 'ho-j-club-dinner',
    language: 'en',
    catalogue: 'corrib',
    description: `Howya lads,

Rang earlier and was told to put it in an email. County final celebration dinner for the hurling club, Friday 27 November, community centre in Athenry, 240 people.

We want 24 of the big 6ft rounds, 240 limewash chairs, 24 white cloths, 240 napkins, a stage 24ft x 8ft at 1ft for the top table and the band after, black valance round it, a lectern, a radio mic for the MC, and a projector and the 14 x 8 screen for the highlights. Sound engineer for the night and a PA that'd do the band, they've amps and drums but no PA. And the red carpet for the cup coming in.

Caterers look after the delph, glasses and cutlery. Bar's in the centre. Heating is grand. No need for disco lights or smoke, it's mostly over-50s, and we've a lad in the club doing the photographs.

Cheers, Fergal`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/6ft round/, [24, 24]),
        needs(/Limewash/, [240, 250]),
        needs('tablecloth', [24, 26]),
        needs('stage_deck', [6, 6]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs('projector', 1),
        needs(/14 x 8/, 1),
        needs('crew_sound', [1, 2]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12])),
      ],
      should: [
        needs('napkin', [240, 260]),
        needs('stage_skirt', [7, 24]),
        needs(/1ft \(4\)/, [6, 6]),
        needs('carpet', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BAND, ...PLATFORM, 'table_trestle'],
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS, ...STAGE_LIGHT],
        'bar_unit',
        'glassware',
        'disco_light',
        'hazer',
        'crew_photographer',
        'patio_heater',
        'refrigeration',
      ),
      excluded: [...TABLEWARE, ...FOG, 'disco_light', 'bar_unit', 'space_heater', 'patio_heater'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'exhibition_stand', 'interpretation_booth'],
      title: [/athenry|hurling|dinner/i, /240/],
    },
  },
];
