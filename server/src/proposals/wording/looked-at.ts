import { seenIn } from './named.ts';
import type { WordedLine } from './shown-line.ts';
import type { Author, Wording, WordingField } from './wording.ts';

/** What is a person's, with what it names of these lines where nobody looked yet. */
export function lookedAt(
  { told, title, summary }: Wording,
  texts: Readonly<Record<WordingField, string>>,
  lines: readonly WordedLine[],
): Wording {
  const language = told?.language ?? 'en';
  const looked = (author: Author, text: string): Author =>
    author.by === 'person' && author.seen === null ? { ...author, seen: seenIn(text, lines, language) } : author;
  return { told, title: looked(title, texts.title), summary: looked(summary, texts.summary) };
}
