import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Under the sky. */
export const HODDER_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-bi-open-air-film',
    language: 'en',
    catalogue: 'hodder',
    description: `Enquiry from your website
Name: Priya Nair
Organisation: Friends of Ashworth Park
Event type: Outdoor film
Date: Friday 27 August, film starts 8.45pm
Numbers: 300
Venue: Ashworth Park, Rochdale (grass, no mains)
Your requirements: We want to show a family film in the park. Big outdoor screen or the LED trailer, whichever makes more sense as it won't be properly dark at the start. Sound for 300 on blankets, a radio mic for the welcome, a laptop to play the film from, and someone who stays till the end. 4 portable toilets plus a wheelchair one, 6 wheelie bins, 40 crowd barriers. A generator if the sound needs it. We'd also like ten floodlights... sorry, six, so people can find their way out.
Budget: up to £4,500`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        either(needs(/LED trailer/, 1), needs(/inflatable/, 1)),
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('toilet', [4, 4]),
        needs('toilet_accessible', [1, 1]),
        needs('waste_bin', [6, 6]),
        needs('crowd_barrier', [40, 40]),
        needs('floodlight', [6, 6]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 36]),
      ],
      should: [needs('playback_laptop', 1), needs('generator', [1, 2]), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        'video_cable',
        'video_switcher',
        'video_processor',
        'projector',
        'crew_video',
        'mic_wireless_handheld',
      ],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['lectern', 'dance_floor', 'stage_monitor', 'disco_light', 'table_round', 'flip_chart', 'drum_kit'],
      title: [/rochdale|ashworth|film/i, /300/],
    },
  },
  {
    id: 'ho-bi-village-fete',
    language: 'en',
    catalogue: 'hodder',
    description: `Barrowby Village Fete, Sunday 4 July, 12 noon to 5pm
(we get somewhere between 600 and 800 through the gate)

Hire list agreed by the committee:
- 12 gazebos, 3m
- 40 trestle tables
- 150 black folding chairs
- 20 beer bench sets
- 2 bouncy castles
- 2 sets garden games
- sound for the arena: announcements, the dog show commentary and music between. One handheld radio mic and one headset
- 10 wheelie bins
- 8 walkie-talkies
- one 6kVA generator for the arena sound

Please price delivery on Saturday afternoon and collection Monday separately.
Keith (treasurer)`,
    good: {
      attendees: [600, 800],
      days: 1,
      must: [
        needs('gazebo', [12, 12]),
        needs('table_trestle', [40, 40]),
        needs(/folding, black/, [150, 150]),
        needs('beer_table_set', [20, 20]),
        needs(/Bouncy/, [2, 2]),
        needs(/Games/, [2, 2]),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 8]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mic_headset', [1, 1]),
        needs('waste_bin', [10, 10]),
        needs('two_way_radio', [8, 8]),
        needs(/6kVA/, [1, 1]),
      ],
      should: [needs('audio_player', 1), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'inflatable'],
      silly: ['projector', 'lectern', 'disco_light', 'dance_floor', 'table_round', 'line_array', 'stage_monitor'],
      title: [/barrowby|f[eê]te/i],
    },
  },
  {
    id: 'ho-bi-10k-run',
    language: 'en',
    catalogue: 'hodder',
    description: `TEL NOTE 14.20, Dawn from Pendle Striders
10K road race, Sun 26 Sept, start 10, all gone by 2. 900 runners plus families at start/finish on the rugby club field.
Needs PA at the finish, has a commentator, he wants 1 radio hand mic + 1 headset. Covered trailer stage for the prizes.
120 barriers for the funnel. 8 gazebos. 15 portaloos, 2 wheelchair. 20 bins.
Electric: nothing on the field, so genny for the PA.
NOT timing arch or clock, chip timing firm does that. NOT medics, St John's coming. Marshals are all members so no stewards. They've got walkie-talkies off the council.
Wants somebody to run the PA. Ring her back with ballpark by Weds.`,
    good: {
      attendees: [900, 2500],
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'pa_package', 'speaker_column'], [1, 12]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mic_headset', [1, 1]),
        needs('mobile_stage', 1),
        needs('crowd_barrier', [120, 120]),
        needs('gazebo', [8, 8]),
        needs('toilet', [15, 15]),
        needs('toilet_accessible', [2, 2]),
        needs('waste_bin', [20, 20]),
        needs('generator', [1, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
      ],
      should: [needs('audio_player', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...LOUD, 'di_box'], 'crew_steward', 'crew_medic', 'two_way_radio'),
      offers: without([...OUTDOORS_OFFERS, 'backdrop', 'carpet', 'crew_photographer'], 'crew_steward'),
      excluded: ['crew_steward', 'crew_medic', 'two_way_radio'],
      silly: ['dance_floor', 'disco_light', 'projector', 'table_round', 'stage_monitor', 'hazer', 'lectern'],
      title: [/pendle|10\s?k|race|run/i, /900/],
    },
  },
  {
    id: 'ho-bi-folk-festival-stage',
    language: 'en',
    catalogue: 'hodder',
    description: `Second stage, Whalley Folk Weekend, Sat 14 and Sun 15 August. What the acts need from the hire firm (marquee stage, 140 seats):

Stage: 16' x 12', 1' high, treads one side, black valance on the front
FOH: suitable for 140, small and clean. Engineer both days, 12 to 11
Monitors: 4, on 4 mixes
Mics: 6 SM58, 4 SM57, 3 clip-ons for fiddles, all with stands; 6 DI
Desk digital with a stagebox
Lighting: one stage light set, no more than that, nothing that moves and no lasers or strobes
Keys: one stage piano, 88

Marquee, chairs and the generator with all its cabling come from the main festival contractor. Acts bring their own amps, drums and guitars. The toilets are the main site's. No haze.`,
    good: {
      attendees: 140,
      days: 2,
      must: [
        needs(/Deck 8 x 4/, [6, 6]),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 8]),
        needs('crew_sound', [2, 26]),
        needs('stage_monitor', [4, 4]),
        needs(/SM58/, [6, 6]),
        needs(/SM57/, [4, 4]),
        needs(/clip/, [3, 3]),
        needs('di_box', [6, 6]),
        needs('mixing_console', [1, 1]),
        needs('stagebox', [1, 2]),
        needs('lighting_package', [1, 1]),
        needs('keyboard', 1),
      ],
      should: [
        needs(/Legs 1ft/, 6),
        needs('stage_steps', [1, 1]),
        needs('stage_skirt', [4, 16]),
        needs('mic_stand', [6, 13]),
        needs('transport'),
      ],
      allowed: [
        ...without(BAND, 'line_array'),
        ...PLATFORM,
        'crew_stagehand',
        'power_cable',
        'power_distro',
        'cable_ramp',
        'lighting_console',
        'crew_lighting',
        'consumables',
        'crew_driver',
        'crew_stage_manager',
      ],
      offers: ['audio_recorder', 'crew_lighting', 'in_ear_monitor', 'drape', ...RADIO_MICS],
      excluded: [
        ...LOOS,
        ...(['hazer', 'smoke_machine', 'moving_head', 'strobe', 'laser'] as const),
        ...(['marquee', 'chair', 'generator', 'fuel', 'drum_kit', 'guitar_amp', 'bass_amp', 'guitar'] as const),
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'crowd_barrier', 'bar_unit', 'mobile_stage'],
      title: [/whalley|folk|stage/i, /140/],
    },
  },
];
