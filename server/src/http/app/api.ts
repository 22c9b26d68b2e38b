/** The types of the application's private API, for the web application. */
export type { AppRouter } from './router.ts';
export type { ImportBody } from './routers/import-present.ts';
