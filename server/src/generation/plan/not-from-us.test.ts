import { describe, expect, it } from 'vitest';
import { rowsToTry } from '../../testing/runs.ts';
import { checkDraft } from '../check.ts';
import { DOCUMENTS } from '../understand/exclusions/not-from-us.documents.ts';
import { ENQUIRIES } from '../understand/exclusions/not-from-us.enquiries.ts';
import { FRENCH_AND_SPANISH } from '../understand/exclusions/not-from-us.french-spanish.ts';
import { GERMAN_AND_DUTCH } from '../understand/exclusions/not-from-us.german-dutch.ts';
import { INBOX } from '../understand/exclusions/not-from-us.inbox.ts';
import { LETTERBOX } from '../understand/exclusions/not-from-us.letterbox.ts';
import { LETTERS } from '../understand/exclusions/not-from-us.letters.ts';
import { TAKEN_BACK } from '../understand/exclusions/not-from-us.taken-back.ts';
import { TENDERS } from '../understand/exclusions/not-from-us.tenders.ts';
import { understand } from '../understand/index.ts';
import { surestKinds } from './exclusions.ts';
import { SHELF } from './fixtures.ts';
import { planDraft } from './index.ts';

const PRODUCTS = new Map(SHELF.products.map((product) => [product.id, product]));

describe('what others bring or nobody wants', () => {
  const rows = [
    ...ENQUIRIES,
    ...TENDERS,
    ...LETTERS,
    ...GERMAN_AND_DUTCH,
    ...FRENCH_AND_SPANISH,
    ...INBOX,
    ...LETTERBOX,
    ...TAKEN_BACK,
    ...DOCUMENTS,
  ];
  it.each(rowsToTry(rows, 5))('is on no line of the draft for "%s"', (description, notFromUs) => {
    const facts = understand({ description });
    const { draft } = checkDraft(planDraft({ description }, facts, SHELF), facts, SHELF);
    const gone = new Set(notFromUs.split(' '));
    const lines = draft.lines.flatMap(({ productId }) => PRODUCTS.get(productId) ?? []);
    expect(lines.filter((product) => surestKinds(product).some((kind) => gone.has(kind)))).toEqual([]);
  });
});
