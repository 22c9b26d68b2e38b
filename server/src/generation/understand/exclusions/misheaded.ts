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
  /\b(?:gf[ep]|ofe|(?:government|owner|city|client|customer|agency|university|college|district)[ -](?:furnished|supplied|provided)|has|have|got|brings?|bringing|(?:travels?|tour|come|arrive) with|already|existing|in[- ]house|(?:will|shall) (?:provide|supply|furnish|bring)|(?:provided|supplied|furnished|brought|owned) by|voyag\p{L}+|emport\p{L}+|mitführ\p{L}+|mitnehm\p{L}+|meene\p{L}+|there (?:is|are)|what(?: i|['’])s (?:already )?(?:available|there|at|in)|available (?:at|in|from)|vor ort|verfügbar\p{L}*|disponibles?|avons|avez|dispos\p{L}+|tenemos|contamos con|hat|haben|bringt|bringen|mitbring\p{L}+|bereits|vorhanden\p{L}*|bauseits|gestellt|apport\p{L}+|déjà|sur place|fourni\p{L}* par|existant\p{L}*|traen?|traemos|llevan?|viajan?|ya|existentes?|aportad\p{L}+|heeft|hebben|brengt|meebreng\p{L}+|reeds|aanwezig\p{L}*|geleverd|(?:lo )?pon(?:e|en) (?:el|la|los|las))\b/iu;
/** "Not required:", "Nicht benötigt". */
const REFUSED =
  /\b(?:not (?:required|needed|wanted|necessary)|(?:nicht|nichts) (?:benötigt|nötig|gebraucht|erforderlich|gewünscht)|pas (?:nécessaires?|besoin|requise?s?|souhaitée?s?)|no (?:hacen? falta|se necesitan?|(?:es|son) necesari\p{L}+|necesari\p{L}+|need)|niet (?:nodig|gewenst)|geen behoefte)\b/iu;
const SHOULD =
  /\b(?:should|must|ought|besoin|falta|necesi\p{L}+|shall|to have|to be|needs?|like|sollte?n?|muss|doit|debe|moet|purchaser|promoter|company|firm|vendor|contractor)\b/iu;

/** "The company brings:", "From me there is:", but not "A venue should have:". */
function saysWhoHas(heading: string): boolean {
  return REFUSED.test(heading) || (HAS.test(heading) && !SHOULD.test(heading));
}
