import { type EvalBrief, either, needs } from '../../expectation.ts';
import {
  BROADCAST,
  LINEN,
  LOUD,
  PARTY_LIGHT,
  PLATFORM,
  RADIO_MICS,
  SEATS,
  SPEAKERS,
  SPEECH,
  TABLES,
  TABLEWARE,
} from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** A seminar in a chateau, a ball on a square, a wedding at a country house, a day of doctors. */
export const ROMANCE: readonly EvalBrief[] = [
  {
    id: 'ho-bc-seminaire-chateau',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous organisons un séminaire de direction dans un château près de Cadillac les 8 et 9 octobre, 80 personnes.

En plénière, en théâtre : un vidéoprojecteur et un écran de 3 m, une petite sonorisation, 2 micros HF main, 1 micro-cravate et un pupitre. En sous-commissions : quatre salons de 20 personnes, avec dans chacun un écran 55 pouces et un paperboard. Un technicien présent les deux jours.

Le château fournit les tables et les chaises. Nos intervenants viennent avec leurs propres ordinateurs portables. Pas d'estrade, nous voulons rester au même niveau que les équipes.

Merci de votre retour,
Delphine Auriac`,
    good: {
      attendees: 80,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/300 x 170/, 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column'], [1, 4])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('mic_wireless_lapel', 1),
        needs('lectern', 1),
        needs(/55 pouces/, 4),
        needs('flip_chart', 4),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 60]),
      ],
      should: [needs('transport')],
      allowed: without(MEETING, 'playback_laptop'),
      offers: without(MEETING_OFFERS, ...PLATFORM, 'playback_laptop'),
      excluded: [...SEATS, ...TABLES, 'playback_laptop', ...STAGES],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'subwoofer', 'line_array', ...FOG],
      title: [/cadillac|s[ée]minaire/i, /80/],
    },
  },
  {
    id: 'ho-bc-bal-populaire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : bal populaire du 13 juillet, demande de prix

Madame, Monsieur,

Le comité des fêtes prépare le bal sur la place du village, environ 500 personnes, avec un orchestre de 5 musiciens qui apporte ses instruments.

Il nous faudrait :
- le podium remorque couvert
- une sonorisation de façade avec caissons, 5 retours et un technicien son
- de l'éclairage de scène avec technicien
- une piste de danse de 60 m²
- 60 ensembles brasserie
- 100 m de guirlande guinguette
- 50 barrières Vauban
- 4 WC autonomes et 1 WC PMR
- un groupe électrogène insonorisé de 40 kVA

Montage le 13 au matin, démontage dans la nuit.

Bien cordialement,
Le président`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('subwoofer', [2, 8]),
        needs('stage_monitor', 5),
        needs('crew_sound', [1, 24]),
        needs(['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'], [1, 32]),
        needs('crew_lighting', [1, 24]),
        needs('dance_floor', [60, 60]),
        needs('beer_table_set', 60),
        needs('festoon', 10),
        needs('crowd_barrier', 50),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs(/40 kVA/, 1),
      ],
      should: [needs(['mic_wired', 'mic_instrument', 'mic_wireless_handheld'], [2, 20]), needs('transport')],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PARTY_LIGHT,
        'mic_wired',
        'mic_instrument',
        'di_box',
        'stage_monitor',
        'mic_wireless_handheld',
      ],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, 'in_ear_monitor'], 'backline'),
      excluded: ['drum_kit', 'guitar_amp', 'bass_amp', 'keyboard'],
      silly: ['projector', 'lectern', 'marquee', 'exhibition_stand', 'registration_desk'],
      title: [/bal|juillet/i, /500/],
    },
  },
  {
    id: 'ho-bc-boda-finca',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenos días:

Nos casamos el sábado 19 de septiembre en una finca cerca de Carmona y seremos 140 invitados.

Para la ceremonia necesitamos 140 sillas plegables blancas, un arco de madera y el pack de sonido con micro. Para el cóctel, 15 mesas altas. Para la cena, 14 mesas redondas de 10, 140 sillas Tiffany y 100 metros de guirnalda de bombillas. También la pista de baile, de unos 36 m2.

El catering pone la vajilla, los cubiertos, las copas, los manteles y las servilletas. El DJ está contratado y trae sus platos, su cabina y sus luces de discoteca. En la finca hay aseos de sobra.

Un saludo, Rocío y Álvaro`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/plegable blanca/, [140, 140]),
        needs('ceremony_arch', 1),
        needs('pa_package', [1, 2]),
        needs('table_cocktail', 15),
        needs(/Redonda 180/, [14, 15]),
        needs(/Tiffany/, [140, 145]),
        needs('festoon', 10),
        needs('dance_floor', [36, 36]),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB, 'crew_electrician', 'mic_wireless_handheld'],
      offers: without(
        [...PARTY_OFFERS, ...RADIO_MICS, 'parasol', 'generator', 'gazebo'],
        ...LINEN,
        'glassware',
        'disco_light',
        'mirror_ball',
        'moving_head',
        'crew_dj',
      ),
      excluded: [...TABLEWARE, 'tablecloth', 'napkin', ...DECKS, 'dj_booth', 'crew_dj', 'disco_light', ...LOOS],
      silly: ['projector', 'led_wall', 'lectern', 'crowd_barrier', 'interpretation_booth', 'line_array'],
      title: [/carmona|boda/i, /140/],
    },
  },
  {
    id: 'ho-bc-jornada-medica',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Solicitamos presupuesto para una jornada médica el jueves 22 de octubre en un claustro cubierto de Écija, con 120 asistentes.

- 120 sillas de congreso
- tarima de 6 x 2 m, 40 cm, con escalera y rampa accesible
- atril con micrófono y 4 micrófonos de solapa para la mesa redonda
- megafonía para la sala
- proyector, pantalla de 4 m, portátil y pasador
- una cabina de interpretación y 60 receptores
- streaming con 2 cámaras
- mostrador de acreditaciones y photocall impreso
- técnicos de sonido y vídeo toda la jornada

Gracias de antemano,
Secretaría técnica`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/congreso/, [120, 120]),
        needs('stage_deck', [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 4),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 60]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('registration_desk', 1),
        needs('backdrop', 1),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
      ],
      should: [needs(/Patas 40/, 6), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST, 'interpretation_transmitter', 'crew_interpreter'],
      offers: [...MEETING_OFFERS, ...RADIO_MICS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'beer_table_set', 'disco_light', ...FOG],
      title: [/[ée]cija|jornada/i, /120/],
    },
  },
];
