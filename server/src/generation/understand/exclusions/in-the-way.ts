import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { aroundIn } from '../text/around.ts';
import { type Text, wordsOf } from '../text/text.ts';
import { isRider } from './required.ts';

/**
 * What is only not to be in the way, what is set aside, and the lights of the house: "tall vases CAN NOT BLOCK THE VIEW",
 * "free of obstructions such as LECTERNS", "lectern REMOVED or placed to the side", "HOUSE lights at full".
 */
export function isInTheWay(text: Text, mention: Mention): boolean {
  const { before, behind } = aroundIn(text, mention, FAR);
  if (BLOCKS.test(behind) || FREE_OF.test(before) || SET_ASIDE.test(behind)) return true;
  return isOfHouse(mention, before, behind) || isOnlyCase(text, mention, before, behind);
}

/** "A power outlet FOR LAPTOP", "room to put up two STANDS", "parking for a VAN": what something else is for, and who plays or speaks has. */
export function isUsedWith(text: Text, mention: Mention): boolean {
  const [kind] = mention.kinds;
  const { before, behind } = aroundIn(text, mention, FAR);
  const name = wordsOf(text, mention);
  const wrapped = wrappedBefore(text, mention);
  if (
    ROOM_FOR.test(wrapped) ||
    (TO_POWER.test(wrapped) && !text.numberTo.has(mention.from)) ||
    (TO_POWER.test(wrapped) && text.numberTo.get(mention.from)?.value === 1) ||
    isPoweredInRider(text, mention, wrapped) ||
    isRoomInRider(text, mention, wrapped) ||
    (GEAR.test(name) && FOR_OURS.test(before)) ||
    LIKENED.test(before)
  )
    return true;
  if ((FED.test(before) || WHEN_USED.test(before)) && !text.numberTo.has(mention.from)) return true;
  if (kind === undefined) return false;
  if (kind === 'crew_project_manager' || kind === 'crew_stage_manager') return isOfCompany(text, mention, name, before);
  if (VEHICLES.has(kind)) return PARKED.test(before);
  if (text.numberTo.has(mention.from)) return kind === 'playback_laptop' && POWERED.test(before);
  if (COVERS.has(kind)) return FRONTED.test(before) && name.endsWith('s');
  if (kind === 'playback_laptop' && SCANNED.test(before)) return true;
  if (PLAYERS_OWN.has(kind) && FITS.test(before)) return true;
  return PLAYERS_OWN.has(kind) && (USED_WITH.test(before) || (FRONTED.test(before) && COMES.test(behind)));
}

/** "A mains outlet TO POWER a laptop, a projector AND a lectern light": what is plugged in there is brought. */
const TO_POWER =
  /\b(?:outlets?|sockets?|mains|power (?:points?|supply)|circuits?|steckdosen?|prises?|enchufes?|stopcontact(?:en)?)\b[^.;]{0,40}\b(?:to (?:power|run|feed|plug in)|for (?:powering|running)|zum (?:betrieb|anschluss) (?:von|der|des)|pour (?:alimenter|brancher)|para (?:alimentar|conectar|enchufar)) [^.;)]{0,60}$/iu;

/** What is written before a thing, over the ends of lines, from where its paragraph or item begins. */
function wrappedBefore(text: Text, { from }: Mention): string {
  const start = text.tokens[from]?.start ?? 0;
  const part = text.raw
    .slice(Math.max(0, start - FAR), start)
    .split(/\n\s*(?:\n|[-•*–\d])/u)
    .at(-1);
  return (part ?? '').replace(/\s+/gu, ' ');
}

/** "Floor space needed TO ERECT two lighting stands". */
const ROOM_FOR =
  /\b(?:space|room|area|platz|raum|(?:stell|stand)?fläche|place|espace|espacio|sitio|ruimte|plek)\b(?:mind\.|ca\.|[^.;:,]){0,60}\b(?:to (?:erect|set up|put up|stand|place)|for (?:the )?(?:set-?up|setting up|erection|erecting|pitching) of|zum (?:aufstellen|aufbauen)|zum aufbau (?:de[rs]|von|unsere[rs])?|um [^.;,]{0,20}aufzustellen|pour (?:monter|installer|poser)|para (?:montar|instalar|poner)|om) (?:our |my |two |three |four |the |unser\p{L}* |nos |nuestr\p{L}+ |onze |\d+ ?x? ?)*$/iu;
