export type { KeptLinesReport } from './kept-lines.ts';
export { readKeptLines } from './read-kept-lines.ts';
export { type ReportRange, readSalesReport } from './read-sales-report.ts';
export type { SalesFigures, SalesReport } from './sales-report.ts';
