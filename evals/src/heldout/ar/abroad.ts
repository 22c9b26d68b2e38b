import { type EvalBrief, either, needs } from '../../expectation.ts';
import { SPEAKERS, TABLEWARE } from '../../usual.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A German bill of quantities, a French market by lots, a Spanish specification. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ar-feuerwehr-lv',
    language: 'de',
    catalogue: 'foerde',
    description: `Öffentliche Ausschreibung nach UVgO, Vergabe-Nr. 26-0318: 150 Jahre Freiwillige Feuerwehr, Festwochenende
Ausführungsort: Festplatz am Löschteich. Ausführungszeitraum: Samstag, 13. Juni 2026. Erwartet werden 1.200 Besucher.

Leistungsverzeichnis
Pos. 1 Bühne: Bühnenwagen mit Dach, mind. 8 x 6 m, 1 Stück
Pos. 2 Beschallung: Anlage für 1.200 Personen im Freien mit Subwoofern, Digitalpult, 6 Monitore, 3 Handfunkmikrofone, 1 Kopfbügelmikrofon, 6 Gesangsmikrofone mit Stativ, 6 DI-Boxen
Pos. 3 Licht: 12 LED-PAR, 4 Moving Heads
Pos. 4 Personal: 1 Fachkraft Ton, 1 Fachkraft Licht, jeweils 10.00 bis 24.00 Uhr
Pos. 5 Zelt 10 x 30 m, 1 Stück, ohne Boden
Pos. 6 Festzeltgarnituren, 60 Stück
Pos. 7 Faltpavillons 3 x 3 m, 8 Stück
Pos. 8 Bauzaun, 40 Felder
Pos. 9 Handsprechfunkgeräte, 12 Stück

Bauseitige Leistungen (nicht anzubieten)
- Stromversorgung durch die Stadtwerke: CEE 63 A am Bühnenstandort; Aggregate sind nicht erforderlich
- Toilettenwagen und WC-Kabinen stellt die Gemeinde
- Absperrgitter und Mülltonnen: Bauhof
- Ordnungsdienst: Kameraden der Nachbarwehren
- Getränkeausschank einschließlich Tresen, Kühlschränken und Gläsern: Brauerei
- Nebel und Dunst sind wegen der Brandmelder im Gerätehaus untersagt

Zuschlagskriterium ist allein der Preis. Bindefrist 30.04.2026. Nebenangebote sind nicht zugelas`,
    good: {
      attendees: 1200,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [4, 24]),
        needs('subwoofer', [2, 8]),
        needs(/X32/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', [3, 3]),
        needs('mic_headset', 1),
        needs(/SM58/, 6),
        needs('di_box', 6),
        needs(/LED-PAR$/, [12, 12]),
        needs('moving_head', 4),
        needs('crew_sound', [1, 15]),
        needs('crew_lighting', [1, 15]),
        needs(/Zelt, 10 x 30/, 1),
        needs('beer_table_set', [60, 60]),
        needs('gazebo', 8),
        needs('fencing', [40, 40]),
        needs('two_way_radio', 12),
      ],
      should: [needs('mic_stand', [6, 16]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS],
      excluded: [
        'generator',
        ...LOOS,
        'crowd_barrier',
        'waste_bin',
        'crew_steward',
        'bar_unit',
        'refrigeration',
        'glassware',
        'marquee_floor',
        'hazer',
        'smoke_machine',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'flip_chart', 'pinboard'],
      title: [/feuerwehr/i, /1[.,]?200/],
    },
  },
  {
    id: 'ho-ar-marche-lots',
    language: 'fr',
    catalogue: 'garonne',
    description: `AVIS D'APPEL PUBLIC À LA CONCURRENCE, procédure adaptée. Objet : location de matériel pour le Forum des associations, halle couverte, samedi 5 septembre 2026, 900 visiteurs attendus. Lot n° 1, mobilier : 70 plateaux de 183 x 76, 180 chaises coque noires, 60 grilles d'exposition ; Lot n° 2, scène et sonorisation : scène de 6 x 4 m hauteur 60 cm avec escalier et jupe, kit de sonorisation pour la place, 3 micros HF main, 1 serre-tête, 2 retours, technicien son de 9 h à 19 h ; Lot n° 3, tentes : 15 barnums 3 x 3 ; Lot n° 4, électricité : 8 coffrets 32 A vers prises 16 A, 12 rallonges 32 A de 25 m, 40 passages de câble ; Lot n° 5, sécurité et propreté : 50 barrières Vauban, 12 extincteurs, 10 conteneurs de tri, 6 talkies. Durée du marché : un an reconductible. Chaque lot donne lieu à un marché séparé. Critères : prix 50 %, valeur technique 40 %, développement durable 10 %. Date limite de remise des offres : 12 juin 2026, 12 h. Renseignements : service de la commande publique. Instance chargée des recours : tribunal adminis`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(/Plateau rect/, [70, 70]),
        needs(/M2 accrochable/, [180, 180]),
        needs(/Grille caddie/, [60, 60]),
        needs(['stage_deck'], [12, 24]),
        needs(SPEAKERS, [1, 12]),
        needs('mic_wireless_handheld', [3, 4]),
        needs('mic_headset', 1),
        needs('stage_monitor', 2),
        needs('crew_sound', [1, 10]),
        needs('gazebo', 15),
        needs(/32 A tri > 6/, 8),
        needs(/P17 32 A/, 12),
        needs('cable_ramp', [40, 40]),
        needs('crowd_barrier', [50, 50]),
        needs('fire_extinguisher', 12),
        needs('waste_bin', 10),
        needs('two_way_radio', 6),
      ],
      should: [needs('stage_steps', [1, 2]), needs('stage_skirt', [6, 20]), needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...MEETING],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...MEETING_OFFERS],
      silly: ['dance_floor', 'table_round', 'marquee', 'crockery', 'mirror_ball', 'inflatable', 'silent_disco'],
      title: [/forum|associations/i, /900/],
    },
  },
  {
    id: 'ho-ar-pliego-feria',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS. Contrato menor de servicios: alquiler, montaje y desmontaje de equipos para la Feria del Libro y la Cena de Clausura, Plaza de la Constitución, sábado 9 de mayo de 2026. Aforo estimado: 300 personas.

PRIMERA. Objeto. El adjudicatario suministrará: a) escenario móvil cubierto 8 x 6; b) equipo de sonido para 300 personas con técnico, cuatro micrófonos inalámbricos de mano, dos de diadema y cuatro monitores de escenario; c) pantalla de 400 x 225 y proyector; d) atril de metacrilato; e) dieciséis carpas plegables de 3 x 3 con pesos para los libreros; f) treinta mesas redondas de 180 con mantel blanco; g) trescientas sillas plegables blancas; h) cuarenta guirnaldas de 10 m de bombilla cálida; i) photocall 3 x 2.

