export { bringIn } from './bring-in.ts';
export { type ImportResult, importCatalogue } from './import-catalogue.ts';
