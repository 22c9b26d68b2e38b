import { type EvalBrief, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, LOOS, MEETING, MEETING_OFFERS, PARTY_OFFERS } from '../usual.ts';

const MUTUELLE_OFF: readonly Selector[] = [
  ...SEATS,
  'table_round',
  'table_trestle',
  'flip_chart',
  'registration_desk',
  'camera',
  'crew_camera',
  'streaming_encoder',
];
const JORNADAS_OFF: readonly Selector[] = [
  'projector',
  'projection_screen',
  'lectern',
  'mic_lectern',
  ...SEATS,
  'interpretation_booth',
  'interpretation_receiver',
];
const CENA_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  ...LOOS,
  'generator',
  'dance_floor',
];

/** In French and Spanish. */
export const ROMANCE: readonly EvalBrief[] = [
  {
    id: 'ho-cw-mutuelle',
    language: 'fr',
    catalogue: 'fulda',
    description: `Bonjour,

Notre mutuelle tient son assemblée générale le jeudi 18 juin, de 14 h à 17 h, dans le grand salon de l'hôtel des Remparts. Nous attendons 160 sociétaires, assis en théâtre.

Merci de nous chiffrer :
– un vidéoprojecteur avec l'écran de 4 m
– un PC portable et une télécommande pour les diapositives
– une sonorisation pour la parole
– 4 micros-cravates pour la tribune et 2 micros main sans fil pour les questions de la salle
– un pupitre avec micro col de cygne
– une estrade de 6 x 2 m, hauteur 40 cm, avec un escalier
– un technicien audiovisuel pour la journée

L'hôtel fournit les chaises, les tables et un paperboard, et met son comptoir d'accueil à notre disposition. Pas de captation ni de retransmission cette année, donc ni caméra ni streaming.

L'installation peut se faire le matin même à partir de 8 h.

Bien cordialement,
Hélène Vasseur`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs('projector', 1),
        needs(/Frame screen/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_lapel', [4, 5]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('stage_deck', 6),
        needs('stage_steps', [1, 2]),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 3]),
      ],
      should: [needs(/Leg set 40/, 6), needs('transport')],
      allowed: without([...MEETING, ...PLATFORM], ...MUTUELLE_OFF),
      offers: without(MEETING_OFFERS, ...MUTUELLE_OFF),
      excluded: MUTUELLE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/mutuelle|assembl[ée]e|remparts/i, /160/],
    },
  },
  {
    id: 'ho-cw-librairie',
    language: 'fr',
    catalogue: 'fulda',
    description: `Bonjour,

Notre librairie rouvre après six mois de travaux et nous organisons un cocktail d'inauguration le vendredi 9 octobre, de 18 h 30 à 22 h. Nous attendons 90 personnes, debout, dans le magasin.

Pourriez-vous nous faire un devis pour :
15 mange-debout
2 comptoirs de bar et 2 barmans pour la soirée
200 verres à vin
1 frigo à bouteilles
une petite sono avec un micro main sans fil, pour les discours et de la musique d'ambiance
12 éclairages LED sur batterie pour colorer les murs
un tapis rouge pour l'entrée
2 portants avec cintres

Et en option, un photobooth.

La livraison serait possible le vendredi à partir de 14 h, par la cour.

Merci d'avance,
Paul et Inès`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs('crew_bar', [2, 24]),
        needs('glassware', [200, 220]),
        needs('refrigeration', 1),
        needs(SPEAKERS, [1, 4]),
        needs('mic_wireless_handheld', [1, 2]),
        needs('uplight', 12),
        needs('carpet', 1),
        needs('coat_rail', 2),
        offers('photo_booth', 1),
      ],
      should: [needs('transport')],
      allowed: [...SPEECH, ...ANY_JOB],
      offers: without([...PARTY_OFFERS, 'lectern', 'signage', 'chair'], 'dance_floor'),
      silly: ['generator', 'toilet', 'marquee', 'stage_monitor', 'crowd_barrier', 'drum_kit', 'projector'],
      title: [/librairie|inaugur|cocktail/i, /90/],
    },
  },
  {
    id: 'ho-cw-jornadas',
    language: 'es',
    catalogue: 'fulda',
    description: `Buenos días:

Somos un colegio de fisioterapeutas y celebramos nuestras jornadas el viernes 6 y el sábado 7 de noviembre en el salón de actos de la universidad, con 120 asistentes. Necesitamos para los dos días:

1. Equipo de sonido para la sala
2. Dos micrófonos de diadema y dos inalámbricos de mano
3. Dos cámaras con operador, mezclador de vídeo y emisión en directo
4. Dos pantallas de 85 pulgadas con pie para la sala de al lado, donde se sigue la sesión
5. Portátil y puntero para pasar las diapositivas
6. Doce paneles para pósteres
7. Un mostrador de recepción
8. Un técnico audiovisual

El proyector y la pantalla de proyección ya están instalados en el salón, igual que el atril con su micrófono, y las butacas son fijas. En la sala de al lado ya hay sillas. No hace falta traducción simultánea, todo es en español.

¿Nos pueden mandar el presupuesto esta semana?

Un saludo,
Lucía Ferrer`,
    good: {
      attendees: 120,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 8]),
        needs('mic_headset', [2, 3]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('camera', 2),
        needs('crew_camera', [2, 4]),
        needs('video_switcher', 1),
        needs('streaming_encoder', [1, 2]),
        needs(/Display 85in/, 2),
        needs('playback_laptop', [1, 3]),
        needs('presentation_clicker', [1, 2]),
        needs('pinboard', 12),
        needs('registration_desk', 1),
        needs(['crew_technician', 'crew_video', 'crew_sound'], [1, 6]),
      ],
      should: [needs('transport')],
      allowed: without([...MEETING, ...BROADCAST, 'display_stand'], ...JORNADAS_OFF),
      offers: without(MEETING_OFFERS, ...JORNADAS_OFF),
      excluded: JORNADAS_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light'],
      title: [/jornadas|fisioterap|universidad/i, /120/],
    },
  },
  {
    id: 'ho-cw-cena-benefica',
    language: 'es',
    catalogue: 'fulda',
    description: `Hola, buenas tardes. Les escribo de la Asociación Manos Abiertas. El sábado 12 de septiembre hacemos una cena benéfica en el claustro del antiguo convento para 200 personas, con unas palabras de la presidenta y después un cuarteto de jazz. Querría precio de:

- 20 mesas redondas de 180 con 20 manteles blancos
- 200 sillas Chiavari blancas y 200 servilletas
- un escenario de 6 x 4 m, de 60 cm de alto, con escalera
- un atril
- sonido para las palabras y para el cuarteto, con técnico
- 2 micrófonos inalámbricos de mano
- luz para el escenario
- 16 guirnaldas de luces

La vajilla, los cubiertos y las copas los pone el catering. Los músicos traen su batería, su piano eléctrico y sus amplificadores de guitarra y bajo. El convento tiene aseos y corriente de sobra, así que ni baños portátiles ni generador. Tampoco queremos pista de baile.

Muchas gracias,
Remedios`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Round table 180/, 20),
        needs(/Tablecloth, round/, 20),
        needs(/Chiavari/, 200),
        needs('napkin', [200, 220]),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs(SPEAKERS, [1, 12]),
        needs(['crew_sound', 'crew_technician'], [1, 2]),
        needs('mic_wireless_handheld', [2, 3]),
        needs(['lighting_package', 'stage_wash', 'moving_head'], [1, 24]),
        needs('festoon', 16),
      ],
      should: [needs(/Leg set 60/, 12), needs('stage_monitor', [1, 6]), needs('transport')],
      allowed: without([...BAND, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'mic_lectern'], ...CENA_OFF),
      offers: without(
        [...PARTY_OFFERS, 'floodlight', 'waste_bin', 'hot_drinks', 'fire_extinguisher'],
        ...CENA_OFF,
        'disco_light',
      ),
      excluded: CENA_OFF,
      silly: ['projector', 'crowd_barrier', 'interpretation_booth', 'inflatable', 'registration_desk', 'dj_player'],
      title: [/manos|cena|convento/i, /200/],
    },
  },
];
