import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, SEATS, SITE_POWER, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

const EBIKE_OFF: readonly Selector[] = [
  'chair',
  'chair_banquet',
  'projector',
  'projection_screen',
  'bar_unit',
  'crew_bar',
  'glassware',
  'camera',
  'crew_camera',
  'video_switcher',
  ...LOOS,
  'crew_dj',
];
const ABIBALL_OFF: readonly Selector[] = [
  'chair',
  'bar_unit',
  'refrigeration',
  'projector',
  'projection_screen',
  'hazer',
  'crew_photographer',
];
const OLYMPIADES_OFF: readonly Selector[] = [
  'inflatable',
  ...LOOS,
  'generator',
  'fuel',
  ...SEATS,
  'fire_extinguisher',
  'crew_sound',
];
const FERIA_OFF: readonly Selector[] = ['carpet', 'power_distro', 'backdrop', 'crew_host', ...SPEAKERS];
const PODIUM_OFF: readonly Selector[] = [
  'drum_kit',
  'guitar_amp',
  'bass_amp',
  'keyboard',
  'hazer',
  'smoke_machine',
  ...LOOS,
  'bar_unit',
  'two_way_radio',
  'crew_steward',
  'led_wall',
];

/** From Ohio, Munich, Bordeaux, Valencia and Utrecht. */
export const OVERSEAS: readonly EvalBrief[] = [
  {
    id: 'ho-bm-ebike-reveal',
    language: 'en',
    catalogue: 'palisade',
    description: `FIELDSTONE MOTO - E-BIKE REVEAL
Thursday, May 20, doors 6:00 PM, out by 10:00 PM. Old Foundry, bay 3. 150 guests (dealers + press)

STAGE
- 16' x 12', 24" high, skirted
- one stair unit, one ADA ramp (the bikes get ridden up it)
- clear podium, gooseneck mic on it

SOUND
- PA for 150, speech and walk-in music
- (2) over-ear wireless for the founders, (1) wireless handheld for press Q&A
- A1 for the show

PICTURES
- (2) 75" LCDs on stands, one each side
- (1) laptop, (1) PerfectCue
- No projection please. The bay is all windows and at 6 it's still bright.

LIGHT
- stage wash kit
- 16 battery uplights, brand color is orange
- (1) lighting tech

ROOM
- 15 hi-tops. Everybody's on their feet, so zero chairs.
- step & repeat 8x8 with our logo
- 2 red carpets

COVERED BY OTHERS
- Bar, bartenders, glassware: Copper Spoon Catering
- Cameras, camera crew and switcher: our ad agency is filming it
- DJ: Kev from service. He'll plug into your PA.
- Restrooms: building has them

Need a number by Friday. Last launch the rental house forgot the truck ramp, fyi, the dock here is level.

Trish Okafor, Marketing`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs(/4x8 Riser/, 6),
        needs(/Stair Unit 3/, 1),
        needs('stage_ramp', 1),
        needs('stage_skirt', [2, 8]),
        needs(/Podium, Clear/, 1),
        needs('mic_lectern', 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', [1, 2]),
        needs('crew_sound', [1, 16]),
        needs(/75" LCD/, 2),
        needs('playback_laptop', 1),
        needs('presentation_clicker', 1),
        needs(/Stage Wash Kit/, 1),
        needs('uplight', 16),
        needs('crew_lighting', [1, 16]),
        needs('table_cocktail', 15),
        needs('backdrop', 1),
        needs('carpet', 2),
      ],
      should: [needs(/Leg Set 24"/, 6), needs('delivery')],
      allowed: without([...MEETING, ...LOUD, ...PLATFORM, ...STAGE_LIGHT, 'display'], ...EBIKE_OFF),
      offers: without([...PARTY_OFFERS, ...MEETING_OFFERS, 'stanchion'], ...EBIKE_OFF),
      excluded: EBIKE_OFF,
      silly: ['generator', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'table_round', 'choir_riser'],
      title: [/fieldstone|bike|foundry|launch|reveal/i, /150/],
    },
  },
  {
    id: 'ho-bm-abiball',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo liebes Team,

wir sind das Abikomitee vom Gymnasium Holzkirchen Nord und planen unseren Abiball: Freitag, 2. Juli, Einlass 18 Uhr, Ende 2 Uhr, in der Oberlandhalle. Mit Eltern und Lehrern sind wir 250 Leute. Mehr als 6.000 Euro haben wir leider nicht.

Das bräuchten wir:

- 25 runde Tische mit 180 cm, jeweils mit weißer Tischdecke
- Tanzparkett, 6 x 6 Meter
- eine Bühne 6 x 3 Meter, 40 cm hoch, mit einem Aufgang (Zeugnisse, Reden, Lehrerquiz)
- eine Anlage für Reden und später zum Tanzen, mit ordentlich Bass
- zwei Funkmikros zum In-die-Hand-Nehmen
- jemanden für den Ton, den ganzen Abend
- 20 Akkuscheinwerfer für die Wände, in Blau
- zwei Partylicht-Bars und die Diskokugel

Stühle stehen in der Halle genug. Um Getränke, Theke und Kühlschränke kümmert sich der Hallenwirt. Für die Fotoshow leiht uns die Schule Beamer und Leinwand. Nebel oder Haze dürfen wir nicht, sagt der Hausmeister, letztes Jahr kam deswegen die Feuerwehr. Und die Fotos macht Leonies Onkel, einen Fotografen brauchen wir also nicht.

Viele Grüße
Korbinian und Leonie`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs('table_round', 25),
        needs(/Tischdecke/, 25),
        needs('dance_floor', 36),
        needs('stage_deck', 9),
        needs('stage_steps', 1),
        needs(SPEAKERS, [2, 12]),
        needs(['subwoofer', 'pa_package', 'speaker_column'], [1, 6]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 24]),
        needs('uplight', [20, 40]),
        needs('disco_light', 2),
        needs('mirror_ball', 1),
      ],
      should: [needs(/Steckbeine 40/, 9), needs('transport')],
      allowed: without([...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB], ...ABIBALL_OFF),
      offers: without(
        [...PARTY_OFFERS, 'registration_desk', 'lectern', 'mic_lectern', 'mic_wireless_lapel', 'mic_headset'],
        ...ABIBALL_OFF,
        'crew_dj',
      ),
      excluded: ABIBALL_OFF,
      silly: [
        'generator',
        ...LOOS,
        'marquee',
        'stage_monitor',
        'beer_table_set',
        'interpretation_booth',
        'choir_riser',
      ],
      title: [/abi|ball|oberland|holzkirchen/i, /250/],
    },
  },
  {
    id: 'ho-bm-olympiades',
    language: 'fr',
    catalogue: 'garonne',
    description: `FORMULAIRE DE DEMANDE DE DEVIS
Nom : Bénédicte Laffargue, association des parents d'élèves
Événement : olympiades de l'école Jean-Moulin
Date : vendredi 25 juin, de 9 h à 16 h
Lieu : stade municipal de Créon
Nombre de participants : 280 élèves

Votre besoin :
Bonjour ! Pour nos olympiades il nous faut huit barnums 3 x 3, une petite scène de 4 x 2 m à 40 cm de haut avec un escalier pour les médailles, une sono pour les annonces sur tout le stade avec 2 micros HF main, 60 barrières Vauban, 15 ensembles brasserie pour le pique-nique, 10 talkies pour les ateliers et 8 conteneurs de tri. Et si vous avez un grand chronomètre à affichage, on prend aussi.

Ce que vous avez déjà sur place :
Les toilettes du stade restent ouvertes. La mairie nous prête son château gonflable, le même que l'an dernier (il a fini dans les tilleuls). Prises électriques au club-house, pas besoin de groupe. Les extincteurs sont ceux du club.

Remarques :
Un papa musicien s'occupe de la sono toute la journée, ne prévoyez donc pas de technicien son. Inutile de compter des chaises, les enfants s'assoient dans l'herbe et les parents restent debout.`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs('gazebo', 8),
        needs('stage_deck', 4),
        needs('stage_steps', 1),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 12]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crowd_barrier', 60),
        needs('beer_table_set', 15),
        needs('two_way_radio', 10),
        needs('waste_bin', 8),
      ],
      should: [needs(/4 pieds 40/, 4), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH, ...PLATFORM], ...OLYMPIADES_OFF, 'crew_technician'),
      offers: without(
        [...OUTDOORS_OFFERS, 'subwoofer', 'backdrop', 'fan', 'audio_player', 'carpet'],
        ...OLYMPIADES_OFF,
        'festoon',
        'patio_heater',
      ),
      excluded: OLYMPIADES_OFF,
      unmet: [/chrono/i],
      silly: ['projector', 'dance_floor', 'hazer', 'lectern', 'stage_monitor', 'table_round', 'disco_light', 'marquee'],
      title: [/olympiade|école|cr[eé]on|jean-moulin|sport/i, /280/],
    },
  },
  {
    id: 'ho-bm-stand-feria',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola Vicent, soy Amparo, de la Cooperativa La Séquia. Para la feria Cítrica de Valencia (de martes 6 a jueves 8 de octubre, tres días, stand de 6 x 4 en esquina) necesitamos: un mostrador, 4 mesas altas con 12 taburetes, una pantalla LED de 3 x 2 metros para el fondo, 2 monitores de 55 con su peana, un portátil para lanzar los vídeos, 6 focos a batería en naranja y 4 olivos. Un técnico de vídeo solo para el montaje. La moqueta y el cuadro eléctrico los pone la feria. El photocall lo traemos nosotros. Azafatas no, que atienden nuestros comerciales. Y nada de altavoces: los vídeos van mudos, el año pasado el vecino se quejó hasta de la cafetera. Gracias!!`,
    good: {
      attendees: null,
      days: 3,
      must: [
        needs('registration_desk', 1),
        needs('table_cocktail', 4),
        needs('bar_stool', 12),
        needs('led_wall', 6),
        needs(/Samsung 55/, 2),
        needs('playback_laptop', 1),
        needs('crew_video', [1, 30]),
        needs(/Ape Labs/, 6),
        needs('plants', 4),
      ],
      should: [needs('transport')],
      allowed: without([...ANY_JOB, 'video_cable', 'video_processor', 'power_cable'], ...FERIA_OFF),
      offers: without(
        [
          'table_coffee',
          'armchair',
          'drape',
          'coat_rail',
          'presentation_clicker',
          'photo_booth',
          'signage',
          'bar_unit',
        ],
        ...FERIA_OFF,
      ),
      excluded: FERIA_OFF,
      silly: [...LOOS, 'gazebo', 'marquee', 'dance_floor', 'stage_deck', 'projector', 'mixing_console', 'generator'],
      title: [/c[ií]trica|valencia|feria|stand/i],
    },
  },
  {
    id: 'ho-bm-tweede-podium',
    language: 'nl',
    catalogue: 'ijssel',
    description: `Hoi Marleen,

Even op papier wat we dinsdag aan de telefoon bespraken. Voor Weidepop op zaterdag 19 juni zoeken we iemand voor het tweede podium, het hoofdpodium loopt via een andere partij. Drie bands na elkaar, elk vijf man, en zo'n 500 bezoekers voor ons podium.

Van jullie graag:
1 podiumwagen met dak
PA met subs voor 500 man buiten
6 monitors
digitaal mengpaneel met 32 kanalen, plus de stagebox
1 microfoonkoffer voor drums
6x SM58, 8 DI's en 14 microfoonstandaards
12 ledparren en 6 movingheads wash met een lichttafel
een geluidsman en een lichtman, hele dag
aggregaat van 30 kVA met krachtkabels en verdelers
40 dranghekken

De bands nemen hun drumstel, versterkers en toetsen zelf mee. Hazers en rookmachines laten we achterwege, met die wind op de dijk zie je er toch niks van. Toiletten en bars staan al op het terrein, die regelt de hoofdorganisatie, en de beveiliging huren ze ook zelf in. Portofoons krijgen we van hen te leen. Over de ledwand hadden we het nog: die doen we niet, te duur.

Groet,
Sjoerd Weidepop`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 16]),
        needs('subwoofer', [2, 10]),
        needs('stage_monitor', 6),
        needs(/32 kanalen/, 1),
        needs('stagebox', 1),
        needs(/Microfoonkoffer/, 1),
        needs(/SM58/, 6),
        needs('di_box', 8),
        needs('mic_stand', 14),
        needs('stage_wash', 12),
        needs('moving_head', 6),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 24]),
        needs('crew_lighting', [1, 24]),
        needs(/30 kVA/, 1),
        needs(/Krachtkabel/, [1, 20]),
        needs('power_distro', [1, 8]),
        needs('crowd_barrier', 40),
      ],
      should: [needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW, ...BAND, ...SITE_POWER], ...PODIUM_OFF, 'effect_fluid'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...BROADCAST, 'dj_player', 'dj_mixer'],
        ...PODIUM_OFF,
        ...FOG,
        'backline',
      ),
      excluded: PODIUM_OFF,
      silly: [
        'projector',
        'dance_floor',
        'lectern',
        'table_round',
        'mic_headset',
        'interpretation_booth',
        'exhibition_stand',
      ],
      title: [/weidepop|podium|festival/i, /500/],
    },
  },
];
