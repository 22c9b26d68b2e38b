interface Row {
  readonly ticked: boolean;
  readonly words: string;
}

const LEAST_OPEN = 3;

/** Whether ticks say what is settled, and what is left open is to be got: by a legend, or by what the lines say. */
export function isChecklist(raw: string, rows: readonly Row[]): boolean {
  if (LEGENDS.some((legend) => legend.test(raw))) return true;
  const open = rows.filter(({ ticked }) => !ticked);
  const ticked = rows.filter((row) => row.ticked);
  if (open.length < LEAST_OPEN || ticked.length === 0 || ticked.length > open.length) return false;
  // Nobody says how many of a thing he does not want.
  const told = share(open, FIGURE);
  return told >= 0.5 && told > share(ticked, FIGURE) && share(ticked, SETTLED) >= 0.5;
}

function share(rows: readonly Row[], said: RegExp): number {
  return rows.filter(({ words }) => said.test(words)).length / rows.length;
}

const FIGURE = /\d|\b(?:two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|twee|drie|vier)\b/iu;
/** Behind a thing that is ticked off: who has it, or that it is done. */
const SETTLED =
  /[–—:(-]\s?\S|@\p{L}|\b(?:own|owns|already|done|booked|sorted|covered|paid|brings?|has|have|got|hat|haben|vorhanden|erledigt|gebucht|bringt|stellt|déjà|fourni|apporte|réservé|ya|tiene|trae|reservado|al|heeft|brengt|geregeld)\b/iu;

const TICKED = String.raw`(?:checked|ticked|crossed|crossed out|✓|✔|☑|☒|\[x\]|abgehakt|angekreuzt|coché|cochée|cochés|marcado|marcados|tachado|aangevinkt|afgevinkt)`;
const OPEN = String.raw`(?:unchecked|unticked|not (?:checked|ticked)|un-?checked|blank|empty|open|☐|\[ \]|offen|leer|nicht abgehakt|non coché(?:e?s)?|sin marcar|en blanco|niet aangevinkt|leeg)`;
const SAYS = String.raw`(?: ?(?:box(?:es)?|ones?|items?|lines?|Kästchen|cases?|casillas?|vakjes?))? ?(?:=|:|–|—|-|->|→|means?|is|are|goes|go|heißt|sind|ist|veut dire|sont|significa|son|betekent|zijn) ?`;
const BETWEEN = String.raw`[^.,;:\n|]{0,50}?`;
const SETTLED_WORDS = String.raw`\b(?:own|owns|owned|have|has|got|done|sorted|covered|settled|booked|already|provided|ours|erledigt|vorhanden|haben|hat|geregelt|déjà|réglé|ok|fourni|ya|tenemos|resuelto|hebben|geregeld|klaar)\b`;
const TO_GET = String.raw`\b(?:rent|rental|rentals|hire|hired|hiring|need|needed|get|quote|price|missing|outstanding|order|still|mieten|leihen|brauchen|fehlt|anfragen|offen|louer|location|manque|reste|besoin|alquilar|alquiler|falta|pedir|huren|nodig|ontbreekt)\b`;

const LEGENDS: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\p{L}-])${TICKED}${SAYS}${BETWEEN}${SETTLED_WORDS}`, 'iu'),
  new RegExp(String.raw`(?<![\p{L}-])${OPEN}${SAYS}${BETWEEN}${TO_GET}`, 'iu'),
];
