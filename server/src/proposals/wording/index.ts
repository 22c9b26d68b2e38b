export { lookedAt } from './looked-at.ts';
export { madeFromLines } from './make-texts.ts';
export { contradicts } from './named.ts';
export { openQuestions } from './open-questions.ts';
export type { WordedLine } from './shown-line.ts';
export { withoutFigures } from './without-figures.ts';
export { type Author, BY_LINES, BY_PERSON, OWN_WORDING, type Wording, type WordingField } from './wording.ts';
