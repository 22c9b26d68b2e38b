import { describe, expect, it } from 'vitest';
import { rowsToTry } from '../../testing/runs.ts';
import { checkDraft } from '../check.ts';
import { understand } from '../understand/index.ts';
import { surestKinds } from './exclusions.ts';
import { SHELF } from './fixtures.ts';
import { planDraft } from './index.ts';
import { STILL_ASKED } from './still-asked.rows.ts';
import { STILL_ASKED_ABROAD } from './still-asked-abroad.rows.ts';

const PRODUCTS = new Map(SHELF.products.map((product) => [product.id, product]));

/** Units of each kind that a draft for these words includes. */
function unitsOf(description: string, kinds: readonly string[]): Record<string, number> {
  const facts = understand({ description });
  const { draft } = checkDraft(planDraft({ description }, facts, SHELF), facts, SHELF);
  return Object.fromEntries(
    kinds.map((kind) => {
      const lines = draft.lines.filter(({ productId, optional }) => {
        const product = PRODUCTS.get(productId);
        return !optional && product !== undefined && surestKinds(product).some((own) => own === kind);
      });
      return [kind, lines.reduce((sum, { units }) => sum + units, 0)];
    }),
  );
}

describe.each([...STILL_ASKED, ...STILL_ASKED_ABROAD])('what is asked for ($language)', ({ enquiry, kinds, said }) => {
  it.each(rowsToTry(said, 5))('stays, whatever is said of it: %s', (sentence) => {
    const units = unitsOf(`${enquiry} ${sentence}`, Object.keys(kinds));
    const lost = Object.entries(kinds).filter(
      ([kind, wanted]) => units[kind] === 0 || units[kind] !== (wanted ?? units[kind]),
    );
    expect(lost).toEqual([]);
  });
});

describe('what is taken back', () => {
  it.each([
    'Update: the hall has chairs after all, so no chairs needed.',
    'PS: we do not need chairs in the end.',
    'Forget about the chairs, we got them elsewhere.',
    'Chairs not needed any more.',
    'We no longer need the chairs.',
    'On reflection we do not want chairs.',
    'Correction: no chairs.',
    'Sorry, scrap the chairs.',
  ])('leaves: %s', (sentence) => {
    expect(unitsOf(`Please quote 300 chairs and a PA. ${sentence}`, ['chair'])).toEqual({ chair: 0 });
  });
});
