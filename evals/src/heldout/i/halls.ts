import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LINEN, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLES, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** Under a roof: a warehouse, a clinic's gala, a church, a careers fair, a sports club. */
export const HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-i-warehouse-all-hands',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hey there,

We're a solar installer in Tempe and we hold our annual all-hands in our own warehouse. This one is Friday, January 23, 9 AM to noon, 300 people in the room and about 100 more dialing in from the field offices.

We need:
• 300 black folding chairs
• a small stage, 16 ft x 8 ft, 16 inches high
• two 7.5 x 13 screens, one each side of the stage, with projectors
• two cameras with operators, and it has to be streamed
• 3 lav mics and 2 handhelds for Q&A
• speakers for the room
• a laptop for the deck and a clicker
• enough crew to run it, we have nobody

We can receive you Thursday any time after 1 PM.

Thanks!
Jolene Whitcomb, People & Culture`,
    good: {
      attendees: [300, 400],
      days: 1,
      must: [
        needs(/Samsonite blk/, [300, 315]),
        needs('stage_deck', [4, 8]),
        needs(/Fast-Fold 7.5/, 2),
        needs('projector', 2),
        needs('camera', 2),
        needs('streaming_encoder', [1, 2]),
        needs('mic_wireless_lapel', [3, 4]),
      ],
      should: [
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [2, 10]),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('video_switcher', [1, 2]),
        needs('crew_camera', [1, 4]),
        needs('crew_sound'),
        needs('crew_video'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST, ...STAGE_LIGHT],
      offers: [...MEETING_OFFERS, 'ups'],
      silly: ['dance_floor', 'disco_light', 'marquee', 'stage_monitor', 'table_round', 'crowd_barrier'],
      title: [/tempe|all-hands|warehouse/i, /300|400/],
    },
  },
  {
    id: 'ho-i-clinic-gala',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Good morning,

I'm planning the spring gala for a children's clinic foundation: Saturday, April 11, a hotel ballroom in Scottsdale, 240 guests seated for dinner, then an auction and dancing to a DJ.

From you we would need a 24 x 16 ft stage, 24 inches high, with two sets of steps and skirting; wood podium and podium mic; 4 wireless handhelds for the auctioneer and the families; sound for the ballroom; two 9 x 16 screens and projectors for the auction slides with a playback operator; stage wash; 32 battery uplights around the walls; an 18 x 18 ft dance floor; a step and repeat and the red carpet at the entrance.

Tables, chairs and linens come with the hotel. Our DJ has his own rig for the dancing and will not need anything.

Please include labor and trucking.

Warmly,
Rosalind Echeverria`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs('mic_wireless_handheld', [4, 5]),
        needs(/Fast-Fold 9/, 2),
        needs('projector', 2),
        needs('uplight', [32, 44]),
        needs('dance_floor', [36, 36]),
        needs('backdrop', 1),
      ],
      should: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('stage_steps', 2),
        needs(SPEAKERS, [2, 12]),
        needs(['lighting_package', 'stage_wash', 'profile_spot']),
        needs('carpet', [1, 2]),
        needs('crew_video'),
        needs('crew_sound'),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, 'subwoofer', 'line_array'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, 'followspot'],
        'crew_dj',
        'table_cocktail',
        'table_coffee',
        'registration_desk',
        'tablecloth',
      ),
      excluded: [...SEATS, ...TABLES, ...LINEN, 'crew_dj', 'dj_player', 'dj_mixer'],
      silly: ['generator', 'marquee', 'crowd_barrier', 'stage_roof', 'drum_kit'],
      title: [/scottsdale|gala/i, /240/],
    },
  },
  {
    id: 'ho-i-church-overflow',
    language: 'en',
    catalogue: 'ruahine',
    description: `Kia ora

Our parish church in Feilding turns 150 and the bishop is coming on Sunday 8 November, 10 am. The church holds 200 and we expect another 80 who won't get a seat, so we want to put them in the parish hall across the lawn and show them the service.

So, as far as we can work out: one camera in the church with someone to work it, projector and 3 metre screen in the hall, a pair of speakers in the hall for the sound, 80 folding chairs for the hall. The bishop should have a lapel mic and we'd like two handhelds for the readers. A pair of microphones for the choir as well please.

The church has its own sound system which works well and you can plug in to it, and a hearing loop was put in two years ago. It only has to get as far as the hall, we don't want it on the internet.

Many thanks
Moira Tansley, churchwarden`,
    good: {
      attendees: [200, 280],
      days: 1,
      must: [
        needs('camera', [1, 2]),
        needs('projector', 1),
        needs('projection_screen', 1),
        either(needs('speaker_top', [2, 4]), needs('speaker_column', [1, 2]), needs('pa_package', [1, 2])),
        needs(/Folding chair/, [80, 84]),
        needs('mic_wireless_lapel', [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
      ],
      should: [
        needs('mic_instrument', [1, 2]),
        needs(['crew_camera', 'crew_technician', 'crew_video', 'crew_sound']),
        needs('transport'),
      ],
      allowed: [...MEETING, ...without(BROADCAST, 'streaming_encoder', 'network')],
      offers: without(MEETING_OFFERS, 'induction_loop', 'streaming_encoder', 'network'),
      excluded: ['induction_loop', 'streaming_encoder', 'network'],
      silly: ['generator', 'disco_light', 'dance_floor', 'subwoofer', 'marquee', 'stage_monitor'],
      title: [/feilding|church|parish|service/i, /200|280/],
    },
  },
  {
    id: 'ho-i-careers-expo',
    language: 'en',
    catalogue: 'wattlebird',
    description: `Hi,

Our college runs a careers expo in the gym every second year and the last supplier has closed down. Wednesday 5 August, 9.30 am to 2.30 pm. About 600 students come through in year groups, with 20 exhibitors.

Each exhibitor gets a 3 x 2 booth, a 1.8 trestle with a black cover and two chairs. On top of that we want a reception counter at the doors, 6 A-frame signs, 10 display boards for the TAFE posters, and a small PA with a roving mic for calling the groups in and out.

Set up would be Tuesday after 3.30 when sport is finished, out again Wednesday by 6.

Cheers
Damien Fourlis
Careers coordinator`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('exhibition_stand', 20),
        needs(/Trestle 1.8/, [20, 22]),
        needs(/Trestle fitted cover/, [20, 22]),
        needs('chair', [40, 44]),
        needs('registration_desk', 1),
        either(needs('pa_package', [1, 2]), needs('speaker_top', [1, 4])),
        needs('pinboard', 10),
      ],
      should: [needs('signage', 6), needs('transport'), needs('crew_stagehand')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld', 'crew_electrician'],
      offers: [...MEETING_OFFERS, 'stanchion', 'waste_bin', 'carpet', 'chair', 'crew_electrician'],
      silly: ['generator', 'disco_light', 'dance_floor', 'toilet', 'line_array', 'subwoofer', 'marquee'],
      title: [/careers|expo/i, /600/],
    },
  },
  {
    id: 'ho-i-sportverein',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Hallo zusammen,

unser Sportverein wird 75 und feiert am Samstag, 26. September, ab 18 Uhr in der Mehrzweckhalle in Oberkirch. Wir rechnen mit 160 Gästen, erst Reden und Ehrungen, dann Essen, ab 21 Uhr Musik.

Wir bräuchten:
- Bühne 6 x 3 m, 60 cm hoch, mit Treppe und schwarzer Blende
- Rednerpult mit Mikrofon, dazu zwei Funkmikrofone
- Tonanlage für die Reden, muss nicht laut sein
- Beamer und Leinwand 4 m für die alten Bilder
- etwas Licht für die Bühne
- 16 runde Tische und 160 Stühle
- Tanzboden, 6 x 6 m

Die Tanzkapelle bringt ihre Anlage selbst mit. Ausschank und Theke macht der Verein wie immer in Eigenregie.

Aufbau könnte Freitagabend sein, zehn starke Helfer stellen wir.

Sportliche Grüße
Jürgen Fies`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('stage_deck', [9, 18]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('table_round', [16, 17]),
        needs('chair', [160, 168]),
        needs('dance_floor', [36, 36]),
      ],
      should: [
        needs('lectern', 1),
        needs('mic_lectern', 1),
        either(needs(SPEAKERS, [2, 6]), needs('pa_package', [1, 2])),
        needs(['lighting_package', 'stage_wash', 'profile_spot']),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT],
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], 'bar_unit', 'crew_dj'),
      excluded: ['bar_unit', 'drum_kit', 'crew_dj', 'stage_monitor'],
      silly: ['generator', 'toilet', 'marquee', 'line_array', 'crowd_barrier', ...TABLEWARE],
      title: [/oberkirch|verein|jubil|75/i, /160/],
    },
  },
];
