import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** French and Spanish: a works committee, a lotto, a congress, a quarter's feast. */
export const ROMANCE: readonly EvalBrief[] = [
  {
    id: 'ho-af-soiree-cse',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Le CSE organise la soirée du personnel le vendredi 12 mars dans une salle de Mérignac, nous serons 200.

Il nous faudrait 20 tables rondes de 180, 200 chaises Napoléon blanches, 20 nappes rondes, 200 serviettes, 15 mange-debout, 2 bars lumineux, une piste de danse de 6 x 6 m, un kit sono soirée, 2 micros main HF, 24 projecteurs sur batterie, 2 boules à facettes, 4 lyres Spiider et un technicien son et lumière... enfin plutôt un technicien son et un technicien lumière. Et la borne photobooth.

Le traiteur arrive avec sa vaisselle, ses couverts, ses verres et ses serveurs. Pour le DJ, c'est un collègue de la compta : il vient avec ses platines, on n'a donc besoin de personne. Pas de fumée, la salle l'interdit. On avait parlé d'une scène, finalement on s'en passe.

Merci d'avance pour votre devis,
Nathalie`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Ø 180/, [20, 20]),
        needs(/Napoléon III blanche/, [200, 210]),
        needs(/Nappe ronde/, [20, 22]),
        needs('napkin', [200, 220]),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('dance_floor', [36, 36]),
        either(needs(/Kit sono soirée/, [1, 2]), needs(['speaker_top'], [2, 6])),
        needs('mic_wireless_handheld', 2),
        needs(/sur batterie/, [24, 24]),
        needs('mirror_ball', 2),
        needs(/Spiider/, 4),
        needs('crew_sound', 1),
        needs('crew_lighting', 1),
      ],
      should: [needs('photo_booth', 1), needs('transport')],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'subwoofer'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS],
      excluded: [...TABLEWARE, ...DECKS, ...FOG, ...STAGES, 'crew_waiter', 'crew_dj'],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'lectern', 'stage_monitor'],
      title: [/mérignac|merignac|soirée|personnel/i, /200/],
    },
  },
  {
    id: 'ho-af-festival-fanfares',
    language: 'fr',
    catalogue: 'garonne',
    description: `FORMULAIRE DE DEMANDE
Structure : association, festival de fanfares
Lieu et dates : place du village, Saint-Macaire, samedi 5 et dimanche 6 juin
Public attendu : 1 000 personnes par jour
Matériel souhaité : podium remorque couvert ; 6 barnums 3x3 ; 60 ensembles brasserie ; 80 barrières Vauban ; 10 WC autonomes et 1 WC PMR ; 20 guirlandes guinguette ; 8 lave... non, 4 lave-mains ; 16 PAR LED et une console pour la scène ; 10 talkies ; 8 SM58 et 4 KM184 avec pieds ; groupe 40 kVA
Personnel : un technicien son et un technicien lumière les deux jours
Sonorisation : la façade et la console son nous sont prêtées par la salle des fêtes, ne rien prévoir
Buvette : montée par le comité, qui a ses bars, ses frigos et sa tireuse
Gobelets : réutilisables, déjà achetés
Sécurité incendie : extincteurs fournis par la mairie
Enlèvement : nous venons chercher le matériel et le rapportons nous-mêmes`,
    good: {
      attendees: [1000, 2000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(/Barnum/, 6),
        needs('beer_table_set', [60, 60]),
        needs('crowd_barrier', [80, 80]),
        needs(/WC autonome$/, 10),
        needs('toilet_accessible', 1),
        needs('festoon', 20),
        needs('hand_wash', 4),
        needs('stage_wash', 16),
        needs('lighting_console', 1),
        needs('two_way_radio', 10),
        needs(/SM58/, 8),
        needs(/40 kVA/, 1),
        needs('crew_sound', 1),
      ],
      should: [needs('crew_lighting', 1), needs(/KM184/, 4), needs('mic_stand', [8, 14])],
      allowed: [...OUTDOORS, ...STAGE_LIGHT, ...BAND, ...PLATFORM],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'bar_unit',
        'refrigeration',
        /Tireuse/,
        'glassware',
        'fire_extinguisher',
        'transport',
      ],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'chair_banquet', 'photo_booth'],
      title: [/macaire|fanfare/i, /1[.,   ]?000/],
    },
  },
  {
    id: 'ho-af-congreso-enfermeria',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Desde la secretaría técnica del congreso de enfermería (Sevilla, 18 y 19 de marzo, 240 asistentes) les pedimos presupuesto de lo siguiente:

- Pantalla LED interior de 4 x 2 m
- Escenario de 6 x 3 m a 40 cm, con escalera y rampa, faldón negro
- Atril de metacrilato con flexo
- Sonido para la sala, mesa digital, 4 micrófonos de solapa y 3 de mano
- 2 cabinas de interpretación y 150 receptores
- 2 portátiles y 2 pasadores
- 2 monitores de 75 pulgadas para la sala paralela
- Photocall impreso
- 12 mesas altas de cóctel para el café
- Técnicos: uno de sonido y uno de vídeo los dos días
- 3 azafatas

El palacio incluye las butacas y el mostrador de acreditaciones. Los intérpretes los contrata la organización. No se retransmite ni se graba, de modo que no incluyan cámaras ni streaming. El café, con sus tazas y su gente, lo pone el servicio de restauración del palacio.

Reciban un cordial saludo,
Secretaría técnica`,
    good: {
      attendees: 240,
      days: 2,
      must: [
        needs('led_wall', [8, 8]),
        needs('stage_deck', [9, 10]),
        needs('stage_ramp', 1),
        needs(/metacrilato/, 1),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12])),
        needs('mixing_console', [1, 2]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', 3),
        needs('interpretation_booth', 2),
        needs('interpretation_receiver', [150, 150]),
        needs('playback_laptop', 2),
        needs(/LG 75/, 2),
        needs('table_cocktail', 12),
        needs('crew_host', 3),
      ],
      should: [
        needs('crew_sound', [1, 2]),
        needs('crew_video', [1, 2]),
        needs(/Photocall/, 1),
        needs('presentation_clicker', 2),
        needs('mic_lectern', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 18]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'subwoofer', 'line_array'],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'registration_desk',
        'crew_interpreter',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'crockery',
        'crew_waiter',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'beer_table_set'],
      title: [/sevilla|enfermer|congreso/i, /240/],
    },
  },
  {
    id: 'ho-af-verbena-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola! somos la asociación de vecinos de un barrio de Utrera y estamos con la verbena del sábado 19 de junio, unas 400 personas. necesitamos precio para esto:

escenario móvil cubierto
pack verbena 2
técnico de sonido 1
micrófonos inalámbricos de mano 2
monitores de escenario 4
pack tablao 1
guirnaldas 30
conjuntos cerveceros 50
barras 4
botelleros 4
paellero gigante 2
vallas 40
wc 6 y 1 adaptado
generador 40 kva

montaje el mismo sábado por la mañana. gracias!!`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/Pack Verbena/, 2),
        needs('crew_sound', 1),
        needs('mic_wireless_handheld', 2),
        needs('stage_monitor', 4),
        needs(/Pack Tablao/, 1),
        needs('festoon', [30, 30]),
        needs('beer_table_set', [50, 50]),
        needs('bar_unit', 4),
        needs('refrigeration', 4),
        needs('cooking', 2),
        needs('crowd_barrier', [40, 40]),
        needs(/WC químico$/, 6),
        needs('generator', 1),
      ],
      should: [needs('toilet_accessible', 1), needs('transport')],
      allowed: [...OUTDOORS, ...BAND, ...STAGE_LIGHT, ...RADIO_MICS],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'chair_banquet', 'interpretation_booth', 'registration_desk'],
      title: [/utrera|verbena/i, /400/],
    },
  },
];
