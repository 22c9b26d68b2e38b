export { buildServer, buildWorkerServer } from './app.ts';
export type { Draining } from './health.ts';
export { type Listener, listen } from './listener.ts';
export { presentProposal } from './v1/present.ts';
export { refusalOf } from './validate.ts';
