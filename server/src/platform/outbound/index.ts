export type { UrlCheck } from './check-url.ts';
export type { Lookup } from './lookup.ts';
export { operatorFetch } from './operator-fetch.ts';
export { createOutbound, type Outbound, type OutboundOptions, type PostOptions } from './outbound.ts';
export { AnswerTooLargeError, OutboundError, type OutboundFault } from './outbound-error.ts';
export type { Answered } from './read-answer.ts';
