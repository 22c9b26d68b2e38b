import { CATEGORIES, type Category } from '@showbill/contract';
import { z } from 'zod';
import { KINDS, type Kind } from '../../../server/src/equipment/index.ts';
import { readTable } from '../data.ts';

/** Kinds, or whole categories, with blanks between them. */
const names = z
  .string()
  .transform((list) => list.split(' ').filter((word) => word !== ''))
  .pipe(z.array(z.enum([...KINDS, ...CATEGORIES])));

/** A short text, the kinds in it that are not to come from us, and those that are wished for; never both of one. */
const statement = z
  .strictObject({ text: z.string().min(1), not_from_us: names, wished: names })
  .refine(({ not_from_us: theirs, wished }) => !theirs.some((kind) => wished.includes(kind)), 'says both of a kind');

export interface Statement {
  readonly text: string;
  readonly notFromUs: readonly (Kind | Category)[];
  readonly wished: readonly (Kind | Category)[];
}

/** What people write of things that are not to come from us, and of things that are, to learn from. */
export function readStatements(file: string): readonly Statement[] {
  return readTable(`statements/${file}.csv`, statement).map(({ text, not_from_us: notFromUs, wished }) => ({
    text,
    notFromUs,
    wished,
  }));
}

export const STATEMENT_FILES = [
  'english-mails',
  'english-papers',
  'english-enquiries',
  'english-american',
  'english-layouts',
  'german',
  'german-enquiries',
  'dutch',
  'french',
  'spanish',
  'french-spanish-dutch',
  'tested',
  'plain',
  'still-asked',
  'senses-english',
  'senses-european',
  'sentences',
] as const;

/** Whole enquiries of people and companies, as they would write them. */
export const ENQUIRY_FILES = [
  'enquiries-american',
  'enquiries-british',
  'enquiries-french-spanish',
  'enquiries-german-dutch',
  'enquiries-private',
  'enquiries-trade',
] as const;

const form = z.strictObject({ language: z.string(), form: z.string() });
const thing = z.strictObject({
  language: z.string(),
  a: z.string(),
  p: z.string(),
  s: z.string(),
  none: z.string(),
  kind: z.enum(KINDS),
});

/** Each form of its language with each thing, alone and behind a wish for something else. */
export function readForms(): readonly Statement[] {
  const things = readTable('statements/form-things.csv', thing);
  const filledIn = (file: string, isTheirs: boolean) =>
    readTable(`statements/${file}.csv`, form).flatMap(({ language, form: said }) =>
      things
        .filter((each) => each.language === language)
        .flatMap(({ a, p, s, none, kind }, at): Statement[] => {
          const words = said.replace('{a}', a).replace('{p}', p).replace('{s}', s).replace('{none}', none);
          const text = words.charAt(0).toUpperCase() + words.slice(1);
          const wish = WISHES[language];
          const label = isTheirs ? { notFromUs: [kind], wished: [] } : { notFromUs: [], wished: [kind] };
          const alone = { text, ...label };
          if (wish === undefined || wish.kind === kind) return [alone];
          const together = at % 2 === 0 ? `${wish.text} ${text}` : `${text} ${wish.text}`;
          return [alone, { ...label, text: together, wished: [...label.wished, wish.kind] }];
        }),
    );
  return [
    ...filledIn('asked-forms', false),
    ...filledIn('lacking-forms', false),
    ...filledIn('theirs-forms', true),
    ...filledIn('taken-back-forms', true),
  ];
}

const WISHES: Readonly<Record<string, { readonly text: string; readonly kind: Kind }>> = {
  en: { text: 'We need 20 uplighters.', kind: 'uplight' },
  de: { text: 'Wir brauchen 20 Uplights.', kind: 'uplight' },
  fr: { text: 'Nous cherchons 20 uplights.', kind: 'uplight' },
  es: { text: 'Necesitamos 20 uplights.', kind: 'uplight' },
  nl: { text: 'Wij zoeken 20 uplights.', kind: 'uplight' },
};

const heading = z.strictObject({ language: z.string(), heading: z.string(), theirs: z.enum(['yes', 'no']) });
const item = z.strictObject({ form: z.string(), joint: z.enum(['newline', 'comma', 'or']) });
const JOINTS = { newline: '\n', comma: ', ', or: ' or ' } as const;
const COUNTS = [90, 12, 3, 40, 6];

/** Lists under each heading in each form, alone and beside one under a heading that says the opposite. */
export function readLists(): readonly Statement[] {
  const things = Map.groupBy(readTable('statements/form-things.csv', thing), ({ language }) => language);
  const items = readTable('statements/item-forms.csv', item);
  const headings = readTable('statements/headings.csv', heading);
  return headings.flatMap(({ language, heading: above, theirs }, at) =>
    items.flatMap(({ form: written, joint }, turn): Statement[] => {
      const named = things.get(language) ?? [];
      const some = (from: number) => [0, 1, 2].flatMap((step) => named[(from + step) % named.length] ?? []);
      const list = (of: typeof named) =>
        of
          .map(({ p }, place) =>
            written
              .replace('{p}', p)
              .replace('{n}', String(COUNTS[(at + turn + place) % COUNTS.length]))
              .replace('{k}', String(place + 1)),
          )
          .join(JOINTS[joint]);
      const under = (head: string, of: typeof named) => (head === '' ? list(of) : `${head}\n${list(of)}`);
      const mine = some(at + turn);
      const kindsOf = (of: typeof named) => [...new Set(of.map(({ kind }) => kind))];
      const isTheirs = theirs === 'yes';
      const label = isTheirs ? { notFromUs: kindsOf(mine), wished: [] } : { notFromUs: [], wished: kindsOf(mine) };
      const alone = { text: under(above, mine), ...label };
      const opposite = headings.find(
        (each) => each.language === language && each.theirs !== theirs && each.heading !== '',
      );
      const others = some(at + turn + 3).filter(({ kind }) => !mine.some((each) => each.kind === kind));
      if (opposite === undefined || above === '' || others.length === 0 || joint !== 'newline') return [alone];
      const text = `${under(above, mine)}\n\n${under(opposite.heading, others)}`;
      const both = isTheirs
        ? { notFromUs: kindsOf(mine), wished: kindsOf(others) }
        : { notFromUs: kindsOf(others), wished: kindsOf(mine) };
      return [alone, { text, ...both }];
    }),
  );
}
