import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, MAINS, RADIO_MICS, SEATS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';

/** Under the sky: a film night, a fête, a run. */
export const NITH_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-al-pitch-cinema',
    language: 'en',
    catalogue: 'nith',
    description: `How's things, Fiachra here from the GAA club. We're putting on a film night out on the pitch, Friday 20 August, and there'll be between 350 and 400 at it please God.

We'd want the big trailer screen, sound to go with it and something to play the film off, a radio mic for the raffle, and a lad to mind it all till it's over. Then four loos and an accessible one, and thirty crowd barriers.

Everybody's bringing their own chairs and rugs so there's no seating needed. The screen has its own generator I believe and there's power at the clubhouse for the rest, so leave the generators out of it. The burger van and the tea tent look after themselves.

What would that come to?`,
    good: {
      attendees: [350, 400],
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 3])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(['playback_laptop', 'audio_player'], [1, 2]),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 14]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', 30),
      ],
      should: [needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...LOUD, 'video_cable', 'video_processor', 'video_switcher'],
      offers: [...without(OUTDOORS_OFFERS, ...SEATS, 'bench', 'beer_table_set'), ...PARTY_OFFERS],
      excluded: [...SEATS, 'beer_table_set', 'generator', 'fuel', 'hot_drinks'],
      silly: [
        'dance_floor',
        'lectern',
        'disco_light',
        'stage_monitor',
        'table_round',
        'projector',
        'projection_screen',
      ],
      title: [/film|cinema|pitch|gaa/i, /350|400/],
    },
  },
  {
    id: 'ho-al-village-fete',
    language: 'en',
    catalogue: 'nith',
    description: `Fête committee, minutes item 4: what to hire for Sunday 4 July (about 1,500 through the gate over the day)

To order:
* 20 pop-ups with sides
* 40 trestles, 100 black folding chairs
* loudspeakers for the arena, with a radio mic for the announcer, and the 6kVA genny to run them as there is no power in the field
* one bouncy castle
* 10 wheelie bins, 4 fire points, 6 walkies

Not to order:
* loos - the cricket pavilion's will do
* tea urns - the WI are bringing theirs
* stage - Alan's hay trailer again
* beer tent - the brewery sends its own marquee, bar and staff`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('gazebo', 20),
        needs('table_trestle', 40),
        needs(/Chair, folding, black/, 100),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]), needs('pa_package', [1, 4])),
        either(needs('mic_wireless_handheld', [1, 2]), needs('pa_package', [1, 4])),
        needs(/Genny 6kVA/, 1),
        needs('inflatable', 1),
        needs('waste_bin', 10),
        needs('fire_extinguisher', 4),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...LOUD],
      offers: without([...OUTDOORS_OFFERS, ...RADIO_MICS, 'mic_wired'], ...LOOS, 'stage_roof'),
      excluded: [...LOOS, ...STAGES, 'hot_drinks', 'marquee', 'bar_unit', 'crew_bar'],
      silly: ['projector', 'dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', 'uplight'],
      title: [/f[êe]te/i, /1[.,]?500/],
    },
  },
  {
    id: 'ho-al-ten-k-run',
    language: 'en',
    catalogue: 'nith',
    description: `Hi, running club secretary here. Our 10K is on Sunday 26 September from the park, 600 runners entered plus a few hundred family and friends at the finish.

We need 150 crowd barriers, 10 loos, 2 accessible loos, two hand wash units, 4 pop-ups with 8 trestles for number collection, 12 walkies for the marshals and 12 wheelie bins. At the start/finish a PA that carries along the straight with 2 handheld radio mics, and a quiet 20kVA generator with distro to run it and the coffee van. Delivery on the Saturday if you can.

Jools`,
    good: {
      attendees: [600, 1100],
      days: 1,
      must: [
        needs('crowd_barrier', 150),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('gazebo', 4),
        needs('table_trestle', 8),
        needs('two_way_radio', 12),
        needs('waste_bin', 12),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 10]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 2),
        needs(/Genny 20kVA/, 1),
        needs('power_distro', [1, 4]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...MAINS],
      offers: OUTDOORS_OFFERS,
      silly: [
        'projector',
        'dance_floor',
        'disco_light',
        'stage_monitor',
        'lectern',
        'table_round',
        'uplight',
        'drum_kit',
      ],
      title: [/10 ?k|run|race/i, /600|\d{3}/],
    },
  },
];
