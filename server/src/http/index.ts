export { buildServer, buildWorkerServer, type ServerContext } from './app.ts';
export { createDraining, type Draining } from './health.ts';
export { type Listener, listen } from './listener.ts';
