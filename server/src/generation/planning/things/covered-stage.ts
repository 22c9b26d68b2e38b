import type { Demand } from '../../facts.ts';
import type { Choice, Occasion } from '../types.ts';

/** "A covered stage", "Bühne mit Dach", "scène couverte": decks under a roof, or a stage that comes with one; no roof alone. */
export function isCoveredStage({ kinds, phrase }: Demand): boolean {
  return kinds[0] === 'stage_roof' && COVERED_STAGE.test(phrase);
}

export function isCoveredStageAsked({ facts }: Pick<Occasion, 'facts'>): boolean {
  return facts.demands.some((demand) => !demand.optional && isCoveredStage(demand));
}

const COVERED_STAGE = new RegExp(
  [
    String.raw`\b(?:covered|roofed|arch(?:ed)?|dome|orbit(?:al)?|roof) stages?\b|\bstages? with (?:an? )?(?:roof|canopy|cover)`,
    String.raw`überdachte\p{L}* bühne|bühnen? (?:mit dach|überdacht)|rundbogenbühne`,
    String.raw`(?:scène|podium|estrade)s? (?:couverte?|avec toit)|escenarios? (?:cubierto|techado|con techo)`,
    String.raw`(?:overdekt|overkapt)e? podium|podium met dak`,
  ].join('|'),
  'iu',
);

/** Its name says that it is a stage and a roof in one. */
const ROOFED =
  /überdacht|\bcovered|couverte?|cubiert[oa]|overdekt|mit dach|with roof|avec toit|rundbogen|\barch(?:ed)? stage/iu;
const STAGE = /bühne|stage|scène|escenario|podium/iu;

/** A stage that comes with its roof leaves no room for another: decks that a rule would lay beside it are left out. */
export function withoutSecondStage(choices: readonly Choice[]): readonly Choice[] {
  const whole = choices.some(
    ({ kind, product, need }) =>
      (kind === 'mobile_stage' && need.kinds[0] === 'stage_roof') ||
      (kind === 'stage_roof' &&
        ROOFED.test(`${product.name} ${product.description ?? ''}`) &&
        STAGE.test(product.name)),
  );
  return whole ? choices.filter(({ need }) => need.rule !== 'stage') : choices;
}
