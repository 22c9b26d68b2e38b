import { randomBytes } from 'node:crypto';
import type { Brief } from '../../types.ts';
import type { Aliases } from '../aliases.ts';
import { catalogueBlock, freeUnits } from './catalogue-block.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { RULES } from './rules.ts';

export interface Prompt {
  /** Rules and catalogue: the same text for the same shelf. */
  readonly system: string;
  readonly question: string;
}

/**
 * The prompt for one brief. Everything that holds words of the client stands between fence lines whose marker is made
 * anew for each request, so that no text can close its own fence.
 */
export function buildPrompt(brief: Brief, aliases: Aliases): Prompt {
  const marker = newMarker();
  const { title, date, venue, attendees, days } = brief;
  const fields = JSON.stringify({ title, date, venue, attendees, days });
  const free = freeUnits(aliases);
  const question = [
    `The fence lines of this message are those that hold ${marker}.`,
    ...(fields === '{}'
      ? []
      : ['Fields of the request; they hold where the description says otherwise:', fenced('fields', fields, marker)]),
    ...(free === '' ? [] : [`Units free on the days of the event, by alias; all others are free: ${free}`]),
    "The client's description:",
    fenced('description', cleanText(brief.description, Number.POSITIVE_INFINITY), marker),
    'Now answer with the JSON object alone, its texts in the language of the description.',
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
    'Send the whole JSON object again with these faults mended, and nothing else. Keep the lines that were right. Where ' +
      'a line is right as it stands, repeat it with the words of the description that it rests on. Where the catalogue ' +
      'cannot serve something, say so in unmet.',
  ].join('\n\n');
}

function newMarker(): string {
  return randomBytes(12).toString('hex');
}

function fenced(label: string, text: string, marker: string): string {
  return `===== ${marker} ${label} begins =====\n${text}\n===== ${marker} ${label} ends =====`;
}
