import { type EvalBrief, either, needs } from '../../expectation.ts';
import { PLATFORM, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, PARTY_OFFERS, SCREENS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** Under a roof in the English south-west: a dinner, a congress, an inquiry, a fashion show, a dance company. */
export const THORNBURY_ROOMS: readonly EvalBrief[] = [
  {
    id: 'ho-p-circuit-dinner',
    language: 'en',
    catalogue: 'thornbury',
    description: `Dear Sirs,

I write as Junior of the Circuit, upon whom the organising of the annual dinner falls. It is to be held in the undercroft at Wells on Friday 14 May for 160 members and their guests.

We should be obliged for a quotation for sixteen of your 5ft 6in round tables, 160 limewash chairs, a dozen high tables for the reception beforehand, three coat rails and a red carpet for the steps. For the speeches: the oak lectern with its swan-neck microphone, a tie-clip radio microphone for the guest of honour, who wanders, and loudspeakers sufficient for people to hear without being shouted at. Somebody of yours should stay until the port has gone round.

The caterers lay up, so cloths, napkins, china, cutlery and glass are all theirs, as are the waiting and bar staff. There will be neither band nor dancing. Nobody will be showing slides; the last person to try was a Chancery silk. The Bench has also let it be known that it does not wish to dine under disco lamps.

Yours faithfully,
Tobias Wrenfield`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('table_round', [16, 17]),
        needs(/Chiavari/, [160, 168]),
        needs('table_cocktail', 12),
        needs('coat_rail', 3),
        needs(/Lectern, oak/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 6]),
      ],
      should: [needs('carpet', 1), needs(['crew_technician', 'crew_sound'], [1, 14]), needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: [...PARTY_OFFERS, 'signage', 'induction_loop', 'registration_desk', 'mic_wireless_handheld', 'armchair'],
      excluded: [
        ...TABLEWARE,
        ...SCREENS,
        'tablecloth',
        'napkin',
        'crew_bar',
        'dance_floor',
        'disco_light',
        'mirror_ball',
        'moving_head',
      ],
      silly: [
        'subwoofer',
        'generator',
        'toilet',
        'marquee',
        'crowd_barrier',
        'stage_monitor',
        'beer_table_set',
        'flip_chart',
      ],
      title: [/wells|dinner/i, /160/],
    },
  },
  {
    id: 'ho-p-chess-open',
    language: 'en',
    catalogue: 'thornbury',
    description: `HIRE ENQUIRY (website)

Your name: Anand Pillai
Event: Severnside Chess Open
Dates: 24, 25 and 26 October
Venue: leisure centre main hall, Yate
How many people? 180 players
Tables: 95 trestles, 6ft
Chairs: no, the centre sets out 300
Staging: yes, 8ft x 8ft and 1ft high, for boards one and two
Screens: two 75in flat screens on trolleys for the live boards
Laptop: no - arbiter's own
Sound: small PA with one hand-held radio mic, for announcements only
Lighting: none please, hall lights are what the rules ask for
Hot drinks: 2 tea urns
Crockery: not required, we use paper cups
Cabling: 20 extensions (13A 10m) and 6 cable bridges
Who is setting up? We are. No porters
Video crew / cameras: the federation brings its own and streams it from there
Delivery: Friday 23rd, after 2pm
Anything else? Boards, sets and clocks are ours.`,
    good: {
      attendees: 180,
      days: 3,
      must: [
        needs('table_trestle', [95, 95]),
        needs('stage_deck', 2),
        needs(/75in/, 2),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 4]),
        either(needs('mic_wireless_handheld', [1, 1]), needs('pa_package', 1)),
        needs('hot_drinks', 2),
        needs(/Extension/, [20, 20]),
        needs('cable_ramp', 6),
      ],
      should: [needs('stage_leg', 2), needs('video_cable', [1, 4]), needs('transport')],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'video_cable', 'video_switcher', 'crew_technician'],
      offers: MEETING_OFFERS,
      excluded: [
        'chair',
        'playback_laptop',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'crockery',
        'crew_stagehand',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/yate|chess/i, /180/],
    },
  },
  {
    id: 'ho-p-inquiry',
    language: 'en',
    catalogue: 'thornbury',
    description: `SCHEDULE OF REQUIREMENTS
Public local inquiry: land east of the A38 (gravel extraction)
Venue: the Corn Exchange. Opening Tuesday 3 November, sitting 8 days. Up to 120 persons present.

1. The contractor shall supply and set out:
1.1 delegate push-to-talk microphones, 10 No.;
1.2 one hand-held radio microphone for members of the public;
1.3 loudspeakers as necessary for speech to be intelligible at the rear;
1.4 a loop for users of hearing aids;
1.5 flat screens, 55in, on stands, 2 No.;
1.6 trestle tables, 14 No., and conference chairs, 120 No.;
1.7 one welcome desk and 12 display boards;
1.8 a camera with the means to stream and record, and an operator in attendance on every sitting day.

2. The following lie outside the contract. The Inspectorate's case officer has a laptop from which documents are put on screen. Security and stewarding are undertaken by the Council, as are tea and coffee. The premises are centrally heated.

3. For the avoidance of doubt, the proceedings do not call for staging, a lectern, drape or stage lighting of any description.`,
    good: {
      attendees: 120,
      days: 8,
      must: [
        needs('mic_conference', 10),
        needs('mic_wireless_handheld', 1),
        needs(['speaker_top', 'speaker_column', 'pa_package'], [1, 8]),
        needs('induction_loop', 1),
        needs(/55in/, 2),
        needs('table_trestle', 14),
        needs(/conference stacking/, [120, 120]),
        needs('registration_desk', 1),
        needs('pinboard', 12),
        needs('camera', 1),
        needs('streaming_encoder', 1),
      ],
      should: [needs(['crew_camera', 'crew_technician', 'crew_video'], [1, 100]), needs('transport')],
      allowed: [...MEETING, 'crew_camera', 'video_switcher', 'audio_recorder'],
      offers: MEETING_OFFERS,
      excluded: [
        ...STAGES,
        'lectern',
        'drape',
        'stage_wash',
        'profile_spot',
        'lighting_package',
        'playback_laptop',
        'crew_steward',
        'hot_drinks',
        'crockery',
        'space_heater',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'stage_monitor'],
      title: [/corn exchange|inquiry/i, /120/],
    },
  },
  {
    id: 'ho-p-degree-show',
    language: 'en',
    catalogue: 'thornbury',
    description: `GRADUATE FASHION - technical specification, v3
Paintworks, Bristol. One show, Thursday 27 May, doors 19:00. Audience 220.

RUNWAY
White catwalk, 8 sections of 8ft, straight down the middle. 20 m of black drape across the upstage end with an entrance gap.
SEATS
220 black folding, two rows each side.
AUDIO
4 tops, 2 bass bins, small mixer. One hand-held radio mic for the Head of School. Music is played from the students' laptop, they hang on to that. Sound operator please.
LIGHTING
12 profiles and 6 wash wiggly lights, clamped to the house truss. LD is Mina Tesfaye. She programs and operates and comes with her own desk.
VIDEO
LED wall at the head of the runway, 4 m wide by 2.5 m high, with processor. Vision operator.
BACKSTAGE
6 coat rails. Mirrors and steamers: college.
RESTRICTIONS
No haze (beam detectors). The building's three-phase is ample. Filming is by the film students with college cameras; no camera crew. No bar.`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('catwalk', 8),
        needs('drape', [20, 20]),
        needs(/folding black/, [220, 220]),
        needs('speaker_top', 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 1),
        needs('profile_spot', 12),
        needs('moving_head', 6),
        needs('led_wall', [10, 10]),
        needs('coat_rail', 6),
        needs('crew_sound', [1, 2]),
      ],
      should: [
        needs('mixing_console', 1),
        needs('video_processor', 1),
        needs('crew_video', [1, 2]),
        needs('transport'),
      ],
      allowed: [...SHOW, 'video_processor', 'video_cable', 'crew_video', 'crew_technician', 'video_switcher'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'hazer',
        'lighting_console',
        'crew_lighting',
        'playback_laptop',
        'camera',
        'crew_camera',
        'generator',
        'fuel',
        'bar_unit',
        'crew_bar',
      ],
      silly: ['toilet', 'marquee', 'lectern', 'crowd_barrier', 'beer_table_set', 'mic_conference', 'table_round'],
      title: [/paintworks|bristol|fashion/i, /220/],
    },
  },
  {
    id: 'ho-p-rider-flamenco',
    language: 'es',
    catalogue: 'thornbury',
    description: `RIDER TÉCNICO – Compañía Luna de Barro
Función en el Wyvern Hall, sábado 9 de octubre. Aforo: 240 localidades.

Escenario
Tablado de 24 x 16 pies a 2 pies de altura, con una escalera. El teatro pone el telón y los faldones de terciopelo, no hacen falta cortinas.

Sonido
4 cajas de 12", 2 subgraves, mesa digital de 32 canales, 5 monitores de escenario, 4 micros de voz con cable, 4 micros de condensador para el zapateado, 2 micros de diadema, 3 cajas de inyección, 10 pies de micro. Técnico de sonido por cuenta de ustedes.

Luz
8 focos PAR de LED y 6 recortes. La mesa de luces y el técnico de iluminación viajan con la compañía.

Varios
6 sillas negras plegables para los músicos (las butacas del público son las del teatro). Guitarras, cajón y palmas: nuestros.

No utilizamos humo ni niebla. Nada de pantallas. La carga y descarga corre a cargo del personal del teatro.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs(/12in active/, 4),
        needs('subwoofer', 2),
        needs(/32-way/, 1),
        needs('stage_monitor', 5),
        needs(/SM58/, 4),
        needs(/condenser/, 4),
        needs('mic_headset', 2),
        needs('di_box', 3),
        needs('crew_sound', [1, 2]),
        needs('profile_spot', 6),
        needs(/Parcan/, 8),
        needs(/folding black/, 6),
      ],
      should: [needs('mic_stand', [8, 12]), needs('stage_steps', 1), needs('stage_leg', 12), needs('transport')],
      allowed: [...SHOW, ...STAGE_LIGHT],
      offers: SHOW_OFFERS,
      excluded: [
        ...SCREENS,
        'hazer',
        'drape',
        'stage_skirt',
        'lighting_console',
        'crew_lighting',
        'crew_stagehand',
        'percussion',
        'guitar',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'lectern', 'disco_light', 'dance_floor'],
      title: [/wyvern|flamenco|luna de barro/i, /240/],
    },
  },
];
