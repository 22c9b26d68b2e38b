import { type Condition, CONDITIONS, type Demand, type Fact, type Facts, type StageSaid } from '../types.ts';
import { withLecternMic } from './lectern-mic.ts';
import { placeOf } from './placing.ts';
import { stageDimensionsAnywhere } from './stage-dimensions.ts';
import { stageHeightIn } from './stage-height.ts';
import { wordsAround } from './words-around.ts';

/** The facts with what the text says of the site and the show beside them, and of each thing around its words. */
export function withConditions(facts: Facts, description: string): Facts {
  const demands = withLecternMic(facts.demands, description);
  const isOnBreakouts = placeOf(demands, facts.spaces, description);
  const stage = stageSaidIn(description);
  const tableSeats = tableSeatsIn(description);
  return {
    ...facts,
    conditions: conditionsIn(description),
    ...(stage === undefined ? {} : { stage }),
    ...(tableSeats === null ? {} : { tableSeats }),
    demands: demands.map(
      (demand): Demand => ({
        ...withAround(demand, description),
        ...isOnBreakouts(demand),
      }),
    ),
  };
}

function withAround(demand: Demand, description: string): Demand {
  const around = wordsAround(demand, description);
  const or = demand.or === undefined ? {} : { or: withAround(demand.or, description) };
  return { ...demand, ...or, ...(around === '' ? {} : { around }) };
}

/** What the description says of the place and the show. */
export function conditionsIn(description: string): readonly Fact<Condition>[] {
  const sentences = sentencesOf(description);
  const inSentence = (pattern: RegExp, holds: (sentence: string) => boolean): string | null => {
    const sentence = sentences.find((each) => pattern.test(each) && holds(each));
    return sentence === undefined ? null : wordsOf(pattern, sentence);
  };
  const power = description.replaceAll(CURRENT_NEEDED, ' ');
  const dark = NO_MAINS.test(description);
  const said: Readonly<Record<Condition, string | null>> = {
    mains_power: NO_SOCKETS.test(description) || dark ? null : wordsOf(SOCKETS, power),
    no_power: wordsOf(NO_MAINS, description),
    building_near: wordsOf(BUILDING, description) ?? wordsOf(SERVED, description),
    music_unamplified:
      wordsOf(UNAMPLIFIED, description) ?? (LOUD.test(description) ? null : wordsOf(BRASS, description)),
    loud_band: wordsOf(LOUD_ACT, description),
    playback: wordsOf(PLAYBACK, description),
    heavy_bass: wordsOf(BASS, description),
    main_room_equipped: inSentence(COMPLETE, (sentence) => ROOM.test(sentence)),
    set_up_by_us: inSentence(SET_UP, (sentence) => !OURSELVES.test(sentence)),
    in_a_tent: wordsOf(IN_TENT, description),
    visitors_over_the_day: wordsOf(IN_THE_COURSE, description),
    projection: wordsOf(PROJECTED, description),
    soup: wordsOf(SOUP, description),
    coffee: wordsOf(COFFEE, description),
    wine: wordsOf(WINE, description),
    sparkling_wine: wordsOf(SPARKLING, description),
  };
  return CONDITIONS.flatMap((value) => (said[value] === null ? [] : [{ value, words: said[value] }]));
}

function wordsOf(pattern: RegExp, text: string): string | null {
  return pattern.exec(text)?.[0].trim() ?? null;
}

function stageSaidIn(description: string): StageSaid | undefined {
  const heightM = stageHeightIn(description);
  const dimensions = stageDimensionsAnywhere(description);
  if (heightM === undefined && dimensions === null) return undefined;
  return { ...dimensions, ...(heightM === undefined ? {} : { heightM }) };
}

function sentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?;])\s|\n/);
}

function tableSeatsIn(description: string): number | null {
  const said = TABLES_OF.exec(description)?.[1]?.toLowerCase();
  const seats = said === undefined ? undefined : (NUMBERS[said] ?? Number(said));
  return seats !== undefined && seats >= 2 && seats <= 16 ? seats : null;
}

