import { type EvalBrief, needs } from '../../expectation.ts';
import { SPEAKERS } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS, OUTDOORS, OUTDOORS_OFFERS, SHOW, SHOW_OFFERS } from '../usual.ts';

/** A German bill of quantities, a French town hall's request, a Spanish pliego. */
export const CONTINENT: readonly EvalBrief[] = [
  {
    id: 'ho-bg-vergabe-hafenfest',
    language: 'de',
    catalogue: 'foerde',
    description: `Leistungsbeschreibung Los 2 – Bühne und Veranstaltungstechnik, Hafenfest der Gemeinde Wiekhusen, 18. und 19. Juni 2027
1. Gegenstand: Vermietung, Auf- und Abbau sowie Betreuung der Technik auf dem Festplatz am Alten Hafen. Erwartet werden je Tag ca. 1.500 Besucher. 2. Positionen: 2.1 Überdachte mobile Bühne, ca. 8 x 6 m, 1 Stück 2.2 Line-Array, 8 Elemente, zuzüglich 4 Subwoofer 2.3 Digitalmischpult 32 Kanal, 1 Stück 2.4 Bühnenmonitore, 6 Stück 2.5 Funkmikrofone Hand, 4 Stück; Mikrofonierung für Schlagzeug, 1 Satz; DI-Boxen, 8 Stück 2.6 LED-Scheinwerfer, 16 Stück, Moving Heads, 8 Stück 2.7 Festzeltgarnituren, 60 Stück 2.8 Faltpavillons 3 x 3 m, 4 Stück (Technik, Kasse, Vereine) 2.9 Fachpersonal Ton und Licht, jeweils von 14 bis 24 Uhr an beiden Tagen 3. Nicht Bestandteil dieses Loses: Sanitärcontainer und mobile Toiletten (Los 4), Bewachung (Los 5). Die Stromversorgung erfolgt über das Netz der Gemeindewerke, Aggregate sind nicht anzubieten. Absperrgitter und Bauzaun stellt der Bauhof. Das Schlagzeug und die Verstärker bringen die Kapellen mit. 4. Nebenangebote sind nicht zugelassen. 5. Zuschlagskriterium ist der Preis. Die Bindefrist endet am 30.04.2027. Angebote sind elektronisch über die Vergabeplattform einzu`,
    good: {
      attendees: [1500, 3000],
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [8, 8]),
        needs('subwoofer', [4, 4]),
        needs(/X32/, 1),
        needs('stage_monitor', [6, 6]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/Mikrofonkoffer/, 1),
        needs('di_box', [8, 8]),
        needs('stage_wash', [16, 16]),
        needs('moving_head', [8, 8]),
        needs('beer_table_set', [60, 60]),
        needs('gazebo', [4, 4]),
        needs('crew_sound', [1, 24]),
        needs('crew_lighting', [1, 24]),
      ],
      should: [needs('mic_stand', [4, 30]), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS], 'generator', 'fuel', 'crew_steward'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS],
        ...LOOS,
        'crowd_barrier',
        'fencing',
        'crew_steward',
        'toilet_trailer',
      ),
      excluded: [...LOOS, 'generator', 'crew_steward', 'crowd_barrier', 'fencing'],
      silly: ['table_round', 'dance_floor', 'lectern', 'projector', 'flip_chart', 'coat_rail', 'crockery'],
      title: [/hafenfest|wiekhusen/i],
    },
  },
  {
    id: 'ho-bg-mairie-bourg',
    language: 'fr',
    catalogue: 'garonne',
    description: `COMMUNE DE SAINT-AUBRAC – Consultation n° 2027-06 – Fête du Fleuve, samedi 3 juillet 2027

Art. 1 – Objet. Location, livraison, montage et démontage de matériel. Public attendu : 2 000 personnes sur la soirée.
Art. 2 – Besoins
- podium remorque couvert 8 x 6 : 1
- sonorisation pour concert (façade avec caissons), 6 retours, console, 4 micros HF main, technicien son
- éclairage de scène : 16 PAR LED et 6 lyres, technicien lumière
- barnums 3 x 3 : 12
- ensembles table + 2 bancs : 70
- guirlandes guinguette : 200 m
- groupe électrogène 40 kVA : 1, avec coffrets et rallonges
- WC autonomes : 8, dont 1 en plus pour PMR
- extincteurs : 10
Art. 3 – Fournitures exclues du marché. Les barrières Vauban et les conteneurs à déchets sont mis en place par les services techniques. La buvette est tenue par le comité des fêtes, qui dispose de ses tireuses et de son armoire froide. Les groupes viennent avec batterie et amplis. Le feu d'artifice fait l'objet d'une consultation distincte.
Art. 4 – Prix ferme et définitif, paiement à 30 jours par mandat administratif. Critères : prix 60 %, valeur technique 40 %. Remise des plis le 9 avril à 12 h, tout pli parvenu après sera re`,
    good: {
      attendees: [2000, 2000],
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs([...SPEAKERS], [4, 28]),
        needs('subwoofer', [2, 12]),
        needs(/Retour RCF/, [6, 6]),
        needs('mixing_console', [1, 2]),
        needs('mic_wireless_handheld', [4, 4]),
        needs('crew_sound', [1, 20]),
        needs(/PAR LED/, [16, 16]),
        needs('moving_head', [6, 6]),
        needs('crew_lighting', [1, 20]),
        needs('gazebo', [12, 12]),
        needs('beer_table_set', [70, 70]),
        needs('festoon', [20, 20]),
        needs(/40 kVA/, 1),
        needs('power_distro', [1, 12]),
        needs('power_cable'),
        needs(/^WC autonome$/, [7, 8]),
        needs('toilet_accessible', [1, 1]),
        needs('fire_extinguisher', [10, 10]),
      ],
      should: [needs('lighting_console', 1), needs('transport')],
      allowed: without([...SHOW, ...OUTDOORS, 'amplifier'], 'waste_bin'),
      offers: without([...SHOW_OFFERS, ...OUTDOORS_OFFERS], 'crowd_barrier', 'waste_bin', 'backline'),
      excluded: ['crowd_barrier', 'waste_bin', /Tireuse/, 'refrigeration', 'drum_kit', 'guitar_amp', 'bass_amp'],
      silly: ['table_round', 'chair_banquet', 'dance_floor', 'lectern', 'projector', 'flip_chart', 'ceremony_arch'],
      title: [/aubrac|fleuve/i],
    },
  },
  {
    id: 'ho-bg-pliego-patronales',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS. Contrato menor de suministro en alquiler, fiestas patronales de Villarejo del Olmo, del 13 al 15 de agosto de 2027. PRIMERA. Objeto: alquiler, montaje, asistencia y desmontaje del material siguiente en la plaza Mayor: escenario móvil cubierto 8 x 6 (1 ud.); equipo de sonido compuesto por 12 cajas de line array y 6 subgraves, mesa digital, 6 monitores y 4 micrófonos inalámbricos de mano; iluminación: 24 PAR LED y 8 cabezas móviles; técnico de sonido y técnico de iluminación las tres noches, de 20:00 a 4:00; sillas plegables blancas (300 uds.); conjuntos de mesa y dos bancos (50 uds.); vallas peatonales (100 uds.); WC químicos (10 uds.) y adaptado (1 ud.); generador insonorizado de 40 kVA (1 ud.); guirnaldas de bombilla cálida (30 uds. de 10 m); paelleros gigantes con quemador para la comida popular del domingo (2 uds.). SEGUNDA. Aforo previsto 1.800 personas. TERCERA. El presupuesto base de licitación asciende a 14.500 euros, IVA no incluido. CUARTA. El montaje quedará concluido el día 13 a las 17:00 horas. QUINTA. El adjudicatario aportará certificado de montaje firmado por técnico competente. SEXTA. Será causa de resolución el incumplimiento de los pla`,
    good: {
      attendees: [1800, 1800],
      days: 3,
      must: [
        needs('mobile_stage', 1),
        needs('line_array', [12, 12]),
        needs('subwoofer', [6, 6]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', [6, 6]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/PAR LED/, [24, 24]),
        needs('moving_head', [8, 8]),
        needs('crew_sound', [1, 30]),
        needs('crew_lighting', [1, 30]),
        needs(/Silla plegable blanca/, [300, 300]),
        needs('beer_table_set', [50, 50]),
        needs('crowd_barrier', [100, 100]),
        needs('toilet', [10, 10]),
        needs('toilet_accessible', [1, 1]),
        needs(/40 kVA/, 1),
        needs('festoon', [30, 30]),
        needs('cooking', [2, 2]),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('mic_stand', [2, 24]), needs('transport')],
      allowed: [...SHOW, ...OUTDOORS],
      offers: [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'bar_unit', 'crew_dj', 'dj_booth', 'refrigeration', 'waste_bin'],
      silly: [
        'table_round',
        'chair_banquet',
        'lectern',
        'projector',
        'interpretation_booth',
        'registration_desk',
        'ceremony_arch',
      ],
      title: [/villarejo|fiestas|patronales/i],
    },
  },
];
