import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SPEECH, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, FOG, MEETING, MEETING_OFFERS, STAGES } from '../usual.ts';

/** In rooms that have much already: a rider, a research evening, a hybrid general meeting. */
export const RIBBLE_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-aa-folkrock-rider',
    language: 'en',
    catalogue: 'ribble',
    description: `Hiya, got this lot in at the arts centre in Burnley on Friday 8 October, 350 standing, sold out. We've our own stage, and our own lights with a technician. Can you cover what's underneath? Cheers, Mo

--- TECH SPEC (5 musicians) ---
PA: three-way or good two-way with subs, for 350
FOH: our engineer travels with us and brings the FOH desk. House engineer not required.
MONITORS: in-ears, we carry our own. Please supply 2 wedges as spares only.
MICS: 6 x SM58 with boom stands, 1 drum mic set, 2 clip mics for fiddle and mandolin
DI: 6
BACKLINE TO BE SUPPLIED: five-piece drum kit, bass amp. Guitar amp and keyboard travel with us.
CREW: 2 loaders, 4 hours in, 4 hours out
FX: no smoke, no haze, singer's throat.
Rider: crisps, fruit, twelve beers, hot meal`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        either(needs(['speaker_top', 'line_array'], [2, 16]), needs('pa_package', [1, 3])),
        either(needs('subwoofer', [2, 8]), needs(/Set, party/, [1, 3])),
        needs('stage_monitor', 2),
        needs(/SM58/, [6, 8]),
        needs(/drums, 7 pc/, 1),
        needs(/DPA 4099/, 2),
        needs('di_box', [6, 8]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('crew_stagehand', [2, 16]),
      ],
      should: [needs('mic_stand', [6, 16]), needs('transport')],
      allowed: [
        ...without(BAND, 'mixing_console', 'in_ear_monitor', 'crew_sound', 'crew_technician'),
        ...ANY_JOB,
        'drum_part',
      ],
      offers: ['audio_recorder', 'crew_stage_manager', 'mic_wireless_handheld', 'crew_technician'],
      excluded: [
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'disco_light',
        'lighting_console',
        'crew_lighting',
        'mixing_console',
        'crew_sound',
        'in_ear_monitor',
        'guitar_amp',
        'keyboard',
        ...FOG,
      ],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'chair', 'dance_floor'],
      title: [/burnley|gig|concert|band|arts/i, /350/],
    },
  },
  {
    id: 'ho-aa-poster-evening',
    language: 'en',
    catalogue: 'ribble',
    description: `Hi,

Need a quote for our graduate school's research evening please, sports hall, Wednesday 19 May, 5-9pm, 160 people on their feet with a drink.

* 30 poster boards (we only use one side)
* 24 poseur tables
* small PA for the dean's welcome, one radio hand mic
* perspex lectern
* 2 x 55" screens on stands, with a laptop for each, running a slide loop
* 200 wine glasses
* 3 coat rails
* registration desk
* van there and back, and 2 people to carry for 4 hours

Thanks, Priti`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('pinboard', [30, 30]),
        needs('table_cocktail', [24, 24]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        either(needs('mic_wireless_handheld', [1, 2]), needs(['pa_package'], [1, 2])),
        needs(/Lectern, perspex/, 1),
        needs(/Monitor 55/, 2),
        needs('playback_laptop', 2),
        needs(/Glass, wine/, [200, 210]),
        needs('coat_rail', 3),
        needs('registration_desk', 1),
      ],
      should: [needs('crew_stagehand', [2, 16]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'video_cable', 'mic_lectern', 'display_stand'],
      offers: [
        ...MEETING_OFFERS,
        'table_cocktail',
        'glassware',
        'tablecloth',
        'refrigeration',
        'crew_bar',
        'waste_bin',
      ],
      silly: ['generator', 'toilet', 'marquee', 'disco_light', 'subwoofer', 'stage_monitor', 'crowd_barrier', ...FOG],
      title: [/research|poster|graduate/i, /160/],
    },
  },
  {
    id: 'ho-aa-agm-hybrid',
    language: 'en',
    catalogue: 'ribble',
    description: `Dear Sir or Madam,

Our housing co-operative holds its annual general meeting on Thursday 30 September at a sports centre in Preston. We expect one hundred and eighty members in the room, cabaret style at round tables of eight, and some more at home over Zoom.

What we should like to hire: tables and chairs for the 180; a platform 24ft x 8ft and one foot high for the top table, where seven officers sit, with a ramp to it as our treasurer uses a wheelchair; a microphone for each of the seven; two roving radio microphones; a sound system; a projector and a large screen; a hearing loop; an interpreters' booth and 60 receivers with headsets, for Polish.

The two interpreters are ours. Our communications team brings its own cameras and vision mixer and looks after the Zoom call entirely, so you need not offer streaming, they would only want a sound feed. The chair prefers to speak sitting down, therefore no lectern. The centre's café serves tea. There is no entertainment.

Yours faithfully,
The Secretary`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('table_round', [22, 25]),
        needs(['chair', 'chair_banquet'], [180, 200]),
        needs('stage_deck', [6, 6]),
        needs('stage_ramp', 1),
        needs(['mic_conference', 'mic_wired', 'mic_wireless_lapel', 'mic_headset'], [7, 9]),
        needs('mic_wireless_handheld', [2, 3]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('projector', [1, 1]),
        needs('projection_screen', [1, 1]),
        needs('induction_loop', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 60]),
      ],
      should: [
        needs('table_trestle', [2, 5]),
        needs(/Legs 1ft/, [6, 6]),
        needs(['crew_sound', 'crew_technician'], [1, 3]),
        needs('transport'),
      ],
      allowed: [
        ...without(MEETING, 'lectern', 'mic_lectern', 'video_switcher'),
        ...PLATFORM,
        ...RADIO_MICS,
        'mic_wired',
        'mic_conference',
        'tablecloth',
        ...without(TABLES, 'beer_table_set', 'table_cocktail'),
      ],
      offers: without(MEETING_OFFERS, 'camera', 'video_switcher', 'streaming_encoder', 'crew_camera', 'video_recorder'),
      excluded: [
        'camera',
        'video_switcher',
        'streaming_encoder',
        'crew_camera',
        'lectern',
        'mic_lectern',
        'hot_drinks',
        'crockery',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crew_dj', ...FOG],
      title: [/preston|meeting|agm/i, /180/],
    },
  },
];
