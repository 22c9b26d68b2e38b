import './tables.ts';

export { changedFields } from './changed-fields.ts';
export { forgetOldAudit } from './keep.ts';
export { type AuditEntry, type AuditSearch, listAudit } from './list.ts';
export { type AuditRecord, recordAudit } from './record.ts';
