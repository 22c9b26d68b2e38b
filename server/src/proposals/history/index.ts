export { type HistoryEntry, type HistoryPage, listHistory } from './list.ts';
export { readHistory } from './read-history.ts';
export { type Details, type EditedField, recordHistory, type What } from './record.ts';
export { recordEdit } from './record-edit.ts';
