import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, BROADCAST, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, SHOW_OFFERS } from '../usual.ts';

/** A German list of services, a French market in lots, a Spanish specification. */
export const EUROPE: readonly EvalBrief[] = [
  {
    id: 'ho-av-siedlungsfest-lv',
    language: 'de',
    catalogue: 'isarhang',
    description: `Leistungsverzeichnis (Auszug) – Miete Veranstaltungstechnik, 60 Jahre Parksiedlung, Samstag, 11.07.2026, 14:00–22:00 Uhr, ca. 700 Besucher

Pos. 1.1 Bühne 6,00 x 4,00 m, Höhe 80 cm, inkl. Treppe und Absturzsicherung hinten und seitlich, Verblendung schwarz, vorne 6 lfm, seitlich je 4 lfm; liefern, aufbauen, abbauen. 1 psch
Pos. 1.2 Beschallung für Musikgruppen: 4 Topteile, 4 Bässe, Digitalpult. 1 psch
Pos. 1.3 Bühnenmonitore. 4 St
Pos. 1.4 Funkmikrofone, Hand. 3 St
Pos. 1.5 Tontechniker/in, 13:00–22:30 Uhr. 1 psch
Pos. 1.6 Bühnenlicht, einfach, für die Abendgruppe. 1 psch
Pos. 2.1 Faltpavillons 3 x 3 m mit Gewichten. 10 St
Pos. 2.2 Absperrgitter. 30 St
Pos. 2.3 Mülltonnen 240 l. 8 St
Pos. 2.4 Kabelbrücken. 20 lfm

Vorbemerkungen: Stromanschluss einschl. Unterverteilung wird bauseits durch die Stadtwerke gestellt, Stromerzeuger sind nicht anzubieten. WC im Bürgertreff sind während der gesamten Veranstaltung geöffnet. Biertischgarnituren und Kühlschränke kommen von der Brauerei. Die Gruppen bringen Schlagzeug und Verstärker mit. Nebenangebote sind nicht zugelassen. Angebotsfrist: 30.04.2026, 10:00 Uhr, Zimmer 2.14. Es gilt die VOL/B. Die Preise sind Festpreise bis zum Ab`,
    good: {
      attendees: 700,
      days: 1,
      must: [
        needs('stage_deck', [12, 12]),
        needs(/^Topteil/, 4),
        needs('subwoofer', 4),
        needs(/Digitalpult/, 1),
        needs('stage_monitor', 4),
        needs('mic_wireless_handheld', 3),
        needs('crew_sound', [1, 14]),
        needs(['stage_wash', 'lighting_package'], [1, 16]),
        needs('gazebo', [10, 10]),
        needs('crowd_barrier', [30, 30]),
        needs('waste_bin', 8),
        needs('cable_ramp', [20, 20]),
      ],
      should: [
        needs(/beine 80/, [12, 12]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [4, 10]),
        needs('stage_skirt', [14, 20]),
        needs('transport'),
      ],
      allowed: [...without(OUTDOORS, 'generator', 'fuel', 'power_distro'), ...BAND, ...PLATFORM, ...STAGE_LIGHT],
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, 'beer_table_set', 'backline', 'bench'),
      excluded: ['generator', 'power_distro', ...LOOS, 'beer_table_set', 'refrigeration'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'registration_desk'],
      title: [/parksiedlung|60 jahre|fest/i, /700/],
    },
  },
  {
    id: 'ho-av-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `AVIS – Marché à procédure adaptée. Objet : location de matériel pour le forum des associations, samedi 5 septembre 2026, de 10 h à 18 h, stade Jean-Perrin (pelouse synthétique : aucun piquet). Fréquentation 2025 : 2 500 visiteurs.

Lot 1 – Structures : 22 barnums 3 x 3 m avec lests ; 1 structure 10 x 15 m, lestée, pour le goûter des aînés.
Lot 2 – Mobilier : 110 plateaux 183 x 76 ; 320 chaises coque ; 70 grilles d'exposition.
Lot 3 – Sonorisation : annonces et démonstrations (danse, judo, chorale) ; enceintes en nombre suffisant pour le stade ; 3 micros HF main ; lecteur de musique ; un technicien de 9 h à 18 h 30 ; 6 talkies.

Ne font pas partie du marché : le podium (propriété de la commune), les barrières (centre technique municipal), les coffrets et le raccordement électriques (service bâtiments), les sanitaires (vestiaires du stade). La buvette est tenue par le comité des fêtes, qui a ses réfrigérateurs et sa tireuse. Le gardiennage de nuit fait l'objet d'une consultation distincte.

Critères : prix 60 %, valeur technique 30 %, démarche environnementale 10 %. Variantes non autorisées. Remise des offres par voie dématérialisée avant le 12 juin, 12 h. Visite du site facultat`,
    good: {
      attendees: 2500,
      days: 1,
      must: [
        needs(/Barnum/, [22, 22]),
        needs(/Structure 10 x 15/, 1),
        needs(/Plateau rect/, [110, 110]),
        needs(/M2 accrochable/, [320, 320]),
        needs(/Grille caddie/, [70, 70]),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 20]), needs('pa_package', [1, 4])),
        needs('mic_wireless_handheld', [3, 3]),
        needs('audio_player', 1),
        needs('crew_sound', [1, 14]),
        needs('two_way_radio', 6),
      ],
      should: [needs('transport')],
      allowed: [
        ...without(OUTDOORS, 'generator', 'fuel', 'power_distro', 'crew_electrician', 'hand_wash'),
        ...SPEECH,
        'subwoofer',
        'line_array',
        'stage_monitor',
        'marquee_floor',
        'mic_headset',
      ],
      offers: without(
        [...OUTDOORS_OFFERS, 'tablecloth', 'mic_headset'],
        ...LOOS,
        'crowd_barrier',
        'fencing',
        'stage_roof',
      ),
      excluded: [
        'stage_deck',
        'mobile_stage',
        'crowd_barrier',
        'power_distro',
        'generator',
        'crew_electrician',
        ...LOOS,
        'refrigeration',
        /Tireuse/,
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'disco_light', 'lectern'],
      title: [/forum|association/i, /2[.,   ]?500/],
    },
  },
  {
    id: 'ho-av-jornadas-patrimonio',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS (extracto). Objeto: servicios técnicos para las II Jornadas Europeas de Archivos Municipales, salón de actos del Archivo, 22 y 23 de octubre de 2026, 180 asistentes. Alojamiento: 45 habitaciones DUI, hotel 4*, noches del 21 y 22, con desayuno; el adjudicatario no percibirá comisión. Medios técnicos: a) Proyector de al menos 6.000 lúmenes, pantalla de 4 m de base y ordenador portátil con pasador; b) Sonorización para 180 personas, cuatro micrófonos de solapa para las mesas, dos inalámbricos de mano para el público, atril con micrófono; c) Interpretación simultánea español-inglés: una cabina con consolas y 150 receptores; d) Dos cámaras y emisión en directo; e) Mostrador de acreditaciones y photocall impreso; f) Un técnico de sonido y uno de vídeo ambos días, de 8:30 a 19:00; g) Tres azafatas ambos días. Pausas-café: dos diarias, con café, infusiones, bollería y fruta, para 180 personas. Traslado en autobús al casco histórico el día 23 a las 17:30 h. Presupuesto base de licitación: 31.900 euros, IVA excluido. Plazo de presentación: quince días naturales desde el siguiente al de la publicación en el perfil del contra`,
    good: {
      attendees: 180,
      days: 2,
      must: [
        needs('projector', 1),
        needs(/400 x 225/, 1),
        needs('playback_laptop', [1, 2]),
        either(needs(['speaker_top', 'speaker_column', 'line_array'], [2, 8]), needs('pa_package', [1, 2])),
        needs('mic_wireless_lapel', [4, 4]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs('interpretation_booth', 1),
        needs('interpretation_receiver', [150, 150]),
        needs('camera', 2),
        needs('streaming_encoder', 1),
        needs('registration_desk', 1),
        needs('backdrop', 1),
        needs('crew_sound', [1, 24]),
        needs('crew_video', [1, 24]),
        needs('crew_host', [3, 70]),
      ],
      should: [needs('presentation_clicker', [1, 2]), needs('mic_lectern', 1), needs('transport')],
      allowed: [...MEETING, ...BROADCAST, 'interpretation_transmitter', 'crew_interpreter'],
      offers: [...MEETING_OFFERS, 'chair', 'chair_banquet', 'carpet', 'sofa'],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'subwoofer'],
      unmetToo: [/caf|intérprete|autob|hotel|alojamiento|catering|habitaci/i],
      title: [/jornadas|archivo/i, /180/],
    },
  },
];
