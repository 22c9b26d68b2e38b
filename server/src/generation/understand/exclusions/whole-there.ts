import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import { isListLine } from '../asking.ts';
import type { Mention } from '../mention.ts';
import { isCrew } from '../mentions.ts';
import { isCounted, type Text, wordAt } from '../text/text.ts';
import { INDEFINITES } from '../words/told.ts';
import { saidAround } from './clauses.ts';
import type { Reading } from './reading.ts';

/** What stands for all sound or all light. */
const WHOLE: ReadonlySet<Kind> = new Set<Kind>(['pa_package', 'lighting_package', 'speaker_top']);
const SHOWN: ReadonlySet<Category> = new Set<Category>(['audio', 'lighting']);

/** "They bring sound and lights. … Room for the PA beside the stage.": spoken of again, and asked for nowhere. */
export function isOfWholeThatIsThere(reading: Reading, mention: Mention, exclusions: readonly Exclusion[]): boolean {
  const { text } = reading;
  const [kind] = mention.kinds;
  if (isCrew(mention) && isTitle(text, mention))
    return exclusions.some(({ kinds }) => kinds.some((each) => each === kind));
  const category = kind === undefined ? mention.categories[0] : WHOLE.has(kind) ? KIND_CATEGORY[kind] : undefined;
  if (category === undefined || !SHOWN.has(category)) return false;
  if (isHeading(text, mention) && exclusions.some((each) => isHouseSystem(each, category))) return true;
  if (isCounted(text, mention) || isListLine(text, mention.from) || isWished(reading, mention)) return false;
  return exclusions.some(({ reason, categories }) => reason === 'provided' && categories.includes(category));
}

/** "SOUND" over its list, in which "the hall's loudspeakers are excellent". */
function isHeading(text: Text, { from, to }: Mention): boolean {
  const before = text.tokens[from - 1];
  return (before === undefined || before.text === '\n') && text.tokens[to]?.text === '\n';
}

/** "Lot 4 - CROWD MANAGEMENT" over a lot that has none of it. */
function isTitle(text: Text, { from, to }: Mention): boolean {
  const isEnd = text.tokens[to]?.text === '\n' || text.tokens[to + 1]?.text === '\n';
  return isEnd && TITLED.has(text.tokens[from - 1]?.text ?? '') && !text.numberTo.has(from);
}

const TITLED = new Set(['-', '–', '.', ')', '\n']);

function isHouseSystem({ reason, kinds }: Exclusion, category: Category): boolean {
  return reason === 'provided' && kinds.some((kind) => WHOLE.has(kind) && KIND_CATEGORY[kind] === category);
}

function isWished(reading: Reading, mention: Mention): boolean {
  const { text, asking, cues } = reading;
  if (asking.strongly(mention.from) || INDEFINITES.has(wordAt(text, mention.from - 1))) return true;
  return !OF.has(wordAt(text, mention.from - 1)) && cues.wishes.any(saidAround(reading, mention));
}

/** "Room for the set-up OF THE PA". */
const OF = new Set('der des du del'.split(' '));
