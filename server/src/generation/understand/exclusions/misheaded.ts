import { chanceOfAll } from '../learned/opinion.ts';
import type { Mention } from '../mention.ts';
import type { Structure } from '../structure/index.ts';
import { isPutDown } from '../structure/names.ts';
import { type Span, wordsOf } from '../text/text.ts';
import type { Reading } from './reading.ts';

const SURELY_WISHED = 0.05; // the chance that they are not to come from us
const FEWEST = 2; // things that a list rests on

/**
 * What is listed under a heading that was read as keeping it off, though all that stands around it speaks of a wish:
 * "Geliehen werden sollen nur:" over eight counted lights.
 */
export function readMisheaded(reading: Reading, { items }: Structure): ReadonlySet<Mention> {
  const byHeading = Map.groupBy(
    items.filter(
      ({ heading }) => heading !== null && !saysWhoHas(wordsOf(reading.text, heading)) && !isNamed(reading, heading),
    ),
    ({ heading }) => heading?.from,
  );
  const wished = [...byHeading.values()].flatMap((listed): readonly Mention[] => {
    const things = reading.mentions.filter(({ from, to }) => listed.some((item) => from >= item.from && to <= item.to));
    const isWished = things.length >= FEWEST && chanceOfAll(reading, things) < SURELY_WISHED;
    return isWished ? things : [];
  });
  return new Set(wished);
}

function isNamed({ text, things }: Reading, { from, to }: Span): boolean {
  return isPutDown(text, { from, to: to - 1 }, things);
}

const HAS =
  /\b(?:has|have|got|brings?|bringing|travels? with|voyag\p{L}+|emport\p{L}+|mitführ\p{L}+|mitnehm\p{L}+|meene\p{L}+|there (?:is|are)|what(?: i|['’])s (?:already )?(?:available|there|at|in)|available (?:at|in|from)|vor ort|vorhanden\p{L}*|verfügbar\p{L}*|disponibles?|sur place|aanwezig\p{L}*|hat|haben|bringt|bringen|mitbring\p{L}+|apportent?|apportons|avons|avez|dispos\p{L}+|tenemos|contamos con|traen?|traemos|llevan?|viajan?|heeft|hebben|brengt|meebreng\p{L}+)\b/iu;
const SHOULD =
  /\b(?:should|must|ought|besoin|falta|necesi\p{L}+|shall|to have|to be|needs?|like|sollte?n?|muss|doit|debe|moet|purchaser|promoter|company|firm|vendor|contractor)\b/iu;

/** "The company brings:", "From me there is:", but not "A venue should have:". */
function saysWhoHas(heading: string): boolean {
  return HAS.test(heading) && !SHOULD.test(heading);
}
