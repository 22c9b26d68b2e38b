import { findAll, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { AGENT_WISHES, AGENTS, NO_AGENT_BEFORE } from '../words/agents.ts';
import { isConditional } from './predicates.ts';
import type { Finding, Reading } from './reading.ts';

const agents = wordList(AGENTS);
const notBefore = wordList(NO_AGENT_BEFORE);
const wishes = wordList(AGENT_WISHES);

const TO_VERB = 2; // words between who does it and what is done to the thing
const TO_THING = 6; // words between the agent and the thing

/**
 * "The florist sorts out the arch", "Dad is lending us his trailer", "Tische leiht uns die Feuerwehr": whoever is not
 * asked has to do with the thing by whatever verb, and nothing in the clause wishes.
 */
export function byAgent(reading: Reading, index: number): Finding | null {
  const { text, mentions, asking } = reading;
  const mention = mentions[index];
  if (mention === undefined || asking.at(mention.from) || isConditional(reading, mention.from)) return null;
  const sentence = sentenceOf(text, mention.from);
  const clause = plainClause(text, mention, sentence);
  if (findAll(text.tokens, wishes, clause.from, clause.to).length > 0) return null;
  const last = reading.lists[index] ?? index;
  const ahead = findAll(text.tokens, agents, clause.from, mention.from).find((agent) =>
    isSubject(reading, agent, clause),
  );
  if (ahead !== undefined && mention.from - ahead.to >= 1 && mention.from - ahead.to <= TO_THING) {
    return { reason: 'provided', first: index, last, from: ahead.from, to: mentions[last]?.to ?? mention.to };
  }
  return null;
}

/** The part of the sentence around the thing, up to marks that begin another thought. */
function plainClause(text: Text, { from, to }: Span, sentence: Span): Span {
  let begin = from;
  while (begin > sentence.from && from - begin < FAR && !CUTS.has(markAt(text, begin - 1))) begin -= 1;
  let end = to;
  while (end < sentence.to && end - to < FAR && !CUTS.has(markAt(text, end))) end += 1;
  return { from: begin, to: end };
}

const FAR = 30;
const CUTS = new Set([':', '(', ')', '-', ',', ';']);

/** It begins the clause, but for an article, a name or a joint. */
function isSubject({ text, things, words }: Reading, agent: Span, clause: Span): boolean {
  if (agent.from - clause.from > TO_VERB + 1) return false;
  if (notBefore.before(text.tokens, agent.from) !== null) return false;
  const named = words.determiners.before(text.tokens, agent.from) !== null || FAMILY.has(wordAt(text, agent.from));
  if (!named) return false; // "theatre style seating", "school fete: 20 tables"
  for (let at = clause.from; at < agent.from; at += 1) {
    if (notBefore.at(text.tokens, at) !== null || things.has(at) || text.numberFrom.has(at)) return false;
  }
  return text.tokens[agent.to]?.kind === 'word' && !things.has(agent.to) && !JOINTS.has(wordAt(text, agent.to));
}

const FAMILY = new Set(
  'dad mum mom grandad grandma papa mama opa oma papi mamie catering caterers parents neighbours'.split(' '),
);
const JOINTS = new Set('and or und oder et ou y o en of with mit avec con met s'.split(' '));
