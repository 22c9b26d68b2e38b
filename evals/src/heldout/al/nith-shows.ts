import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** With something to see and hear: a school's play, a club night, a launch, a soul band, a graduation. */
export const NITH_SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-al-school-play',
    language: 'en',
    catalogue: 'nith',
    description: `Hello,

I teach drama at a secondary school and our spring musical is on in March. We'd hire from Tuesday 21 to Friday 24 March, four days, with about 200 in the audience each night.

Could you quote for ten headset radio mics, a digital desk with enough channels for them, two choir mics to hang over the chorus, a followspot and a hazer for the forest? And one person to mix it, all four days.

The hall has good loudspeakers that you can plug into. We also have our own lighting rig with a desk, and the sixth form run it, followspot included, so nobody for lights please. Seating is the school's. Mr Bell is at the school's grand piano so we don't need a keyboard.

Thanks so much
Bronagh`,
    good: {
      attendees: 200,
      days: 4,
      must: [
        needs('mic_headset', 10),
        needs('mixing_console', 1),
        needs(/Choir mic/, 2),
        needs('followspot', 1),
        needs('hazer', 1),
        needs('crew_sound', [1, 4]),
      ],
      should: [needs('transport')],
      allowed: [
        ...ANY_JOB,
        'stagebox',
        'audio_cable',
        'mic_stand',
        'di_box',
        'effect_fluid',
        'amplifier',
        'crew_technician',
      ],
      offers: [
        'stage_monitor',
        'intercom',
        'audio_recorder',
        'audio_player',
        'mic_wireless_handheld',
        'smoke_machine',
        'two_way_radio',
        'crew_stage_manager',
        'drape',
        'playback_laptop',
        'camera',
        'video_recorder',
      ],
      excluded: [
        ...SPEAKERS,
        ...SEATS,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
        'keyboard',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'lectern', 'bar_unit'],
      title: [/school|musical|play|production|show/i, /200/],
    },
  },
  {
    id: 'ho-al-cellar-club-night',
    language: 'en',
    catalogue: 'nith',
    description: `Yo, sorting a drum & bass night in the mill cellar, Sat 30 Oct, 10pm to 3am, 250 cap.

need off you
proper rig, at least 4 subs
2 wedges for the booth
6 moving washes
2 strobes
someone to look after the sound and someone on lights

dont need: decks or mixer, the djs carry their own. bar is built in and the mill staffs it. and whatever you do no hazer and no smoke machine, the alarm in there calls the brigade straight out

cheers, Dez`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('subwoofer', [4, 8]),
        needs(['speaker_top', 'line_array'], [2, 8]),
        needs('stage_monitor', 2),
        needs(/Mover, wash/, 6),
        needs('strobe', 2),
        needs('crew_sound', [1, 2]),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'mic_wireless_handheld', 'stage_monitor'],
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], ...FOG, 'crew_bar', 'bar_unit', 'crew_dj', 'backline'),
      excluded: [...DECKS, ...FOG, 'crew_bar', 'bar_unit', 'crew_dj'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'drum_kit', 'table_round'],
      title: [/mill|drum|night|club|party/i, /250/],
    },
  },
  {
    id: 'ho-al-tractor-launch',
    language: 'en',
    catalogue: 'nith',
    description: `Good morning,

On behalf of a client in agricultural machinery we are staging a product launch at the auction mart on Wednesday 17 November: eighty dealers and press, standing, from 4 pm to 7 pm.

Kit list as agreed with the client:
1. Indoor LED wall, 4 m x 2.25 m, with processor and playback laptop
2. Sound for film and speech, (2) headworn mics
3. (12) battery uplighters
4. (10) poseur tables
5. (1) 8' x 4' riser, 1' high, with a skirt, for the managing director
6. Operator for the video, operator for the sound
Options, priced apart: a photo booth, and two cameras with operators to record the speeches.

Regards,
Marisol, account manager`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/LED wall/, [9, 10]),
        needs('video_processor', 1),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_headset', 2),
        needs('uplight', 12),
        needs('table_cocktail', 10),
        needs('stage_deck', 1),
        needs('crew_video', [1, 2]),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        offers('photo_booth', 1),
        offers('camera', 2),
        offers('crew_camera', [1, 2]),
        needs('playback_laptop', [1, 2]),
        needs('stage_skirt', [3, 8]),
        needs('stage_leg', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...WALL, ...PLATFORM, 'subwoofer'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'stage_monitor',
        'drum_kit',
        'disco_light',
        'table_round',
      ],
      title: [/launch/i, /80/],
    },
  },
  {
    id: 'ho-al-soul-rider',
    language: 'en',
    catalogue: 'nith',
    description: `TECHNICAL RIDER - 7-piece soul band (drums, bass, guitar, keys, sax, trumpet, lead vocal)
For: Corn Exchange, Saturday 18 September, 500 standing, one set of 90 minutes

STAGE 24' x 16', 2' high, two sets of treads
PA full range with subs for 500, tuned and running by 4 pm
DESK 32 channel digital with stage box
MONITORS (4) wedges, (3) in-ear packs
MICS (4) SM58, drum mic set, (2) clip mics for the horns, 8 boom stands
DI (5)
BACKLINE promoter hires: one 5 piece drum kit, one 88-key stage piano. Guitar and bass amps travel with the band.
LIGHTS front wash and something on the back. No strobes, no haze or smoke: our singer has asthma.
CREW We travel with our own sound engineer. One lighting operator from your side.
CATERING hot meal for 9`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs(/Desk 32ch|Desk 48ch/, 1),
        needs('stage_monitor', [4, 4]),
        needs('in_ear_monitor', [3, 3]),
        needs(/SM58/, [4, 6]),
        needs(/Drum mics/, 1),
        needs(/Clip mic/, 2),
        needs('di_box', [5, 6]),
        needs('drum_kit', 1),
        needs('keyboard', 1),
        needs(['stage_wash', 'lighting_package', 'profile_spot', 'moving_head'], [1, 24]),
        needs('crew_lighting', [1, 2]),
      ],
      should: [
        needs('stagebox', [1, 2]),
        needs('stage_steps', 2),
        needs('mic_stand', [8, 14]),
        needs('stage_leg', 12),
        needs('transport'),
      ],
      allowed: without(SHOW, ...FOG, 'effect_fluid', 'crew_sound'),
      offers: without([...SHOW_OFFERS, ...RADIO_MICS, 'crew_sound'], ...FOG, 'strobe', 'backline'),
      excluded: [...FOG, 'strobe', 'guitar_amp', 'bass_amp'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'dance_floor', 'table_round'],
      title: [/band|corn exchange|concert|gig|soul/i, /500/],
    },
  },
  {
    id: 'ho-al-graduation-tender',
    language: 'en',
    catalogue: 'nith',
    description: `INVITATION TO QUOTE
College graduation ceremonies, sports hall, Thursday 8 and Friday 9 July (two days)

Lot 1, furniture and platform
- 1,200 chairs, black, folding, set in rows
- Platform of ten 8' x 4' decks, 2' high, black skirt to front and sides
- 2 sets of treads and 1 wheelchair ramp
- 1 oak lectern
- 24 m black pipe and drape behind the platform
Lot 2, sound and vision
- PA for speech covering 1,200 seats, with engineer
- Lectern mic and 2 hand held radio mics
- Portable hearing loop
- 2 projectors and 2 screens of 14ft
- 2 cameras with operators, vision mixer

Outside this quotation: robing, photography (our appointed photographer), flowers, and lighting, since the hall's own is adequate. Mains power is available on site; no generator shall be offered. Stewarding is by college staff.`,
    good: {
      attendees: 1200,
      days: 2,
      must: [
        needs(/Chair, folding, black/, [1200, 1200]),
        needs(/Deck 8x4/, 10),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs(/Lectern, oak/, 1),
        needs(/black 3m/, 24),
        needs(['speaker_top', 'line_array', 'speaker_column'], [4, 16]),
        needs('mic_lectern', [1, 2]),
        needs('mic_wireless_handheld', 2),
        needs('induction_loop', [1, 2]),
        needs('projector', 2),
        needs(/Screen 14ft/, 2),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('crew_camera', [2, 4]),
        needs('crew_sound', [1, 4]),
      ],
      should: [needs('stage_skirt', [10, 30]), needs('stage_leg', 10), needs('crew_video', [1, 4]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...LOUD, 'intercom', 'camera'],
      offers: without(MEETING_OFFERS, ...STAGE_LIGHT, 'uplight', 'crew_photographer', 'plants'),
      excluded: [
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'uplight',
        'crew_lighting',
        'crew_photographer',
        'generator',
        'fuel',
        'crew_steward',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'table_round', 'drum_kit', 'beer_table_set', ...FOG],
      title: [/graduation/i, /1[.,]?200/],
    },
  },
];
