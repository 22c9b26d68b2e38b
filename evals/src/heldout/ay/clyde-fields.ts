import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, OUTDOORS, OUTDOORS_OFFERS } from '../usual.ts';

/** Out of doors on the Clyde: a film in a park, a gala day. */
export const CLYDE_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ay-park-film',
    language: 'en',
    catalogue: 'clyde',
    description: `Friends of the park here, first time doing this! Outdoor film on Fri 20 Aug, dusk, about 300 people. Think we need your big LED trailer screen, decent outdoor speakers with a bit of bass, something to play the film from, one wireless mic for the welcome, a technician for the evening, 4 loos plus 1 wheelchair one, 4 strings of festoon and 30 barriers. Would a popcorn machine be something you do too? Thanks, Gemma (Helensburgh)`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('festoon', 4),
        needs('crowd_barrier', 30),
      ],
      should: [
        either(needs('subwoofer', [1, 6]), needs(/Dancing set/, [1, 2])),
        needs(['playback_laptop', 'audio_player'], [1, 2]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, 'subwoofer', 'video_cable', 'playback_laptop', 'line_array', 'video_switcher'],
      offers: [...OUTDOORS_OFFERS, 'video_processor', 'crew_video'],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', ...FOG],
      unmet: [/popcorn/i],
      title: [/helensburgh|film|cinema|park/i, /300/],
    },
  },
  {
    id: 'ho-ay-gala-day',
    language: 'en',
    catalogue: 'clyde',
    description: `Gala day, field behind the manse, Kilbirnie. Sat 12 June, 11-4. 600ish through the gate.

To hire:
* 10 gazebos
* 30 trestles
* 60 folding chairs
* 1 battery PA w/ mic for announcements
* 6 walkie-talkies
* 8 wheelie bins

Sorted already:
* bouncy castle (and the generator that runs it)
* toilets, we use the church's
* first aiders`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 30),
        needs(/Chair, folding/, 60),
        needs(/Battery speaker/, [1, 2]),
        needs('two_way_radio', 6),
        needs('waste_bin', 8),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'mic_wireless_handheld'], 'generator', 'fuel', 'crew_medic'),
      offers: without(
        [...OUTDOORS_OFFERS, 'loudhailer', 'marquee'],
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'generator',
      ),
      excluded: ['inflatable', 'generator', 'fuel', 'toilet', 'toilet_accessible', 'toilet_trailer', 'crew_medic'],
      silly: [
        'projector',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'lectern',
        'line_array',
        'table_round',
        ...FOG,
      ],
      title: [/kilbirnie|gala/i, /600/],
    },
  },
];
