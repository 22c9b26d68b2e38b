import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, MEETING, MEETING_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const PRIZE_OFF: readonly Selector[] = ['projector', 'projection_screen', 'keyboard'];
const CAROLS_OFF: readonly Selector[] = [...SPEAKERS, 'induction_loop', ...FOG, 'lectern', 'crew_camera'];
const GIG_OFF: readonly Selector[] = [
  'stage_wash',
  'profile_spot',
  'moving_head',
  'lighting_package',
  'lighting_console',
  'crew_lighting',
  ...STAGES,
  'crew_steward',
  'in_ear_monitor',
];
const RUGBY_OFF: readonly Selector[] = [
  'bar_unit',
  'glassware',
  'crew_bar',
  'crew_dj',
  ...DECKS,
  'disco_light',
  'crockery',
  'cutlery',
];
const EISTEDDFOD_OFF: readonly Selector[] = ['keyboard', 'hot_drinks', 'crockery', 'chair', 'chair_banquet', ...STAGES];
const ROOF_OFF: readonly Selector[] = [...SPEAKERS, ...FOG, ...DECKS, 'crew_dj', 'refrigeration'];

/** Under a roof, or on one. */
export const TEIFI_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-ci-prize-giving',
    language: 'en',
    catalogue: 'teifi',
    description: `Good afternoon

Prize Giving, Ysgol Bro Cerwyn, Wednesday 9 July, 1.30pm - 3pm. Sports hall.

I need three quotes for anything above £1,000 so would be grateful for a written one, VAT shown separately. There'll be about 400 in the hall, pupils and parents together.

1. Stage 24ft wide by 12ft deep, 1ft high, black skirt along the front, steps at either end and a ramp as two of our prize winners are wheelchair users
2. Lectern, and a microphone on it
3. 2 hand-held radio mics
4. Speakers suitable for a very echoey sports hall
5. 150 black folding chairs. We have 250 of our own so that makes up the number
6. A red carpet, 10m

Our projector and the big motorised screen went in at Easter so there is no need to price for those. The music department are wheeling their own piano across.

Access from 8am, must be clear by 5pm as badminton are in.

Many thanks
Carys Bevan
School Business Manager`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs(/8 ft x 4 ft/, 9),
        needs('stage_skirt', [7, 20]),
        needs('stage_steps', 2),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [2, 10]),
        needs('chair', 150),
        needs('carpet', 1),
      ],
      should: [needs(/Legs \(1 ft/, 9), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'subwoofer'], ...PRIZE_OFF),
      offers: without(MEETING_OFFERS, ...PRIZE_OFF),
      excluded: PRIZE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'silent_disco'],
      title: [/prize|cerwyn/i, /400/],
    },
  },
  {
    id: 'ho-ci-nine-lessons',
    language: 'en',
    catalogue: 'teifi',
    description: `Dear friends at the hire company,

It is, I know, only September, but a vicar who has not thought of Christmas by Michaelmas is lost!

Our Nine Lessons and Carols is on Sunday 21 December at 6 in the evening, and the choir has grown to thirty-six, which the chancel step will not bear. May we have three of your choir risers, and four of the overhead microphones to hang above them? I should also like one of those headset microphones for myself, as I wander.

Those who sit in the north aisle see nothing but pillar. Two large televisions, 75 inch if you have them, and a camera on its legs at the back to feed them would put that right; young Tomos will point it. And a dozen battery uplighters to put some warmth on the stone.

What we do have: a very good sound system, put in last year with Mrs Prosser's legacy, so no loudspeakers please, and the loop for the hard of hearing came with it. The eagle lectern has served since 1871 and will serve again. And, much as the youth group pleads, no smoke or haze of any kind. It upsets the alarm and the sopranos.

We expect about 250.

Every blessing,
Revd Huw Lewis, St Tysilio's`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('choir_riser', 3),
        needs(/Choir Microphone/, 4),
        needs('mic_headset', 1),
        needs('display', 2),
        needs('camera', 1),
        needs('uplight', 12),
      ],
      should: [needs(/75 in/, 2), needs('transport')],
      allowed: without(
        [...MEETING, 'video_switcher', 'crew_sound', 'mixing_console', 'crew_video', 'display_stand'],
        ...CAROLS_OFF,
      ),
      offers: without(MEETING_OFFERS, ...CAROLS_OFF),
      excluded: CAROLS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/carol|lesson|tysilio/i, /250/],
    },
  },
  {
    id: 'ho-ci-pavilion-gig',
    language: 'en',
    catalogue: 'teifi',
    description: `Alright butt, got Mangled Harp at the Pavilion on Sat 8 Nov, two supports, 600 standing, should sell out. Need off you:

PA that'll do a loud room, plenty of subs
32 ch desk + stagebox
4 wedges
drum mics, 5x 58s, 8 DIs, stands
drum kit, two Twins, one bass amp (all three bands share)
12m of front of stage barrier
sound engineer, one day
2 lads for 8 hrs to hump it all in and out

House rig and the house LX bod are in the hall fee so leave lights off it altogether. Stage is the Pavilion's. Door and pit security I've got from Cardiff. Harp turn up with their own in-ears, don't need any, and the supports are on the wedges.

Best price yeah? Cash flow's tight till the tickets go
Gaz`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(SPEAKERS, [4, 24]),
        needs('subwoofer', [2, 10]),
        needs(/Midas M32/, 1),
        needs('stagebox', 1),
        needs('stage_monitor', 4),
        needs(/Drum Microphone/, 1),
        needs(/SM58/, 5),
        needs('di_box', 8),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('bass_amp', 1),
        needs('pit_barrier', 12),
        needs('crew_sound', 1),
        needs('crew_stagehand', [2, 16]),
      ],
      should: [needs('mic_stand', [5, 20]), needs('transport')],
      allowed: without([...SHOW, 'mic_wireless_handheld'], ...GIG_OFF),
      offers: without(SHOW_OFFERS, ...GIG_OFF),
      excluded: GIG_OFF,
      silly: ['toilet', 'marquee', 'projector', 'lectern', 'table_round', 'mic_headset', 'tablecloth'],
      title: [/pavilion|harp/i, /600/],
    },
  },
  {
    id: 'ho-ci-rugby-dinner',
    language: 'en',
    catalogue: 'teifi',
    description: `END OF SEASON PRESENTATION DINNER
Crymych Wanderers RFC, Friday 16 May, 7 for 7.30

180 tickets and every one sold, so we're holding it in the barn next door to the clubhouse which has good electric and a concrete floor but not one stick of furniture.

What I'm after, as agreed by committee on Tuesday:
18 round tables to seat ten
18 white cloths to suit
180 chairs, the limewash with the pads
180 white napkins
small stage for the top brass to hand out the cups, 16ft x 8ft, a foot high, steps
sound for speeches, 2 radio mikes
projector and a screen for the season's tries (10 foot would be plenty)

What we've got sorted: drink is through our own bar with our own girls and our own glasses. Cegin Mair do the meal and bring plates and cutlery. Gareth Discs after ten o'clock, fetches his own decks, speakers and lights.

If it can be put in Thursday night I'll have six props there to carry.

Yours in rugby
Alun Griffiths (Hon. Sec.)`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Round Table \(6 ft/, 18),
        needs(/Round Tablecloth/, 18),
        needs('chair_banquet', 180),
        needs('napkin', [180, 200]),
        needs(/8 ft x 4 ft/, 4),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        either(needs('mic_wireless_handheld', [1, 2]), needs('mic_wireless_lapel', 2)),
        needs('projector', 1),
        needs('projection_screen', 1),
      ],
      should: [needs(/Legs \(1 ft/, 4), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM, 'table_trestle'], ...RUGBY_OFF),
      offers: without([...MEETING_OFFERS, ...PARTY_OFFERS], ...RUGBY_OFF),
      excluded: RUGBY_OFF,
      silly: ['generator', 'crowd_barrier', 'drum_kit', 'choir_riser', 'mic_conference', 'inflatable'],
      title: [/rugby|rfc|crymych|presentation|dinner/i, /180/],
    },
  },
  {
    id: 'ho-ci-local-eisteddfod',
    language: 'en',
    catalogue: 'teifi',
    description: `Annwyl gyfeillion / Dear friends,

Eisteddfod Rhydlewis a'r Cylch, Saturday 4 October, village hall, 10 in the morning until whoever wins the chair has been cheered home. Audience of 200 or so coming and going.

The hall stage is sound enough and so are the hall's chairs, thank you. The Bechstein has just been tuned so we shan't want an electric one. Merched y Wawr see to the tea, with their own urns and china as ever.

We would like to borrow from you, for the one day:
- loudspeakers that can be heard at the back, with a small mixer
- four overhead microphones for the choirs
- two ordinary microphones on stands for recitation and solos
- a lectern with a microphone for the arweinydd (compère)
- 4 choir risers, three step
- 12 music stands with lamps
- someone competent to work the sound all day, a Welsh speaker if at all possible

Diolch o galon,
Nest Morgan, ysgrifennydd`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs('mixing_console', 1),
        needs(/Choir Microphone/, 4),
        needs([/SM58/, /Beta 57A/], [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('choir_riser', 4),
        needs('music_stand', 12),
        either(needs('crew_sound', 1), needs('crew_technician', [8, 16])),
      ],
      should: [needs('mic_stand', [2, 8]), needs('transport')],
      allowed: without([...MEETING, 'stage_monitor', 'mic_instrument', 'di_box', 'subwoofer'], ...EISTEDDFOD_OFF),
      offers: without([...MEETING_OFFERS, 'audio_recorder'], ...EISTEDDFOD_OFF),
      excluded: EISTEDDFOD_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'drum_kit', 'crowd_barrier'],
      title: [/eisteddfod|rhydlewis/i, /200/],
    },
  },
  {
    id: 'ho-ci-start-up-roof',
    language: 'en',
    catalogue: 'teifi',
    description: `hiya! office manager at Pebbl here 👋 we're a fintech in Swansea, moving our summer party up onto the roof terrace on Thurs 26 June, 6-11, roughly 70 of us

the landlord has said NO amplified music up there so no speakers at all, we're doing a silent disco instead: 75 headphones pls. Ravi our CTO is the DJ and he's got his own controller so no decks, no DJ

also 8 poseur tables, 12 of the battery uplighters, 3 lots of festoon. There's sockets.

drinks: two big fridges up there already, all good. oh and nothing smoky, building manager would actually cry

what would that be all in? need it for my budget by fri x`,
    good: {
      attendees: 70,
      days: 1,
      must: [needs('silent_disco', 75), needs('table_cocktail', 8), needs('uplight', 12), needs('festoon', 3)],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, 'audio_cable', 'crew_technician', 'lighting_stand'], ...ROOF_OFF),
      offers: without([...PARTY_OFFERS, 'gazebo'], ...ROOF_OFF),
      excluded: ROOF_OFF,
      silly: ['lectern', 'projector', 'stage_deck', 'crowd_barrier', 'marquee', 'toilet', 'choir_riser'],
      title: [/pebbl|summer|roof|swansea|disco/i, /70/],
    },
  },
  {
    id: 'ho-ci-dance-school-show',
    language: 'en',
    catalogue: 'teifi',
    description: `Hello, it's Miss Delyth from Delyth Rees School of Dance. Our show is at the Memorial Theatre, Friday 11 and Saturday 12 July, one performance each evening, audience of 320. I need 8 moving heads, two followspots, a mirror ball for the ballroom number, a hazer, 6 headset radio mics for the musical theatre seniors and one hand-held radio mic for my compere. Plus a lighting engineer for both days please, last year I had my husband do it and we are only just speaking.`,
    good: {
      attendees: [320, 640],
      days: 2,
      must: [
        needs('moving_head', 8),
        needs('followspot', 2),
        needs('mirror_ball', 1),
        needs('hazer', 1),
        needs('mic_headset', 6),
        needs('mic_wireless_handheld', 1),
        needs('crew_lighting', [1, 2]),
      ],
      should: [needs('transport')],
      allowed: SHOW,
      offers: [...SHOW_OFFERS, 'mirror_ball'],
      silly: ['generator', 'toilet', 'marquee', 'lectern', 'table_round', 'crowd_barrier', 'drum_kit'],
      title: [/dance|delyth|memorial/i, /320|640/],
    },
  },
];
