import { type Told, thingOf } from '../../generation/index.ts';
import { shownLine, type WordedLine } from './shown-line.ts';

type Question = Told['questions'][number];

/**
 * The questions after a change of lines: without those that the lines answer now, and with those again that they no
 * longer answer. A question of a person's stays.
 */
export function openQuestions(
  questions: readonly string[],
  asked: readonly Question[],
  before: readonly WordedLine[],
  after: readonly WordedLine[],
): readonly string[] {
  const [stood, stands] = [thingsOf(before), thingsOf(after)];
  const turned = asked.filter((question) => isOpen(question, stood) !== isOpen(question, stands));
  const closed = new Set(turned.filter((question) => !isOpen(question, stands)).map(({ text }) => text));
  const opened = turned.filter(({ text }) => !closed.has(text) && !questions.includes(text)).map(({ text }) => text);
  if (opened.length === 0 && !questions.some((text) => closed.has(text))) return questions;
  return [...questions.filter((text) => !closed.has(text)), ...opened];
}

interface Things {
  readonly firm: ReadonlySet<string>;
  readonly options: ReadonlySet<string>;
}

function thingsOf(lines: readonly WordedLine[]): Things {
  const of = (optional: boolean) =>
    new Set(
      lines
        .filter((line) => line.optional === optional)
        .flatMap((line) => {
          const { kind } = shownLine(line);
          return kind === null ? [] : thingOf(kind).key;
        }),
    );
  return { firm: of(false), options: of(true) };
}

function isOpen({ things, offered }: Question, { firm, options }: Things): boolean {
  if (things.some((thing) => firm.has(thing))) return false;
  return things.some((thing) => options.has(thing)) === offered;
}
