import { type EvalBrief, needs } from '../../expectation.ts';
import { LINEN, SPEAKERS, SPEECH, TABLEWARE } from '../../usual.ts';
import {
  ANY_JOB,
  DECKS,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** A village's dance by the river, a wedding and a congress in Spain, a club's barbecue in Flanders. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ad-guinguette',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Le comité des fêtes de Langoiran relance sa guinguette des bords de Garonne le samedi 10 juillet, 300 personnes attendues. Voici notre liste :

- 40 ensembles brasserie
- 50 m² de piste de danse
- 20 guirlandes guinguette
- 10 mange-debout avec housse
- 30 barrières Vauban
- 4 WC autonomes + 1 PMR
- 12 conteneurs de tri
- 2 mâts d'éclairage LED
- 15 passages de câble
- 6 talkies
- 4 extincteurs

L'orchestre se produit sur le kiosque, avec sa propre sono et son sonorisateur. Les barnums sont prêtés par la mairie, qui met aussi à disposition le compteur forain (donc pas de groupe électrogène). La buvette, c'est le club de rugby : il vient avec son bar, ses frigos et sa tireuse. Pour les verres, on sert en écocups déjà achetés.

Merci de préciser vos conditions de livraison.
La trésorière`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('beer_table_set', 40),
        needs('dance_floor', [50, 50]),
        needs('festoon', 20),
        needs('table_cocktail', 10),
        needs('crowd_barrier', 30),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
        needs('waste_bin', 12),
        needs('floodlight', 2),
        needs('cable_ramp', 15),
        needs('two_way_radio', 6),
        needs('fire_extinguisher', 4),
      ],
      should: [needs('transport')],
      allowed: OUTDOORS,
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        ...SPEAKERS,
        'mixing_console',
        'crew_sound',
        ...STAGES,
        'gazebo',
        'generator',
        'fuel',
        'bar_unit',
        'refrigeration',
        /Tireuse/,
        'glassware',
      ],
      silly: ['projector', 'lectern', 'table_round', 'stage_monitor', 'registration_desk', 'pinboard'],
      title: [/langoiran|guinguette/i, /300/],
    },
  },
  {
    id: 'ho-ad-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas:

Nos casamos el sábado 18 de septiembre en un cortijo cerca de Carmona y seremos 140. Os paso lo que necesitamos:

14 mesas redondas de 180 con su mantel blanco
140 sillas Tiffany doradas
140 sillas plegables blancas para la ceremonia
140 servilletas de lino
el arco de madera
1 Pack Ceremonia para la lectura de los votos
24 guirnaldas de luz
2 barras blancas
10 mesas altas de cóctel
4 sofás chill out
los aseos VIP

Cenamos al aire libre, así que carpa no queremos, y setas de calor en septiembre tampoco. El DJ es amigo nuestro y viene con su cabina, sus platos y sus luces de discoteca. La vajilla, la cubertería y las copas, igual que los camareros, van con el catering. El cortijo tiene luz de sobra, no hace falta generador.

Un abrazo,
Macarena y Julián`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Redonda 180/, 14),
        needs('tablecloth', 14),
        needs(/Tiffany/, [140, 147]),
        needs(/plegable blanca/, [140, 147]),
        needs('napkin', [140, 147]),
        needs('ceremony_arch', 1),
        needs(/Pack Ceremonia/, 1),
        needs('festoon', 24),
        needs('bar_unit', 2),
        needs('table_cocktail', 10),
        needs('sofa', 4),
        needs('toilet_trailer', 1),
      ],
      should: [needs('transport')],
      allowed: [...ANY_JOB, ...SPEECH, ...LINEN],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        ...TABLEWARE,
        ...DECKS,
        'dj_booth',
        'crew_dj',
        'disco_light',
        'marquee',
        'gazebo',
        'patio_heater',
        'generator',
        'crew_waiter',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'registration_desk', 'line_array'],
      title: [/carmona|boda/i, /140/],
    },
  },
  {
    id: 'ho-ad-congreso-cadiz',
    language: 'es',
    catalogue: 'azahar',
    description: `Solicitud de presupuesto. Congreso de puertos, Cádiz, 14 y 15 de octubre (dos días), 200 asistentes.

Relación de material y personal:
2 proyectores con 2 pantallas de 400 x 225
2 portátiles y 2 pasadores
1 atril de metacrilato con flexo
2 micros de mano inalámbricos y 4 de solapa
1 mesa digital
2 mostradores de acreditaciones
1 cabina de interpretación y 120 receptores
200 sillas de congreso azules
1 técnico de sonido y 1 técnico de vídeo
3 azafatas

Montaje el día 13 por la tarde. Rogamos respuesta antes del viernes.`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs('projector', 2),
        needs(/400 x 225/, 2),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 2),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 4),
        needs(/Mesa digital/, 1),
        needs('registration_desk', 2),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [120, 120]),
        needs(/congreso azul/, 200),
        needs('crew_host', 3),
      ],
      should: [needs('crew_sound', 1), needs('crew_video', 1), needs('transport')],
      allowed: [...MEETING, 'crew_interpreter', 'video_switcher'],
      offers: MEETING_OFFERS,
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'cooking', 'subwoofer'],
      title: [/c[aá]diz|congreso/i, /200/],
    },
  },
  {
    id: 'ho-ad-clubbarbecue',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Onze voetbalclub in Asse sluit het seizoen af met een barbecue op zaterdag 29 mei, we mikken op 180 leden en ouders. Graag jullie prijs voor:

30 biertafelsets, 2 gasbarbecues, 1 koelwagen, 10 receptietafels met stretchhoes, 1 Feestset geluid, 1 DJ voor 5 uur, 2 discosets, 8 prikkabels van 20 m, 1 springkasteel, 20 nadarhekken en 6 afvalcontainers. Levering en ophaling inbegrepen.

Even voor de duidelijkheid: onze kantine draait gewoon, dus de tapkraan, de toog en de glazen hebben we, en er wordt getapt door eigen leden. De tent van vorig jaar staat nog bij de materiaalmeester, die zetten we zelf op. Toiletten en douches zijn in de kleedkamers. Borden en bestek zijn dit jaar van palmblad, die koopt het bestuur. Van het vuurwerk van Luc (die vonkenfonteinen) zien we na vorig jaar toch maar af.

Sportieve groeten,
Kristof`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs('beer_table_set', 30),
        needs(/Gasbarbecue/, 2),
        needs(/Koelwagen/, 1),
        needs(/Receptietafel Ø/, 10),
        needs(/Stretchhoes/, 10),
        needs(/Feestset/, 1),
        needs('crew_dj', 1),
        needs('disco_light', 2),
        needs('festoon', 8),
        needs(/Springkasteel/, 1),
        needs('crowd_barrier', 20),
        needs('waste_bin', 6),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...DECKS, 'dj_booth', 'subwoofer'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...SHOW_OFFERS, 'mic_wireless_handheld'],
      excluded: [...TABLEWARE, ...LOOS, /Biertap/, 'bar_unit', 'crew_bar', 'marquee', 'spark_machine'],
      silly: ['projector', 'lectern', 'table_round', 'stage_monitor', 'registration_desk', 'interpretation_booth'],
      title: [/asse|barbecue|seizoen/i, /180/],
    },
  },
];
