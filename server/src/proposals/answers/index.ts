export { type Answers, createAnswers } from './answers.ts';
export { alongForPage, alongForProposal } from './stamps.ts';
