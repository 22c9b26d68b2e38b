import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Exclusion, Language } from '../../types.ts';
import { type Hit, type Lexicon, wordList } from '../text/lexicon.ts';
import { type Span, sentenceOf, type Text, wordAt, wordsOf } from '../text/text.ts';
import { together } from '../text/together.ts';
import type { Service, ServiceWords } from '../words/service-words.ts';
import { SERVICE_WORDS } from '../words/services.ts';
import { SERVICES_IN_ANY_LANGUAGE } from '../words/services-any.ts';
import { readDoneByOthers } from './done-by-others.ts';
import { isSupplier } from './owners.ts';
import { isConditional } from './predicates.ts';
import type { Reading } from './reading.ts';
import { DENIALS, WITH, WITHOUT, YOUR } from './small-words.ts';

interface Pattern extends Omit<ServiceWords, 'parts'> {
  /** Behind the first one. */
  readonly others: readonly Lexicon<true>[];
}

interface Patterns {
  readonly all: readonly Pattern[];
  /** Where the first part of each stands. */
  readonly firsts: ReturnType<typeof together<true>>;
}

const PATTERNS: Readonly<Record<Language, Patterns>> = {
  en: compile('en'),
  de: compile('de'),
  fr: compile('fr'),
  es: compile('es'),
  nl: compile('nl'),
};

/** What each service stands for. */
const MEANS: Readonly<Record<Service, { readonly categories: readonly Category[]; readonly kinds: readonly Kind[] }>> =
  {
    staff: { categories: ['crew'], kinds: [] },
    operators: { categories: [], kinds: ['crew_technician', 'crew_sound', 'crew_lighting', 'crew_video'] },
    mixers: { categories: [], kinds: ['crew_sound'] },
    builders: { categories: [], kinds: ['crew_stagehand', 'crew_rigger'] },
    transport: { categories: ['transport'], kinds: [] },
  };

const NEAR = new Set(
  'any extra additional more further technical professional event weitere weiteres zusatzliche zusatzliches technische technisches ningun extra aucune aucun'.split(
    ' ',
  ),
);
const ASKS = new Set(
  'into across need needs want wants require requires to for with looking like someone somebody engineer technician you brauchen suchen jemanden besoin pour quelqu necesitamos para alguien nodig zoeken iemand'.split(
    ' ',
  ),
); // "we NEED an engineer TO run the PA"
const GAP = 4; // words between two parts

/** A service that is not wanted, and the words that say so. */
export interface ServiceFound extends Span {
  readonly service: Service;
  readonly exclusion: Exclusion;
}

/** "dry hire", "no crew", "our volunteers run everything", "we pick up ourselves", "ohne Aufbau". */
export function readServices(reading: Reading): readonly ServiceFound[] {
  const { text } = reading;
  const found = new Map<string, ServiceFound>();
  const { all, firsts } = PATTERNS[text.language];
  const begun = firsts(text.tokens);
  all.forEach(({ others, service, reason, last, own }, row) => {
    for (const hit of begun[row] ?? []) {
      if ((own === true && !isOwned(text, hit.from)) || isOfAsked(reading, hit) || isLacking(text, hit.from)) continue;
      if (service === 'transport' && reading.words.copulas.before(text.tokens, hit.from) !== null) continue; // "the drums are in our own van"
      const to = others.reduce<number | null>((end, part) => follow(text, part, end, reason === 'unwanted'), hit.to);
      if (
        to === null ||
        (last === true && !isLast(text, to)) ||
        isDenied(text, hit) ||
        isConditional(reading, hit.from)
      )
        continue;
      const span = { from: hit.from, to };
      const exclusion: Exclusion = { ...MEANS[service], phrase: '', reason, words: wordsOf(text, span) };
      if (!found.has(service)) found.set(service, { ...span, service, exclusion });
    }
  });
  for (const { service, ...span } of readDoneByOthers(reading)) {
    const exclusion: Exclusion = { ...MEANS[service], phrase: '', reason: 'provided', words: wordsOf(text, span) };
    if (!found.has(service)) found.set(service, { ...span, service, exclusion });
  }
  return [...found.values()].toSorted((a, b) => a.from - b.from);
}

/** "A front OF HOUSE ENGINEER", "luces CON SU TÉCNICO": who is to come with what is asked for. */
function isOfAsked({ text, things }: Reading, { from }: Span): boolean {
  const before = wordAt(text, from - 1);
  return (wordAt(text, from) === 'house' && before === 'of') || (WITH.has(before) && things.has(from - 2));
}

