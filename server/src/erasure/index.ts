export { type Erasure, eraseClient, foreseeErasure } from './erase-client.ts';
