import './tables.ts';

export { howRead, type HowRead, type Mapped, type MappedByHand } from './mapping/how-read.ts';
export { type Headed, type ListOf, saveMapping, sealOf, sheetKey } from './mapping/mappings.ts';
export { type FileOptions, type FileReading, readingOf, shortened } from './running/file-options.ts';
export {
  type ImportLane,
  importLane,
  type ImportOrder,
  type ImportTask,
  MINUTE,
  runOnLane,
  SECOND,
} from './running/import-lane.ts';
export { importUnderWay, takeImportPlace } from './running/places.ts';
export { keptUnlessDry, serveImports } from './running/serve-import.ts';
export {
  type From,
  isSystemHeading,
  meaningOf,
  type Recognised,
  recogniseSystem,
} from './systems/recognise-system.ts';
export { SYSTEM_NAMES, SYSTEMS, type System, type SystemField } from './systems/systems.ts';
export { cleanCell, cleanLines, cleanName } from './table/clean-cell.ts';
export type { IsKnown, Layout } from './table/layout.ts';
export { MOST_ROWS, openFile, type Opened, type OpenedFile, openText, unreadable } from './table/open-file.ts';
export { type CsvRecord, readRecords } from './table/records.ts';
export { type Fault, shareFaults } from './table/share-faults.ts';
export { shown } from './table/shown.ts';
export { plainNumber } from './table/tabbed.ts';
export { looksUnheaded, withoutHeadings } from './table/unheaded.ts';
export {
  type ColumnReport,
  type FirstRow,
  type ImportMapping,
  type Meaning,
  NO_MAPPING,
  type ReadOptions,
  type RowError,
  type Source,
  WHOLE_FILE,
  WHOLE_ROW,
} from './types.ts';
