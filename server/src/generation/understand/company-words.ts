import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { COMPANY_WORDS, type CompanyWord } from './words/company-words.ts';
import { KINDS_OF_CATEGORY } from './words/demands.ts';

const BY_WORD = Map.groupBy(
  COMPANY_WORDS.flatMap((entry) => entry.words.split(/\s+/u).map((word) => ({ word, entry }))),
  ({ word }) => word,
);

/**
 * Words that mean a thing only in the company of others: the "receivers" of interpretation, the "cabins" of interpreters,
 * the "desk" of a sound system. A meaning that stands alone gives way to that of the company.
 */
export function inCompany(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const at = new Map(mentions.map((mention) => [mention.from, mention]));
  const inside = new Set(mentions.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const company = companyIn(text, mentions);
  const found = text.tokens.flatMap((_, index): Mention[] => {
    const entries = BY_WORD.get(wordAt(text, index));
    const own = at.get(index);
    const single = own !== undefined && own.to === index + 1;
    if (entries === undefined || (inside.has(index) && !single)) return [];
    const entry = entries
      .map((each) => each.entry)
      .find((each) => keepsCompany(text, each, index, company) && covers(each, lastBefore(text, mentions, index)));
    if (entry === undefined || own?.kinds[0] === entry.kind) return [];
    if (entry.kind === 'subwoofer' && isAmongPlayers(text, index)) return [];
    const count = entry.covers === undefined ? undefined : countOf(text, lastBefore(text, mentions, index), index);
    return [
      {
        kinds: [entry.kind, ...(entry.or ?? [])],
        categories: [],
        from: index,
        to: index + 1,
        ...(count === undefined ? {} : { count }),
      },
    ];
  });
  if (found.length === 0) return mentions;
  const replaced = new Set(found.map(({ from }) => from));
  return [...mentions.filter(({ from }) => !replaced.has(from)), ...found].toSorted((a, b) => a.from - b.from);
}

/** "Five of us (drums, BASS, guitar)", "double BASS": what is played. */
function isAmongPlayers(text: Text, at: number): boolean {
  return [-2, -1, 2].some((step) => PLAYED.test(wordAt(text, at + step)));
}

const PLAYED =
  /^(?:drums?|drummer|double|upright|guitars?|keys|keyboards?|vocals?|sax|schlagzeug|gitarren?|batterie|guitares?|claviers?|bateria|guitarras?|teclados?|gitaar|gitaren|piano)$/u;

/** "10 Stehtische mit weißen Hussen": what these are for, the furniture last named. */
function covers(entry: CompanyWord, furniture: Mention | undefined): boolean {
  return entry.covers === undefined || furniture?.kinds[0] === entry.covers;
}

function lastBefore(text: Text, mentions: readonly Mention[], at: number): Mention | undefined {
  const { from: first } = sentenceOf(text, at);
  return mentions.findLast(
    ({ kinds: [kind], from }) =>
      kind !== undefined && KIND_CATEGORY[kind] === 'furniture' && from < at && from >= first,
  );
}

/** As many as there are of what they cover, where they have no figure of their own. */
function countOf(text: Text, furniture: Mention | undefined, at: number): number | undefined {
  if (furniture === undefined || text.numberTo.has(at) || text.numberTo.has(at - 1)) return undefined;
  return text.numberTo.get(furniture.from)?.value;
}

/** The kinds named in the text as a whole and in each of its sentences, without what company words name themselves. */
interface Company {
  readonly text: ReadonlySet<Kind>;
  readonly sentences: ReadonlyMap<Span, ReadonlySet<Kind>>;
}

function companyIn(text: Text, mentions: readonly Mention[]): Company {
  const others = mentions.filter(({ from, to }) => to > from + 1 || !BY_WORD.has(wordAt(text, from)));
  const groups = Map.groupBy(others, ({ from }) => sentenceOf(text, from));
  return {
    text: firstKinds(others),
    sentences: new Map(Array.from(groups, ([sentence, group]) => [sentence, firstKinds(group)] as const)),
  };
}

/** What is named by its category ("Lumière :") stands for what that is hired as. */
function firstKinds(mentions: readonly Mention[]): ReadonlySet<Kind> {
  return new Set(
    mentions.flatMap(({ kinds, categories }) =>
      kinds.length > 0 ? kinds.slice(0, 1) : categories.flatMap((each) => KINDS_OF_CATEGORY[each]?.[0]?.[0] ?? []),
    ),
  );
}

function keepsCompany(text: Text, entry: CompanyWord, at: number, company: Company): boolean {
  if (entry.abroad === true && text.language === 'en') return false;
  const ends = ENDS.has(wordAt(text, at + 1));
  if (entry.counted && !text.numberTo.has(at) && !text.numberFrom.has(at + 1) && !ends) return false;
  if (entry.capitals && !/^\p{Lu}{2}/u.test(text.raw.slice(text.tokens[at]?.start ?? 0, text.tokens[at]?.end ?? 0)))
    return false;
  const near =
    entry.within === 'text' ? company.text : (company.sentences.get(sentenceOf(text, at)) ?? new Set<Kind>());
  if (![...entry.beside].some((kind) => near.has(kind))) return false;
  return ![...near].some((kind) => entry.notBeside.has(KIND_CATEGORY[kind]));
}

const ENDS = new Set(['', 'and', 'und', 'et', 'y', 'en']);
