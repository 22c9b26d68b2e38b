export { askStreamed, type PartialListener } from './ask-streamed.ts';
export { askWhole } from './ask-whole.ts';
export { boundedFetch } from './bounded-fetch.ts';
export { eventStreamFetch, wholeAnswerIn } from './event-stream-fetch.ts';
export { asModelCallError } from './fault.ts';
export type { Question, Reply, Turn } from './question.ts';
export { throttled } from './throttle.ts';
