import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, LOUD, PLATFORM, RADIO_MICS, SEATS, STAGE_LIGHT, TABLES } from '../../usual.ts';
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
import { judged } from './judged.ts';

/** One tender each from Germany, France and Spain. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-at-hafenfest-los',
    language: 'de',
    catalogue: 'foerde',
    description: `Öffentliche Ausschreibung nach UVgO – Hafenfest, 12. bis 14. Juni
Kurzbeschreibung Los 2: Bühnen- und Veranstaltungstechnik sowie Mobiliar

Der Auftragnehmer liefert, errichtet, betreibt und demontiert:
2.1 1 St. überdachte mobile Bühne, mind. 8 x 6 m
2.2 1 psch. Beschallungsanlage für ca. 1.500 Zuhörer, Line-Array oder gleichwertig, mind. 4 Subwoofer, inkl. Digitalpult 32 Kanal
2.3 6 St. Bühnenmonitor
2.4 4 St. Funkmikrofon (Hand)
2.5 1 psch. Bühnenlicht LED
2.6 Personal: je Tag 1 Fachkraft Ton, 1 Fachkraft Licht
2.7 100 St. Festzeltgarnitur
2.8 12 St. Faltpavillon 3 x 3 m inkl. Gewichten
2.9 80 St. Absperrgitter

Bauseitige Leistungen: Die Stromversorgung wird durch die Stadtwerke ab Übergabepunkt sichergestellt, Stromerzeuger sind nicht anzubieten. Toilettenanlagen sowie die Abfallbehälter sind Gegenstand von Los 4. Den Ordnungsdienst stellt ein bereits beauftragtes Unternehmen. Nebenangebote sind nicht zugelassen. Zuschlagskriterium: Preis 100 v. H. Bindefrist: 30.04. Die Eignung ist durch Eigenerklärung (Formblatt 124) nachzu`,
    good: judged({
      attendees: 1500,
      days: 3,
      must: [
        needs('mobile_stage', [1, 1]),
        needs(['line_array', 'speaker_top'], [4, 12]),
        needs('subwoofer', [4, 8]),
        needs(/digital, 32 Kanal/, [1, 1]),
        needs('stage_monitor', [6, 6]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 24]),
        needs('crew_sound', [1, 60]),
        needs('crew_lighting', [1, 60]),
        needs('beer_table_set', [100, 100]),
        needs('gazebo', [12, 12]),
        needs('crowd_barrier', [80, 80]),
      ],
      should: [needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
      excluded: ['generator', 'fuel', ...LOOS, 'waste_bin', 'crew_steward'],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart'],
    }),
  },
  {
    id: 'ho-at-salon-habitat',
    language: 'fr',
    catalogue: 'garonne',
    description: `MARCHÉ À PROCÉDURE ADAPTÉE. Objet : location, montage et démontage de matériels pour le Salon de la rénovation, parc des expositions, les 20, 21 et 22 novembre. Extrait du CCTP. Article 3 – Espace conférences (150 personnes) : estrade de 6 m x 3 m, hauteur 40 cm, avec marche et jupe noire ; un pupitre plexi équipé d'un col de cygne ; sonorisation de l'espace avec 2 micros HF main et 2 micros serre-tête ; un vidéoprojecteur de 8 500 lumens avec écran de 4 m de base, ordinateur portable et télécommande ; 150 chaises noires accrochables M2 ; éclairage de l'estrade. Captation par 2 caméras avec cadreurs et diffusion en direct. Un technicien son et un technicien vidéo présents sur les trois journées d'exploitation. Article 4 – Accueil : 2 banques d'accueil blanches, 10 potelets à cordon, 4 portants avec cintres, 6 mange-debout houssés, tapis rouge à l'entrée. Article 5 – Délais : le montage s'achève impérativement le 19 novembre à 18 h, faute de quoi une pénalité de 500 € par heure de retard sera appliquée. Article 6 – Prix : les prix sont fermes et non révisables, établis en euros hors taxes et réputés comprendre toutes les suj`,
    good: judged({
      attendees: 150,
      days: 3,
      must: [
        needs(/Samia 2 x 1/, [9, 9]),
        needs('lectern', [1, 1]),
        needs('mic_lectern', [1, 1]),
        either(needs(['speaker_top', 'speaker_column'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_headset', [2, 2]),
        needs(/PU1008/, [1, 1]),
        needs(/400 x 225/, [1, 1]),
        needs('playback_laptop', [1, 2]),
        needs(/M2 accrochable/, [150, 150]),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 16]),
        needs('camera', [2, 2]),
        needs('crew_camera', [2, 6]),
        needs('crew_sound', [1, 40]),
        needs('crew_video', [1, 40]),
        needs('registration_desk', [2, 2]),
        needs('stanchion', [10, 10]),
        needs('coat_rail', [4, 4]),
        needs('table_cocktail', [6, 6]),
      ],
      should: [
        needs('streaming_encoder', 1),
        needs('presentation_clicker', 1),
        needs(/Tapis rouge/, [1, 4]),
        needs('stage_skirt', [6, 18]),
        needs('stage_steps', [1, 2]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM, ...STAGE_LIGHT, ...BROADCAST, 'subwoofer', 'carpet'],
      offers: [...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'beer_table_set', ...FOG],
    }),
  },
  {
    id: 'ho-at-feria-pliego',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS para el alquiler de equipamiento con motivo de la Feria del Libro y la Rosa (23 a 25 de abril, Plaza Mayor). 1. OBJETO. Comprende el suministro en régimen de alquiler, el montaje, el desmontaje y la asistencia técnica. 2. RELACIÓN DE ELEMENTOS: - 16 carpas plegables de 3 x 3 m con pesos, para los libreros. - 30 tableros con caballetes. - 1 tarima de 6 x 4 m, altura 40 cm, con escalera, faldón negro y rampa accesible. - Equipo de sonido para unas 200 personas con 2 micrófonos inalámbricos de mano, 1 de diadema y técnico de sonido los tres días. - Atril de metacrilato. - 10 guirnaldas de luz cálida. - 40 vallas peatonales. - 1 photocall impreso. 3. MEDIOS QUE APORTA EL AYUNTAMIENTO. Las sillas del público (200 unidades) son municipales y quedan fuera del contrato. El suministro eléctrico se tomará del cuadro de la plaza, por lo que no se requiere generador. Los aseos son los del mercado. 4. HORARIO. De 10:00 a 14:00 y de 17:00 a 21:00. 5. PENALIDADES. El retraso en el montaje dará lugar a una penalidad del 5 % del precio del contr`,
    good: judged({
      days: 3,
      must: [
        needs(/Carpa plegable/, [16, 16]),
        needs(/caballetes/, [30, 30]),
        needs('stage_deck', [12, 12]),
        needs('stage_ramp', [1, 1]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [2, 3]),
        needs('mic_headset', [1, 1]),
        needs('crew_sound', [1, 40]),
        needs('lectern', [1, 1]),
        needs('festoon', [10, 10]),
        needs('crowd_barrier', [40, 40]),
        needs(/Photocall/, [1, 1]),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_skirt', [6, 20]), needs(/Patas 40/, 12), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...BAND, ...PLATFORM, ...STAGE_LIGHT, ...RADIO_MICS, 'mic_lectern'],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS, ...TABLES, ...ANY_JOB],
      excluded: [...SEATS, 'generator', 'fuel', ...LOOS],
      silly: ['dance_floor', 'table_round', 'projector'],
    }),
  },
];
