import { also, type Reason, reason } from './prose/reasons.ts';
import { isCompounded, KIND_CATEGORY, type Kind, normaliseWords, similarity } from '../../equipment/index.ts';
import type { Shelf, ShelfProduct } from '../types.ts';
import type { Exclusions } from './exclusions.ts';
import { crewHours, taskOf } from './event/crew-hours.ts';
import { isModel, modelsIn } from './models.ts';
import { isConductors } from './things/podiums.ts';
import { whole } from './sizes.ts';
import { isSet, pieceIn, piecesInstead } from './tableware.ts';
import type { Choice, Need, Occasion, Sized } from './types.ts';
import { answers } from './wording.ts';

interface Entry {
  readonly product: ShelfProduct;
  /** Confidence that the product is of the kind it is filed under, less where it is something else first. */
  readonly sureness: number;
}

/** The shelf without what is excluded, by kind. */
export interface ShelfIndex {
  readonly products: readonly ShelfProduct[];
  readonly byKind: ReadonlyMap<Kind, readonly Entry[]>;
}

/** Below this a kind is not even a guess. */
const LEAST_CONFIDENCE = 0.4;
/** Words that are no kind of equipment must be this like a product's name, a kind without a product more so. */
const LIKE_ENOUGH = 0.5;
const VERY_LIKE = 0.7;
/** A return trip within a region where the catalogue charges distance and the brief gives none; [ours]. */
const RETURN_TRIP_KM = 40;

export function indexShelf(shelf: Shelf, exclusions: Exclusions): ShelfIndex {
  const unique = new Map(shelf.products.map((product) => [product.id, product]));
  const products = [...unique.values()].filter((product) => exclusions.against(product) === null).sort(byNameThenId);
  const byKind = new Map<Kind, Entry[]>();
  const parts = partsOf(products);
  for (const product of products) {
    const top = Math.max(0, ...product.kinds.map((match) => match.confidence));
    for (const { kind, confidence } of product.kinds) {
      if (!(confidence >= LEAST_CONFIDENCE) || (kind === 'batteries' && runsOnOne(product))) continue;
      const entries = byKind.get(kind) ?? [];
      const first = confidence === top ? confidence : confidence * 0.6;
      entries.push({ product, sureness: parts.has(product.id) ? first / 2 : first });
      byKind.set(kind, entries);
    }
  }
  return { products, byKind };
}

/** "Cab, battery, with radio handheld" under sound: what has a battery and is none. */
function runsOnOne({ name, category }: ShelfProduct): boolean {
  return category !== 'consumables' && !BATTERIES.test(name);
}

