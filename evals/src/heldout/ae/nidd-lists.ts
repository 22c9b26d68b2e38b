import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEECH } from '../../usual.ts';
import { ANY_JOB, FOG, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';
import { loud } from './common.ts';

/** Over the same shelf: a rider and a list of tasks. */
export const NIDD_LISTS: readonly EvalBrief[] = [
  {
    id: 'ho-ae-folk-rider',
    language: 'en',
    catalogue: 'nidd',
    description: `From the promoter: below is the rider for our headliners on Friday 23 April, village institute at Grassington, 260 seated. The institute has its own stage with tabs, a lighting rig that Barry runs, and the 260 chairs are in the store. So I'm after audio, and the bits of backline I have ticked.

--- TECH RIDER v7, supersedes all others ---

LINE UP: 6 on stage (lead vocal/guitar, fiddle, flute, accordion, upright bass, drums)

1. FRONT OF HOUSE
A good quality powered system with subs, able to deliver clean sound to every seat. No home hi-fi, no "the DJ's speakers". Digital desk of at least 32 channels, stage rack at stage end. One experienced sound engineer; our own monitor person travels with us.

2. MONITORS
6 wedges on 6 sends. Nobody uses in-ears.

3. INPUTS
Drums: set of drum mics
Fiddle, flute, accordion: 3 condensers
Bass: DI. Guitar: DI. Keys: stereo DI (so 4 in all)
Vocals: 4 x SM58 or equal
10 boom stands

4. BACKLINE
[x] keyboard with weighted keys, Nord or similar
[x] drum kit, five piece
[ ] bass amp - not needed, Alun's brought his own since 2019
[ ] guitar amp - not needed either

5. ATMOSPHERE
Strictly no haze, smoke or dry ice: the flute player loses his voice.

6. HOSPITALITY
Hot meal for 8 incl. 2 vegan, ales of the area, towels x 8, a lockable room, three twin rooms with breakfast. Parking for one long wheelbase van.

7. MERCH
Merchandise table and a person to sell; both with us.`,
    good: {
      attendees: 260,
      days: 1,
      must: [
        loud(),
        needs('subwoofer', [2, 6]),
        needs(/SQ-6/, 1),
        needs('stagebox', [1, 1]),
        needs('crew_sound', [1, 1]),
        needs('stage_monitor', [6, 6]),
        needs(/Drum Case/, 1),
        needs(/NT5/, [3, 5]),
        needs('di_box', [4, 5]),
        needs(/SM58/, [4, 6]),
        needs('mic_stand', [10, 16]),
        needs('keyboard', 1),
        needs('drum_kit', 1),
      ],
      should: [needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'audio_player'],
      offers: [...SHOW_OFFERS, 'mic_wireless_handheld', 'music_stand'],
      excluded: [
        ...FOG,
        'stage_deck',
        'mobile_stage',
        'chair',
        'chair_banquet',
        'stage_wash',
        'lighting_package',
        'moving_head',
        'lighting_console',
        'crew_lighting',
        'in_ear_monitor',
        'bass_amp',
        'guitar_amp',
        'table_trestle',
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'crowd_barrier', 'dance_floor'],
      title: [/grassington|folk|concert|band|gig/i, /260/],
    },
  },
  {
    id: 'ho-ae-ten-k-tasks',
    language: 'en',
    catalogue: 'nidd',
    description: `KNARESBOROUGH 10K - WHO'S DOING WHAT (updated Sunday night, please read to the end!!)

Race day Sunday 16 May, gun at 10:00, 900 runners. Base is the riverside meadow, on site from 06:30.

TASK 1 - Start/finish (Sanj)
150 barriers for the funnel. Commentary PA on the finish straight, needs to carry 60 metres or so, one handheld radio mic plus a spare, player for the music, and an engineer. Also 20kVA genny and cables for everything on the meadow.

TASK 2 - Registration tent (Moira)
The 6 x 12 marquee, no floor. 15 trestles, 30 white folding chairs. 2 urns for the helpers.

TASK 3 - Course (Phil B)
24 two-way radios, 8 A-boards for the road signs the council insists on.

TASK 4 - Village (Moira + Kath)
6 pop-up gazebos, 12 picnic sets. A bouncy castle & the garden games for the little ones.

TASK 5 - Facilities (Phil C)
18 loos, 2 accessible, 4 hand wash units. 20 wheelie bins.

TASK 6 - Prizegiving (Sanj)
Three decks, 8 x 4, at 1 ft, one lot of legs each. Podium blocks Rotary are painting as we speak, they stand on top.

Phil C has the cheque book. Sanj to send this round to hire firms and ask what it costs all in. Next meeting the 11th, the Mother Shipton, 7.30.`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs('crowd_barrier', [150, 150]),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 8]),
        needs(/Genny 20/, 1),
        needs(/Frame 6x12/, 1),
        needs('table_trestle', [15, 15]),
        needs(/Folder White/, [30, 30]),
        needs('two_way_radio', [24, 24]),
        needs(/Pop-up/, 6),
        needs('beer_table_set', 12),
        needs(/Castle/, 1),
        needs(/Loo \(single\)/, 18),
        needs('hand_wash', 4),
        needs('waste_bin', 20),
        needs('stage_deck', 3),
      ],
      should: [
        needs('mic_wireless_handheld', 2),
        needs('audio_player', 1),
        needs('crew_sound', [1, 1]),
        needs('hot_drinks', 2),
        needs('signage', 8),
        needs('toilet_accessible', 2),
        needs('game', [1, 1]),
        needs(/Legs One/, 3),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'stage_monitor', 'hazer', 'table_round', 'sofa'],
      title: [/knaresborough|10\s?k|race|run/i, /900/],
    },
  },
];
