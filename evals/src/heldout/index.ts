export { HELDOUT_A } from './a/index.ts';
export { HELDOUT_B } from './b/index.ts';
export { HELDOUT_C } from './c/index.ts';
export { HELDOUT_D } from './d/index.ts';
export { HELDOUT_E } from './e/index.ts';
export { HELDOUT_F } from './f/index.ts';
export { HELDOUT_G } from './g/index.ts';
export { HELDOUT_H } from './h/index.ts';
