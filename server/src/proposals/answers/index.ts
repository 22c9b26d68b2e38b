export { type Answers, createAnswers } from './answers.ts';
