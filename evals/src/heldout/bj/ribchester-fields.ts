import { type EvalBrief, needs } from '../../expectation.ts';
import { BAND, HANDS, LOUD, PARTY_LIGHT, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, STAGES } from '../usual.ts';
import { aRadioHandMic, aSystem } from './common.ts';

/** Outdoors: a film in the park, a fete, a road race, and a wedding in a barn. */
export const RIBCHESTER_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-bj-park-film',
    language: 'en',
    catalogue: 'ribchester',
    description: `Re: anyone done an outdoor film night?

Following up my own post since somebody said you lot read these. We're the friends of a park in Chorley. Film on Saturday 22 August, dusk, about 400 on the grass. What I think we need to hire: one of those LED screen trailers, proper sound to go with it so the back can hear, a radio mic for the hello and the raffle, a laptop to play the film from, 10 strings of festoon for the path and 6 of the tripod floods for the car park, 30 barriers, 8 walkie-talkies.

People bring their own blankets and camping chairs so no seating. There are loos in the park, council is leaving them open. The screen trailer's got a genny in it and the sound can plug in at the bowls club, so no generator ta. Rugby club lads are doing the stewarding for a pint.

Rough price? Someone to run the sound and picture as well please.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        needs(['speaker_top', 'pa_package', 'line_array', 'speaker_column'], [1, 12]),
        aRadioHandMic,
        needs('playback_laptop', 1),
        needs('festoon', 10),
        needs('floodlight', 6),
        needs('crowd_barrier', 30),
        needs('two_way_radio', 8),
        needs(['crew_sound', 'crew_video', 'crew_technician'], [1, 24]),
      ],
      should: [needs('subwoofer', [1, 8]), needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'crew_steward'),
        ...LOUD,
        'video_cable',
        'video_switcher',
        'video_processor',
        'crew_video',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        ...SEATS,
        'bench',
        'beer_table_set',
        'sofa',
        'armchair',
        'bar_stool',
        'crew_steward',
      ),
      excluded: [...SEATS, 'bench', 'bar_stool', 'sofa', ...LOOS, 'generator', 'fuel', 'crew_steward'],
      silly: ['dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'exhibition_stand', 'projector'],
      title: [/chorley|film|cinema/i, /400/],
    },
  },
  {
    id: 'ho-bj-village-fete',
    language: 'en',
    catalogue: 'ribchester',
    description: `Summer fete, recreation ground, Whalley, Sun 20 June, 12 - 5, c. 600 through the gate

Please quote:
• 10 gazebos 3 x 3
• 40 trestle tables
• 100 white folding chairs
• the roofed trailer stage, for the brass band (22 players) and the dancing school
• PA for that, 2 radio hand-helds, someone to look after it
• 2 inflatable castles
• 2 tea urns
• 6 wheelie bins
• 3 loos and 1 accessible
• genny for stage + castles (you tell us the size), with cables
• delivery Saturday, collect Monday`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('gazebo', 10),
        needs('table_trestle', 40),
        needs(/Chair, folding white/, 100),
        needs('mobile_stage', 1),
        aSystem,
        needs('mic_wireless_handheld', [2, 2]),
        needs(['crew_sound', 'crew_technician'], [1, 24]),
        needs('inflatable', 2),
        needs('hot_drinks', 2),
        needs('waste_bin', 6),
        needs('toilet', 3),
        needs('toilet_accessible', 1),
        needs('generator', [1, 2]),
      ],
      should: [needs('power_cable'), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, 'stage_steps'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT, 'music_stand', 'marquee'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'exhibition_stand', 'hazer'],
      title: [/whalley|f[eê]te/i, /600/],
    },
  },
  {
    id: 'ho-bj-harriers-10k',
    language: 'en',
    catalogue: 'ribchester',
    description: `Well lads,

Our road race is on again, Sunday 18 April, start and finish at the clubhouse outside Newry, gun at 11. Looking like 700 runners and we'd want to be ready for that.

