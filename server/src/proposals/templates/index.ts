import './tables.ts';

export { type FromTemplate, makeFromTemplate } from './make-from-template.ts';
export { listTemplates, removeTemplate, renameTemplate, saveTemplate, type TemplateSummary } from './templates.ts';