const BATTERIES =
  /batteri|batterij|bater[ií]as|akkus|accu['’]s|\ba{2,3}\b|\b9\s?v\b|pp3|cells?\b|procell|duracell|mignon|piles?\b|pilas?\b/iu;

/** Accessories of a product of the same kind: an earpiece is filed under radios and is none. */
function partsOf(products: readonly ShelfProduct[]): ReadonlySet<string> {
  const byId = new Map(products.map((product) => [product.id, product]));
  const parts = products.flatMap((main) =>
    main.accessories.filter(({ productId }) => {
      const kinds = byId.get(productId)?.kinds ?? [];
      return productId !== main.id && kinds.some(({ kind }) => kind === main.kinds[0]?.kind);
    }),
  );
  return new Set(parts.map(({ productId }) => productId));
}

/** The products for a need: one, or of tableware one for each piece; empty where the shelf has none. */
export function chooseAll(need: Need, index: ShelfIndex, occasion: Occasion): readonly Choice[] {
  const single = need.pieces.flatMap((piece) => choose({ ...need, pieces: [piece] }, index, occasion) ?? []);
  const found = single.length > 0 ? single : [choose({ ...need, pieces: [] }, index, occasion)];
  return found.flatMap((choice) => (choice === null ? [] : [{ ...choice, need }]));
}

/** The best product for a need and how many of it; null where the shelf has none. */
export function choose(need: Need, index: ShelfIndex, occasion: Occasion): Choice | null {
  return (
    byCall(need, index, occasion) ??
    bestOf(need, need.kinds, index, occasion) ??
    bestOf(need, need.instead, index, occasion) ??
    byName(need, index, occasion)
  );
}

/** The product that the client calls by its name, whatever kind is looked for. */
function byCall({ called, ...need }: Need, index: ShelfIndex, occasion: Occasion): Choice | null {
  if (called === undefined) return null;
  let best: Scored | null = null;
  for (const product of index.products) {
    const [first] = product.kinds;
    if (first === undefined || !called.includes(product.id)) continue;
    const scored = score(need, { product, sureness: 1 }, first.kind, 0, occasion);
    if (scored !== null && (best === null || better(scored, best))) best = scored;
  }
  return best?.choice ?? null;
}

export interface Scored {
  readonly choice: Choice;
  readonly score: number;
  readonly fit: number;
  readonly sureness: number;
}

function bestOf(need: Need, kinds: readonly Kind[], index: ShelfIndex, occasion: Occasion): Choice | null {
  let best: Scored | null = null;
  for (const [preference, kind] of kinds.entries()) {
    for (const scored of scoresOf(need, kind, preference, index, occasion)) {
      if (best === null || better(scored, best)) best = scored;
    }
  }
  return best?.choice ?? null;
}

function scoresOf(
  need: Need,
  kind: Kind,
  preference: number,
  index: ShelfIndex,
  occasion: Occasion,
): readonly Scored[] {
  const scores = (index.byKind.get(kind) ?? []).map((entry) => score(need, entry, kind, preference, occasion));
  return scores.filter((scored) => scored !== null);
}

/** All products of one kind that can serve a need, the best first. */
export function rankedOfKind(need: Need, kind: Kind, index: ShelfIndex, occasion: Occasion): readonly Scored[] {
  return scoresOf(need, kind, 0, index, occasion).toSorted((one, other) => (better(one, other) ? -1 : 1));
}

function byName(need: Need, index: ShelfIndex, occasion: Occasion): Choice | null {
  if (need.phrase.trim() === '') return null;
  const least = need.kinds.length === 0 ? LIKE_ENOUGH : VERY_LIKE;
  const models = modelsOf(need);
  const stems = (need.phrase.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, 4));
  let best: { product: ShelfProduct; likeness: number } | null = null;
  for (const product of index.products) {
    // Likeness takes some 20 µs a product: only names that share the beginning of a word are looked at.
    const name = product.name.toLowerCase();
    if (!stems.some((stem) => name.includes(stem))) continue;
    // What is surely something else is not it, whatever words they share: lasers are no laser projector.
    if (need.kinds.length > 0 && product.kinds.length > 0) continue;
    // Nor is somebody by a word of what is to happen: a show caller is no drone show.
    if (need.kinds.length === 0 && isPerson(product) && !isCalledAfter(need.phrase, product.name)) continue;
    const likeness = isModel(product, models)
      ? 1
      : similarity(need.phrase, need.kinds.length === 0 ? thingItself(product.name) : product.name) -
        (models.length > 0 ? ASTRAY : 0);
    if (likeness >= least && (best === null || likeness > best.likeness)) best = { product, likeness };
  }
  if (best === null) return null;
  const kind = best.product.kinds[0]?.kind ?? need.kinds[0] ?? 'signage';
  return score(need, { product: best.product, sureness: 1 }, kind, 0, occasion)?.choice ?? null;
}

function isPerson({ kinds: [found] }: ShelfProduct): boolean {
  return found !== undefined && KIND_CATEGORY[found.kind] === 'crew';
}

