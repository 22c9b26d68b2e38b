import { fold } from '../../reading/document/fold.ts';

/** What performers hand to those who book them names itself, or speaks of a purchaser who shall. */
export const RIDER = {
  title:
    /\b(?:tech(?:nical)?|stage|contract|band|artist|production|performance|sound|hospitality) ?(?:&|and)? ?(?:\w+ )?rider\b|\b(?:tech ?|following |this |our )rider\b|\btech (?:requirements|specs?)\b|\btouring technical (?:requirements|addendum)|technical requirements of|[àa] fournir par\s+l['’]\s?organisateur|vom veranstalter zu stellen|technik-?rider|bühnenanweisung|fiche technique|r[ií]der t[ée]cnico|technische (?:rider|fiche)/iu,
  /** A heading within the text. */
  heading: /^[\W\d]*(?:tech(?:nical)?|stage|hospitality|production|catering) rider\W*$/imu,
  /** Technical requirements that say who performs. */
  specification: /\btech(?:nical)? (?:spec(?:ification)?s?|requirements?)\b/iu,
  performer: /^\W*(?:performers?|artistes?|act|line-?up|cast): /imu,
  contract:
    /\b(?:provided|supplied)\s+by\s+(?:the )?(?:purchaser|presenter|promoter)\b|\btours with (?:\p{L}+|\d+) (?:artists?|performers?|dancers?|actors?|musicians?)\b|\brequires? from the (?:promoter|presenter|purchaser|organi[sz]er)\b|\b(?:purchaser|presenter|promoter|employer|talent buyer) (?:shall|must|will|agrees|should make|is|to|provides|supplies)\b/iu,
  /** Whoever organises provides, and whoever performs brings the rest: of a performance. */
  performed: /\borgani[sz]er (?:shall|must|provides|supplies)\b/iu,
  performance: /\b(?:before|of|after|during|my|the) (?:the )?(?:performance|show|act)\b/iu,
  brings: /\b(?:brings|bring|travels with) (?:his|her|their|my|our)(?: own)?\b/iu,
  /** "Stage set-up requirements" over what is ready before the sound check. */
  stage:
    /\bstage (?:set-?up |lighting |area )?requirements?\b|\btechnical requirements for the (?:staging|show|performance)\b/iu,
  concert: /\bsound ?check|\bdoors open|\bthe show (?:requires|needs|is suitable)\b/iu,
  /** "Der Ladeweg muss ab vier Stunden vor Auftrittsbeginn frei sein": what an act needs of a place. */
  before:
    /\b(?:auftritts|aufbau|konzert|spiel)beginn\b|\bsoundcheck\b|\bladeweg\b|\bbalances?\b.{0,60}\bconcert\b|\bl['’]équipe\s\p{L}+[^.]{0,30}\bdevra\b/iu,
  place: /\b(?:die bühne (?:muss|soll|sollte|darf)|bühnenma(?:ß|ss)e|bühnengröße|la scène (?:devra|doit))\b/iu,
  /** In other languages those who book are bound by the same words as anybody; there the act has to be spoken of too. */
  bound:
    /veranstalters? (?:verpflichtet sich|muss|muß|hat dafür|sorgt dafür)|organisateur (?:s['’]engage|devra|doit)|(?:promotor|organizador|contratante) (?:deberá|debe|se compromete)|organisator (?:dient|moet|verplicht)/iu,
  act: /(?<!\p{L})(?:bands?|auftritts?|spielbeginn|künstler|musiker[ns]?|artistes?|groupe|compagnie|artistas?|grupo|actuación|artiesten?|optreden|muzikanten)(?!\p{L})/iu,
};

/** One list of what whoever performs brings, and one of what whoever books them provides. */
export const BOTH_SIDES = {
  ours: /^[^\n]{0,6}(?:dit (?:heb|neem|breng) ik|dit (?:brengen|nemen|hebben) (?:wij|we)|(?:i|we) (?:will )?bring|the (?:group|band|company|ensemble|artist|choir) (?:will )?brings?|das (?:bringe ich|bringen wir) mit|(?:ich bringe|wir bringen) mit|j'apporte|nous apportons|traigo|traemos)\b[^\n]{0,40}:/imu,
  hosts:
    /^[^\n]{0,12}(?:(?:the )?(?:organi[sz]er|promoter|presenter|purchaser|host|school) (?:will |shall )?(?:provides?|supplies|sees to)|hier zorgt de organisator|dit is voor de organisator|(?:der )?veranstalter stellt|l'organisateur (?:fournit|met)|el organizador (?:pone|proporciona))\b/imu,
};

/** Whoever asks for bids is no promoter of an act, purchaser as they may be. */
export const BIDS = /\b(?:tender(?:s|er|ers)?|bids?|bidders?|vendors?|contractors?|suppliers?)\b/iu;

/** A letter to the hire company may speak of a rider and is none. */
export const GREETING =
  /^\s*(?:hi|hello|hey|dear|good (?:morning|afternoon)|hallo|guten tag|moin|sehr geehrte|liebe|bonjour|hola|buenos|estimad|beste|goede)\b/iu;

/** Who speaks or performs tells of it themselves: "my keynote needs …", "I bring a laptop". */
export const SPEAKER = {
  act: /\bmy (?:keynote|slides|talk|act|(?:\w+ )?show|performance|lecture|workshop|set|routine|rehearsal)\b|\bmein(?:e|en|em)? (?:vortrag|auftritt|show|bühnenprogramm\w*|programm)\b|\bm(?:on|a) (?:spectacle|conférence|intervention)\b|\bmi (?:ponencia|espectáculo|actuación|charla)\b|\bmijn (?:lezing|optreden|voorstelling)\b/iu,
  brings:
    /\bi (?:also |will )?(?:speak|perform|bring|supply|travel|carry|present)\b|\bbringe ich\b|\bich (?:bringe|spreche)\b|\bj['’]apporte\b|\b(?:traigo|llevo)\b|\bik breng\b/iu,
  /** "A/V requirements" of a keynote that somebody else writes down. */
  requirements: /\b(?:a\/?v|audio[- ]?visual|presentation) (?:& room )?(?:set-?up )?(?:requirements|preferences)\b/iu,
  keynote: /\b(?:keynote|(?:his|her|their) (?:presentation|talk|slides|laptop)|your speaker)\b/iu,
  hosts: /\b(?:client|customer|school|company)s?\b|kunde|\bclients?\b|cliente|klant/iu,
};

/** What has to be. */
export const OBLIGED: ReadonlySet<string> = new Set(
  `must shall should muss müssen soll sollen sollte sollten doit doivent devra devront debe deben deberá deberán moet
  moeten dient dienen`
    .split(/\s+/u)
    .map(fold),
);
/** Behind what has to be there. */
export const PRESENT: ReadonlySet<string> = new Set(
  `vorhanden anwesend bereit verfügbar available present disponible disponibles présent présente présents présentes presente presentes
  aanwezig beschikbaar place provided supplied furnished engaged hired gestellt verfügung aufgebaut errichtet montiert installed erected installé installée
  montée disposition instalado instalada montado montada disposición beschikking opgebouwd geplaatst überdacht`
    .split(/\s+/u)
    .map(fold),
);
