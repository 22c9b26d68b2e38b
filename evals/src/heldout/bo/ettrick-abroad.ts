import { type EvalBrief, needs, type Selector } from '../../expectation.ts';
import { PLATFORM, SITE_POWER, SPEAKERS, TABLEWARE } from '../../usual.ts';
import { without } from '../f/without.ts';
import {
  ANY_JOB,
  LOOS,
  MEETING,
  MEETING_OFFERS,
  OUTDOORS,
  OUTDOORS_OFFERS,
  PARTY_OFFERS,
  SHOW,
  STAGES,
} from '../usual.ts';

const HOCHZEIT_OFF: readonly Selector[] = [
  ...TABLEWARE,
  'napkin',
  'bar_unit',
  'crew_bar',
  'refrigeration',
  ...LOOS,
  ...SPEAKERS,
  'disco_light',
  'crew_dj',
  'generator',
];
const CONGRES_OFF: readonly Selector[] = [
  'hot_drinks',
  'crockery',
  ...STAGES,
  'table_trestle',
  'coat_rail',
  'stage_wash',
  'lighting_package',
];
const ZOMERFEEST_OFF: readonly Selector[] = [
  'cooking',
  'crockery',
  'cutlery',
  'glassware',
  ...LOOS,
  'generator',
  'fuel',
  'patio_heater',
  'photo_booth',
  'crew_medic',
  'crew_dj',
];