/** Whether the last word of a phrase is the last of a name, before what stands in brackets. */
function isCalledAfter(phrase: string, name: string): boolean {
  const [head = ''] = name.split(/[,(]/u);
  return normaliseWords(head).at(-1) === normaliseWords(phrase).at(-1);
}

/** "Floodlight on tripod", "Kühlschrank mit Glastür": what it stands on, comes with or is for is not the thing. */
function thingItself(name: string): string {
  const at = name.search(BESIDES);
  return at > 0 ? name.slice(0, at) : name;
}

const BESIDES =
  /(?<=[\p{L}\d)] )(?:on|with|for|w\/|incl?\.?|inklusive|auf|mit|für|sur|avec|pour|sobre|con|para|op|met|voor)(?= )/iu;

/**
 * How well a product serves: that it is the kind of thing (8), the right size (4), called what the client calls it
 * (3), goes by the model that the client names (6), looks or works as the client says (3.5 for each word), and that the company counts it as its own stock (0.5); a less preferred kind costs 1.5 for each place. How much
 * of it is free is looked at once all is chosen.
 */
function score(need: Need, entry: Entry, kind: Kind, preference: number, occasion: Occasion): Scored | null {
  const { product, sureness } = entry;
  if (isBesides(need, product, kind)) return null;
  if (isOtherThing(need, product, kind) || isOtherPiece(need, product, kind)) return null;
  const sized = need.size(product, kind);
  if (sized === null) return null;
  const { units, why } = inUnits(need, product, kind, sized);
  const likeness = likenessOf(need, product);
  const byTheWeek = product.unit === 'week' && occasion.days < 4 ? 0.8 : 0;
  const tracked = product.stock === null ? 0 : 0.5;
  const value =
    8 * (kind === 'stage_deck' && isRiser(need, product) ? Math.max(sureness, CALLED) : sureness) +
    4 * sized.fit +
    3 * likeness +
    tracked -
    1.5 * preference -
    byTheWeek +
    (isModel(product, modelsOf(need)) ? BY_MODEL : 0) +
    PER_POINT * answers(need.wishes, product, kind);
  const worked = hoursOf(product, kind, occasion);
  const reasons = worked === null ? why : also(why, worked.why);
  const choice: Choice = {
    need,
    product,
    kind,
    units,
    hours: product.unit === 'hour' ? (worked?.hours ?? 1) : null,
    optional: need.optional,
    why: reasons,
  };
  return { choice, score: value, fit: sized.fit, sureness };
}

/** "Three 8 x 4 risers": what is called so is as sure as any deck. */
function isRiser({ rule, phrase }: Need, { name, kinds: [first] }: ShelfProduct): boolean {
  return rule === 'demand' && first?.kind === 'stage_deck' && RISER.test(phrase) && RISER.test(name);
}

const RISER = /\brisers?\b/iu;

const CALLED = 0.95;

/** A battery uplighter is no battery: what a rule adds is first of all what it is added as. */
function isBesides(need: Need, product: ShelfProduct, kind: Kind): boolean {
  const [first] = product.kinds;
  if (need.rule === 'demand' || first === undefined || first.kind === kind) return false;
  const own = product.kinds.find((match) => match.kind === kind);
  return KIND_CATEGORY[first.kind] !== KIND_CATEGORY[kind] && (own?.confidence ?? 0) < first.confidence;
}

/** The client names it: nothing else outweighs that. */
const BY_MODEL = 6;
/** A name that is alike and has not the model is that of another thing. */
const ASTRAY = 0.3;

function modelsOf({ phrase, words }: Need): readonly string[] {
  return modelsIn(`${phrase} ${words ?? ''}`);
}

/** What a point of `answers` is worth beside kind and size. */
const PER_POINT = 1.75;

/** A soup bowl where plates are wanted; without a piece in mind, a piece that is not the whole. */
function isOtherPiece({ pieces: [piece] }: Need, product: ShelfProduct, kind: Kind): boolean {
  const own = pieceIn(product.name, kind);
  if (piece === undefined) return own !== null && !isSet(product) && product.unit !== 'person';
  return own === null || isSet(product) || (own !== piece && !piecesInstead(piece).includes(own));
}