SEGUNDA. Exclusiones. No serán objeto del contrato los siguientes medios, que aporta el Ayuntamiento: vallas, aseos químicos y suministro eléctrico (cuadro de 63 A en la plaza, por lo que no se admitirá generador). La empresa de catering aportará vajilla, cubertería, copas, barras y camareros. El DJ de la verbena viene contratado con su mesa y sus reproductores.

TERCERA. Plazos. El montaje concluirá el viernes 8 a las 20:00 horas. Importe máximo 12.400 euros, IVA excluido. CUARTA. Penalidades. Por cada hora de demora se descont`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16]), needs('pa_package', [1, 3])),
        needs('crew_sound', [1, 16]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('mic_headset', 2),
        needs('stage_monitor', 4),
        needs(/400 x 225/, 1),
        needs('projector', 1),
        needs('lectern', 1),
        needs('gazebo', 16),
        needs(/Redonda 180/, [30, 30]),
        needs('tablecloth', [30, 31]),
        needs(/plegable blanca/, [300, 300]),
        needs('festoon', [40, 40]),
        needs('backdrop', 1),
      ],
      should: [needs('transport')],
      allowed: [...OUTDOORS, ...SHOW, ...MEETING],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'crowd_barrier',
        ...LOOS,
        'generator',
        ...TABLEWARE,
        'bar_unit',
        'crew_waiter',
        'crew_bar',
        'crew_dj',
        'dj_player',
        'dj_mixer',
      ],
      silly: ['interpretation_booth', 'ceremony_arch', 'beer_table_set', 'sofa', 'silent_disco'],
      title: [/feria|libro|cena/i, /300/],
    },
  },
];
