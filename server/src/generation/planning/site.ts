import { ONLY } from '../understand/words/hire-list.ts';
import type { Site } from './types.ts';

/** Sockets that the site has, as people mention them: always there, whoever provides them. */
const SOCKETS =
  /\bsockets?\b|power points?|power bollards?|\bschuko|steckdosen?|prises? (?:de courant|électriques?)|\benchufes?\b|stopcontact(?:en)?|three.?phase (?:power|supply)|\bcee.?(?:16|32|63)|starkstrom|drehstrom|\bkrachtstroom|\b(?:mains|power|electricity) (?:in|at|from|on|inside) (?:the|our|his|her|their|its|all)\b|\b(?:have|has|got|is|there['’]s|with) (?:\p{L}+ )?(?:mains|electricity)\b|\bhouse power\b|\b(?:13|16|20|30|32|50|60|63|100|125|200|400) ?-?(?:amps?|a|ampere|amperios|ampères?)\b(?! ?(?:distro|distribution|board|supply needed))|\b(?:32|63) tri\b|triphasé|trifásic|strom (?:ist|haben wir|gibt es|liegt|vorhanden|kommt)|stromanschluss (?:ist|vorhanden|am|im|in)|(?:on a|nous avons|il y a|on dispose) (?:du|de l['’]|d['’]une?|le) ?(?:courant|électricité|arrivée)|\bhay (?:corriente|luz|electricidad|suministro)|(?:tenemos|disponemos de) (?:corriente|luz|electricidad)|(?:stroom|krachtstroom) (?:is|hebben we|aanwezig)|(?:er is|hebben) (?:genoeg |voldoende )?stroom/iu;
/** What somebody needs is not there yet: "the caterer needs 32 A". */
const CURRENT_NEEDED =
  /\b(?:needs?|requires?|wants?|draws?|braucht|brauchen|benötigt|benötigen|besoin|necesita|necesitan|nodig|heeft)\b[^.;\n]{0,20}?\d{2,3} ?-?(?:amps?|a|ampere)\b/giu;
const NO_SOCKETS =
  /\b(?:no|without|any|kein[a-z]*|ohne|pas de|sans|sin|ning[uú]n|geen|zonder)\s(?:\p{L}+\s)?(?:sockets?|power points?|steckdosen?|prises?|enchufes?|stopcontact)/iu;
const NO_MAINS =
  /\b(?:no|without|nor|zero)\s(?:any\s)?(?:mains|power|electricity|electric)\b|\bthere is(?: not|n['’]t) (?:any )?(?:power|mains|electricity)|(?:power|mains|electricity) is not (?:available|there)|\b(?:kein(?:en)?|ohne)\s(?:strom|starkstrom|netzstrom|stromanschluss)|\bstrom (?:gibt es|ist)(?: \p{L}+){0,2} (?:nicht|keiner|keinen)|\b(?:pas d['’]|sans |aucune? )(?:électricité|courant|alimentation)|\b(?:no hay|sin) (?:electricidad|corriente|luz|suministro)|\b(?:geen|zonder) (?:krachtstroom|stroom|elektriciteit)/iu;
const UNAMPLIFIED =
  /\bunamplified|\bnot (?:to be )?amplified|\bnothing (?:is |will be |to be )?amplified|\bnichts (?:wird )?verstärkt|rien (?:d|n)['’](?:est )?amplifié|nada amplificado|niets (?:wordt )?versterkt|without (?:any )?amplification|\bno amplification|\bunplugged\b|play(?:s|ing)? acoustically|\bunverstärkt|ohne verstärkung|rein akustisch|non amplifiée?s?|sans amplification|sans sono\b|sin amplifica|\bonversterkt|zonder versterking/iu;
const PLAYBACK =
  /\bplayback\b|play(?:ing)? (?:back )?(?:some |two |three |our |a few |the )?(?:pieces|tracks|hymns|recorded|playlist|spotify)|spotify|playlist|recorded (?:music|hymns)|backing tracks|\beinspiel|zuspielung|musik vom (?:band|handy|laptop)|musique enregistrée|bande(?:-| )son|música grabada|lista de (?:spotify|canciones)|muziek afspelen|afspeellijst/iu;
const BASS =
  /bass.?heavy|music (?:that|which|to) (?:you|they|people|we)? ?feel|feel the (?:bass|music)|\b(?:thumping|pumping|deep|big|good|proper|loads of|lots of|with|mit|viel|fettem?|avec (?:des|de bonnes)?|con|con buenos|met|goede?) (?:sub[- ]?)?(?:bass|basses|graves|bas)\b|bassstark|wummer|\b(?:loud|party) music|laute musik|musique forte|música alta|harde muziek/iu;
/** Bands that carry across a square by themselves, and who plays beside them when loudspeakers are needed. */
const BRASS =
  /\b(?:brass|silver|wind|concert|military|marching|pipe|colliery|salvation army) bands?\b|\b(?:brass|wind) (?:players|ensemble|section)|blaskapelle|blasorchester|blasmusik|musikkapelle|musikverein|posaunenchor|spielmannszug|fanfarenzug|orchestre d['’]harmonie|\bfanfare\b|batucada|banda (?:de música|municipal)|charanga|fanfarekorps|harmonieorkest|blaasorkest|drumband/iu;
const LOUD =
  /\b(?:rock|pop|cover|covers|soul|funk|party|dance|jazz|live|tribute|function) ?bands?\b|\bbands\b|\bsinger|\bdj\b|coverband|rockband|\bsänger|\bchanteu|\bcantante|\bzanger|\bmonitors?\b|\bmiked|\bmic(?:ed|ked)\b|amplif(?:y|ied)|verstärk|sonoris(?:er|ée)|amplifica/iu;
const SERVED =
  /roof ?top|roof terrace|dachterrasse|\bhotel|\bhôtel|restaurant|\bpub\b|beer garden|biergarten|\b(?:wine|cocktail|hotel|beach) bar\b|golf ?club|country club|club ?house|\bwinery|\bbrewery|weingut|brauerei|brasserie|auberge|parador|gasthof|gasthaus|azotea|dakterras/iu;
const BUILDING =
  /\bour (?:house|home|back garden|office|headquarters|school|works|premises|courtyard|car park)|\bat home\b|\bchez (?:nous|moi)\b|(?:bei uns|bei mir)? ?zu ?hause|bei uns im garten|\ben (?:mi|nuestra) casa|bij ons thuis|\bin (?:dad|mum|mam|my (?:parents|sister|brother))['’]?s['’]? garden|\b(?:street|block) party|neighbou?rs|\bcourtyard|\binnenhof|\bcampus\b|\bschool|\bcollege|\bmuseum|\bcastle|\bmanor|country house|\bfactory|\bwarehouse|\bcastillo|\bfinca\b|château|\bschloss|\bschule|nachbarn|straßenfest|market (?:square|place)|town square|marktplatz|plaza mayor|\bmarktplein/iu;
/** A sentence on the main room that leaves nothing to bring. */
const ROOM =
  /\b(?:main (?:room|hall)|plenary|plenum|hall|theatre|theater|auditorium|lecture (?:theatre|hall)|ballroom|church|chapel|cathedral|saal|hauptsaal|hörsaal|aula|kirche|salle|amphithéâtre|église|sala|auditorio|salón|iglesia|zaal|kerk)\b/iu;
const COMPLETE =
  /fully equipped|completely equipped|well equipped|has (?:everything|all (?:it|we) needs?)|need nothing|nothing (?:is )?needed|nothing from you|all (?:av|technology|equipment) is (?:there|in place|provided)|voll ausgestattet|komplett ausgestattet|vollständig ausgestattet|nichts (?:benötigt|nötig)|brauchen (?:wir )?(?:dort )?nichts|entièrement équipée?|tout équipée?|rien à prévoir|totalmente equipad|completamente equipad|no hace falta nada|volledig (?:uitgerust|ingericht)|is alles aanwezig|niets nodig/iu;
const SET_UP =
  /\b(?:set(?:ting)?(?:[ -])?(?:up|out)|erect(?:ed|ing)?|install(?:ed|ation|ing)?|put(?:ting)? (?:it |them |everything )?(?:up|out)|lay(?:ing)? out|build[ -](?:up|it)|assembl)|aufbau|aufgebaut|aufstell|\bmontage\b|\bmontier|installation|mise en place|\bmonta(?:je|r)\b|instala|\bcolocaci|opbouw|opgebouwd|plaatsing|neergezet/iu;
const OURSELVES =
  /ourselves|\bown (?:staff|crew|people|volunteers)|\bour (?:staff|crew|volunteers|team|lads) (?:will )?(?:set|put|build|do)|\bno (?:set|install|build|crew|staff|labour)|selbst|ohne (?:auf|montage|personal)|\bkein(?:e|en)? (?:auf|montage|personal)|eigenleistung|pas de montage|sans montage|nous-mêmes|sin monta|nosotros mismos|lo montamos|zonder (?:opbouw|montage)|\bzelf\b|geen (?:opbouw|montage)/iu;

const NUMBERS: Readonly<Record<string, number>> = {
  four: 4,
  six: 6,
  eight: 8,
  ten: 10,
  twelve: 12,
  vier: 4,
  sechs: 6,
  acht: 8,
  zehn: 10,
  zwölf: 12,
  quatre: 4,
  huit: 8,
  dix: 10,
  douze: 12,
  cuatro: 4,
  seis: 6,
  ocho: 8,
  diez: 10,
  doce: 12,
  zes: 6,
  tien: 10,
  twaalf: 12,
};
const TABLES_OF =
  /\b(?:tables?|rounds?|tischen?|mesas|tafels)\b[^.,;:\n\d]{0,14}\b(?:of|for|seating|zu je|zu|für je|für|mit|de|à|pour|para|van|voor|met)\s(?:je\s|up to\s)?(\d{1,2}|\p{L}{3,6})\b(?!\s?(?:m\b|ft|cm|feet|foot|in\b|["']))/iu;

/** What the description says of power, of music without loudspeakers, of rooms that have everything. */
export function siteOf(description: string): Site {
  return {
    mains:
      SOCKETS.test(description.replaceAll(CURRENT_NEEDED, ' ')) &&
      !NO_SOCKETS.test(description) &&
      !NO_MAINS.test(description),
    noMains: NO_MAINS.test(description),
    building: BUILDING.test(description) || SERVED.test(description),
    served: SERVED.test(description),
    bass: BASS.test(description),
    playback: PLAYBACK.test(description),
    unamplified: UNAMPLIFIED.test(description) || (BRASS.test(description) && !LOUD.test(description)),
    equipped: sentencesOf(description).some((sentence) => ROOM.test(sentence) && COMPLETE.test(sentence)),
    setUp: sentencesOf(description).some((sentence) => SET_UP.test(sentence) && !OURSELVES.test(sentence)),
    only: ONLY.test(description),
    tableSeats: tableSeatsIn(description),
  };
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;])\s|\n/);
}

function tableSeatsIn(description: string): number | null {
  const said = TABLES_OF.exec(description)?.[1]?.toLowerCase();
  const seats = said === undefined ? undefined : (NUMBERS[said] ?? Number(said));
  return seats !== undefined && seats >= 2 && seats <= 16 ? seats : null;
}
