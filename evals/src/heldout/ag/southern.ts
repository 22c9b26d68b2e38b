import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { system } from './keep.ts';

/** In Spanish and in Dutch. */
export const SOUTHERN: readonly EvalBrief[] = [
  {
    id: 'ho-ag-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas tardes:

Nos casamos el sábado 18 de septiembre en un cortijo cerca de Carmona y seremos 170. Os paso la lista que hemos hecho:

- 170 sillas plegables blancas y el arco de madera para la ceremonia
- 17 redondas de 10 con mantel blanco y 170 sillas Tiffany doradas
- 8 mesas altas para el cóctel
- 2 barras blancas de 2 m
- pista de roble de 6 x 6
- el Pack Ceremonia para el sí quiero y el Pack Verbena para la fiesta
- un micro inalámbrico más para los discursos
- luces de discoteca (dos packs Feria) y la bola de espejos
- 20 guirnaldas y 16 uplights a batería
- fotomatón

De la comida se encarga el restaurante de mi primo, que viene con vajilla, cubertería, copas y sus camareros. El DJ lo tenemos ya y trae su propia cabina y sus platos. El cortijo tiene aseos y corriente de sobra, y carpa no queremos. Tampoco pantallas, que nos conocemos.

Un abrazo,
Macarena y Lucas`,
    good: {
      attendees: 170,
      days: 1,
      must: [
        needs(/plegable blanca/, [170, 178]),
        needs('ceremony_arch', 1),
        needs(/Redonda 180/, [17, 18]),
        needs('tablecloth', [17, 20]),
        needs(/Tiffany/, [170, 178]),
        needs('table_cocktail', 8),
        needs('bar_unit', 2),
        needs('dance_floor', [36, 36]),
        needs(/Pack Ceremonia/, 1),
        needs(/Pack Verbena/, 1),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs('festoon', 20),
        needs('uplight', 16),
      ],
      should: [needs('photo_booth', 1), needs('mic_wireless_handheld', 1), needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...ANY_JOB, 'napkin', 'waste_bin'],
      offers: without(
        [...PARTY_OFFERS, ...SHOW_OFFERS, 'floodlight'],
        ...SCREENS,
        'glassware',
        'crew_waiter',
        'crew_bar',
        'crew_dj',
        'backline',
      ),
      excluded: [
        ...TABLEWARE,
        ...LOOS,
        ...SCREENS,
        'crew_waiter',
        'crew_dj',
        'dj_player',
        'dj_mixer',
        'dj_controller',
        'dj_booth',
        'marquee',
        'generator',
      ],
      silly: ['lectern', 'crowd_barrier', 'line_array', 'stage_monitor', 'interpretation_booth'],
      title: [/carmona|boda/i, /170/],
    },
  },
  {
    id: 'ho-ag-pliego-congreso',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS

Contrato menor de suministro en alquiler para las jornadas provinciales de archivos, jueves 4 y viernes 5 de noviembre, antigua lonja. Asistentes previstos: 200.

Primera. Objeto. Alquiler, transporte, montaje, asistencia técnica y desmontaje de los medios que se relacionan.

Segunda. Relación de medios.
a) Sala: 200 sillas de congreso; tarima de 6 x 3 m a 40 cm con escalera, faldón y rampa accesible; atril de metacrilato con flexo.
b) Sonido: sistema de sonorización para la sala, 3 micrófonos inalámbricos de mano, 4 de solapa; técnico de sonido.
c) Vídeo: dos proyectores de 6.000 lúmenes con dos pantallas de 400 x 225; dos portátiles; dos pasadores; una cámara; técnico de vídeo.
d) Interpretación: una cabina para dos intérpretes y 150 receptores.
e) Vestíbulo: dos mostradores de acreditaciones, 10 mesas altas, dos azafatas por jornada.
f) Comunicaciones: 6 walkies.

Tercera. Obligaciones del adjudicatario. Seguro de responsabilidad civil por importe mínimo de 600.000 euros. Alta en Seguridad Social de todo el personal. El montaje se hará el miércoles a partir de las 15 horas.

Cuarta. Plazo de presentación de ofertas: diez días hábiles.

Quinta. Criterio de adjudicación: precio, único.`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs(/congreso/, [200, 200]),
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs('lectern', 1),
        system(8),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_wireless_lapel', 4),
        needs('crew_sound', 1),
        needs('projector', 2),
        needs(/400 x 225/, 2),
        needs('camera', 1),
        needs('crew_video', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [150, 150]),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('stage_steps', [1, 2]),
        needs('stage_leg', 9),
        needs('stage_skirt', [6, 18]),
        needs('playback_laptop', 2),
        needs('presentation_clicker', 2),
        needs('registration_desk', 2),
        needs('table_cocktail', 10),
        needs('crew_host', 2),
        needs('two_way_radio', 6),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, 'crew_camera', 'crew_interpreter'],
      offers: [...MEETING_OFFERS, 'tablecloth'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer'],
      title: [/archivo|jornada/i, /200/],
    },
  },
  {
    id: 'ho-ag-wintermarkt',
    language: 'nl',
    catalogue: 'zenne',
    description: `BESTEK 2027/14 - HUUR VAN MATERIAAL WINTERMARKT
Zaterdag 11 december, Grote Markt, 11 tot 22 uur, verwachte opkomst 2.500 bezoekers

1. Voorwerp
De opdracht omvat huur, levering, plaatsing en ophaling van onderstaand materiaal.

2. Perceel A - Kramen en meubilair
24 vouwtenten 3 x 3; 40 klaptafels; 20 receptietafels; 16 terrasverwarmers op gas.

3. Perceel B - Podium en geluid
Het overdekte mobiele podium 8 x 6; geluidsinstallatie voor het plein met geluidstechnicus; 4 draadloze handmicro's; 4 podiummonitoren; kleine podiumlichtset met lichttechnicus.

4. Perceel C - Elektriciteit en verlichting
Aggregaat 60 kVA met 6 verdeelkasten 32A en 10 CEE-kabels; 40 kabelbruggen; 20 snoeren prikkabel; 2 lichtmasten.

5. Perceel D - Veiligheid en sanitair
150 nadarhekken; 10 mobiele toiletten en 2 voor rolstoelgebruikers; 20 portofoons; 20 afvalcontainers.

6. Uitvoering
Opbouw vrijdag vanaf 18 uur. De opdrachtnemer beschikt over een VCA-attest. Boete van 250 euro per begonnen uur vertraging.

7. Gunning
Prijs 80, plan van aanpak 20. Inschrijven kan tot 1 oktober om 10 uur.`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/Vouwtent 3 x 3/, 24),
        needs(/Klaptafel/, [40, 40]),
        needs('table_cocktail', 20),
        needs('patio_heater', 16),
        needs('mobile_stage', 1),
        system(16),
        needs('crew_sound', [1, 2]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('stage_monitor', 4),
        needs(/60 kVA/, 1),
        needs('festoon', 20),
        needs('crowd_barrier', [150, 150]),
        needs('toilet', 10),
        needs('two_way_radio', 20),
      ],
      should: [
        needs(['lighting_package', 'stage_wash'], [1, 24]),
        needs('crew_lighting', [1, 2]),
        needs('power_distro', [6, 6]),
        needs(/CEE-kabel/, [10, 10]),
        needs('cable_ramp', [40, 40]),
        needs(/Lichtmast/, 2),
        needs('toilet_accessible', 2),
        needs('waste_bin', 20),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'exhibition_stand'],
      title: [/wintermarkt/i, /2[.,  ]?500/],
    },
  },
];