We'd be wanting 80 crowd barriers for the finish, 8 gazebos for numbers and bag drop, 12 single loos and 2 accessible ones, 10 wheelie bins, a dozen two-way radios, a wee 6 kVA petrol genny with a few leads, and a PA at the finish line with a radio mic for the commentator that'd be heard over the crowd.

Ye needn't bother with a stage, the prizes are given out off the back of a lorry every year. The timing crowd bring their own gantry and clock. Marshalling is all club members, and tea's in the clubhouse where they've their own urns and tables.

Good luck,
Fergal`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('crowd_barrier', 80),
        needs('gazebo', 8),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('waste_bin', 10),
        needs('two_way_radio', 12),
        needs(/6kVA/, 1),
        needs(['pa_package', 'speaker_top', 'speaker_column', 'line_array'], [1, 8]),
      ],
      should: [aRadioHandMic, needs('power_cable'), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...SPEECH, ...HANDS, 'subwoofer'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        'crew_steward',
        'table_trestle',
        'beer_table_set',
        'table_cocktail',
        'stage_roof',
      ),
      excluded: [...STAGES, 'crew_steward', 'hot_drinks', 'table_trestle'],
      silly: ['projector', 'dance_floor', 'disco_light', 'lectern', 'table_round', 'exhibition_stand', 'hazer'],
      title: [/newry|race|10k|run/i, /700/],
    },
  },
  {
    id: 'ho-bj-barn-wedding',
    language: 'en',
    catalogue: 'ribchester',
    description: `Hiya! We're getting married in my aunt's barn outside Clitheroe on Saturday 5 June :) 110 of us all day.

Things we'd love from you: 110 of the lime Chiavari chairs, 11 round tables with white cloths, the wooden arch, a little battery speaker with a mic for the ceremony in the orchard, 8 strings of festoon, 25 square metres of oak dance floor, 10 battery uplighters for the beams, and the loo trailer.

Things we're NOT after! The ceilidh band turn up with their own PA and their own lights. The caterers bring plates, cutlery and glasses. Napkins my gran has sewn (all 110!!). There's already a generator on the farm.

Could you send someone to help put the furniture out?

Thanks so much, Becca & Jonno x`,
    good: {
      attendees: 110,
      days: 1,
      must: [
        needs(/Chiavari/, [110, 116]),
        needs('table_round', [11, 12]),
        needs('tablecloth', [11, 12]),
        needs('ceremony_arch', 1),
        needs(/Battery PA/, 1),
        needs('festoon', 8),
        needs('dance_floor', [25, 27]),
        needs(/Uplighter battery/, 10),
        needs('toilet_trailer', 1),
      ],
      should: [needs('crew_stagehand', [1, 24]), needs('transport')],
      allowed: [...ANY_JOB, 'mic_wireless_handheld', 'mic_stand', 'audio_player', 'floodlight', 'waste_bin'],
      offers: without(
        [...PARTY_OFFERS, 'marquee', 'gazebo', 'signage', 'hand_wash', 'space_heater', 'chair', 'toilet_accessible'],
        'glassware',
        'napkin',
        'disco_light',
        'lighting_package',
        'moving_head',
        'stage_wash',
        'crew_dj',
      ),
      excluded: [
        /Rig "/,
        'subwoofer',
        'stage_monitor',
        'line_array',
        'mixing_console',
        'disco_light',
        'lighting_package',
        'moving_head',
        ...TABLEWARE,
        'napkin',
        'generator',
        'fuel',
      ],
      silly: [
        'projector',
        'lectern',
        'crowd_barrier',
        'flip_chart',
        'exhibition_stand',
        ...without(PARTY_LIGHT, 'stage_wash', 'disco_light', 'moving_head', 'lighting_package'),
      ],
      title: [/clitheroe|wedding|barn/i, /110/],
    },
  },
];