/** "150 A service is required FOR THE lighting, sound and electricity OF THE CIRCUS TENT": in a rider, what they plug in. */
function isPoweredInRider(text: Text, mention: Mention, before: string): boolean {
  return !text.numberTo.has(mention.from) && SUPPLY_FOR.test(before) && isRider(text);
}

const SUPPLY_FOR =
  /\b(?:service|supply|supplies|circuits?|outlets?|feeds?|stromanschluss|stromkreise?|zuleitung|alimentation|arrivée|acometida|toma)\b[^.;:]{0,60}\b(?:for|für|pour|para|voor) (?:use by the \p{L}+\s+for )?(?:the |our |die |unsere |la |le |les |el |de |het )?(?:\p{L}+,? (?:and (?:\p{L}+ for the )?)?){0,5}$/iu;

/** "Twelve feet by eight, PLUS SPACE FOR speakers and lighting stands": in a rider, theirs or the house's. */
function isRoomInRider(text: Text, { kinds: [kind], from, to, categories }: Mention, before: string): boolean {
  const end = text.tokens[to - 1]?.end ?? 0;
  const behind = text.raw.slice(end, end + FAR);
  const shown = categories.some((each) => SHOWN.has(each)) || (kind !== undefined && SHOWN.has(KIND_CATEGORY[kind]));
  return shown && !text.numberTo.has(from) && (SPACE_FOR.test(before) || HEADS_ROOM.test(behind)) && isRider(text);
}

const SHOWN: ReadonlySet<Category> = new Set(['audio', 'lighting', 'video', 'backline']);
/** "Mischpult und Technik" over "DIE STELLFLÄCHE für das Pult …". */
const HEADS_ROOM =
  /^[^\n.;:]{0,24}:?\n\s*(?:(?:the|die|der|ein|a|la|le|el|de) )?(?:stell|stand)?(?:fläche|platz|space|position|emplacement|espacio|plek) (?:for|für|pour|para|voor)\b/iu;
const SPACE_FOR =
  /\b(?:space|room|platz|raum|(?:stell|stand)?fläche|place|espace|espacio|sitio|ruimte|plek) (?:\p{L}+ ){0,2}(?:for|für|pour|para|voor)(?: (?:the|a|an|our|any|die|den|das|unsere?n?|les?|la|nos|el|los|las|de|het|onze))?(?: \p{L}+-)?(?: (?:bzw\.|oder|und|or|and))?(?: \p{L}+,?){0,2}(?: (?:and|und|et|y|en))? $/iu;

/** "In accordance with the plot of THE COMPANY'S TECHNICAL DIRECTOR": in a rider, who is with the act or the house. */
function isOfCompany(text: Text, { from }: Mention, name: string, before: string): boolean {
  return TECHNICAL_DIRECTOR.test(name) && !text.numberTo.has(from) && !TO_BE_HIRED.test(before) && isRider(text);
}

const TECHNICAL_DIRECTOR = /^(?:technical|production|stage) (?:director|manager)s?$/iu;
const TO_BE_HIRED = /\b(?:need|needs|require|requires|provide|provides|supply|hire|one|a|an)\b[^.;:]{0,20}$/iu;

/** "A dry place for our instruments and AUDIO EQUIPMENT". */
const FOR_OURS =
  /\b(?:for|to|protects?|shelters?|covers?|affects?|für|pour|para|voor) (?:our|my|unsere?n?|meine?n?|nos|notre|nuestr[ao]s?|onze|ons)\b(?: \p{L}+,?){0,4} $/iu;
