import { findAll, lexicon } from '../text/lexicon.ts';
import { type Span, wordAt } from '../text/text.ts';
import { SPACE_WORDS } from '../words/spaces.ts';
import { type Ground, hasNumber, hasThing } from './ground.ts';
import { type Heading, isShouted, NUMBERED } from './headings.ts';
import type { Line } from './lines.ts';

/** Where a heading stands to another one above it: in its part of the outline, on its level, or over it. */
export type Rank = 'below' | 'beside' | 'over';

/** From how the two are written: "2." and "2.1", "##" and "###", capitals and small letters, a number and none. */
export function rankOf({ text, lines }: Ground, head: Line, line: Line): Rank {
  const [signs, below] = [signsOf(text.raw, head), signsOf(text.raw, line)];
  if (signs > 0 && below > 0) return signs < below ? 'below' : signs === below ? 'beside' : 'over';
  if (below > 0) return 'over';
  if (head.bullet !== line.bullet) {
    if (head.bullet === '') return line.bullet === 'A' ? 'over' : 'below';
    if (line.bullet === '') return NUMBERED.has(head.bullet) && !line.marked ? 'below' : 'over';
    const first = (sign: string): number => lines.findIndex(({ bullet }) => bullet === sign);
    return first(line.bullet) > first(head.bullet) ? 'below' : 'over';
  }
  if (line.indent !== head.indent && line.bullet !== '') return line.indent > head.indent ? 'below' : 'over';
  if (head.marked !== line.marked) return head.marked ? 'below' : 'over';
  const [loud, louder] = [isShouted(text, head), isShouted(text, line)];
  return loud === louder ? 'beside' : loud ? 'below' : 'over';
}

/** How many "#" a heading begins with. */
function signsOf(raw: string, { start, end, marked }: Line): number {
  return marked ? (/^#*/u.exec(raw.slice(start, end))?.[0].length ?? 0) : 0;
}

/** "Sound:", "## Lighting", "Microphones" over lines of its own: what the lines below it are, and not who has them. */
export function isTitle(ground: Ground, headings: readonly (Heading | null)[], index: number): boolean {
  const { text, lines } = ground;
  const [line, below] = [lines[index], lines[index + 1]];
  if (line === undefined || line.blank) return false;
  const heading = headings[index] ?? null;
  if (heading !== null) return heading.state === null && heading.content === null;
  const numbered = line.bullet === '1.1' || NUMBERED.has(line.bullet);
  const apart = line.bullet === '' && (lines[index - 1]?.blank !== false || headings[index - 1] != null);
  if (below === undefined || below.blank || !(apart || (numbered && below.bullet !== line.bullet))) return false;
  const words = text.tokens.slice(line.span.from, line.span.to);
  const short = words.length <= TITLE && words.every(({ kind }) => kind === 'word' || kind === 'mark');
  return (
    short && !hasNumber(text, line.span) && isSort(ground, line.span) && !words.some((word) => ASKS.has(word.text))
  );
}

const TITLE = 4; // words
const ASKS = new Set('please needed required need bitte notig gebraucht svp favor graag nodig'.split(' ')); // "Lighting please"

/** Whether a title names equipment, a room or what lists are sorted by, and not a time, an address or a price. */
export function isTopic(ground: Ground, span: Span): boolean {
  return (
    isSort(ground, span) ||
    hasThing(ground.things, span) ||
    findAll(ground.text.tokens, rooms, span.from, span.to).length > 0
  );
}

/** "Lighting", "Stage set": a sort of equipment and no one thing. */
export function isSort({ text, general }: Pick<Ground, 'text' | 'general'>, span: Span): boolean {
  if (hasThing(general, span)) return true;
  for (let at = span.from; at < span.to; at += 1) if (TOPICS.has(wordAt(text, at))) return true;
  return false;
}

const rooms = lexicon(SPACE_WORDS);
const TOPICS = new Set(
  `technical technology tech equipment kit gear audio sound light lights lighting video vision visuals power electrical decor decoration scenery scenic set props costumes backline instruments band drums bass guitar guitars keys vocals monitors monitoring foh control rigging staging stage furniture structures marquees catering communications comms effects accessories cables cabling consumables misc miscellaneous other others various general indoor outdoor
  technik ton licht bild strom buhne ausstattung dekoration buhnenbild kulisse requisiten instrumente zubehor mobel sonstiges effekte
  technique son lumiere lumieres electricite accessoires mobilier divers effets plateau scene
  tecnica sonido luz luces iluminacion electricidad decorado utileria vestuario instrumentos mobiliario varios otros efectos escenario
  techniek geluid beeld stroom rekwisieten kostuums instrumenten meubilair diversen overige effecten podium`.split(
    /\s+/u,
  ),
);
