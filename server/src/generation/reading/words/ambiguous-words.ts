import { CATEGORIES } from '@showbill/contract';
import { z } from 'zod';
import { KIND_CATEGORY, KINDS, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { once } from '../../../platform/once.ts';
import { sentenceOf, type Text, tokensOf, wordAt } from '../document/text.ts';
import { phrasesOf } from '../scene/phrases.ts';
import { KINDS_OF_CATEGORY } from '../things/kinds-by-category.ts';
import type { Mention } from '../things/mention.ts';
import { severalOf } from '../../columns.ts';

/** What a word may name, where one of `beside` is named in its sentence or text and nothing of `not_beside`; or nothing. */
const row = z.object({
  word: z.string().min(1),
  language: z.string(),
  kinds: severalOf(KINDS),
  category: severalOf(CATEGORIES),
  beside: severalOf(KINDS),
  not_beside: severalOf(CATEGORIES),
  within: z.enum(['', 'sentence', 'text']),
});

type Row = z.infer<typeof row>;

const rows = once(() =>
  Map.groupBy(readTable(new URL('./ambiguous-words.csv', import.meta.url), row), ({ word }) => word),
);

/** What happens is company as well, in its own sentence and the next: who is interpreted has booths, who plays has monitors. */
const COMPANY: Readonly<Record<string, Kind>> = { interpretation: 'crew_interpreter', live_music: 'crew_musician' };
const told = phrasesOf('activities', { activity: z.string() }, ({ activity }) => activity in COMPANY);

/**
 * Words that name equipment only in some company ("receivers" of interpretation, "bins" beside speakers), or now and then
 * ("bar", "steps"). `known`: things with a surer name; the word of a single one may mean another in its company.
 */
export function readAmbiguousWords(text: Text, known: readonly Mention[]): readonly Mention[] {
  const single = new Map(known.filter(({ from, to }) => to - from === 1).map((mention) => [mention.from, mention]));
  const busy = new Set(known.filter(({ from, to }) => to - from > 1).flatMap(tokensOf));
  const surer = known.filter(({ from, to }) => to - from > 1 || isSure(wordAt(text, from)));
  const happening = told.all(text).flatMap(({ row: { activity }, from }) => {
    const kinds = [COMPANY[activity] ?? []].flat();
    return [from, sentenceOf(text, from).to].map((at): Mention => ({ kinds, categories: [], from: at, to: at }));
  });
  const places = text.tokens.flatMap((_, at) => (rows().has(wordAt(text, at)) && !busy.has(at) ? [at] : []));
  const read = (company: readonly Mention[], isWanted: (row: Row) => boolean): readonly Mention[] => {
    const inText = new Set(company.flatMap(kindsMeant));
    const nearby = Map.groupBy([...company, ...happening], ({ from }) => sentenceOf(text, from));
    return places.flatMap((at): Mention[] => {
      const entries = rows().get(wordAt(text, at))?.filter(isWanted) ?? [];
      if (entries.length === 0) return [];
      const inSentence = new Set((nearby.get(sentenceOf(text, at)) ?? []).flatMap(kindsMeant));
      const around = inText.union(inSentence);
      const entry = entries.find((each) => isMeant(each, text, each.within === 'sentence' ? inSentence : around));
      const own = single.get(at);
      if (entry === undefined) return [];
      if (own !== undefined && !isNothing(entry) && (entry.beside.length === 0 || own.kinds[0] === entry.kinds[0]))
        return [];
      return [{ kinds: entry.kinds, categories: entry.category, from: at, to: at + 1, vague: true }];
    });
  };
  const alone = read(surer, ({ beside }) => beside.length === 0);
  const inCompany = read([...surer, ...alone], ({ beside }) => beside.length > 0);
  const taken = new Set(inCompany.map(({ from }) => from));
  return [...alone.filter(({ from }) => !taken.has(from)), ...inCompany];
}

/** The likeliest kind, or what a category is named for: "a stage". */
function kindsMeant({ kinds: [kind], categories }: Mention): readonly Kind[] {
  return kind === undefined ? categories.flatMap((category) => KINDS_OF_CATEGORY[category]?.flat() ?? []) : [kind];
}

/** A word that means the same in every company. */
function isSure(word: string): boolean {
  return (
    rows()
      .get(word)
      ?.every(({ beside }) => beside.length === 0) ?? true
  );
}

/** "Die Decke": a word that sounds like a thing and is none. */
function isNothing({ kinds, category }: Row): boolean {
  return kinds.length + category.length === 0;
}

function isMeant({ language, beside, not_beside }: Row, text: Text, company: ReadonlySet<Kind>): boolean {
  if (language !== '' && language !== text.language) return false;
  if (beside.length > 0 && !beside.some((kind) => company.has(kind))) return false;
  return not_beside.length === 0 || ![...company].some((kind) => not_beside.includes(KIND_CATEGORY[kind]));
}
