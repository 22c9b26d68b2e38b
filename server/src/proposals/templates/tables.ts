import type { ColumnType } from 'kysely';
import type { TemplateContent } from './template.ts';

interface ProposalTemplatesTable {
  company_id: string;
  id: string;
  name: string;
  content: ColumnType<TemplateContent, string, string>;
  created_at: ColumnType<Date, Date, never>;
}

declare module '../../platform/db.ts' {
  interface Tables {
    proposal_templates: ProposalTemplatesTable;
  }
}
