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
  STAGES,
} from '../usual.ts';

/** In German, French and Dutch over shelves of several countries. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-k-kapelle-nordlicht',
    language: 'de',
    catalogue: 'klangwerk',
    description: `TECHNICAL RIDER - KAPELLE NORDLICHT (Indie-Pop, 4 Personen)
Konzert am Samstag, 6. März, Kulturfabrik Jena, ca. 300 Stehplätze

PA (vom Dienstleister): 8 x RCF HDL 20-A, 4 x RCF SUB 9004-AS, FOH-Pult Midas M32 Live mit Stagebox DL16
Monitoring: 2 Wedges. In-Ears haben wir selbst dabei, bitte keine stellen.
Mikrofone: 3 x SM58, 2 x SM57, 1 x Beta 52A, 3 x e 904, 1 Paar NT5, 4 DI-Boxen, 8 Galgenstative. Funkmikrofone werden nicht benötigt.
Backline vom Dienstleister: Schlagzeug (wir bringen Becken und Snare), Bassverstärker. Gitarrenverstärker und Keyboards reisen mit uns.
Licht: 12 x ROOT PAR 6, 6 x Robe Pointe, Pult dot2, ein Lichttechniker. Hazer gern, Nebelmaschine und Strobo bitte nicht.
Personal: Unser FOH-Mann mischt selbst; bitte einen Tontechniker für den Monitorplatz.
Bühne: im Haus, 8 x 6 m. Strom: 63 A CEE im Haus, kein Aggregat.
Merchandise: 2 Klapptische.
Catering: 4 x vegan, 1 x glutenfrei, 24 Flaschen Wasser, 8 Handtücher. Get-in 14 Uhr, Curfew 23 Uhr.`,
    good: {
      attendees: 300,
      days: 1,
      must: [
        needs('line_array', 8),
        needs(/9004/, 4),
        needs(/M32/, 1),
        needs('stage_monitor', 2),
        needs(/SM58/, 3),
        needs(/SM57/, 2),
        needs(/Beta 52A/, 1),
        needs(/e 904/, 3),
        needs(/NT5/, 1),
        needs('di_box', 4),
        needs(/210\/9/, 8),
        needs('drum_kit', 1),
        needs('bass_amp', 1),
        needs(/ROOT PAR/, 12),
        needs(/Pointe/, 6),
        needs(/dot2/, 1),
        needs('hazer', 1),
        needs('crew_lighting', [1, 14]),
        needs('crew_sound', [1, 14]),
        needs('table_trestle', 2),
      ],
      should: [needs(/DL16/, 1), needs('transport')],
      allowed: without([...SHOW, 'truss', 'chair'], ...STAGES, 'in_ear_monitor'),
      offers: without(SHOW_OFFERS, 'smoke_machine', 'strobe', 'backline'),
      excluded: [
        ...STAGES,
        'in_ear_monitor',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'guitar_amp',
        'keyboard',
        'smoke_machine',
        'strobe',
        'generator',
        'fuel',
      ],
      silly: ['projector', 'lectern', 'toilet', 'marquee', 'dj_player', 'crowd_barrier', 'table_round'],
      title: [/jena|nordlicht/i, /300/],
    },
  },
  {
    id: 'ho-k-jugendsporttag',
    language: 'de',
    catalogue: 'seeblick',
    description: `Grüezi mitenand

Am Samstag, 28. August, führen wir in Arth den Jugendsporttag durch, mit 320 Kindern und gegen 500 Zuschauenden. Gerne hätten wir eine Offerte für:

10 Faltzelte 3 x 3 m
1 Festzelt 10 x 15 m, ohne Boden
60 Festbankgarnituren
50 Absperrgitter
2 Akku-Lautsprecher mit Funkmikrofon
12 Funkgeräte
8 mobile Toiletten und 1 rollstuhlgängige
15 Abfallcontainer
2 Gasgrills

Strom beziehen wir vom Schulhaus, Verteiler und Kabel legt unser Elektriker. Die Kühlschränke stellt der Getränkehändler, die Gläser auch. Teller und Besteck sind Einweg. Der Samariterverein ist da. Auf eine Bühne verzichten wir, die Rangverkündigung ist auf der Schulhaustreppe. Musik läuft keine, also braucht es auch keinen DJ. Aufgestellt wird alles ausser dem Festzelt von unseren eigenen Helfern.

Sportliche Grüsse
Reto Ulrich`,
    good: {
      attendees: [320, 820],
      days: 1,
      must: [
        needs(/Faltzelt 3 x 3/, 10),
        needs(/Festzelt 10 x 15/, 1),
        needs('beer_table_set', [60, 60]),
        needs('crowd_barrier', [50, 50]),
        needs(/Akku-Lautsprecher/, 2),
        needs('two_way_radio', 12),
        needs('toilet', 8),
        needs('toilet_accessible', 1),
        needs('waste_bin', 15),
        needs(/Gasgrill/, 2),
      ],
      should: [needs('transport')],
      allowed: without(OUTDOORS, 'generator', 'power_distro', 'power_cable', 'fuel'),
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...STAGES,
        ...TABLEWARE,
        'marquee_floor',
        'generator',
        'power_distro',
        'power_cable',
        'crew_electrician',
        'refrigeration',
        'crew_dj',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'disco_light', 'chair_banquet', 'subwoofer'],
      title: [/arth|sporttag/i, /320|500|820/],
    },
  },
  {
    id: 'ho-k-genossenschaft-gv',
    language: 'de',
    catalogue: 'seeblick',
    description: `Anfrage über das Kontaktformular
Anlass: Generalversammlung mit Nachtessen
Firma/Verein: Wohnbaugenossenschaft Rigiblick
Datum: Freitag, 16. April
Ort: Mehrzweckhalle Küssnacht
Anzahl Personen: 240
Bühne: vorhanden
Rednerpult: ja, mit Schwanenhals
Mikrofone: 2 Ansteck, 3 Hand
Beschallung: ja, für die ganze Halle
Beamer: 10000 Lumen
Leinwand: 4 m
Laptop: bringen wir mit
Höranlage: ja
Techniker: ja, den ganzen Abend
Tische: 30 runde, 160 cm
Stühle: 240 Bankettstühle
Tischtücher: 30, weiss, rund
Kaffeemaschinen: 2
Geschirr, Besteck, Gläser: nein, kommt vom Caterer
Servicepersonal: nein
Garderobe: in der Halle
Dekoration: machen wir selber
Videoaufnahmen: nicht erwünscht
Option: 20 Akku-Uplights
Bemerkungen: Abgestimmt wird mit Stimmkarten. Das Ländlertrio spielt ohne Verstärkung. Mitglied Nr. 1047 spricht als Erster.`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs('lectern', 1),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        either(needs(['speaker_top', 'speaker_column'], [2, 12]), needs('pa_package', [1, 3])),
        needs(/Laser 10000/, 1),
        needs(/400 x 225/, 1),
        needs('induction_loop', 1),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
        needs(/160 cm/, 30),
        needs(/Bankettstuhl/, [240, 245]),
        needs(/rund Ø 280/, [30, 32]),
        needs('hot_drinks', 2),
      ],
      should: [needs('mic_lectern', 1), offers('uplight', 20), needs('transport')],
      allowed: without(MEETING, 'playback_laptop'),
      offers: without(
        [...MEETING_OFFERS, ...PARTY_OFFERS],
        ...PLATFORM,
        'playback_laptop',
        'camera',
        'crew_camera',
        'coat_rail',
        'plants',
        'crew_waiter',
        'glassware',
        'streaming_encoder',
      ),
      excluded: [
        ...STAGES,
        ...TABLEWARE,
        'playback_laptop',
        'crew_waiter',
        'coat_rail',
        'plants',
        'camera',
        'crew_camera',
      ],
      silly: ['generator', 'toilet', 'marquee', 'stage_monitor', 'disco_light', 'crowd_barrier'],
      title: [/k(ü|ue)ssnacht|generalversammlung|gv/i, /240/],
    },
  },
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
