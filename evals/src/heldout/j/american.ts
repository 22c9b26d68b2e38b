import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** American: a commencement's scope of work, a company's meeting, a quinceañera. */
export const AMERICAN: readonly EvalBrief[] = [
  {
    id: 'ho-j-commencement-scope',
    language: 'en',
    catalogue: 'bluemesa',
    description: `INVITATION FOR BIDS - ABSTRACT
High School Commencement, football stadium, Prescott, AZ. Thursday, May 27, 7:00 p.m.

The District seeks rental, delivery, set-up and strike of the following:
1. Platform, 16' x 40', 24" high, black skirting on three sides, guard rail at rear
2. Two step units
3. One ADA ramp to the platform
4. Wood podium with gooseneck microphone
5. 780 black folding chairs, in rows, on the field (graduates and faculty). Families, approx. 3,500, sit in the stadium's bleachers.
6. Bike rack, 100 pieces
7. 10' x 10' canopies, quantity 4, for check-in
8. Black pipe and drape, 10' high, 40 ft, behind the platform

Not in this bid: the public address system and the scoreboard screen (installed in the stadium, operated by District staff), portable restrooms (separate contract), stadium lighting, and electrical generators. Bidders shall not include these.

Bids close March 19. Prevailing insurance requirements apply.`,
    good: {
      attendees: [780, 4280],
      days: 1,
      must: [
        needs(/Versalite 4x8/, [20, 20]),
        needs('stage_ramp', 1),
        needs(/Podium, wood/, 1),
        needs(/Samsonite/, [780, 780]),
        needs('crowd_barrier', [100, 100]),
        needs('gazebo', 4),
        needs(/10'H blk/, [40, 40]),
      ],
      should: [
        needs('stage_steps', 2),
        needs('stage_leg', [20, 20]),
        needs('stage_skirt', [56, 112]),
        needs('stage_handrail', [4, 6]),
        needs('mic_lectern', 1),
        needs('transport'),
      ],
      allowed: [
        ...PLATFORM,
        ...ANY_JOB,
        'forklift',
        'ballast',
        'audio_cable',
        'fire_extinguisher',
        'crew_stage_manager',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        ...STAGE_LIGHT,
        'toilet',
        'toilet_accessible',
        'toilet_trailer',
        'led_wall',
        'video_processor',
        'chair',
        'registration_desk',
      ),
      excluded: [...SPEAKERS, 'generator', 'fuel', 'led_wall', 'floodlight', 'stage_wash', 'mixing_console'],
      silly: ['dance_floor', 'disco_light', 'table_round', 'stage_monitor', 'projector', 'choir_riser', 'hazer'],
      title: [/prescott|commencement/i],
    },
  },
  {
    id: 'ho-j-all-hands',
    language: 'en',
    catalogue: 'bluemesa',
    description: `Hey team, need a quote turned around by EOD tomorrow if at all possible.

Two-day all-hands at a resort in Scottsdale, Feb 9-10, 220 employees. General session in the ballroom plus three breakouts of 50-60.

GS: stage 8' x 24' at 24", two projectors around 6K on two 7.5 x 13 screens w/ dress kits, lucite podium, 4 lavs, 2 handhelds, confidence monitor, 2 MacBooks, PerfectCue, speaker timer, PA for 220, A1 and V1 both days.
Breakouts (each): 75" display on a cart, a laptop, small speech system w/ 1 handheld.

Pls also include stage wash lighting as an option, my boss goes back and forth on it.

The resort's in-house folks are doing power, rigging and internet. Chairs, tables and linens are on the resort too. We've got our own camera crew shooting everything so skip cameras/record. No pipe and drape, the ballroom's newly renovated and they want it seen.

Thx, Kayla`,
    good: {
      attendees: 220,
      days: 2,
      must: [
        needs('stage_deck', [6, 6]),
        needs('projector', 2),
        needs(/7\.5' x 13'/, 2),
        needs(/Lucite/, 1),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 5]),
        needs(/Samsung 75/, 3),
        needs('playback_laptop', [5, 6]),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [
        either(needs(SPEAKERS, [2, 16]), needs('pa_package', [1, 4])),
        offers(['stage_wash', 'lighting_package', 'profile_spot']),
        needs('confidence_monitor', [1, 2]),
        needs(/PerfectCue/, 1),
        needs('speaker_timer', 1),
        needs('display_stand', 3),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'line_array', 'subwoofer'],
      offers: without(
        [...MEETING_OFFERS, ...STAGE_LIGHT],
        'camera',
        'crew_camera',
        'video_recorder',
        'audio_recorder',
        'drape',
        'network',
        'hoist',
        'crew_rigger',
        'crew_photographer',
      ),
      excluded: [...SEATS, ...TABLES, 'camera', 'crew_camera', 'video_recorder', 'drape', 'network', 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/scottsdale|all.hands/i, /220/],
    },
  },
  {
    id: 'ho-j-quinceanera',
    language: 'es',
    catalogue: 'bluemesa',
    description: `Hola, buenas tardes! Mi hija cumple quince años y le hacemos su fiesta el sábado 17 de abril en un salón en Mesa, somos como 150 personas.

El salón ya incluye mesas, sillas y manteles. Y el DJ es primo nuestro, él trae sus bocinas y su equipo para mezclar.

De ustedes queremos:
* pista de baile de madera, 15 x 15 pies
* 20 luces de batería para las paredes, rosas
* 2 máquinas de chispas frías para el vals
* bola de espejos
* un fondo para fotos 8x8 con su nombre impreso
* la alfombra roja
* 6 mesas altas con funda negra
* el escenario NO, ya hay una tarima

Me dicen cuánto sale con todo y entrega? Gracias! Lupita`,
    good: {
      attendees: [145, 155],
      days: 1,
      must: [
        needs('dance_floor', [25, 25]),
        needs(/Freedom Par/, 20),
        needs('spark_machine', 2),
        needs('mirror_ball', 1),
        needs(/Step & Repeat/, 1),
        needs('carpet', [1, 1]),
        needs('table_cocktail', 6),
      ],
      should: [needs(/Spandex highboy/, 6), needs('transport')],
      allowed: [...ANY_JOB, 'crew_technician', 'crew_lighting', 'stanchion', 'effect_fluid'],
      offers: without(
        [...PARTY_OFFERS, ...PARTY_LIGHT, 'smoke_machine', 'confetti'],
        'crew_dj',
        'chair_cover',
        'table_round',
      ),
      excluded: [
        ...SPEAKERS,
        ...DECKS,
        ...SEATS,
        'crew_dj',
        'table_round',
        'table_trestle',
        'stage_deck',
        'mobile_stage',
        'mixing_console',
      ],
      silly: ['projector', 'lectern', 'generator', 'marquee', 'crowd_barrier', 'stage_monitor', 'flip_chart'],
      title: [/mesa|quince/i, /150/],
    },
  },
];
