export { cleanCell, cleanLines, cleanName } from './cells/clean-cell.ts';
export type { Layout } from './file/layout.ts';
export { looksUnheaded, withoutHeadings } from './file/unheaded.ts';
export { type OpenedFile, openFile, parseCatalogue, readCatalogue } from './parse-catalogue.ts';
export {
  type CatalogueRow,
  type ColumnReport,
  FIELDS,
  FIXABLE,
  type Field,
  type FirstRow,
  type ImportMapping,
  NO_MAPPING,
  type ParsedCatalogue,
  type ParseOptions,
  type RowError,
  type SheetReport,
  type Source,
} from './types.ts';
