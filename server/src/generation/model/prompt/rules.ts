import { readProse } from '../../../platform/data-files.ts';

/** The standing part of the prompt. It is the same for every request, so that providers can keep it cached. */
export const RULES = readProse(new URL('./rules.txt', import.meta.url));
