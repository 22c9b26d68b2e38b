import type { Draft } from './draft.ts';

/** "A rectangular table at the front … rectangular TABLES for all who take part": several of them. */
export function inPlural(kept: readonly Draft[], group: readonly Draft[]): readonly Draft[] {
  return kept.map((draft) => {
    if (draft.quantity !== null || !FURNITURE.test(draft.phrase.trim())) return draft;
    const several = group.find(
      ({ quantity, phrase }) =>
        quantity === null && phrase.trim().toLowerCase() === `${draft.phrase.trim().toLowerCase()}s`,
    );
    return several === undefined ? draft : { ...several, size: draft.size };
  });
}

const FURNITURE = /(?:table|chair|desk|bench)$/iu;
