import type { ColumnType } from 'kysely';
import type { ImportMapping } from './types.ts';

interface ImportMappingsTable {
  company_id: string;
  headings: string;
  mapping: ColumnType<ImportMapping, string, string>;
  updated_at: ColumnType<Date, Date | undefined, Date>;
}

declare module '../platform/db.ts' {
  interface Tables {
    import_mappings: ImportMappingsTable;
  }
}
