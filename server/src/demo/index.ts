export { CURL_BRIEF } from './briefs.ts';
export { type Demo, seedDemo } from './seed.ts';
