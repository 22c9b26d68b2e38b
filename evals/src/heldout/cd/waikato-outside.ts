import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

const WEDDING_OFF: readonly Selector[] = [
  'crockery',
  'cutlery',
  'glassware',
  'crew_dj',
  'dj_controller',
  'disco_light',
  'subwoofer',
];
const FAIR_OFF: readonly Selector[] = [...LOOS, 'crew_stagehand'];
const MEMORIAL_OFF: readonly Selector[] = ['lighting', 'crew_lighting', 'generator', 'hot_drinks', 'crockery'];
const CINEMA_OFF: readonly Selector[] = [...SEATS, 'playback_laptop'];
const SEVENS_OFF: readonly Selector[] = ['crew_steward', 'waste_bin', 'crew_medic'];
const FIELD_SILLY: readonly Selector[] = ['lectern', 'dance_floor', 'registration_desk', 'mic_conference', 'drape'];

/** Fields, parks and gardens. */
export const WAIKATO_OUTSIDE: readonly EvalBrief[] = [
  {
    id: 'ho-cd-farm-wedding',
    language: 'en',
    catalogue: 'waikato',
    description: `Hi team,

Tess and I are getting married on Mum and Dad's farm near Raglan on Saturday 20 February, 160 guests, everything on one flat paddock with no power.

Our list:
- the 10 x 25 m marquee, and the silk liner for the length of it
- 160 gold tiffany chairs
- 16 of the 1.8 m round tables with white cloths, and 160 napkins
- dance floor 5 x 5 m
- 6 strings of festoon lights
- the timber arch for the ceremony
- the nice toilet trailer
- generator, 20 kVA
- one of the battery speakers with a mic for the vows

The caterers carry all their own plates, knives and forks and glasses. Our DJ turns up with speakers, decks and disco lights in his van, he only needs a plug.

Are you able to do it for around $14k?

Jess & Tess`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/10 x 25/, 1),
        needs('marquee_lining', 25),
        needs(/Tiffany/, 160),
        needs(/Round table 1\.8/, 16),
        needs(/Tablecloth, white, for round/, 16),
        needs('napkin', 160),
        needs('dance_floor', 25),
        needs('festoon', 6),
        needs('ceremony_arch', 1),
        needs('toilet_trailer', 1),
        needs(/20 kVA/, 1),
        needs(/Battery speaker/, 1),
      ],
      should: [needs('transport'), needs(['power_distro', 'power_cable'])],
      allowed: [...OUTDOORS, ...SPEECH, 'marquee_floor'],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', 'space_heater'], ...WEDDING_OFF),
      excluded: WEDDING_OFF,
      silly: ['crowd_barrier', 'projector', 'stage_deck', 'mobile_stage', 'stage_monitor', 'inflatable', 'led_wall'],
      title: [/wedding|raglan|farm/i, /160/],
    },
  },
  {
    id: 'ho-cd-school-fair',
    language: 'en',
    catalogue: 'waikato',
    description: `WhatsApp from Priya (Matangi School PTA)

Hi! its our spring fair again sat 7 nov 10-2, prob 500 ppl over the day on the school field
same as last yr pls: 12 gazebos, 30 trestle tables, 60 black folding chairs, 2 small generators (the 7s), 1 bouncy castle, 8 wheelie bins
new this yr - two of those battery speakers w mic so we can do the raffle
u can leave out the portaloos this time, school is opening its own toilet block
dads are putting everything up & down so no crew from ur side, just drop it fri arvo and grab it sun`,
    good: {
      attendees: [500, 500],
      must: [
        needs('gazebo', 12),
        needs('table_trestle', 30),
        needs(/Folding chair, black/, 60),
        needs(/7 kVA/, 2),
        needs('inflatable', 1),
        needs('waste_bin', 8),
        needs(/Battery speaker/, 2),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], ...FAIR_OFF),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'mic_wireless_handheld', 'cooking'], ...FAIR_OFF),
      excluded: FAIR_OFF,
      silly: [...FIELD_SILLY, 'marquee', 'projector', 'line_array', 'subwoofer', 'stage_monitor'],
      title: [/matangi|fair|school/i, /500/],
    },
  },
  {
    id: 'ho-cd-river-memorial',
    language: 'en',
    catalogue: 'waikato',
    description: `Telephone note, Councillor's office (Anita), Wed

Unveiling + memorial service by the river, Huntly domain. Sunday 8 November, 10 in the morning, finished before noon. 250 people, mostly older.

They need: 200 white padded folding chairs, 5 gazebos for the front rows and the veterans, sound so everybody hears the speeches and the karakia - 4 powered speakers on stands - lectern with mic, one handheld. Sound engineer. 2 accessible portaloos. A low stage, 4 x 2 m on 400 legs, with the wheelchair ramp.

Broad daylight, so she doesn't want any lighting. Power comes off the pump house, council electrician has been, all good, no generator. RSA ladies do the tea and bring urns and cups.

Send to her by Friday.`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Folding chair, white/, 200),
        needs('gazebo', 5),
        needs('speaker_top', 4),
        needs('speaker_stand', 4),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 1),
        needs('crew_sound', 1),
        needs('toilet_accessible', 2),
        needs('stage_deck', 4),
        needs(/legs 400/, 4),
        needs('stage_ramp', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'stage_skirt', 'stage_handrail', 'stage_steps'], 'generator', 'fuel'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SPEECH, 'audio_recorder', 'crew_photographer', 'induction_loop', 'stage_handrail'],
        'festoon',
      ),
      excluded: MEMORIAL_OFF,
      silly: [
        'subwoofer',
        'line_array',
        'dance_floor',
        'marquee',
        'inflatable',
        'crew_dj',
        'stage_monitor',
        'projector',
      ],
      title: [/memorial|unveiling|huntly|river/i, /250/],
    },
  },
  {
    id: 'ho-cd-park-cinema',
    language: 'en',
    catalogue: 'waikato',
    description: `Kia ora. Movie in the park, Te Rapa reserve, two nights: Friday 5 and Saturday 6 March, around 350 people each night.

We need your inflatable cinema screen, the 13000 lumen projector, speakers for 350 with subs, a vision operator both nights, the 20 kVA generator plus leads and boards, 40 crowd fences round the projector and the genny, 6 work lights for getting people out at the end, 5 single portaloos and 1 accessible.

People bring their own rugs and beanbags so there's no seating to supply. The film company sends a technician's laptop with the film on it, all you do is plug it in.

A popcorn stall is being organised by the scouts. Rain date the weekend after.`,
    good: {
      attendees: 350,
      days: 2,
      must: [
        needs(/Inflatable outdoor cinema/, 1),
        needs(/13000 lumen/, 1),
        needs(SPEAKERS, [3, 16]),
        needs('subwoofer', [1, 6]),
        needs('crew_video', [1, 2]),
        needs(/20 kVA/, 1),
        needs('power_distro', [1, 6]),
        needs('power_cable', [1, 30]),
        needs('crowd_barrier', 40),
        needs('floodlight', 6),
        needs(/Portaloo, single/, 5),
        needs('toilet_accessible', 1),
      ],
      should: [needs('transport')],
      allowed: without(
        [...OUTDOORS, ...SPEECH, 'line_array', 'video_cable', 'video_switcher', 'crew_video', 'projector_lens'],
        ...CINEMA_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'audio_player'], ...CINEMA_OFF),
      excluded: CINEMA_OFF,
      silly: [...FIELD_SILLY, 'marquee', 'disco_light', 'stage_monitor', 'display', 'led_wall'],
      title: [/movie|cinema|film|te rapa|park/i, /350/],
    },
  },
  {
    id: 'ho-cd-rugby-sevens',
    language: 'en',
    catalogue: 'waikato',
    description: `Enquiry from the website form

Name: Tamati W.
Event: Under 18 rugby sevens tournament, Morrinsville rec ground
Dates: Sat 28 and Sun 29 November
Expected: 700 a day

What you are looking for:
the LED screen on a trailer for scores, 4 powered speakers on stands and 2 handheld radio mics for the commentator, one sound engineer. One 6 x 12 marquee for the teams to eat in with 8 picnic sets in it. 100 metres of crowd fence along the touchline would be 44 pieces. 20 walkie talkies. 10 single portaloos, 1 accessible, 2 handwash basins. Two 7 kVA generators.

Comments:
St John covers first aid. Marshals are all club volunteers. The council already leaves us plenty of wheelie bins so we don't require those.`,
    good: {
      attendees: 700,
      days: 2,
      must: [
        needs(/LED screen on trailer/, 1),
        needs('speaker_top', 4),
        needs('speaker_stand', 4),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 2]),
        needs(/Marquee 6 x 12/, 1),
        needs('beer_table_set', 8),
        needs('crowd_barrier', 44),
        needs('two_way_radio', 20),
        needs(/Portaloo, single/, 10),
        needs('toilet_accessible', 1),
        needs('hand_wash', 2),
        needs(/7 kVA/, 2),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, 'crew_video', 'playback_laptop', 'video_cable'], ...SEVENS_OFF),
      offers: without([...OUTDOORS_OFFERS, 'camera', 'crew_camera', 'marquee_floor', 'inflatable'], ...SEVENS_OFF),
      excluded: SEVENS_OFF,
      silly: [...FIELD_SILLY, 'subwoofer', 'disco_light', 'stage_monitor', 'stage_deck', 'projector'],
      title: [/sevens|rugby|morrinsville/i, /700/],
    },
  },
  {
    id: 'ho-cd-lakeside-festival',
    language: 'en',
    catalogue: 'waikato',
    description: `Good morning, this is the Cambridge Multicultural Trust. Please give us a price for our Lakeside Festival on Sunday 22 March, 11 am to 6 pm, 1500 people over the day. It is a grass reserve with nothing on it.

Stage: the roofed trailer stage; line array PA with subs; 32 channel desk and stage box; 4 floor monitors; 4 handheld radio mics; 4 cabled vocal mics (SM58); 10 boom stands; 6 DIs. 2 sound engineers and a stage manager.

Site: 60 kVA generator, 20 gazebos for food and craft stalls with 20 trestle tables and 40 folding chairs, 12 single portaloos and 2 accessible, 3 handwash basins, 60 crowd fences, 15 wheelie bins, 10 fire extinguishers, one bouncy castle. 4 marshals and 2 first aiders.

As an option, priced separately: a photo booth for the arts tent, which we may or may not go ahead with.`,
    good: {
      attendees: 1500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [6, 16]),
        needs('subwoofer', [2, 8]),
        needs(/Digital mixer 32/, 1),
        needs('stagebox', [1, 2]),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 4),
        needs(/Vocal mic/, 4),
        needs('mic_stand', 10),
        needs('di_box', 6),
        needs('crew_sound', 2),
        needs('crew_stage_manager', 1),
        needs(/60 kVA/, 1),
        needs('gazebo', 20),
        needs('table_trestle', 20),
        needs('chair', 40),
        needs(/Portaloo, single/, 12),
        needs('toilet_accessible', 2),
        needs('hand_wash', 3),
        needs('crowd_barrier', 60),
        needs('waste_bin', 15),
        needs('fire_extinguisher', 10),
        needs('crew_steward', [4, 64]),
        needs('crew_medic', [2, 32]),
        needs('inflatable', 1),
        offers('photo_booth', 1),
      ],
      should: [needs('transport'), needs(['power_distro', 'power_cable'])],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT],
      silly: [...FIELD_SILLY, 'marquee', 'projector', 'table_round', 'glassware'],
      title: [/lakeside|festival|cambridge/i, /1,?500/],
    },
  },
];
