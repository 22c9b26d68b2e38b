import type { Mention } from '../../understand/mention.ts';
import type { Quantity } from '../document/numbers.ts';
import { type Text, wordAt } from '../document/text.ts';
import { wordsFor } from './words.ts';

const madeOf = wordsFor('made of');

/** "16 input stage box", "a 6 burner stove": what one of the thing has or is made of, and no count of it. */
export function isMakeUp(text: Text, { value, to }: Quantity, mention: Mention): boolean {
  const [part] = madeOf.at(text, to);
  return value >= 2 && part !== undefined && part.to < mention.to && wordAt(text, part.to) !== '';
}
