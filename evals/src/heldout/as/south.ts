import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In French over a French shelf and in Spanish over a Spanish one. */
export const SOUTH: readonly EvalBrief[] = [
  {
    id: 'ho-as-seminaire-hybride',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous organisons un séminaire d'entreprise le jeudi 22 avril dans un domaine près de Libourne : 70 collaborateurs sur place, une trentaine à distance.

En plénière, il nous faut :
- un vidéoprojecteur et un écran de 3 m
- la sonorisation de la salle avec 4 micros-cravates et 2 micros main
- une caméra avec cadreur et de quoi diffuser en direct
- un PC et une télécommande
- un pupitre
- un technicien son et un technicien vidéo pour la journée

Pour les trois ateliers de l'après-midi : un paperboard et un écran 55 pouces dans chacun.

Merci de nous envoyer votre devis, installation la veille de préférence.

Bien à vous,
Solène`,
    good: {
      attendees: [70, 100],
      days: 1,
      must: [
        needs('projector', 1),
        needs(/300 x 170/, 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 4])),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('camera', 1),
        needs('crew_camera', [1, 12]),
        needs('streaming_encoder', 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('lectern', 1),
        needs('crew_sound', [1, 16]),
        needs('crew_video', [1, 16]),
        needs('flip_chart', 3),
        needs(/55 pouces/, 3),
      ],
      should: [needs('mixing_console', [1, 1]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: [...MEETING_OFFERS, 'chair', 'table_desk'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'crowd_barrier', ...FOG],
      title: [/libourne|s(é|e)minaire/i, /70|100/],
    },
  },
  {
    id: 'ho-as-festival-village',
    language: 'fr',
    catalogue: 'garonne',
    description: `Salut ! On est une petite asso et on monte un festival de musique à côté de Blaye, vendredi 2 et samedi 3 juillet, deux soirs, 800 personnes par soir, en plein air. Trois groupes par soir (rock, fanfare, reggae).

On cherche :
* podium remorque couvert
* façade pour 800 personnes avec les subs, console numérique, 5 retours, kit micros batterie, 12 SM57/58 avec pieds, 6 DI
* éclairage de scène + pupitreur (technicien lumière)
* technicien son les deux soirs
* groupe électrogène 100 kVA
* 120 barrières Vauban
* 8 WC autonomes et 2 PMR
* 12 guirlandes guinguette

Le backline, chaque groupe vient avec le sien. La buvette est tenue par la brasserie, elle amène bar, tireuses et frigos. Les bénévoles assurent montage et démontage donc pas de manutentionnaires. La sécurité incendie est à la charge de la mairie, qui prête les extincteurs.

Merci d'avance, Titouan`,
    good: {
      attendees: 800,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top'], [4, 18]),
        needs('subwoofer', [2, 12]),
        needs(/QL1|M32R/, [1, 2]),
        needs(/Retour RCF/, [5, 5]),
        needs(/Kit micros batterie/, 1),
        needs(/SM5/, [12, 12]),
        needs('mic_stand', [12, 24]),
        needs('di_box', 6),
        needs(['stage_wash', 'moving_head', 'lighting_package', 'profile_spot'], [2, 40]),
        needs('crew_lighting', [1, 40]),
        needs('crew_sound', [1, 40]),
        needs(/100 kVA/, 1),
        needs('crowd_barrier', 120),
        needs(/^WC autonome$/, 8),
        needs('toilet_accessible', 2),
        needs('festoon', 12),
      ],
      should: [needs('power_distro', [1, 8]), needs('lighting_console', [1, 1]), needs('transport')],
      allowed: [
        ...without(SHOW, 'crew_stagehand'),
        ...without(OUTDOORS, 'crew_stagehand', 'fire_extinguisher'),
        'amplifier',
      ],
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'trackway', 'mic_wireless_handheld'],
        'backline',
        'bar_unit',
        'fire_extinguisher',
      ),
      excluded: [
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
        'bar_unit',
        'refrigeration',
        /Tireuse/,
        'crew_stagehand',
        'fire_extinguisher',
      ],
      silly: ['dance_floor', 'lectern', 'table_round', 'projector', 'flip_chart', 'photo_booth'],
      title: [/blaye|festival/i, /800/],
    },
  },
  {
    id: 'ho-as-jornada-medica',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

Somos la secretaría técnica de una jornada de cardiología que se celebra el 14 y 15 de octubre en un palacio de congresos de Murcia, con 180 asistentes.

Necesitamos presupuesto de:
- interpretación simultánea español-inglés: una cabina y 60 receptores
- 4 micrófonos de solapa para los ponentes y 2 de mano para las preguntas
- atril
- 2 ordenadores portátiles y 2 pasadores
- técnico de sonido y técnico de vídeo los dos días
- mostrador de acreditaciones (2) y 3 azafatas
- grabación de las ponencias con una cámara

El palacio pone la megafonía, el proyector y la pantalla, y las butacas son fijas. Los intérpretes los contratamos nosotros. No queremos plantas ni decoración floral.

Un saludo,
Remedios`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 66]),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs('playback_laptop', [2, 2]),
        needs('presentation_clicker', [2, 2]),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs('registration_desk', 2),
        needs('crew_host', [3, 80]),
        needs('camera', 1),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(MEETING, 'speaker_top', 'speaker_column', 'pa_package', 'projector', 'projection_screen'),
        ...BROADCAST,
      ],
      offers: without(MEETING_OFFERS, 'plants', 'projector', 'projection_screen', 'led_wall'),
      excluded: [
        'speaker_top',
        'speaker_column',
        'line_array',
        'subwoofer',
        'pa_package',
        'projector',
        'projection_screen',
        'chair',
        'chair_banquet',
        'plants',
        'crew_interpreter',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'beer_table_set', 'patio_heater', ...FOG],
      title: [/murcia|cardiolog|jornada/i, /180/],
    },
  },
  {
    id: 'ho-as-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, nos casamos el sábado 18 de septiembre en un cortijo cerca de Carmona, al aire libre, ceremonia y cena, somos 140. Queremos alquilar: arco de madera, 140 sillas blancas plegables para la ceremonia, 140 sillas crossback para la cena, 14 mesas redondas de 10 con mantel, 20 guirnaldas de luces, pista de baile de 6x6, equipo de sonido para la ceremonia con micro, otro para el baile con DJ y luces de discoteca, 2 barras, 10 mesas altas para el cóctel y un fotomatón. ¿Nos decís precio? Gracias, Macarena y Álvaro`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs('ceremony_arch', 1),
        needs(/plegable blanca/, [140, 147]),
        needs(/Crossback/, [140, 147]),
        needs(/Redonda 180/, [14, 15]),
        needs('tablecloth', [14, 16]),
        needs('festoon', 20),
        needs('dance_floor', [36, 36]),
        either(needs('pa_package', [1, 4]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('crew_dj', 1),
        needs('disco_light', [1, 4]),
        needs('bar_unit', 2),
        needs('table_cocktail', 10),
        needs('photo_booth', 1),
      ],
      should: [needs(['mic_wireless_handheld', 'pa_package', 'mic_wireless_lapel'], [1, 6]), needs('transport')],
      allowed: [
        ...LOUD,
        ...PARTY_LIGHT,
        ...OUTDOORS,
        ...ANY_JOB,
        'dj_player',
        'dj_mixer',
        'dj_booth',
        'napkin',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
      ],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...TABLEWARE, 'marquee'],
      silly: ['projector', 'lectern', 'crowd_barrier', 'line_array', 'registration_desk', 'interpretation_booth'],
      title: [/carmona|boda/i, /140/],
    },
  },
];
