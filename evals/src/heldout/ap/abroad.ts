import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { DECKS, LOOS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW, SHOW_OFFERS, STAGES } from '../usual.ts';

/** A German, a French and a Spanish authority's papers. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-ap-buergerfest-lv',
    language: 'de',
    catalogue: 'isarhang',
    description: `Öffentliche Ausschreibung nach UVgO – Leistungsbeschreibung (Auszug)
Gegenstand: Mietweise Überlassung, Auf- und Abbau von Veranstaltungstechnik und Festausstattung für das Bürgerfest der Gemeinde am 4. und 5. Juli, erwartet werden ca. 1.500 Besucher/Tag
Pos. 1 Festzelt 10 x 20 m, 1 Stk., inkl. Aufbau, ohne Boden
Pos. 2 Biertischgarnituren, 100 Stk.
Pos. 3 Ausschanktheke 2 m, 3 Stk.; Flaschenkühlschrank, 3 Stk.
Pos. 4 Beschallungsanlage für Blaskapelle (22 Mann) und Partyband: 4 Topteile, 4 Bässe, Digitalpult, 6 Bühnenmonitore, 2 Funkhandmikrofone, Mikrofonierung n. Absprache
Pos. 5 Bühnenlicht, 16 LED-Scheinwerfer
Pos. 6 Tontechniker, beide Tage jeweils 14:00 bis 23:00 Uhr; Lichttechniker nur abends
Pos. 7 Girlanden / Lichterketten 20 m, 10 Stk.
Pos. 8 Handfunkgeräte, 12 Stk.
Pos. 9 Feuerlöscher, 8 Stk.
Bauseitige Leistungen (nicht anzubieten): Bühne 8 x 6 m und Absperrgitter stellt der Bauhof. Stromversorgung mit Unterverteilern durch die Gemeindewerke. Toiletten in der Grundschule. Müllentsorgung durch den Landkreis. Das Geschirr kommt vom Geschirrmobil des Bund Naturschutz.
Nebenangebote sind nicht zugelassen. Bindefrist bis 30.04. Eignungsnachweise gem. Formblatt L 124. Fragen ausschließlich über die Vergabeplattf`,
    good: {
      attendees: [1500, 3000],
      days: 2,
      must: [
        needs(/Zelt 10 x 20/, 1),
        needs('beer_table_set', [100, 100]),
        needs('bar_unit', 3),
        needs('refrigeration', 3),
        needs('speaker_top', [4, 4]),
        needs('subwoofer', [4, 4]),
        needs(/Digitalpult/, 1),
        needs('stage_monitor', 6),
        needs('mic_wireless_handheld', 2),
        either(needs('stage_wash', [16, 16]), needs('lighting_package', 2)),
        needs('crew_sound', [1, 20]),
        needs('crew_lighting', [1, 20]),
        needs('festoon', 10),
        needs('two_way_radio', 12),
        needs('fire_extinguisher', 8),
      ],
      should: [needs(['mic_wired', 'mic_instrument']), needs('mic_stand'), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], ...PLATFORM, 'generator', 'power_distro', 'fuel', 'waste_bin'),
      offers: without([...OUTDOORS_OFFERS, ...SHOW_OFFERS], ...LOOS, ...PLATFORM, 'crowd_barrier', 'waste_bin'),
      excluded: [...STAGES, 'crowd_barrier', 'power_distro', 'generator', ...LOOS, 'waste_bin', 'marquee_floor'],
      silly: ['projector', 'lectern', 'table_round', 'pinboard', 'flip_chart', 'induction_loop', 'registration_desk'],
      title: [/b[uü]rgerfest|gemeinde/i, /1[.,  ]?500/],
    },
  },
  {
    id: 'ho-ap-mapa-fete',
    language: 'fr',
    catalogue: 'garonne',
    description: `Marché à procédure adaptée – Cahier des charges simplifié
Objet : location, installation et démontage de matériels pour la Fête de la Saint-Jean, place des Marronniers, samedi 20 juin
La commune (4 200 habitants) organise chaque année un repas sous les arbres suivi d'un bal. Fréquentation attendue : 600 personnes.
Article 3 – Matériels
3.1 Un podium couvert sur remorque, 8 x 6 m environ
3.2 Sonorisation pour l'orchestre de variétés (7 musiciens) : façade adaptée à la place, 6 retours, console numérique, 3 micros HF main, pieds et boîtes de direct
3.3 Éclairage scénique : 20 PAR LED, console
3.4 Un technicien son et un technicien lumière, de 15 h à 1 h du matin
3.5 Soixante (60) ensembles brasserie
3.6 Piste de danse, 60 m²
3.7 Guirlandes guinguette : 20 x 10 m
3.8 Huit barnums 3 x 3
3.9 Cent (100) barrières type Vauban
3.10 Un groupe électrogène de 40 kVA insonorisé avec coffrets et câbles
3.11 Huit WC autonomes et un WC PMR
Article 4 – Délais. Installation le vendredi à partir de 14 h (marché le matin, place occupée jusqu'à 13 h 30). Démontage le dimanche avant 11 h, messe à 11 h.
Article 5 – Critères : prix 60 %, valeur technique 30 %, démarche environnementale 10 %. Le candidat joindra ses certificats de conformité CTS et un mémoi`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16])),
        needs('stage_monitor', 6),
        needs(/QL1|M32R/, [1, 2]),
        needs('mic_wireless_handheld', 3),
        needs('stage_wash', [20, 20]),
        needs('lighting_console', 1),
        needs('crew_sound', [1, 10]),
        needs('crew_lighting', [1, 10]),
        needs('beer_table_set', [60, 60]),
        needs('dance_floor', [60, 60]),
        needs('festoon', 20),
        needs('gazebo', 8),
        needs('crowd_barrier', [100, 100]),
        needs(/40 kVA/, 1),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
      ],
      should: [
        needs('subwoofer', [2, 8]),
        needs('mic_stand'),
        needs('di_box'),
        needs('power_distro', [1, 12]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...OUTDOORS_OFFERS, ...SHOW_OFFERS, ...PARTY_OFFERS],
      silly: ['projector', 'lectern', 'table_round', 'exhibition_stand', 'induction_loop', 'space_heater'],
      title: [/saint-jean|marronniers|f[eê]te/i, /600/],
    },
  },
  {
    id: 'ho-ap-pliego-fiestas',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS – Alquiler de infraestructuras para las Fiestas de San Roque, del 14 al 16 de agosto (tres días)

Primera. Objeto. Suministro en régimen de alquiler, montaje y desmontaje en la plaza Mayor y el recinto ferial. Se estima una asistencia de 2.000 personas.

Segunda. Relación de elementos:
— Escenario móvil cubierto de 8 x 6 m, una unidad.
— Equipo de sonido pequeño para el pregón: dos altavoces y dos micrófonos inalámbricos de mano.
— 40 guirnaldas de bombilla cálida de 10 m.
— 60 conjuntos cerveceros para la paella popular.
— 2 paelleros gigantes con quemador.
— 10 carpas plegables 3 x 3.
— 3 barras de 2 m y 4 botelleros.
— Generador insonorizado de 40 kVA con su cuadro y manguera.
— 12 walkies.

Tercera. Quedan excluidos del contrato: el sonido y la iluminación de las dos verbenas, que aportan las propias orquestas con sus técnicos; las vallas, que son del almacén municipal; los aseos portátiles, adjudicados en otro expediente; los platos y cubiertos, que pone la peña.

Cuarta. Presupuesto base de licitación: 9.800,00 € más IVA. El adjudicatario designará un interlocutor localizable las 24 horas, también el día 15 (el encierro infantil sale a las 11). Penalidades: 300 € por cada hora de retra`,
    good: {
      attendees: 2000,
      days: 3,
      must: [
        needs('mobile_stage', 1),
        either(needs(['speaker_top', 'speaker_column'], [2, 4]), needs('pa_package', [1, 2])),
        needs('mic_wireless_handheld', [1, 2]),
        needs('festoon', 40),
        needs('beer_table_set', [60, 60]),
        needs('cooking', 2),
        needs('gazebo', 10),
        needs('bar_unit', 3),
        needs('refrigeration', 4),
        needs('generator', 1),
        needs('two_way_radio', 12),
      ],
      should: [needs('power_distro', [1, 6]), needs('power_cable'), needs('transport')],
      allowed: without([...OUTDOORS, ...SPEECH], 'crew_sound', 'waste_bin'),
      offers: without(
        [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
        ...LOOS,
        'crowd_barrier',
        ...PARTY_LIGHT,
        ...STAGE_LIGHT,
        ...without(LOUD, ...SPEECH),
      ),
      excluded: [
        ...LOOS,
        'crowd_barrier',
        'crockery',
        'cutlery',
        'line_array',
        'subwoofer',
        'stage_monitor',
        'lighting_package',
        'moving_head',
        'crew_lighting',
        ...DECKS,
      ],
      silly: ['projector', 'lectern', 'table_round', 'interpretation_booth', 'disco_light', 'ceremony_arch', 'carpet'],
      title: [/san roque|fiestas/i, /2[.,  ]?000/],
    },
  },
];