/** "We travel WITHOUT our own engineer". */
function isLacking(text: Text, from: number): boolean {
  return [1, 2, 3].some((step) => WITHOUT.has(wordAt(text, from - step)));
}

/** "our caretaker runs the desk": spoken of, and asked for only where it is named elsewhere. */
function isOperated(found: readonly ServiceFound[], { from, to }: Span): boolean {
  return found.some(
    (span) => (span.service === 'operators' || span.service === 'mixers') && from > span.from && to <= span.to,
  );
}

/** "We LOOK AFTER the toilets OURSELVES": not only who works them. */
export function isSeenTo(text: Text, found: readonly ServiceFound[], { from, to }: Span): boolean {
  return found.some(
    (span) =>
      span.service === 'operators' &&
      from > span.from &&
      to < span.to &&
      SELVES.has(wordAt(text, span.to - 1)) &&
      text.tokens.slice(span.from, from).some(({ text: word }) => SEES_TO.has(word)),
  );
}

const SELVES = new Set(['ourselves', 'myself', 'themselves']);
const SEES_TO = new Set('look looks handle handles take takes deal'.split(' '));

/** Whether a mention of people or of carriage is what such words speak of: "ABHOLUNG durch uns" asks for none. */
export function isOfService(
  text: Text,
  found: readonly ServiceFound[],
  { from, to }: Span,
  kinds: readonly Kind[],
  categories: readonly Category[],
): boolean {
  if (isOperated(found, { from, to })) return true;
  const all = [...categories, ...kinds.map((kind) => KIND_CATEGORY[kind])];
  const isService = all.length > 0 && all.every((category) => category === 'crew' || category === 'transport');
  if (!isService) return false;
  const carriage = all.every((category) => category === 'transport');
  return found.some(
    (span) =>
      (from < span.to && to > span.from) ||
      (carriage && span.service === 'transport' && sameSentence(text, span.from, from)),
  );
}

function sameSentence(text: Text, one: number, other: number): boolean {
  return sentenceOf(text, one) === sentenceOf(text, other);
}

/** `near`: with nothing but "any extra" between, so that "no bar staff" is not "no staff". */
function follow(text: Text, part: Lexicon<true>, from: number | null, near: boolean): number | null {
  if (from === null) return null;
  const limit = Math.min(sentenceOf(text, from - 1).to, from + GAP + 1);
  for (let at = from; at < limit; at += 1) {
    const hit: Hit<true> | null = part.at(text.tokens, at);
    if (hit !== null) return hit.to;
    if (text.tokens[at]?.kind === 'mark' || ASKS.has(wordAt(text, at)) || (near && !NEAR.has(wordAt(text, at))))
      return null;
  }
  return null;
}

/** "our own caretaker", "the hall's technicians", "the house engineer", but not "your technician". */
function isOwned(text: Text, from: number): boolean {
  const sentence = sentenceOf(text, from);
  for (let at = sentence.from; at < from; at += 1) if (isSupplier(text, at)) return false; // "the provider comes with their own engineers"
  for (let at = from - 1; at >= from - 3; at -= 1) {
    const word = wordAt(text, at);
    if (word === '' || YOUR.has(word)) return false;
    if (OWNERS.has(word) || (word.endsWith("'s") && word !== "it's")) return true;
  }
  return false;
}

const OWNERS = new Set('our my their his her house resident venue hall school church hotel theatre theater'.split(' '));

function isDenied(text: Text, { from }: Span): boolean {
  return DENIALS.has(wordAt(text, from - 1)) || DENIALS.has(wordAt(text, from - 2));
}

/** "no crew needed", "no staff from you", but not "no crew meals". */
function isLast(text: Text, at: number): boolean {
  const token = text.tokens[at];
  return token === undefined || token.kind !== 'word' || ENDS.has(token.text);
}

const ENDS = new Set(
  'needed required wanted necessary please thanks thank and or nor from by on at to is are for just only either as we because but so with at all other'.split(
    ' ',
  ),
);

function compile(language: Language): Patterns {
  const rows = [...SERVICE_WORDS[language], ...SERVICES_IN_ANY_LANGUAGE];
  return {
    all: rows.map(({ parts, ...words }) => ({ ...words, others: parts.slice(1).map(wordList) })),
    firsts: together(rows.map(({ parts: [first = ''] }) => wordList(first))),
  };
}
