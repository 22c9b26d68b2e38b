import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SLIDES, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** On grass, and a hall beside a garden: a film, a fete, a remembrance, a band on somebody's bill. */
export const TEVIOT_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ao-film-in-the-park',
    language: 'en',
    catalogue: 'teviot',
    description: `FILM NIGHT IN THE PARK - Jedburgh Community Council
Fri 27 August, film at 8.45pm, expecting around 350

Hire needed
- the 20ft inflatable screen
- a projector bright enough for it
- laptop to play the film
- speakers for outdoors with bass
- one radio handheld for the welcome
- 20kVA generator, cables and distribution, 10 cable ramps
- festoon for the path, 6 strings
- a technician until the end

People bring their own rugs and camping chairs, so no seats. The rugby club is opening its toilets for us. Stewards: our own volunteers in yellow jackets. Film licence bought.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/inflatable 20ft/, 1),
        needs('projector', 1),
        needs('playback_laptop', 1),
        either(needs(['speaker_top', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs(/20kVA/, 1),
        needs('cable_ramp', 10),
        needs('festoon', 6),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 14]),
      ],
      should: [
        needs(/Projector 12k/, 1),
        either(needs('subwoofer', [1, 6]), needs(/Dance set/, [1, 2])),
        needs('power_cable'),
        needs('power_distro', [1, 4]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...SLIDES],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [...SEATS, ...LOOS, 'crew_steward'],
      silly: ['dance_floor', 'disco_light', 'stage_monitor', 'lectern', 'table_round', 'led_wall', 'hazer'],
      title: [/jedburgh|film/i, /350/],
    },
  },
  {
    id: 'ho-ao-parish-fete',
    language: 'en',
    catalogue: 'teviot',
    description: `Denholm village fete - minutes of the planning meeting, 4 March

Date: Saturday 19 June, 12 noon to 5 pm on the green. Last year's count was 800.

Item 3, things to be hired (Wendy to obtain a quotation):
a) one marquee, 6 m by 12 m, for the teas
b) 12 gazebos for the stalls
c) 30 trestle tables, 20 picnic sets and 60 black folding chairs
d) a bouncy castle and one set of giant garden games
e) a public address system that the whole green can hear, with two handheld radio mics and somebody to run it
f) 6 kVA generator for the PA and the castle
g) 3 toilets and an accessible one
h) 8 wheelie bins
i) 4 walkie-talkies

It was agreed that £3,800 could be spent.`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs(/Marquee 6m/, 1),
        needs('gazebo', 12),
        needs('table_trestle', [30, 30]),
        needs('beer_table_set', [20, 20]),
        needs(/folding, black/, [60, 60]),
        needs('inflatable', 1),
        needs('game', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 2),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
        needs(/6kVA/, 1),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        needs('waste_bin', 8),
        needs('two_way_radio', 4),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD],
      offers: [...OUTDOORS_OFFERS, 'marquee_floor', 'hot_drinks', 'crockery', 'photo_booth'],
      silly: ['projector', 'lectern', 'dance_floor', 'disco_light', 'stage_monitor', 'moving_head', 'hazer'],
      title: [/denholm|fete/i, /800/],
    },
  },
  {
    id: 'ho-ao-remembering-dad',
    language: 'en',
    catalogue: 'teviot',
    description: `Dear all,

My father died last month and after the crematorium we would like to have a gathering to remember him, in the village hall at Yetholm on Monday 26 April from 2 o'clock. I should think about 80 will come, most of them his age.

Could you help with something simple for people to be heard, a pair of small speakers and one cordless hand microphone, and a way of playing four pieces of music? We also have a slideshow of photographs, so a 55 inch television on a stand with a laptop please. And 80 of your white wooden chairs, since the hall's were condemned.

I would rather there was no stage and no lighting, he hated a fuss. The WRI ladies are doing the tea and have all their own cups and saucers and the urn. We can set up the chairs ourselves if you bring them that morning.

With thanks
Alison`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 2])),
        needs(/TV 55in/, 1),
        needs('playback_laptop', 1),
        needs(/white wood/, [80, 84]),
      ],
      should: [needs(['mic_wireless_handheld', 'pa_package'], [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'presentation_clicker', 'di_box'],
      offers: ['induction_loop', 'lectern', 'mic_lectern', 'coat_rail', 'mic_wireless_lapel', 'crew_technician'],
      excluded: [
        ...STAGES,
        'stage_wash',
        'uplight',
        'lighting_package',
        'profile_spot',
        'moving_head',
        'crockery',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'line_array', 'hazer'],
      title: [/yetholm|gathering|remember|memorial|funeral/i, /80/],
    },
  },
  {
    id: 'ho-ao-beer-festival-band',
    language: 'en',
    catalogue: 'teviot',
    description: `Forwarding the headliner's rider for our beer festival, rugby ground, Langholm, Sat 7 August, 500 in the big tent (tent, bars and toilets are on a separate contract, please leave them). Stage I need from you as well: 20ft x 16ft, 2ft high with steps and a rail at the back.

--- TECH RIDER, 5-piece ---
P.A.: full range system for 500 people with subs. Active boxes fine.
MIX: we travel with our own desk, our own engineer and our own in-ear monitors. Do not supply wedges.
MICS: all ours, we only need 8 tall boom stands and 6 DIs.
BACKLINE TO BE PROVIDED: 1 drum kit, 2 guitar amps, 1 bass amp.
LIGHTS: stage wash with an operator. 4 moving heads appreciated. NO STROBES, our drummer is epileptic.
POWER: 32A single phase distro, stage left.`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs(/Deck 8ft/, 10),
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 4])),
        either(needs('subwoofer', [2, 8]), needs(/Dance set/, [1, 3])),
        needs('mic_stand', [8, 8]),
        needs('di_box', 6),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('power_distro', [1, 3]),
      ],
      should: [
        needs('moving_head', 4),
        needs(/Legs 2ft/, 10),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [2, 3]),
        needs('transport'),
      ],
      allowed: [
        'amplifier',
        'stagebox',
        'speaker_stand',
        'audio_cable',
        'audio_player',
        'crew_technician',
        ...PLATFORM,
        ...STAGE_LIGHT,
        ...OUTDOORS,
        'hazer',
        'crew_stage_manager',
      ],
      offers: [...SHOW, ...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        'marquee',
        'bar_unit',
        ...LOOS,
        'mixing_console',
        'crew_sound',
        'in_ear_monitor',
        'stage_monitor',
        'mic_wired',
        'mic_instrument',
        'strobe',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'flip_chart', 'interpretation_booth'],
      title: [/langholm|beer|festival/i, /500/],
    },
  },
];
