import { type EvalBrief, either, needs } from '../../expectation.ts';
import { BAND, LOUD, PLATFORM, RADIO_MICS, SPEAKERS, SPEECH, STAGE_LIGHT } from '../../usual.ts';
import { without } from '../f/without.ts';
import { ANY_JOB, MEETING, MEETING_OFFERS, OUTDOORS, OUTDOORS_OFFERS, PARTY_OFFERS, SHOW_OFFERS } from '../usual.ts';

const LAMPS = ['stage_wash', 'profile_spot', 'lighting_package'] as const;

/** After public riders, conditions and notices, told in words of our own, in German, French, Spanish and Dutch. */
export const KNOWN_OTHERS: readonly EvalBrief[] = [
  {
    id: 'ho-m-kriminalvortrag',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Bühnenanweisung (Technik)

Um die Technik kümmert sich der Veranstalter, er steht auch für sie ein. Fällt der Abend wegen Technik aus, liegt das nicht an mir.

1. Verdunkeln
• Der Raum lässt sich ganz dunkel machen.
• Kein Tageslicht auf die Leinwand, schon gar keine Sonne. Lamellen helfen selten. Denken Sie an Dachluken und an die tiefe Abendsonne im Sommer.

2. Beamer und Rechner
• Ein Profigerät, lichtstark, gute Farben, guter Kontrast. Was daheim geht oder vor zweihundert Leuten, geht auf einer sehr großen Leinwand nicht.
• Probieren Sie ihn selber aus, nicht der Kumpel, bei dem es noch immer gegangen ist. Schwache Wohnzimmergeräte und alte Lampen ärgern das Publikum, das will dann Geld zurück.
• Mein Mac hat VGA und einen Adapter auf HDMI.
• NIE das Bild in Farbkanäle zerlegen. Nie. Das verträgt der Mac nicht.
• Ihr Kabel (VGA oder HDMI) vom Rechner zum Beamer ist so lang, dass der Rechner bequem vorne an der Bühnenkante stehen kann. HDMI über Netzwerkkabel geht oft, muss aber vorher mit einem Mac geprüft sein, nicht mit einem PC.`,
    good: {
      must: [needs('projector', 1), needs('video_cable', [1, 3])],
      should: [needs('projection_screen', 1), needs(['crew_video', 'crew_technician'], [1, 12])],
      allowed: without(MEETING, 'playback_laptop'),
      offers: [...MEETING_OFFERS, 'drape'],
      excluded: ['playback_laptop'],
      silly: ['generator', 'marquee', 'dance_floor', 'toilet', 'stage_monitor', 'disco_light', 'crowd_barrier'],
    },
  },
  {
    id: 'ho-m-blaskapelle',
    language: 'de',
    catalogue: 'klangwerk',
    description: `Bühnenanweisung

Bei uns ist alles live, elektronische Instrumente gibt es keine. Singen müssen wir aber ins Mikrofon, und in großen Sälen brauchen auch die Instrumente welche. Eine zeitgemäße Mikrofonanlage stellt deshalb der Veranstalter.

Mehr als 200 Leute

In der Regel 6 Mikrofone, auf Stativen, eins davon wenn es geht per Funk. Alle vorne am Bühnenrand: das Funkmikrofon in der Mitte, eins auf der linken Hälfte, die restlichen vier gleichmäßig daneben. Das Stativ ganz außen kommt auf etwa 2 Meter, dort steht das Sousafon. In die zwei linken wird gesungen. Ins Funkmikrofon singt der Frontmann und spielt auch Trompete hinein. Ab 800 Leuten sollten möglichst auch Monitore da sein, mit dem Gesang gut hörbar.

Weniger als 200 Leute

2 Mikrofone auf Stativen für Gesang und Ansage, eins davon per Funk. Vorne in die Mitte oder dorthin, wo wir spielen; wir rücken sie uns zurecht.`,
    good: {
      must: [
        needs(['mic_wired', 'mic_instrument'], [1, 5]),
        needs('mic_wireless_handheld', [1, 1]),
        needs('mic_stand', [2, 6]),
        needs(SPEAKERS, [1, 10]),
      ],
      should: [needs('mixing_console', 1), needs('crew_sound', [1, 12])],
      allowed: [...BAND, ...ANY_JOB],
      offers: [...PLATFORM, ...STAGE_LIGHT, ...SHOW_OFFERS],
      excluded: ['keyboard'],
      silly: ['generator', 'marquee', 'projector', 'toilet', 'dance_floor', 'lectern', 'drum_kit', 'guitar_amp'],
    },
  },
  {
    id: 'ho-m-concert-dessine',
    language: 'fr',
    catalogue: 'garonne',
    description: `Besoins techniques

La rencontre se fait dans un lieu fermé, pas entre les rayonnages. L'ingénieur du son suit un livret pendant la lecture : il monte la voix parlée et coupe la réverbération. Balance d'1 h 15 si tout est posé sur scène avant.

Une sonorisation est indispensable, même dans une petite médiathèque :
- console professionnelle
- diffusion professionnelle
- un vidéoprojecteur pour le dessin, en hauteur, hors de la vue du public
- écran
- assez de câble HDMI entre la caméra et le vidéoprojecteur
- 2 retours
- 2 banquettes de piano
- 3 multiprises
- quelques projecteurs sur les deux artistes (ambre de préférence)

Pour le musicien : 1 SM 58 sur grand pied, 1 retour (des deux), 2 DI, 1 pupitre à lampe, 1 tabouret haut, 1 support de clavier, 1 support de guitare, 1 cube en bois où mettre son ordinateur. Un retour vidéo serait un confort, sans être une condition.

Pour le dessinateur : 1 table noire (ou recouverte de noir) d'au moins 1,50 x 1 m, 1 lampe pour l'éclairer, 1 tabouret, 1 bonne caméra, 1 grand pied de micro ou autre chose de pratique pour la tenir au-dessus de la table, 1 retour (des deux).

Les artistes ne peuvent ni monter ni exploiter la sono. Il faut donc un technicien, ou équivalent, présent et compétent.`,
    good: {
      must: [
        needs('mixing_console', 1),
        needs(SPEAKERS, [1, 8]),
        needs('projector', 1),
        needs('projection_screen', 1),
        needs('stage_monitor', [2, 2]),
        needs(/SM58/, [1, 2]),
        needs('di_box', [2, 2]),
        needs('music_stand', [1, 1]),
        needs('camera', 1),
        needs('crew_sound', [1, 16]),
      ],
      should: [
        needs('mic_stand', [2, 3]),
        needs([...LAMPS, 'uplight'], [2, 16]),
        needs('video_cable', [1, 3]),
        needs('bar_stool', [1, 2]),
        needs('table_trestle', [1, 1]),
        needs('power_cable', [3, 10]),
      ],
      allowed: [...MEETING, ...BAND, ...STAGE_LIGHT, 'camera', 'uplight', 'confidence_monitor', 'tablecloth'],
      offers: [...MEETING_OFFERS, ...SHOW_OFFERS],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'crowd_barrier', 'disco_light', 'line_array'],
      unmetToo: [/banquette|piano|support|cube|lampe|multiprise/i],
    },
  },
  {
    id: 'ho-m-sono-benevole',
    language: 'fr',
    catalogue: 'garonne',
    description: `Nos conditions

1. Si la route est longue, nous arrivons la veille et repartons le lendemain, par sécurité.
2. Gardez-nous la place la plus proche de l'entrée pour décharger, et de quoi garer gratuitement le véhicule.
3. Nos bénévoles font 10 heures par jour au plus, sur 12. Pensez au démontage et au retour quand vous fixez l'heure de fin.
4. Notre matériel est en flight-cases à roulettes, trop lourds à porter : il doit pouvoir rouler de l'entrée jusqu'à sa place.
5. Notre système audio est calculé pour 350 personnes. Moins fort, il va jusqu'à 500. Il pèse plus de 100 kg de chaque côté : s'il est posé sur la scène, elle doit le porter.
6. Selon la surface de la salle, si la scène manque de largeur, il vous faudra louer à vos frais des praticables de scène et les avoir sur place dès le matin, pour y poser nos enceintes.
7. Personne ne touche à nos réglages sans notre accord.
8. Comptez 4 h pour monter et régler, 3 h pour démonter.`,
    good: {
      must: [needs('stage_deck', [1, 16])],
      should: [needs('stage_leg', [1, 16])],
      allowed: [...PLATFORM, ...ANY_JOB],
      offers: [...STAGE_LIGHT, 'crowd_barrier', 'drape', 'dance_floor'],
      excluded: [...SPEAKERS],
      silly: ['generator', 'toilet', 'marquee', 'projector', 'lectern', 'choir_riser', 'table_round'],
    },
  },
  {
    id: 'ho-m-speaker-sportif',
    language: 'fr',
    catalogue: 'garonne',
    description: `Un speaker sans technicien son, ça ne vaut rien !

La sono est ma première alliée. Qui invite un speaker ou un DJ doit y mettre toute son attention :

• sono trop petite : une partie du public n'entend pas
• sono de mauvaise qualité : personne ne comprend
• au bout du compte, je ne sers plus à grand-chose

Et s'il n'y a pas de technicien son :

• le réglage sera mauvais, chaque prise de parole fera mal aux oreilles
• le volume ne suit pas : on n'entend pas l'interviewé à la voix douce, ni la musique du départ
• vous et moi perdons un appui précieux

On confond parfois, mais ce sont trois métiers :

– le speaker : des mots, des émotions, du lien
– le sonorisateur : l'oreille, la qualité de l'écoute
– le DJ : la musique, les titres qui vont au public et au moment

Donnons-y l'importance voulue, dans la limite des moyens. Conseils et contacts sur demande !`,
    good: {
      must: [
        either(needs('pa_package', [1, 4]), needs(['speaker_top', 'line_array', 'speaker_column'], [2, 16])),
        needs('crew_sound', [1, 16]),
      ],
      should: [needs([...RADIO_MICS, 'pa_package'], [1, 4])],
      allowed: [...LOUD, ...RADIO_MICS, ...ANY_JOB],
      offers: [...OUTDOORS, ...OUTDOORS_OFFERS, 'crew_dj', 'dj_player', 'dj_mixer'],
      silly: ['projector', 'dance_floor', 'lectern', 'table_round', 'choir_riser', 'stage_monitor', 'drum_kit'],
    },
  },
  {
    id: 'ho-m-carpa-carnaval',
    language: 'es',
    catalogue: 'corrib',
    description: `Sobre los concursos de Carnaval, con mucha tradición en el pueblo, el concejal de Festejos explica que a los licitadores se les ponen condiciones para la seguridad del público.

El pabellón será de acero, cerrado del todo, con cubierta metálica y faldones ignífugos en las uniones de techo y paredes, que puedan abrirse para ventilar. Altura en los laterales, cuatro metros como mínimo; techo y paredes vestidos con telas ignífugas, y suelo de madera. Cableado, cuadro y luces de emergencia según norma, con tomas en barras y escenario; lámparas de forja de 3.000 W. Dos puertas de emergencia además de la principal, seguro, vigilancia en la carpa y servicio sanitario.

«Para que el público esté lo más cómodo posible» se pide además calefacción que caliente la carpa entera. Ocupará 600 metros cuadrados, con vestíbulo, camerinos con espejo, escenario de 12 por 5 metros, 50 mesas y 100 sillas. También barra, que explotará la empresa o quien ella subcontrate.

El Ayuntamiento pone 5.000 euros y cede gratis el suelo de la Plaza Mayor.`,
    good: {
      must: [
        needs('marquee', [1, 4]),
        needs('marquee_floor', [400, 660]),
        needs('space_heater', [1, 4]),
        needs('stage_deck', [20, 24]),
        needs(['table_trestle', 'table_round'], [50, 50]),
        needs('chair', [100, 100]),
      ],
      should: [needs('bar_unit', [1, 6]), needs(['crew_steward'], [1, 80]), needs('power_distro'), needs('transport')],
      allowed: [...OUTDOORS, ...PLATFORM],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, ...LOUD, ...STAGE_LIGHT],
      silly: ['projector', 'interpretation_booth', 'lectern', 'dj_player', 'exhibition_stand', 'choir_riser'],
      unmetToo: [/espejo|tela|lining|l[aá]mpara|emergencia|sanitari|camerino/i],
    },
  },
  {
    id: 'ho-m-schuttersfeest',
    language: 'nl',
    catalogue: 'zenne',
    description: `DRAAIBOEK BONDSFEEST, sectie administratie

- Alle post over de feesten, in en uit, verzorgen en in kopie naar de secties.
- Bij de gemeente vergunning vragen voor: het feest, de route van de optocht en een tweede route, drank en eten, schietterrein en schieten, muziek in de tent, brandpreventie, straten afsluiten voor het parkeren.
- Offertes vragen voor:
  - tent(en);
  - geluidsinstallatie;
  - bierbrouwerij;
  - drukwerk (affiches, bonnen, parkeerkaarten);
  - eten (broodjes, worstjes e.d.);
  - prijzen, volgens het reglement van de bond;
  - elektriciteit, door een erkend installateur wegens de keuring;
  - toiletwagens, met urinoirs; toiletten: voor de heren 3 stuks of meer, voor de dames 5 of meer;
  - brandblussers e.d.;
  - Rode Kruis.
- Ten laatste 4 weken vooraf de tekening van terrein en route bij het bondsbestuur.
- 3 weken vooraf plaats van terrein en parking laten weten aan deelnemers, jury, genodigden.`,
    good: {
      must: [
        needs('marquee', [1, 5]),
        either(needs('pa_package', [1, 4]), needs(['speaker_top', 'speaker_column', 'line_array'], [2, 16])),
        either(needs('toilet_trailer', [1, 4]), needs('toilet', [8, 12])),
      ],
      should: [needs('crew_electrician', [1, 24]), needs(['power_distro', 'power_cable'])],
      allowed: [...OUTDOORS, ...SPEECH, ...LOUD, ...RADIO_MICS, 'toilet', 'toilet_accessible'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS, 'marquee_floor', 'stage_deck'],
      silly: ['projector', 'dance_floor', 'lectern', 'exhibition_stand', 'interpretation_booth', 'stage_monitor'],
      unmet: [/brandblus|blusser|extinguish/i],
      unmetToo: [/brouwer|drukwerk|affiche|prijzen|rode kruis|broodjes|eten|urino|bier/i],
    },
  },
];
