import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import { isNamedForItsPlace } from './for-its-place.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { isNoThing } from './no-things.ts';
import { isSaidOfAnother } from './said-of-another.ts';
import { isSwitchedOff } from './switched-off.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { WEEKDAYS } from './words/calendar.ts';

/** Words that are names of equipment in a catalogue and something else in a sentence. */
export function isAmbiguous(text: Text, mention: Mention): boolean {
  const word = wordAt(text, mention.to - 1);
  const next = wordAt(text, mention.to);
  if (isNoThing(text, mention) || isSaidOfAnother(text, mention, word)) return true;
  if (mention.kinds.length === 0 && NEVER_ALONE.has(word)) return true;
  if (word === 'personnel' && text.language === 'en' && mention.to - mention.from === 1) return true;
  if (FOR.has(wordAt(text, mention.from - 1)) && SUPPORTS.has(wordAt(text, mention.from - 2))) return true;
  if (mention.kinds[0] === 'exhibition_stand' && FOR.has(next) && CARRIED.has(wordAt(text, mention.to + 1)))
    return true;
  if (mention.kinds[0] === 'crew_stagehand' && isTimed(text, mention)) return true;
  if (isScheduled(text, mention) || wordAt(text, mention.from - 1) === 'rider' || RIDERS.has(next)) return true;
  if (mention.kinds[0]?.startsWith('mic_') === true && SIGNALS.has(next)) return true;
  if (ACCESS.has(word) && wordAt(text, mention.to - 2) === 'access' && !sentenceHas(text, mention.from, ONLINE))
    return true;
  if (BATHROOMS.has(word) && TO_ONE.has(wordAt(text, mention.from - 1))) return true;
  if (mention.kinds.length === 0 && /^techniques?$/u.test(word) && isMethod(text, mention)) return true;
  if (word === 'lights' && isPurposeOfPower(text, mention.from)) return true;
  if (isPlugged(text, mention)) return true;
  if (mention.kinds.length === 0)
    return (
      SPOKEN_OF_EQUIPMENT.has(next) || isSwitchedOff(text, mention) || (word === 'power' && isStrength(text, mention))
    );
  if ((word === 'van' || word === 'komen') && text.language !== 'en') return true; // Dutch "of", "come"
  if (writtenAt(text, mention.from) === 'Di') return true; // Tuesday
  if (mention.kinds[0] !== undefined && PLAYED.has(mention.kinds[0]) && isMiked(text, mention.from)) return true;
  if (/^Hera$/u.test(writtenAt(text, mention.from)) && text.language === 'en') return true; // somebody
  if (/^Tom(?:['’]s)?$/u.test(writtenAt(text, mention.from)) && !text.numberTo.has(mention.from)) return true; // somebody
  if (/^marchés?$/iu.test(writtenAt(text, mention.to - 1))) return true; // a market, a contract: no step
  if (word === 'poser' && text.language === 'fr') return true; // to put
  if (word === 'plat' && text.language === 'fr' && !text.numberTo.has(mention.from)) return true; // even
  if (word === 'batterie' && wordAt(text, mention.from - 1) === 'sur' && text.language === 'fr') return true; // "sono sur batterie"
  if (/^baterias?$/u.test(word) && wordAt(text, mention.from - 1) === 'a' && text.language === 'es') return true; // "altavoz a batería"
  if (GERMAN_BATTERIES.has(word) && text.language === 'de' && mention.kinds[0] === 'drum_kit') return true;
  if (word === 'circuits' && text.language === 'fr' && isOfSignals(text, mention)) return true;
  if (/^keys?$/u.test(word) && (text.numberTo.get(mention.from)?.value ?? 0) > 20) return true; // "88 key weighted piano"
  if (word === 'tafel' && wordAt(text, mention.from - 1) === 'aan') return true; // "120 aan tafel"
  if (word === 'voorhanden' || isNamedForItsPlace(text, mention)) return true;
  if (CEILINGS.has(word) && mention.kinds[0] === 'stage_deck') return true;
  if (word === 'bureau' && OF_OFFICE.has(wordAt(text, mention.from - 1))) return true; // "membre du bureau"
  if (word === 'douche' && wordAt(text, mention.from - 1) === 'en') return true; // where a light hangs
  if (word === 'ups' && mention.kinds[0] !== 'gazebo' && writtenAt(text, mention.from) !== 'UPS') return true; // "close-ups"
  if (BATTERIES.has(word) && RUNS.has(next)) return true; // "battery powered sound"
  if (word === 'chargers' && sentenceHas(text, mention.from, CHARGED)) return true;
  if (word === 'sub' && SUMS.has(next)) return true; // a sub-mix
  if (word === 'skip' && SKIPPED.has(next)) return true;
  if (word === 'internet' && wordAt(text, mention.from - 1) === 'the' && ON.has(wordAt(text, mention.from - 2)))
    return true;
  if (word === 'tv' && TV_PEOPLE.has(next)) return true;
  if (mention.kinds[0] === 'car' && (CAR_PLACES.has(next) || isParked(text, mention))) return true;
  if (VEHICLES.has(mention.kinds[0] ?? 'tape') && isToStand(text, mention)) return true;
  if (mention.kinds[0] === 'stage_floor' && FROM_TO.has(wordAt(text, mention.from - 1))) return true; // how high above it
  if (WEIGHTS.has(word) || (word === 'leiter' && text.numberTo.get(mention.from)?.value === 0)) return true;
  if (word === 'safety' && mention.to - mention.from === 1 && !text.numberTo.has(mention.from)) return true;
  if (PRESENTERS.has(word) && text.language === 'en' && mention.to - mention.from === 1) return true;
  if (word === 'chair' && next === 'and' && PEOPLE.has(wordAt(text, mention.to + 2))) return true; // "a chair and a panel of five"
  if (word === 'chair' && next === 'and' && PEOPLE.has(wordAt(text, mention.to + 3))) return true;
  if (word === 'chair' && PRESIDES.has(next) && THE.has(wordAt(text, mention.from - 1))) return true; // who leads a meeting
  if (word === 'laptop' && next === 'to' && SHOWN_ON.has(wordAt(text, mention.to + 1))) return true; // "2.1 Laptop to screen"
  if (KEPT_IN.test(wordAt(text, mention.from - 1)) && isInPlayback(text, mention)) return true;
  if (word === 'wireless' && NETWORKS.has(next)) return true;
  if (word === 'weight' && (THE.has(wordAt(text, mention.from - 1)) || next === 'of')) return true;
  if (CONTAINERS.has(word) && mention.kinds[0] === 'site_cabin' && isVessel(text, mention)) return true;
  if (word === 'table' && text.language === 'fr' && wordAt(text, mention.from - 1) === 'a') return true; // "140 à table"
  if (mention.to - mention.from > 1) return false;
  if (
    SEATING.has(word) &&
    (isHolding(text, mention.to) || isOfHouse(text, mention) || PLACES.has(wordAt(text, mention.from - 1)))
  )
    return true;
  if (PROPS.has(word) && !sentenceHas(text, mention.from, THEMES)) return true;
  if ((word === 'clothes' || word === 'costumes') && mention.kinds[0] === 'tablecloth')
    return !isOnTable(text, mention);
  if (word === 'table' && isSeatedAt(text, mention.from)) return true;
  if (word === 'dimmer' && DARKER.has(wordAt(text, mention.from - 1))) return true;
  if (ROUNDS.has(word) && (isSeating(text, mention.to) || mention.kinds[0] === 'table_round')) return false;
  if (word === 'tops' && isLimit(text, mention.from)) return true;
  return (
    NEVER_ALONE.has(word) ||
    (ONLY_COUNTED.has(word) && !STANDS.has(mention.kinds[0] ?? 'tape') && !isCounted(text, mention))
  );
}

/** Who books a show, or speaks at it. */
const PRESENTERS = new Set(["presenter's", 'presenters', 'presenter']);
/** "Excellent wireless coverage". */
const NETWORKS = new Set(
  'coverage network networks internet access router routers connection connectivity signal lan battery uplights uplighters uplighting lights lighting pars dmx'.split(
    ' ',
  ),
);
const THE = new Set(['the', 'its', 'their', 'total']);
/** "12 grey water containers", "350-gallon grease containers": what something is kept in, no cabin. */
const CONTAINERS = new Set(['container', 'containers']);
const KEPT = new Set(
  'water grease food waste trash garbage recycling recyclable plastic litter rubbish fuel gallon gallons litre litres liter sharps drink drinks beverage'.split(
    ' ',
  ),
);

function isVessel(text: Text, { from, to }: Mention): boolean {
  return (
    [1, 2].some((step) => KEPT.has(wordAt(text, from - step))) ||
    KEPT.has(wordAt(text, to - 2)) ||
    (wordAt(text, to) === 'for' && KEPT.has(wordAt(text, to + 1)))
  );
}

/** "Stage rider", "tech riders": papers. */
const RIDERS = new Set(['rider', 'riders']);

/** "La technique des ombres", "la fiche technique": how something is done, or a paper or people of the trade. */
function isMethod(text: Text, { from, to }: Mention): boolean {
  if (TECHNICAL.has(wordAt(text, from - 1))) return true;
  const of = wordAt(text, to);
  return (
    (of === 'des' || of === 'du' || of === 'de') && !HOUSE_OF.test(`${wordAt(text, to + 1)} ${wordAt(text, to + 2)}`)
  );
}

const TECHNICAL = new Set(
  'agents services equipes moyens fiche equipe rider direction directeur directrice regisseur regie visite plan dossier conseil controle'.split(
    ' ',
  ),
);
const HOUSE_OF = /\b(?:salle|lieu|theatre|maison|site|centre|evenement|spectacle|soiree|concert|gala|hotel)\b/u;

/** "two hours sound and lights": what the time is for. */
function isScheduled(text: Text, { kinds, from }: Mention): boolean {
  return kinds.length === 0 && HOURS.has(wordAt(text, from - 1)) && text.numberTo.has(from - 1);
}

/** "Stand para laptop", "soporte para teclado": what stands on it is somebody's. */
const FOR = new Set('for fur pour para voor de'.split(' '));
const SUPPORTS = new Set(
  'stand stands stander standaard standaards base bases soporte soportes support supports'.split(' '),
);
const CARRIED = new Set(
  'laptop laptops teclado teclados guitarra guitarras bajo clavier claviers guitare guitares basse keyboard keyboards keys gitarre gitarren gitaar gitaren partituras'.split(
    ' ',
  ),
);

/** "Démontage : 20 minutes", "Aufbau ab 9 Uhr", "Martes, 26 Montaje": a programme, not hands. */
function isTimed(text: Text, { from, to }: Mention): boolean {
  for (let at = to; at < to + TIME_REACH; at += 1) {
    const number = text.numberFrom.get(at);
    if (text.tokens[at]?.kind === 'time') return true;
    if (number !== undefined) return HOURS.has(wordAt(text, number.to)) || CLOCK.has(wordAt(text, number.to));
    if (text.tokens[at]?.kind === 'break') return false;
  }
  const number = text.numberTo.get(from);
  const day = number === undefined ? -1 : markAt(text, number.from - 1) === ',' ? number.from - 2 : number.from - 1;
  return WEEKDAYS.has(wordAt(text, day));
}

const TIME_REACH = 4;
const CLOCK = new Set(['uhr', 'h', 'u', 'pm', 'am']);
const HOURS = new Set(
  'hour hours hrs hr minutes mins min stunde stunden std minuten minutos heure heures hora horas uur uren'.split(' '),
);
/** "Put out on the internet". */
const ON = new Set('on onto over from across'.split(' '));
/** "5 mic inputs": where a microphone is plugged in. */
/** "6 retours sur 5 circuits", "24 circuits gradués": lines of sound or light, not of mains. */
function isOfSignals(text: Text, { from, to }: Mention): boolean {
  const number = text.numberTo.get(from);
  return /^(?:gradue|egalise)/u.test(wordAt(text, to)) || wordAt(text, (number?.from ?? from) - 1) === 'sur';
}

const GERMAN_BATTERIES = new Set(['batterie', 'batterien']);
const CEILINGS = new Set(['decke', 'decken']);
const OF_OFFICE = new Set('le du au ce notre votre het ons'.split(' '));
const SIGNALS = new Set('input inputs channel channels line lines level levels splitter'.split(' '));
/** "The access point to the stage": a door. */
const ACCESS = new Set(['point', 'points']);
const ONLINE = new Set('wifi wi fi wireless internet network wlan router routers switch switches ssid'.split(' '));
/** "access to a bathroom", "the hotel bathrooms": there already. */
const BATHROOMS = new Set(['bathroom', 'bathrooms']);
const TO_ONE = new Set('to a the own private hotel our their house indoor'.split(' '));

/** "8 rounds", `12 60" rounds`. */
function isCounted(text: Text, { from }: Mention): boolean {
  return text.numberTo.has(from) || [1, 2].some((step) => measureEnd(text, from - step) === from);
}

/** "heard in the back seats", "drum seat": none to be hired. */
const PLACES = new Set('back front rear best drum cheap padded'.split(' '));

/** "the hall seats 180", "rooms that seat more than 100": how many a room holds. */
function isHolding(text: Text, at: number): boolean {
  if (text.numberFrom.has(at)) return true;
  return HOLDING.has(wordAt(text, at)) && [1, 2].some((step) => text.numberFrom.has(at + step));
}

/** "220 seats a night", "a hall of about 180 seats", "theatre, 420 seats", "(420 seats, school auditorium)": those of the house. */
function isOfHouse(text: Text, { from, to }: Mention): boolean {
  const number = text.numberTo.get(from);
  if (number === undefined) return false;
  if (RATES.has(wordAt(text, to)) && PERFORMANCES.has(wordAt(text, to + 1))) return true;
  const of = HOLDING.has(wordAt(text, number.from - 1)) ? number.from - 2 : number.from - 1;
  const beside = markAt(text, of);
  if ((beside === ',' || beside === '(') && HOUSES.has(wordAt(text, of - 1))) return true;
  if (markAt(text, to) === ',' && [1, 2, 3, 4].some((step) => HOUSES.has(wordAt(text, to + step)))) {
    return beside === '(' || of < sentenceOf(text, from).from;
  }
  return (wordAt(text, of) === 'of' || wordAt(text, of) === 'with') && HOUSES.has(wordAt(text, of - 1));
}

const RATES = new Set(['a', 'per', 'each', 'every']);
const PERFORMANCES = new Set(['night', 'show', 'performance', 'evening', 'session', 'house']);
const HOUSES = new Set('hall theatre theater auditorium venue house room studio church arena'.split(' '));
const HOLDING = new Set('up more over at about around roughly approximately approx between only fewer less'.split(' '));
/** "10 to a table", "eight at each table": how guests are to sit. */
function isSeatedAt(text: Text, from: number): boolean {
  const at = EACH_TABLE.has(wordAt(text, from - 1)) ? from - 2 : from - 1;
  const people = [at, at - 1, at - 2].some((index) => text.numberTo.has(index)); // "14 people around one table"
  return SEATED_AT.has(wordAt(text, at)) && people;
}

const EACH_TABLE = new Set(['a', 'each', 'every', 'one']);
const SEATED_AT = new Set(['to', 'at', 'per', 'round', 'around']);
/** "The screen looks slightly dimmer": less bright. */
const DARKER = new Set('slightly bit little much even looks look looked gets get getting be is grows'.split(' '));

/** What actors and speakers have in their hands: theirs, unless a place is to be themed. */
const PROPS = new Set(['prop', 'props']);
const THEMES = new Set('theme themed theming themes decor decoration decorations dressing set hire scenic'.split(' '));

/** "30 table clothes", "white clothes for the tables": misspelt; else what people wear. */
function isOnTable(text: Text, { from }: Mention): boolean {
  return text.numberTo.has(from) || sentenceHas(text, from, TABLES);
}

const TABLES = new Set('table tables round rounds trestle trestles poseur linen linens napkin napkins'.split(' '));

/** "rounds of ten", "rounds that seat 8": what guests sit at. */
function isSeating(text: Text, at: number): boolean {
  return SEATS_AT.has(wordAt(text, at)) && [1, 2].some((step) => text.numberFrom.has(at + step));
}

const ROUNDS = new Set(['rounds', 'round']);
const SEATS_AT = new Set('of for that which seating to sitting'.split(' '));

const LIMITED = new Set(
  'minutes mins minute hours hour hrs people guests pax days seats euros pounds dollars'.split(' '),
);

/** "20 minutes tops": at most. */
function isLimit(text: Text, at: number): boolean {
  return LIMITED.has(wordAt(text, at - 1));
}

function writtenAt(text: Text, index: number): string {
  const token = text.tokens[index];
  return token === undefined ? '' : text.raw.slice(token.start, token.end);
}

/** "radios with chargers": what fills batteries, no plates. */
function sentenceHas(text: Text, at: number, words: ReadonlySet<string>): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens.slice(from, to).some((token) => words.has(token.text));
}

const CHARGED = new Set(
  'radio radios walkie walkies talkie talkies phone phones laptop laptops battery batteries scooter tablet tablets ipad'.split(
    ' ',
  ),
);

/** "parking for 40 cars", "behind the car": somebody's own. */
function isParked(text: Text, { from }: Mention): boolean {
  const number = text.numberTo.get(from);
  if (number === undefined) return wordAt(text, from - 1) === 'the';
  return [1, 2, 3].some((step) => PARKING.has(wordAt(text, number.from - step)));
}

const PARKING = new Set(
  'parking space spaces room park parkplatz parkplatze stellplatze places aparcamiento plazas parkeerplaatsen'.split(
    ' ',
  ),
);

/** "Ein Parkplatz für unseren LKW", "access for a lorry": whoever comes has it. */
function isToStand(text: Text, { from }: Mention): boolean {
  for (let at = from - 1; at >= from - STAND_REACH && text.tokens[at]?.kind !== 'break'; at -= 1)
    if (TO_STAND.test(wordAt(text, at)) || (at >= from - 2 && OWN.has(wordAt(text, at)))) return true;
  return false;
}

const VEHICLES: ReadonlySet<Kind> = new Set<Kind>(['van', 'truck', 'forklift', 'car']);
const STAND_REACH = 10;
const TO_STAND =
  /^(?:park(?:ing|platz|platze|moglichkeit|plaats|plaatsen)?|stell(?:platz|platze|flache)|abstell\w+|rangier\w+|zufahrt\w*|zuweg\w*|zuganglich\w*|ladeweg\w*|stationnement|stationner|aparcamiento|estacionamiento|acceso|access|accessible|acces)$/u;
const OWN = new Set('our unser unseren unserem unsere notre nuestro nuestra onze ons'.split(' '));
const FROM_TO = new Set('vom zwischen ab uber from between above du entre desde vanaf tussen'.split(' '));
const SUMS = new Set(['mix', 'mixes', 'group', 'groups', 'contractor', 'contractors']);
const WEIGHTS = new Set('gesamtgewicht eigengewicht leergewicht korpergewicht'.split(' '));

/** "what power would I need": how strong, not mains. */
function isStrength(text: Text, { from, to }: Mention): boolean {
  const before = text.tokens[from - 1]?.text ?? '';
  return STRENGTH_BEFORE.has(before) || STRENGTH_BEHIND.has(wordAt(text, to));
}

const NEVER_ALONE = new Set(
  'comme steel steels heads head hedge hedges rug rugs overhead runners runner four pile unit units round flat installation registration cover covers play staff crew team assis assise assises'.split(
    ' ',
  ),
);
/** "Skip THE smoke": leave it out. */
const SKIPPED = new Set(['the', 'any', 'all', 'that', 'this']);
const CAR_PLACES = new Set(
  'showroom dealer dealership park parks parking show boot club launch brand company'.split(' '),
);
const TV_PEOPLE = new Set(
  'comedian comic presenter personality star chef host celebrity crew show news programme program channel company'.split(
    ' ',
  ),
);
const SEATING = new Set(['seats', 'seat']);
const ONLY_COUNTED = new Set('spot spots stand stands display displays round rounds cubierto plant'.split(' '));
const BATTERIES = new Set(['battery', 'batteries', 'akku', 'batterie', 'accu', 'batterij']);
const SHOWN_ON = new Set('screen screens projector projection foh pa desk mixer beamer'.split(' '));

/** "Playbacks which INCLUDE THE DRUMS": heard from a file. */
function isInPlayback(text: Text, { kinds: [kind], from }: Mention): boolean {
  if (kind === undefined || KIND_CATEGORY[kind] !== 'backline') return false;
  const { from: first } = sentenceOf(text, from);
  return text.tokens.slice(Math.max(first, from - 6), from).some((token) => PLAYBACKS.has(token.text));
}

const KEPT_IN = /^(?:the|includes?|including|contains?|containing|with|and)$/u;
const PLAYBACKS = new Set('playback playbacks tracks backing click'.split(' '));
const PRESIDES = new Set(
  'speaks presents opens welcomes introduces presides closes sums reads takes gives leads moderates reports addresses stands thanks announces'.split(
    ' ',
  ),
);
const RUNS = new Set('powered operated driven run running betrieben betriebene betriebenen betriebener'.split(' '));
/** Their company has told what they carry. */
const STANDS: ReadonlySet<Kind> = new Set<Kind>(['mic_stand', 'exhibition_stand']);
const SPOKEN_OF_EQUIPMENT = new Set(
  'connection connections files quality levels check plan company supplier manager'.split(' '),
);
const PEOPLE = new Set(
  'panel panellists panelists directors secretary treasurer speakers officers trustees clerk councillors members chief ceo'.split(
    ' ',
  ),
);
const STRENGTH_BEFORE = new Set('what / of horse much output full more amp speaker sound'.split(' '));
const STRENGTH_BEHIND = new Set('would level levels rating output pa speakers amp of'.split(' '));

/** "A generator FOR THE LIGHTS and the tills": what there is runs on it. */
function isPurposeOfPower(text: Text, at: number): boolean {
  const first = wordAt(text, at - 1) === 'the' ? at - 1 : at;
  return wordAt(text, first - 1) === 'for' && POWER.has(wordAt(text, first - 2));
}

/** "Two outlets FOR THE GUITAR AND MANDOLIN AMPLIFIERS": what is plugged in there. */
function isPlugged(text: Text, { kinds: [kind], from }: Mention): boolean {
  if (kind === undefined || !(PLAYED.has(kind) || kind === 'amplifier')) return false;
  return OUTLETS_FOR.test(
    text.raw.slice(Math.max(0, (text.tokens[from]?.start ?? 0) - FAR), text.tokens[from]?.start ?? 0),
  );
}

const FAR = 60; // characters
const OUTLETS_FOR =
  /\b(?:outlets?|sockets?|power|circuits?) for (?:the |our |a )?(?:\p{L}+ (?:and |or |& |, )?){0,3}$/iu;
const POWER = new Set(
  'generator generators genny power supply feed feeds circuits outlets sockets cable cables'.split(' '),
);

/** "Mikrofonierung FÜR Schlagzeug", "mics for the drums": what stands before the microphones. */
function isMiked(text: Text, at: number): boolean {
  const first = THE.has(wordAt(text, at - 1)) ? at - 1 : at;
  return FOR.has(wordAt(text, first - 1)) && MICROPHONES.test(wordAt(text, first - 2));
}

const PLAYED: ReadonlySet<Kind> = new Set<Kind>([
  'drum_kit',
  'piano',
  'keyboard',
  'guitar',
  'percussion',
  'bass_amp',
  'guitar_amp',
]);
const MICROPHONES = /^(?:mics?|microphones?|mikro\p{L}*|micros?|sonorisation|microfon\p{L}*|micr[oó]fonos?)$/u;
