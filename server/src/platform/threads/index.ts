export { serveThread } from './serve-thread.ts';
export { createThreads, ThreadEnded, type Threads, type ThreadsOptions } from './threads.ts';
