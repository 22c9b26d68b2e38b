import type { z } from 'zod';
import { AppError, invalidRequest } from './errors.ts';

/** The first thing wrong with a body, query or command, as invalid_request that names the field. */
export function refusalOf(error: z.ZodError, part: string): AppError {
  const issue = error.issues[0];
  if (issue === undefined) return new AppError('invalid_request', `the ${part} is not as documented`);
  const param = issue.path.map(String).join('.');
  const problem = wording(issue, part);
  if (param === '') return new AppError('invalid_request', `the ${part} ${problem}`);
  return invalidRequest(param, `${param} ${problem}`);
}

function wording(issue: z.core.$ZodIssue, part: string): string {
  if (issue.code !== 'invalid_type') return issue.message;
  if (/received (undefined|null)$/.test(issue.message)) return 'is required';
  if (part === 'querystring') return 'must be given once';
  if (issue.path.length === 0) return 'must be a JSON object';
  const article = /^[aeiou]/.test(issue.expected) ? 'an' : 'a';
  return `must be ${article} ${issue.expected === 'number' ? 'finite number' : issue.expected}`;
}
