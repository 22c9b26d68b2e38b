import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEAKERS, SPEECH } from '../../usual.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW,
  SHOW_OFFERS,
  STAGES,
} from '../usual.ts';

/** In French, Dutch and Spanish over shelves of several countries. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-n-diner-vigneron',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Nous recevons 90 convives le vendredi 11 juin pour un dîner vigneron au milieu de nos barriques, à Saint-Macaire.

Pourriez-vous nous chiffrer 12 tables en bois massif, 90 chaises cross-back, 270 verres à vin (trois par personne), 90 gobelets pour l'eau, 90 assiettes plates et 90 assiettes à dessert, les couverts correspondants, 90 serviettes en coton, 12 guirlandes guinguette, 6 oliviers, 4 parasols chauffants pour l'apéritif dehors ainsi qu'une enceinte autonome avec micro pour le mot de bienvenue ? Livraison le jeudi.

Pas de nappes, le bois est trop beau. Les fleurs viennent de chez Lucie, notre fleuriste. Le chef arrive avec son camion-cuisine, ses fours et son froid, et trois serveurs de sa maison. Nous avons le courant au chai. Il n'y aura ni danse ni DJ : on parle, on goûte.

Bien à vous,
Hélène Castaing`,
    good: {
      attendees: 90,
      days: 1,
      must: [
        needs(/bois massif/, [12, 12]),
        needs(/cross-back/, [90, 90]),
        needs(/Verre à vin/, [270, 270]),
        needs(/Gobelet/, [90, 90]),
        needs(/Assiette plate/, [90, 90]),
        needs(/Assiette à dessert/, [90, 90]),
        needs(/Serviette/, [90, 90]),
        needs('festoon', 12),
        needs('plants', 6),
        needs('patio_heater', 4),
        needs(/Mipro/, 1),
      ],
      should: [needs(/Fourchette/, [90, 90]), needs(/Couteau/, [90, 90]), needs('transport')],
      allowed: [...ANY_JOB, ...SPEECH, /Cuillère/, 'fuel', 'uplight'],
      offers: [...PARTY_OFFERS, ...OUTDOORS_OFFERS],
      excluded: [
        'tablecloth',
        'centrepiece',
        'cooking',
        'refrigeration',
        'crew_waiter',
        'generator',
        'dance_floor',
        'crew_dj',
        'disco_light',
      ],
      silly: ['projector', 'toilet', 'marquee', 'stage_deck', 'subwoofer', 'line_array', 'lectern'],
      title: [/saint.macaire|d(î|i)ner|vigneron/i, /90/],
    },
  },
  {
    id: 'ho-n-gala-danse-fiche',
    language: 'fr',
    catalogue: 'garonne',
    description: `FICHE TECHNIQUE – gala de fin d'année, école de danse « Pas à Pas »
Salle Delteil, Bègles, samedi 26 juin, deux représentations le même jour (15 h et 20 h), 420 spectateurs chacune

À fournir par le prestataire
Sol : tapis de danse noir, 10 m x 8 m
Draperie : pendrillons noirs, 24 m linéaires
Son : 2 L-Acoustics X12 et 2 KS21 en façade, 4 retours, 1 lecteur, 1 mixette, 2 micros HF main pour la directrice
Lumière : 12 découpes 614, 24 PAR LED, 6 lyres wash, 1 console, 1 machine à brouillard
Équipe : 1 technicien son, 1 technicien lumière, de 9 h à 23 h

Sur place ou pris en charge par ailleurs
La scène (12 x 9) et les sièges sont ceux de la salle. La captation vidéo est confiée à un papa caméraman. La régie plateau est tenue par les professeures. Aucune projection. Les fleurs du final : l'association des parents. Électricité : armoire 125 A en coulisses.

Contact technique : poste 214`,
    good: {
      attendees: [420, 840],
      days: 1,
      must: [
        needs('stage_floor', [80, 80]),
        needs('drape', [24, 24]),
        needs(/X12/, 2),
        needs(/KS21/, 2),
        needs(/Retour RCF/, 4),
        needs('mic_wireless_handheld', 2),
        needs('profile_spot', 12),
        needs(/PAR LED/, 24),
        needs(/Spiider/, 6),
        needs('hazer', 1),
        needs('crew_sound', [1, 15]),
        needs('crew_lighting', [1, 15]),
      ],
      should: [needs('audio_player', 1), needs('mixing_console', 1), needs('lighting_console', 1), needs('transport')],
      allowed: [...SHOW, 'dmx_splitter'],
      offers: [...SHOW_OFFERS],
      excluded: [
        ...STAGES,
        'chair',
        'chair_banquet',
        'camera',
        'crew_camera',
        'crew_stage_manager',
        'projector',
        'projection_screen',
        'led_wall',
        'generator',
      ],
      silly: ['toilet', 'marquee', 'lectern', 'dance_floor', 'table_round', 'crowd_barrier', 'drum_kit'],
      title: [/b(è|e)gles|gala|danse/i, /420|840/],
    },
  },
  {
    id: 'ho-n-forum-associations',
    language: 'fr',
    catalogue: 'garonne',
    description: `CONSULTATION – EXTRAIT DU CAHIER DES CHARGES
Forum des associations, complexe sportif de Cestas, dimanche 5 septembre. 100 associations, fréquentation attendue : 3 000 visiteurs.

Article 3 – Consistance des prestations
3.1 120 plateaux 183 x 76 et 240 chaises coque M2
3.2 60 grilles d'exposition
3.3 15 barnums 3 x 3 sur l'esplanade
3.4 Scène de 6 m x 4 m, hauteur 1 m, avec escalier, garde-corps sur trois côtés et jupe noire
3.5 Sonorisation de la scène pour les démonstrations, 2 micros HF main, 1 technicien son pour la journée
3.6 5 coffrets 32 A et 40 prolongateurs 16 A
3.7 60 barrières Vauban

Article 4 – Hors marché
4.1 Gardiennage et secours : marché municipal en cours
4.2 Sanitaires : ceux du complexe
4.3 Alimentation générale : fournie par la commune ; aucun groupe électrogène n'est demandé
4.4 Extincteurs : services techniques
4.5 Buvette : comité des fêtes, qui apporte ses tireuses et ses armoires froides
4.6 Éclairage : sans objet, clôture à 18 h
4.7 Signalétique : imprimée en régie

Article 5 – Le candidat assure livraison, montage et démontage. Offre à remettre avant le 12 avril, lot n° 2 du marché 2027-018.`,
    good: {
      attendees: 3000,
      days: 1,
      must: [
        needs(/Plateau rect/, [120, 120]),
        needs(/M2 accrochable/, [240, 240]),
        needs(/Grille caddie/, [60, 60]),
        needs(/Barnum/, 15),
        needs('stage_deck', [12, 24]),
        needs(SPEAKERS, [1, 16]),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs(/Coffret 32/, 5),
        needs(/Prolongateur/, [40, 40]),
        needs('crowd_barrier', [60, 60]),
      ],
      should: [
        needs(/5 marches/, [1, 2]),
        needs('stage_handrail', [5, 10]),
        needs('stage_skirt', [10, 24]),
        needs(/100 cm/, [12, 24]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor'],
      offers: [...OUTDOORS_OFFERS, ...MEETING_OFFERS],
      excluded: [
        ...LOOS,
        'generator',
        'fire_extinguisher',
        'refrigeration',
        /Tireuse/,
        'floodlight',
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'crew_lighting',
      ],
      silly: ['projector', 'dance_floor', 'table_round', 'hazer', 'disco_light', 'lectern', 'drum_kit'],
      title: [/cestas|forum/i, /3[.,   ]?000/],
    },
  },
  {
    id: 'ho-n-verkiezingsdebat',
    language: 'nl',
    catalogue: 'zenne',
    description: `Verkiezingsdebat zes lijsttrekkers, cc De Ploter in Ternat, donderdag 24 september, 19.30 u, 280 toeschouwers

Tabel met noden voor de verhuurder:

wat | aantal | opmerking
podiumelementen 2 x 1 | 15 | vloer van 6 x 5 m, 40 cm hoog
podiumtrap | 2 |
hoofdbeugelmicro's | 7 | zes kandidaten en de moderator
draadloze handmicro's | 2 | voor vragen uit de zaal
actieve luidsprekers 12" | 4 | op statief
mengtafel | 1 | minstens 16 kanalen
barkruk wit | 7 |
stemkastjes | 280 |
retourscherm op de vloer | 1 | voor de tijd
ringleiding | 1 |
geluidstechnicus | 1 | hele avond
licht | - | rig van het centrum, met hun eigen lichttechnicus
scherm en beamer | - | hangt er, laptop idem
camera's en stream | - | regionale zender
stoelen in de zaal | - | vaste tribune
spreekgestoelte | - | niet gewenst, ze zitten op krukken
stewards | - | gemeente
levering en ophaling | 1 | donderdagmiddag / vrijdag`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/Podiumelement 200/, 15),
        needs('mic_headset', 7),
        needs('mic_wireless_handheld', 2),
        needs(/DZR12/, 4),
        needs('mixing_console', 1),
        needs('bar_stool', 7),
        needs('voting_system', [280, 280]),
        needs('confidence_monitor', 1),
        needs('induction_loop', 1),
        needs('crew_sound', [1, 8]),
        needs('transport'),
      ],
      should: [needs('stage_steps', 2), needs('speaker_stand', 4)],
      allowed: [...SPEECH, ...PLATFORM, ...ANY_JOB, 'video_cable', 'speaker_timer'],
      offers: [...MEETING_OFFERS],
      excluded: [
        'stage_wash',
        'lighting_package',
        'profile_spot',
        'crew_lighting',
        ...SCREENS,
        'playback_laptop',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'chair',
        'lectern',
        'crew_steward',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'line_array', 'beer_table_set'],
      title: [/ternat|debat/i, /280/],
    },
  },
  {
    id: 'ho-n-asamblea-taxistas',
    language: 'es',
    catalogue: 'bluemesa',
    description: `Buenas tardes:

La cooperativa de taxistas de Tucson celebra su asamblea anual el domingo 14 de marzo en el gimnasio de la parroquia. Vendrán unos 250 socios.

Quisiéramos alquilar:
- 250 sillas plegables negras
- una tarima de 16 x 8 pies, a 24 pulgadas, con escalón y faldón negro
- podio de madera con micrófono de cuello de ganso
- 2 bocinas QSC K12 en trípode con mezcladora y 2 micrófonos inalámbricos de mano
- proyector de 6,000 lúmenes, pantalla de 7.5 x 13 y computadora portátil
- 6 mesas de 6 pies para el registro y las urnas
- un técnico durante la asamblea

El café y el pan dulce los ponen las señoras del comité. La interpretación al inglés la hace mi sobrina, sin equipo. No queremos grabación ni cámaras: es una reunión privada. El gimnasio tiene aire acondicionado, baños y corriente, y con su luz basta. Las mesas redondas que ofrecían la otra vez ya no nos hacen falta.

Saludos,
Ramiro Quijada`,
    good: {
      attendees: 250,
      days: 1,
      must: [
        needs(/Samsonite/, [250, 250]),
        needs('stage_deck', [4, 4]),
        needs(/Podium, wood/, 1),
        needs(/K12\.2/, 2),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs(/L1100U/, 1),
        needs(/7\.5' x 13'/, 1),
        needs(/^6ft banquet/, 6),
        needs(['crew_technician', 'crew_sound', 'crew_video'], [1, 12]),
      ],
      should: [
        needs('speaker_stand', 2),
        needs('mic_lectern', 1),
        needs('playback_laptop', 1),
        needs('stage_leg', 4),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [16, 48]),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: [...MEETING_OFFERS],
      excluded: [
        'camera',
        'crew_camera',
        'video_recorder',
        'audio_recorder',
        'air_conditioner',
        'generator',
        'stage_wash',
        'lighting_package',
        'table_round',
      ],
      silly: ['marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'stage_monitor', 'line_array', 'led_wall'],
      title: [/tucson|asamblea/i, /250/],
    },
  },
];
