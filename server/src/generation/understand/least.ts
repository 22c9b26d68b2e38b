import type { Draft } from './draft.ts';
import { fold } from '../reading/document/fold.ts';
import { sentenceOf, type Text } from '../reading/document/text.ts';

const REACH = 6; // tokens before a thing that may say that it is the least
const LEAST = new Set(
  `minimum minimal minimally smallest minimale mindestgröße kleinste kleinster kleinsten notfalls mínimo mínima mínimos minimaal minimumafmeting`
    .split(/\s+/u)
    .map(fold),
);
/** A stage besides the first. */
const OTHER = new Set(
  `second third other another side small smaller b kids children acoustic zweite zweiter zweiten andere kleine seconde deuxième autre petite segundo otro pequeño tweede`
    .split(/\s+/u)
    .map(fold),
);
const STAGES: ReadonlySet<string> = new Set(['stage_deck', 'mobile_stage']);

/** "A stage of 40' x 32'. Minimum stage size is 32' x 24'": one stage, of the size that is wished. */
export function withoutLeast(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const stages = drafts.filter(({ kinds: [kind] }) => STAGES.has(kind ?? '')).filter((draft) => areaOf(draft) > 0);
  const largest = Math.max(...stages.map(areaOf));
  const least = new Set(stages.filter((draft) => areaOf(draft) < largest && isLeast(text, draft)));
  return drafts.filter((draft) => !least.has(draft));
}

/** "Six microphones. … THE OTHER FOUR microphones stand on the left": some of those that were counted. */
export function withoutOthers(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  return drafts.filter((draft) => {
    const alike = drafts.filter(({ kinds: [kind], quantity }) => kind === draft.kinds[0] && quantity !== null);
    const most = Math.max(...alike.map(quantityOf));
    const parts = alike.reduce((sum, each) => sum + quantityOf(each), 0) - most;
    const isPart = alike.some(({ at, quantity }) => at.from < draft.at.from && quantity === most) && parts !== most;
    return draft.quantity === null || draft.quantity >= most || !isPart || !isOfThose(text, draft);
  });
}

function quantityOf({ quantity }: Draft): number {
  return quantity ?? 0;
}

function isOfThose(text: Text, { at }: Draft): boolean {
  const near = text.tokens
    .slice(Math.max(sentenceOf(text, at.from).from, at.from - 2), at.to)
    .map(({ text: word }) => word);
  return near.some((word) => THOSE.has(word)) && near.some((word) => THE.has(word));
}

const THOSE = new Set('other anderen ubrigen restlichen autres otros otras overige beiden'.split(' '));
const THE = new Set('the die den der les los las de'.split(' '));

function isLeast(text: Text, { at }: Draft): boolean {
  const { from } = sentenceOf(text, at.from);
  const words = text.tokens.slice(Math.max(from, at.from - REACH), at.to).map((token) => token.text);
  return words.some((word) => LEAST.has(word)) && !words.some((word) => OTHER.has(word));
}

function areaOf({ traits: { widthM = 0, depthM = 0 } }: Draft): number {
  return widthM * depthM;
}
