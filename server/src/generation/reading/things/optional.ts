import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import type { Language } from '../../facts.ts';
import { findAll, type Hit, type Lexicon, lexicon } from '../words/lexicon.ts';
import { once } from '../../../platform/once.ts';
import { clauseOf, markAt, type Span, sentenceOf, type Text } from '../document/text.ts';
import type { Mention } from './mention.ts';

const row = z.object({
  phrase: z.string().min(1),
  language: z.union([z.literal(''), z.enum(['en', 'de', 'fr', 'es', 'nl'])]),
  role: z.enum(['option', 'if_possible', 'heading', 'replaces']),
});

type Role = z.infer<typeof row>['role'];

const phrases = once(() => {
  const rows = readTable(new URL('./option-phrases.csv', import.meta.url), row);
  const of = (language: Language): Lexicon<Role> =>
    lexicon(
      rows
        .filter((each) => each.language === '' || each.language === language)
        .map(({ role, phrase }) => [role, phrase]),
    );
  return { en: of('en'), de: of('de'), fr: of('fr'), es: of('es'), nl: of('nl') };
});

const LIST_LINES = 12; // lines that one "Optional:" may head
const HEADING = 4; // tokens between such a word and its colon

/** The things that are to be offered beside the rest: "a hazer as an option", "Optional: confetti". */
export function readOptional(text: Text, mentions: readonly Mention[]): ReadonlySet<Mention> {
  const spans = findAll(text.tokens, phrases()[text.language]).flatMap((hit) => scopeOf(text, hit, mentions) ?? []);
  return new Set(mentions.filter(({ from, to }) => spans.some((span) => from >= span.from && to <= span.to)));
}

/** "An LED wall IN PLACE OF the projection": what something else is to stand in for. */
export function readReplaced(text: Text, mentions: readonly Mention[]): ReadonlySet<Mention> {
  const ends = findAll(text.tokens, phrases()[text.language]).flatMap(({ value, to }) =>
    value === 'replaces' ? [to] : [],
  );
  return new Set(mentions.filter(({ from }) => ends.some((end) => from >= end && from - end <= ARTICLE)));
}

const ARTICLE = 1; // tokens

function scopeOf(text: Text, hit: Hit<Role>, mentions: readonly Mention[]): Span | null {
  const colon = [0, 1, 2, 3].map((step) => hit.to + step).find((at) => markAt(text, at) === ':');
  if (colon !== undefined && colon - hit.to < HEADING) return headed(text, colon);
  if (hit.value !== 'option') return null; // "if possible" says of what sort a thing is to be
  const clause = clauseOf(text, hit.from);
  const inside = mentions.filter(({ from, to }) => from >= clause.from && to <= clause.to);
  const behind = inside.filter(({ from }) => from >= hit.to);
  if (behind.length > 0) return { from: hit.to, to: clause.to };
  const before = inside.filter(({ to }) => to <= hit.from);
  if (before.length > 0) return { from: firstOf(before).from, to: hit.from };
  const sentence = sentenceOf(text, hit.from);
  const earlier = mentions.findLast(({ from, to }) => from >= sentence.from && to <= hit.from);
  return earlier ?? { from: hit.to, to: sentence.to };
}

/** "Lighting and video as an option" are both, "4 mics and a hazer as an option" is the hazer. */
function firstOf(mentions: readonly Mention[]): Span {
  let at = mentions.length - 1;
  while (at > 0 && (mentions[at]?.from ?? 0) - (mentions[at - 1]?.to ?? 0) <= 1) at -= 1;
  return mentions[at] ?? { from: 0, to: 0 };
}

/** What stands behind a colon, or in the lines of the list below it. */
function headed(text: Text, colon: number): Span {
  let { to } = sentenceOf(text, colon);
  if (to - colon > 2) return { from: colon, to };
  for (let line = 0; line < LIST_LINES && to < text.tokens.length; line += 1) {
    const next = sentenceOf(text, to);
    if (next.to - next.from < 2 || markAt(text, next.to - 2) === ':') break;
    to = next.to;
  }
  return { from: colon, to };
}
