import { describe, expect, it } from 'vitest';
import { createBuiltinDrafter } from '../../server/src/generation/index.ts';
import { ENGLISH } from '../../server/src/generation/understand/exclusions/plain-statements.english.ts';
import { ENGLISH_TOO } from '../../server/src/generation/understand/exclusions/plain-statements.english-too.ts';
import { FRENCH, GERMAN } from '../../server/src/generation/understand/exclusions/plain-statements.german-french.ts';
import { DUTCH, SPANISH } from '../../server/src/generation/understand/exclusions/plain-statements.spanish-dutch.ts';
import { filled } from '../../server/src/generation/understand/exclusions/plain-statements.things.ts';
import { evalCatalogue } from './catalogue.ts';
import { draftFor } from './draft.ts';
import { ENQUIRIES, type Enquiry, GROUPS, NAMED } from './kept-off.things.ts';

const STATEMENTS = { en: [...ENGLISH, ...ENGLISH_TOO], de: GERMAN, fr: FRENCH, es: SPANISH, nl: DUTCH };
const drafter = createBuiltinDrafter();
/** Each thing meets every so many statements, the next thing those beside them. */
const EVERY = 12;

/** What is planned for an enquiry, options included. */
async function planned({ catalogue, description }: Enquiry, statement: string): Promise<ReadonlySet<string>> {
  const brief = {
    id: '',
    language: 'en',
    catalogue,
    description: `${description} ${statement}`,
    good: { must: [] },
  } as const;
  const { draft } = await draftFor(brief, drafter, 60);
  const { truths } = evalCatalogue(catalogue);
  return new Set((draft?.lines ?? []).flatMap(({ productId }) => truths.get(productId)?.kinds[0] ?? []));
}

const usual = new Map<Enquiry, ReadonlySet<string>>();

/** What is planned for an enquiry where nothing else is said. */
async function usuallyPlanned(enquiry: Enquiry): Promise<ReadonlySet<string>> {
  const known = usual.get(enquiry) ?? (await planned(enquiry, ''));
  usual.set(enquiry, known);
  return known;
}

describe.each(['en', 'de', 'fr', 'es', 'nl'] as const)('what is there or not wanted (%s)', (language) => {
  const things = (NAMED[language] ?? []).map((thing, index) => ({ thing, index, name: thing.p ?? '' }));
  it.each(things)('is not planned by itself: $name', async ({ thing, index }) => {
    const kinds: readonly string[] = GROUPS[thing.kinds] ?? [thing.kinds];
    const enquiries: Enquiry[] = [];
    for (const enquiry of ENQUIRIES[language] ?? []) {
      const lines = await usuallyPlanned(enquiry);
      if (kinds.some((kind) => lines.has(kind))) enquiries.push(enquiry);
    }
    expect(enquiries).not.toEqual([]); // without the statement it is planned
    const broken: string[] = [];
    for (const [at, statement] of STATEMENTS[language].entries()) {
      const enquiry = enquiries[at % enquiries.length];
      if (at % EVERY !== index % EVERY || enquiry === undefined) continue;
      const lines = await planned(enquiry, filled(statement, thing as never));
      const found = kinds.filter((kind) => lines.has(kind));
      if (found.length > 0) broken.push(`${filled(statement, thing as never)} ${found.join(' ')}`);
    }
    expect(broken).toEqual([]);
  });
});
