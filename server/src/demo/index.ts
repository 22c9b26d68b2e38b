export { CURL_BRIEF } from './briefs.ts';
export { importSample } from './sample.ts';
export { type Demo, seedDemo } from './seed.ts';
