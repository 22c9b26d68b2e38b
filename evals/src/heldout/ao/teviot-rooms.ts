import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { LOUD, PLATFORM, SEATS, SLIDES, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Indoors in the Borders: a wedding, an annual meeting, a school's play, a launch, a meeting half on line. */
export const TEVIOT_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-ao-hotel-wedding',
    language: 'en',
    catalogue: 'teviot',
    description: `WEBSITE ENQUIRY
Name: Catriona
Type of event: Wedding
Date: Saturday 22 May
Where: country house hotel outside Melrose
Guests: 96 for the day

Message: Hello there, we have fallen for the hotel but not for its chairs, so please could we hire 96 of your gold Chiavaris. We'd also love twelve of the 5ft round tables with white cloths down to the floor, a dozen battery uplighters in a soft pink, the photo booth and an oak dance floor about 5 metres by 5. For the speeches we need a small speaker set with one handheld radio mic.

Things you don't need to worry about: the hotel does all the plates, cutlery and glasses. Our DJ turns up with his own decks and disco lights. And my cousin Rory is the photographer.

Thank you!`,
    good: {
      attendees: 96,
      days: 1,
      must: [
        needs(/Chiavari/, [96, 101]),
        needs(/Round 5ft/, 12),
        needs('tablecloth', [12, 14]),
        needs('uplight', 12),
        needs('photo_booth', 1),
        needs('dance_floor', [25, 27]),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
      ],
      should: [needs(['mic_wireless_handheld', 'pa_package'], [1, 2]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'napkin'],
      offers: [...PARTY_OFFERS, 'patio_heater', 'lighting_package'],
      excluded: [...TABLEWARE, ...DECKS, 'disco_light', 'crew_dj', 'crew_photographer'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'lectern', 'line_array', 'stage_monitor', 'projector'],
      title: [/melrose|wedding/i, /96/],
    },
  },
  {
    id: 'ho-ao-housing-agm',
    language: 'en',
    catalogue: 'teviot',
    description: `Good morning,

Our housing association holds its AGM in the town hall at Hawick on Thursday 17 September, 6.30 to 9 pm. We expect some 220 tenants and members, in rows.

We would be grateful for a price for
 - the brighter of your projectors with a 14ft screen
 - a laptop and a clicker for the chair's slides
 - a clear lectern
 - two welcome desks in the foyer
 - a technician from 5 pm until the close

Please also show, as an option only, one camera with an operator.

The town hall has a sound system with its own radio microphones and hearing loop, which the hallkeeper looks after, and he puts out the chairs as well. So nothing of that kind, please. Our limit for the evening is £1,400 including VAT.

Kind regards
Company Secretary`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/Projector 12k/, 1),
        needs(/14ft x 8ft/, 1),
        needs('playback_laptop', 1),
        needs('lectern', 1),
        needs('registration_desk', 2),
        needs(['crew_technician', 'crew_video'], [1, 8]),
      ],
      should: [needs('presentation_clicker', 1), offers('camera', 1), offers('crew_camera', 1), needs('transport')],
      allowed: [...SLIDES, ...ANY_JOB, 'confidence_monitor', 'speaker_timer', 'audio_cable', 'di_box'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SPEAKERS,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mixing_console',
        'crew_sound',
        'induction_loop',
        ...SEATS,
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', ...FOG],
      title: [/hawick|agm|annual|meeting/i, /220/],
    },
  },
  {
    id: 'ho-ao-school-play',
    language: 'en',
    catalogue: 'teviot',
    description: `Hi, I teach drama at the high school in Galashiels and have just inherited the summer show (Alice, with songs). Performances are Wed 9, Thu 10 and Fri 11 June at 7 each night, 180 in the audience every time.

What I think I need:
10 headset radio mics for the principals
a digital mixer with enough channels for those plus backing tracks
2 decent speakers on stands + a couple of subs
2 of the small choir mics for the chorus
a follow spot
sound engineer for the three nights

What we've got: stage, stage lights and the lighting desk, which S6 run. Seating is a pull-out bank so no chairs. The follow spot is worked by a pupil.

Janitor's orders: no smoke machine and no haze under any circumstances!!

We'd have to stay near £2,500.
Thanks, Mr Laidlaw`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('mic_headset', 10),
        needs(/Mixer 32ch/, 1),
        needs('speaker_top', [2, 4]),
        needs('subwoofer', 2),
        needs(/Choir mic/, 2),
        needs('followspot', 1),
        needs('crew_sound', [1, 3]),
      ],
      should: [needs('speaker_stand', [2, 4]), needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'stagebox', 'di_box', 'stage_monitor', 'playback_laptop', 'crew_stage_manager'],
      offers: [...SHOW_OFFERS, 'in_ear_monitor', 'intercom', 'mic_wireless_handheld', 'two_way_radio', 'star_cloth'],
      excluded: [
        ...STAGES,
        ...FOG,
        ...SEATS,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'line_array', 'disco_light'],
      title: [/galashiels|school|show|alice/i, /180/],
    },
  },
  {
    id: 'ho-ao-knitwear-launch',
    language: 'en',
    catalogue: 'teviot',
    description: `Hello team - launch of a knitwear label's autumn line, old mill building, Selkirk. Tues 5 October, 6-9pm. 150 guests, all standing. Load in from 10am same day.

KIT
> LED wall 4m wide x 2.5m high, with processor, one laptop feeding it
> stage 16ft x 8ft at 1ft, steps, black skirt
> PA for speech and background music, even cover, 1 handheld + 2 lapel radios
> 20 battery uplighters, brand teal
> 15 poseur tables
> red carpet + branded step and repeat wall at the door
> sound engineer and video engineer throughout

NOT YOURS
> bar, glasses and waiting staff: all with the caterer
> photographer: client's own
> anything that smokes, hazes or sparks. The mill is listed, the insurer has said no.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('led_wall', [10, 10]),
        needs(/Deck 8ft/, 4),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 2),
        needs('uplight', 20),
        needs('table_cocktail', 15),
        needs('carpet', 1),
        needs('backdrop', 1),
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [
        needs('video_processor', 1),
        needs('playback_laptop', 1),
        needs(/Legs 1ft/, 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [5, 16]),
        needs('transport'),
      ],
      allowed: [...LOUD, ...PLATFORM, ...ANY_JOB, 'video_cable', 'video_switcher', 'ballast', 'audio_player'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS, ...STAGE_LIGHT],
      excluded: ['bar_unit', 'glassware', 'crew_waiter', 'crew_bar', 'crew_photographer', ...FOG, 'spark_machine'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'stage_monitor', 'disco_light'],
      title: [/selkirk|launch/i, /150/],
    },
  },
  {
    id: 'ho-ao-hybrid-trustees',
    language: 'en',
    catalogue: 'teviot',
    description: `TEL NOTE - rang 10.40, Mrs Pringle, hospice charity

trustees + staff mtg, Tues 2 March 10-4, their own premises Kelso
30 round the big table, another 60 or so watching from home
24 of the table mics w/ the delegate unit thing
2 cameras, somebody to mix between them, live stream out (encoder + vision mixer)
one 75" telly so the room sees the home lot, laptop for the call
video engineer all day. she will press nothing herself

their side: tables & chairs in place already. broadband is good, on a cable. teas + coffees + cups in house
NB it's confidential, must NOT be recorded, she said it 3 times
wants figure by Fri`,
    good: {
      attendees: [30, 90],
      days: 1,
      must: [
        needs('mic_conference', 24),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/TV 75in/, 1),
        needs('playback_laptop', [1, 2]),
        needs('crew_video', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: [...MEETING, 'crew_camera', 'crew_sound', 'video_cable', 'display'],
      offers: MEETING_OFFERS,
      excluded: [...SEATS, ...TABLES, 'hot_drinks', 'crockery', 'video_recorder'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'line_array', 'subwoofer', 'disco_light'],
      title: [/kelso|meeting|trustees/i],
    },
  },
];
