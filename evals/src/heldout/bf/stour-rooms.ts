import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BROADCAST, PLATFORM, RADIO_MICS, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A hybrid AGM, a barn wedding, an American launch, a funeral. */
export const STOUR_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-bf-hybrid-agm',
    language: 'en',
    catalogue: 'stour',
    description: `Good afternoon

We are a building society and will hold our Annual General Meeting on Tuesday 27 April at a hotel outside Bournemouth, starting at 11am. Around 160 members in the room, theatre style, and we must stream it to those who join from home, with a recording for the file.

Requirements as I understand them:

1. Stage set for a board of seven at a long table: platform 24' x 8', 1' high, with skirt and treads.
2. Seven microphones for the table (lapels are fine) and two roving handhelds for questions.
3. Oak lectern with microphone.
4. A 10ft screen and projector for the slides, plus laptop and clicker.
5. Two cameras with operators, vision mixer and whatever sends it out on the internet.
6. PA suitable for the room, a hearing loop, and a sound engineer.

The hotel lays out its own chairs and the board table, so nothing of that kind from you. Our registrars come with their own voting handsets. The hotel has also given us a dedicated internet line, no need for a router.

Please let me have your figures by the 12th.

Geoffrey Lisle
Company Secretary`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Deck 8ft/, [6, 6]),
        needs('mic_wireless_lapel', 7),
        needs('mic_wireless_handheld', 2),
        needs(/Lectern, oak/, 1),
        needs(/10ft/, 1),
        needs('projector', 1),
        needs('playback_laptop', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs('induction_loop', [1, 2]),
        needs('crew_sound', 1),
      ],
      should: [
        needs(/Legs 1ft/, [6, 6]),
        needs('stage_skirt', [7, 20]),
        needs('stage_steps', [1, 2]),
        needs('mic_lectern', 1),
        needs('presentation_clicker', 1),
        needs('crew_video', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...without(BROADCAST, 'network'), ...STAGE_LIGHT],
      offers: without(MEETING_OFFERS, 'network', 'flip_chart'),
      excluded: [...SEATS, 'table_trestle', 'voting_system', 'network'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor', 'hazer'],
      title: [/bournemouth|annual|agm/i, /160/],
    },
  },
  {
    id: 'ho-bf-barn-wedding',
    language: 'en',
    catalogue: 'stour',
    description: `Hi there!

Getting married on Saturday 12th June at my uncle's barn near Shaftesbury, 110 of us for the ceremony and meal, another 30 or so coming in the evening.

We'd love to hire:
- 110 white wooden folding chairs for outside, and the oak arch
- 110 chiavari chairs for the meal and 14 of the 5ft round tables
- a dance floor, 18 x 18 ft
- 8 strings of festoon
- 2 bars and a couple of glass fridges
- something small and battery powered with a mic for the ceremony in the orchard
- a posh loo trailer

Our caterer's bringing all the plates, cutlery and glasses plus tablecloths and napkins. The band have their own PA and lights and will play our playlist in the breaks, so no DJ. And mum's friend Sue is doing the bar with her girls.

How much would all that be roughly? We've about £4,500 put by for it.

Thanks so much
Hattie & Joel x`,
    good: {
      attendees: [110, 140],
      days: 1,
      must: [
        needs(/folding, white/, [110, 110]),
        needs('ceremony_arch', 1),
        needs(/chiavari/, [110, 110]),
        needs(/round, 5ft/, [14, 14]),
        needs('dance_floor', [36, 36]),
        needs('festoon', 8),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs(/Thump GO/, 1),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, 'generator', 'fuel', 'audio_player'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'generator', 'mic_wireless_handheld'],
        'disco_light',
        'moving_head',
        'lighting_package',
        'stage_wash',
        'glassware',
        'tablecloth',
        'napkin',
        'crew_dj',
        'crew_bar',
        'crew_waiter',
      ),
      excluded: [
        ...TABLEWARE,
        'tablecloth',
        'napkin',
        'crew_dj',
        'crew_bar',
        ...DECKS,
        'disco_light',
        'moving_head',
        'lighting_package',
        'stage_wash',
        'subwoofer',
        'line_array',
        'speaker_column',
        /Party PA/,
        /Top 1/,
      ],
      silly: ['projector', 'lectern', 'line_array', 'stage_deck', 'voting_system', 'exhibition_stand', 'stage_monitor'],
      title: [/shaftesbury|wedding/i, /1[14]0/],
    },
  },
  {
    id: 'ho-bf-boat-launch',
    language: 'en',
    catalogue: 'stour',
    description: `Hi team,

We're a Chicago agency producing a product reveal for an electric boat maker in Poole, England. Looking for a local vendor. Specs below.

Date: Thursday, September 16. Load-in the 15th
Venue: boat shed on the quay, fully covered, house power is plenty
Audience: 200 dealers and press, standing

AV ASK
• LED wall, 5m wide x 3m high, with processor
• Stage, 16' x 12' x 2' high, black skirt, one step unit
• (2) headset mics for the CEO and the designer, (1) handheld for Q&A
• Full-range PA with subs, the reveal film is loud
• (2) comfort monitors
• (10) cocktail tables
• FOH engineer + video engineer, show day

OPTIONS (price separately please)
• Stage lighting with operator
• A 3m printed backdrop for photos

PLEASE NOTE
• We're flying in with our own playback laptops and switcher, don't include those
• Zero haze or fog, there is a $2M hull in the room and it's just been polished`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs('led_wall', [15, 15]),
        needs('video_processor', 1),
        needs(/Deck 8ft/, [6, 6]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs(/Party PA/, [1, 2])),
        needs('confidence_monitor', 2),
        needs('table_cocktail', 10),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        either(needs('subwoofer', [1, 6]), needs(/Party PA/, [1, 2])),
        needs('stage_skirt', [9, 24]),
        needs('stage_steps', 1),
        needs(/Legs 2ft/, [6, 6]),
        offers('backdrop', 1),
        offers(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        offers('crew_lighting', [1, 2]),
        needs('transport'),
      ],
      allowed: without(
        [...SPEECH, ...WALL, ...PLATFORM, ...ANY_JOB, 'line_array', 'subwoofer', 'intercom'],
        'video_switcher',
        'playback_laptop',
      ),
      offers: without(
        [...MEETING_OFFERS, ...STAGE_LIGHT, ...SHOW_OFFERS, 'bar_unit', 'carpet', 'stanchion', 'moving_head'],
        'video_switcher',
        'playback_laptop',
        'smoke_machine',
      ),
      excluded: [...FOG, 'playback_laptop', 'video_switcher'],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'table_round', 'beer_table_set', 'projector'],
      title: [/poole|launch|reveal/i, /200/],
    },
  },
  {
    id: 'ho-bf-church-funeral',
    language: 'en',
    catalogue: 'stour',
    description: `Tel. call 10.20, Mrs Averil Penney (daughter)

Father's funeral, St Aldhelm's, Wareham, Weds 24 Feb, 1.30pm. Expects 250, church seats 180 or so, rest will stand in the churchyard or go in the hall next door.

Wants: two big TVs on stands in the church hall so people there can watch, one camera in church with somebody on it, streamed as well for family in Canada. Small speaker outside for the churchyard, cable run is short. A laptop for the photo tribute on a third TV by the chancel step.

NB church has own sound system + mics, verger works it, we take a feed. Hall has its own chairs.
No flowers, no lights, nothing showy, he'd have hated it.

Said she'd ring back Thurs.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('display', 3),
        needs('camera', 1),
        needs('crew_camera', 1),
        needs('streaming_encoder', 1),
        either(needs(['speaker_top', 'speaker_column'], [1, 2]), needs(/Thump/, [1, 2])),
        needs('playback_laptop', 1),
      ],
      should: [needs('video_cable', [1, 6]), needs('transport')],
      allowed: [
        ...BROADCAST,
        ...ANY_JOB,
        'crew_technician',
        'audio_cable',
        'speaker_stand',
        'di_box',
        'presentation_clicker',
        'display_stand',
        'press_feed',
      ],
      offers: ['crew_sound', 'gazebo', 'video_recorder', 'induction_loop', 'audio_recorder', 'crew_video'],
      excluded: [
        'uplight',
        ...without(STAGE_LIGHT, 'truss', 'truss_base', 'lifting_tower', 'ballast'),
        ...SEATS,
        ...RADIO_MICS,
        'mic_wired',
        'mic_lectern',
      ],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'led_wall',
        'lectern',
        'stage_deck',
        'line_array',
      ],
      title: [/wareham|funeral/i, /250/],
    },
  },
];
