import { type Span, type Text, wordAt } from '../text/text.ts';
import { MONTHS, WEEKDAYS } from '../words/calendar.ts';
import { isRider } from './required.ts';

/** "The tents WILL BE INSTALLED ON OR BEFORE the 11th": when it is to be done, not that it was. */
export function isWorkToDo(text: Text, at: number, { to }: Span): boolean {
  if (WILL_BE.has(wordAt(text, at - 1)) && isRider(text)) return true; // "des enceintes SERONT disposées"
  const future = wordAt(text, at - 1) === 'be' || AUXILIARIES.has(wordAt(text, at - 1));
  if (!future || !WORK.has(wordAt(text, to - 1))) return false;
  const when = WHOLLY.has(wordAt(text, to)) ? to + 2 : to; // "estará montada DEL TODO el 26"
  return WHEN.has(wordAt(text, when)) || isDay(text, when);
}

function isDay(text: Text, at: number): boolean {
  const day = text.tokens[at + 1];
  return ON.has(wordAt(text, at)) && (text.numberFrom.has(at + 1) || day?.kind === 'date' || DAYS.has(day?.text ?? ''));
}

const WILL_BE = new Set('sera seront sera seran estara estaran'.split(' '));
const AUXILIARIES = new Set('wird werden sera seront sera seran wordt worden estara estaran'.split(' '));
const WORK = new Set(
  'installed erected fitted delivered supplied provided rented hired set installiert geliefert aufgebaut gemietet bereitgestellt installe installee installes installees livre livres livree livrees loue louee loues louees instalado instalada instalados instaladas montado montada montados montadas alquilado alquilada alquilados alquiladas geplaatst geleverd geinstalleerd gehuurd'.split(
    ' ',
  ),
);
const WHEN = new Set('before prior until during spatestens bis avant antes uiterlijk voor tegen no'.split(' '));
const WHOLLY = new Set(['del', 'por']); // "del todo", "por completo"
const ON = new Set('on by from am ab le el op'.split(' '));
const DAYS = new Set([...WEEKDAYS, ...MONTHS, 'or', 'the']);
