export { cleanCell, cleanLines, cleanName } from './cells/clean-cell.ts';
export { parseCatalogue } from './parse-catalogue.ts';
export type { CatalogueRow, ColumnReport, ParsedCatalogue, ParseOptions, RowError } from './types.ts';
