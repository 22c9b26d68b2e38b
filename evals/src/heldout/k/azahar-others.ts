import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, PLATFORM, SEATS, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  STAGES,
} from '../usual.ts';

/** To the same Spanish firm in Spanish, German and French. */
export const AZAHAR_OTHERS: readonly EvalBrief[] = [
  {
    id: 'ho-k-boda-carmona',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenos días:

Nos casamos el sábado 12 de junio de 2027 en una finca de Carmona y seremos 180 invitados. Necesitaríamos presupuesto para lo siguiente:

Ceremonia en el jardín: 180 sillas plegables blancas, el arco de madera y el pack ceremonia.
Cena: 18 mesas redondas de 180 con mantel blanco, 180 sillas crossback y 180 servilletas de lino.
Cóctel: 8 mesas altas.
Fiesta: pista de baile de 6 x 6 m, dos packs feria y la bola de espejos.
Además, 20 guirnaldas y 4 climatizadores, que en junio aquí aprieta.

La vajilla, la cubertería y la cristalería las trae el catering, igual que los camareros. De la barra libre se ocupa la finca. El DJ viene con su propio equipo de sonido y su cabina. Olivos no hacen falta, la finca es un olivar. Tampoco queremos fotomatón, ya tenemos fotógrafo.

Como opción, si el presupuesto lo permite: dos máquinas de chispa fría para el primer baile.

Muchas gracias, Lola y Andrés`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/plegable blanca/, [180, 185]),
        needs('ceremony_arch', 1),
        needs(/Pack Ceremonia/, 1),
        needs(/Redonda 180/, 18),
        needs('tablecloth', [18, 20]),
        needs(/Crossback/, [180, 185]),
        needs('napkin', [180, 200]),
        needs(/Mesa alta/, 8),
        needs('dance_floor', [36, 36]),
        needs(/Pack Feria/, 2),
        needs('mirror_ball', 1),
        needs('festoon', 20),
        needs('air_conditioner', 4),
      ],
      should: [offers('spark_machine', 2), needs('transport')],
      allowed: [...ANY_JOB, 'crew_technician', 'crew_sound', 'crew_lighting'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
        'plants',
        'photo_booth',
        'crew_dj',
        'refrigeration',
        'crew_photographer',
      ),
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'dj_booth',
        'crew_waiter',
        'bar_unit',
        'crew_dj',
        'subwoofer',
        'line_array',
        /Verbena/,
        'plants',
        'photo_booth',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_deck', 'interpretation_booth'],
      title: [/carmona|boda/i, /180/],
    },
  },
  {
    id: 'ho-k-jornada-nefrologia',
    language: 'es',
    catalogue: 'azahar',
    description: `FORMULARIO DE SOLICITUD DE PRESUPUESTO
Nombre: Dra. Inés Caballero
Entidad: Sociedad Andaluza de Nefrología
Tipo de acto: jornada científica
Fechas: 14 y 15 de octubre
Lugar: Palacio de Congresos de Córdoba
Asistentes: 120
Sala A (plenario): proyector de 6.000 lúmenes con pantalla de 4 m, atril con flexo, 3 micros de solapa, 2 de mano, portátil y pasador, tarima de 6 x 2 m a 40 cm con faldón y escalera
Sala B (talleres, 30 personas): monitor de 55 con peana
Vestíbulo: mostrador de acreditaciones y photocall impreso
Interpretación: 1 cabina y 60 receptores
Técnicos: sonido y vídeo, los dos días
¿Qué hay ya en la sede?: sillas, mesas, wifi y megafonía (usaremos la de la casa, no hacen falta altavoces)
Intérpretes: los contrata la Sociedad
Azafatas: las pone la secretaría técnica
Catering: lo lleva la sede
¿Grabación o streaming?: no
Observaciones: expediente 2027/IL05-12. Presupuesto sin IVA, por favor.`,
    good: {
      attendees: [120, 150],
      days: 2,
      must: [
        needs(/L610U/, 1),
        needs(/400 x 225/, 1),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        needs('playback_laptop', [1, 2]),
        needs('stage_deck', 6),
        needs(/Samsung 55/, 1),
        needs('registration_desk', 1),
        needs('backdrop', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 60]),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('presentation_clicker', 1),
        needs('stage_skirt', [6, 16]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: without(MEETING_OFFERS, 'camera', 'streaming_encoder', 'crew_host', 'crew_camera'),
      excluded: [
        ...SEATS,
        ...SPEAKERS,
        'table_round',
        'table_trestle',
        'crew_host',
        'crew_waiter',
        'camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor'],
      title: [/c(ó|o)rdoba|nefrolog|jornada/i, /120/],
    },
  },
  {
    id: 'ho-k-verbena-gines',
    language: 'es',
    catalogue: 'azahar',
    description: `llama Paco, hermandad de Gines, 655 000 118
verbena en la plaza, 5 y 6 junio, unas 800 pers. por noche
- escenario móvil 8x6
- sonido p/ grupo: 8 cajas line array, 4 subgraves, mesa digital, 4 monitores, 3 SM58 + 2 de mano inalámbricos
- téc. sonido las 2 noches
- 40 conj. cerveceros, 60 vallas
- 6 wc + 1 adaptado
- generador 40
luces NO, las pone el ayto. con su técnico. barra y neveras las de la hermandad. el grupo se trae sus amplis y su batería. dj tampoco
opción: 10 guirnaldas
mandar antes del viernes`,
    good: {
      attendees: [800, 1600],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', 8),
        needs('subwoofer', 4),
        needs(/SQ-5/, 1),
        needs('stage_monitor', 4),
        needs(/SM58/, 3),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 40]),
        needs('beer_table_set', [40, 40]),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs(/40 kVA/, 1),
      ],
      should: [offers('festoon', 10), needs('mic_stand', [3, 8]), needs('transport')],
      allowed: [...OUTDOORS, ...BAND],
      offers: without([...OUTDOORS_OFFERS, ...PARTY_OFFERS], 'bar_unit', 'refrigeration', 'crew_dj', 'crew_bar'),
      excluded: [
        ...DECKS,
        'stage_wash',
        'moving_head',
        'lighting_package',
        'disco_light',
        'crew_lighting',
        'bar_unit',
        'refrigeration',
        'crew_dj',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'sofa'],
      title: [/gines|verbena/i, /800/],
    },
  },
  {
    id: 'ho-k-firmenjubilaeum',
    language: 'de',
    catalogue: 'azahar',
    description: `Guten Tag,

unser Maschinenbaubetrieb aus Reutlingen feiert sein 75-jähriges Bestehen mit 140 Mitarbeitenden auf einer Finca bei Sevilla, am Donnerstag, 22. April. Wir bitten um ein Angebot über:

– ein Zelt 10 x 20 m mit Boden auf der ganzen Fläche
– 18 runde Tische für je 8 Personen mit weißen Tischdecken
– 140 Crossback-Stühle
– eine Bühne 4 x 2 m, 40 cm hoch, mit Rednerpult
– Beschallung für Reden und Hintergrundmusik, zwei Handfunkmikrofone, einen Tontechniker
– Beamer mit 6.000 Lumen, 3-m-Leinwand und Notebook für den Jubiläumsfilm
– 30 Akku-Uplights
– 12 Olivenbäume im Topf
– ein Stromaggregat 40 kVA samt Verteilung

Geschirr, Besteck und Gläser stellt der Caterer, der auch Theke und Servicekräfte mitbringt. Toiletten gibt es auf der Finca genug. Heizung und Kühlung sparen wir uns im April. Eine Tanzfläche soll es nicht geben, ebenso wenig einen DJ. Den Bustransfer organisiert unsere Agentur.

Als Option bitte eine Fotobox.

Mit freundlichen Grüßen
Annegret Bühler`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Carpa 10 x 20/, 1),
        needs('marquee_floor', [200, 200]),
        needs(/Redonda 150/, 18),
        needs('tablecloth', [18, 20]),
        needs(/Crossback/, [140, 144]),
        needs('stage_deck', 4),
        needs('lectern', 1),
        needs('mic_wireless_handheld', [2, 2]),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('crew_sound', [1, 14]),
        needs(/L610U/, 1),
        needs(/300 x 170/, 1),
        needs('playback_laptop', 1),
        needs(/Ape Labs/, 30),
        needs('plants', 12),
        needs(/40 kVA/, 1),
      ],
      should: [needs('power_distro'), needs('stage_leg', [4, 5]), offers('photo_booth', 1), needs('transport')],
      allowed: [...OUTDOORS, ...MEETING, ...PLATFORM, 'subwoofer'],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        ...LOOS,
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
        'patio_heater',
        'dance_floor',
        'crew_dj',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        ...DECKS,
        'bar_unit',
        'crew_waiter',
        'patio_heater',
        'air_conditioner',
        'dance_floor',
        'crew_dj',
      ],
      silly: ['crowd_barrier', 'mobile_stage', 'interpretation_booth', 'disco_light', 'stage_monitor'],
      title: [/sevilla|jubil|firmen|75/i, /140/],
    },
  },
  {
    id: 'ho-k-seminaire-grenade',
    language: 'fr',
    catalogue: 'azahar',
    description: `DEMANDE DE DEVIS EN LIGNE
Nom : Élodie Ferrand
Société : Cabinet Ferrand & Associés, Lyon
Nature de l'événement : séminaire de direction, avec soirée
Dates : 8 et 9 novembre
Lieu : hôtel à Grenade
Nombre de participants : 45
Vos besoins :
• écran de 3 m et vidéoprojecteur 6 000 lumens
• sonorisation pour 45 personnes, 2 micros-cravates, 1 micro main
• pupitre en plexi
• 3 écrans de 55 pouces sur pied pour les sous-commissions
• technicien vidéo les deux jours
• pour la soirée du 8 : 6 mange-debout, un jeu de lumières disco, la boule à facettes, piste de danse 4 x 4 m
Déjà sur place : tables, chaises, paperboards, wifi
Assuré par d'autres : DJ avec ses platines et sa propre sono, traiteur (vaisselle, verres et serveurs compris)
Nous ne voulons pas : estrade, captation vidéo, brouillard
Commentaires : 3 végétariens ; vol IB3942 à 18 h 05.`,
    good: {
      attendees: 45,
      days: 2,
      must: [
        needs(/300 x 170/, 1),
        needs(/L610U/, 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [1, 6])),
        needs('mic_wireless_lapel', 2),
        either(needs('mic_wireless_handheld', 1), needs(/Pack Ceremonia/)),
        needs('lectern', 1),
        needs(/Samsung 55/, 3),
        needs('crew_video', [1, 40]),
        needs(/Mesa alta/, 6),
        needs('disco_light', 1),
        needs('mirror_ball', 1),
        needs('dance_floor', [16, 16]),
      ],
      should: [needs('transport'), needs('playback_laptop', [1, 4])],
      allowed: [...MEETING, ...SPEECH, 'crew_lighting'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...PLATFORM,
        'camera',
        'crew_camera',
        'streaming_encoder',
        'hazer',
        'crew_dj',
        'glassware',
        'crew_waiter',
        'crew_bar',
      ),
      excluded: [
        ...SEATS,
        ...TABLEWARE,
        ...STAGES,
        ...DECKS,
        'table_round',
        'table_trestle',
        'crew_dj',
        'subwoofer',
        /Verbena/,
        'crew_waiter',
        'camera',
        'hazer',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'stage_monitor', 'beer_table_set'],
      title: [/grenade|s(é|e)minaire/i, /45/],
    },
  },
];
