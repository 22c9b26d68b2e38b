import { answeredText } from '@showbill/contract/answered';
import type { EditedField } from '../../history/index.ts';
import type { Sheet } from './sheet.ts';

type Texts = Pick<Sheet, 'questions' | 'assumptions' | 'unmet'>;

/**
 * What differs between the lists of texts of two states of a draft, for its history: a text that came, went, or is a
 * question that was answered or opened again. Each is a target of its own.
 */
export function changedTexts(before: Texts, after: Texts): EditedField[] {
  const questions = difference(before.questions, after.questions);
  const assumptions = difference(before.assumptions, after.assumptions);
  const answered = pairs(questions.gone, assumptions.come);
  const opened = pairs(questions.come, assumptions.gone);
  const paired = new Set([...answered, ...opened].flat());
  const single = (field: string, { gone, come }: Difference) => [
    ...gone.filter((text) => !paired.has(text)).map((text) => entry(field, text, text, null)),
    ...come.filter((text) => !paired.has(text)).map((text) => entry(field, text, null, text)),
  ];
  return [
    ...answered.map(([question, answer]) => entry('question', question, question, answer)),
    ...opened.map(([question, answer]) => entry('question', question, answer, question)),
    ...single('question', questions),
    ...single('assumption', assumptions),
    ...single('unmet', difference(before.unmet, after.unmet)),
  ];
}

interface Difference {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

function difference(before: readonly string[], after: readonly string[]): Difference {
  return {
    gone: before.filter((text) => !after.includes(text)),
    come: after.filter((text) => !before.includes(text)),
  };
}

/** Questions with what they are taken for, answered. */
function pairs(questions: readonly string[], assumptions: readonly string[]): [question: string, answered: string][] {
  return questions.flatMap((question) => {
    const answered = assumptions.find((text) => text.startsWith(answeredText(question, '')));
    return answered === undefined ? [] : [[question, answered]];
  });
}

function entry(field: string, text: string, was: string | null, now: string | null): EditedField {
  return { target: text, name: text, field, was, now };
}
