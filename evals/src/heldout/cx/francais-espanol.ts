import { type EvalBrief, either, needs, offers, type Selector } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, SPEAKERS, SPEECH, STAGE_LIGHT, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const SEMINAIRE_OFF: readonly Selector[] = [
  'chair',
  'chair_banquet',
  'table_round',
  'table_trestle',
  'lectern',
  'camera',
  'crew_camera',
  'streaming_encoder',
];
const PENA_OFF: readonly Selector[] = [
  'chair',
  'chair_banquet',
  'table_round',
  'table_trestle',
  'bar_unit',
  'refrigeration',
  'glassware',
  'smoke_machine',
  'hazer',
];

/** In French and Spanish. */
export const FRANCAIS_ESPANOL: readonly EvalBrief[] = [
  {
    id: 'ho-cx-seminaire',
    language: 'fr',
    catalogue: 'meuse',
    description: `Bonjour,

Notre mutuelle organise son séminaire annuel les lundi 5 et mardi 6 octobre au château de Harzé. Nous serons 80 personnes les deux jours. Pourriez-vous nous remettre un prix pour le matériel suivant ?

Pour la plénière : une sonorisation pour la parole, 2 micros-cravates et 2 micros main sans fil, un projecteur de 5000 lumens avec un écran de 2,40 m, un ordinateur portable et une télécommande de présentation.

Pour les trois salles d'atelier : un écran 55 pouces sur pied et un paperboard dans chacune.

Pour l'apéritif du lundi soir : 12 mange-debout.

Il nous faudra aussi un technicien sur place pendant les deux journées.

Le château met à disposition les tables et les chaises ainsi que le pupitre, donc rien à prévoir de ce côté. Nous ne souhaitons ni captation vidéo ni diffusion en direct : pas de caméras.

Bien à vous,
Véronique Lambermont`,
    good: {
      attendees: 80,
      days: 2,
      must: [
        needs(SPEAKERS, [1, 6]),
        needs('mic_wireless_lapel', 2),
        needs(['mic_wireless_handheld', 'pa_package'], [2, 4]),
        needs('projector', 1),
        needs(/screen, 2\.4 m/, 1),
        needs('playback_laptop', [1, 4]),
        needs('presentation_clicker', [1, 4]),
        needs(/Display, 55 inch/, 3),
        needs('flip_chart', 3),
        needs('table_cocktail', 12),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 40]),
      ],
      should: [needs(/Projector, 5000/, 1), needs('transport')],
      allowed: without([...MEETING, 'display', 'display_stand'], ...SEMINAIRE_OFF),
      offers: without([...MEETING_OFFERS, 'tablecloth'], ...SEMINAIRE_OFF),
      excluded: SEMINAIRE_OFF,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'hazer'],
      title: [/s[ée]minaire|harz[ée]|mutuelle/i, /80/],
    },
  },
  {
    id: 'ho-cx-fete-quartier',
    language: 'fr',
    catalogue: 'meuse',
    description: `Bonjour à vous,

Le comité de quartier d'Outremeuse remet sa fête sur pied, le samedi 22 août sur la place. On compte sur 400 personnes, et trois groupes du coin jouent de 17 h à 23 h.

Scène : 6 x 4 m, 60 cm de haut, avec un escalier
Son : une sono façade avec caissons de basses, une console numérique, 4 retours, 4 micros voix filaires avec pieds, un kit micros batterie, 6 boîtes de direct, un ingénieur du son
Lumière : 12 projecteurs LED, une console lumière et un technicien lumière ; une machine à brouillard en option
Backline commun aux trois groupes : une batterie, 2 amplis guitare, un ampli basse
Sur la place : 20 tables de brasserie avec bancs, 2 bars, 2 frigos, 30 barrières, 6 toilettes mobiles
Courant : un groupe électrogène de 20 kVA avec coffret et câbles

Dites-nous aussi si vous pouvez monter dès le matin.

Merci d'avance,
Fabrice, pour le comité`,
    good: {
      attendees: 400,
      days: 1,
      must: [
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs(['speaker_top', 'speaker_column', 'line_array'], [2, 12]),
        needs('subwoofer', [2, 8]),
        needs(/Mixer, digital/, 1),
        needs('stage_monitor', 4),
        needs('mic_wired', [4, 6]),
        needs('mic_stand', [4, 14]),
        needs(/Drum mic set/, 1),
        needs('di_box', 6),
        needs('crew_sound', [1, 2]),
        either(needs('stage_wash', 12), needs('lighting_package', 2)),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 2]),
        offers(['hazer', 'smoke_machine'], 1),
        needs('drum_kit', 1),
        needs('guitar_amp', 2),
        needs('beer_table_set', 20),
        needs('bar_unit', 2),
        needs('refrigeration', 2),
        needs('crowd_barrier', 30),
        needs('toilet', 6),
        needs(/Generator, 20 kVA/, 1),
        needs('power_distro', [1, 4]),
        needs('power_cable', [1, 40]),
      ],
      should: [needs(/Legs, 60 cm/, 12), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'hazer', 'smoke_machine'),
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'effect_fluid', 'glassware', 'crew_bar'],
      unmet: [/bass/i],
      unmetToo: [/toit|couvert|roof/i],
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'pinboard', 'chair_banquet'],
      title: [/outremeuse|quartier|f[êe]te/i, /400/],
    },
  },
  {
    id: 'ho-cx-azulejos',
    language: 'es',
    catalogue: 'meuse',
    description: `Buenas tardes:

Les escribo desde Castellón. Somos fabricantes de azulejos y el jueves 8 de octubre, de 19 a 22 h, presentamos la nueva colección en una galería de Maastricht. Asistirán 120 invitados, todos de pie, con vino y algo de picar.

¿Podrían prepararnos un presupuesto con lo siguiente?

- una pantalla LED de 4 x 2 metros, con un ordenador portátil y un técnico de vídeo
- un escenario pequeño de 4 x 2 m, a 40 cm de altura, con escalera
- equipo de sonido para los discursos y la música de ambiente
- 2 micrófonos de diadema y 1 micrófono inalámbrico de mano
- técnico de sonido
- 16 focos de batería para iluminar las paredes
- 15 mesas altas
- 2 barras
- 120 copas de vino y 120 copas de champán
- 2 camareros de barra
- una alfombra roja de 10 m
- 2 percheros para los abrigos

Indíquennos por favor si el transporte va incluido en el precio.

Un cordial saludo,
Amparo Vidal
Departamento de exportación`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('led_wall', 8),
        needs('playback_laptop', 1),
        needs('crew_video', [1, 2]),
        needs('stage_deck', 4),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [1, 10]),
        needs('mic_headset', 2),
        needs(['mic_wireless_handheld', 'pa_package'], [1, 3]),
        needs('crew_sound', [1, 2]),
        needs('uplight', 16),
        needs('table_cocktail', 15),
        needs('bar_unit', 2),
        needs(/Wine glass/, [120, 130]),
        needs(/Champagne flute/, [120, 130]),
        needs('crew_bar', [2, 20]),
        needs('carpet', 1),
        needs('coat_rail', 2),
      ],
      should: [needs(/Legs, 40 cm/, 4), needs('transport')],
      allowed: [...LOUD, ...WALL, ...PLATFORM, ...ANY_JOB, 'presentation_clicker'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'dance_floor', 'inflatable'],
      title: [/azulejo|colecci[óo]n|maastricht|presentaci[óo]n/i, /120/],
    },
  },
  {
    id: 'ho-cx-pena-flamenca',
    language: 'es',
    catalogue: 'meuse',
    description: `Hola, buenas:

Somos la Casa de España de Lieja. El sábado 17 de octubre hacemos nuestra noche flamenca en la sala parroquial de Bressoux y esperamos a unas 180 personas. Actúan dos guitarristas, un cantaor y tres bailaoras.

Nos haría falta:
una tarima de 4 x 4 metros y 40 cm de alto, con escalera
sonido para la sala, con mesa de mezclas
2 micrófonos inalámbricos de mano para el cante y las presentaciones
2 micrófonos con cable y sus pies para las guitarras
2 monitores de escenario
luces de escenario, algo sencillo
un técnico de sonido para toda la noche
10 mesas altas para el fondo de la sala

Las sillas y las mesas bajas las pone la parroquia. De la barra no se preocupen: la monta la asociación, con sus neveras y sus vasos. Y nada de humo ni de niebla, por favor, que las bailaoras no lo quieren.

Quedamos a la espera. Gracias,
Paco Requena`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('stage_deck', 8),
        needs('stage_steps', [1, 2]),
        needs(SPEAKERS, [2, 10]),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_wired', [2, 3]),
        needs('mic_stand', [2, 6]),
        needs('stage_monitor', 2),
        needs(['stage_wash', 'lighting_package'], [1, 20]),
        needs('crew_sound', [1, 2]),
        needs('table_cocktail', 10),
      ],
      should: [needs(/Legs, 40 cm/, 8), needs('transport')],
      allowed: without([...BAND, ...SPEECH, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB], ...PENA_OFF),
      offers: without([...SHOW_OFFERS, ...PARTY_OFFERS], ...PENA_OFF, 'backline', 'effect_fluid'),
      excluded: PENA_OFF,
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'projector', 'lectern', 'dance_floor', 'inflatable'],
      title: [/flamenc|lieja|espa[ñn]a/i, /180/],
    },
  },
];
