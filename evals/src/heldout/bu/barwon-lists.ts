import { type EvalBrief, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SPEAKERS, SPEECH } from '../../usual.ts';
import { OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** Lists with nothing to keep off. */
export const BARWON_LISTS: readonly EvalBrief[] = [
  {
    id: 'ho-bu-primary-fete',
    language: 'en',
    catalogue: 'barwon',
    description: `Hello, parents' association of Torquay Coast primary here, twilight fete on the school oval, Friday 20 November, 3 to 8 pm. Roughly 1500 people come and go. The wish list:

24 pop-up marquees
30 trestles, the 1.8s
20 beer garden tables
3 x 6 burner BBQs
1 coolroom trailer
2 jumping castles
2 urns (20 L)
12 strings of festoon
40 wheelie bins
10 portable toilets + 2 accessible
4 hand wash stations
2 x 7kVA generators, leads to suit
PA for the kids' choir and announcements, 2 handheld radio mics, someone to run it

thanks heaps
Mel`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('gazebo', 24),
        needs(/Trestle table 1\.8/, 30),
        needs('beer_table_set', 20),
        needs('cooking', 3),
        needs('refrigeration', 1),
        needs('inflatable', 2),
        needs('hot_drinks', 2),
        needs('festoon', 12),
        needs('waste_bin', 40),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs(/7kVA/, 2),
        needs('power_cable', [1, 60]),
        needs(SPEAKERS, [1, 14]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...SPEECH, 'mic_instrument', 'mic_wired', 'audio_player', 'di_box'],
      offers: [...OUTDOORS_OFFERS, ...PLATFORM, 'choir_riser', 'stage_wash', 'lighting_package', 'stage_monitor'],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'interpretation_booth', 'table_round', 'carpet'],
      title: [/fete|torquay/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-bu-harmony-festival',
    language: 'en',
    catalogue: 'barwon',
    description: `Request for quotation RFQ 26/118: Harmony festival, Johnstone Park

1. Event: free outdoor festival, Saturday 20 and Sunday 21 March (2 days), 11 am to 9 pm. Attendance of 2,500 to 3,000 per day is expected.

2. Main stage
2.1 Mobile stage 8 x 6 m with roof
2.2 PA system for an audience of 1,500 standing, including subs
2.3 6 foldback wedges, digital console and stage box, microphones for bands and dance groups (4 handheld radio mics)
2.4 16 LED pars and 4 moving heads
2.5 One sound operator and one lighting operator, each day

3. Site
3.1 12 pop-up marquees
3.2 20 beer garden tables
3.3 100 crowd barriers
3.4 16 portable toilets, 2 accessible, 4 hand wash stations
3.5 2 x 20kVA generators, 6 distribution boards, leads
3.6 24 two-way radios

4. Optional items, to be priced separately
4.1 LED trailer screen
4.2 10 lengths of festoon lights

Responses close 4 pm on 30 January.`,
    good: {
      attendees: [2500, 3000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 6),
        needs(/Midas M32R/, [1, 2]),
        needs('stagebox', [1, 2]),
        needs('mic_wireless_handheld', 4),
        needs('stage_wash', 16),
        needs('moving_head', 4),
        needs('crew_sound', [1, 4]),
        needs('crew_lighting', [1, 4]),
        needs('gazebo', 12),
        needs('beer_table_set', 20),
        needs('crowd_barrier', 100),
        needs('toilet', 16),
        needs('toilet_accessible', 2),
        needs('hand_wash', 4),
        needs(/20kVA/, 2),
        needs('power_distro', 6),
        needs('power_cable', [1, 80]),
        needs('two_way_radio', 24),
        offers(/LED trailer/, 1),
        offers('festoon', 10),
      ],
      should: [needs('transport'), needs('mic_wired', [1, 16])],
      allowed: [...OUTDOORS, ...BAND, ...PARTY_LIGHT, 'hazer', 'effect_fluid', 'crew_stage_manager', 'waste_bin'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'marquee', 'refrigeration', 'audio_player'],
      silly: ['dance_floor', 'lectern', 'interpretation_booth', 'table_round', 'carpet', 'projector', 'tablecloth'],
      title: [/harmony|festival|johnstone/i, /3[.,  ]?000/],
    },
  },
];
