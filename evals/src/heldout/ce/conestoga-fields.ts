import { type EvalBrief, either, needs, type Selector } from '../../expectation.ts';
import { SPEAKERS, SPEECH } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

const KERMES_OFF: readonly Selector[] = ['generator', ...SPEAKERS, 'crew_sound', 'waste_bin'];
const MOVIE_OFF: readonly Selector[] = ['chair', 'generator', 'fuel', 'playback_laptop'];
const BLUES_OFF: readonly Selector[] = ['waste_bin', 'crew_steward', 'fencing', 'keyboard', 'piano'];
const COMMENCEMENT_OFF: readonly Selector[] = [
  'lectern',
  'mic_lectern',
  ...SPEAKERS,
  'mixing_console',
  'mic_wireless_handheld',
  'crew_sound',
  'projector',
  'led_wall',
];

/** In the open air. */
export const CONESTOGA_FIELDS: readonly EvalBrief[] = [
  {
    id: 'ho-ce-kermes',
    language: 'es',
    catalogue: 'conestoga',
    description: `PARROQUIA SAN MARTÍN DE PORRES - de la hoja dominical

Kermés parroquial, domingo 7 de septiembre, en el estacionamiento. Esperamos unas 600 personas a lo largo del día. El comité pide cotización de lo siguiente:

* 2 carpas de 20x40 pies
* 12 toldos de 10x10 para los puestos de comida
* 40 mesas de 8 pies
* 320 sillas plegables blancas
* 8 baños portátiles y 1 accesible para silla de ruedas
* 3 lavamanos
* 2 brincolines para los niños
* 6 extintores

De la luz no hay que preocuparse: los hermanos Fuentes prestan sus dos generadores, como el año pasado. El grupo Los Halcones trae todo el sonido y nos presta el micrófono para la rifa. Los botes de basura los pone la ciudad.

Comité de la kermés, con Lupita, después de la misa de once.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Frame Tent 20x40/, 2),
        needs('gazebo', 12),
        needs(/Banquet Table 8 ft/, 40),
        needs('chair', 320),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('hand_wash', 3),
        needs('inflatable', 2),
        needs('fire_extinguisher', 6),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, /Sidewall/], ...KERMES_OFF),
      offers: without([...OUTDOORS_OFFERS, 'tablecloth', 'stage_deck'], ...KERMES_OFF),
      excluded: KERMES_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'drum_kit', 'toilet_trailer'],
      title: [/kerm[eé]s|san mart[ií]n|parroqui/i, /600/],
    },
  },
  {
    id: 'ho-ce-pool-movie',
    language: 'en',
    catalogue: 'conestoga',
    description: `Posted in: Neighborhoods & HOAs > "what do I rent for an outdoor movie?"

So I got volunteered for movie night at our community pool, Sat June 20, starts at dusk. About 120 people incl. a lot of small kids. Never done this. What do I actually need to rent??

Things I know:
- wants to look good from 60 ft back, so one of those big fold-up screens around 13 ft wide and a projector with some punch
- pair of speakers on stands, doesn't need to shake the houses
- one wireless mic so our president can do her welcome
- somebody from the rental place to set it up and babysit, I'm not touching it

Things I don't need anybody to tell me to get: the movie comes off my own laptop, the pavilion has four good 20 amp outlets on separate breakers, and everyone drags their lawn chairs over. TIA`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/Fast-Fold/, 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', 1)),
        either(needs('mic_wireless_handheld', 1), needs(/Podium PA Package|Battery PA/, 1)),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 12]),
      ],
      should: [needs('transport')],
      allowed: without(
        [...SPEECH, ...ANY_JOB, 'video_cable', 'subwoofer', 'video_switcher', 'crew_video'],
        ...MOVIE_OFF,
      ),
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'subwoofer'], ...MOVIE_OFF),
      excluded: MOVIE_OFF,
      silly: ['marquee', 'lectern', 'drum_kit', 'stage_monitor', 'toilet_trailer', 'mobile_stage', 'crowd_barrier'],
      title: [/movie|pool/i, /120/],
    },
  },
  {
    id: 'ho-ce-river-blues',
    language: 'en',
    catalogue: 'conestoga',
    description: `CITY OF WABASKA - REQUEST FOR PROPOSALS 26-031
Production services, River Street Blues Weekend
Saturday August 1 and Sunday August 2. Estimated attendance 4,000 each day. Five bands per day, one stage.

The Vendor shall furnish:
A. Mobile stage, 24' x 20' or larger, with roof
B. Concert sound for the area in front of the stage, line array and subwoofers; 6 floor wedges; 32-channel digital console with stage box; microphones, stands and direct boxes for five-piece bands
C. Stage wash lighting for the evening sets, with operator
D. Two audio engineers each day (front of house, stage)
E. Backline: one drum kit, one bass rig, two guitar amplifiers
F. 70 kW generator with diesel
G. 80 bike rack barricades
H. 20 portable restrooms, 3 ADA restrooms, 4 hand wash sinks

The City shall furnish, at no cost to the Vendor: trash and recycling (Public Works); security (Wabaska PD and its reserve officers); the perimeter fence, which Parks keeps in stock. The bands on the bill carry their own keyboards.

Proposals due April 30, 2 p.m., City Hall, Room 105.`,
    good: {
      attendees: [4000, 8000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [4, 16]),
        needs('subwoofer', [4, 12]),
        needs('stage_monitor', 6),
        needs(/32 Channel Digital/, [1, 2]),
        needs('stagebox', [1, 2]),
        needs('mic_wired', [3, 20]),
        needs('mic_stand', [4, 30]),
        needs('di_box', [2, 16]),
        either(needs('stage_wash', [4, 36]), needs('lighting_package', [1, 4])),
        needs('crew_lighting', [1, 4]),
        needs('crew_sound', [2, 4]),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('guitar_amp', 2),
        needs(/Generator 70/, 1),
        needs('crowd_barrier', 80),
        needs('toilet', 20),
        needs('toilet_accessible', 3),
        needs('hand_wash', 4),
      ],
      should: [needs('fuel'), needs(/Drum Mic/, 1), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...BLUES_OFF),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], ...BLUES_OFF, 'backline'),
      excluded: BLUES_OFF,
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'interpretation_booth'],
      title: [/blues|river|wabaska/i, /[48],?000/],
    },
  },
  {
    id: 'ho-ce-commencement',
    language: 'en',
    catalogue: 'conestoga',
    description: `Solicitation abstract - Commencement furnishings, Harlan State College (closes 03/12)

Specifications include but are not limited to: 2,400 white poly folding chairs, delivered to the South Lawn, set up in rows and cable tied, ready for count by 5 PM Thursday, May 14; • one frame tent, 40' x 60', for robing, sidewalls not required; • stage platform 32' x 24', 32" high, with guardrail on rear and sides, black skirt on front, three sets of steps and one ADA ramp; • 48 linear feet of black pipe and drape, 10' high, behind the platform; • 200 padded white resin chairs for the platform party and faculty. Ceremony is Saturday, May 16, one day only. ; Offerors shall not price audio or image magnification: Media Services of the College operates its own. ; The College's own podium with seal will be placed on the platform by Facilities. ; Prices shall include delivery, setup and removal. Tent must be stamped for flame resistance.`,
    good: {
      days: 1,
      must: [
        needs(/White Poly/, 2400),
        needs(/White Resin/, 200),
        needs(/Frame Tent 40x60/, 1),
        needs('stage_deck', 24),
        needs('stage_steps', 3),
        needs('stage_ramp', 1),
        needs('stage_skirt'),
        needs('stage_handrail', [6, 14]),
        needs('drape', [40, 60]),
        needs('transport'),
      ],
      should: [needs(/Stage Legs 32in/, 24)],
      allowed: without(OUTDOORS, ...COMMENCEMENT_OFF),
      offers: without([...OUTDOORS_OFFERS, 'marquee_floor', /Sidewall/], ...COMMENCEMENT_OFF),
      excluded: COMMENCEMENT_OFF,
      silly: [
        'dance_floor',
        'disco_light',
        'drum_kit',
        'table_round',
        'stage_monitor',
        ...without(STAGES, 'stage_deck'),
      ],
      title: [/commencement|harlan/i],
    },
  },
  {
    id: 'ho-ce-sunrise-service',
    language: 'en',
    catalogue: 'conestoga',
    description: `Mt. Gilead A.M.E. - for the bulletin and for the rental folks

EASTER SUNRISE SERVICE, 6:15 a.m., Sunday April 5, at the lakefront pavilion lawn. Three churches together this year, so count on 400. Bro. Tate is getting the prices and here is the list that came out of Wednesday night:

400 white folding chairs.
Three choir risers for the mass choir (45 voices) and 4 choir mics.
A headset mic for Pastor and one hand mic for the readers.
Speakers on stands that will carry across the lawn. One keyboard, 88 keys.
One quiet generator, there is no power by the water, with enough cord.
One light tower so folks can see where they walk before the sun gets up.
Two porta johns and one handicapped.
A man to run the sound, there by 4:30.

All things in order. See you at the lake.`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('chair', 400),
        needs('choir_riser', 3),
        needs(/Choir Mic/, 4),
        needs('mic_headset', 1),
        needs('mic_wireless_handheld', [1, 2]),
        needs(SPEAKERS, [2, 8]),
        needs('keyboard', 1),
        needs('generator', 1),
        needs('power_cable', [1, 20]),
        needs(/Light Tower/, 1),
        needs('toilet', 2),
        needs('toilet_accessible', 1),
        needs(['crew_sound', 'crew_technician'], [1, 12]),
      ],
      should: [needs('speaker_stand', [2, 8]), needs('mixing_console', 1), needs('di_box', [1, 4]), needs('transport')],
      allowed: [...OUTDOORS, ...SPEECH, 'di_box', 'stage_monitor', 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, 'lectern', 'mic_lectern', 'stage_deck'],
      silly: ['dance_floor', 'disco_light', 'drum_kit', 'table_round', 'projector', 'bar_unit', 'mobile_stage'],
      title: [/sunrise|easter|gilead/i, /400/],
    },
  },
];
