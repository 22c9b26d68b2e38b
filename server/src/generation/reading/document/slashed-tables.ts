/** A cell's end in tables that were written with strokes: "PA system / X / -". */
const STROKE = / \/ /gu;
const FEWEST_CELLS = 3;
const FEWEST_LINES = 3;
/** What heads a column of such a table. */
const HEAD =
  /\b(?:qty|quantity|item|description|organi[sz]er|contractor|supplier|client|venue|hirer|hire|who|by|status|unit|menge|anzahl|position|auftraggeber|auftragnehmer|quantité|désignation|cantidad|concepto|aantal|omschrijving|huurder|verhuurder)\b/iu;

/** "Item / Organiser / Contractor" over lines of as many cells: the strokes as the bars of a table. Offsets stay as they are. */
export function withBars(raw: string): string {
  if (!raw.includes(' / ')) return raw;
  const lines = raw.split('\n');
  const cells = lines.map((line) => line.split(STROKE).length);
  for (let first = 0; first < lines.length; first += 1) {
    const many = cells[first] ?? 0;
    if (many < FEWEST_CELLS || !HEAD.test(lines[first] ?? '')) continue;
    let end = first + 1;
    while (cells[end] === many) end += 1;
    if (end - first >= FEWEST_LINES)
      for (let at = first; at < end; at += 1) lines[at] = (lines[at] ?? '').replace(STROKE, ' | ');
    first = end - 1;
  }
  return lines.join('\n');
}
