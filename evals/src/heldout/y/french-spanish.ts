import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, OPERATORS, PARTY_LIGHT, RADIO_MICS, SEATS, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS } from '../usual.ts';

/** French and Spanish, over the shelves of those countries. */
export const FRENCH_AND_SPANISH: readonly EvalBrief[] = [
  {
    id: 'ho-y-mariage-medoc',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 3 juillet dans le Médoc, chez mes parents, et nous serons 130.

Cérémonie laïque dans le parc : 80 chaises pliantes blanches, l'arche en bois, une enceinte sur batterie avec son micro.
Dîner : structure 10 x 25 avec plancher, 17 tables rondes de 8 avec nappes blanches, 130 chaises Napoléon III blanches.
Soirée : piste de danse de 36 m², 10 guirlandes guinguette, la caravane sanitaire et un groupe électrogène de 40 kVA.

Le DJ vient avec sa sono, ses platines et ses lumières. La vaisselle, les couverts et les verres sont compris chez le traiteur, tout comme les serveurs. En juillet, le chauffage est inutile !

Pouvez-vous nous faire un devis livraison comprise ?

Clémence et Aurélien`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/pliante blanche/, [80, 80]),
        needs('ceremony_arch', 1),
        needs(/Mipro/, [1, 1]),
        needs(/10 x 25/, 1),
        needs('marquee_floor', [214, 250]),
        needs('table_round', [17, 17]),
        needs('tablecloth', [17, 19]),
        needs(/Napoléon III blanche/, [130, 137]),
        needs('dance_floor', [36, 36]),
        needs('festoon', 10),
        needs('toilet_trailer', 1),
        needs(/40 kVA/, 1),
      ],
      should: [needs(['power_distro', 'power_cable']), needs('transport')],
      allowed: [...OUTDOORS, 'napkin', 'mic_wireless_handheld', 'mic_stand', 'speaker_stand'],
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_lining', 'fan'],
        'crew_dj',
        'disco_light',
        'moving_head',
        'glassware',
        'crew_waiter',
        'patio_heater',
        'lighting_package',
        'stage_wash',
      ),
      excluded: [
        ...TABLEWARE,
        'crew_waiter',
        ...DECKS,
        'crew_dj',
        'disco_light',
        'moving_head',
        'subwoofer',
        /Kit sono/,
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'line_array', 'stage_monitor', 'stage_deck', 'flip_chart'],
      title: [/médoc|mariage/i, /130/],
    },
  },
  {
    id: 'ho-y-seminaire-arcachon',
    language: 'fr',
    catalogue: 'garonne',
    description: `Objet : séminaire annuel, Arcachon, 23 et 24 septembre

Madame, Monsieur,

Nous réunissons 85 collaborateurs pendant deux jours. Merci de chiffrer :

Plénière (85 personnes, en théâtre)
– vidéoprojecteur et écran de 3 m
– sonorisation, pupitre plexi avec col de cygne, 2 micros main
– table ronde de six intervenants : six micros cravate
– 2 caméras, régie et encodeur pour une diffusion en direct
– 85 chaises coque noires

Trois salles de sous-commission de 25 à 30 personnes
– un écran 55 pouces et un PC portable par salle
– un paperboard par salle

Personnel : un technicien son et un technicien vidéo, les deux jours, ainsi qu'un cadreur.

Budget : 9 000 € HT.

Bien cordialement,
Service communication`,
    good: {
      attendees: 85,
      days: 2,
      must: [
        needs('projector', 1),
        needs('projection_screen', 1),
        either(needs('pa_package', 1), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 6])),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_wireless_lapel', 6),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs(/M2 accrochable/, [85, 90]),
        needs('display', 3),
        needs('playback_laptop', [3, 4]),
        needs('flip_chart', 3),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs('crew_camera', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...BROADCAST],
      offers: [...MEETING_OFFERS, 'armchair', 'table_coffee', 'carpet'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/arcachon|séminaire/i, /85/],
    },
  },
  {
    id: 'ho-y-jornada-bilingue',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenas tardes:

El colegio de agrónomos celebra una jornada técnica en Murcia el jueves 27 de mayo, con 120 asistentes sentados en formato teatro. Las ponencias son en español e inglés.

Nos harían falta:
• una cabina de interpretación y 120 receptores
• cuatro micrófonos de solapa para la mesa redonda y uno de mano para el público
• un atril
• una cámara con trípode y lo necesario para emitir en directo
• un mostrador de acreditaciones y dos azafatas de 8:30 a 14:30
• un técnico toda la jornada

La sala ya cuenta con altavoces y mesa de mezclas, proyector y pantalla. Las butacas son fijas. Los intérpretes los contratamos nosotros. Y este año prescindimos del photocall.

Saludos cordiales,
Remedios Cánovas`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 132]),
        needs('mic_wireless_lapel', [4, 5]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('lectern', 1),
        needs('camera', 1),
        needs('streaming_encoder', 1),
        needs('registration_desk', 1),
        needs('crew_host', [2, 16]),
        needs(OPERATORS, [1, 20]),
      ],
      should: [needs('mic_lectern', 1), needs('transport')],
      allowed: [
        ...without(MEETING, ...SPEAKERS, 'mixing_console', 'speaker_stand', 'projector', 'projection_screen'),
        ...BROADCAST,
      ],
      offers: without(MEETING_OFFERS, 'led_wall', 'backdrop'),
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'projector',
        'projection_screen',
        ...SEATS,
        'crew_interpreter',
        'backdrop',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/murcia|jornada/i, /120/],
    },
  },
  {
    id: 'ho-y-verano-empresa',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, ¿me podéis pasar presupuesto para la fiesta de verano de la empresa? Es el viernes 2 de julio por la noche, al aire libre, en una finca cerca de Elche. Seremos doscientas cincuenta personas, de pie, tipo cóctel.

Queremos 25 mesas altas, 30 taburetes, 4 metros de barra (dos módulos), 2 botelleros, dos jaimas, 20 guirnaldas, 4 climatizadores, el paellero gigante, un escenario de 4 x 4 m a 40 cm, equipo de sonido para bailar con un micro inalámbrico, 2 Pioneer CDJ con su mesa y la cabina blanca, luces de discoteca, DJ para cinco horas, fotomatón, 6 WC y 1 adaptado, y un generador de 40 kVA con sus cuadros y mangueras. Cuatro camareros de 20 h a 2 h. Presupuesto: unos 12.000 €.

Gracias, Noelia`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('table_cocktail', 25),
        needs('bar_stool', 30),
        needs('bar_unit', 2),
        needs(/Botellero/, 2),
        needs(/Jaima/, 2),
        needs('festoon', 20),
        needs('air_conditioner', 4),
        needs(/Paellero/, 1),
        needs('stage_deck', 8),
        either(needs('pa_package', [1, 3]), needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('dj_player', 2),
        needs('crew_dj', 1),
        needs('disco_light', [1, 4]),
        needs('photo_booth', 1),
        needs(/^WC químico$/, 6),
        needs('toilet_accessible', 1),
        needs(/40 kVA/, 1),
        needs(['crew_waiter'], [4, 24]),
      ],
      should: [
        needs('dj_mixer', 1),
        needs('dj_booth', 1),
        needs(/Patas 40/, 8),
        needs('stage_steps', [1, 2]),
        needs('power_distro', [1, 8]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [
        ...OUTDOORS,
        ...LOUD,
        ...PARTY_LIGHT,
        ...ANY_JOB,
        'stage_skirt',
        'stage_monitor',
        'dance_floor',
        ...RADIO_MICS,
      ],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...TABLEWARE, 'hazer', 'stage_ramp'],
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'chair_banquet'],
      title: [/elche|fiesta/i, /250/],
    },
  },
];
