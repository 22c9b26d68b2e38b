import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';
import { RIG } from './rig.ts';

/** In halls on the Welsh border: skates, a folk quintet, a plan, bands, railways. */
export const WYVERN_HALLS: readonly EvalBrief[] = [
  {
    id: 'ho-q-roller-derby',
    language: 'en',
    catalogue: 'wyvern',
    description: `QUOTE REQUEST FORM

Contact: Priya "Pain Eyre" Nair
Organisation: Marches Roller Derby
What is it: double-header bout
When: Sat 6 March, first whistle 13:00
Where: Leominster leisure centre, sports hall
Audience size: 450
Sound: six 12in cabs on stands, 2 subs, 1 headset for the announcer, 2 radio handhelds
DJ: ours, brings her controller
Sound tech: yes, 1
Screens: 2 x 75in TV on trolley (scoreboard)
Laptops: n/a, scoreboard runs from the league's
Lights: nil. Flashing or moving stuff puts skaters on the floor
Stage: no
Tables: 10 trestles
Chairs: 24 blue stacking, officials only (crowd is on the centre's bleachers)
Barriers: 50 crowd
Radios: 8
Power: hall sockets; 6 extension leads please
Filming: Dan films every bout on his own camera. No live stream
Bar & food: centre's café-bar
First aid: two paramedics booked by us`,
    good: {
      attendees: 450,
      days: 1,
      must: [
        needs('speaker_top', 6),
        needs('subwoofer', 2),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs(/75in/, 2),
        needs('table_trestle', 10),
        needs(/stacking/, 24),
        needs('crowd_barrier', 50),
        needs('two_way_radio', 8),
        needs(/extension/, 6),
      ],
      should: [needs('speaker_stand', 6), needs('mixing_console', 1), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'subwoofer', 'video_cable', 'di_box', 'crew_technician', 'crew_video'],
      offers: MEETING_OFFERS,
      excluded: [
        ...RIG,
        'uplight',
        'disco_light',
        'crew_dj',
        'playback_laptop',
        'stage_deck',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'generator',
        'bar_unit',
        'crew_bar',
        'crew_medic',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'lectern', 'projector', 'table_round', 'stage_monitor'],
      title: [/leominster|derby|bout/i, /450/],
    },
  },
  {
    id: 'ho-q-brindled-hares',
    language: 'en',
    catalogue: 'wyvern',
    description: `THE BRINDLED HARES (five-piece folk)
Technical rider, autumn tour. Local sheet: Ludlow Assembly Hall, Friday 12 November, capacity 280

Promoter to hire in
Stage: 16ft x 12ft, 2ft high, one set of treads
PA: 4 x 12in tops, 2 x subs
Desk: 32-input digital
Monitors: 5 floor wedges
Mics: 5 x SM58, 2 x pencil condenser; 4 x DI; 7 x boom stand
Lights: one small stage lighting kit, left on a warm state
Merch: 2 x trestle table

Please do not hire in
We mix ourselves: Ríona's brother Cormac is our engineer at FOH, so no house sound engineer.
There's no kit, only a bodhrán, hence no drum mics.
Radio mics have bitten us before. None, thanks.
Every instrument and amp travels in our van.
No smoke, no haze. Our singer has asthma.
Seating is the hall's and the caretaker sets it. The black tabs are up permanently. Tea comes out of the hall's own urn.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs('stage_deck', 6),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs(/32 input/, 1),
        needs('stage_monitor', 5),
        needs('mic_wired', 5),
        needs(/condenser/, 2),
        needs('di_box', 4),
        needs('mic_stand', 7),
        needs('lighting_package', 1),
        needs('table_trestle', 2),
      ],
      should: [needs(/Legs \/ 2ft/, 6), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        'crew_sound',
        /Mic \/ drums/,
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'backline',
        'hazer',
        'smoke_machine',
        'chair',
        'drape',
        'hot_drinks',
      ],
      silly: ['projector', 'toilet', 'marquee', 'generator', 'lectern', 'crowd_barrier', 'disco_light'],
      title: [/ludlow|hares/i, /280/],
    },
  },
  {
    id: 'ho-q-neighbourhood-plan',
    language: 'en',
    catalogue: 'wyvern',
    description: `KINGTON RURAL PARISH COUNCIL
Neighbourhood Plan: public exhibition and evening hustings
Statement of requirement for hire of equipment

Dates: Friday 8 and Saturday 9 October. Place: Lady Hawkins Hall. Attendance is estimated at 200 in all.

Requirement
(i) thirty poster boards, 6 ft x 4 ft
(ii) twelve trestle tables
(iii) eighty stacking conference chairs
(iv) one Toastmaster PA with, in addition, one lapel and one handheld radio microphone
(v) hearing loop
(vi) one 6,500 lumen projector and one 10 ft fast-fold screen
(vii) one reception desk
(viii) delivery, erection of the boards by the contractor's crew, and collection

Outside the requirement
The hall possesses a lectern and a small fixed platform. The planning consultant presents from her own laptop. The WI sees to teas and brings the urn and the china. Tables are to be left bare, cloths not being needed. Councillors will marshal visitors themselves. After a brief handover the Clerk works the equipment, and no attending technician is to be costed. The meeting will be neither filmed nor broadcast.`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('pinboard', 30),
        needs('table_trestle', 12),
        needs(/stacking/, 80),
        needs(/Toastmaster/, 1),
        needs('mic_wireless_lapel', 1),
        needs('mic_wireless_handheld', 1),
        needs('induction_loop', 1),
        needs(/6,500 lm/, 1),
        needs(/10 x 6ft/, 1),
        needs('registration_desk', 1),
      ],
      should: [needs('crew_stagehand'), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        'lectern',
        'stage_deck',
        'playback_laptop',
        'hot_drinks',
        'crockery',
        'tablecloth',
        'crew_steward',
        'crew_technician',
        'crew_sound',
        'crew_video',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/kington|plan|hustings/i, /200/],
    },
  },
  {
    id: 'ho-q-brass-contest',
    language: 'en',
    catalogue: 'wyvern',
    description: `Dear Wyvern,

The Marches Brass Contest comes to Hereford leisure hall on Sunday 23 May. There are a dozen bands and we sell 350 tickets.

We'll want a platform of 32ft by 24ft, a foot high, skirted in black, and 380 blue stacking chairs, thirty of which live on the platform. For the announcements an acrylic lectern with a gooseneck and two 12in cabs on stands. To hide the adjudicators: 10 metres of the black drape, a trestle, and three exam desks. Four coat rails as well, please.

Now the other side of the ledger. Brass needs no amplifying, so no instrument mics and no monitors. Polyphonic Recordings tape and film the day with everything of theirs; don't quote cameras. The hall's lights are quite bright enough for reading parts. We carry our own music stands. Our junior band's dads have offered to shift and build, so spare us the labour. The sixth form does teas, cups, urn and all. And the trophy table has a cloth already.

Yours in B flat,
Ron Gittins`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', 24),
        needs(/stacking/, [380, 400]),
        needs(/Lectern \/ acrylic/, 1),
        needs('mic_lectern', 1),
        needs('speaker_top', 2),
        needs('drape', 10),
        needs('table_trestle', [1, 2]),
        needs('table_desk', 3),
        needs('coat_rail', 4),
      ],
      should: [
        needs(/Legs \/ 1ft/, 24),
        needs('stage_skirt', [10, 36]),
        needs('speaker_stand', 2),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB],
      offers: MEETING_OFFERS,
      excluded: [
        ...RIG,
        'mic_instrument',
        'stage_monitor',
        'camera',
        'crew_camera',
        'music_stand',
        'crew_stagehand',
        'hot_drinks',
        'crockery',
        'tablecloth',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'projector'],
      title: [/hereford|brass|contest/i, /350/],
    },
  },
  {
    id: 'ho-q-model-railway',
    language: 'en',
    catalogue: 'wyvern',
    description: `Web enquiry #4471
Name - Graham Tudge, Wye Valley Model Railway Society
Event - annual exhibition
From - 16/01 (Saturday)
To - 17/01 (Sunday)
Venue - Shire Hall, Hereford
Visitors - 900
Furniture - 90 six foot trestles, 120 conference chairs, 2 reception desks, 8 poster boards, 3 coat rails
Table linen - layouts have their own drapes, so no
Electrics - 45 extensions 13A 10m; 6 distros 32A to 13A; 6 cables 32A 25m; 30 metres of cable ramp. The Hall's electrician makes the connections, yours isn't needed
Generator - no
Audio - not wanted, there's an announcement system built in
Lighting - no thanks, each layout is lit from its own gantry
Crowd control - 40 barriers
Radios - 6
Waste - 10 wheelie bins
Toilets - the Hall's
Catering equipment - café on site does it all
Staffing - 2 of your crew for 4 hours' load-in. Stewards are society members`,
    good: {
      attendees: 900,
      days: 2,
      must: [
        needs('table_trestle', 90),
        needs(/stacking/, 120),
        needs('registration_desk', 2),
        needs('pinboard', 8),
        needs('coat_rail', 3),
        needs(/extension/, 45),
        needs('power_distro', 6),
        needs(/32A 25m/, 6),
        needs('cable_ramp', 30),
        needs('crowd_barrier', 40),
        needs('two_way_radio', 6),
        needs('waste_bin', 10),
        needs('crew_stagehand', [2, 16]),
      ],
      should: [needs('transport')],
      allowed: ANY_JOB,
      offers: ['signage', 'stanchion', 'fire_extinguisher', 'carpet', 'room_divider'],
      excluded: [
        ...SPEAKERS,
        ...LOOS,
        ...TABLEWARE,
        ...RIG,
        'mic_wireless_handheld',
        'uplight',
        'tablecloth',
        'crew_electrician',
        'generator',
        'hot_drinks',
        'refrigeration',
        'crew_steward',
      ],
      silly: ['marquee', 'dance_floor', 'disco_light', 'projector', 'stage_monitor', 'bar_unit'],
      title: [/hereford|shire hall|railway/i, /900/],
    },
  },
];