/** Kinds that hold unlike things: bunting is no light-up letter, a popcorn machine no oven. */
const UNLIKE: ReadonlySet<Kind> = new Set([
  'signage',
  'game',
  'inflatable',
  'cooking',
  'serving',
  'car',
  'crew_musician',
  'crew_host',
]);
const WIDE_WORDS = /^(?:machine|maschine|unit|set|event|equipment|large|small|electric|gas$|station|hire|table|garden)/;

/** What musicians sit on is no stand. */
const SAT_ON = /stool|bench|throne|hocker|bank\b|tabouret|banquet|kruk/iu;

/** Whether the client names a thing of such a kind by a word that the product does not have. */
function isOtherThing(need: Need, product: ShelfProduct, kind: Kind): boolean {
  if (kind === 'mic_instrument' && OF_DRUMS.test(product.name)) {
    if (need.rule === 'demand') return !OF_DRUMS.test(need.phrase);
    if (WITHOUT_DRUMS.has(need.rule) && !/overhead/iu.test(product.name)) return true;
  }
  if (kind === 'music_stand' && need.phrase !== '' && SAT_ON.test(need.phrase) !== SAT_ON.test(product.name))
    return true;
  if (
    kind === 'fire_extinguisher' &&
    need.phrase !== '' &&
    FIRST_AID.test(need.phrase) !== FIRST_AID.test(product.name)
  )
    return true;
  if (kind === 'music_stand' && isConductors(need.phrase) !== isConductors(product.name)) return true;
  if (!UNLIKE.has(kind) || need.phrase.trim() === '') return false;
  const said = (need.phrase.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !WIDE_WORDS.test(word));
  if (said.length === 0) return false;
  const name = `${product.name} ${product.description ?? ''}`.toLowerCase();
  if (SAME_THINGS.some((thing) => thing.test(need.phrase) && thing.test(name))) return false;
  return !said.some((word) => name.includes(word.length > 3 ? word.replace(/(?:ing|es|s|en|e|n)$/, '') : word));
}

/** What stands beside an extinguisher and puts out no fire. */
const FIRST_AID = /first.?aid|\baed\b|defibr|défibr|desfibr|erste.?hilfe|verband|secours|botiqu|ehbo/iu;

