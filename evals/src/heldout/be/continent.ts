import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BROADCAST, LOUD, MAINS, PARTY_LIGHT, PLATFORM, SEATS, SLIDES, SPEAKERS, STAGE_LIGHT } from '../../usual.ts';
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

const LAMPS = ['stage_wash', 'profile_spot', 'moving_head', 'lighting_package'] as const;

/** In German, French and Spanish over shelves of their own countries. */
export const CONTINENT: readonly EvalBrief[] = [
  {
    id: 'ho-be-feuerwehr-kommers',
    language: 'de',
    catalogue: 'foerde',
    description: `Liebes Team,

unsere Freiwillige Feuerwehr wird 125 Jahre alt. Am Samstag, 19. Juni, feiern wir einen Festkommers mit 300 Gästen in der Fahrzeughalle in Sörup.

Wir möchten bei Ihnen mieten:
- 38 Festzeltgarnituren
- Bühne 6 x 4 m, 80 cm hoch, mit Treppe und schwarzer Blende
- Rednerpult
- Beschallung für Reden, 2 Funkmikrofone (Hand), mit Tontechniker
- etwas Licht auf die Bühne
- 4 WC-Kabinen und eine barrierefreie

Den Ausschank übernimmt der Getränkemarkt, der Theke, Gläser und Kühlschränke mitbringt. Der Metzger liefert das Essen mitsamt Tellern und Besteck. Auf- und Abbau helfen unsere Kameraden, Helfer brauchen wir also keine von Ihnen.

Mit kameradschaftlichen Grüßen
Hauke Thiessen, Wehrführer`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('beer_table_set', [38, 38]),
        needs('stage_deck', 12),
        needs('stage_steps', [1, 2]),
        needs('lectern', 1),
        needs(SPEAKERS, [1, 10]),
        needs('mic_wireless_handheld', [2, 3]),
        needs('crew_sound', [1, 14]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 16]),
        needs('toilet', 4),
        needs('toilet_accessible', 1),
      ],
      should: [needs(/80 cm, 4er/, 12), needs('stage_skirt', [10, 20]), needs('transport')],
      allowed: [
        ...without([...LOUD, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB], 'crew_stagehand'),
        'hand_wash',
        'mic_lectern',
        'waste_bin',
        'crew_electrician',
      ],
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, ...MEETING_OFFERS],
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
        'refrigeration',
        'toilet_trailer',
      ),
      excluded: ['bar_unit', 'glassware', 'refrigeration', 'crockery', 'cutlery', 'crew_stagehand'],
      silly: ['marquee', 'projector', 'dance_floor', 'flip_chart', 'line_array', 'stage_monitor', 'generator'],
      title: [/s[öo]rup|feuerwehr|kommers/i, /300/],
    },
  },
  {
    id: 'ho-be-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Hallo, für unseren Abiball am Samstag, 26. Juni, in der Mensa suchen wir für 240 Personen: 30 runde Tische (8er) mit weißen Decken, 240 Bankettstühle, eine Disco-Anlage, 2 Tanzlicht-Sets, 2 Handfunkmikros, Tanzparkett 6 x 6 m, Beamer mit 3-m-Leinwand und Laptop für die Kinderfotos, roter Teppich, Fotobox. Und gern auch gleich den DJ dazu! Was würde das kosten?

Liebe Grüße vom Orgateam, Finja`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/rund, 150/, [30, 30]),
        needs('tablecloth', [30, 32]),
        needs(/Stuhl, Bankett/, [240, 250]),
        either(needs(/Disco-Set/, [1, 2]), needs('speaker_top', [2, 6])),
        needs('disco_light', 2),
        needs('mic_wireless_handheld', 2),
        needs('dance_floor', 36),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('playback_laptop', 1),
        needs('carpet', 1),
        needs('photo_booth', 1),
        needs('crew_dj', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...PARTY_LIGHT, ...SLIDES, ...ANY_JOB, 'napkin'],
      offers: [...PARTY_OFFERS, ...MEETING_OFFERS],
      silly: ['marquee', 'toilet', 'generator', 'crowd_barrier', 'line_array', 'stage_monitor', 'beer_table_set'],
      title: [/abiball/i, /240/],
    },
  },
  {
    id: 'ho-be-theatre-cour',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre troupe amateur joue Molière en plein air, dans la cour du château de Cadillac, les vendredi 9 et samedi 10 juillet à 21 h. Nous attendons 200 spectateurs par soir.

Nous souhaitons louer :
– une scène de 8 x 6 m à 1 m de haut, avec deux escaliers, des garde-corps à l'arrière et une jupe noire
– 10 m de pendrillons noirs en fond
– une sonorisation pour 200 personnes avec 6 micros serre-tête, une console numérique et un technicien son les deux soirs
– 5 guirlandes guinguette pour l'allée

Nous avons nos propres projecteurs, et c'est notre ami Gérard qui fait la lumière. Les chaises sont prêtées par la mairie. Il y a le courant dans la cour, donc pas besoin de groupe électrogène.

Merci d'avance pour votre devis,
Odile`,
    good: {
      attendees: [200, 400],
      days: 2,
      must: [
        needs(/Samia 2 x 1/, 24),
        needs('stage_steps', 2),
        needs('drape', [10, 10]),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 8]),
        needs('mic_headset', 6),
        needs(/QL1|M32R/, 1),
        needs('crew_sound', [1, 30]),
        needs('festoon', 5),
      ],
      should: [
        needs(/pieds 100/, 24),
        needs('stage_handrail', [4, 10]),
        needs('stage_skirt', [8, 28]),
        needs('transport'),
      ],
      allowed: [
        ...LOUD,
        ...PLATFORM,
        ...without(OUTDOORS, 'generator', 'fuel'),
        'stage_monitor',
        'in_ear_monitor',
        'stage_floor',
      ],
      offers: without([...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'mic_instrument'], 'chair', 'bench', 'stage_roof'),
      excluded: [...LAMPS, 'lighting_console', 'dimmer', 'crew_lighting', ...SEATS, 'generator', 'fuel'],
      silly: ['projector', 'dance_floor', 'lectern', 'disco_light', 'table_round', 'marquee', ...FOG],
      title: [/cadillac|moli[eè]re|th[eé][aâ]tre/i, /200|400/],
    },
  },
  {
    id: 'ho-be-jornada-farmacia',
    language: 'es',
    catalogue: 'azahar',
    description: `Buenos días:

El Colegio de Farmacéuticos organiza una jornada los días 23 y 24 de septiembre en un hotel de Huelva, con 180 asistentes. Las ponencias serán en español y en inglés.

Solicitamos presupuesto de:
- Tarima de 6 x 2 m, 40 cm de alto, con escalera
- Atril con micrófono de flexo
- Sonido para la sala: 4 micrófonos de solapa para la mesa redonda y 2 de mano para el público
- Proyector, pantalla de 4 m, portátil y pasador
- Una cabina de interpretación y 180 receptores
- 2 cámaras y emisión en directo por internet
- Técnico de sonido y técnico de vídeo los dos días

Las mesas y las sillas las pone el hotel. No necesitamos azafatas, de la acreditación se encarga nuestra secretaría.

Un saludo,
Departamento de Compras`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('stage_deck', 6),
        needs('lectern', 1),
        needs(/Flexo/, 1),
        needs(SPEAKERS, [1, 8]),
        needs('mic_wireless_lapel', 4),
        needs('mic_wireless_handheld', [2, 2]),
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        needs('presentation_clicker', [1, 2]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [180, 190]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
      ],
      should: [needs(/Patas 40/, 6), needs('stage_steps', [1, 2]), needs('transport')],
      allowed: [...MEETING, ...PLATFORM, ...BROADCAST, ...MAINS],
      offers: without(MEETING_OFFERS, 'crew_host', 'registration_desk'),
      excluded: [...SEATS, 'table_round', 'table_trestle', 'crew_host'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', ...FOG],
      title: [/huelva|jornada/i, /180/],
    },
  },
  {
    id: 'ho-be-verbena-barrio',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, somos la comisión de fiestas del barrio. El sábado 14 de agosto hacemos la verbena en la plaza, unas 700 personas, con una orquesta de 6 músicos. Necesitamos el escenario móvil cubierto, sonido potente y luces de escenario con sus técnicos, 60 vallas, 8 WC químicos y 1 adaptado, 50 conjuntos cerveceros, 15 guirnaldas de bombillas y un generador. ¿Nos pasáis precio?

Gracias, Rocío`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['line_array', 'speaker_top', 'pa_package'], [1, 16]),
        needs('crew_sound', [1, 16]),
        needs([...LAMPS], [1, 32]),
        needs('crew_lighting', [1, 16]),
        needs('crowd_barrier', [60, 60]),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('beer_table_set', [50, 50]),
        needs('festoon', 15),
        needs('generator', 1),
      ],
      should: [needs('subwoofer', [2, 8]), needs('stage_monitor', [4, 8]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'exhibition_stand', 'interpretation_booth', 'chair_banquet', 'flip_chart'],
      title: [/verbena|fiesta|barrio/i, /700/],
    },
  },
];
