import { type EvalBrief, needs } from '../../expectation.ts';
import { LOUD, PLATFORM, SPEECH, TABLEWARE } from '../../usual.ts';
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
  SHOW,
  SHOW_OFFERS,
} from '../usual.ts';
import { RIG } from './rig.ts';

/** In German, French, Spanish and Dutch over shelves of their countries. */
export const ABROAD: readonly EvalBrief[] = [
  {
    id: 'ho-q-regatta',
    language: 'de',
    catalogue: 'foerde',
    description: `Moin,

am Sonntag, 29. August, ehren wir im Sportboothafen Möltenort die Sieger der Jollenregatta, gerechnet wird mit 200 Leuten.

Wir brauchen: das Zelt 10 x 15 m mit Boden auf ganzer Fläche, 25 Festzeltgarnituren, acht Stehtische, eine Bühne von 4 x 3 m in 40 cm Höhe mit Treppe und schwarzer Blende, das Rede-Set, dazu noch ein Ansteckmikrofon, sechs Lichterketten, den WC-Wagen sowie den LED-Anhänger für die Drohnenbilder.

Die Drohne fliegt der Jugendwart, eine Kamera von euch ist also überflüssig. Um Ausschank samt Tresen, Kühlschränken und Gläsern kümmert sich die Brauerei. Der Fischwagen bringt Pappteller mit. Strom kommt vom Steg, ein Aggregat fällt somit weg. Ordner stellt die DLRG. Tanzmusik gibt es nicht, mithin weder DJ noch Tanzfläche. Geheizt wird im August natürlich auch nicht.

Viele Grüße
Frauke Petersen, Segelvereinigung`,
    good: {
      attendees: 200,
      days: 1,
      must: [
        needs(/Zelt, 10 x 15/, 1),
        needs('marquee_floor', [145, 155]),
        needs('beer_table_set', 25),
        needs('table_cocktail', 8),
        needs('stage_deck', 6),
        needs(/Rede-Set/, 1),
        needs('mic_wireless_lapel', 1),
        needs('festoon', 6),
        needs('toilet_trailer', 1),
        needs(/LED-Anhänger/, 1),
      ],
      should: [
        needs(/Steckfüße 40/, [6, 6]),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [7, 14]),
        needs('transport'),
      ],
      allowed: [...OUTDOORS, ...SPEECH, ...PLATFORM, 'crew_video', 'video_cable', 'playback_laptop'],
      offers: [...OUTDOORS_OFFERS, ...PARTY_OFFERS],
      excluded: [
        'camera',
        'crew_camera',
        'bar_unit',
        'refrigeration',
        'glassware',
        'crockery',
        'generator',
        'fuel',
        'crew_steward',
        'crew_dj',
        'dance_floor',
        'space_heater',
        'patio_heater',
      ],
      silly: ['projector', 'lectern', 'disco_light', 'table_round', 'flip_chart', 'hazer', 'pinboard'],
      title: [/möltenort|regatta|sieger/i, /200/],
    },
  },
  {
    id: 'ho-q-werft',
    language: 'de',
    catalogue: 'foerde',
    description: `Telefonnotiz, Di 9.15, Herr Thomsen (Betriebsrat Nordufer-Werft)

Betriebsversammlung Do 25. November, Schiffbauhalle 3, ca. 350 Kollegen, dauert von 9 bis 13 Uhr

soll hin:
350 Reihenstühle
Bühne 6 x 4 m, 80 cm hoch, hinten Geländer, eine Treppe
Acrylpult
vier 12-Zoll-Lautsprecher, Digitalpult, Tonmann
2 Ansteck, 3 Hand (Saalfragen)
großer Laserbeamer (12.000), Leinwand 400 x 230

soll nicht hin:
Laptop + Klicker hat er selber
Kamera ausgeschlossen, Aufzeichnen hat der Betriebsrat verboten
Bühnenlicht, die Hallenstrahler reichen
Kaffee und Tassen, macht Kantine
Aufbauhelfer, das übernehmen die Azubis
Strom liegt, CEE 63, kein Aggregat
Toiletten vorhanden
Stellwände: erst ja, dann doch nicht

Angebot bis Freitag!`,
    good: {
      attendees: 350,
      days: 1,
      must: [
        needs(/Stuhl, Reihe/, [350, 368]),
        needs('stage_deck', 12),
        needs('lectern', 1),
        needs(/aktiv, 12 Zoll/, 4),
        needs(/digital, 32/, 1),
        needs('crew_sound', [1, 14]),
        needs('mic_wireless_lapel', 2),
        needs('mic_wireless_handheld', 3),
        needs(/12.000 Lumen/, 1),
        needs(/400 x 230/, 1),
      ],
      should: [
        needs(/Steckfüße 80/, 12),
        needs('stage_handrail', [2, 8]),
        needs('stage_steps', [1, 2]),
        needs('speaker_stand', 4),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...LOOS,
        ...RIG,
        'playback_laptop',
        'presentation_clicker',
        'camera',
        'crew_camera',
        'hot_drinks',
        'crockery',
        'crew_stagehand',
        'generator',
        'pinboard',
      ],
      silly: ['marquee', 'dance_floor', 'disco_light', 'beer_table_set', 'crowd_barrier', 'hazer', 'subwoofer'],
      title: [/werft|betriebsversammlung|schiffbau/i, /350/],
    },
  },
  {
    id: 'ho-q-abiball',
    language: 'de',
    catalogue: 'foerde',
    description: `Anfrageformular

Veranstaltung: Abiball Humboldt-Schule
Datum: Sa, 26. Juni
Ort: Stadthalle Eckernförde
Personen: 280
Tische: 28 rund, 180 cm, mit weißen Tischdecken
Stühle: 280 Bankettstühle bordeaux
Servietten: 280, Stoff
Tanzfläche: 6 x 6 m Parkett
Musik: Disco-Set, DJ ist ein Mitschüler mit eigenem Controller
Mikrofone: 1 Funk-Handmikrofon
Licht: 2 Tanzlicht-Sets, 20 Akku-Uplights
Nebel: nein (Brandmelder), Hazer ebenso wenig
Bühne: vorhanden, gehört zur Halle
Leinwand/Beamer: hängen fest in der Halle
Geschirr, Besteck, Gläser: liefert der Caterer mit, auch das Servicepersonal
Garderobe: betreibt die Halle
Fotobox: ja, eine
Roter Teppich: ja, 10 m
Security: ist schon gebucht
Techniker: nicht nötig, Technik-AG`,
    good: {
      attendees: 280,
      days: 1,
      must: [
        needs(/rund, 180/, 28),
        needs('tablecloth', [28, 30]),
        needs(/Bankett/, [280, 294]),
        needs('napkin', [280, 308]),
        needs('dance_floor', 36),
        needs(/Disco-Set/, 1),
        needs('mic_wireless_handheld', 1),
        needs('disco_light', 2),
        needs('uplight', 20),
        needs('photo_booth', 1),
        needs('carpet', 1),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB],
      offers: PARTY_OFFERS,
      excluded: [
        ...FOG,
        'crew_dj',
        'stage_deck',
        'mobile_stage',
        'projector',
        'projection_screen',
        ...TABLEWARE,
        'crew_waiter',
        'coat_rail',
        'crew_steward',
        'crew_technician',
        'crew_sound',
        'crew_lighting',
      ],
      silly: ['generator', 'toilet', 'marquee', 'crowd_barrier', 'beer_table_set', 'flip_chart', 'pinboard'],
      title: [/eckernförde|abiball|humboldt/i, /280/],
    },
  },
  {
    id: 'ho-q-cooperative',
    language: 'fr',
    catalogue: 'garonne',
    description: `Bonjour,

La cave coopérative de Saint-Macaire réunit ses adhérents en assemblée générale le vendredi 4 décembre, dans le hall d'embouteillage. Nous serons 220.

Voici ce que nous cherchons à louer : 220 chaises coque noire, une estrade de 6 m x 2 m à 60 cm avec son escalier et sa jupe, trois plateaux nappés de blanc pour la tribune, un pupitre plexi et son col de cygne, deux colonnes Maui, quatre micros main HF, l'Epson PU1008 avec le cadre de 400, plus un technicien son.

Notre comptable vient avec son ordinateur et sa télécommande. Le vote se fait à main levée. Le pot d'après, verres compris, est préparé par le traiteur ; le café aussi. On se passera d'éclairage de scène, les néons suffisent bien. Ni captation ni diffusion, le conseil y tient. Le hall est chauffé, pas besoin d'appoint. Nos cavistes se chargeront de la manutention.

Cordialement,
Sylvain Lataste`,
    good: {
      attendees: 220,
      days: 1,
      must: [
        needs(/coque M2/, [220, 231]),
        needs(/Samia 2 x 1/, 6),
        needs(/Plateau rect/, 3),
        needs(/160 x 260/, [3, 4]),
        needs('lectern', 1),
        needs('mic_lectern', 1),
        needs('speaker_column', 2),
        needs('mic_wireless_handheld', 4),
        needs(/PU1008/, 1),
        needs(/Cadre 400/, 1),
        needs('crew_sound', [1, 14]),
      ],
      should: [
        needs(/pieds 60/, 6),
        needs('stage_steps', [1, 2]),
        needs('stage_skirt', [6, 16]),
        needs('mixing_console', 1),
        needs('transport'),
      ],
      allowed: [...MEETING, ...PLATFORM],
      offers: MEETING_OFFERS,
      excluded: [
        ...RIG,
        'playback_laptop',
        'presentation_clicker',
        'glassware',
        'hot_drinks',
        'camera',
        'crew_camera',
        'streaming_encoder',
        'space_heater',
        'patio_heater',
        'crew_stagehand',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'subwoofer', 'beer_table_set'],
      title: [/macaire|coopérative|assemblée/i, /220/],
    },
  },
  {
    id: 'ho-q-danse',
    language: 'fr',
    catalogue: 'garonne',
    description: `FICHE TECHNIQUE - Compagnie Ombelle, « Lisières » (4 danseuses)
Accueil : halle de Cadillac, samedi 13 mars, jauge 150

Sol : tapis de danse noir, 10 m x 8 m. La pièce se joue de plain-pied, donc pas de praticables.
Draperie : 24 m de pendrillons noirs
Lumière : 12 découpes, 8 PAR LED, console FLX S24
Son : 4 RCF 912, 2 subs RCF 8004, 2 retours, lecteur Denon

À la charge de la compagnie : le régisseur lumière et le régisseur son voyagent avec nous, merci de ne prévoir personne à ces postes.
À la charge de la commune : gradin et chaises ; alimentation 63 A déjà tirée (groupe inutile).
Sans objet : micros de toute sorte, vidéoprojection, poursuite, lyres.
Interdit : brouillard, fumée. La charpente est équipée de détecteurs optiques.`,
    good: {
      attendees: 150,
      days: 1,
      must: [
        needs('stage_floor', [80, 84]),
        needs('drape', 24),
        needs('profile_spot', 12),
        needs(/PAR LED Starway/, 8),
        needs(/FLX S24/, 1),
        needs(/RCF ART 912/, 4),
        needs(/RCF SUB/, 2),
        needs('stage_monitor', 2),
        needs('audio_player', 1),
      ],
      should: [needs('mixing_console', 1), needs('transport')],
      allowed: SHOW,
      offers: SHOW_OFFERS,
      excluded: [
        'stage_deck',
        'crew_lighting',
        'crew_sound',
        'chair',
        'generator',
        'mic_wireless_handheld',
        'mic_wireless_lapel',
        'mic_headset',
        'mic_wired',
        'mic_instrument',
        'projector',
        'projection_screen',
        'followspot',
        'moving_head',
        'hazer',
      ],
      silly: ['toilet', 'marquee', 'dance_floor', 'disco_light', 'lectern', 'crowd_barrier', 'beer_table_set'],
      title: [/cadillac|lisières|ombelle|danse/i, /150/],
    },
  },
  {
    id: 'ho-q-boda-cortijo',
    language: 'es',
    catalogue: 'azahar',
    description: `Hola, buenas:

Nos casamos el sábado 12 de septiembre en el cortijo de mis abuelos, en Carmona, y vamos a ser 160.

Nos gustaría alquilar 160 sillas Tiffany doradas, 16 mesas redondas de 180 con su mantel blanco, 160 servilletas de lino, el arco de madera, el Pack Ceremonia con un micro de solapa además del de mano, 20 guirnaldas, una barra blanca de dos metros, una pista de baile de 5 x 5 m y diez olivos en maceta.

De la vajilla, la cubertería y las copas se encarga el catering, y los camareros son suyos. El DJ es un amigo y se trae la mesa, los platos y las luces de discoteca. No queremos carpa, cenamos bajo las estrellas. Fotomatón tampoco, ni chispas frías (mi suegra les tiene pánico). Baños hay de sobra en el cortijo, y la luz está contratada, o sea que sin generador.

Un abrazo,
Rocío y Manu`,
    good: {
      attendees: 160,
      days: 1,
      must: [
        needs(/Tiffany/, [160, 168]),
        needs(/Redonda 180/, 16),
        needs('tablecloth', [16, 17]),
        needs('napkin', [160, 176]),
        needs('ceremony_arch', 1),
        needs(/Pack Ceremonia/, 1),
        needs('mic_wireless_lapel', 1),
        needs('festoon', 20),
        needs('bar_unit', 1),
        needs('dance_floor', 25),
        needs('plants', 10),
      ],
      should: [needs('transport')],
      allowed: [...LOUD, ...ANY_JOB, 'mic_wireless_handheld'],
      offers: PARTY_OFFERS,
      excluded: [
        ...LOOS,
        ...TABLEWARE,
        ...DECKS,
        'crew_waiter',
        'crew_dj',
        'disco_light',
        'marquee',
        'photo_booth',
        'spark_machine',
        'generator',
      ],
      silly: ['projector', 'lectern', 'crowd_barrier', 'interpretation_booth', 'line_array', 'beer_table_set'],
      title: [/carmona|boda|cortijo/i, /160/],
    },
  },
  {
    id: 'ho-q-vendimia',
    language: 'es',
    catalogue: 'azahar',
    description: `WhatsApp reenviado, Peña La Cepa (Bollullos)

Fiesta de la vendimia, domingo 20 de septiembre, explanada de la cooperativa, calculamos 500 personas

🍇 el escenario móvil cubierto
🍇 4 altavoces de 12, 2 subgraves, 2 micros de mano y el técnico de sonido
🍇 40 conjuntos cerveceros
🍇 1 paellero gigante
🍇 6 jaimas de 6x6... perdón, 2, que el resto es sombra de los árboles
🍇 60 vallas
🍇 6 váteres químicos y 1 adaptado
🍇 8 walkies

Ojo, lo que NO:
❌ generador, el ayuntamiento pone el enganche y el electricista
❌ barra ni botelleros, los pone el distribuidor de cerveza
❌ platos y copas: todo de un solo uso
❌ DJ, toca la charanga
❌ luces, que a las ocho se acaba
❌ sillas sueltas
❌ mozos, montamos los de la peña`,
    good: {
      attendees: 500,
      days: 1,
      must: [
        needs('mobile_stage', 1),
        needs(/Altea 712/, 4),
        needs('subwoofer', 2),
        needs('mic_wireless_handheld', 2),
        needs('crew_sound', [1, 14]),
        needs('beer_table_set', 40),
        needs('cooking', 1),
        needs(/Jaima/, 2),
        needs('crowd_barrier', 60),
        needs(/WC químico$/, 6),
        needs('toilet_accessible', 1),
        needs('two_way_radio', 8),
      ],
      should: [needs('mixing_console', 1), needs('power_distro', [1, 6]), needs('transport')],
      allowed: [...OUTDOORS, ...LOUD, ...PLATFORM, 'stage_monitor'],
      offers: OUTDOORS_OFFERS,
      excluded: [
        ...RIG,
        'generator',
        'bar_unit',
        'refrigeration',
        'crockery',
        'glassware',
        'crew_dj',
        'festoon',
        'disco_light',
        'chair',
        'crew_stagehand',
      ],
      silly: ['projector', 'lectern', 'dance_floor', 'table_round', 'interpretation_booth', 'photo_booth'],
      title: [/bollullos|vendimia/i, /500/],
    },
  },
  {
    id: 'ho-q-parochiequiz',
    language: 'nl',
    catalogue: 'zenne',
    description: `Dag allemaal,

De oudervereniging van de Kriek houdt op vrijdag 19 november haar jaarlijkse quiz in de parochiezaal van Beersel. Er zijn 40 ploegen ingeschreven, samen 240 deelnemers.

Mogen wij een offerte voor 40 klaptafels, 240 zwarte klapstoelen, vier DZR12-luidsprekers op statief met een klein mengpaneel, twee draadloze handmicro's, een projector met scherm van 400 breed, één 65 duim scherm voor de jury, een koelkast met glazen deur en een vestiairerek?

De presentator werkt vanaf zijn eigen laptop. Stemkastjes zijn nergens voor nodig, we verbeteren op papier. De zaal heeft een vast podium en een toog, en achter die toog staan de ouders. Glazen zijn er genoeg. Tafellakens leggen we niet. Spots hangen er al. Een technieker hoeft er niet bij te blijven, de papa van Jules kent er wat van. De catering (broodjes en koffie) regelt de bakker, percolator inbegrepen.

Alvast bedankt!
Katrien Sterckx`,
    good: {
      attendees: 240,
      days: 1,
      must: [
        needs(/Klaptafel/, 40),
        needs(/Klapstoel zwart/, [240, 252]),
        needs('speaker_top', 4),
        needs('mixing_console', 1),
        needs('mic_wireless_handheld', 2),
        needs('projector', 1),
        needs(/Fastfold 400/, 1),
        needs(/65" op statief/, 1),
        needs('refrigeration', 1),
        needs('coat_rail', 1),
      ],
      should: [needs('speaker_stand', 4), needs('transport')],
      allowed: MEETING,
      offers: MEETING_OFFERS,
      excluded: [
        ...RIG,
        'playback_laptop',
        'voting_system',
        'stage_deck',
        'mobile_stage',
        'bar_unit',
        'crew_bar',
        'glassware',
        'tablecloth',
        'crew_technician',
        'crew_sound',
        'crew_video',
        'hot_drinks',
      ],
      silly: ['generator', 'toilet', 'marquee', 'dance_floor', 'disco_light', 'interpretation_booth', 'stage_monitor'],
      title: [/beersel|quiz/i, /240/],
    },
  },
];
