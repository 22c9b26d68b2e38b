import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, PARTY_LIGHT, PLATFORM, SPEAKERS, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const SYMPOSIUM_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'chair',
  'chair_banquet',
  'playback_laptop',
  'hot_drinks',
];
const TOWN_HALL_OFF: readonly Selector[] = [
  'chair',
  'chair_banquet',
  'playback_laptop',
  'presentation_clicker',
  'lectern',
];
const BALL_OFF: readonly Selector[] = [
  'table_round',
  'chair',
  'chair_banquet',
  'tablecloth',
  'napkin',
  'dance_floor',
  'drum_kit',
  'guitar_amp',
  'keyboard',
];
const BIRTHDAY_OFF: readonly Selector[] = ['transport', 'glassware', 'smoke_machine', 'hazer'];

/** English, under a roof. */
export const HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-cx-river-law',
    language: 'en',
    catalogue: 'meuse',
    description: `Dear hire team,

The Faculty of Law is hosting a symposium on river law on Thursday 12 and Friday 13 November in the old Aula, with about 150 participants each day. Could you let us have a quotation for the following?

In the Aula we need sound for speech: a lectern with its own microphone, three clip-on radio microphones for the panel and two handheld ones for questions from the floor. The papers are interpreted between English and French, so we will need one interpreter booth and 60 receivers (our interpreters are already booked).

For the foyer we would like 12 poster boards for the doctoral students, one 55 inch display showing the programme, and a reception desk.

Please include a technician who stays with us on both days.

The Aula has a projector on the ceiling with a fixed screen, so nothing is needed there, and the seating is built in. Laptops we have enough of ourselves, both for the papers and for the foyer. Coffee and tea are served by the university restaurant with its own equipment.

With kind regards,
Annelies Frère
Faculty events office`,
    good: {
      attendees: 150,
      days: 2,
      must: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs(['mic_wireless_handheld', 'pa_package'], [2, 4]),
        needs(SPEAKERS, [1, 8]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs('pinboard', 12),
        needs(/Display, 55 inch/, 1),
        needs('registration_desk', 1),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, 'display', 'display_stand'], ...SYMPOSIUM_OFF),
      offers: without(MEETING_OFFERS, ...SYMPOSIUM_OFF),
      excluded: SYMPOSIUM_OFF,
      unmetToo: [/transmitter|interpret|radiator|sender/i],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/river|law|symposium|aula/i, /150/],
    },
  },
  {
    id: 'ho-cx-all-hands',
    language: 'en',
    catalogue: 'meuse',
    description: `From: Inês Duarte
Subject: FW: FW: all-hands, who orders what?

Hi, see the mails below, that's really all I know. Could you send me a price by Friday? Thanks! Inês, office management

-----
From: Tom Bakker
OK, so this is what I think we have to rent for the all-hands. Thursday 24 September, 14.00 to 17.00, in the canteen, everybody is coming so count on 300.
- a stage of 6 x 3 m, 60 cm high, with steps
- an LED wall at the back of it, 4 m wide and 2.5 m high, with someone to run it
- a good PA, headset mics for Marieke and Jan and two handheld mics for the Q&A
- a live stream for the Porto and Cork offices: two cameras with operators, and a vision mixer
- sound engineer

-----
From: Wim (facilities)
There are 350 chairs in the basement, my lads will put them out, so no need to rent those. The canteen has only office lighting, I'd get some stage light. IT is supplying the laptops and the clicker. And no lectern please, the last one stood in everybody's way and neither of them will use it.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('stage_deck', 9),
        needs('stage_steps', [1, 2]),
        needs('led_wall', 10),
        needs('crew_video', [1, 2]),
        needs(SPEAKERS, [2, 12]),
        needs('mic_headset', [2, 3]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('streaming_encoder', [1, 2]),
        needs('camera', 2),
        needs('crew_camera', 2),
        needs('video_switcher', 1),
        needs('crew_sound', [1, 2]),
        needs(['stage_wash', 'lighting_package'], [1, 20]),
      ],
      should: [needs(/Legs, 60 cm/, 9), needs('stage_skirt'), needs('transport')],
      allowed: without(
        [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...WALL, ...BROADCAST, 'subwoofer'],
        ...TOWN_HALL_OFF,
        'mic_lectern',
      ),
      offers: without(MEETING_OFFERS, ...TOWN_HALL_OFF),
      excluded: TOWN_HALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'crowd_barrier'],
      title: [/all-hands|canteen|town hall/i, /300/],
    },
  },
  {
    id: 'ho-cx-hospice-ball',
    language: 'en',
    catalogue: 'meuse',
    description: `Dear Sir or Madam,

I chair the Friends of the Hospice and we are holding our winter ball on Friday 27 November at the Hotel Kasteel Geulzicht. There will be 200 of us at dinner, then an auction, then dancing to a five-piece band until one o'clock.

The hotel provides the tables, chairs, linen and the dance floor. The band bring their drums, keyboard and amplifiers, but they have no PA, so that is what we should like from you: speakers and bass bins for 200 people dancing, a digital mixer, 4 stage monitors, 4 wired vocal microphones on stands, a drum microphone set, 4 DI boxes and a sound engineer for the evening.

Besides that:
- a stage 6 m x 4 m, 40 cm high, with steps
- some lighting for the band on stage
- one handheld radio microphone for the auctioneer
- 20 battery uplights round the walls

If you could price a photo booth as an option, my committee would like to think about it.

Yours sincerely,
Rosalind Keane`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(['speaker_top', 'speaker_column', 'pa_package', 'line_array'], [2, 8]),
        needs('subwoofer', [1, 6]),
        needs(/Mixer, digital/, 1),
        needs('stage_monitor', 4),
        needs('mic_wired', [4, 5]),
        needs('mic_stand', [4, 14]),
        needs(/Drum mic set/, 1),
        needs('di_box', 4),
        needs('crew_sound', [1, 2]),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 20]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('uplight', 20),
        offers('photo_booth', 1),
      ],
      should: [needs(/Legs, 40 cm/, 12), needs('transport')],
      allowed: without([...BAND, ...PLATFORM, ...PARTY_LIGHT, ...ANY_JOB], ...BALL_OFF),
      offers: without([...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS], ...BALL_OFF, 'backline'),
      excluded: BALL_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'gazebo', 'inflatable'],
      title: [/hospice|ball|geulzicht/i, /200/],
    },
  },
  {
    id: 'ho-cx-garage-fifty',
    language: 'en',
    catalogue: 'meuse',
    description: `Hi there, my husband turns 50 and I'm giving him a party at home in Eijsden, Saturday 18 April, about 60 people, in the garage and on the terrace. Could I get from you:

10 high tables
a bar
one of your bottle fridges
two speakers with a small mixer that I can plug my phone into
a wireless mic for the speeches
two party light bars and the mirror ball

My brother has a van, so we'll pick everything up and bring it back ourselves, no delivery needed. Glasses we have plenty of. And please no smoke machine or anything of the sort, the garage has a fire alarm!

What would that cost? Thanks, Debbie`,
    good: {
      attendees: 60,
      days: 1,
      must: [
        needs('table_cocktail', 10),
        needs('bar_unit', 1),
        needs('refrigeration', 1),
        either(needs('speaker_top', 2), needs('speaker_column', [1, 2]), needs('pa_package', [1, 2])),
        either(needs('mixing_console', 1), needs('pa_package', [1, 2])),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 2]),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
      ],
      allowed: [
        'speaker_stand',
        'audio_cable',
        'audio_player',
        'power_cable',
        'power_distro',
        'cable_ramp',
        'mic_stand',
        'lighting_stand',
        'subwoofer',
      ],
      offers: without(PARTY_OFFERS, ...BIRTHDAY_OFF),
      excluded: BIRTHDAY_OFF,
      silly: ['generator', 'toilet', 'projector', 'lectern', 'crowd_barrier', 'crew_sound', 'stage_deck', 'led_wall'],
      title: [/50|birthday|eijsden|party/i],
    },
  },
];
