import { type EvalBrief, needs } from '../../expectation.ts';
import { PLATFORM, SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A German, a French and a Spanish tender. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ax-hafenfest-lv',
    language: 'de',
    catalogue: 'foerde',
    description: `Leistungsverzeichnis (Auszug) zur Beschränkten Ausschreibung: Veranstaltungstechnik Bürgerempfang und Hafentag der Gemeinde, Samstag, 22.08., Hafenvorplatz

Pos. 1 Bühne. 1.1 Bühnenwagen überdacht, ca. 8 x 6 m, 1 St. 1.2 Rampe für Rollstuhlfahrer vor dem Zelteingang, 1 St.
Pos. 2 Ton. 2.1 Beschallungsanlage für ca. 1.200 Personen, Sprache und Livemusik, mit Digitalpult, psch. 2.2 Funkmikrofon Hand, 4 St. 2.3 Bühnenmonitore, 6 St. 2.4 Mikrofonie für Shantychor und Jazzband inkl. Stative, psch. 2.5 Tontechniker 10:00 bis 22:00 Uhr.
Pos. 3 Licht. 3.1 LED-Scheinwerfer für die Bühne, mind. 12 St. 3.2 Lichttechniker.
Pos. 4 Zelt. 4.1 Zelt 10 x 30 m mit Boden (300 m²), 1 St. 4.2 Stehtische, 40 St. 4.3 Rednerpult, 1 St.
Pos. 5 Sanitär. 5.1 WC-Kabinen, 12 St. 5.2 WC-Kabine barrierefrei, 2 St.
Pos. 6 Absperrgitter, 90 St.; Mülltonnen 240 l, 20 St.

Vorbemerkungen: Der Stromanschluss (63 A CEE) wird bauseits durch die Stadtwerke gestellt, Stromerzeuger sind nicht anzubieten. Festzeltgarnituren sind beim Bauhof vorhanden. Ordner und Sanitätsdienst werden gesondert beauftragt. Getränkewagen, Tresen und Kühlschränke stellt die Brauerei. Bindefrist 30 Kalendertage. Angebote sind ausschließlich elektronisch über die Vergabeplattform einzureichen, Nebenangebote sind nicht zugel`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs('stage_ramp', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs(/digital, 32/, [1, 1]),
        needs('mic_wireless_handheld', 4),
        needs('stage_monitor', 6),
        needs(['mic_wired', 'mic_instrument'], [2, 20]),
        needs('crew_sound', [1, 16]),
        needs(['stage_wash', 'moving_head', 'lighting_package'], [1, 24]),
        needs('crew_lighting', [1, 16]),
        needs(/10 x 30/, 1),
        needs('marquee_floor', [300, 300]),
        needs('table_cocktail', 40),
        needs('lectern', 1),
        needs('toilet', 12),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 90),
        needs('waste_bin', 20),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs('mic_stand', [2, 20]),
        needs(['power_cable', 'power_distro']),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], 'generator', 'fuel', 'crew_steward', 'crew_medic'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
        'beer_table_set',
        'crew_steward',
        'refrigeration',
        'bar_unit',
      ),
      excluded: ['generator', 'beer_table_set', 'crew_steward', 'refrigeration', 'bar_unit'],
      silly: ['dance_floor', 'projector', 'flip_chart', 'pinboard', 'disco_light', 'playback_laptop'],
      title: [/hafen|empfang/i, /1[., ]?200/],
    },
  },
  {
    id: 'ho-ax-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `MARCHÉ À PROCÉDURE ADAPTÉE – Location de matériel pour le Forum des associations et la soirée d'ouverture de saison, samedi 6 septembre, esplanade du Lac. Avis simplifié.

Lot n° 1 – Tentes et mobilier : 24 barnums 3 x 3 m ; 1 structure 10 x 25 m avec plancher plastique (250 m²) ; 110 plateaux 183 x 76 ; 320 chaises coque noires ; 60 grilles d'exposition ; 20 ensembles brasserie.
Lot n° 2 – Scène, son, lumière : podium remorque couvert 8 x 6 m ; diffusion pour 1 000 personnes avec caissons de basses ; console numérique ; 6 retours ; 4 micros HF main ; micros filaires, pieds et boîtes de direct pour trois groupes amateurs ; 12 projecteurs PAR LED et 4 lyres wash ; un technicien son, un technicien lumière, de 14 h à minuit.
Lot n° 3 – Énergie : groupe 40 kVA insonorisé, 4 coffrets 32 A, câbles, 20 passages de câble.
Lot n° 4 – Sanitaires et barriérage : 8 WC autonomes, 2 WC PMR, 120 barrières Vauban, 12 conteneurs de tri.

Critères : prix 60 %, valeur technique 30 %, délais 10 %. Les candidats peuvent répondre à un ou plusieurs lots. Visite du site facultative, s'adresser au service Vie associative. La restauration des bénévoles (180 paniers repas) fait l'objet d'une consultation distincte. Date limite de remise des offres : 27 juin à 12 h, le cachet de la pl`,
    good: {
      attendees: 1000,
      days: 1,
      must: [
        needs(/Barnum/, 24),
        needs(/10 x 25/, 1),
        needs(/plastique/, [250, 250]),
        needs(/Plateau rect/, [110, 110]),
        needs(/M2 accrochable/, [320, 320]),
        needs(/Grille caddie/, 60),
        needs('beer_table_set', 20),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('subwoofer', [2, 8]),
        needs('mixing_console', [1, 2]),
        needs('stage_monitor', [6, 18]),
        needs('mic_wireless_handheld', 4),
        needs(/PAR LED Starway/, 12),
        needs('moving_head', 4),
        needs('crew_sound', [1, 16]),
        needs('crew_lighting', [1, 16]),
        needs(/40 kVA/, 1),
        needs(/Coffret 32 A/, 4),
        needs('cable_ramp', 20),
        needs('toilet', 8),
        needs('toilet_accessible', 2),
        needs('crowd_barrier', 120),
        needs('waste_bin', 12),
      ],
      should: [
        needs(['mic_wired', 'mic_instrument'], [4, 24]),
        needs('mic_stand', [4, 24]),
        needs('di_box', [2, 12]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'flip_chart', 'crockery'],
      title: [/forum|associations|lac/i, /1[.,   ]?000/],
    },
  },
  {
    id: 'ho-ax-jornadas-pliego',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS (extracto). Objeto: servicio de medios técnicos para las Jornadas Ibéricas de Regadío, 14 y 15 de mayo, Palacio de Exposiciones. Primera. Sesiones plenarias, 200 asistentes: pantalla LED interior de 12 m²; 1 ordenador portátil y pasador; atril de metacrilato con micrófono de flexo; 2 micrófonos de solapa y 2 de mano inalámbricos; sistema de sonido adecuado al aforo; técnico de sonido y técnico de vídeo los dos días. Segunda. Interpretación simultánea español-portugués: 1 cabina homologada y 200 receptores con auricular; los intérpretes los contrata directamente la Confederación. Tercera. Tarima de 6 x 3 m a 40 cm con faldón negro, escalera y rampa accesible. Cuarta. Acreditaciones: 2 mostradores y 2 azafatas por jornada. Quinta. Cóctel del primer día: 25 mesas altas, sin más mobiliario; el servicio de restauración aporta vajilla, cristalería, mantelería, barras y camareros. Sexta. Quedan fuera del contrato las butacas, que son fijas en el auditorio, la grabación y retransmisión (Televisión del Campus) y la iluminación de sala. Séptima. Presupuesto base de licitación: 14.900 € IVA excluido. Octava. El adjudicatario designará un interlocutor. Los criterios de adjudicación figuran en el Anex`,
    good: {
      attendees: 200,
      days: 2,
      must: [
        needs(/Pantalla LED/, [12, 12]),
        needs('playback_laptop', [1, 2]),
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', [2, 3]),
        needs(SPEAKERS, [1, 12]),
        needs('crew_sound', [1, 30]),
        needs('crew_video', [1, 30]),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [200, 200]),
        needs('stage_deck', [9, 9]),
        needs('registration_desk', 2),
        needs('crew_host', [2, 48]),
        needs('table_cocktail', 25),
      ],
      should: [
        needs('mic_lectern', 1),
        needs('presentation_clicker', [1, 2]),
        needs('stage_leg', 9),
        needs('stage_steps', [1, 2]),
        needs('stage_ramp', 1),
        needs('stage_skirt', [6, 18]),
        needs('transport'),
      ],
      allowed: [...without(MEETING, 'projector', 'projection_screen'), ...PLATFORM, 'subwoofer', 'line_array'],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        'camera',
        'crew_camera',
        'streaming_encoder',
        'video_recorder',
        'glassware',
        'tablecloth',
        'napkin',
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'crew_interpreter',
      ),
      excluded: [
        'crockery',
        'cutlery',
        'glassware',
        'tablecloth',
        'napkin',
        'bar_unit',
        'crew_waiter',
        'chair',
        'camera',
        'streaming_encoder',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'beer_table_set'],
      title: [/jornadas|regad[ií]o/i, /200/],
    },
  },
];
