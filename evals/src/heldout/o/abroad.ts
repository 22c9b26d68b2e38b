import { type EvalBrief, either, needs } from '../../expectation.ts';
import { LOUD, PARTY_LIGHT, PLATFORM, RADIO_MICS, SEATS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, DECKS, FOG, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SCREENS, STAGES } from '../usual.ts';

/** In German, French and Dutch: a band's conditions, a rally, a choir, a shadow theatre, a wedding, an evocation. */
export const ABROAD: readonly EvalBrief[] = [
  {
    // Modelled on https://diegrosslangheimer.de/?p=358
    id: 'ho-o-buehnenanweisung-blaskapelle',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Weiterleitung unseres Vereins (Weinfest Nordheim, Sa. 14. August, Dorfplatz, ca. 600 Besucher): das will die Kapelle von uns haben, bitte alles anbieten was wir nicht selber haben, siehe unten.

Bühnenanweisung
Die nachfolgende Bühnenanweisung soll dazu beitragen, dass Ihre Veranstaltung ein Erfolg wird.
Zufahrt
Der Ladeweg muss ab 4 Std. vor Auftritt frei sein, LKW 3,50 m Höhe. Bei ungünstigen Wegen sind Helfer zu stellen (bei uns: 4 Helfer je 4 Std., Auf- und Abbau).
Bühne
Mittig an der Stirnseite, eben und in Waage, an der Frontseite frei von Geländern, frei von Girlanden. Die Bühne muss überdacht sein, Regen!
Bühnenmaße
Breite mind. 8 Meter, Tiefe mind. 5 Meter, lichte Höhe mind. 4 Meter
Stromversorgung
Auf oder unter der Bühne 400 Volt/32 Ampere CEE mit FI. (Anschluss liegt am Rathaus, 50 m weg, wir brauchen nur die Kabel und Kabelbrücken, 20 Stück)
Mischpult(e) und Technik
Die Kapelle bringt Tonanlage, Licht, Pulte und ihre Techniker mit. Stellfläche ca. 20 m mittig vor der Bühne, mind. 3 x 3 m, dafür ein Pavillon.
Garderobe
im Rathaus, haben wir.

Dazu von uns: 70 Bierzeltgarnituren, 30 Absperrgitter, 6 Toilettenkabinen. Weinstände und Kühlung stellt der Winzerverein, Lichterketten hängen schon.`,
    good: {
      attendees: 600,
      days: 1,
      must: [
        needs(/Rundbogen/, 1),
        needs('crew_stagehand', [4, 40]),
        needs('cable_ramp', [20, 20]),
        needs(/CEE 32/, [2, 4]),
        needs('gazebo', [1, 1]),
        needs('beer_table_set', [70, 70]),
        needs('crowd_barrier', [30, 30]),
        needs('toilet', 6),
      ],
      should: [needs('power_distro', [1, 4]), needs('transport')],
      allowed: [...without(OUTDOORS, 'generator', 'fuel'), ...PLATFORM],
      offers: without(OUTDOORS_OFFERS, 'festoon', 'gazebo'),
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        'mixing_console',
        'stage_monitor',
        'crew_sound',
        'crew_lighting',
        'stage_wash',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'festoon',
        'generator',
      ],
      silly: ['projector', 'lectern', 'table_round', 'dance_floor', 'interpretation_booth', 'choir_riser'],
      title: [/nordheim|weinfest/i, /600/],
    },
  },
  {
    // Modelled on https://www.wir-machen-euch-satt.de/2015/12/23/equipment/
    id: 'ho-o-demo-sprechanlage',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Equipment

Wie ich ja schon geschrieben hatte, wurde die Demo bereits angemeldet: Samstag, 16. Januar, 11 Uhr, Augustusplatz in Leipzig, angemeldet für 800 Leute. Die nötigen Ordnerbinden, die für eine Demo gebraucht werden, haben wir noch. Aber wir benötigen auch eine Sprechanlage.

Im letzten Jahr musste alles sehr schnell gehen. Zunächst hatten wir an einen kleinen Verstärker mit zwei Lautsprechern gedacht. Ein guter Bekannter, der sich mit Veranstaltungstechnik auskennt, riet mir von unserem Vorhaben ab. Rückblickend war die Anlage zwar absolut passend, aber alle die ab der dritten oder vierten Reihe standen, konnten nur erahnen, wer da vorne gerade sprach.

Darum suchen wir für die neue Demo, zusätzlich zur Sprechanlage, eine kleine Bühne (4 x 3 m, einen Meter hoch, Treppe und Geländer), so dass die Redner nicht nur gehört sondern auch gesehen werden können. Zwei Funkmikros und ein Rednerpult, 10 Handfunkgeräte für die Ordner. Strom gibt es auf dem Platz keinen. Einer muss am Ton bleiben bis zum Schluss, etwa drei Stunden.

Musik machen wir keine.

Womit wir auch schon beim nächsten Punkt sind. Den Rednern. Aber dazu in den nächsten Tagen mehr...`,
    good: {
      attendees: 800,
      days: 1,
      must: [
        needs(['speaker_top', 'line_array', 'speaker_column'], [2, 12]),
        needs('stage_deck', [6, 6]),
        needs('stage_steps', [1, 1]),
        needs('mic_wireless_handheld', [2, 2]),
        needs('lectern', 1),
        needs('two_way_radio', [10, 10]),
        needs('generator', [1, 1]),
        needs(['crew_sound', 'crew_technician'], [1, 14]),
      ],
      should: [
        needs('stage_handrail', [4, 8]),
        needs(/100 cm/, [12, 24]),
        needs('mixing_console', 1),
        needs('power_cable'),
        needs('transport'),
      ],
      allowed: [...SPEECH, ...OUTDOORS, ...PLATFORM, 'mic_lectern'],
      offers: ['gazebo', 'crowd_barrier', 'loudhailer', 'stage_roof', 'toilet', 'subwoofer'],
      silly: ['projector', 'dance_floor', 'disco_light', 'table_round', 'interpretation_booth', 'drum_kit', ...FOG],
      title: [/leipzig|demo|augustusplatz/i, /800/],
    },
  },
  {
    // Modelled on http://joy-singers.ch/index.php?page=100
    id: 'ho-o-chor-merkblatt',
    language: 'de',
    catalogue: 'demo',
    description: `Merkblatt für Veranstalter (20 Sängerinnen und Sänger), hier ausgefüllt für unser Konzert in der deutschen Gemeinde, Manchester, Samstag, 9. Oktober, etwa 250 Zuhörende

Piano
Da es sich nicht um ein A-cappella-Engagement handelt, benötigen wir einen Flügel. Das Instrument muss gestimmt sein und die Stimmung für die Dauer des Konzertes halten. Der Kirche ihr Klavier ist leider nicht zu retten.

Bühne
Die Stellfläche bei Vollbesetzung beträgt mindestens 6 x 3 m, mit Klavier 6 x 5 m, ein Flügel braucht zusätzlich ca. 6 m2. Der Altarraum reicht, eine Bühne ist nicht nötig. Wir verfügen über eigene Podest-Elemente, welche den Platzverhältnissen entsprechend aufgestellt werden.

Licht
Wir benötigen einen normal ausgeleuchteten Bühnenraum. Eine Scheinwerferanlage ist in der Kirche nicht vorhanden, also bitte etwas Schlichtes mit Stativen und jemand der es aufstellt.

Ton
Wir singen ohne Beschallungsanlage.

Einsingen/Vorprobe
Ein separater Raum ist da.

Garderobenraum
Eine abschliessbare Umkleide für 20 Personen, mit einer Kleiderstange.

Notenpulte für die fünf Instrumente mit Licht. Aufgenommen wird das Konzert von einem Freund, die Mikrofone dafür bringt er mit.`,
    good: {
      attendees: [250, 275],
      days: 1,
      must: [
        needs('piano', 1),
        needs(['stage_wash', 'profile_spot', 'lighting_package'], [1, 20]),
        needs('coat_rail', [1, 1]),
        needs('music_stand', [5, 6]),
        needs(['crew_lighting', 'crew_technician'], [1, 16]),
      ],
      should: [needs('lighting_stand', [2, 8]), needs('transport')],
      allowed: [...STAGE_LIGHT, ...ANY_JOB],
      offers: ['uplight', 'signage', 'crew_stage_manager'],
      excluded: [
        ...SPEAKERS,
        ...RADIO_MICS,
        ...STAGES,
        'mixing_console',
        'crew_sound',
        'choir_riser',
        'mic_wired',
        'mic_instrument',
        'audio_recorder',
        'keyboard',
      ],
      silly: ['projector', 'generator', 'marquee', 'toilet', 'dance_floor', 'disco_light', 'moving_head', ...FOG],
      title: [/manchester|konzert|chor/i, /250/],
    },
  },
  {
    // Modelled on https://www.theatrecroquemitaine.com/Fiche-technique,68.html
    id: 'ho-o-fiche-theatre-ombres',
    language: 'fr',
    catalogue: 'garonne',
    description: `Fiche technique à l'attention de l'école et de la mairie (spectacle jeune public, salle polyvalente de Cestas, vendredi 4 décembre, environ 180 enfants et accompagnateurs)

Espace scénique
Ouverture : 7 m. Profondeur : 6 m. Hauteur : 4 m.
Le spectacle se joue au sol et n'a pas besoin d'un podium. Le fond de la scène doit être totalement blanc pour la projection d'ombres, nous amenons ce fond (hauteur 4 m, longueur 5 m). Vous n'avez besoin que de la structure pour le soutenir.

Eclairage
Nous avons besoin d'un éclairage standard (plein feu), mettons 8 PAR LED sur pieds. A ce plein feu il faut ajouter 4 projecteurs PC de 1000 W, 2 en douche à l'avant-scène et 2 au sol, l'un avant scène et l'autre en coulisse ; ces derniers servent à produire les ombres. Il faut également du matériel pour commander les projecteurs. La salle ne dispose de rien.
L'occultation de la salle est essentielle (les rideaux de la mairie suffisent).

Sonorisation
Un lecteur CD avec possibilité de mixage et amplification de trois micros-cravates HF, un micro HF normal.

Installation
60 minutes + 60 minutes pour les éclairages. Répétition : 1 heure 30. Durée +/- 70 minutes. Un technicien son et lumière de votre côté serait bien, notre régisseur est seul.

Les enfants sont assis par terre, bancs de la salle pour les adultes. Pas de vidéo. Pas de fumée.`,
    good: {
      attendees: 180,
      days: 1,
      must: [
        needs(/PAR LED Starway/, [8, 8]),
        needs(/PC 1 kW/, [4, 4]),
        needs('lighting_console', [1, 1]),
        needs('dimmer', [1, 2]),
        needs(SPEAKERS, [1, 6]),
        needs('mixing_console', 1),
        needs('audio_player', 1),
        needs('mic_wireless_lapel', [3, 3]),
        needs('mic_wireless_handheld', [1, 1]),
        needs(['crew_sound', 'crew_lighting'], [1, 24]),
      ],
      should: [needs('lighting_stand', [2, 6]), needs(['truss', 'truss_base', 'drape'], [1, 12]), needs('transport')],
      allowed: [...SPEECH, ...STAGE_LIGHT, ...ANY_JOB, 'subwoofer'],
      offers: ['induction_loop', 'crew_stage_manager', 'drape'],
      excluded: [...STAGES, ...FOG, 'projector', 'projection_screen', 'led_wall', 'display', ...SEATS],
      silly: [
        'generator',
        'toilet',
        'marquee',
        'dance_floor',
        'disco_light',
        'lectern',
        'crowd_barrier',
        'moving_head',
      ],
      title: [/cestas|spectacle/i, /180/],
    },
  },
  {
    // Modelled on https://maisondesanimations.fr/materiel-de-sonorisation-pour-un-mariage/
    id: 'ho-o-sono-mariage-sans-dj',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour, on essaie de configurer le matériel minimum pour sonoriser nous-mêmes notre mariage le samedi 5 juin à la salle des fêtes de Créon, 120 personnes. On ne cherche pas un gros son comme en discothèque, mais que ça danse quand même !

Si on prend toutes les fonctions :

Un ordinateur portable : le nôtre, avec l'abonnement sans pub.

Un contrôleur DJ : le petit frère en a un, il fait les enchaînements, donc pas de DJ à prévoir.

Un ou plusieurs micros : indispensable pour les discours, 2 sans fil.

Une table de mixage : je ne sais pas si c'est obligatoire avec le contrôleur ? si oui alors oui, avec les câbles

Les enceintes : deux sur pied + un caisson, et une petite sur batterie pour le vin d'honneur dehors.

L'éclairage : 3 ou 4 jeux de lumière, une boule à facettes, et une dizaine de projecteurs sur batterie contre les murs. Pas de fumée, l'alarme de la salle coupe tout.

Tables, chaises, vaisselle, c'est avec la salle. On vient chercher le vendredi et on rend le lundi, mon beau-père a un utilitaire. Vous montrez comment ça se branche ?

Merci d'avance, Maëva et Jo`,
    good: {
      attendees: 120,
      days: 1,
      must: [
        needs('mic_wireless_handheld', [2, 2]),
        either(needs(/RCF ART 912|RCF ART 708|L-Acoustics X12/, [2, 2]), needs(/Kit sono soirée/, [1, 1])),
        needs(/Mipro/, [1, 1]),
        needs('disco_light', [3, 4]),
        needs('mirror_ball', 1),
        needs(/sur batterie/, [8, 12]),
      ],
      should: [
        needs(['subwoofer', /Kit sono soirée/], [1, 1]),
        needs(['speaker_stand', /Kit sono soirée/], [1, 2]),
        needs(['mixing_console', /Kit sono soirée/], [1, 2]),
      ],
      allowed: [...without(LOUD, 'crew_sound', 'crew_technician'), 'power_cable', 'consumables', 'audio_cable'],
      offers: without(
        [...PARTY_OFFERS, ...PARTY_LIGHT, 'crew_sound'],
        'crew_dj',
        'hazer',
        'tablecloth',
        'chair_cover',
        'glassware',
      ),
      excluded: [
        ...DECKS,
        ...FOG,
        ...SEATS,
        'crew_dj',
        'playback_laptop',
        'table_round',
        'table_trestle',
        'crockery',
        'cutlery',
        'glassware',
        'transport',
      ],
      silly: ['projector', 'lectern', 'generator', 'toilet', 'marquee', 'crowd_barrier', 'line_array', 'stage_deck'],
      title: [/cr[ée]on|mariage/i, /120/],
    },
  },
  {
    // Modelled on http://dekorenaar.be/organisatoren.htm
    id: 'ho-o-evocatie-organisatoren',
    language: 'nl',
    catalogue: 'zenne',
    description: `Goeiedag, wij (parochie Asse) krijgen op zondag 14 november om 15 u een muzikale evocatie in onze kerk, een 220-tal bezoekers. Hieronder de voorwaarden van het gezelschap. Wat onder B staat zouden wij bij u huren, behalve wat we er zelf bij gezet hebben.

A. Waarvoor wij zullen zorgen
n Ontwerp en samenstelling van het programma: tekst, muziek, zang-, film- en klankmontage.
n Technische installatie:
     - geluidsversterking
     - digitale videoprojectoren
     - lichttafel
     - monitoren
     - volgspot
     - lichtprojectoren
n Decor: multiscreen 9 meter breed op 2 meter hoogte, rekwisieten
n Brengen van het programma: 95 minuten met 3 medewerkers

B. Waarvoor de organisator zorgt:
n Een goed verduisterde kerk. (in november is het tegen vijven donker, laat maar)
n Een proper, leeg en stevig podium, minstens 10 m breed en 3 meter diep (40 cm hoog is genoeg), met een trapje
n 4 tafels om de bedieningsinstallatie op te plaatsen
n Klaarzetten van de zitplaatsen (120 kerkstoelen hebben we, 100 klapstoelen bij te huren)
n Minimum zes personen om VOOR en NA de evocatie te helpen lossen, monteren, demonteren (doen de jongens van de chiro)
n Elektriciteit: een verdeelkast met 2 kabels van 25 m 32A tot aan het podium

Nog van ons: koffie achteraf, twee percolators en 220 koppen. Wat kost dat geleverd?`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs('stage_deck', [15, 30]),
        needs('stage_steps', [1, 2]),
        needs('table_trestle', 4),
        needs(/Klapstoel/, [100, 100]),
        needs('power_distro', [1, 2]),
        needs(/CEE-kabel 32A/, [2, 2]),
        needs('hot_drinks', 2),
        needs(/Kop en schotel/, [220, 230]),
      ],
      should: [needs('transport')],
      allowed: [...without(PLATFORM, 'stage_ramp'), ...without(ANY_JOB, 'crew_stagehand')],
      offers: ['stage_ramp', 'cutlery', 'signage', 'tablecloth', 'coat_rail'],
      excluded: [
        ...SPEAKERS,
        ...SCREENS,
        'mixing_console',
        'stage_monitor',
        'followspot',
        'stage_wash',
        'profile_spot',
        'moving_head',
        'lighting_package',
        'lighting_console',
        'crew_stagehand',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'crowd_barrier', 'beer_table_set'],
      title: [/asse|evocatie/i, /220/],
    },
  },
];