const SOCKETS =
  /\bsockets?\b|power points?|power bollards?|\bschuko|steckdosen?|prises? (?:de courant|électriques?)|\benchufes?\b|stopcontact(?:en)?|three.?phase (?:power|supply)|\bcee.?(?:16|32|63)|starkstrom|drehstrom|\bkrachtstroom|\b(?:mains|power|electricity) (?:in|at|from|on|inside) (?:the|our|his|her|their|its|all)\b|\b(?:have|has|got|is|there['’]s|with) (?:\p{L}+ )?(?:mains|electricity)\b|\bhouse power\b|\b(?:13|16|20|30|32|50|60|63|100|125|200|400) ?-?(?:amps?|a|ampere|amperios|ampères?)\b(?! ?(?:distro|distribution|board|supply needed))|\b(?:32|63) tri\b|triphasé|trifásic|strom (?:ist|haben wir|gibt es|liegt|vorhanden|kommt)|stromanschluss (?:ist|vorhanden|am|im|in)|(?:on a|nous avons|il y a|on dispose) (?:du|de l['’]|d['’]une?|le) ?(?:courant|électricité|arrivée)|\bhay (?:corriente|luz|electricidad|suministro)|(?:tenemos|disponemos de) (?:corriente|luz|electricidad)|(?:stroom|krachtstroom) (?:is|hebben we|aanwezig)|(?:er is|hebben) (?:genoeg |voldoende )?stroom/iu;
const CURRENT_NEEDED =
  /\b(?:needs?|requires?|wants?|draws?|braucht|brauchen|benötigt|benötigen|besoin|necesita|necesitan|nodig|heeft)\b[^.;\n]{0,20}?\d{2,3} ?-?(?:amps?|a|ampere)\b/giu;
const NO_SOCKETS =
  /\b(?:no|without|any|kein[a-z]*|ohne|pas de|sans|sin|ning[uú]n|geen|zonder)\s(?:\p{L}+\s)?(?:sockets?|power points?|steckdosen?|prises?|enchufes?|stopcontact)/iu;
const NO_MAINS =
  /\b(?:no|without|nor|zero)\s(?:any\s)?(?:mains|power|electricity|electric)\b|\bthere is(?: not|n['’]t) (?:any )?(?:power|mains|electricity)|(?:power|mains|electricity) is not (?:available|there)|\b(?:kein(?:en)?|ohne)\s(?:strom|starkstrom|netzstrom|stromanschluss)|\bstrom (?:gibt es|ist)(?: \p{L}+){0,2} (?:nicht|keiner|keinen)|\b(?:pas d['’]|sans |aucune? )(?:électricité|courant|alimentation)|\b(?:no hay|sin) (?:electricidad|corriente|luz|suministro)|\b(?:geen|zonder) (?:krachtstroom|stroom|elektriciteit)/iu;
const SERVED =
  /roof ?top|roof terrace|dachterrasse|\bhotel|\bhôtel|restaurant|\bpub\b|beer garden|biergarten|\b(?:wine|cocktail|hotel|beach) bar\b|golf ?club|country club|club ?house|\bwinery|\bbrewery|weingut|brauerei|brasserie|auberge|parador|gasthof|gasthaus|azotea|dakterras/iu;
const BUILDING =
  /\bour (?:house|home|back garden|office|headquarters|school|works|premises|courtyard|car park)|\bat home\b|\bchez (?:nous|moi)\b|(?:bei uns|bei mir)? ?zu ?hause|bei uns im garten|\ben (?:mi|nuestra) casa|bij ons thuis|\bin (?:dad|mum|mam|my (?:parents|sister|brother))['’]?s['’]? garden|\b(?:street|block) party|neighbou?rs|\bcourtyard|\bchapel|\bchurch|\bkirche|\bkapelle|église|chapelle|iglesia|ermita|\bkerk|\binnenhof|\bcampus\b|\bschool|\bcollege|\bmuseum|\bcastle|\bmanor|country house|\bfactory|\bwarehouse|\bcastillo|\bfinca\b|château|\bschloss|\bschule|nachbarn|straßenfest|market (?:square|place)|town square|marktplatz|plaza mayor|\bmarktplein/iu;
const UNAMPLIFIED =
  /\bunamplified|\bnot (?:to be )?amplified|\bnothing (?:is |will be |to be )?amplified|\bnichts (?:wird )?verstärkt|rien (?:d|n)['’](?:est )?amplifié|nada amplificado|niets (?:wordt )?versterkt|without (?:any )?amplification|\bno amplification|\bunplugged\b|play(?:s|ing)? acoustically|\bunverstärkt|ohne verstärkung|rein akustisch|non amplifiée?s?|sans amplification|sans sono\b|sin amplifica|\bonversterkt|zonder versterking/iu;
const BRASS =
  /\b(?:brass|silver|wind|concert|military|marching|pipe|colliery|salvation army) bands?\b|\b(?:brass|wind) (?:players|ensemble|section)|blaskapelle|blasorchester|blasmusik|musikkapelle|musikverein|posaunenchor|spielmannszug|fanfarenzug|orchestre d['’]harmonie|\bfanfare\b|batucada|banda (?:de música|municipal)|charanga|fanfarekorps|harmonieorkest|blaasorkest|drumband/iu;
const LOUD =
  /\b(?:rock|pop|cover|covers|soul|funk|party|dance|jazz|live|tribute|function) ?bands?\b|\bbands\b|\bsinger|\bdj\b|coverband|rockband|\bsänger|\bchanteu|\bcantante|\bzanger|\bmonitors?\b|\bmiked|\bmic(?:ed|ked)\b|amplif(?:y|ied)|verstärk|sonoris(?:er|ée)|amplifica/iu;
const LOUD_ACT =
  /\b(?:cover|rock|pop|party|show|dance|soul|funk|tribute|covers)[ -]?bands?\b|tanz(?:kapelle|band|orchester)|orquesta de baile|orquesta de verbena|orchestre de (?:bal|variété)|dansorkest|feestband/iu;
const PLAYBACK =
  /\bplayback\b|play(?:ing)? (?:back )?(?:some |two |three |our |a few |the )?(?:pieces|tracks|hymns|recorded|playlist|spotify)|spotify|playlist|recorded (?:music|hymns)|backing tracks|\beinspiel|zuspielung|musik vom (?:band|handy|laptop)|musique enregistrée|bande(?:-| )son|música grabada|lista de (?:spotify|canciones)|muziek afspelen|afspeellijst/iu;
const BASS =
  /bass.?heavy|music (?:that|which|to) (?:you|they|people|we)? ?feel|feel the (?:bass|music)|\b(?:thumping|pumping|deep|big|good|proper|loads of|lots of|with|mit|viel|fettem?|avec (?:des|de bonnes)?|con|con buenos|met|goede?) (?:sub[- ]?)?(?:bass|basses|graves|bas)\b|bassstark|wummer|\b(?:loud|party) music|laute musik|musique forte|música alta|harde muziek/iu;
const ROOM =
  /\b(?:main (?:room|hall)|plenary|plenum|hall|theatre|theater|auditorium|lecture (?:theatre|hall)|ballroom|church|chapel|cathedral|saal|hauptsaal|hörsaal|aula|kirche|salle|amphithéâtre|église|sala|auditorio|salón|iglesia|zaal|kerk)\b/iu;
const COMPLETE =
  /fully equipped|completely equipped|well equipped|has (?:everything|all (?:it|we) needs?)|need nothing|nothing (?:is )?needed|nothing from you|all (?:av|technology|equipment) is (?:there|in place|provided)|voll ausgestattet|komplett ausgestattet|vollständig ausgestattet|nichts (?:benötigt|nötig)|brauchen (?:wir )?(?:dort )?nichts|entièrement équipée?|tout équipée?|rien à prévoir|totalmente equipad|completamente equipad|no hace falta nada|volledig (?:uitgerust|ingericht)|is alles aanwezig|niets nodig/iu;
const SET_UP =
  /\b(?:set(?:ting)?(?:[ -])?(?:up|out)|erect(?:ed|ing)?|install(?:ed|ation|ing)?|put(?:ting)? (?:it |them |everything )?(?:up|out)|lay(?:ing)? out|build[ -](?:up|it)|assembl)|aufbau|aufgebaut|aufstell|\bmontage\b|\bmontier|installation|mise en place|\bmonta(?:je|r)\b|instala|\bcolocaci|opbouw|opgebouwd|plaatsing|neergezet/iu;
const OURSELVES =
  /ourselves|\bown (?:staff|crew|people|volunteers)|\bour (?:staff|crew|volunteers|team|lads) (?:will )?(?:set|put|build|do)|\bno (?:set|install|build|crew|staff|labour)|selbst|ohne (?:auf|montage|personal)|\bkein(?:e|en)? (?:auf|montage|personal)|eigenleistung|pas de montage|sans montage|nous-mêmes|sin monta|nosotros mismos|lo montamos|zonder (?:opbouw|montage)|\bzelf\b|geen (?:opbouw|montage)/iu;
const IN_TENT =
  /\b(in|inside|under|im|in einem|sous|dans un|en una|in een) (a|an|the|our|my|one|der|le|la)? ?(large |big |white |small )?(marquee|tent|tipi|yurt|festzelt|zelt|chapiteau|carpa)\b|\b(marquee|tent|tipi) (wedding|reception|party|dinner)\b/i;
const IN_THE_COURSE =
  /\d(?:\s\p{L}+){0,3}\s(?:over|across|through|throughout|during)\s(?:the|both|all)\s(?:\p{L}+\s)?(?:days?|weekend|afternoon|evening|hours)\b|\bfootfall\b|through the (?:gates?|doors?)\b|über (?:den|die|das) (?:\p{L}+ )?(?:tage?|wochenende) verteilt|\d(?:\s\p{L}+){0,3}\s(?:übers|am ganzen) (?:wochenende|tag)|\d(?:\s\p{L}+){0,3}\ssur (?:la journée|le week-?end|les (?:deux|trois) jours)|\d(?:\s\p{L}+){0,3}\s(?:a lo largo|durante|en) (?:de )?(?:el|del|todo el|los) (?:día|fin de semana|(?:dos|tres) días)|\d(?:\s\p{L}+){0,3}\s(?:over|gespreid over|verspreid over) (?:de|het|twee|drie) (?:hele )?(?:dag(?:en)?|weekend)/iu;
const PROJECTED =
  /projector|beamer|projektor|\bproje[ck]tion|projizier|rückprojek|projecteur|rétroproj|proyector|proyecci|retroproy|projectie|after (?:dark|dusk|sunset|nightfall)|nach einbruch der (?:dunkelheit|nacht)|nach sonnenuntergang|à la (?:nuit tombée|tombée de la nuit)|après le coucher|al anochecer|después del anochecer|na zonsondergang|in het donker/iu;
const SOUP = /\bsoup|\bsuppe|\bsoupe|\bpotage|\bsopa|\bsoep/iu;
const COFFEE = /coffee|\btea\b|kaffee|\btee\b|\bcafé\b|\bthé\b|\bté\b|koffie|\bthee\b/iu;
const WINE = /\bwines?\b|\bwein|\bvins?\b|\bvinos?\b|\bwijn/iu;
const SPARKLING = /champagne|prosecco|sparkling|\bfizz\b|\btoasts?\b|\bsekt|crémant|\bcava\b|champán|bubbles/iu;
const TABLES_OF =
  /\b(?:tables?|rounds?|tischen?|mesas|tafels)\b[^.,;:\n\d]{0,14}\b(?:of|for|seating|zu je|zu|für je|für|mit|de|à|pour|para|van|voor|met)\s(?:je\s|up to\s)?(\d{1,2}|\p{L}{3,6})\b(?!\s?(?:m\b|ft|cm|feet|foot|in\b|["']))/iu;

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
