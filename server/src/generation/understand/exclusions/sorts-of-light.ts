import type { Kind } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { type Span, type Text, wordAt } from '../text/text.ts';

/**
 * Which lights alone are refused where "no MOVING OR FLASHING lights", "no BLUE light", "pas de lumière BLEUE" are: those
 * of that sort, and none where only a colour is; null where all light is.
 */
export function sortsOfLight(text: Text, { from, to }: Span, mention: Mention): readonly Kind[] | null {
  if (mention.kinds.length > 0 || !mention.categories.includes('lighting')) return null;
  const words: string[] = [];
  for (let at = from; at < Math.max(to, mention.to + BEHIND); at += 1)
    if (at < mention.from || at >= mention.to) words.push(wordAt(text, at));
  const said = SORTS.filter(([sort]) => words.some((word) => sort.test(word)));
  return said.length === 0 ? null : said.flatMap(([, kinds]) => kinds);
}

const BEHIND = 2; // words in which French and Spanish say what sort
const SORTS: readonly (readonly [RegExp, readonly Kind[]])[] = [
  [
    /^(?:moving|intelligent|rotating|sweeping|bewegte[nrs]?|bewegliche[nrs]?|mouvantes?|móviles|moviles|bewegende?)$/u,
    ['moving_head', 'disco_light'],
  ],
  [
    /^(?:flashing|strobing|strobe|blinking|stroboscopi\p{L}+|blinkende[nrs]?|blitzende[nrs]?|clignotantes?|intermitentes?|knipperende?)$/u,
    ['strobe', 'disco_light'],
  ],
  [/^(?:disco|party)$/u, ['disco_light']],
  [/^lasers?$/u, ['laser']],
  [
    /^(?:colou?red|colou?rful|multicolou?red|farbige[nrs]?|bunte[nrs]?|colorées?|colorees?|colores|gekleurde?)$/u,
    ['uplight', 'disco_light', 'moving_head'],
  ],
  [
    /^(?:blue|red|green|purple|pink|yellow|bright|harsh|dim|fluorescent|neon|blaue[nrs]?|rote[nrs]?|grüne[nrs]?|grune[nrs]?|grelle[nrs]?|bleues?|rouges?|vertes?|azul(?:es)?|rojas?|verdes?|blauwe?|rode|felle?)$/u,
    [],
  ],
];
