import type { Kind } from '../../equipment/index.ts';
import { crewInRows } from './crew-lists.ts';
import { djsToHire } from './hired-djs.ts';
import type { Mention } from './mention.ts';
import { othersOfKind } from './ones.ts';
import { findAll, lexicon, wordList } from '../reading/document/lexicon.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { thingsByUse } from './things-by-use.ts';
import {
  FROM_FAR,
  LOOKING_ON,
  NO_TASKS,
  NOT_HIRED_BEFORE,
  SEVERAL,
  SOMEBODY,
  TASKS,
  TO_DO,
} from './words/hired-people.ts';

const somebody = wordList(SOMEBODY);
const several = wordList(SEVERAL);
const toDo = wordList(TO_DO);
const tasks = lexicon(TASKS);
const lookingOn = wordList(LOOKING_ON);
const fromFar = wordList(FROM_FAR);

const REACH = 5; // tokens between "someone to" and what they do: "someone to look after the sound"
const MOST_PEOPLE = 20;

/**
 * What is wanted in other words than its name: people by what they do ("someone to run the sound", "two people to
 * serve"), a DJ with equipment, a stream ("family abroad can follow on the internet"). `known`: what has a name.
 */
export function readSpokenWishes(text: Text, known: readonly Mention[]): Mention[] {
  return [
    ...peopleByTask(text, known),
    ...djsToHire(text),
    ...crewInRows(text),
    ...lookersOn(text),
    ...thingsByUse(text),
    ...othersOfKind(text, known),
  ];
}

function peopleByTask(text: Text, known: readonly Mention[]): Mention[] {
  const technicians = known.filter(({ kinds, hired }) => kinds[0] === 'crew_technician' && hired !== false);
  const who = [...findAll(text.tokens, somebody), ...severalPeople(text)];
  return [
    ...who.flatMap((span) =>
      withTasks(text, span, toDo, REACH).map((mention) => ({ ...mention, hired: !isThere(text, span.from) })),
    ),
    // "a technician for sound", "je ein Techniker für Ton und Licht"
    ...technicians.flatMap((span) => technicianFor(text, span)),
  ];
}

function severalPeople(text: Text): Span[] {
  return findAll(text.tokens, several).filter(({ from }) => {
    const number = text.numberTo.get(from);
    return number !== undefined && number.value >= 1 && number.value <= MOST_PEOPLE && number.low === null;
  });
}

function isThere(text: Text, from: number): boolean {
  const before = wordAt(text, from - 1);
  return NOT_HIRED_BEFORE.has(before) && wordAt(text, from - 2) !== 'to'; // "we'd like to have someone"
}

function technicianFor(text: Text, who: Mention): Mention[] {
  const found = withTasks(text, who, fors, 1);
  const each = EACH.has(wordAt(text, who.from - 2)) || EACH.has(wordAt(text, who.from - 1));
  const [first] = found;
  if (first === undefined) return [];
  if (found.length === 1 || each) return found;
  // One who does both.
  return [{ ...who, to: found.at(-1)?.to ?? who.to, hired: true }];
}

const fors = wordList(
  `for, for the, on, on the, für, für den, für die, für das, pour, pour le, pour la, para, para el, para la, para las, voor, voor het, voor de`,
);
const EACH = new Set(['je', 'each', 'jeweils', 'chacun', 'elk']);

/** "somebody on sound and on slides": one for each task. */
function withTasks(text: Text, who: Span, joint: typeof toDo, reach: number): Mention[] {
  const found: Mention[] = [];
  const joined = joint.at(text.tokens, markAt(text, who.to) === ',' ? who.to + 1 : who.to); // "jemanden, der …"
  if (joined === null || NO_TASKS.has(wordAt(text, joined.to))) return [];
  let from = who.from;
  let at = joined.to;
  for (;;) {
    const task = nextTask(text, at, found.length === 0 ? reach : 1);
    if (task === null) return found;
    const count = found.length === 0 ? (text.numberTo.get(who.from)?.value ?? 1) : 1;
    found.push({ kinds: [task.kind], categories: [], from, to: task.to, hired: true, count });
    if (!AND.has(text.tokens[task.to]?.text ?? '')) return found;
    from = task.to + 1;
    at = joint.at(text.tokens, from)?.to ?? from;
    if (somebody.at(text.tokens, at) !== null) return found;
  }
}

const AND = new Set(['and', '&', '/', 'und', 'et', 'y', 'en', 'plus']);

function nextTask(text: Text, from: number, reach: number): { kind: Kind; to: number } | null {
  for (let at = from; at < from + reach && wordAt(text, at) !== ''; at += 1) {
    if (text.numberFrom.has(at)) return null;
    const hit = tasks.at(text.tokens, at);
    if (hit === null) continue;
    const atBar = hit.value === 'crew_waiter' && hasWord(text, at, BARS);
    return { kind: atBar ? 'crew_bar' : hit.value, to: hit.to };
  }
  return null;
}

const BARS = new Set(['bar', 'bars', 'theke', 'barra', 'buvette', 'drinks']);

function hasWord(text: Text, at: number, words: ReadonlySet<string>): boolean {
  const { from, to } = sentenceOf(text, at);
  return text.tokens.slice(from, to).some((token) => words.has(token.text));
}

/** "so that family abroad can follow on the internet". */
function lookersOn(text: Text): Mention[] {
  return findAll(text.tokens, lookingOn).flatMap((verb): Mention[] => {
    const clause = clauseOf(text, verb.from);
    const first = Math.max(clause.from, verb.from - REACH);
    const last = Math.min(clause.to, verb.to + REACH);
    const [place] = findAll(text.tokens, fromFar, first, last);
    if (place === undefined || wordAt(text, verb.from - 1) === 'we') return [];
    const span = { from: Math.min(verb.from, place.from), to: Math.max(verb.to, place.to) };
    return [{ kinds: ['streaming_encoder'], categories: [], ...span, count: 1 }];
  });
}
