import type { ShelfProduct } from '../../types.ts';
import { reason } from '../prose/reasons.ts';
import { nearHeight, roundStage, stageSteps } from '../amounts/staging.ts';
import { areaOf, count, exactly } from '../sizes.ts';
import { goesWith, pieces, type SizeOf, textOf } from './drivers.ts';

/** A handrail is put up from this height on; [ours]. */
const FALL_M = 0.6;

const WITH_LEGS = new RegExp(
  [
    String.raw`\b(?:with|incl\w*\.?|and|,) (?:\w+ )?legs?\b|, legs\b|legs included`,
    String.raw`(?:mit|inkl\.?|inklusive) (?:\S+ )?(?:steck)?(?:füßen|füße|beinen)|avec pieds|pieds (?:inclus|compris)`,
    String.raw`con patas|met poten`,
  ].join('|'),
  'iu',
);
const LEG_SET = new RegExp(
  [
    String.raw`\b(?:leg|feet|foot)[\s-]?sets?\b|\bsets?\s(?:of\s)?legs\b|\blegs?,?\s(?:\S+\s)?sets?\b|\blegs?\b.*\(sets?\b`,
    String.raw`(?:fu(?:ß|ss)|füße|bein|steckfuß|steckfüße|poten|pieds|patas)[\s-]?(?:satz|set)`,
    String.raw`(?:satz|jeu|juego|set|lot)\s(?:de\s)?(?:\S+\s)?(?:steck)?(?:füße|beine|pieds|patas|poten)`,
  ].join('|'),
  'iu',
);
const TO_A_DECK = new RegExp(
  String.raw`(?:\b(?:per|a|each)|(?:^|\s)(?:pro|je|par|por))` +
    String.raw`\s(?:stage\s)?(?:decks?|risers?|platform|podest|bühnenpodest|podestelement|praticable|tarima|` +
    String.raw`podiumdeel|podiumelement|panel|module|element)`,
  'iu',
);

/** "Leg Set 24in", "Steckfußsatz 40 cm", "legs, per deck": one stands under a whole deck. */
function isSetOfLegs(product: ShelfProduct): boolean {
  return product.traits.pieces === undefined && (LEG_SET.test(product.name) || TO_A_DECK.test(textOf({ product })));
}

export const STAGE: Readonly<Record<string, SizeOf>> = {
  'stage-legs': ({ stage: { heightM } }, drivers) => {
    // "Stage deck, legs to 2 ft" stands already.
    const bare = drivers.filter((driver) => !WITH_LEGS.test(textOf(driver)));
    const decks = pieces(bare, 'stage_deck');
    if (decks === 0) return null;
    const near = nearHeight(heightM);
    const single = count(decks * 4, reason('legs', { height: heightM }), near);
    const set = exactly(decks, reason('leg_sets', { height: heightM }), near);
    return goesWith(bare, (product, kind) => (isSetOfLegs(product) ? set : single)(product, kind));
  },
  'stage-steps': (occasion, drivers) => goesWith(drivers, stageSteps(occasion)),
  'stage-skirt': (occasion, drivers) => goesWith(drivers, roundStage(occasion, 'front_and_sides')),
  'stage-handrail': (occasion, drivers) =>
    occasion.stage.heightM < FALL_M ? null : goesWith(drivers, roundStage(occasion, 'back_and_sides')),
  'stage-roof': ({ stage: { widthM, depthM } }, drivers) => {
    const roof = exactly(1, reason('stage_roof'));
    // A roof over half a stage is none.
    return goesWith(drivers, (product, kind) =>
      (areaOf(product) ?? Infinity) < widthM * depthM * 0.6 ? null : roof(product, kind),
    );
  },
};
