import type { ShelfProduct } from '../../types.ts';
import { isCoveredStageAsked } from '../covered-stage.ts';
import { nearHeight, skirtRun, stageSteps } from '../rules/staging.ts';
import { areaOf, count, cover, exactly, runOf } from '../sizes.ts';
import type { Completion } from '../types.ts';
import { figure } from '../words.ts';
import { goesWith, pieces } from './helpers.ts';

const WITH_LEGS =
  /\b(?:with|incl\w*\.?|and|,) (?:\w+ )?legs?\b|, legs\b|legs included|(?:mit|inkl\.?|inklusive) (?:\S+ )?(?:steck)?(?:füßen|füße|beinen)|avec pieds|pieds (?:inclus|compris)|con patas|met poten/iu;

const LEG_SET =
  /\b(?:leg|feet|foot)[\s-]?sets?\b|\bsets?\s(?:of\s)?legs\b|\blegs?,?\s(?:\S+\s)?sets?\b|\blegs?\b.*\(sets?\b|(?:fu(?:ß|ss)|füße|bein|steckfuß|steckfüße|poten|pieds|patas)[\s-]?(?:satz|set)|(?:satz|jeu|juego|set|lot)\s(?:de\s)?(?:\S+\s)?(?:steck)?(?:füße|beine|pieds|patas|poten)/iu;
const TO_A_DECK =
  /(?:\b(?:per|a|each)|(?:^|\s)(?:pro|je|par|por))\s(?:stage\s)?(?:decks?|risers?|platform|podest|bühnenpodest|podestelement|praticable|tarima|podiumdeel|podiumelement|panel|module|element)/iu;

/** "Leg Set 24in", "Steckfußsatz 40 cm", "legs, per deck": one stands under a whole deck. */
function isSetOfLegs({ name, description, traits }: ShelfProduct): boolean {
  return traits.pieces === undefined && (LEG_SET.test(name) || TO_A_DECK.test(`${name} ${description ?? ''}`));
}

export const stageCompletions: readonly Completion[] = [
  {
    id: 'stage-legs',
    dry: true,
    source: '[ours] four to a deck',
    after: ['stage_deck'],
    kinds: ['stage_leg'],
    label: 'stage legs',
    size: (occasion, drivers) => {
      // "Stage deck, legs to 2 ft" stands already.
      const bare = drivers.filter(({ product }) => !WITH_LEGS.test(`${product.name} ${product.description ?? ''}`));
      const decks = pieces(bare, 'stage_deck');
      if (decks === 0) return null;
      const high = `for a stage ${figure(occasion.stage.heightM)} m high`;
      const near = nearHeight(occasion.stage.heightM);
      const single = count(decks * 4, `Four to a deck, ${high}`, near);
      const set = exactly(decks, `A set to a deck, ${high}`, near);
      return goesWith(bare, (product, kind) => (isSetOfLegs(product) ? set : single)(product, kind));
    },
  },
  {
    id: 'stage-steps',
    perRoom: true,
    source: '[ours] one flight, two on a stage of more than 15 square metres',
    after: ['stage_deck'],
    kinds: ['stage_steps'],
    label: 'stage steps',
    size: (occasion, drivers) => goesWith(drivers, stageSteps(occasion)),
  },
  {
    id: 'stage-skirt',
    perRoom: true,
    source: '[ours] front and both sides',
    after: ['stage_deck'],
    kinds: ['stage_skirt'],
    label: 'stage skirt',
    size: (occasion, drivers) => {
      const run = skirtRun(occasion);
      return goesWith(
        drivers,
        cover(run, runOf, 2, () => `Front and both sides, ${figure(run)} m`),
      );
    },
  },
  {
    id: 'stage-handrail',
    perRoom: true,
    source: '[ours] back and both sides from 0.6 m on',
    after: ['stage_deck'],
    kinds: ['stage_handrail'],
    label: 'handrails',
    size: (occasion, drivers) => {
      if (occasion.stage.heightM < 0.6) return null;
      const run = skirtRun(occasion);
      return goesWith(
        drivers,
        cover(run, runOf, 2, () => `Back and both sides of a stage ${figure(occasion.stage.heightM)} m high`),
      );
    },
  },
  {
    id: 'stage-roof',
    perRoom: true,
    source: '[ours] equipment and players are kept dry',
    after: ['stage_deck'],
    kinds: ['stage_roof'],
    label: 'a roof over the whole stage',
    core: true,
    size: (occasion, drivers) => {
      const exposed = occasion.openAir && !occasion.is('ceremony') && !isCoveredStageAsked(occasion);
      if (!exposed) return null;
      const { widthM, depthM } = occasion.stage;
      const roof = exactly(1, 'Keeps rain off players and equipment');
      return goesWith(drivers, (product, kind) => {
        const covers = areaOf(product);
        // A roof over half a stage is none.
        return covers !== null && covers < widthM * depthM * 0.6 ? null : roof(product, kind);
      });
    },
  },
];
