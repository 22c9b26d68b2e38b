import './tables.ts';

export { type EventKind, recordEvent } from './events.ts';
