import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { KINDS } from '../../server/src/equipment/index.ts';
import { createBuiltinDrafter } from '../../server/src/generation/index.ts';
import { ENGLISH } from '../../server/src/generation/understand/exclusions/plain-statements.english.ts';
import { ENGLISH_TOO } from '../../server/src/generation/understand/exclusions/plain-statements.english-too.ts';
import { FRENCH, GERMAN } from '../../server/src/generation/understand/exclusions/plain-statements.german-french.ts';
import { DUTCH, SPANISH } from '../../server/src/generation/understand/exclusions/plain-statements.spanish-dutch.ts';
import { filled } from '../../server/src/generation/understand/exclusions/plain-statements.things.ts';
import { runs } from '../../server/src/testing/runs.ts';
import { LANGUAGES } from './brief.ts';
import { evalCatalogue } from './catalogue.ts';
import { readYaml } from './data.ts';
import { draftFor } from './draft.ts';

const kinds = z.array(z.enum(KINDS));
const enquiry = z.strictObject({ catalogue: z.string(), description: z.string() });
const thing = z.object({ p: z.string(), kinds: z.string() }).catchall(z.string());
const { groups, enquiries, things } = readYaml(
  'kept-off.yaml',
  z.strictObject({
    groups: z.record(z.string(), kinds),
    enquiries: z.record(z.enum(LANGUAGES), z.array(enquiry)),
    things: z.record(z.enum(LANGUAGES), z.array(thing)),
  }),
);

const STATEMENTS = { en: [...ENGLISH, ...ENGLISH_TOO], de: GERMAN, fr: FRENCH, es: SPANISH, nl: DUTCH };
const drafter = createBuiltinDrafter();
/** Each thing meets one in so many statements, the next thing those beside them: fewer of them in an everyday run. */
const EVERY = runs(96, 12);

type Enquiry = z.infer<typeof enquiry>;

/** What is planned for an enquiry, options included. */
async function planned({ catalogue, description }: Enquiry, statement: string): Promise<ReadonlySet<string>> {
  const { draft } = await draftFor({ catalogue, description: `${description} ${statement}` }, drafter, 60);
  const { truths } = evalCatalogue(catalogue);
  return new Set((draft?.lines ?? []).flatMap(({ productId }) => truths.get(productId)?.kinds[0] ?? []));
}

const usual = new Map<Enquiry, ReadonlySet<string>>();

/** What is planned for an enquiry where nothing else is said. */
async function usuallyPlanned(one: Enquiry): Promise<ReadonlySet<string>> {
  const known = usual.get(one) ?? (await planned(one, ''));
  usual.set(one, known);
  return known;
}

describe.each(LANGUAGES)('what is there or not wanted (%s)', (language) => {
  it.each(things[language].map((named, index) => ({ named, index, name: named.p })))(
    'is not planned by itself: $name',
    async ({ named, index }) => {
      const forbidden: readonly string[] = groups[named.kinds] ?? kinds.parse([named.kinds]);
      const some: Enquiry[] = [];
      for (const each of enquiries[language]) {
        const lines = await usuallyPlanned(each);
        if (forbidden.some((kind) => lines.has(kind))) some.push(each);
      }
      expect(some).not.toEqual([]); // without the statement it is planned
      const broken: string[] = [];
      for (const [at, statement] of STATEMENTS[language].entries()) {
        const one = some[at % some.length];
        if (at % EVERY !== index % EVERY || one === undefined) continue;
        const said = filled(statement, named as never);
        const lines = await planned(one, said);
        const found = forbidden.filter((kind) => lines.has(kind));
        if (found.length > 0) broken.push(`${said} ${found.join(' ')}`);
      }
      expect(broken).toEqual([]);
    },
  );
});
