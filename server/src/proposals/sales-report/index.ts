export { type ReportRange, readSalesReport } from './read-sales-report.ts';
export type { SalesFigures, SalesReport } from './sales-report.ts';
