export { type FindStanding, type Standing } from './lists/complete-list.ts';
export { recogniseList } from './lists/recognise-list.ts';
export { openCatalogue, openFile, parseCatalogue, readCatalogue } from './parse-catalogue.ts';
export {
  type CatalogueRow,
  FIELDS,
  FIXABLE,
  type Field,
  type ImportNote,
  type NoteOfRows,
  type Origin,
  type ParsedCatalogue,
  type ParseOptions,
  type SheetReport,
} from './types.ts';
