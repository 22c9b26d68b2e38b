import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

const SILENT_OFF: readonly Selector[] = [...SPEAKERS, 'bar_unit', 'crew_bar'];
const GARDEN_OFF: readonly Selector[] = ['carpet', 'mic_instrument'];

/** Over the demo company's shelf. */
export const DEMO: readonly EvalBrief[] = [
  {
    id: 'ho-ca-nurses-conference',
    language: 'en',
    catalogue: 'demo',
    description: `Request for quotation: Community Nurses' Forum, two-day conference, Tuesday 10 and Wednesday 11 February, Cedar Court, 320 delegates.

Main hall: stage 8m x 3m at 600mm, lectern with microphone, 4 lapel microphones for panels, 4 handheld radio microphones for the floor, PA for speech, a 12,000 lumen projector with a 16ft screen, laptop and clicker, stage wash lighting. 320 conference chairs.

Voting: 320 keypads for the motions on day two.

Foyer: 2 registration desks, 10 poster boards, 6 coat rails.

Staff: a sound engineer and a video technician on both days.

Options, to be shown separately: a confidence monitor for the speakers, and a speaker timer.`,
    good: {
      attendees: 320,
      days: 2,
      must: [
        either(needs(/2m x 1m/, 12), needs('stage_deck', [12, 24])),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [4, 5]),
        needs(SPEAKERS, [2, 16]),
        needs(/12,000 lm/, 1),
        needs(/16ft/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', 1),
        needs(['stage_wash', 'lighting_package'], [1, 24]),
        needs('chair', 320),
        needs('voting_system', 320),
        needs('registration_desk', 2),
        needs('pinboard', 10),
        needs('coat_rail', 6),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
        offers('confidence_monitor', [1, 2]),
        offers('speaker_timer', 1),
      ],
      should: [needs('transport'), needs('stage_steps', [1, 2]), needs(/Leg 600/, [48, 72])],
      allowed: [
        ...without(MEETING, 'confidence_monitor', 'speaker_timer'),
        ...STAGES,
        'stage_leg',
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        'stage_ramp',
        'lighting_console',
        'lighting_stand',
        'clamp',
        'truss',
        'truss_base',
        'lifting_tower',
        'crew_lighting',
        'dmx_splitter',
      ],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/nurses|forum|cedar|conference/i, /320/],
    },
  },
  {
    id: 'ho-ca-family-fun-day',
    language: 'en',
    catalogue: 'demo',
    description: `Hello, I run HR at Fenwick Foods and we're doing a family day for staff on Sunday 20 July on the sports field behind the factory. About 600 adults and kids, 11 till 5. Nothing on the field, no power either.

Please quote for: the trailer stage, a PA for two acoustic acts and a compere with 2 radio mics and someone to mix it, a generator, 12 gazebos, 30 of the table-and-bench sets, 3 garden games sets, 10 toilets and an accessible one, 2 hand wash stations, 12 bins, 40 crowd barriers, 6 two-way radios, 4 stewards and a first aider for the day.

Could you also give us a separate optional price for a photo booth? Thanks! Lorna`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('generator', [1, 3]),
        needs('gazebo', 12),
        needs('beer_table_set', 30),
        needs('game', 3),
        needs(/Single Portable/, 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs('waste_bin', 12),
        needs('crowd_barrier', 40),
        needs('two_way_radio', 6),
        needs('crew_steward', [4, 48]),
        needs('crew_medic', [1, 12]),
        offers('photo_booth', 1),
      ],
      should: [needs('transport'), needs(['mic_instrument', 'mic_wired', 'di_box'], [1, 12])],
      allowed: [...without(SHOW, ...STAGES), ...OUTDOORS, 'stage_monitor', /Earpiece/],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, 'hot_drinks', 'refrigeration', 'cooking', 'table_round', 'sofa'],
      silly: ['projector', 'dance_floor', 'lectern', 'mic_conference', 'voting_system', 'pinboard'],
      title: [/fenwick|family/i, /600/],
    },
  },
  {
    id: 'ho-ca-freshers-silent-disco',
    language: 'en',
    catalogue: 'demo',
    description: `Silent disco, Freshers' week
Weds 24 Sept, 9pm - 1am, Students' Union, 250 students

Want: 250 headphones, three DJs playing at once so 3 of the all-in-one DJ controllers please, 12 battery uplighters, a pair of moving disco light bars, a mirror ball, 2 of the DJ booths.

It's all on the headphones so we're not after any speakers. The union's own bar is open and staffed. Two of us can help your driver unload.

Budget £2,200. Cheers, Tom (Ents officer)`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('silent_disco', [250, 260]),
        needs('dj_controller', 3),
        needs('uplight', 12),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('dj_booth', 2),
      ],
      should: [needs('transport')],
      allowed: without(
        [...PARTY_LIGHT, ...ANY_JOB, 'crew_sound', 'crew_technician', 'audio_cable', 'batteries', 'mic_wired'],
        ...SILENT_OFF,
      ),
      offers: without([...PARTY_OFFERS, 'smoke_machine', 'mic_wireless_handheld', 'mixing_console'], ...SILENT_OFF),
      excluded: SILENT_OFF,
      silly: ['generator', ...LOOS, 'marquee', 'projector', 'lectern', 'table_round', 'drum_kit', 'stage_monitor'],
      title: [/silent|freshers|disco/i, /250/],
    },
  },
  {
    id: 'ho-ca-garden-ceremony',
    language: 'en',
    catalogue: 'demo',
    description: `Dear all, our daughter is being married in our garden on Saturday 14 June at 2pm, with 90 guests for the ceremony and a drink on the lawn afterwards. (Dinner is elsewhere.)

We would like 90 white folding chairs, a wooden arch, 12 poseur tables, 100 champagne flutes and a little speech PA with a lapel microphone for the registrar and a handheld for the readings. If it looks like rain we might want six of your gazebos, so could they be priced as an option?

A string quartet plays us in; they are used to the open air and don't want amplifying. And I have talked Emily out of an aisle carpet, my mother trips over them. Mains from the house is a few yards away.

Sincerely, Rosalind Carey`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/White Folding Chair/, [90, 100]),
        needs('ceremony_arch', 1),
        needs('table_cocktail', 12),
        needs(/Champagne Flute/, [100, 110]),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', [1, 2]),
        offers('gazebo', 6),
      ],
      should: [needs('transport')],
      allowed: without([...SPEECH, ...ANY_JOB], ...GARDEN_OFF),
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'plinth', 'marquee', 'bench', 'serving', 'mic_headset', 'induction_loop'],
        ...GARDEN_OFF,
      ),
      excluded: GARDEN_OFF,
      silly: [
        ...without(LOUD, ...SPEECH),
        'projector',
        'dance_floor',
        'crowd_barrier',
        ...BROADCAST,
        'generator',
        'disco_light',
      ],
      title: [/wedding|garden|ceremony/i, /90/],
    },
  },
];
