import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH } from '../../usual.ts';
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

/** In French, Spanish and Dutch: a town's new year, a wedding; a village's feast, a congress; a market, a staff party. */
export const FRENCH_SPANISH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-w-voeux-maire',
    language: 'fr',
    catalogue: 'garonne',
    description: `Commune de Saint-Vincent-des-Landes. Consultation : location de matériel pour les vœux du maire, salle polyvalente, vendredi 15 janvier à 18 h 30, 350 personnes attendues.

Prestations demandées :
- scène de 6 m x 4 m, hauteur 60 cm, avec escalier et jupe noire ;
- pupitre plexi avec micro col de cygne ;
- sonorisation pour 350 personnes, 2 micros HF main, un technicien son ;
- vidéoprojecteur 8 500 lumens, écran de 4 m de base, PC de diffusion ;
- 200 chaises coque noires accrochables ;
- 30 mange-debout ;
- 350 flûtes et 350 verres à vin ;
- 3 portants pour le vestiaire.

Les tables du buffet appartiennent à la commune. Le traiteur fournit la vaisselle, les couverts et les serveurs. La salle est équipée en éclairage, aucune lumière n'est à prévoir. Le chauffage fonctionne.`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(/4 pieds 60/, [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 20]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        either(needs('speaker_top', [2, 10]), needs('speaker_column', [2, 4]), needs('line_array', [4, 12])),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 12]),
        needs(/PU1008/, 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs(/coque/, [200, 210]),
        needs('table_cocktail', 30),
        needs(/Flûte/, [350, 385]),
        needs(/Verre à vin/, [350, 385]),
        needs('coat_rail', 3),
      ],
      should: [needs('mixing_console', 1), needs('video_cable'), needs('transport')],
      allowed: [...MEETING, ...LOUD, ...PLATFORM, 'tablecloth'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'table_trestle',
        'crockery',
        'cutlery',
        'crew_waiter',
        'lighting',
        'crew_lighting',
        'space_heater',
        'patio_heater',
      ],
      silly: ['dance_floor', 'marquee', 'toilet', 'generator', 'crowd_barrier', 'flip_chart'],
      title: [/saint-vincent|v[oœ]e?ux|maire/i, /350/],
    },
  },
  {
    id: 'ho-w-mariage-gers',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous nous marions le samedi 12 juin dans le Gers, chez mes grands-parents, 120 invités, et tout se passe dans le pré.

Nous cherchons : une structure 10 x 15 avec plancher plastique, 15 tables rondes de 150 avec nappes, 120 chaises Napoléon blanches, 120 serviettes, l'arche en bois, 15 guirlandes guinguette, un bar lumineux, une piste de danse de 25 m², une caravane sanitaire et un groupe de 40 kVA.

Le DJ vient avec sa sono et ses jeux de lumière. Vaisselle, verres et couverts sont compris chez le traiteur. Pas de photobooth, pas de lettres LOVE, merci !

Camille et Thibault`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs(/10 x 15/, 1),
        needs(/clipsable/, [145, 155]),
        needs(/Ø 150/, 15),
        needs(/Ø 290/, [15, 16]),
        needs(/Napoléon III blanche/, [120, 126]),
        needs('napkin', [120, 132]),
        needs('ceremony_arch', 1),
        needs('festoon', 15),
        needs('bar_unit', 1),
        needs('dance_floor', 25),
        needs('toilet_trailer', 1),
        needs(/40 kVA/, 1),
      ],
      should: [needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, 'marquee_lining'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'crew_dj',
        'speaker_top',
        'subwoofer',
        'pa_package',
        'disco_light',
        'crockery',
        'glassware',
        'cutlery',
        'photo_booth',
        /LOVE/,
      ],
      silly: ['projector', 'lectern', 'table_desk', 'crowd_barrier', 'flip_chart', 'stage_monitor'],
      title: [/gers|mariage/i, /120/],
    },
  },
  {
    id: 'ho-w-fiestas',
    language: 'es',
    catalogue: 'azahar',
    description: `Ayuntamiento de Villarroya del Campo. Pliego para el alquiler de material, fiestas patronales, viernes 13 y sábado 14 de agosto. Asistencia prevista: 700 personas por noche.

Objeto del suministro:
1. Un escenario móvil cubierto de 8 x 6 m.
2. Equipo de sonido para orquesta de 700 personas, con 6 subgraves y 6 monitores, y técnico de sonido.
3. Iluminación de escenario con técnico.
4. 100 vallas peatonales.
5. 12 WC químicos y 2 adaptados.
6. 50 conjuntos cerveceros y 200 sillas plegables blancas.
7. 40 guirnaldas para la plaza.
8. Dos paelleros gigantes.

El suministro eléctrico corre a cargo del Ayuntamiento, por lo que no se ofertará generador. Las peñas montan sus propias barras. La orquesta aporta sus instrumentos y microfonía. No se instalarán carpas.`,
    good: {
      attendees: 700,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        either(needs('line_array', [6, 12]), needs('speaker_top', [4, 12])),
        needs('subwoofer', 6),
        needs('stage_monitor', 6),
        needs('crew_sound', [1, 24]),
        needs(['stage_wash', 'moving_head', 'lighting_package']),
        needs('crew_lighting', [1, 24]),
        needs('crowd_barrier', 100),
        needs(/^WC químico$/, 12),
        needs('toilet_accessible', 2),
        needs('beer_table_set', 50),
        needs(/plegable blanca/, [200, 210]),
        needs('festoon', 40),
        needs(/Paellero/, 2),
      ],
      should: [needs('mixing_console', [1, 2]), needs('power_distro'), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['generator', 'bar_unit', 'mic_wired', 'mic_wireless_handheld', 'mic_headset', 'marquee', 'gazebo'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'photo_booth'],
      title: [/villarroya|fiestas/i, /700/],
    },
  },
  {
    id: 'ho-w-congreso-enfermeria',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

Organizamos una jornada de enfermería en Sevilla el jueves 6 de mayo, de 9 a 18 h, con 180 asistentes, y necesitamos presupuesto de:

- 180 sillas de congreso azules
- tarima de 6 x 2 m a 40 cm con escalera y faldón
- atril con micrófono de flexo
- 3 micros de solapa y 2 de mano
- sonido para la sala y un técnico de sonido
- proyector y pantalla de 4 m, portátil y pasador
- 1 cabina de interpretación y 60 receptores
- 2 mostradores de acreditaciones y 3 azafatas
- photocall impreso

El montaje puede hacerse la tarde anterior desde las 17 h.

Un saludo,
Rocío Almansa`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/congreso azul/, [180, 189]),
        needs('stage_deck', [6, 6]),
        needs('stage_leg', [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 16]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 3),
        needs('mic_wireless_handheld', 2),
        either(needs('speaker_top', [2, 6]), needs('speaker_column', [2, 4]), needs('pa_package', [1, 2])),
        needs('crew_sound', [1, 14]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [60, 63]),
        needs('registration_desk', 2),
        needs('crew_host', [3, 36]),
        needs('backdrop', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      silly: ['dance_floor', 'disco_light', 'subwoofer', 'marquee', 'toilet', 'generator'],
      title: [/sevilla|enfermer|jornada/i, /180/],
    },
  },
  {
    id: 'ho-w-kerstmarkt',
    language: 'nl',
    catalogue: 'zenne',
    description: `Gemeente Hoeselbroek vraagt prijs voor de inrichting van de kerstmarkt op het Kerkplein, zaterdag 11 en zondag 12 december, circa 2.000 bezoekers over het weekend.

Te leveren: 24 vouwtenten 3 x 3, 40 strengen prikkabel, 20 terrasverwarmers, 12 wijnvaten als statafel, 80 nadarhekken, 10 mobiele toiletten en 1 voor rolstoelgebruikers, 30 afvalcontainers, een podium van 6 x 4 meter op 60 cm met trap en zwarte rok, een geluidsinstallatie voor het koor met 2 draadloze handmicro's, en een aggregaat van 60 kVA met verdeelkasten.

Stewards en EHBO worden door de gemeente zelf voorzien. De standhouders brengen hun tafels mee. Drank wordt verkocht door de scouts, die beschikken over eigen togen en koelkasten. Er wordt geen podiumlicht gevraagd.`,
    good: {
      attendees: 2000,
      days: 2,
      must: [
        needs(/Vouwtent 3 x 3/, 24),
        needs('festoon', 40),
        needs('patio_heater', 20),
        needs(/Wijnvat/, 12),
        needs('crowd_barrier', 80),
        needs(/^Mobiel toilet$/, 10),
        needs('toilet_accessible', 1),
        needs('waste_bin', 30),
        needs('stage_deck', [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [10, 20]),
        either(needs('speaker_top', [2, 8]), needs('speaker_column', [2, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 2),
        needs(/60 kVA/, 1),
        needs('power_distro', [2, 8]),
      ],
      should: [needs('power_cable'), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'mic_instrument', 'mic_wired', 'stage_monitor', 'di_box'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        'crew_steward',
        'table_trestle',
        'bar_unit',
        'refrigeration',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'crew_lighting',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'disco_light'],
      title: [/hoeselbroek|kerst/i, /2[,. ]?000/],
    },
  },
  {
    id: 'ho-w-magazijnfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `Hallo,

Voor ons personeelsfeest op vrijdag 17 september in het magazijn in Mechelen (200 man, 18 tot 1 uur) zoek ik:

- feestset geluid en een dj voor 5 uur
- discoset x 2 en de spiegelbol
- 24 accu-uplights
- 25 receptietafels met zwarte stretchhoes
- twee LED-togen
- biertap met 2 kranen
- 400 bierglazen en 200 wijnglazen
- een photobooth
- dansvloer 6 x 6 m
- draadloze handmicro voor de directeur

Eten komt van drie foodtrucks, die werken met wegwerpborden, dus geen borden of bestek. Tappen doen de collega's zelf, barpersoneel is niet nodig. Rook liever niet, er hangt sprinkler.

Groeten,
Joke Verstraeten`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Feestset/, 1),
        needs('crew_dj', 1),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
        needs(/accu-uplight/, 24),
        needs(/Receptietafel/, 25),
        needs(/Stretchhoes/, 25),
        needs(/LED-toog/, 2),
        needs(/Biertap/, 1),
        needs(/Bierglas/, [400, 440]),
        needs(/Wijnglas/, [200, 220]),
        needs('photo_booth', 1),
        needs('dance_floor', 36),
        needs('mic_wireless_handheld', 1),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...SPEECH, ...ANY_JOB, 'dj_player', 'dj_mixer', 'dj_booth', 'refrigeration'],
      offers: [...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: ['crockery', 'cutlery', 'crew_bar', 'smoke_machine', 'hazer', 'effect_fluid'],
      silly: [
        'projector',
        'lectern',
        'table_desk',
        'crowd_barrier',
        'flip_chart',
        'stage_monitor',
        'generator',
        'drum_kit',
      ],
      title: [/mechelen|personeel|magazijn|feest/i, /200/],
    },
  },
];
