import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** British: a carnival's specification, a council's lots, a village page, a brass band contest. */
export const BRITISH: readonly EvalBrief[] = [
  {
    id: 'ho-bd-meadow-carnival',
    language: 'en',
    catalogue: 'thornbury',
    description: `Wharf Meadow Carnival 2027
Stages Specification & Background

Background

The Carnival has been held on Wharf Meadow on the second weekend of July since 1994 and
draws some 4,000 people over the Saturday and Sunday (10 and 11 July). The main stage has hosted
local and touring acts; in 2025 a big screen was tried beside it but proved poor value.

The Orchard Stage was added for schools, dance troupes and choirs and has become a fixture.

Expression of Interest A – Main Stage

Covered stage, 24’ x 18’ or larger, floor at about 4’
PA system, 8k minimum, with bass bins, and five foldback wedges
32 channel desk
Stage wash, full colour, with operator
FOH shelter, 10’ x 10’
Two sound engineers, both days
Silenced generator, 30kVA, with distribution

Expression of Interest B – Orchard Stage

Open platform 16’ x 12’, 2’ high, with treads and a rail at the back
Small PA, 4 vocal mics on stands, CD / USB player

Matters arranged elsewhere

Toilets, crowd barriers and stewards are procured under the Council’s term contracts and must
not be included in either expression. First aid is by the local division. Acts are booked by the
Arts Officer and supply their own instruments and amplifiers.

Returns

Two hard copies, one unbound, to the Leisure Department by 12 noon on Fri`,
    good: {
      attendees: 4000,
      days: 2,
      must: [
        needs(/Lorry stage/, 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 24]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', [5, 10]),
        needs(/Qu-32/, 1),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 36]),
        needs('gazebo', [1, 2]),
        needs('crew_sound', [2, 4]),
        needs(/Generator 30/, [1, 2]),
        needs('stage_deck', [6, 6]),
        needs(/SM58/, [4, 24]),
      ],
      should: [
        needs('crew_lighting', [1, 2]),
        needs(/legs 2ft/, [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [2, 4]),
        needs('audio_player', [1, 2]),
        needs('mic_stand', [4, 20]),
        needs('power_distro', [1, 6]),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, 'amplifier'],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'crowd_barrier', 'crew_steward', 'backline'),
      excluded: [...LOOS, 'crowd_barrier', 'crew_steward', 'crew_medic', 'drum_kit', 'guitar_amp', 'bass_amp'],
      silly: ['projector', 'table_round', 'dance_floor', 'lectern', 'chair_banquet', 'tablecloth'],
      title: [/carnival|meadow/i, /4,?000/],
    },
  },
  {
    id: 'ho-bd-council-lots',
    language: 'en',
    catalogue: 'nidd',
    description: `The Borough Council intends to let a framework for event infrastructure hire, two years with the option of two further periods of twelve months. Tenderers may bid for one, several or all lots. Annual values are estimates and no volume is guaranteed.
Lot A: Marquees and gazebos - £14,200
Lot B: Steel barriers and mesh fencing - £9,850
Lot C: Portable toilets, including accessible units - £22,400
Lot D: Covered trailer stage, small and medium events - £8,000
Lot E: PA systems, outdoor, with engineer - £19,750
Lot F: Large LED screen - £11,600
Lot G: Generators and distribution - £16,300
Lot H: Two way radios - £1,950
Lot I: Tower lights and festoon - ££5,480
Lot J: Stewards - £27,000
Lot K: Tables & chairs - £3,100
Quality 40%, price 50%, social value 10%. Clarification questions via the portal only.`,
    good: {
      attendees: null,
      must: [
        needs('marquee'),
        needs('gazebo'),
        needs('crowd_barrier'),
        needs('fencing'),
        needs('toilet'),
        needs('toilet_accessible'),
        needs('mobile_stage'),
        needs(SPEAKERS),
        needs('crew_sound'),
        needs(/Big Trailer/),
        needs('generator'),
        needs('two_way_radio'),
        needs('floodlight'),
        needs('festoon'),
        needs('crew_steward'),
        needs('table_trestle'),
        needs('chair'),
      ],
      should: [needs('power_distro'), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...SPEECH,
        ...SHOW,
        ...OUTDOORS_OFFERS,
        'table_round',
        'marquee_floor',
        'mic_wireless_handheld',
      ],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS, 'space_heater'],
      silly: ['projector', 'dance_floor', 'exhibition_stand', 'drum_kit', 'photo_booth', 'interpretation_booth'],
      title: [/council|borough|framework|event/i],
    },
  },
  {
    id: 'ho-bd-apple-day',
    language: 'en',
    catalogue: 'thornbury',
    description: `APPLE DAY is back!! Sunday 17 October, 11 till 4, in the Rectory field by kind permission. Last year nearly 600 of you came through the gate in spite of the mud and £2,310 went to the tower fund.

How it works: the long marquee is for the cider bar and the tea ladies, the produce table and the bit of quiet; stalls go round the outside. From the minutes, Tracey to ring round for prices:

marquee 40 x 60 foot w/ matting; 14 of the little 10 foot shelters for stalls; 40 trestles, 120 folding chairs; 12 ale bench sets; 4 loos + a disabled one; sink unit for the juicing (pressing 12 & 2pm, bring own bottles!); 6kVA genny and leads, for urns x 3 and the fridge x 1 (two door); small PA for Roger's announcements & the Morris; 10 wheelie bins

Stallholders: pitches £15, dogs on leads, no sales of live animals. Parking at the school, please don't block Mrs Pell. Programme and prize list to follow. Scarecrow theme this year is Kings and Queens.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Pole marquee 40ft x 60ft/, 1),
        needs('gazebo', [14, 14]),
        needs('table_trestle', [40, 40]),
        needs('chair', [120, 120]),
        needs('beer_table_set', [12, 12]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('hand_wash', 1),
        needs(/Generator 6/, 1),
        needs('hot_drinks', 3),
        needs('refrigeration', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('waste_bin', [10, 10]),
      ],
      should: [needs(/Matting/, [200, 240]), needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'mic_wireless_handheld', 'mic_wired'],
      offers: [
        ...OUTDOORS_OFFERS,
        ...PARTY_OFFERS,
        'pa_package',
        'glassware',
        'crockery',
        'space_heater',
        'marquee_floor',
      ],
      silly: ['projector', 'lectern', 'disco_light', 'line_array', 'stage_monitor', 'crew_lighting', 'led_wall'],
      title: [/apple|rectory/i, /600/],
    },
  },
  {
    id: 'ho-bd-brass-contest',
    language: 'en',
    catalogue: 'nidd',
    description: `AREA BRASS BAND CONTEST - NOTES FOR THE HALL (draft 3)

Saturday 13 March. Sports hall, 9 bands first section, 7 second, abt 450 in the audience at a time, judges in their tent from 9.40.

STAGE. 32 ft x 24 ft at 2 ft, steps at both ends, black drape across the back (10 m). Conductor's rostrum, one deck at 1 ft. Wheelchair ramp for the presentation.
ON STAGE. 28 chairs no arms, 30 music stands, 1 pair of condensers for the recording + recorder, commentary mic (a radio handheld) and PA for speech only, 450 people, one sound engineer.
LIGHT. White and even, no colours. Contest rules say players must see the dots.
AUDIENCE. 450 linking chairs in two blocks with a 1.5m aisle.
TRADE. 10 trestles in the foyer, cloths on.
CONTROLLER wants 4 walkie talkies and a table by the door.
Draw for order of play 8.30, own-choice pieces in by 1 Feb. Bandsmen pay on the door. Bacon rolls from 7.45, ask Ken.`,
    good: {
      attendees: [450, 500],
      days: 1,
      must: [
        needs('stage_deck', [24, 25]),
        needs('stage_ramp', 1),
        needs(/Black Drape/, [10, 10]),
        needs('music_stand', [30, 30]),
        needs('audio_recorder', 1),
        needs('mic_wireless_handheld', [1, 2]),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8])),
        needs('crew_sound', 1),
        needs(/Linker/, [450, 478]),
        needs('table_trestle', [10, 11]),
        needs('two_way_radio', 4),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 36]),
      ],
      should: [
        needs('stage_steps', [2, 3]),
        needs(/NT5/, 2),
        needs(/Folder White|Linker/, [478, 478]),
        needs(/Legs Two/, [24, 24]),
        needs('tablecloth', [10, 11]),
        needs('transport'),
      ],
      allowed: [...PLATFORM, ...BAND, ...STAGE_LIGHT, ...ANY_JOB, 'chair'],
      offers: [...SHOW_OFFERS, 'signage', 'coat_rail', 'audio_recorder', 'lectern', 'registration_desk', 'gazebo'],
      silly: [
        'disco_light',
        'subwoofer',
        'generator',
        'toilet',
        'dance_floor',
        'drum_kit',
        'mobile_stage',
        'smoke_machine',
      ],
      title: [/brass|contest/i, /450/],
    },
  },
];
