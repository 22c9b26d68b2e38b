export { MONTHS, WEEKDAYS } from '../../reading/calendar.ts';
