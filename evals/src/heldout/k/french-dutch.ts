import { type EvalBrief, either, needs, offers } from '../../expectation.ts';
import { BAND, PARTY_LIGHT, PLATFORM, SEATS, SPEECH, STAGE_LIGHT, TABLEWARE, WALL } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  DECKS,
  FOG,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SCREENS,
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';

/** In French and Dutch: jazz at a castle, a careers fair, a bicycle's launch, a quiz. */
export const FRENCH_DUTCH: readonly EvalBrief[] = [
  {
    id: 'ho-k-jazz-au-chateau',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

Notre association donne un concert de jazz en plein air le samedi 3 juillet dans la cour du château de Langoiran, pour 300 personnes assises.

Pourriez-vous nous chiffrer :
- le podium remorque couvert
- 4 têtes RCF 912 et 2 caissons, 4 retours, la console M32R
- 6 micros SM58 avec pieds, 3 DI
- une batterie, un ampli basse et le Nord Stage (le guitariste joue sur son propre ampli)
- 8 PAR LED et 4 lyres, avec un technicien lumière
- un technicien son
- 300 chaises coque
- 12 guirlandes guinguette
- un groupe de 40 kVA

La mairie nous prête les barrières et s'occupe des sanitaires. La buvette est tenue par nos bénévoles, avec leurs frigos et leur tireuse. Nous avons déjà nos barnums. Pas de fumée ni de brouillard, le conservateur l'interdit. Aucun écran n'est prévu. Les extincteurs sont ceux du château.

En option, si le budget le permet : 10 mange-debout.

Bien cordialement,
Solène Marquet`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/912/, 4),
        needs('subwoofer', 2),
        needs(/Retour RCF/, 4),
        needs(/M32R/, 1),
        needs(/SM58/, 6),
        needs('di_box', 3),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs('keyboard', 1),
        needs(/PAR LED/, 8),
        needs('moving_head', 4),
        needs('crew_lighting', [1, 14]),
        needs('crew_sound', [1, 14]),
        needs(/M2 accrochable/, [300, 300]),
        needs('festoon', 12),
        needs(/40 kVA/, 1),
      ],
      should: [
        needs(/Pied de micro/, [6, 14]),
        needs('power_distro'),
        offers('table_cocktail', 10),
        needs('transport'),
      ],
      allowed: without([...SHOW, ...OUTDOORS], 'hazer', 'fire_extinguisher'),
      offers: without(
        [...SHOW_OFFERS, ...OUTDOORS_OFFERS, 'bar_unit'],
        ...FOG,
        ...LOOS,
        ...SCREENS,
        'gazebo',
        'crowd_barrier',
      ),
      excluded: [
        ...LOOS,
        ...SCREENS,
        'crowd_barrier',
        'refrigeration',
        /Tireuse/,
        'gazebo',
        'hazer',
        'guitar_amp',
        'fire_extinguisher',
      ],
      silly: ['lectern', 'dance_floor', 'table_round', 'mirror_ball', 'dj_player', 'exhibition_stand'],
      title: [/langoiran|jazz|concert/i, /300/],
    },
  },
  {
    id: 'ho-k-salon-des-metiers',
    language: 'fr',
    catalogue: 'garonne',
    description: `CAHIER DES CHARGES (extrait)
Salon des métiers, Libourne, parc des expositions, hall 2, mercredi 24 et jeudi 25 novembre. 40 exposants, 1 800 visiteurs attendus.

Article 3. Prestations
3.1 Mobilier : 40 plateaux 183 x 76, 200 chaises coque, 2 banques d'accueil, 30 grilles d'exposition
3.2 Moquette posée dans l'espace conférences : 150 m²
3.3 Espace conférences : estrade 4 x 2 m hauteur 40 cm, pupitre, écran de 3 m, vidéoprojecteur 5 000 lumens, PC de diffusion, 2 micros HF main, 1 serre-tête, sonorisation pour 80 personnes, un technicien présent les deux jours
3.4 Affichage : 6 écrans LED 55 pouces sur pied
3.5 Exploitation : 10 talkies-walkies, 20 potelets à cordon

Article 4. Hors marché
Les cloisons des stands, l'électricité (coffrets et câblage), le chauffage et le nettoyage, bennes et conteneurs compris, relèvent du parc des expositions. L'accueil par hôtesses et la restauration font l'objet de marchés distincts. Aucune captation vidéo n'est demandée.

Article 5. Prestation supplémentaire éventuelle (option) : 12 oliviers en pot.

Les offres sont valables 120 jours. Pénalités : 150 € par heure de retard.`,
    good: {
      attendees: [1800, 1840],
      days: 2,
      must: [
        needs(/Plateau rect/, [40, 40]),
        needs(/M2 accrochable/, [200, 200]),
        needs('registration_desk', 2),
        needs(/Grille caddie/, [30, 30]),
        needs(/Moquette expo/, [150, 150]),
        needs('stage_deck', 4),
        needs('lectern', 1),
        needs(/300 x 170/, 1),
        needs(/2250U/, 1),
        needs('playback_laptop', 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_headset', 1),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 6])),
        needs(['crew_sound', 'crew_video'], [1, 48]),
        needs(/55 pouces/, 6),
        needs('two_way_radio', 10),
        needs('stanchion', 20),
      ],
      should: [needs('stage_leg', 4), offers('plants', 12), needs('transport')],
      allowed: [...without(MEETING, 'power_distro', 'power_cable'), ...PLATFORM, 'crew_project_manager'],
      offers: without(
        [...MEETING_OFFERS, 'waste_bin', 'fire_extinguisher', 'coat_rail'],
        'camera',
        'crew_camera',
        'streaming_encoder',
        'crew_host',
        'waste_bin',
      ),
      excluded: [
        'power_distro',
        'power_cable',
        'generator',
        'space_heater',
        'patio_heater',
        'waste_bin',
        'crew_host',
        'crew_waiter',
        'camera',
        'crew_camera',
        'streaming_encoder',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'stage_monitor', 'table_round', 'beer_table_set'],
      title: [/libourne|salon/i, /1[., \u00a0\u202f]?800/],
    },
  },
  {
    id: 'ho-k-fietslancering',
    language: 'nl',
    catalogue: 'zenne',
    description: `Beste,

Op donderdag 16 september stellen we in een loods in Mechelen ons nieuwe e-bikemodel voor aan 130 genodigden. Graag een offerte voor:

- LED-wand van 5 x 3 m, met processor
- podium 6 x 3 m, 40 cm hoog, met trap
- geluid voor 130 personen, 2 hoofdbeugels en 1 draadloze handmicro
- laptop om de presentatie af te spelen
- 30 accu-uplights
- 15 receptietafels met zwarte stretchhoes
- rode loper
- bedrukte fotowand
- een geluidstechnicus en een beeldtechnicus

De traiteur zorgt voor glazen, borden en de toog, en heeft eigen kelners. Stroom en verwarming zijn aanwezig in de loods. Stoelen zijn niet nodig, iedereen staat. Rook of nevel willen we niet bij de fietsen. Fotograaf en cameraploeg komen van ons reclamebureau. Een dj evenmin, we hebben een afspeellijst.

Eventueel, als het binnen het budget past: 2 koudvuurfonteinen voor het onthullingsmoment.

Met vriendelijke groeten
Wouter Lenaerts`,
    good: {
      attendees: 130,
      days: 1,
      must: [
        needs(/PL2\.5/, [15, 15]),
        needs('stage_deck', 9),
        either(needs('pa_package', [1, 2]), needs(['speaker_top', 'speaker_column'], [2, 8])),
        needs('mic_headset', 2),
        needs('mic_wireless_handheld', 1),
        needs('playback_laptop', 1),
        needs(/B60/, 30),
        needs(/^Receptietafel/, 15),
        needs(/Rode loper/, [1, 2]),
        needs('backdrop', 1),
        needs('crew_sound', [1, 14]),
        needs('crew_video', [1, 14]),
      ],
      should: [
        needs('video_processor', 1),
        needs('stage_steps', [1, 2]),
        needs(/Stretchhoes/, 15),
        offers('spark_machine', 2),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...WALL, ...PLATFORM, ...STAGE_LIGHT, ...ANY_JOB, 'subwoofer'],
      offers: without(
        [...PARTY_OFFERS, ...MEETING_OFFERS],
        'bar_unit',
        'crew_bar',
        'crew_waiter',
        'glassware',
        'hazer',
        'camera',
        'crew_camera',
        'crew_photographer',
        'crew_dj',
        'patio_heater',
      ),
      excluded: [
        ...TABLEWARE,
        ...SEATS,
        ...FOG,
        ...DECKS,
        'bar_unit',
        'crew_bar',
        'generator',
        'space_heater',
        'patio_heater',
        'camera',
        'crew_camera',
        'crew_dj',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'stage_monitor', 'crowd_barrier', 'projector', 'beer_table_set'],
      title: [/mechelen|lancering|voorstelling|e-bike/i, /130/],
    },
  },
  {
    id: 'ho-k-quizavond-tielt',
    language: 'nl',
    catalogue: 'zenne',
    description: `tel. 14u10, mevr. Claes, kwb Tielt
quiz + optreden, za 13/11, parochiezaal, 180 pers.
- 30 klaptafels, 180 klapstoelen zw.
- beamer 6200 + doek 3 m, laptop
- feestset geluid, 2 draadl. handmicro's, 1 dasspeld
- podium 4x3 op 40, trap
- podiumlichtset klein
zaal heeft toog, koelkasten en glazen. zanger brengt zijn techniker mee, dus geen technicus van ons. geen dj, geen discolicht. tafellakens v. papier doen ze zelf
optie: spiegelbol
halen zelf af vrijdag na 16u, geen levering
prijs mailen voor do.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/Klaptafel/, 30),
        needs(/Klapstoel zwart/, [180, 180]),
        needs(/L630U/, 1),
        needs(/300 x 169/, 1),
        needs('playback_laptop', 1),
        needs(/Feestset/, 1),
        needs('mic_wireless_handheld', 2),
        needs('mic_wireless_lapel', 1),
        needs('stage_deck', 6),
        needs('lighting_package', 1),
      ],
      should: [needs('stage_steps', [1, 2]), offers('mirror_ball', 1)],
      allowed: [
        ...PLATFORM,
        ...without(SPEECH, 'crew_sound', 'crew_technician'),
        'video_cable',
        'presentation_clicker',
        'batteries',
        'consumables',
        'power_cable',
        'power_distro',
        'cable_ramp',
        'stage_monitor',
      ],
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS, ...BAND, ...PARTY_LIGHT],
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_dj',
        'crew_sound',
        'crew_technician',
        'disco_light',
        'tablecloth',
      ),
      excluded: [
        ...DECKS,
        'bar_unit',
        'refrigeration',
        'glassware',
        'crew_sound',
        'crew_technician',
        'crew_dj',
        'disco_light',
        'tablecloth',
        'transport',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'dance_floor', 'table_round', 'interpretation_booth'],
      title: [/tielt|quiz/i, /180/],
    },
  },
];