/** One and the same in all five languages, however it is written. */
const SAME_THINGS = [
  /bouncy|bounce|castle|h[üu]pf(?:burg|kissen)|structure gonflable|ch[âa]teaux? gonflable|castillos? (?:hinchable|inflable)|brincol[ií]n|springk(?:aste|usse)|luchtkusse/iu,
  /barbe[cq]ue|\bbbq|\bgrill|barbacoa|parrilla/iu,
  /tug.of.war|tauzieh|tir (?:à|a) la corde|tira y afloja|touwtrek/iu,
  /(?:garden|lawn|giant) games|garten-?spiel|jeux (?:de jardin|géants|d['’]extérieur)|juegos (?:de jardín|gigantes)|(?:tuin|buiten)spel/iu,
  /pipers?\b|dudelsack|cornemuse|gaiter[oa]|doedelzak/iu,
  /(?:table football|foosball)|kicker|baby-?foot|futbol[ií]n|tafelvoetbal|voetbaltafel/iu,
  /cand(?:y|ies) ?floss|cotton candy|zuckerwatte|barbe à papa|algodón|suikerspin/iu,
  /popcorn|pop-corn|palomitas/iu,
];

/** Rules for those who play no drums. */
const WITHOUT_DRUMS: ReadonlySet<string> = new Set(['choir-microphones', 'ensemble-microphones']);
/** A pack of drum microphones is for drums. */
const OF_DRUMS = /drum|schlagzeug|batterie|bater[ií]a|percussion|\bkick\b|snare|\btoms?\b|overhead/iu;

/** Kinds whose single names tell unlike things apart: bleachers from choral risers. */
const NAMED: ReadonlySet<Kind> = new Set(['choir_riser']);

/** A single word names the kind, which is known; from two on they tell one product of the kind from another. */
function likenessOf(need: Need, product: ShelfProduct): number {
  if (need.phrase.trim() === '') return 0;
  const called = calledSo(need.phrase, product.name);
  if (called > 0) return called;
  const words =
    need.kinds.length === 0 || need.kinds.some((kind) => NAMED.has(kind)) ? 2 : normaliseWords(need.phrase).length;
  if (words <= 1 && !isCompounded(need.phrase, product.name)) return 0;
  return Math.max(similarity(need.phrase, product.name), hasSort(need.phrase, product.name) ? OF_SORT : 0);
}

/** "TRESTLE tables", and a product that is called a trestle: the word that says which, without the one that says what. */
function hasSort(phrase: string, name: string): boolean {
  const [sort, what, ...more] = normaliseWords(phrase);
  if (sort === undefined || what === undefined || more.length > 0 || !PLAIN_THINGS.test(what)) return false;
  return normaliseWords(name).includes(sort);
}

const OF_SORT = 0.75;
const PLAIN_THINGS = /^(?:tabl|chair|stool|bench|screen|tent|stag|stage)$/u;

/** "Two mugs", "een koelwagen": a single word that is all that a name says, or what it begins with. */
function calledSo(phrase: string, name: string): number {
  const [head = ''] = name.split(/[,(]/u);
  const [said, ...more] = normaliseWords(phrase);
  const own = normaliseWords(head);
  if (said === undefined || more.length > 0) return 0;
  if (own[0] === said) return own.length === 1 ? 1 : BEGINS;
  return normaliseWords(name.split(',')[1] ?? '')[0] === said ? INVERTED : 0;
}

/** "Trestles" of a shelf that calls them "Table, trestle, 6ft". */
const INVERTED = 0.35;
/** Next to a name that is all of it. */
const BEGINS = 0.4;

function better(one: Scored, other: Scored): boolean {
  if (Math.abs(one.score - other.score) > 1e-9) return one.score > other.score;
  return byNameThenId(one.choice.product, other.choice.product) < 0;
}

/** From what one room takes to what the line says: the company's own sizing, the pricing unit, rooms alike. */
function inUnits(need: Need, product: ShelfProduct, kind: Kind, sized: Sized): { units: number; why: Reason } {
  const { room } = need;
  const perRoom = unitsOfOneRoom(need, product, kind, sized);
  if (room.count <= 1) return { units: whole(perRoom.units), why: perRoom.why };
  return {
    units: whole(perRoom.units * room.count),
    why: also(
      perRoom.why,
      reason(room.name.endsWith('stage') ? 'on_each_stage' : 'in_each_room', { count: room.count }),
    ),
  };
}

function unitsOfOneRoom(need: Need, product: ShelfProduct, kind: Kind, sized: Sized): { units: number; why: Reason } {
  if (need.exact) return sized;
  const { people } = need.room;
  const { perAttendees } = product;
  if (perAttendees !== null && Number.isFinite(perAttendees) && perAttendees > 0) {
    return {
      units: Math.ceil(people / perAttendees),
      why: reason('by_the_catalogue', { each: perAttendees, people }),
    };
  }
  if (product.unit === 'person' && KIND_CATEGORY[kind] !== 'crew') {
    return { units: people, why: reason('for_each_guest', { people }) };
  }
  if (product.unit === 'kilometre') {
    return { units: RETURN_TRIP_KM, why: reason('kilometres', { kilometres: RETURN_TRIP_KM }) };
  }
  return sized;
}

function hoursOf(product: ShelfProduct, kind: Kind, occasion: Occasion): { hours: number; why: Reason } | null {
  if (product.unit !== 'hour') return null;
  return crewHours(occasion, taskOf(kind));
}

/** Names in code-point order, so that no locale of a machine changes a draft. */
export function byNameThenId(one: ShelfProduct, other: ShelfProduct): number {
  if (one.name !== other.name) return one.name < other.name ? -1 : 1;
  return one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
}
