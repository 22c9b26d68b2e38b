import type { Language } from '../../types.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { WITHOUT } from './small-words.ts';

const NOTHING: Readonly<Record<Language, RegExp>> = {
  en: /(?:cannot|can['’]?t|won['’]?t|will not|unable to|be able to) (?:play|perform|go on|start|appear|run)|\bno (?:show|gig|concert|performance)\b|\bnone of\b|\bimpossible\b/iu,
  de: /(?:geht(?! es)|gehen|läuft|laufen|klappt|stattfinden|findet)(?!\p{L}).{0,40}(?:nichts|nicht|kein\p{L}{0,2})(?!\p{L})|(?:nicht|nichts|kein\p{L}{0,2}) (?:spielen|auftreten|stattfinden|anfangen|beginnen|möglich|machbar)|kein\p{L}{0,2} (?:konzert|auftritt|vorstellung|show)/iu,
  fr: /pas de (?:concert|spectacle|représentation|show|bal)|ne (?:jou|pou|peu|commenc|donn)\p{L}{0,6} .{0,20}pas|\brien ne\b|impossible/iu,
  es: /no (?:podemos|puede|pueden|podremos|se puede) (?:actuar|tocar|empezar|celebrar|hacer)|no (?:hay|habrá) (?:concierto|actuación|espectáculo|función|show)|no (?:actuamos|tocamos)|imposible/iu,
  nl: /(?:kunnen|kan|gaat|gaan)(?!\p{L}).{0,30}(?:niet|niets)(?!\p{L})|geen (?:optreden|voorstelling|concert|show)|onmogelijk/iu,
};
const REACH = 22; // tokens

/** "OHNE EINE Bühne GEHT KEINES der Programme", "sans scène, PAS DE CONCERT": what nothing goes on without is asked for. */
export function isNothingWithout(text: Text, { from, to }: Span): boolean {
  const isWithout = [1, 2, 3].some((step) => WITHOUT.has(wordAt(text, from - step)));
  if (!isWithout) return false;
  const last = Math.min(sentenceOf(text, to - 1).to, to + REACH);
  return NOTHING[text.language].test(text.raw.slice(text.tokens[to - 1]?.end, text.tokens[last - 1]?.end));
}
