import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, PARTY_LIGHT, PLATFORM, SEATS, SPEAKERS, STAGE_LIGHT, TABLES } from '../../usual.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** German, French, Spanish and Flemish over shelves of their own countries. */
export const MAINLAND: readonly EvalBrief[] = [
  {
    id: 'ho-bb-feuerwehrfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Grüß Gott,

unsere Freiwillige Feuerwehr in Egling wird 125 Jahre alt. Gefeiert wird am Samstag und Sonntag, 18. und 19. Juli, auf der Wiese hinterm Gerätehaus, wir rechnen mit 300 Gästen. Wir bräuchten dafür ein Angebot über:

1 Zelt 10 x 20 m mit Boden
40 Biertischgarnituren
Bühne 6 x 4 m, 40 cm hoch, mit Treppe
Musikanlage zum Tanzen am Samstagabend, dazu 2 Funkmikrofone und einen Tontechniker
2 Partylicht-Bars
8 Lichtergirlanden
3 Ausschanktheken und 3 Kühlschränke
6 Toilettenkabinen, 1 barrierefreie
30 Absperrgitter
1 Stromerzeuger 40 kVA mit 4 Unterverteilern

Lieferung am Freitag wäre recht.

Mit kameradschaftlichem Gruß
Sepp Huber, Vorstand`,
    good: {
      attendees: 300,
      days: 2,
      must: [
        needs(/10 x 20/, 1),
        needs('marquee_floor', [190, 210]),
        needs('beer_table_set', [40, 40]),
        needs('stage_deck', [12, 12]),
        either(needs(/Tanz-Paket/, [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 24]),
        needs('disco_light', 2),
        needs('festoon', 8),
        needs('bar_unit', 3),
        needs('refrigeration', 3),
        needs('toilet', 6),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [30, 30]),
        needs(/40 kVA/, 1),
        needs('power_distro', 4),
      ],
      should: [needs('stage_steps', 1), needs(/Steckbeine 40/, 12), needs('power_cable', [1, 40]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...LOUD, ...PLATFORM, ...PARTY_LIGHT],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'flip_chart', 'induction_loop', 'registration_desk'],
      title: [/egling|feuerwehr|125/i, /300/],
    },
  },
  {
    id: 'ho-bb-podium-windkraft',
    language: 'de',
    catalogue: 'isarhang',
    description: `Hallo,

für eine Podiumsdiskussion zur Windkraft am Donnerstag, den 12. November, 19 Uhr, suchen wir Technik. Ort ist die Mehrzweckhalle in Dietramszell, wir erwarten rund 150 Bürgerinnen und Bürger. Auf dem Podium sitzen sechs Leute und die Moderatorin.

Wir hätten gern:
• ein Podest 6 x 3 m, 40 cm hoch, mit Treppe und Auffahrt für Rollstühle
• 7 Clubsessel
• Tonanlage, 7 Handmikrofone für das Podium und 2 für Fragen aus dem Saal, alle per Funk
• mobile Hörschleife
• Tontechniker für den Abend

Die Stühle fürs Publikum stehen schon in der Halle, und das Hallenlicht reicht uns, Scheinwerfer also nicht. Gezeigt wird nichts, einen Beamer braucht es daher auch nicht. Gefilmt wird vom Lokalfernsehen mit deren eigenen Kameras.

Danke und Gruß
Jutta Feil, Gemeindeverwaltung`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('stage_deck', [9, 9]),
        needs('stage_ramp', 1),
        needs('armchair', 7),
        either(needs(['speaker_top', 'speaker_column'], [2, 6]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', 9),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 10]),
      ],
      should: [needs('stage_steps', 1), needs(/Steckbeine 40/, 9), needs('mixing_console', 1), needs('transport')],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...SEATS,
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'uplight',
        'projector',
        'projection_screen',
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'hazer', 'subwoofer', 'beer_table_set'],
      title: [/dietramszell|podium|windkraft/i, /150/],
    },
  },
  {
    id: 'ho-bb-gala-rugby',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Le club de rugby de Langon fête ses 90 ans par un dîner de gala le samedi 24 octobre, salle des fêtes, 300 convives assis. Pourriez-vous nous chiffrer :

30 tables rondes de 180 avec nappes blanches, 300 serviettes
300 chaises Napoléon III blanches
300 assiettes plates et 300 assiettes à dessert
600 verres à vin, 300 flûtes
une scène de 8 m x 4 m en 60 cm, avec escalier
un pupitre plexi, deux micros HF main
la sono de la salle pour les discours puis la soirée, avec technicien
un vidéoprojecteur, un écran de 4 m et un ordinateur pour le film des anciens
une piste de danse en chêne de 8 x 8 m et un DJ
8 lyres et un technicien lumière
4 portants pour le vestiaire

En option, le photobooth.

Sportivement,
Jean-Luc Barade, secrétaire`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs(/Ø 180/, [30, 31]),
        needs(/Ø 320/, [30, 33]),
        needs('napkin', [300, 330]),
        needs(/Napoléon III blanche/, [300, 315]),
        needs(/Assiette plate/, [300, 330]),
        needs(/Assiette à dessert/, [300, 330]),
        needs(/Verre à vin/, [600, 660]),
        needs(/Flûte/, [300, 330]),
        needs('stage_deck', [16, 16]),
        needs('lectern', 1),
        needs('mic_wireless_handheld', 2),
        needs(SPEAKERS, [1, 20]),
        needs('crew_sound', [1, 14]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', 1),
        needs('dance_floor', [64, 64]),
        needs('crew_dj', 1),
        needs('moving_head', 8),
        needs('crew_lighting', [1, 14]),
        needs('coat_rail', 4),
      ],
      should: [needs('stage_steps', [1, 2]), needs(/pieds 60 cm/, 16), needs('transport')],
      allowed: [...MEETING, ...SHOW, ...STAGE_LIGHT, 'dj_player', 'dj_mixer', 'cutlery'],
      offers: [...PARTY_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'inflatable', 'fencing'],
      title: [/langon|gala|rugby/i, /300/],
    },
  },
  {
    id: 'ho-bb-mercado-artesano',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

La asociación de artesanos monta su mercado de primavera en el parque de Carmona los días 16, 17 y 18 de abril (viernes a domingo). Calculamos unas 1.500 visitas.

Pedimos precio de:
- 14 carpas plegables de 3 x 3
- 30 tableros con caballetes
- 60 sillas plegables blancas
- 25 guirnaldas de luz
- escenario móvil cubierto
- equipo de sonido para el escenario con técnico, y 2 micros de mano inalámbricos
- 6 walkies para la organización

Por la noche tocan grupos locales, que vienen con sus instrumentos. Los aseos son los del parque y las vallas las pone el Ayuntamiento, así que ni lo uno ni lo otro. Tampoco hace falta generador: hay cuadro de luz municipal.

Atentamente,
Rocío Benjumea`,
    good: {
      attendees: 1500,
      days: 3,
      must: [
        needs(/plegable 3 x 3/, 14),
        needs('table_trestle', [30, 30]),
        needs(/plegable blanca/, [60, 60]),
        needs('festoon', [25, 25]),
        needs('mobile_stage', 1),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 40]),
        needs('mic_wireless_handheld', 2),
        needs('two_way_radio', 6),
      ],
      should: [needs('stage_monitor', [2, 8]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [...LOOS, 'crowd_barrier', 'generator', 'fuel'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'registration_desk'],
      title: [/carmona|mercado/i, /1[.,   ]?500/],
    },
  },
  {
    id: 'ho-bb-hybride-studiedag',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag,

Op dinsdag 9 maart organiseren wij een studiedag over vroedkunde in een congrescentrum in Mechelen: 120 mensen in de zaal en een 200-tal online.

Graag een offerte voor:
- projector en scherm van 4 meter
- spreekgestoelte in plexi met zwanenhals
- 2 dasspelden en 2 draadloze handmicro's
- 2 camera's, een beeldmixer en een encoder om te streamen
- 1 tolkcabine met 50 ontvangers (Frans-Nederlands)
- een geluidstechnicus en een videotechnicus

De tolken boeken wij zelf. Tafels en stoelen staan in de zaal, en het geluid gaat over de luidsprekers van het centrum, daar hoeven jullie geen boxen voor mee te brengen. Internet hebben ze ook, bekabeld. Koffie en broodjes komen van de cateraar van het huis.

Met vriendelijke groet,
Lien Verstappen`,
    good: {
      attendees: [120, 320],
      days: 1,
      must: [
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs(/Spreekgestoelte plexi/, 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 2),
        needs('camera', 2),
        needs('video_switcher', 1),
        needs('streaming_encoder', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [50, 53]),
        needs('crew_sound', [1, 12]),
        needs('crew_video', [1, 12]),
      ],
      should: [needs('playback_laptop', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...BROADCAST],
      offers: MEETING_OFFERS,
      excluded: ['crew_interpreter', ...SEATS, ...TABLES, ...SPEAKERS, 'network', 'hot_drinks', 'crockery'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'crowd_barrier'],
      title: [/mechelen|studiedag/i, /120|320/],
    },
  },
];
