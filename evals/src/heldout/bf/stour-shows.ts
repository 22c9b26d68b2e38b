import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package', 'disco_light'] as const;
const BACKLINE = ['drum_kit', 'drum_part', 'guitar_amp', 'bass_amp', 'keyboard'] as const;

/** A film on a recreation ground, a school's musical, a club night, a touring band, an awards dinner. */
export const STOUR_SHOWS: readonly EvalBrief[] = [
  {
    id: 'ho-bf-film-on-the-rec',
    language: 'en',
    catalogue: 'stour',
    description: `Hello,

The town council is putting on its first film night on the recreation ground at Sturminster on Saturday 21 August, film starts at dusk, say 8.45pm. We've sold 400 tickets.

Could you let me have a price for:

an outdoor LED screen, the trailer sort
sound to go with it that will reach the back row without waking the bungalows
something to play the film from (it will come on a USB stick as an mp4)
one radio microphone for the mayor
six runs of festoon from the gate up to the pavilion
40 pedestrian barriers
10 wheelie bins
a technician to stay until the credits roll

We're telling everybody to bring their own chairs and rugs, so no seating required. The loos in the pavilion will be open all evening. The scouts are stewarding for us.

Regards
Pauline Goddard
Deputy Town Clerk`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/LED trailer/, 1),
        needs(['speaker_top', 'pa_package', 'line_array', 'speaker_column'], [1, 12]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('festoon', 6),
        needs('crowd_barrier', [40, 40]),
        needs('waste_bin', 10),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 3]),
      ],
      should: [needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [...without(OUTDOORS, 'crew_steward'), ...LOUD, 'video_cable', 'video_processor', 'video_switcher'],
      offers: without([...OUTDOORS_OFFERS, 'hot_drinks'], ...LOOS, ...SEATS, 'bench', 'beer_table_set', 'crew_steward'),
      excluded: [...LOOS, ...SEATS, 'crew_steward'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'stage_monitor', 'table_round', 'exhibition_stand'],
      title: [/sturminster|film/i, /400/],
    },
  },
  {
    id: 'ho-bf-school-musical',
    language: 'en',
    catalogue: 'stour',
    description: `Name: Rhiannon Vale
School: Blandford Road Academy
Event: Whole-school musical
Dates: Weds 17, Thurs 18, Fri 19 March (three evening shows, get-in Tues)
Expected audience: 220 a night

Tell us what you need:
12 radio headset mics for the principals, 2 handheld radios as back-ups, a digital desk with enough channels for all of those plus the pit, 2 more speakers for the front of the hall, 3 wedges so that the cast can hear the band, and a sound engineer for all three nights. The pit is piano, drums, bass, guitar and two reeds, so 4 DIs and a drum mic set as well please. And a hazer for the graveyard scene.

Anything already in place?
The hall's stage lighting is ours and Year 12 are running it off our own desk. Seating is the bleachers. The pit players bring their own amps and the drum kit.`,
    good: {
      attendees: 220,
      days: 3,
      must: [
        needs('mic_headset', 12),
        needs('mic_wireless_handheld', 2),
        needs(/TF3|Avantis/, 1),
        needs(['speaker_top', 'speaker_column'], 2),
        needs('stage_monitor', 3),
        needs('crew_sound', [1, 4]),
        needs('di_box', 4),
        needs(/Mic set, drum/, 1),
        needs('hazer', 1),
      ],
      should: [needs('stagebox', 1), needs('effect_fluid'), needs('transport')],
      allowed: [...BAND, ...ANY_JOB, 'batteries', 'intercom', 'crew_stage_manager'],
      offers: without(
        [...SHOW_OFFERS, 'induction_loop', 'video_recorder'],
        'followspot',
        'strobe',
        'blinder',
        ...BACKLINE,
        'backline',
        'uplight',
      ),
      excluded: [...LAMPS, 'lighting_console', 'crew_lighting', ...SEATS, 'guitar_amp', 'bass_amp', 'drum_kit'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'dance_floor', 'crowd_barrier', 'projector'],
      title: [/musical|blandford/i, /220/],
    },
  },
  {
    id: 'ho-bf-warehouse-night',
    language: 'en',
    catalogue: 'stour',
    description: `hiya, need lights + decks for a club night in the old grain store in Poole, sat 13 nov 10pm-4am, cap 350, drum & bass all night

4 x cdj3000, 1 x djm a9
12 moving washes, 6 moving spots
6 of the jdc1 strobes
1 laser if it's free
2 hazers + enough fluid to last
desk and an op who knows what a drop is
trussing to get it all up in the air

dont need any pa, the funktion one lives there and the house engineer looks after it. bar and door staff are the venue's too. no confetti, the landlord still hasn't forgiven us

can load in from 2 on the day, cheers, Dex`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('dj_player', 4),
        needs('dj_mixer', 1),
        needs(/Mover, wash/, 12),
        needs(/Mover, spot/, 6),
        needs('strobe', 6),
        needs('laser', 1),
        needs('hazer', 2),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        needs('truss', [2, 16]),
      ],
      should: [needs('effect_fluid', [1, 12]), needs('truss_base', [2, 12]), needs('transport')],
      allowed: [
        ...PARTY_LIGHT,
        ...ANY_JOB,
        'effect_fluid',
        'hoist',
        'crew_rigger',
        'crew_electrician',
        'dj_booth',
        'access_platform',
      ],
      offers: without([...SHOW_OFFERS, 'dj_booth', 'stage_monitor'], 'confetti_machine', 'confetti'),
      excluded: [...SPEAKERS, 'amplifier', 'crew_sound', 'crew_bar', 'crew_steward', 'confetti_machine'],
      silly: ['lectern', 'toilet', 'marquee', 'projector', 'table_round', 'registration_desk', 'choir_riser'],
      title: [/poole|club|drum/i, /350/],
    },
  },
  {
    id: 'ho-bf-touring-band',
    language: 'en',
    catalogue: 'stour',
    description: `G'day,

TM for a six-piece out of Melbourne here. We're playing the Corn Exchange in Dorchester on Thursday 9 June, 450 standing. Venue gave me your details since they've got next to nothing in the room audio-wise. What we need from you for the day:

- FOH: PA for the room with subs, flown or ground stacked, your call
- Monitors: 8 wedges
- Mics: drum mic set x 1, SM58 x 6, clip-on mics for horns x 3
- DI boxes x 8
- Stands for all of the above, booms preferably
- Risers: two 8x4 decks at 1ft for drums and horns
- One systems tech from load-in at 1pm through to load-out

What we carry: both consoles (FOH and monitors) with our own stagebox, two engineers, in-ears for the singer, and every bit of backline including the kit. The house rig and the house LD are covering lights so leave lighting out of it.

Ta,
Brett`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'pa_package'], [2, 16]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', 8),
        needs(/Mic set, drum/, 1),
        needs(/^Mic, Shure SM58/, [6, 6]),
        needs('mic_instrument', [3, 6]),
        needs('di_box', 8),
        needs(/Deck 8ft/, 2),
        needs(/Legs 1ft/, 2),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
      ],
      should: [needs('mic_stand', [6, 20]), needs(/clip-on/, 3), needs('transport')],
      allowed: [
        ...without(BAND, 'mixing_console', 'stagebox', 'in_ear_monitor'),
        ...PLATFORM,
        ...ANY_JOB,
        'hoist',
        'crew_rigger',
      ],
      offers: without(
        [...SHOW_OFFERS, ...PLATFORM, 'pit_barrier', 'crowd_barrier'],
        'backline',
        'followspot',
        'strobe',
        'blinder',
        'uplight',
      ),
      excluded: [
        ...LAMPS,
        'lighting_console',
        'crew_lighting',
        'mixing_console',
        'stagebox',
        'in_ear_monitor',
        ...BACKLINE,
      ],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'projector', 'dance_floor', 'table_round'],
      title: [/dorchester|corn exchange|band|gig|concert/i, /450/],
    },
  },
  {
    id: 'ho-bf-care-awards',
    language: 'en',
    catalogue: 'stour',
    description: `Dear Sir or Madam,

I look after events for a county-wide charity and we would be grateful for a proposal for our Carer of the Year awards, a black-tie dinner for 280 on Friday 12 November in the exhibition hall at the showground near Gillingham. The hall is an empty shell, so please assume we are starting from nothing.

What we have in mind:
* a stage of 24ft x 12ft at 2ft with treads both ends, a starcloth behind and an acrylic lectern with a microphone
* two 13ft screens either side with projectors, for the nominees' films and slides
* a sound system for speech and walk-on music, with two handheld radio mics and two lapels
* stage lighting, and a followspot to pick up the winners as they get to their feet
* 40 battery uplights in our purple
* 28 round tables for ten with white cloths, and 280 limewash chiavari chairs
* six coat rails

After the awards there is dancing until midnight, so a dance floor of about 21ft x 21ft and a DJ with some disco lights. Please quote for cold sparks as an optional extra; the trustees are divided.

Your crew would be needed to run sound, lighting and screens through the evening.

With kind regards,
Imogen Tarrant`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/Deck 8ft/, [9, 9]),
        needs('star_cloth', [1, 2]),
        needs(/acrylic/, 1),
        needs(/13ft/, 2),
        needs('projector', 2),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 2),
        needs('followspot', 1),
        needs(/Astera/, [40, 40]),
        needs(/Table, round, 6ft/, [28, 28]),
        needs('tablecloth', [28, 31]),
        needs(/chiavari/, [280, 280]),
        needs('coat_rail', 6),
        needs('dance_floor', [49, 49]),
        needs('crew_dj', 1),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('mic_lectern', 1),
        needs('disco_light', [1, 4]),
        needs(['stage_wash', 'lighting_package', 'profile_spot'], [1, 20]),
        needs('crew_lighting', [1, 2]),
        needs('crew_video', [1, 2]),
        offers('spark_machine', [2, 4]),
        needs('playback_laptop', [1, 3]),
        needs('transport'),
      ],
      allowed: [
        ...SHOW,
        ...SPEECH,
        'video_switcher',
        'video_cable',
        'presentation_clicker',
        'confidence_monitor',
        'stage_skirt',
        'playback_laptop',
        'dj_player',
        'dj_mixer',
        'dj_booth',
        'crew_technician',
        'crew_electrician',
      ],
      offers: [
        ...SHOW_OFFERS,
        'photo_booth',
        'napkin',
        'carpet',
        'drape',
        'backdrop',
        'dj_booth',
        'table_cocktail',
        'sofa',
        'bar_unit',
        'mirror_ball',
        'registration_desk',
        'space_heater',
        ...LOOS,
        'generator',
      ],
      silly: ['crowd_barrier', 'beer_table_set', 'exhibition_stand', 'flip_chart', 'fencing'],
      title: [/gillingham|awards|dinner/i, /280/],
    },
  },
];
