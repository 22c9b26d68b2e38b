export { MONTHS, WEEKDAYS } from '../calendar.ts';
