import { VERB_SECOND, type VerbSecondWords } from '../words/verb-second.ts';
import { atPreposition } from './at-preposition.ts';
import { hasOne } from './has-one.ts';
import { middleField } from './middle-field.ts';
import { offPaper } from './off-paper.ts';
import type { Finding, Reading } from './reading.ts';
import { tradeOf } from './trade-of.ts';
import { isVerbFirst } from './verb-first.ts';
import { verbSecond } from './verb-second.ts';

/** What is said by the order of words of German and Dutch: "WEGWEISER malt die 4b", "weil die Gemeinde Zelte STELLT". */
export function germanDutch(reading: Reading, index: number): Finding | null {
  const { language } = reading.text;
  const words: VerbSecondWords | null = language === 'de' || language === 'nl' ? VERB_SECOND[language] : null;
  const mention = reading.mentions[index];
  if (words === null || mention === undefined || isVerbFirst(reading, mention.from)) return null;
  return (
    offPaper(reading, index) ??
    verbSecond(reading, index) ??
    atPreposition(reading, index, words) ??
    tradeOf(reading, index, words) ??
    middleField(reading, index, words) ??
    hasOne(reading, index, words)
  );
}
