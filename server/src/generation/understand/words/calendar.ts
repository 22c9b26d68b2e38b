import { fold } from '../../reading/document/fold.ts';

const MONTH_NAMES = [
  'january jan januar jänner janvier janv enero ene januari',
  'february feb februar février févr fevrier febrero februari',
  'march mar märz mrz mars marzo maart mrt',
  'april apr avril avr abril abr',
  'may mai mayo mei',
  'june jun juni juin junio',
  'july jul juli juillet juil julio',
  'august aug août agosto ago augustus',
  'september sept sep septembre septiembre',
  'october oct oktober okt octobre octubre',
  'november nov novembre noviembre',
  'december dec dezember dez décembre déc diciembre dic',
];
const WEEKDAY_NAMES = [
  'monday mon mondays montag montags mo lundi lunes maandag',
  'tuesday tue tues dienstag dienstags di mardi martes dinsdag',
  'wednesday wed mittwoch mittwochs mercredi miércoles woensdag',
  'thursday thu thur thurs donnerstag donnerstags jeudi jueves donderdag',
  'friday fri freitag freitags fr vendredi viernes vrijdag',
  'saturday sat samstag samstags sonnabend sa samedi sábado zaterdag',
  'sunday sun sonntag sonntags so dimanche domingo zondag',
];
/** Weekday shorts that are ordinary words elsewhere: they count only beside another weekday or a date. */
export const SHORT_WEEKDAYS: ReadonlySet<string> = new Set(['mo', 'di', 'fr', 'sa', 'so', 'mon', 'sat', 'sun', 'wed']);

/** Folded month name → 1 to 12, in all five languages. */
export const MONTHS: ReadonlyMap<string, number> = numbered(MONTH_NAMES);
/** Folded weekday name → 1 (Monday) to 7. */
export const WEEKDAYS: ReadonlyMap<string, number> = numbered(WEEKDAY_NAMES);

function numbered(rows: readonly string[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((row, index) => row.split(' ').map((name) => [fold(name), index + 1] as const)));
}