const GEAR = /\b(?:equipment|gear|instruments?|technik|instrumente|matériel|equipos?|apparatuur)$/iu;
/** "Which is LIKE A tent without sides". */
const LIKENED =
  /\b(?:is|are|it's|looks?|feels?|works?) (?:\p{L}+ )?(?:a (?:bit|little) |much |just |rather |something )?like (?:a|an|the) (?:\p{L}+ )?$/iu;
/** "For marquees there has to be …": where they happen to play. */
const COVERS: ReadonlySet<Kind> = new Set<Kind>(['marquee', 'gazebo']);
const VEHICLES: ReadonlySet<Kind> = new Set<Kind>(['van', 'truck', 'car']);
/** "To get the VAN close", "parking for a VAN". */
const PARKED =
  /\b(?:get|park(?:ing)?|bring|drive|unload|load|space|room|access|parkplatz|stellplatz|parken|zufahrt|stationnement|parking|aparcamiento|parkeerplaats|plek|place)\b[^.;]{0,60}$/iu;

const FAR = 140; // characters

/** Behind a thing. */
const BLOCKS =
  /^[^.;:]{0,90}\b(?:can ?not|can't|must not|mustn't|should not|shouldn't|may not|do not|don't|not to|without) (?:block(?:ing)?|obstruct(?:ing)?|impede|hide|mask|stand in the way|be in the way)\b|^[^.;:]{0,90}\b(?:sicht|blick)\b[^.;:]{0,30}\b(?:nicht|versperr|verdeck|verstell)|^[^.;:]{0,90}\b(?:ne (?:doi(?:t|vent)|peu(?:t|vent)) pas|sans) (?:gêner|cacher|masquer|boucher)\b|^[^.;:]{0,90}\bno (?:deben?|pueden?) (?:tapar|bloquear|impedir|obstruir)\b|^[^.;:]{0,90}\b(?:zicht|uitzicht)\b[^.;:]{0,20}\b(?:niet|belemmer|blokker)/iu;
/** Before it. */
const FREE_OF =
  /\b(?:(?:free|clear(?:ed)?|frei|libres?|vrij) (?:of|from|von|de|van)|no|any|keine|sans|sin|geen) [^.;]{0,40}(?:obstructions?|obstacles?|hindernissen|obstáculos|obstakels)\b[^.;]{0,12}\b(?:such as|like|including|e\.g|wie|z\.\s?b|tels? que|telles que|como|zoals)\b[^;]*$/iu;
const SET_ASIDE =
  /^\s?,?(?:to be |is |are |(?:should|must|needs? to|has to|have to) be |bitte |(?:soll|muss|sollen|müssen) )?\s?(?:removed|taken away|cleared away|taken off (?:the )?stage|moved (?:away|aside)|out of the way|weggeräumt|weggestellt|abgeräumt|entfernt|enlevée?s?|retirad[oa]s?|weggehaald|verwijderd|opzij)(?:\s*[.;)]|\s*$| (?:or|oder|ou|of|o) (?:placed|moved|put|pushed|set|zur|auf|mis|opzij)| (?:from|off|von|de la|van) (?:the |der |het )?(?:stage|platform|performance|playing|bühne|scène|podium))/iu;

/** "If A GENERATOR is used", "even if A PODIUM is available", "if he is ON A STAGE", "installed SCREENS are usually best". */
function isOnlyCase(text: Text, { from }: Mention, before: string, behind: string): boolean {
  if (text.numberTo.has(from)) return false;
  return (
    (CASE.test(before) && IS_SO.test(behind)) ||
    WHERE_THEY_ARE.test(before) ||
    MAY_BE_SHOWN.test(before) ||
    (INSTALLED.test(before) && BEST.test(behind))
  );
}

const CASE =
  /(?:^|[^\p{L}])(?:(?:even )?if|when|wenn|falls|si|als|indien)\s+(?:a|an|the|ein|eine|der|die|das|un|une|le|la|el|una|een|de|het) (?:\p{L}+ )?$/iu;
const IS_SO =
  /^\s+(?:(?:is|are) (?:used|already|being|built|installed|in use|there|available,? please|available [,)(]|running)|(?:verwendet|benutzt|eingesetzt) wird|est utilisé|se usa|wordt gebruikt)\b|^ is available, /iu;
const WHERE_THEY_ARE =
  /\b(?:if|when|where|wherever|wenn|falls|si) (?:the )?(?:\p{L}+ )?(?:is|are|plays?|performs?|performing|playing|held|spielen|spielt)\b[^.;:]{0,30}\b(?:in|on|inside|under|auf|unter|sur|sous|en) (?:(?:a|an|the) (?!\p{L}+ (?:we|i|you) )(?:\p{L}+, )?)+$/iu;
/** "The show CAN BE PERFORMED IN a theatre, CIRCUS TENT or outdoors". */
const MAY_BE_SHOWN =
  /\b(?:can|may|could) (?:also )?be (?:performed|played|shown|presented|staged) (?:in|on|under|inside)\b[^.;:]{0,50}$|\b(?:peut|peuvent) (?:être (?:joué|présenté|donné)\p{L}*|se jouer) (?:en|dans|sur|sous)\b[^.;:]{0,50}$|\bse puede (?:representar|hacer) (?:en|bajo|sobre)\b[^.;:]{0,50}$/iu;
const INSTALLED = /\b(?:installed|existing|built[- ]in|fixed|in[- ]house)\s+$/iu;
const BEST = /^ (?:is|are) (?:usually|often|sometimes|generally|mostly|always)\b/iu;

