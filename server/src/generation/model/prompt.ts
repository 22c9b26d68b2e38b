import { randomBytes } from 'node:crypto';
import type { Brief, Draft, Facts, Language } from '../types.ts';
import type { Aliases } from './aliases.ts';
import { catalogueBlock, freeUnits } from './catalogue-block.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import { RULES } from './rules.ts';

export interface Prompt {
  /** Rules and catalogue: the same text for the same shelf. */
  readonly system: string;
  readonly question: string;
}

const LANGUAGE_NAME: Record<Language, string> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  nl: 'Dutch',
};

/**
 * The prompt for one brief. Everything that holds words of the client stands between fence lines whose marker is made
 * anew for each request, so that no text can close its own fence.
 */
export function buildPrompt(brief: Brief, facts: Facts, plan: Draft, aliases: Aliases): Prompt {
  const marker = newMarker();
  const free = freeUnits(aliases);
  const question = [
    `The fence lines of this message are those that hold ${marker}.`,
    'Read from the description by a program, as JSON; it may have missed something:',
    fenced('facts', JSON.stringify(factsForModel(brief, facts)), marker),
    ...(free === '' ? [] : [`Units free on the days of the event, by alias: ${free}`]),
    "A rule-based planner's list, to start from. Keep what fits the description, correct numbers, add what is missing, " +
      'take out what is wrong:',
    fenced('planner', plannerList(plan, aliases), marker),
    "The client's description:",
    fenced('description', cleanText(brief.description, Number.POSITIVE_INFINITY), marker),
    `Now answer with the JSON object alone, its texts in ${LANGUAGE_NAME[facts.language]} unless the description is in another language.`,
  ].join('\n\n');
  return { system: `${RULES}\n\n${catalogueBlock(aliases)}`, question };
}

/** The one message that sends a faulty answer back; what was wrong may quote the client and so is fenced too. */
export function buildRepair(problems: readonly string[]): string {
  const list = problems.slice(0, 40).map((problem) => `- ${cleanLine(problem, 300)}`);
  const marker = newMarker();
  return [
    'Your answer cannot be used as it stands. What a program found wrong with it stands between the fence lines that ' +
      `hold ${marker}; words that it quotes are the client's.`,
    fenced('faults', list.join('\n'), marker),
    'Send the whole JSON object again with these faults mended, and nothing else. Keep the lines that were right. ' +
      'Where the catalogue cannot serve something, say so in unmet.',
  ].join('\n\n');
}

function newMarker(): string {
  return randomBytes(12).toString('hex');
}

function fenced(label: string, text: string, marker: string): string {
  return `===== ${marker} ${label} begins =====\n${text}\n===== ${marker} ${label} ends =====`;
}

function factsForModel(brief: Brief, facts: Facts): Record<string, unknown> {
  return {
    title: brief.title,
    date: brief.date,
    venue: brief.venue,
    kind_of_event: facts.events.map((event) => event.value),
    attendees: facts.attendees?.value,
    follow_interpretation: facts.listeners?.value,
    days: facts.days.value,
    budget: facts.budget?.value,
    setting: facts.setting?.value,
    seating: facts.seating.map((seating) => seating.value),
    activities: facts.activities.map((activity) => activity.value),
    performers: facts.performers.map(({ kind, people, acts }) => ({ kind, people, acts })),
    spaces: facts.spaces.map(({ name, role, count, capacity }) => ({ name, role, count, capacity })),
    asked_for: facts.demands.map(({ phrase, quantity, optional, or }) => ({
      phrase,
      quantity,
      optional,
      or: or?.phrase,
    })),
    not_to_supply: facts.exclusions.map(({ words, categories, kinds, reason }) => ({
      phrase: words,
      categories,
      kinds,
      reason,
    })),
    offer_as_option: facts.optionalCategories.map((category) => category.value),
  };
}

/** The planner's lines under aliases, one a line; reasons as JSON text, since they may quote the client. */
function plannerList(plan: Draft, aliases: Aliases): string {
  const lines = plan.lines.flatMap(({ productId, units, hours, optional, reason }) => {
    const product = aliases.aliasOf(productId);
    if (product === undefined) return [];
    return [JSON.stringify({ product, units, hours, optional, reason: cleanLine(reason, 200) })];
  });
  const unmet = plan.unmet.length === 0 ? [] : [JSON.stringify({ unmet: plan.unmet.slice(0, 20) })];
  return [...lines, ...unmet].join('\n') || '(empty)';
}
