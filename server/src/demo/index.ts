export { CURL_BRIEF } from './briefs.ts';
export { readSampleCatalogue } from './sample-catalogue.ts';
export { type Demo, seedDemo } from './seed.ts';