/** The lights of a room are not those that are hired for it. */
function isOfHouse({ kinds: [kind], categories }: Mention, before: string, behind: string): boolean {
  const lights = kind === undefined ? categories.includes('lighting') : HOUSE_LIGHTS.has(kind);
  if (!lights) return false;
  if (
    /(?:^|[^\p{L}])(?:please )?(?:turn|switch|dim|shut|leave)(?:ing)? (?:on|off|up|down) (?:all )?(?:of )?(?:the )?(?:\p{L}+ )?$/iu.test(
      before,
    )
  )
    return true;
  if (/\b(?:house|audience)\W{1,2}$/iu.test(before)) return true;
  return (
    /\b(?:room|hall|auditorium|overhead|ambient|existing|ceiling|saal)[ -]?(?:\p{L}+ )?$/iu.test(before) &&
    DIMMED.test(before + behind)
  );
}

const HOUSE_LIGHTS: ReadonlySet<Kind> = new Set<Kind>(['lighting_package', 'stage_wash']);
const DIMMED =
  /\b(?:dim(?:s|med|ming|mable)?|rais(?:e|ed)|turn(?:ed)?|full|bright(?:er)?|controll?(?:ed)?|adjust(?:ed|able)?|off|on|up|down|sufficient|usually|enough)\b/iu;

const PLAYERS_OWN: ReadonlySet<Kind> = new Set<Kind>([
  'playback_laptop',
  'keyboard',
  'guitar',
  'bass_guitar',
  'percussion',
]);
const USED_WITH =
  /\b(?:outlets?|sockets?|power(?: (?:points?|supply|source|strip))?|plugs?|extension(?: (?:leads?|cords?|cables?))?|inputs?|feeds?|cables?|leads?|lines?|adapt[eo]rs?|connections?|connectors?|tables?|stands?|shelf|space|room|di(?:[ -]?box(?:es)?)?|jacks?|steckdosen?|strom(?:anschluss)?|anschluss|tisch|kabel|ständer|prises?|table|câbles?|enchufes?|mesa|tomas?|stopcontact(?:en)?|tafel|kabels?) (?:for|to|für|pour|para|voor) (?:the |my |our |a |an |his |her |your |\p{L}+['’]s |den |meinen |unseren |das |mein |l['’]|un |mon |el |mi |de |mijn |onze )?(?:\p{L}+ )?$/iu;
/** "A tent BIG ENOUGH TO FIT all of us and our LAPTOPS". */
const FITS =
  /\b(?:big|large|wide|long|strong|sturdy|high) enough (?:to (?:fit|hold|take|house|cover|carry|store|put)|for) [^.;:)\n]{0,60}$/iu;
/** "Take a feed FROM ONE OF THE camcorders and PLUG IT INTO THE projector": both are there. */
const FED =
  /\b(?:feed|signal|output) (?:from|off) (?:one of )?(?:the|their|our) (?:\p{L}+ )?$|\b(?:plug|patch|feed|run|connect)(?:s|ged|ging|ed|ing|ning)? (?:it|that|this|them) (?:straight |directly )?(?:in)?to (?:the|their|our) (?:\p{L}+ )?$/iu;
/** "WHEN WE USE THE room dividers we get three rooms". */
const WHEN_USED = /\b(?:when|once|if) (?:we|you|they) (?:use|open|close|pull out|put up|fold back) the $/iu;
/** "We SCAN their code THROUGH an iPad". */
const SCANNED =
  /\b(?:scan|check(?:ed)? (?:people |them |guests )?in|sign(?:ed)? in|regist(?:er|ration)|playing music|play music)\b[^.;:\n]{0,40}\b(?:through|via|with|using|on|from|by) (?:(?:an?|our|my|his|her|their|the) )?$/iu;
/** "Power for 2 laptops". */
const POWERED =
  /\b(?:outlets?|sockets?|power(?: (?:points?|supply|source|strips?))?|plugs?|steckdosen?|strom(?:anschluss)?|prises?|enchufes?|tomas?|stopcontacten) (?:for|für|pour|para|voor) (?:about |up to |the )?(?:\d{1,3}|\p{L}+) $/iu;
const FRONTED = /^[\W\d]*(?:for|für|pour|para|voor)(?: (?:the|our|my|das|den|die|le|la|el|de|het))? $/iu;
const COMES = /^\s?[–—:,-]/u;
