import type { Language } from '../../../server/src/generation/types.ts';
import type { NotFromUsRow } from '../../../server/src/generation/understand/exclusions/fixtures.ts';
import { filled, THINGS } from '../../../server/src/generation/understand/exclusions/plain-statements.things.ts';
import { PLAIN_WISHES } from '../../../server/src/generation/understand/exclusions/plain-wishes.ts';

/** Each wish for one of the things of its language, in turn. */
export function plainWishRows(): readonly NotFromUsRow[] {
  const languages: readonly Language[] = ['en', 'de', 'fr', 'es', 'nl'];
  return languages.flatMap((language) => {
    const things = THINGS[language].filter(({ kind }) => !kind.startsWith('crew_'));
    return PLAIN_WISHES[language].flatMap((wish, at): NotFromUsRow[] => {
      const thing = things[at % things.length];
      return thing === undefined ? [] : [[filled(wish, thing), '', thing.kind]];
    });
  });
}
