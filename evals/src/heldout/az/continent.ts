import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD } from '../../usual.ts';
import { without } from '../f/without.ts';
import { LOOS } from '../usual.ts';
import { FAIR, FAIR_OFFERS } from './pass.ts';

/** A German tender, a French one, a Spanish one. */
export const CONTINENT: readonly EvalBrief[] = [
  {
    id: 'ho-az-brunnenfest-los',
    language: 'de',
    catalogue: 'isarhang',
    description: `Beschränkte Ausschreibung - Leistungsbeschreibung Los 3: Veranstaltungstechnik Brunnenfest
Ausführungszeitraum: 26. und 27.06.2026, Marktplatz, Aufbau ab 25.06., 13:00 Uhr
Pos. 3.1 Bühne 8 x 6 m, Höhe 80 cm, mit Aufgang, Geländer rückwärtig und schwarzer Schürze, 1 Stück
Pos. 3.2 Beschallungsanlage für ca. 600 Personen im Freien, bestehend aus 4 Topteilen und 4 Bässen, Digitalpult, 6 Monitoren, inkl. Verkabelung
Pos. 3.3 Mikrofonsatz: 6 Gesangsmikrofone mit Stativ, 1 Schlagzeugkoffer, 6 DI-Boxen, 2 Handsender
Pos. 3.4 Grundlicht, 12 LED-Scheinwerfer, farbig
Pos. 3.5 Je 1 Tontechniker und 1 Lichttechniker an beiden Tagen, 15:00 bis 24:00 Uhr
Pos. 3.6 Faltpavillon 3 x 3 m für das Mischpult
Bauseits durch den Auftraggeber gestellt und nicht anzubieten: Stromanschluss 63 A inkl. Verteilung (Stadtwerke), Absperrgitter (Bauhof), Toiletten, Biertischgarnituren (Festwirt), Müllbehälter. Die Musikkapellen führen Instrumente und Verstärker selbst mit. Aggregate sind auf dem Platz nicht zugelassen. Angebote sind bis 10.04.2026, 11:00 Uhr, über die Vergabeplattform einzureichen. Bindefrist: 15.05.2026. Nachunternehmer sind zu benen`,
    good: {
      attendees: 600,
      days: 2,
      must: [
        needs('stage_deck', [24, 24]),
        needs('speaker_top', [4, 4]),
        needs('subwoofer', [4, 4]),
        needs(/Digitalpult/, 1),
        needs('stage_monitor', [6, 6]),
        needs(/SM58/, [6, 6]),
        needs(/Schlagzeugmikros/, 1),
        needs('di_box', [6, 6]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('stage_wash', [12, 12]),
        needs('crew_sound', [1, 4]),
        needs('crew_lighting', [1, 4]),
        needs('gazebo', 1),
      ],
      should: [
        needs('stage_leg', [24, 24]),
        needs('stage_steps', [1, 2]),
        needs('stage_handrail', [3, 10]),
        needs('stage_skirt', [7, 28]),
        needs('mic_stand', [6, 16]),
        needs('transport'),
      ],
      allowed: without(FAIR, 'generator', 'fuel', 'power_distro', 'waste_bin'),
      offers: without(FAIR_OFFERS, ...LOOS, 'crowd_barrier', 'beer_table_set'),
      excluded: [
        'generator',
        'fuel',
        'power_distro',
        'crowd_barrier',
        'toilet',
        'toilet_accessible',
        'beer_table_set',
        'waste_bin',
        'drum_kit',
        'guitar_amp',
        'bass_amp',
        'keyboard',
      ],
      silly: ['dance_floor', 'projector', 'lectern', 'table_round', 'registration_desk'],
      title: [/brunnenfest/i],
    },
  },
  {
    id: 'ho-az-fete-du-port',
    language: 'fr',
    catalogue: 'garonne',
    description: `Marché à procédure adaptée - Fête du Port, samedi 18 juillet 2026
CCTP, lot n° 2 : scène, son, lumière
Article 1 - Objet. Location, installation, exploitation et démontage du matériel pour le concert de 21 h et le bal qui suit (environ 900 personnes attendues sur le quai).
Article 2 - Scène. Podium remorque couvert 8 x 6 m, installé avant midi.
Article 3 - Son. Diffusion adaptée, avec caissons de graves, console numérique, 6 retours de scène, 2 micros HF main, 8 micros filaires avec pieds, 6 boîtes de direct, un technicien son.
Article 4 - Lumière. 16 PAR LED, 6 lyres, pupitre et un technicien lumière. Pas de machine à fumée ni de brouillard : le quai est à côté du poste de secours.
Article 5 - Divers. 12 barnums 3 x 3 pour les associations, 150 barrières Vauban.
Article 6 - Moyens mis à disposition par la commune. Tables et bancs ; branchement électrique et groupe électrogène de secours ; sanitaires du port ; bacs à déchets. Le gardiennage fait l'objet d'un marché distinct. L'orchestre vient avec ses instruments.
Article 7 - Prix. Les prix sont fermes. Critères de jugement : prix 60 %, valeur techni`,
    good: {
      attendees: 900,
      days: 1,
      must: [
        needs(/Podium remorque/, 1),
        needs(['speaker_top', 'line_array', 'pa_package'], [1, 16]),
        needs('subwoofer', [2, 12]),
        needs('mixing_console', 1),
        needs('stage_monitor', [6, 8]),
        needs('mic_wireless_handheld', [2, 2]),
        needs(['mic_wired', 'mic_instrument'], [8, 16]),
        needs('di_box', [6, 6]),
        needs('crew_sound', [1, 16]),
        needs('stage_wash', [16, 16]),
        needs('moving_head', [6, 6]),
        needs('lighting_console', 1),
        needs('crew_lighting', [1, 16]),
        needs('gazebo', 12),
        needs('crowd_barrier', [150, 150]),
      ],
      should: [needs('mic_stand', [8, 16]), needs('transport')],
      allowed: without([...FAIR, ...LOUD], 'hazer', 'effect_fluid', 'generator', 'fuel', 'waste_bin', 'crew_steward'),
      offers: without(
        FAIR_OFFERS,
        ...LOOS,
        'smoke_machine',
        'crew_steward',
        'bench',
        'beer_table_set',
        'table_trestle',
        'backline',
      ),
      excluded: [
        'hazer',
        'smoke_machine',
        'table_trestle',
        'beer_table_set',
        'generator',
        ...LOOS,
        'fuel',
        'bench',
        'waste_bin',
        'crew_steward',
        'drum_kit',
        'keyboard',
      ],
      silly: ['lectern', 'projector', 'table_round', 'interpretation_booth', 'registration_desk'],
      title: [/port|f[êe]te/i],
    },
  },
  {
    id: 'ho-az-pliego-vendimia',
    language: 'es',
    catalogue: 'azahar',
    description: `PLIEGO DE PRESCRIPCIONES TÉCNICAS. Fiesta de la Vendimia, 19 y 20 de septiembre de 2026. OBJETO: alquiler, montaje y desmontaje de infraestructuras para la plaza de la Constitución, con una afluencia estimada de 1.200 personas por jornada. RELACIÓN DE MEDIOS: - Un escenario móvil cubierto de 8 x 6 metros. - Equipo de sonido acorde al espacio, con subgraves, mesa digital, 4 monitores, 4 micrófonos inalámbricos de mano, 6 micrófonos de cable con pie y técnico de sonido durante los dos días. - Iluminación de escenario: 12 focos PAR LED y 4 cabezas móviles, con técnico. - 14 carpas plegables de 3 x 3 metros para las bodegas. - 60 conjuntos de mesa y bancos (tipo cervecero). - 80 vallas peatonales. - 10 aseos químicos y 2 adaptados. - Un generador insonorizado de 40 kVA con cuadro y mangueras. - 30 guirnaldas de luz. - 1 paellero gigante con quemador. PLAZO: el montaje deberá estar terminado el viernes 18 a las 20:00 horas. PRESUPUESTO BASE DE LICITACIÓN: 16.500,00 euros, IVA excluido. Los licitadores presentarán la documentación en sobre único a través de la Plataforma de Contratación del Sector Públ`,
    good: {
      attendees: 1200,
      days: 2,
      must: [
        needs('mobile_stage', 1),
        needs(['speaker_top', 'speaker_column', 'line_array', 'pa_package'], [1, 16]),
        needs('subwoofer', [2, 12]),
        needs(/SQ-5/, 1),
        needs('stage_monitor', [4, 4]),
        needs('mic_wireless_handheld', [4, 4]),
        needs(/SM58/, [6, 6]),
        needs('crew_sound', [1, 24]),
        needs(/PAR LED RGBW/, [12, 12]),
        needs('moving_head', [4, 4]),
        needs('gazebo', 14),
        needs('beer_table_set', [60, 60]),
        needs('crowd_barrier', [80, 80]),
        needs('toilet', 10),
        needs('toilet_accessible', 2),
        needs(/40 kVA/, 1),
        needs('festoon', [30, 30]),
        needs(/Paellero/, 1),
      ],
      should: [
        needs('mic_stand', [6, 12]),
        needs('crew_lighting', [1, 24]),
        needs('power_distro', [1, 6]),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: FAIR,
      offers: FAIR_OFFERS,
      silly: ['dance_floor', 'lectern', 'interpretation_booth', 'registration_desk', 'ceremony_arch'],
      title: [/vendimia/i],
    },
  },
];
