/** The types of the application's private API, for the web application. */
export type { AppRouter } from './router.ts';
export type { ClientImportBody, ImportBody } from './routers/import-present.ts';
