export { archiveName, type Exported, exportCompany } from './export.ts';
export { type Imported, importCompany } from './import.ts';
export { takeExportPlace } from './places.ts';
