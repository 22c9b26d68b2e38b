import type { Mention } from '../mention.ts';
import { type Text, wordAt } from '../../reading/document/text.ts';

const MARLEY = new Set(['marley', 'marlie', 'marly', 'harlequin']);
const THE = new Set(['the', 'this', 'that', 'our', 'its']);
const REACH = 4; // words between "Marley" and "floor"

/** "Dance floor: black MARLEY over the whole stage", "Marlie style dance floor": what dancers of a company dance on. */
export function withStageFloors(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const first = mentions.find((mention) => mention.kinds[0] === 'stage_floor' || isMarley(text, mention))?.from;
  if (first === undefined) return mentions;
  return mentions.flatMap((mention, index): Mention[] => {
    if (mention.kinds[0] === 'marquee_floor' && isUnder(text, mention, mentions[index + 1])) return [];
    if (mention.kinds[0] !== 'dance_floor' || text.numberTo.has(mention.from)) return [mention];
    const again = mention.from > first && !isMarley(text, mention) && THE.has(wordAt(text, mention.from - 1)); // "THE dance floor is to be mopped"
    return again || isHeading(text, mention) ? [] : [{ ...mention, kinds: ['stage_floor'] }];
  });
}

/** "A level WOODEN FLOOR covered with marley": what the stage is made of. */
function isUnder(text: Text, { to }: Mention, next: Mention | undefined): boolean {
  if (
    next === undefined ||
    next.from - to > COVERED ||
    (next.kinds[0] !== 'stage_floor' && next.kinds[0] !== 'dance_floor')
  )
    return false;
  return text.tokens.slice(to, next.from).some((token) => COVERING.has(token.text));
}

const COVERED = 6; // tokens
const COVERING = new Set('covered covering under overlaid bedeckt belegt recouvert cubierto bedekt'.split(' '));

function isMarley(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind !== 'dance_floor') return false;
  for (let at = from - REACH; at < to; at += 1) if (MARLEY.has(wordAt(text, at))) return true;
  return false;
}

/** A line of its own. */
function isHeading(text: Text, { from, to }: Mention): boolean {
  const before = text.tokens[from - 1];
  const behind = text.tokens[to];
  const opens = before === undefined || before.kind === 'break' || before.text === '-';
  return opens && (behind === undefined || behind.kind === 'break' || behind.text === ':');
}
