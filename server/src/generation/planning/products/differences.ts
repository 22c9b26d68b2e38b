import { attributesOf } from './attributes.ts';
import { isModel, modelsIn } from './models.ts';
import type { Choice } from '../types.ts';

export type Difference = 'other_size' | 'other_model' | 'other_colour';

/** A size less like the stated one than this is another; [ours]. */
const SAME_SIZE = 0.9;

/** In what a product is not what was asked for, where the shelf has nothing nearer. */
export function differencesOf({ need, product }: Pick<Choice, 'need' | 'product'>): readonly Difference[] {
  if (need.rule !== 'demand' || need.called?.includes(product.id) === true) return [];
  const models = modelsIn(need.phrase);
  const colours = need.wishes.filter(({ group }) => group === 'colour');
  const own = attributesOf(product).filter(({ group }) => group === 'colour');
  const differs: readonly (readonly [Difference, boolean])[] = [
    ['other_size', (need.nearness?.(product) ?? 1) < SAME_SIZE],
    ['other_model', models.length > 0 && !isModel(product, models)],
    ['other_colour', colours.length > 0 && own.length > 0 && !own.some((each) => colours.includes(each))],
  ];
  return differs.filter(([, is]) => is).map(([difference]) => difference);
}
