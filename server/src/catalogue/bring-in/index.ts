export { bringIn } from './bring-in.ts';
export { type ImportResult, importCatalogue } from './import-catalogue.ts';
export { saveMapping, sealOf, sheetKey } from './mappings.ts';
export { takeImportPlace } from './places.ts';
