export { BriefForm, DESCRIPTION_ID } from './brief-form.tsx';
export { resetGeneration, useGeneration } from './generation.ts';
