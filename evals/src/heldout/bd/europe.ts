import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { FOG, LOOS, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A German tender, a French one, a Spanish one. */
export const EUROPE: readonly EvalBrief[] = [
  {
    id: 'ho-bd-buergerfest',
    language: 'de',
    catalogue: 'isarhang',
    description: `Beschränkte Ausschreibung nach UVgO – Leistungsverzeichnis (Auszug)
Bürgerfest 850 Jahre, Marktplatz, Samstag 27.06.2026 und Sonntag 28.06.2026, erwartet werden rd. 1.200 Besucher
Los 1 Bühne
Pos. 1.1 Bühnenpodest 8 x 6 m, Höhe 80 cm, Aufgang, Absturzsicherung hinten und seitlich (10 lfd. Elemente), Schürze schwarz
Los 2 Beschallung
Pos. 2.1 Beschallungsanlage für Sprache und Blasmusik/Band, mind. 4 Topteile mit 4 Bässen
Pos. 2.2 4 Monitore, 10 Gesangsmikrofone Kabel, 3 Handsender Funk, 6 DI-Boxen, Digitalpult
Pos. 2.3 Tontechniker an beiden Tagen, je 10 bis 23 Uhr
Los 3 Licht
Pos. 3.1 Bühnenlicht, farbig, inkl. Bedienung; 12 Girlanden à 20 m über dem Platz
Los 4 Pavillons
Pos. 4.1 12 Faltpavillons 3 x 3 m für Vereine; 20 Stehtische mit Husse weiß
Los 5 Absperrung
Pos. 5.1 60 Sperrgitter
Nicht Gegenstand der Ausschreibung: Stromanschlüsse 63 A stellen die Stadtwerke (Aggregate entfallen), WC-Anlagen werden vom Bauhof gestellt, Biertischgarnituren, Kühlung und Ausschank kommen von der Brauerei. Nebel- und Dunsteffekte sind wegen der Brandmeldeanlage im Rathaus untersagt. Musikgruppen spielen auf eigenen Instrumenten und Verstärkern.
Angebote sind bis 12.03., 10.00 Uhr, verschlossen einzureichen. Bindefrist 30.04. Nebenangebote nicht zugelassen. Zuschlagskriterium: Preis 100 v. H.`,
    good: {
      attendees: 1200,
      days: 2,
      must: [
        needs('stage_deck', [24, 24]),
        needs('stage_handrail', [10, 12]),
        needs('speaker_top', [4, 8]),
        needs('subwoofer', [4, 6]),
        needs('stage_monitor', [4, 4]),
        needs(/SM58/, [10, 10]),
        needs('mic_wireless_handheld', [3, 3]),
        needs('di_box', [6, 6]),
        needs(/Digitalpult/, 1),
        needs('crew_sound', [1, 30]),
        needs(['stage_wash', 'lighting_package', 'moving_head'], [1, 30]),
        needs('festoon', [12, 12]),
        needs('gazebo', [12, 12]),
        needs('table_cocktail', [20, 20]),
        needs('crowd_barrier', [60, 60]),
      ],
      should: [
        needs(/80 cm/, [24, 24]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [8, 28]),
        needs('crew_lighting', [1, 30]),
        needs(/Husse/, [20, 20]),
        needs('mic_stand', [8, 24]),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], ...FOG, 'generator', 'fuel'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'beer_table_set', 'backline'),
      excluded: [
        'generator',
        'fuel',
        ...LOOS,
        'beer_table_set',
        'refrigeration',
        'bar_unit',
        ...FOG,
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'flip_chart', 'pinboard'],
      title: [/bürgerfest|marktplatz/i, /1[. ]?200/],
    },
  },
  {
    id: 'ho-bd-forum-assos',
    language: 'fr',
    catalogue: 'garonne',
    description: `MARCHÉ À PROCÉDURE ADAPTÉE – CAHIER DES CLAUSES TECHNIQUES PARTICULIÈRES (extrait)
Objet : location, pose et dépose de matériels pour le forum des associations, dimanche 6 septembre 2026, parc du Moulin, 10 h – 18 h, env. 2 500 visiteurs
Article 3 – Consistance des prestations
3.1 Tentes : 20 barnums 3 x 3 ; 2 structures 10 x 15 avec plancher (pas d'ancrage au sol, lestage)
3.2 Scène couverte 8 x 6 (podium remorque), démonstrations de danse, de judo et de chorale
3.3 Sonorisation de la scène et du parc : 2 micros HF main, 2 serre-tête, lecteur, technicien son sur la journée
3.4 Groupe électrogène insonorisé 40 kVA, coffrets et rallonges
3.5 Sanitaires : 8 WC autonomes dont 2 PMR, 2 lave-mains
3.6 12 extincteurs, 10 talkies
Article 4 – Fournitures de la Ville
Les services techniques municipaux apportent les tables, les chaises, les grilles d'exposition ainsi que les barrières Vauban ; la Ville fournit les conteneurs de tri. La sécurité de nuit est confiée à un autre titulaire. La buvette est tenue par le comité des fêtes, qui vient avec ses réfrigérateurs, son comptoir et ses tireuses. Ces matériels ne sont pas à chiffrer.
Article 5 – Pénalités
150 € par heure de retard. Le montage sera achevé la veille à 18 h, sous peine de
Article 6 – Règlement par mandat administratif, délai global 30 jours`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs('gazebo', [20, 20]),
        needs(/Structure 10 x 15/, 2),
        needs('marquee_floor', [290, 320]),
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array', 'speaker_column', 'pa_package'], [2, 24]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('mic_headset', [2, 2]),
        needs('audio_player', 1),
        needs('crew_sound', [1, 14]),
        needs(/Groupe 40/, 1),
        needs('toilet', [6, 6]),
        needs('toilet_accessible', 2),
        needs('hand_wash', 2),
        needs('fire_extinguisher', [12, 12]),
        needs('two_way_radio', [10, 10]),
      ],
      should: [needs('power_distro', [1, 8]), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...BAND, ...SPEECH], 'waste_bin', 'crew_steward'),
      offers: without(
        [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...STAGE_LIGHT, 'stage_floor'],
        'crowd_barrier',
        'chair',
        'table_trestle',
        'beer_table_set',
        'bench',
      ),
      excluded: [
        'table_trestle',
        'table_round',
        'table_desk',
        'chair',
        'pinboard',
        'crowd_barrier',
        'waste_bin',
        'refrigeration',
        'bar_unit',
        /Tireuse/,
        'crew_steward',
      ],
      silly: ['projector', 'dance_floor', 'disco_light', 'drum_kit', 'lectern', 'stage_deck', 'tablecloth'],
      title: [/forum|moulin|associations/i, /2[ .,  ]?500/],
    },
  },
  {
    id: 'ho-bd-semana-cultural',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS. Contrato menor de servicios. Objeto: suministro en régimen de alquiler, montaje y desmontaje de las infraestructuras de la Semana Cultural y del acto de clausura (sábado 23 de mayo de 2026, plaza de la Constitución, aforo previsto 500 personas). Precio máximo: 14.900 € más IVA. RELACIÓN DE ELEMENTOS: 1) Escenario móvil cubierto de 8 x 6 m. 2) Equipo de sonido para música en directo, con 4 subgraves, mesa digital, 4 monitores de escenario, 8 micrófonos de cable con pie, 2 inalámbricos de mano y técnico de sonido. 3) Iluminación de escenario: 12 PAR LED y 4 cabezas móviles, con técnico. 4) 300 sillas plegables blancas y 40 sillas enlazables para autoridades. 5) Atril de metacrilato con micrófono. 6) Generador insonorizado 40 kVA con dos cuadros de 32 A. 7) 8 WC químicos y 1 adaptado. 8) 80 vallas peatonales. 9) 10 carpas plegables de 3 x 3 para la feria del libro, cada una con un tablero y caballetes. 10) 20 guirnaldas de bombilla cálida. PLAZOS: montaje concluido a las 12:00 h del viernes 22. OBLIGACIONES: seguro de responsabilidad civil de 600.000 €, certificado de montaje suscrito por técnico competente, plan de prevención. Criterio único de adjudicación: precio más ba`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'line_array'], [2, 12]),
        needs('subwoofer', [4, 4]),
        needs(/Mesa digital/, 1),
        needs('stage_monitor', [4, 4]),
        needs('mic_wired', [8, 8]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('crew_sound', [1, 14]),
        needs(/PAR LED/, [12, 12]),
        needs('moving_head', [4, 4]),
        needs(/plegable blanca/, [300, 300]),
        needs(/Silla congreso/, [40, 40]),
        needs('lectern', 1),
        needs('generator', 1),
        needs('toilet', [8, 8]),
        needs('toilet_accessible', 1),
        needs('crowd_barrier', [80, 80]),
        needs('gazebo', [10, 10]),
        needs(/Tablero/, [10, 10]),
        needs('festoon', [20, 20]),
      ],
      should: [
        needs('crew_lighting', [1, 14]),
        needs('mic_stand', [8, 10]),
        needs('mic_lectern', 1),
        either(needs('power_distro', [2, 3])),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS, ...BAND, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'dance_floor', 'interpretation_booth', 'cooking', 'table_round', 'chair_banquet'],
      title: [/semana cultural|plaza|clausura/i, /500/],
    },
  },
];
