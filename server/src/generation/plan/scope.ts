import { KIND_CATEGORY } from '../../equipment/index.ts';
import type { Demand, EventKind, Facts } from '../types.ts';

/** Events that are nothing without sound, light or pictures: a list of furniture does not make them a dry hire. */
const SHOWS: ReadonlySet<EventKind> = new Set([
  'conference',
  'awards',
  'concert',
  'club_night',
  'festival',
  'theatre',
  'fashion_show',
  'screening',
  'worship',
]);
const TECHNICAL: ReadonlySet<string> = new Set(['audio', 'lighting', 'video']);

/** What a list of things to hire says of itself. */
const HIRE =
  /\bdry hire|\bhire (?:of|list|only)\b|\brental (?:of|list)|\bequipment list|\b(?:we|i)(?: would|['’]d)? like to (?:hire|rent|borrow)|\bto hire\b|\bfor hire\b|\battached (?:schedule|list)|\bschedule of|mietliste|mietanfrage|mietangebot|\bzur miete|\bzu mieten|\bmiete von|leihliste|devis (?:de|pour la|pour une?) location|location de\b|à louer|(?:presupuesto|lista|oferta) de alquiler|\balquilar\b|alquiler de\b|verhuurlijst|huurlijst|\bte huur|\bhuur(?:en)?\b|offerte voor (?:de )?huur/iu;
/** Of a number of things this share has to have one, and this many at least, before they are a list. */
const COUNTED_SHARE = 0.6;
const LEAST_COUNTED = 3;

/**
 * Whether a brief is a list of things to hire, around which nothing else is planned: it says so or counts what it
 * wants, and tells of nobody who performs, of no guests and of nothing that goes on. A word for an event that only
 * stands in the name of a thing ("conference chairs") tells of none.
 */
export function scopeOf(facts: Facts, kinds: ReadonlySet<EventKind>, description: string): 'full' | 'listed' {
  if (facts.demands.length === 0) return 'full';
  if (facts.hireList || saysOnly(description)) return 'listed';
  if (facts.performers.length > 0) return 'full';
  if (facts.optionalCategories.length > 0) return 'full';
  const shows = [...kinds].filter((kind) => SHOWS.has(kind) && !isInNames(wordsOf(facts, kind), facts, description));
  const goesOn = facts.activities.filter(({ words }) => !isInNames(words, facts, description));
  if (isCounted(facts, description) && facts.attendees === null) {
    const told = goesOn.filter(({ value }) => !SAID_OF_THINGS.has(value));
    if (told.length === 0 && (shows.length === 0 || HIRE.test(description))) return 'listed';
  }
  if (goesOn.length > 0 || shows.length > 0) return 'full';
  const technical = facts.demands.some((demand) => demand.kinds.some((kind) => TECHNICAL.has(KIND_CATEGORY[kind])));
  return technical ? 'full' : 'listed';
}

const ONLY =
  /\b(?:we|i|they|you)(?:['’]d)? (?:will |would )?(?:only|just|simply) (?:need|want|require)|\ball (?:we|i) need (?:is|are)\b|brauchen (?:wir )?(?:nur|lediglich)|benötigen (?:wir )?(?:nur|lediglich)|n['’](?:avons|ai|a) besoin que|besoin (?:uniquement|seulement)|(?:solo|sólo|solamente|únicamente) (?:necesitamos|necesito|hace falta)|necesitamos (?:solo|sólo|solamente|únicamente)|(?:hebben|heb) (?:we|wij|ik)? ?(?:alleen|enkel|slechts)|\b(?:alleen|enkel) nodig/iu;

/** "We only need four radio microphones": that, and what it takes. */
export function saysOnly(description: string): boolean {
  return ONLY.test(description);
}

/** What tables, glasses and bars are for tells little of an event. */
const SAID_OF_THINGS: ReadonlySet<string> = new Set([
  'dining',
  'bar',
  'reception',
  'buffet',
  'exhibition',
  'registration',
]);

function wordsOf(facts: Facts, kind: EventKind): string | null {
  return facts.events.find(({ value }) => value === kind)?.words ?? null;
}

/** Whether the words occur nowhere but within the names of things that are asked for. */
function isInNames(words: string | null, facts: Facts, description: string): boolean {
  const said = words?.trim().toLowerCase() ?? '';
  if (said === '') return false;
  const names = facts.demands.map((demand) => demand.words.trim().toLowerCase()).filter((name) => name.includes(said));
  if (names.length === 0) return false;
  if (description === '') return true;
  const rest = names.reduce((text, name) => text.replaceAll(name, ' '), description.toLowerCase());
  return !rest.includes(said);
}

function isCounted(facts: Facts, description: string): boolean {
  const { demands } = facts;
  if (isTable(description) && demands.length >= LEAST_COUNTED) return true;
  const counted = demands.filter(hasNumber).length;
  return (
    (counted >= LEAST_COUNTED && counted >= demands.length * COUNTED_SHARE) ||
    (HIRE.test(description) && counted > 0 && counted >= demands.length * 0.5)
  );
}

function hasNumber({ quantity, traits }: Demand): boolean {
  return quantity !== null || traits.lengthM !== undefined;
}

/** Three rows of a table and more. */
function isTable(description: string): boolean {
  return (
    (description.match(/^[^\S\n]?\|.+\|[^\S\n]?$/gmu) ?? []).length > 3 ||
    (description.match(/^[^\t\n]+\t[^\n]+$/gmu) ?? []).length > 3
  );
}
