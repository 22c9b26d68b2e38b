import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

/** A school's play, a DJ's rider, a memorial, a birthday: over a shelf of terse, inverted names. */
export const ALLAN_SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-as-school-musical',
    language: 'en',
    catalogue: 'allan',
    description: `TEL. NOTE taken by Kirsty, Mon 11.20
Caller: head of drama, academy in Stirling
Show: school musical, three nights, Wed 24 - Fri 26 March. Audience 280 each night.
Wants: 12 headset radio mics for the leads, digital desk to take them, a good pair of speakers plus a sub for the tracks, 3 floor monitors, sound engineer for all three performances (rehearsal Tues they'll do themselves). Also two followspots, pupils will work them.
Says stage and stage lighting belong to the school - don't quote. Chairs they have. Orchestra none, it's all backing tracks off a laptop which they've got.
Hazer? asked - NO, smoke detectors.
Ring back before Thurs.`,
    good: {
      attendees: [280, 840],
      days: 3,
      must: [
        needs('mic_headset', [12, 12]),
        needs(/40ch dig/, 1),
        needs('speaker_top', [2, 4]),
        needs('subwoofer', [1, 2]),
        needs('stage_monitor', 3),
        needs('crew_sound', [1, 40]),
        needs('followspot', 2),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'stage_monitor', 'di_box', 'intercom'],
      offers: without(
        [...SHOW_OFFERS, 'mic_wireless_handheld', 'mic_instrument', 'two_way_radio', 'crew_stage_manager'],
        ...FOG,
        'uplight',
        'playback_laptop',
        'stage_wash',
        'backline',
      ),
      excluded: [
        ...STAGES,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'chair',
        'chair_banquet',
        'playback_laptop',
        ...FOG,
      ],
      silly: ['drum_kit', 'generator', 'toilet', 'marquee', 'dance_floor', 'lectern', 'table_round', 'crowd_barrier'],
      title: [/stirling|musical|school/i, /280/],
    },
  },
  {
    id: 'ho-as-dj-rider',
    language: 'en',
    catalogue: 'allan',
    description: `TECHNICAL RIDER - club night, Saturday 31 October, cellar bar in Glasgow, cap. 350

Promoter to hire:
• 3 x CDJ-3000
• 1 x DJM-A9
• 2 x wedge as booth monitors
• 1 x riser 8ft x 4ft, 2ft high, for the decks
• 6 x moving spot + a desk and somebody to run it
• 2 x hazer
• 1 x SM58 on a lead

The club has a house PA with engineer. Nothing needed there. Strictly no confetti and no sparks (low ceiling). The artist brings her own headphones, laptop and USB sticks.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('dj_player', 3),
        needs('dj_mixer', 1),
        needs('stage_monitor', 2),
        needs(/Deck 8ft/, 1),
        needs(/Moving spot/, 6),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 20]),
        needs('hazer', 2),
        needs('mic_wired', [1, 1]),
      ],
      should: [needs(/Legs 2ft/, 1), needs('transport')],
      allowed: [
        ...without(STAGE_LIGHT, 'stage_wash'),
        ...ANY_JOB,
        'stage_steps',
        'stage_skirt',
        'stage_handrail',
        'effect_fluid',
        'mic_stand',
        'di_box',
        'audio_cable',
      ],
      offers: without(
        [...SHOW_OFFERS, ...PARTY_LIGHT, 'stanchion', 'crew_steward', 'crew_stage_manager'],
        'confetti_machine',
        'confetti',
        'spark_machine',
        'playback_laptop',
      ),
      excluded: [...SPEAKERS, 'crew_sound', 'confetti_machine', 'spark_machine', 'playback_laptop'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'table_round', 'chair', 'guitar_amp'],
      title: [/glasgow|club/i, /350/],
    },
  },
  {
    id: 'ho-as-memorial',
    language: 'en',
    catalogue: 'allan',
    description: `Hello,

I'm arranging a memorial for my late husband, who taught at the school here in Crieff for thirty years. It's on Friday 16 October at 2 o'clock in the assembly hall and I think about a hundred and eighty will come, with family in Canada watching on the internet.

There will be four people speaking from a lectern, a string quartet playing (no amplification for them, I'm told it isn't necessary in that room), and a slideshow of photographs, for which we'd need a projector and screen and something to play it from. One camera for those watching abroad would be enough, if you can set that up and look after it, and could it be recorded as well for my mother-in-law.

180 chairs please, the nicer grey ones if you have them, and four music stands. Something simple to speak through so that they can hear at the back.

With thanks,
Margaret`,
    good: {
      attendees: [175, 185],
      days: 1,
      must: [
        needs('lectern', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', [1, 2]),
        needs('camera', [1, 2]),
        needs('streaming_encoder', 1),
        needs(/linking, grey/, [180, 190]),
        needs('music_stand', 4),
      ],
      should: [
        needs('mic_lectern', [1, 1]),
        needs(['crew_technician', 'crew_video', 'crew_camera'], [1, 24]),
        needs('network', [1, 1]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST, 'mic_wireless_handheld', 'audio_recorder'],
      offers: [...MEETING_OFFERS, 'crew_camera', 'mic_instrument'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'bar_unit', ...FOG],
      title: [/crieff|memorial/i, /180/],
    },
  },
  {
    id: 'ho-as-fiftieth-forum',
    language: 'en',
    catalogue: 'allan',
    description: `Posted in: Ask the hire folk

Turning 50 in March (Sat 13th) and the other half has talked me into a proper bash. Bowling club hall in Falkirk, indoors, 90 mates. I want to hire decent disco sound, DJ for the night (5 hours or so), a mirrorball because obviously, and some disco lights. A mic for my speech, which will be short. 10 poseur tables and 20 bar stools too. Could you also do me the photo booth as an optional extra, so I can decide once I see the damage? Got roughly 1500 quid all in.

Ta, Big Rab`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        either(needs('pa_package', [1, 1]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('crew_dj', 1),
        needs('mirror_ball', [1, 1]),
        needs('disco_light', [1, 4]),
        needs(['mic_wireless_handheld', 'mic_wired'], [1, 1]),
        needs('table_cocktail', 10),
        needs('bar_stool', [20, 20]),
      ],
      should: [offers('photo_booth', 1), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, ...DECKS, 'dj_booth'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'crowd_barrier', 'projector', 'line_array', 'flip_chart'],
      title: [/falkirk|50|birthday|party/i, /90/],
    },
  },
];