/** From Germany, France and the Netherlands to the Borders. */
export const ETTRICK_ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-bo-hochzeit-jedburgh',
    language: 'de',
    catalogue: 'ettrick',
    description: `Guten Tag,

ich hoffe, Deutsch ist in Ordnung, meine Verlobte hat mir gesagt, bei Ihnen spricht es jemand. Sie kommt aus Jedburgh, ich aus Kassel, und geheiratet wird am Freitag, 3. September, auf dem Gut ihres Onkels: freie Trauung im Garten, danach Abendessen und Tanz im Zelt. Wir sind 80 Gäste.

Wir bräuchten von Ihnen:
– das Zelt 9 x 15 m mit festem Boden, innen mit der elfenbeinfarbenen Verkleidung
– 80 weiße Klappstühle für die Trauung und 80 Cheltenham-Stühle fürs Essen
– 8 runde Tische für je zehn Personen, mit weißen Tischdecken
– den Traubogen aus Birke
– eine Tanzfläche 12 x 12 Fuß
– ein Dutzend Akku-Strahler fürs Zelt
– eine Zeltheizung
– einen Dudelsackspieler für den Einzug (das wünscht sich meine Mutter)

Teller, Besteck und Gläser deckt der Caterer ein, und die Servietten näht meine Schwiegermutter schon seit Ostern. Den Ausschank übernimmt der Pub im Dorf, der hat Theke und Kühlschränke dabei. Im Gutshaus gibt es sechs Toiletten, das genügt. Auflegen wird ein Freund aus Kassel; Boxen und Tanzlicht bringt er im Kombi mit. Strom liegt am Hof, 63 A, ein Generator muss also nicht sein.

Viele Grüße
Jonas Wiederhold`,
    good: {
      attendees: 80,
      days: 1,
      must: [
        needs(/Marquee 9m x 15m/, 1),
        needs('marquee_floor', [120, 140]),
        needs('marquee_lining', [120, 200]),
        needs(/Folding chair white/, 80),
        needs(/Cheltenham/, 80),
        needs(/Round table 6ft/, 8),
        needs(/Tablecloth round/, 8),
        needs('ceremony_arch', 1),
        needs('dance_floor', 16),
        needs('uplight', 12),
        needs('space_heater', 1),
        needs('crew_musician', 1),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without([...SITE_POWER, ...ANY_JOB, 'fire_extinguisher', 'waste_bin', 'ballast'], ...HOCHZEIT_OFF),
      offers: without(
        [...PARTY_OFFERS, 'gazebo', 'floodlight', 'hand_wash', 'game', 'fan', 'bench', 'stanchion'],
        ...HOCHZEIT_OFF,
      ),
      excluded: HOCHZEIT_OFF,
      silly: ['projector', 'lectern', 'crowd_barrier', 'stage_monitor', 'stage_deck', 'crew_sound', 'pinboard'],
      title: [/jedburgh|hochzeit|trauung/i, /80/],
    },
  },
  {
    id: 'ho-bo-congres-hawick',
    language: 'fr',
    catalogue: 'ettrick',
    description: `DEMANDE DE DEVIS
Congrès européen du tricot et de la laine, hôtel de ville de Hawick (Écosse), jeudi 8 et vendredi 9 octobre. 160 congressistes.

SALLE PLÉNIÈRE
160 chaises de conférence, disposées en théâtre
un vidéoprojecteur de 5 000 lumens, un écran sur cadre de 3 m, un ordinateur portable et une télécommande
un pupitre avec son micro col de cygne, deux micros HF main, un micro-cravate
la sonorisation pour la parole et une boucle magnétique
une cabine d'interprétation pour deux interprètes

DEUX SALLES D'ATELIER (30 personnes chacune), avec dans chaque salle un téléviseur 55 pouces sur pied et un paperboard

HALL
20 panneaux d'affichage pour les posters, 10 mange-debout

PERSONNEL
Un technicien audiovisuel les deux jours.

À NOTER
La scène de l'hôtel de ville est en dur. Son éclairage est réglé par le concierge, nous n'y touchons pas. Les tables des ateliers appartiennent à la ville, qui nous les prête. Pour les pauses, l'hôtel d'en face vient servir le café avec ses percolateurs et ses tasses. Vestiaire : il y en a déjà un à l'entrée.

Réponse souhaitée avant le 30 juin.
Solange Kervadec, secrétaire générale`,
    good: {
      attendees: 160,
      days: 2,
      must: [
        needs('chair', [160, 220]),
        needs('projector', 1),
        needs(/Frame screen 10ft/, 1),
        needs('playback_laptop', [1, 3]),
        needs('presentation_clicker', [1, 3]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('mic_wireless_handheld', [1, 3]),
        needs('mic_wireless_lapel', 1),
        needs(SPEAKERS, [1, 8]),
        needs('induction_loop', [1, 2]),
        needs('display', 2),
        needs('flip_chart', 2),
        needs('pinboard', 20),
        needs('table_cocktail', 10),
        needs('crew_technician', [1, 40]),
      ],
      should: [needs('transport')],
      allowed: MEETING,
      offers: without(MEETING_OFFERS, ...CONGRES_OFF, ...PLATFORM),
      excluded: CONGRES_OFF,
      unmet: [/cabine|interpr/i],
      unmetToo: [/r[ée]cepteur|casque/i],
      silly: ['generator', ...LOOS, 'marquee', 'dance_floor', 'stage_monitor', 'disco_light', 'smoke_machine'],
      title: [/hawick|congr|laine|tricot/i, /160/],
    },
  },
  {
    id: 'ho-bo-zomerfeest-galashiels',
    language: 'nl',
    catalogue: 'ettrick',
    description: `Hoi allemaal,

Ons softwarebedrijf uit Eindhoven heeft sinds vorig jaar een kantoor in Galashiels en daar houden we nu ook het zomerfeest: vrijdag 19 juni, van 15 tot 22 uur, op het gazon achter het pand. We komen met 140 man, partners meegeteld. Geen diner, gewoon een borrel waar je kunt staan of op een bank kunt ploffen.

Wat ik graag van jullie zou huren:
• de stretchtent van 10 x 12
• 15 biertafels met banken
• 12 statafels en daarnaast 6 whiskyvaten
• 2 witte bars met 3 flessenkoelkasten
• drie barmensen, van 15 tot 22 uur
• 8 lichtsnoeren
• een geluidsset om op te dansen (zo'n ceilidh-set) en een discolamp
• een springkussen, twee sets grote tuinspelen en het touw voor het touwtrekken

Er komen vier foodtrucks. Die bakken zelf en geven ook hun eigen borden en bestek mee. Van de brouwerij krijgen we glazen in bruikleen. Op kantoor zitten wc's genoeg en daar halen we ook de stroom vandaan, dus een aggregaat mag je weglaten. Het hotel hiernaast rolt tegen de avond zijn terrasheaters onze kant op, aardige lui. Bram van support draait, met zijn eigen controller. EHBO doen onze eigen BHV'ers. En dit keer geen fotohokje, na vorig jaar.

Groetjes,
Lotte (HR)`,
    good: {
      attendees: 140,
      days: 1,
      must: [
        needs(/Stretch tent/, 1),
        needs('beer_table_set', 15),
        needs(/Poseur table/, 12),
        needs(/Whisky barrel/, 6),
        needs(/White bar 6ft/, 2),
        needs(/Bottle fridge/, 3),
        needs('crew_bar', [3, 60]),
        needs('festoon', 8),
        needs(SPEAKERS, [1, 8]),
        needs('disco_light', 1),
        needs('inflatable', 1),
        needs(/garden games/, 2),
        needs(/Tug-of-war/, 1),
      ],
      should: [needs(['power_cable', 'power_distro']), needs('transport')],
      allowed: without([...OUTDOORS, ...SHOW], ...ZOMERFEEST_OFF, ...STAGES),
      offers: without(
        [...PARTY_OFFERS, ...OUTDOORS_OFFERS, 'mic_wireless_handheld', 'space_heater', 'marquee_floor'],
        ...ZOMERFEEST_OFF,
      ),
      excluded: ZOMERFEEST_OFF,
      silly: ['projector', 'lectern', 'table_round', 'stage_monitor', 'smoke_machine', 'pinboard', 'flip_chart'],
      title: [/galashiels|zomerfeest/i, /140/],
    },
  },
];
