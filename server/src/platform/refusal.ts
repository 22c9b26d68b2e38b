import type { z } from 'zod';
import { needOf } from '../refusals/index.ts';
import { AppError, invalidField } from './errors.ts';

/** The first thing wrong with a body, query or command, as invalid_request that names the field. */
export function refusalOf(error: z.ZodError, part: string): AppError {
  const issue = error.issues[0];
  if (issue === undefined) return ofInput(part, NOT_AS_DOCUMENTED);
  const param = issue.path.map(String).join('.');
  const problem = problemOf(issue, part);
  if (param !== '') return invalidField(param, problem);
  return ofInput(part, problem);
}

function ofInput(part: string, problem: string): AppError {
  return new AppError('invalid_request', (texts) => texts.ofInput(part, needOf(problem)(texts)));
}

/** What is wrong with a field, in plain words. */
export function problemOf(issue: z.core.$ZodIssue, part: string): string {
  if (issue.code !== 'invalid_type') return isOwn(issue.message) ? inPlainWords(issue) : issue.message;
  if (/received (undefined|null)$/.test(issue.message)) return 'is required';
  if (part === 'querystring') return 'must be given once';
  if (issue.path.length === 0) return 'must be a JSON object';
  if (issue.expected === 'int') return 'must be a whole number';
  const article = /^[aeiou]/.test(issue.expected) ? 'an' : 'a';
  return `must be ${article} ${issue.expected === 'number' ? 'finite number' : issue.expected}`;
}

/** Whether the validator worded it: the schema has nothing to say of this. */
function isOwn(message: string): boolean {
  return /^(Too (big|small)|Invalid|Unrecognized)\b/.test(message);
}

function inPlainWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return `must ${sized('at most', issue.maximum, issue.origin)}`;
    case 'too_small':
      return `must ${sized('at least', issue.minimum, issue.origin)}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return NAMED_FORMATS.has(issue.format) ? `must be a valid ${issue.format}` : NOT_AS_DOCUMENTED;
    case 'unrecognized_keys':
      return `has members that are not known: ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_type':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return NOT_AS_DOCUMENTED;
    default:
      return issue satisfies never;
  }
}

const NOT_AS_DOCUMENTED = 'is not as documented';
/** Formats whose names mean something to whoever calls. */
const NAMED_FORMATS: ReadonlySet<string> = new Set(['uuid', 'email', 'url', 'date', 'time', 'datetime']);

function sized(bound: 'at most' | 'at least', size: number | bigint, origin: string): string {
  const shown = size.toLocaleString('en-GB');
  const isOne = Number(size) === 1;
  if (origin === 'string') return `have ${bound} ${shown} ${isOne ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `have ${bound} ${shown} ${isOne ? 'entry' : 'entries'}`;
  return `be ${bound} ${shown}`;
}
