import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../../equipment/index.ts';
import type { Exclusion } from '../../types.ts';
import { isListLine } from '../asking.ts';
import type { Mention } from '../mention.ts';
import { wordAt } from '../text/text.ts';
import { INDEFINITES } from '../words/told.ts';
import { isCounted, saidAround } from './clauses.ts';
import type { Reading } from './reading.ts';

/** What stands for all sound or all light. */
const WHOLE: ReadonlySet<Kind> = new Set<Kind>(['pa_package', 'lighting_package', 'speaker_top']);
const SHOWN: ReadonlySet<Category> = new Set<Category>(['audio', 'lighting']);

/** "They bring sound and lights. … Room for the PA beside the stage.": spoken of again, and asked for nowhere. */
export function isOfWholeThatIsThere(reading: Reading, mention: Mention, exclusions: readonly Exclusion[]): boolean {
  const { text } = reading;
  const [kind] = mention.kinds;
  const category = kind === undefined ? mention.categories[0] : WHOLE.has(kind) ? KIND_CATEGORY[kind] : undefined;
  if (category === undefined || !SHOWN.has(category)) return false;
  if (isCounted(text, mention) || isListLine(text, mention.from) || isWished(reading, mention)) return false;
  return exclusions.some(({ reason, categories }) => reason === 'provided' && categories.includes(category));
}

function isWished(reading: Reading, mention: Mention): boolean {
  const { text, asking, cues } = reading;
  if (asking.strongly(mention.from) || INDEFINITES.has(wordAt(text, mention.from - 1))) return true;
  return !OF.has(wordAt(text, mention.from - 1)) && cues.wishes.any(saidAround(reading, mention));
}

/** "Room for the set-up OF THE PA". */
const OF = new Set('der des du del'.split(' '));
