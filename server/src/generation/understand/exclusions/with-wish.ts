import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { sentenceOf, wordAt } from '../text/text.ts';
import { WISHES } from '../words/exclusions.ts';
import type { Reading } from './reading.ts';
import { WITH } from './small-words.ts';

/** "We want a second stage WITH ITS OWN small PA": both are wanted. */
export function isWithWish({ text, mentions, asking }: Reading, own: number): boolean {
  const its = text.language !== 'en' || ITS.has(wordAt(text, own)) || ITS.has(wordAt(text, own - 1));
  const first = WITH.has(wordAt(text, own - 1)) ? own - 1 : own - 2;
  if (!its || !(WITH.has(wordAt(text, first)) || wordAt(text, first) === 'met')) return false;
  const { from } = sentenceOf(text, own);
  const whole = mentions.findLast((mention) => mention.to <= first);
  if (whole === undefined || whole.from < from || !isWhole(whole)) return false;
  return asking.at(whole.from) || text.tokens.slice(from, whole.from).some(({ text: word }) => WISHES.has(word));
}

function isWhole({ kinds: [kind], categories }: Mention): boolean {
  return kind === undefined ? categories.includes('staging') : WHOLES.has(kind);
}

const ITS = new Set('its'.split(' '));
const WHOLES: ReadonlySet<Kind> = new Set<Kind>(['stage_deck', 'mobile_stage', 'marquee', 'gazebo']);
